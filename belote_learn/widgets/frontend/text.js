/** Finished texts on the page: suit signs as signs, never as emoji. */

import { h } from "./dom.js";

/** @typedef {import("./dom.js").VNode} VNode */

/** @type {Record<string, string>} */
const SUIT_OF_SIGN = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
const TEXT_STYLE = "\uFE0E";

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
      return suit ? h("span", { class: `belote-sign belote-${suit}` }, part + TEXT_STYLE) : part;
    });
}

/**
 * Texts laid over each other in one cell, one of them shown: the cell is as large as the
 * largest, so nothing moves when another one is shown.
 * @param {string} className
 * @param {VNode[][]} layers
 * @param {number} shown index of the layer that is seen and read; -1 for none
 */
export function stack(className, layers, shown) {
  return h(
    "span",
    { class: `belote-stack ${className}` },
    layers.map((layer, i) =>
      h(
        "span",
        { key: i, class: i === shown ? "belote-shown" : "belote-reserve", "aria-hidden": i === shown ? null : "true" },
        layer,
      ),
    ),
  );
}
