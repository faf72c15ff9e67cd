/** The finished texts of a view: as they are seen, and as they are heard. */

import { questionOf } from "./predict.js";

/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./types.js").Why} Why */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {{ pattern: RegExp, names: Map<string, string> }} Signs */

/**
 * Keep what is made of a view for as long as the view is there.
 * @template T
 * @param {(view: View) => T} make
 * @returns {(view: View) => T}
 */
export function oncePerView(make) {
  /** @type {WeakMap<View, T>} */
  const kept = new WeakMap();
  return (view) => {
    const made = kept.get(view) ?? make(view);
    kept.set(view, made);
    return made;
  };
}

/**
 * @param {View} view
 * @param {Text | null | undefined} index
 */
export function textAt(view, index) {
  return view.texts[index ?? -1] ?? "";
}

const signsOf = oncePerView((view) => {
  const names = new Map(Object.values(view.cards).map(({ sign, name }) => [sign, name]));
  const longestFirst = [...names.keys()].sort((one, other) => other.length - one.length);
  return /** @type {Signs} */ ({ pattern: new RegExp(longestFirst.join("|") || "$^", "gu"), names });
});

/**
 * A text as it is read aloud: each card by its name.
 * @param {View} view
 * @param {string} text
 */
export function heard(view, text) {
  const { pattern, names } = signsOf(view);
  return text.replace(pattern, (sign) => names.get(sign) ?? sign);
}

/**
 * @param {View} view
 * @param {Why} why
 */
export function heardWhy(view, why) {
  return heard(view, sentences([textAt(view, why.headline), textAt(view, why.text)]));
}

/**
 * @param {View} view
 * @param {Step} step
 */
export function heardStep(view, { question, answer, then }) {
  return heard(view, sentences([question, answer, then].map((index) => textAt(view, index))));
}

/**
 * What there is to say of a frame: its parts, each with an end to it; then what is asked there.
 * @param {Scene} scene
 */
export function heardFrame(scene) {
  const { view, frame, veil } = scene;
  const parts = frame.say.map((part) => textAt(view, part));
  const asked = veil ? [questionOf(scene)] : [];
  return heard(view, [...parts, ...asked].map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" "));
}

/** @param {string[]} texts what is said one after the other, with a stop between */
export function sentences(texts) {
  return texts
    .filter(Boolean)
    .map((text, i, all) => (i < all.length - 1 && /[\p{L}\p{N}\u2660-\u2667]$/u.test(text) ? `${text}.` : text))
    .join(" ");
}
