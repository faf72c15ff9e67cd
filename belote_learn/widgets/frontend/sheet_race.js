/** The race to the target: the totals of both sides, deal by deal, as two lines. */

import { h } from "./dom.js";

/** @typedef {import("./sheet_types.js").Race} Race */
/** @typedef {import("./sheet_types.js").SheetView} SheetView */
/** @typedef {import("./sheet_types.js").Team} Team */
/** @typedef {{ x: number, y: number }} Place */

const WIDTH = 340;
const HEIGHT = 170;
const LEFT = 34;
const RIGHT = 286;
const TOP = 14;
const BOTTOM = 150;
/** Names at the ends of the lines keep this distance. */
const APART = 13;

/**
 * Where each total lies on the drawing.
 * @param {Race} race
 * @returns {{ lines: Record<Team, Place[]>, target: number, ends: Record<Team, number> }}
 *   target: height of the target; ends: heights of the names at the ends of the lines
 */
export function layout({ target, runs }) {
  const highest = Math.max(target, ...runs.NS, ...runs.EW);
  const y = (/** @type {number} */ points) => BOTTOM - ((BOTTOM - TOP) * points) / highest;
  const step = (RIGHT - LEFT) / Math.max(runs.NS.length - 1, 1);
  const line = (/** @type {number[]} */ run) => run.map((points, i) => ({ x: LEFT + i * step, y: y(points) }));
  const lines = { NS: line(runs.NS), EW: line(runs.EW) };
  const ends = { NS: lines.NS.at(-1)?.y ?? BOTTOM, EW: lines.EW.at(-1)?.y ?? BOTTOM };
  const gap = APART - Math.abs(ends.NS - ends.EW);
  if (gap > 0) {
    const lower = ends.NS > ends.EW ? "NS" : "EW";
    const upper = lower === "NS" ? "EW" : "NS";
    ends[upper] -= gap / 2;
    ends[lower] += gap / 2;
  }
  return { lines, target: y(target), ends };
}

/**
 * @param {SheetView} view
 * @param {string} id prefix of the ids of this view
 */
export function race({ ui, race: told, columns, totals }, id) {
  const { lines, target, ends } = layout(told);
  return h(
    "div.sheet-race",
    { key: "race" },
    h("p.sheet-subtitle", {}, told.title),
    h(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": told.title, "aria-describedby": `${id}-race` },
      h("path.sheet-axis", { key: "axis", d: `M${LEFT} ${TOP - 8}V${BOTTOM}H${RIGHT}` }),
      h("path.sheet-goal", { key: "target", d: `M${LEFT} ${round(target)}H${RIGHT}` }),
      h("text.sheet-scale", { key: "goal", x: LEFT - 7, y: round(target) + 4 }, String(told.target)),
      h("text.sheet-scale", { key: "zero", x: LEFT - 7, y: BOTTOM + 4 }, "0"),
      ticks(lines.NS),
      totals.map(({ team, points }) =>
        h(
          "g",
          { key: team, class: `b-sheet-run b-sheet-run-${team}` },
          h("path", { d: lines[team].map(({ x, y }, i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("") }),
          lines[team].map((place, i) => mark(team, place, i)),
          h("text", { x: RIGHT + 7, y: round(ends[team]) + 4 }, `${columns.short[team]} ${points}`),
        ),
      ),
    ),
    h(
      "details.sheet-more",
      {},
      h("summary", { "data-focus": "race" }, ui.race),
      h("p", { id: `${id}-race` }, told.text),
    ),
  );
}

/**
 * The numbers of the deals under the drawing; not each one where they are many.
 * @param {Place[]} places
 */
function ticks(places) {
  const every = Math.ceil((places.length - 1) / 12) || 1;
  return places.map(({ x }, i) =>
    i > 0 && i % every === 0
      ? h("text.sheet-tick", { key: `tick-${i}`, x: round(x), y: BOTTOM + 14 }, String(i))
      : null,
  );
}

/**
 * Round for one side, square for the other: told apart without their colours.
 * @param {Team} team
 * @param {Place} place
 * @param {number} i
 */
function mark(team, { x, y }, i) {
  return team === "NS"
    ? h("circle", { key: i, cx: round(x), cy: round(y), r: 3.2 })
    : h("rect", { key: i, x: round(x - 3), y: round(y - 3), width: 6, height: 6 });
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
