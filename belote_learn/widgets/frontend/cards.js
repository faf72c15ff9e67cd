/** The faces of the cards, drawn in a box of 100 by 140. */

import { h, UNHEARD } from "./dom.js";
import { COURTS } from "./courts.js";
import { GLYPHS } from "./glyphs.js";
import { moved } from "./paths.js";
import { SUIT_PATHS } from "./suits.js";

/** @typedef {import("./dom.js").VElement} VElement */
/** @typedef {import("./types.js").Suit} Suit */
/** @typedef {readonly [x: number, y: number]} Point */

const HALF_TURN = "rotate(180 50 70)";
const LEFT = 38;
const MIDDLE = 50;
const RIGHT = 62;

/** @type {Point} */
const CENTRE = [50, 70];
/** The pip under the index. @type {Point} */
const CORNER = [15.5, 53];

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
 * Few nodes: a table holds up to 32 cards, and each step makes some anew.
 * @param {string} code
 * @param {string} letter
 */
function drawn(code, letter) {
  const [rank, suit] = /** @type {[string, Suit]} */ ([...code]);
  const pips = [pip(suit, CORNER, 20), pip(suit, turned(CORNER), 20), ...middle(rank, suit)];
  return h(
    `svg.art.${suit}`,
    { viewBox: "0 0 100 140", ...UNHEARD, focusable: "false" },
    rank in COURTS && court(rank),
    h("path.pip", { key: "pips", d: pips.join("") }),
    index(letter),
  );
}

/** @param {string} letter */
function index(letter) {
  const glyph = GLYPHS[letter];
  if (!glyph) {
    return [null, HALF_TURN].map((transform, i) => h("text.letter", { key: `index${i}`, x: 15, y: 36, transform }, letter));
  }
  const narrow = letter.length > 1 ? 0.86 : 1;
  const left = letter.length > 1 ? 6 : 5.5;
  const both = moved(glyph, [narrow, 1], [left, 9]) + moved(glyph, [-narrow, -1], [100 - left, 131]);
  return h("path.index", { key: "index", d: both });
}

/**
 * @param {string} rank
 * @param {Suit} suit
 */
function middle(rank, suit) {
  return rank === "A" ? [pip(suit, CENTRE, 50)] : (PIPS[rank] ?? []).map((point) => pip(suit, point, 20));
}

/**
 * A pip round a point; in the lower half it stands on its head.
 * @param {Suit} suit
 * @param {Point} centre
 * @param {number} size
 */
function pip(suit, [x, y], size) {
  const scale = (y > CENTRE[1] ? -size : size) / 100;
  return moved(SUIT_PATHS[suit], [scale, scale], [x - 50 * scale, y - 50 * scale]);
}

/** @param {Point} point @returns {Point} */
function turned([x, y]) {
  return [2 * CENTRE[0] - x, 2 * CENTRE[1] - y];
}

/** @param {string} rank */
function court(rank) {
  return h(
    "g.court",
    { key: "court" },
    h("path.frame", { key: "frame", d: "M26 8H74V132H26Z" }),
    COURTS[rank].map(([paint, d], i) =>
      h(`path.paint-${paint}`, { key: i, d: moved(d, [1, 1], [-1, 0]) + moved(d, [-1, -1], [101, 140]) }),
    ),
    h("path.paint-l", { key: "middle", d: "M26 70H74" }),
  );
}
