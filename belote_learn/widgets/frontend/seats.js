/** Where the seats are drawn: the learner's own nearest to the reader, the others round the table. */

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {{ near?: Seat }} View of a view or of a question: who sits nearest, South if not told */

/** By who sits nearest: who sits at the top, at the left, at the right, and nearest. */
const AROUND = { N: "SEWN", E: "WSNE", S: "NWES", W: "ENSW" };

/** The seats, from the top row to the bottom one. @param {View} view */
export function seatsOf(view) {
  return /** @type {Seat[]} */ ([...AROUND[view.near ?? "S"]]);
}

/**
 * The place of a seat, named like the seat that has it while South is nearest.
 * @param {View} view
 * @param {Seat} seat
 */
export function placeOf(view, seat) {
  return AROUND.S[seatsOf(view).indexOf(seat)];
}

/**
 * The seats that keep the same room: the two sides face each other.
 * @param {View} view
 * @param {Seat} seat
 */
export function alike(view, seat) {
  const sides = seatsOf(view).slice(1, 3);
  return sides.includes(seat) ? sides : [seat];
}
