import assert from "node:assert/strict";
import { test } from "node:test";
import * as state from "../../belote_learn/widgets/frontend/state.js";
import { scene, trickView } from "./helpers.js";

const view = trickView();

test("nothing is drawn without frames", () => {
  for (const nothing of [undefined, /** @type {any} */ ({}), { ...view, frames: [] }]) {
    assert.equal(state.sceneOf(nothing, 0, state.freshLocal()), null);
  }
});

test("a step beyond the ends shows the nearest end", () => {
  assert.equal(scene(view, -3).index, 0);
  assert.equal(scene(view, 99).index, view.frames.length - 1);
  assert.equal(scene(view, /** @type {any} */ ("x")).index, 0);
});

test("without a question the trick is explained, with nothing lit", () => {
  const idle = scene(view, 2);
  assert.equal(idle.why?.mark, "winner");
  assert.deepEqual([...state.litBy(idle).cards], []);
});

test("asking a card twice closes its explanation", () => {
  const asked = state.ask(scene(view, 2), "KS");
  assert.equal(asked.asked, "KS");
  assert.equal(state.ask(scene(view, 2, asked), "KS").asked, null);
});

test("the questions are read one at a time, from the first to the last", () => {
  let local = state.ask(scene(view, 2), "KS");
  assert.equal(local.shown, 0);
  for (const expected of [1, 2, 3, 3]) {
    local = state.turn(scene(view, 2, local), 1);
    assert.equal(local.shown, expected);
  }
  assert.equal(state.turn(scene(view, 2, { ...local, shown: 0 }), -1).shown, 0);
});

test("all questions: the one where the card fell is the one that is lit", () => {
  const all = state.toggleAll(scene(view, 2, { asked: "KS" }));
  assert.deepEqual([all.all, all.shown], [true, 2]);
  assert.equal(state.ask(scene(view, 2, { ...all }), "8H").shown, 3);
});

test("the shown question lights its cards, its seats and the cards that fall", () => {
  const lit = state.litBy(scene(view, 2, { asked: "KS", shown: 3 }));
  assert.equal(lit.number, 4);
  assert.deepEqual([...lit.cards], ["JH", "9H"]);
  assert.deepEqual([...lit.seats], ["W"]);
  assert.deepEqual([...lit.drops], ["8H"]);
});

test("an asked card stays asked while it is on the page", () => {
  assert.equal(state.carry(scene(view, 3, { asked: "JH" })).asked, "JH");
  assert.equal(state.carry(scene(view, 3, { asked: state.SUBJECT })).asked, state.SUBJECT);
  const without = { ...view, frames: [{ ...view.frames[0], hands: {}, trick: [] }] };
  assert.equal(state.carry(scene(without, 0, { asked: "JH" })).asked, null);
});
