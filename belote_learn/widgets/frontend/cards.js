/** The faces of the cards, drawn in a box of 100 by 140. */

import { h } from "./dom.js";
import { COURTS } from "./courts.js";
import { GLYPHS } from "./glyphs.js";
import { SUIT_PATHS } from "./suits.js";

/** @typedef {import("./dom.js").VElement} VElement */
/** @typedef {import("./types.js").Suit} Suit */
/** @typedef {readonly [x: number, y: number]} Point */

const HALF_TURN = "rotate(180 50 70)";
const LEFT = 38;
const MIDDLE = 50;
const RIGHT = 62;

/** Where the pips of a number card lie. @type {Record<string, readonly Point[]>} */
export const PIPS = {
  7: [...rows(25, 70, 115), [MIDDLE, 47]],
  8: [...rows(25, 70, 115), [MIDDLE, 47], [MIDDLE, 93]],
  9: [...rows(25, 55, 85, 115), [MIDDLE, 70]],
  T: [...rows(25, 55, 85, 115), [MIDDLE, 40], [MIDDLE, 100]],
};

/**
 * Two pips side by side at each of these heights.
 * @param {...number} heights
 * @returns {Point[]}
 */
function rows(...heights) {
  return heights.flatMap((y) => /** @type {Point[]} */ ([[LEFT, y], [RIGHT, y]]));
}

/** Faces already described: a redraw that meets one again has nothing to compare. @type {Map<string, VElement>} */
const faces = new Map();

/**
 * The face of a card.
 * @param {string} code rank and suit, such as "TD"
 * @param {string} letter what the corner shows: J or V, Q or D, K or R, 10
 */
export function cardFace(code, letter) {
  const name = `${code} ${letter}`;
  const face = faces.get(name) ?? drawn(code, letter);
  faces.set(name, face);
  return face;
}

/**
 * @param {string} code
 * @param {string} letter
 */
function drawn(code, letter) {
  const [rank, suit] = /** @type {[string, Suit]} */ ([...code]);
  return h(
    "svg",
    { class: `belote-art belote-${suit}`, viewBox: "0 0 100 140", "aria-hidden": "true", focusable: "false" },
    middle(rank, suit),
    h("g", { key: "top" }, corner(letter, suit)),
    h("g", { key: "bottom", transform: HALF_TURN }, corner(letter, suit)),
  );
}

/**
 * @param {string} letter
 * @param {Suit} suit
 */
function corner(letter, suit) {
  const glyph = GLYPHS[letter];
  return [
    glyph
      ? h("path", { class: "belote-index", d: glyph, transform: letter.length > 1 ? "translate(6 9) scale(.86 1)" : "translate(5.5 9)" })
      : h("text", { class: "belote-letter", x: 15, y: 36 }, letter),
    pip(suit, [15.5, 53], 20),
  ];
}

/**
 * @param {string} rank
 * @param {Suit} suit
 */
function middle(rank, suit) {
  if (rank in COURTS) return court(rank);
  if (rank === "A") return h("g", { class: "belote-ace" }, pip(suit, [MIDDLE, 70], 50));
  return h("g", {}, (PIPS[rank] ?? []).map((point) => pip(suit, point, 20)));
}

/**
 * @param {Suit} suit
 * @param {Point} centre
 * @param {number} size
 */
function pip(suit, [x, y], size) {
  const turned = y > 70 ? " rotate(180)" : "";
  const place = `translate(${x} ${y})${turned} scale(${size / 100}) translate(-50 -50)`;
  return h("path", { class: "belote-pip", d: SUIT_PATHS[suit], transform: place });
}

/** @param {string} rank */
function court(rank) {
  const half = () => COURTS[rank].map(([paint, d]) => h("path", { class: `belote-paint-${paint}`, d }));
  return h(
    "g",
    { class: "belote-court" },
    h("path", { class: "belote-frame", d: "M26 8H74V132H26Z" }),
    h("g", { key: "top", transform: "translate(-1 0)" }, half()),
    h("g", { key: "bottom", transform: `${HALF_TURN} translate(-1 0)` }, half()),
    h("path", { class: "belote-paint-l", d: "M26 70H74" }),
  );
}
