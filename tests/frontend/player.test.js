import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { PAUSES, Player } from "../../belote_learn/widgets/frontend/player.js";

mock.timers.enable({ apis: ["setTimeout"] });

/** @param {number} steps how many there are to play */
function played(steps) {
  const seen = { steps: 0, stopped: 0, watched: true };
  const player = new Player({
    isWatched: () => seen.watched,
    step: () => ++seen.steps < steps,
    pause: () => PAUSES.fast,
    stopped: () => (seen.stopped += 1),
  });
  return { seen, player };
}

test("it steps at once, then after each pause, and stops at the end", () => {
  const { seen, player } = played(3);
  player.play();
  assert.equal(seen.steps, 1);
  mock.timers.tick(PAUSES.fast);
  mock.timers.tick(PAUSES.fast);
  assert.deepEqual(seen, { steps: 3, stopped: 1, watched: true });
  mock.timers.tick(PAUSES.slow);
  assert.equal(seen.steps, 3);
});

test("stopped, it does not step again", () => {
  const { seen, player } = played(9);
  player.play();
  player.stop();
  mock.timers.tick(PAUSES.slow);
  assert.equal(seen.steps, 1);
});

test("started twice it has one timer", () => {
  const { seen, player } = played(9);
  player.play();
  player.play();
  mock.timers.tick(PAUSES.fast);
  assert.equal(seen.steps, 3);
});

test("without a watcher it stops by itself", () => {
  const { seen, player } = played(9);
  player.play();
  seen.watched = false;
  mock.timers.tick(PAUSES.fast);
  assert.deepEqual(seen, { steps: 1, stopped: 1, watched: false });
});
