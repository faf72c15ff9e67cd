// A view that acts waits for a later turn: in time, late, or never.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { ANSWER_TIME } from "../../belote_learn/widgets/frontend/requests.js";
import { ownKey, Turns } from "../../belote_learn/widgets/frontend/turns.js";

/** @param {(turns: Turns, unheard: { times: number }) => void} check */
function withClock(check) {
  mock.timers.enable({ apis: ["setTimeout"] });
  const unheard = { times: 0 };
  const turns = new Turns("me", 4, () => (unheard.times += 1));
  try {
    check(turns, unheard);
  } finally {
    turns.settle();
    mock.timers.reset();
  }
}

test("an answer in time is one's own, and is waited for no longer", () => withClock((turns, unheard) => {
  turns.ask();
  assert.equal(turns.waits, true);
  assert.deepEqual(turns.come({ turn: 5, by: "me" }), { isMine: true, isNew: true });
  assert.equal(turns.waits, false);
  mock.timers.tick(2 * ANSWER_TIME);
  assert.equal(unheard.times, 0);
}));

test("a late answer is one's own all the same", () => withClock((turns, unheard) => {
  turns.ask();
  mock.timers.tick(ANSWER_TIME);
  assert.deepEqual([unheard.times, turns.waits], [1, false]);
  assert.deepEqual(turns.come({ turn: 5, by: "me" }), { isMine: true, isNew: true });
  assert.deepEqual(turns.come({ turn: 6, by: "me" }), { isMine: false, isNew: true });
}));

test("another language in the same turn is no answer", () => withClock((turns, unheard) => {
  turns.ask();
  assert.deepEqual(turns.come({ turn: 4, by: "me" }), { isMine: false, isNew: false });
  assert.equal(turns.waits, true);
  mock.timers.tick(ANSWER_TIME);
  assert.equal(unheard.times, 1);
}));

test("what another view did is new, and not one's own, even while one waits", () => withClock((turns) => {
  assert.deepEqual(turns.come({ turn: 5, by: "other" }), { isMine: false, isNew: true });
  turns.ask();
  assert.deepEqual(turns.come({ turn: 6, by: "other" }), { isMine: false, isNew: true });
  assert.equal(turns.waits, true);
  assert.deepEqual(turns.come({ turn: 7, by: "me" }), { isMine: true, isNew: true });
}));

test("asked again, it is waited for anew", () => withClock((turns, unheard) => {
  turns.ask();
  mock.timers.tick(ANSWER_TIME - 1);
  turns.ask();
  mock.timers.tick(ANSWER_TIME - 1);
  assert.equal(unheard.times, 0);
  mock.timers.tick(1);
  assert.equal(unheard.times, 1);
}));

const PLAIN = { key: "N", ctrlKey: false, metaKey: false, altKey: false, repeat: false };
for (const [name, event, target, expected] of /** @type {[string, object, string, string | null][]} */ ([
  ["a letter, whatever its case", {}, "button", "n"],
  ["a shortcut of the browser", { ctrlKey: true }, "button", null],
  ["a key held down", { repeat: true }, "button", null],
  ["what is typed", {}, "input", null],
  ["what is chosen in a list", {}, "select", null],
])) {
  test(`${name}: ${expected}`, () => {
    assert.equal(ownKey(/** @type {any} */ ({ ...PLAIN, ...event }), /** @type {any} */ ({ localName: target })), expected);
  });
}
