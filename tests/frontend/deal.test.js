import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../../belote_learn/widgets/frontend/page.js";
import { cardsOnPage, NOBODY } from "../../belote_learn/widgets/frontend/settings.js";
import * as state from "../../belote_learn/widgets/frontend/state.js";
import { heard } from "../../belote_learn/widgets/frontend/words.js";
import { elements, scene, textOf, trickView, withClass } from "./helpers.js";

/** @typedef {import("../../belote_learn/widgets/frontend/types.js").View} View */
/** @typedef {import("../../belote_learn/widgets/frontend/types.js").Frame} Frame */

const trick = trickView();
const WORDS = ["bids", "closed", "count", "four_colours", "nothing_to_ask", "open", "open_all", "open_none", "pause", "play"];
const MORE = ["points", "speed", "speed_fast", "speed_normal", "speed_slow", "stages", "stock", "tricks", "turn_up"];

/**
 * @param {Partial<Frame>} given
 * @returns {Frame}
 */
function frame(given) {
  const [empty] = trick.frames;
  return { ...empty, tricks: { NS: 0, EW: 0 }, points: { NS: 0, EW: 0 }, bids: [], lines: [], ...given };
}

/** The trick as a small deal: a packet, two bids, the trick with a word said, two lines. @type {View} */
const deal = {
  ...trick,
  kind: "deal",
  ui: { ...trick.ui, choose_deal: "choose", keys_deal: "keys", ...Object.fromEntries([...WORDS, ...MORE].map((id) => [id, id])) },
  teams: { NS: "North and South", EW: "East and West" },
  stages: [
    { id: "deal", text: "Deal", from: 0, to: 0 },
    { id: "bids", text: "Bids", from: 1, to: 2 },
    { id: "trick-1", text: "1", from: 3, to: 7 },
    { id: "score", text: "Score", from: 8, to: 9 },
  ],
  frames: [
    frame({ kind: "packet", stage: 0, stock: 20, subject: null }),
    frame({ kind: "bid", stage: 1, stock: 11, turn_up: "9H", bids: [{ seat: "W", text: "pass", why: 0 }], why: { bid: 0 }, subject: "bid" }),
    frame({
      kind: "bid",
      stage: 1,
      stock: 11,
      turn_up: "9H",
      bids: [{ seat: "W", text: "pass", why: 0 }, { seat: "S", text: "take", why: 1 }],
      why: { bid: 1 },
      subject: "bid",
    }),
    ...trick.frames.map((one, i) => ({
      ...frame({ ...one, kind: i === 4 ? "trick" : "play", stage: 2, subject: "trick" }),
      said: i === 2 ? { seat: /** @type {const} */ ("W"), text: "Belote!", why: 2 } : null,
      tricks: { NS: i === 4 ? 1 : 0, EW: 0 },
    })),
    frame({ kind: "line", stage: 3, lines: [{ text: 0, points: { NS: 82 }, why: 3 }], why: { line: 3 }, subject: "line" }),
    frame({
      kind: "total",
      stage: 3,
      lines: [{ text: 0, points: { NS: 82 }, why: 3 }, { text: 1, points: { NS: 82, EW: 80 }, why: 4 }],
      why: { line: 4 },
      subject: "line",
    }),
  ],
};

/** @param {number} step @param {Partial<import("../../belote_learn/widgets/frontend/state.js").Local>} [local] */
const drawn = (step, local) => page(scene(deal, step, local));

test("what is asked by default is the subject of the frame", () => {
  assert.equal(scene(deal, 0, { asked: state.SUBJECT }).why, null);
  assert.equal(scene(deal, 1).why, deal.whys[0]);
  assert.equal(scene(deal, 9, { asked: state.SUBJECT }).why, deal.whys[4]);
});

test("an older bid, a word and a line answer for themselves", () => {
  assert.equal(scene(deal, 2, { asked: "bid:0" }).why, deal.whys[0]);
  assert.equal(scene(deal, 5, { asked: "said" }).why, deal.whys[2]);
  assert.equal(scene(deal, 9, { asked: "line:0" }).why, deal.whys[3]);
});

test("after a bid the explanation goes on with what the next frame is about", () => {
  assert.equal(state.carry(scene(deal, 2, { asked: "bid:0" })).asked, state.SUBJECT);
});

test("the timeline tells how far each stage has gone, and which is the current one", () => {
  const bars = withClass(drawn(2), "b-stage-bar").map(({ children }) => /** @type {any} */ (children[0]).props.style["--done"]);
  assert.deepEqual(bars, [1, 1, 0, 0]);
  const current = withClass(drawn(3), "b-stage").filter(({ props }) => props["aria-current"] === "step");
  assert.deepEqual(current.map(({ props }) => props["data-stage"]), ["trick-1"]);
  assert.equal(withClass(drawn(3), "b-stage").filter(({ props }) => props.tabindex === 0).length, 1);
});

test("stages begin where they say, back from within one is its start", () => {
  const starts = [[0, 1, 1], [4, 1, 8], [9, 1, 9], [5, -1, 3], [3, -1, 1], [0, -1, 0]];
  for (const [from, move, to] of starts) assert.equal(state.stageStart(scene(deal, from), move), to);
});

test("bids are in the list, and the last one of each seat beside the seat", () => {
  assert.deepEqual(withClass(drawn(2), "b-said").map(textOf), ["West: pass", "South: take"]);
  assert.equal(withClass(drawn(2), "b-bubble").length, 2);
});

test("the middle is the stock, then the trick, then the count", () => {
  const shown = (/** @type {number} */ step) =>
    ["b-giving", "b-count-sheet"].filter((name) => withClass(drawn(step), name).length > 0);
  assert.deepEqual([shown(0), shown(4), shown(8)], [["b-giving"], [], ["b-count-sheet"]]);
  assert.deepEqual(withClass(drawn(9), "b-entry").slice(1).map(({ props }) => props["data-ask"]), ["line:0", "line:1"]);
});

test("a word is said beside the card", () => {
  assert.deepEqual(withClass(drawn(5), "b-word-W").map(textOf), ["Belote!"]);
  assert.equal(withClass(drawn(6), "b-bubble").length, 0);
});

test("closed hands are backs without names, and their cards cannot stay asked", () => {
  const hidden = scene(deal, 5, { asked: "KS" }, { hands: NOBODY });
  assert.deepEqual([...cardsOnPage(hidden)], deal.frames[5].trick.map(({ card }) => card));
  assert.equal(state.carry(hidden).asked, null);
  const names = [...elements(page(scene(deal, 5, {}, { hands: NOBODY })))].map(({ props }) => props["data-card"]).filter(Boolean);
  assert.deepEqual(names.sort(), deal.frames[5].trick.map(({ card }) => card).sort());
  assert.ok(cardsOnPage(scene(deal, 5, {}, { hands: "S" })).has("KS"));
  assert.ok(cardsOnPage(scene(deal, 5, {}, { hands: "NS" })).has("KS"));
  assert.ok(!cardsOnPage(scene(deal, 5, {}, { hands: "EW" })).has("KS"));
});

test("cards are heard by their names, the longest sign first", () => {
  assert.equal(heard(deal, "10♣, 9♥ and 7♦."), "ten of clubs, nine of hearts and seven of diamonds.");
});
