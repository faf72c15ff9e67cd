/** Suit signs as paths, each in a box of 100 by 100. */

import { h, UNHEARD } from "./dom.js";

/** @typedef {import("./types.js").Suit} Suit */

/** @type {Record<Suit, string>} */
export const SUIT_PATHS = {
  S: "M50 3C44 24 11 40 11 65C11 79 22 87 33 87C40 87 45 84 48 79C47 89 43 95 33 97V99H67V97C57 95 53 89 52 79C55 84 60 87 67 87C78 87 89 79 89 65C89 40 56 24 50 3Z",
  H: "M50 97C44 80 7 61 7 32C7 16 18 7 30 7C40 7 47 13 50 22C53 13 60 7 70 7C82 7 93 16 93 32C93 61 56 80 50 97Z",
  D: "M50 2C58 20 72 38 87 50C72 62 58 80 50 98C42 80 28 62 13 50C28 38 42 20 50 2Z",
  C: "M50 3A21.5 21.5 0 0 1 66 39A21.5 21.5 0 1 1 53 72C54 85 58 94 67 97V99H33V97C42 94 46 85 47 72A21.5 21.5 0 1 1 34 39A21.5 21.5 0 0 1 50 3Z",
};

/**
 * A suit sign in the flow of a line.
 * @param {Suit} suit
 */
export function suitIcon(suit) {
  return h(
    `svg.icon.${suit}`,
    { viewBox: "0 0 100 100", ...UNHEARD },
    h("path", { d: SUIT_PATHS[suit] }),
  );
}
