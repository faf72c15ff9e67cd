/** Paths of drawings, moved, scaled and turned, so that many shapes can be one. */

/** How many numbers a command takes. @type {Record<string, number>} */
const TAKES = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/**
 * A path where each point is scaled, then moved; two negative scales turn it half round.
 * @param {string} d
 * @param {readonly [across: number, down: number]} scale alike in size where there are arcs
 * @param {readonly [x: number, y: number]} by
 */
export function moved(d, scale, by) {
  return d.replace(/([a-z])([^a-z]*)/gi, (_, command, text) => {
    const lower = command.toLowerCase();
    /** @type {number[]} */
    const numbers = (text.match(/-?(\d*\.)?\d+/g) ?? []).map(Number);
    const shift = command === lower ? [0, 0] : by;
    return command + numbers.map((value, i) => round(along(lower, value, i % (TAKES[lower] || 1)))).join(" ");

    /**
     * @param {string} kind
     * @param {number} value
     * @param {number} place among the numbers of one command
     */
    function along(kind, value, place) {
      if (kind === "v") return value * scale[1] + shift[1];
      // of an arc: two radii, a turn and two flags, then the point
      if (kind === "a" && place < 5) return place < 2 ? value * Math.abs(scale[0]) : value;
      const axis = kind === "a" ? place - 5 : place % 2;
      return value * scale[axis] + shift[axis];
    }
  });
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}
