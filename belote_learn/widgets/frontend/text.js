/** Finished texts on the page: suit signs as signs, never as emoji. */

import { h, UNHEARD } from "./dom.js";

/** @typedef {import("./dom.js").VNode} VNode */
/** @typedef {import("./dom.js").VElement} VElement */

/** @type {Record<string, string>} */
const SUIT_OF_SIGN = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
const TEXT_STYLE = "\uFE0E";
/** Wrapping decides which text is the tallest; it is always one of the longest, or begins longest. */
const LONGEST = 12;

/**
 * Split a text at its suit signs and wrap each sign, so that it can be coloured.
 * @param {string} text
 * @returns {VNode[]}
 */
export function rich(text) {
  return text
    .split(/([♠♥♦♣])\uFE0E?/u)
    .filter(Boolean)
    .map((part) => {
      const suit = SUIT_OF_SIGN[part];
      return suit ? h(`.sign.${suit}`, {}, part + TEXT_STYLE) : part;
    });
}

/**
 * A text above all those that may take its place: the cell is as large as the largest, so nothing
 * moves when another one is shown.
 * @param {string} look a class of ours
 * @param {VElement[]} reserve what `reserved` made
 * @param {VNode[]} shown
 */
export function stack(look, reserve, shown) {
  return h(`.stack.${look}`, {}, h(".shown", {}, shown), reserve);
}

/**
 * Room for the longest of some texts, each once. Made once for a view and drawn unseen.
 * @param {VNode[][]} layers
 * @returns {VElement[]}
 */
export function reserved(layers) {
  const different = [...new Map(layers.map((layer) => [layer.map(plain).join(" "), layer]))];
  const by = (/** @type {(entry: [string, VNode[]]) => number} */ size) =>
    [...different].sort((one, other) => size(other) - size(one)).slice(0, LONGEST);
  const longest = new Map([...by(([text]) => text.length), ...by(([, [first]]) => (first ? plain(first).length : 0))]);
  return [...longest].map(([text, layer]) =>
    h(".reserve", { key: text, ...UNHEARD }, layer),
  );
}

/**
 * @param {VNode} node
 * @returns {string}
 */
function plain(node) {
  return typeof node === "string" ? node : node.children.map(plain).join("");
}
