/** Small signs, each in a box of 24 by 24. */

import { h, UNHEARD } from "./dom.js";

/** @type {Record<string, string>} */
const ICONS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  previous: "M15 5l-7 7 7 7",
  following: "M9 5l7 7-7 7",
  unfold: "M6 9.5l6 6 6-6",
  fold: "M6 14.5l6-6 6 6",
  close: "M6 6l12 12M18 6L6 18",
  legal: "M5 12.5l5 5L19.5 7",
  refused: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  winner: "M4 18h16M4 15L3 7l5 4 4-7 4 7 5-4-1 8z",
  played: "M12 4v12M6.5 11l5.5 5.5 5.5-5.5M5 20h14",
  bid: "M4 5h16v11h-9l-5 4v-4H4z",
  announcement: "M4 5h16v11h-9l-5 4v-4H4zM9 10.5h6",
  line: "M5 7h14M5 12h14M5 17h9",
  total: "M17.5 5.5H6.5l6.5 6.5-6.5 6.5h11",
  play: "M8 5l11 7-11 7z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  none: "M8.5 9a3.5 3.5 0 1 1 5.5 2.9c-1.5 1-2 1.7-2 3.1M12 19v.3",
};

/** @param {string} name */
export function icon(name) {
  return sign("icon", name, {});
}

/**
 * A round mark: may be played, may not, won. Two nodes: a step may put one on each of sixteen cards.
 * @param {string} mark
 */
export function badge(mark) {
  return sign("badge", mark, { key: "badge" });
}

/** @param {string} kind @param {string} name @param {{ key?: string }} among its siblings */
function sign(kind, name, among) {
  return h(
    `svg.${kind}.${kind}-${name}`,
    { ...among, viewBox: "0 0 24 24", ...UNHEARD, focusable: "false" },
    h("path", { d: ICONS[name] ?? ICONS.none }),
  );
}
