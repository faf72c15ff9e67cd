/** A view with other letters for jack, queen and king: on the cards, and in every sign of a card. */

import { eachValue } from "./packing.js";
import { LANGUAGE } from "./settings.js";

/** @typedef {import("./types.js").View} View */

/** @type {WeakMap<View, Map<string, View>>} */
const made = new WeakMap();

/**
 * The view with the letters that are set; made once for each of them.
 * @template {View | undefined} V
 * @param {V} view
 * @param {string} letters
 * @returns {V}
 */
export function lettered(view, letters) {
  const wanted = view?.letters?.[letters];
  if (!view || letters === LANGUAGE || !wanted) return view;
  const known = made.get(view) ?? new Map();
  made.set(view, known);
  if (!known.has(letters)) known.set(letters, written(view, wanted));
  return known.get(letters);
}

/**
 * @param {View} view
 * @param {Record<string, string>} wanted letter by the first character of a card's code
 * @returns {View}
 */
function written(view, wanted) {
  const own = Object.entries(view.cards).filter(([code]) => code[0] in wanted);
  const swap = new Map(own.map(([code, { rank }]) => [rank, wanted[code[0]]]));
  if ([...swap].every(([from, to]) => from === to)) return view;
  const signs = new RegExp(`(?<![\\p{L}\\p{N}])(${[...swap.keys()].join("|")})(?=[♠♥♦♣])`, "gu");
  /** @type {Map<object, object>} what is shared stays shared */
  const seen = new Map();
  const cards = Object.entries(view.cards).map(([code, card]) => [
    code,
    { ...card, rank: swap.get(card.rank) ?? card.rank, sign: value(card.sign) },
  ]);
  return { ...value(view), cards: Object.fromEntries(cards) };

  /** @param {any} one @returns {any} */
  function value(one) {
    if (typeof one === "string") return one.replace(signs, (letter) => swap.get(letter) ?? letter);
    if (one === null || typeof one !== "object") return one;
    const known = seen.get(one);
    if (known) return known;
    const copy = Array.isArray(one)
      ? one.map(value)
      : eachValue(one, value);
    seen.set(one, copy);
    return copy;
  }
}
