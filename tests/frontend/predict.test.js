import assert from "node:assert/strict";
import { test } from "node:test";
import { lettered } from "../../belote_learn/widgets/frontend/letters.js";
import { answerOf, check, choose, reveal, results, solution, tally } from "../../belote_learn/widgets/frontend/predict.js";
import { withOption } from "../../belote_learn/widgets/frontend/requests.js";
import { carry } from "../../belote_learn/widgets/frontend/state.js";
import { scene, trickView } from "./helpers.js";

/** @typedef {import("../../belote_learn/widgets/frontend/state.js").Local} Local */
/** @typedef {import("../../belote_learn/widgets/frontend/types.js").View} View */

const view = trickView();
const LEGAL = { predict: "legal" };
const hand = view.frames[2].hands.S?.cards ?? [];
const legal = solution(scene(view, 2, {}, LEGAL));
const refused = hand.filter((card) => !legal.includes(card));

/**
 * Choose one after the other.
 * @param {string[]} ones
 * @param {number} step
 * @param {string} predict
 * @param {Partial<Local>} [local]
 */
function chosen(ones, step, predict, local = {}) {
  return ones.reduce((now, one) => choose(scene(view, step, now, { predict }), one), /** @type {Partial<Local>} */ (local));
}

/** @type {[string, string[], Partial<import("../../belote_learn/widgets/frontend/predict.js").Guess>][]} */
const GUESSES = [
  ["nothing", [], { outcome: "none", tries: 0 }],
  ["one wrong card", refused.slice(0, 1), { outcome: "wrong", wrong: refused.slice(0, 1), missing: true }],
  ["all cards", hand, { outcome: "wrong", wrong: refused, missing: false }],
];

for (const [name, cards, guess] of GUESSES) {
  test(`guessing ${name} leaves the frame veiled and says what is amiss`, () => {
    const local = check(scene(view, 2, chosen(cards, 2, "legal"), LEGAL));
    for (const [part, value] of Object.entries(guess)) assert.deepEqual(local.guess[/** @type {"wrong"} */ (part)], value);
    assert.equal(scene(view, 2, local, LEGAL).veil, "legal");
  });
}

test("the legal cards, in any order, lift the veil", () => {
  const local = check(scene(view, 2, chosen([...legal].reverse(), 2, "legal"), LEGAL));
  const now = scene(view, 2, local, LEGAL);
  assert.deepEqual([now.veil, answerOf(now)?.outcome, tally(local)], ["", "right", { asked: 1, right: 1 }]);
  assert.deepEqual(now.frame, view.frames[2]);
});

test("right after a wrong try is not right at the first", () => {
  const first = check(scene(view, 2, chosen(refused.slice(0, 1), 2, "legal"), LEGAL));
  const second = chosen([refused[0], ...legal], 2, "legal", first);
  assert.deepEqual(tally(check(scene(view, 2, second, LEGAL))), { asked: 1, right: 0 });
});

test("an answer that is shown lists what was chosen and what was missed, in the order of the hand", () => {
  const local = reveal(scene(view, 2, chosen(refused.slice(0, 1), 2, "legal"), LEGAL));
  const now = scene(view, 2, local, LEGAL);
  const listed = results(now, /** @type {any} */ (answerOf(now)));
  assert.deepEqual(listed.map(({ card }) => card), hand.filter((card) => card === refused[0] || legal.includes(card)));
  assert.deepEqual(listed.filter(({ isChosen }) => isChosen).map(({ card }) => card), refused.slice(0, 1));
});

test("a veiled hand has no verdicts, and nothing stays asked of it", () => {
  const { frame } = scene(view, 2, { asked: hand[0] }, LEGAL);
  assert.ok(hand.every((card) => !(card in frame.why)));
  assert.equal(carry(scene(view, 2, { asked: hand[0] }, LEGAL)).asked, null);
});

test("a closed hand is not asked; other rules ask again", () => {
  assert.equal(scene(view, 2, {}, { ...LEGAL, hands: "none" }).veil, "");
  const { answers } = reveal(scene(view, 2, {}, LEGAL));
  const rules = { .../** @type {any} */ (view.rules), id: "reglas" };
  assert.equal(scene({ ...view, rules }, 2, { answers }, LEGAL).veil, "legal");
});

test("the winner and the points are nowhere in a veiled frame", () => {
  for (const predict of ["winner", "points"]) {
    const { frame } = scene(view, 4, {}, { predict });
    assert.deepEqual([frame.winning, frame.tags, frame.why, frame.say.length], [null, {}, {}, 1]);
    assert.ok(frame.trick.every(({ note }) => note === ""));
    assert.deepEqual(frame.facts.map(({ id }) => id).filter((id) => !["led", "trump"].includes(id)), []);
  }
});

test("one seat is chosen, the last one pressed", () => {
  const winner = String(view.frames[4].winning);
  const other = String(view.order.find((seat) => seat !== winner));
  const local = chosen([other, winner], 4, "winner");
  assert.deepEqual(local.guess?.chosen, [winner]);
  assert.equal(tally(check(scene(view, 4, local, { predict: "winner" }))).right, 1);
});

for (const [text, right] of /** @type {[string, boolean][]} */ ([["worth", true], [" worth ", true], ["1", false], ["x", false]])) {
  test(`the number “${text}” is ${right ? "right" : "wrong"}`, () => {
    const typed = text.replace("worth", String(view.frames[4].worth));
    const local = check(scene(view, 4, chosen([typed], 4, "points"), { predict: "points" }));
    assert.equal(tally(local).right, right ? 1 : 0);
  });
}

test("other letters stand on the cards and in every sign; names and all else stay", () => {
  const other = lettered(view, "VDR");
  assert.deepEqual([other.cards.JH.sign, other.cards.JH.rank, other.cards.JH.name], ["V♥", "V", view.cards.JH.name]);
  const signs = JSON.stringify(other.texts).match(/[JQK](?=[♠♥♦♣])/gu);
  assert.equal(signs, null);
  assert.equal(lettered(view, "VDR"), other);
  assert.equal(lettered(view, "JQK"), view);
  assert.equal(lettered(view, "language"), view);
});

test("an option is changed to one of its values, and back to that of the named set", () => {
  const rules = { .../** @type {any} */ (view.rules), changes: {} };
  const [option] = rules.options;
  const [, [other]] = option.values;
  const house = withOption(rules, option.id, String(other));
  assert.deepEqual(house, { id: rules.id, changes: { [option.id]: other } });
  assert.deepEqual(withOption({ ...rules, ...house }, option.id, String(option.named)), { id: rules.id, changes: {} });
  assert.equal(withOption(rules, option.id, "forged"), null);
  assert.equal(withOption(rules, "forged", "any"), null);
});
