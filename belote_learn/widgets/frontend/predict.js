/**
 * Saying beforehand which cards are legal, who wins, how many points: what is asked, and how far a
 * guess is right. Pure; the answers stand in the view.
 *
 * A frame that asks and has no answer yet is veiled: it does not show what is to be said.
 */

import { handOf } from "./settings.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./state.js").Local} Local */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {"" | "legal" | "winner" | "points"} Kind what is asked, "" for nothing */
/** @typedef {"" | "none" | "wrong" | "right" | "shown"} Outcome "none": nothing was chosen; "": not checked yet */
/**
 * chosen: cards, a seat, or a number as it was typed; wrong: those of them that are; missing: not all
 * that is right was chosen; tries: how often it was checked.
 * @typedef {{ chosen: string[], outcome: Outcome, wrong: string[], missing: boolean, tries: number }} Guess
 */

/** @type {Readonly<Guess>} */
export const NO_GUESS = { chosen: [], outcome: "", wrong: [], missing: false, tries: 0 };

/** Facts of a moment that hold whoever wins. */
const OPEN_FACTS = new Set(["trump", "led"]);

/**
 * What a frame asks, answered or not; legal cards of an open hand only.
 * @param {Pick<Scene, "truth" | "settings">} scene
 * @returns {Kind}
 */
function askedAt(scene) {
  const kind = /** @type {Exclude<Kind, "">} */ (scene.settings.predict);
  if (!questionOf(scene)) return "";
  return kind !== "legal" || handToPlay(scene).length > 0 ? kind : "";
}

/** @param {Pick<Scene, "truth" | "settings">} scene */
export function questionOf({ truth, settings }) {
  return truth.ask?.[/** @type {Exclude<Kind, "">} */ (settings.predict)] ?? "";
}

/**
 * The cards of the seat to play, as far as they are open.
 * @param {Pick<Scene, "truth" | "settings">} scene
 */
function handToPlay({ truth, settings }) {
  return (truth.turn && handOf({ frame: truth, settings }, truth.turn).cards) || [];
}

/**
 * Under what an answer is kept: other rules ask again.
 * @param {Pick<Scene, "view" | "index" | "settings">} scene
 */
function keyOf({ view, index, settings }) {
  return `${settings.predict} ${index} ${JSON.stringify([view.rules?.id, view.rules?.changes])}`;
}

/** @param {Pick<Scene, "view" | "truth" | "index" | "settings" | "local">} scene @returns {Kind} */
export function veilOf(scene) {
  const kind = askedAt(scene);
  return kind && !scene.local.answers[keyOf(scene)] ? kind : "";
}

/** The answer that was given at this frame. @param {Scene} scene @returns {Guess | null} */
export function answerOf(scene) {
  return askedAt(scene) ? (scene.local.answers[keyOf(scene)] ?? null) : null;
}

/**
 * What may be chosen by pressing it.
 * @param {Scene} scene
 * @returns {Map<string, string>} what is chosen by a card: itself, or the seat that played it
 */
export function choicesOf(scene) {
  const { truth, veil } = scene;
  if (veil === "legal") return new Map(handToPlay(scene).map((card) => [card, card]));
  return new Map(veil === "winner" ? truth.trick.map(({ seat, card }) => [card, seat]) : []);
}

/**
 * Choose a card, or take it back; of seats one is chosen, and a number takes the place of another.
 * @param {Scene} scene
 * @param {string} one
 * @returns {Local}
 */
export function choose({ veil, local }, one) {
  const { chosen } = local.guess;
  const others = chosen.filter((other) => other !== one);
  const many = others.length < chosen.length ? others : [...chosen, one];
  const next = veil === "legal" ? many : [one].filter((text) => text.trim() !== "");
  return { ...local, guess: { ...local.guess, chosen: next, outcome: "", wrong: [], missing: false } };
}

/** What is right. @param {Scene} scene @returns {string[]} */
export function solution(scene) {
  const { view, truth, settings } = scene;
  if (settings.predict === "points") return [String(truth.worth)];
  if (settings.predict === "winner") return truth.winning ? [truth.winning] : [];
  return handToPlay(scene).filter((card) => view.whys[truth.why[card]]?.mark === "legal");
}

/**
 * Compare what was chosen with what is right.
 * @param {Scene} scene veiled
 * @returns {Local} answered when it is right
 */
export function check(scene) {
  const { local, veil } = scene;
  const chosen = veil === "points" ? local.guess.chosen.map((text) => String(Number(text.trim() || NaN))) : local.guess.chosen;
  if (chosen.length === 0) return { ...local, guess: { ...local.guess, outcome: "none" } };
  const right = solution(scene);
  const wrong = chosen.filter((one) => !right.includes(one));
  const missing = veil === "legal" && right.some((one) => !chosen.includes(one));
  const outcome = wrong.length > 0 || missing ? "wrong" : "right";
  /** @type {Guess} */
  const guess = { chosen: local.guess.chosen, outcome, wrong, missing, tries: local.guess.tries + 1 };
  return outcome === "right" ? settled(scene, guess) : { ...local, guess };
}

/**
 * Give up guessing: the answer is shown.
 * @param {Scene} scene veiled
 * @returns {Local}
 */
export function reveal(scene) {
  return settled(scene, { ...scene.local.guess, outcome: "shown" });
}

/**
 * @param {Scene} scene
 * @param {Guess} guess
 * @returns {Local}
 */
function settled(scene, guess) {
  const { local } = scene;
  return { ...local, guess: NO_GUESS, held: false, answers: { ...local.answers, [keyOf(scene)]: guess } };
}

/**
 * How many were asked, and how many of them were right at once.
 * @param {Local} local
 */
export function tally({ answers }) {
  const all = Object.values(answers);
  return { asked: all.length, right: all.filter(({ outcome, tries }) => outcome === "right" && tries === 1).length };
}

/**
 * Every card that was chosen or missed, in the order of the hand.
 * @param {Scene} scene
 * @param {Guess} guess
 */
export function results(scene, { chosen }) {
  const right = solution(scene);
  return handToPlay(scene)
    .filter((card) => chosen.includes(card) || right.includes(card))
    .map((card) => ({ card, isChosen: chosen.includes(card), isRight: right.includes(card) }));
}

/**
 * The frame without what is to be said: the verdicts on a hand; who is winning, what is noted of it,
 * what it is worth.
 * @param {Frame} frame
 * @param {Kind} veil
 * @param {Settings} settings
 * @returns {Frame}
 */
export function veiled(frame, veil, settings) {
  if (veil === "legal") {
    const hand = new Set(handToPlay({ truth: frame, settings }));
    return { ...frame, why: Object.fromEntries(Object.entries(frame.why).filter(([card]) => !hand.has(card))) };
  }
  if (veil !== "") {
    const facts = frame.facts.filter(({ id }) => OPEN_FACTS.has(id));
    const trick = frame.trick.map((play) => ({ ...play, note: "" }));
    return { ...frame, facts, trick, say: frame.say.slice(0, 1), winning: null, tags: {}, why: {} };
  }
  const isGrowing = settings.predict === "points" && frame.worth === undefined;
  return isGrowing ? { ...frame, facts: frame.facts.filter(({ id }) => id !== "points") } : frame;
}
