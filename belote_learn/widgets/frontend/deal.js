/** What only a whole deal has: the cards being given, the bids, the tricks gathered, the count. */

import { cardFace } from "./cards.js";
import { classes, group, h, span, times, UNHEARD, unseen } from "./dom.js";
import { badge, icon } from "./icons.js";
import { placeOf } from "./seats.js";
import { tabStop } from "./state.js";
import { rich } from "./text.js";
import { textAt } from "./words.js";

/** @typedef {import("./types.js").Saying} Saying */
/** @typedef {import("./types.js").Team} Team */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {"trick" | "giving" | "count"} Middle */

/** What lies in the middle of the table, by the kind of the frame. @type {Record<string, Middle>} */
const MIDDLES = {
  shuffle: "giving", cut: "giving", packet: "giving", "turn-up": "giving", bid: "giving", rest: "giving", line: "count", total: "count", match: "count",
};

const TRICKS = 8;

/** @type {readonly Team[]} */
const TEAMS = ["NS", "EW"];

/**
 * @param {Frame} frame
 * @returns {Middle}
 */
export function middleOf(frame) {
  return MIDDLES[frame.kind ?? ""] ?? "trick";
}

/**
 * The cards not given yet, the turn-up beside them, and what has been bid.
 * @param {Scene} scene
 */
export function giving(scene) {
  const { view, frame } = scene;
  const bids = frame.bids ?? [];
  return h(
    `div.giving.giving-${frame.kind}`,
    { key: "giving" },
    h("div.offer", {}, stock(view, frame.stock ?? 0), turnUp(view, frame.turn_up)),
    bids.length > 0 && bidList(scene, bids),
    bids.map((_, i) => bidAtSeat(view, bids, i)),
  );
}

/**
 * @param {View} view
 * @param {number} count
 */
function stock(view, count) {
  if (!count) return null;
  const backs = times(Math.min(Math.ceil(count / 4), 5), (i) => h(".reverse", { key: i }));
  return h(
    "div.stock",
    {},
    unseen(`${view.ui.stock} ${count}`),
    h(".pack", { ...UNHEARD, "data-place": "stock" }, backs),
    h(".count", UNHEARD, `×${count}`),
  );
}

/**
 * @param {View} view
 * @param {string | null | undefined} code
 */
function turnUp(view, code) {
  if (!code) return null;
  const card = view.cards[code];
  const name = `${view.ui.turn_up} ${card.name}`;
  return h(
    ".card.turn-up",
    { role: "img", "aria-label": name, "data-place": code },
    h(".face", {}, cardFace(code, card.rank)),
  );
}

/**
 * @param {Scene} scene
 * @param {Saying[]} bids
 */
function bidList(scene, bids) {
  const { view } = scene;
  const names = bids.map((_, i) => `bid:${i}`);
  const stop = tabStop(scene, "bids", names, names.at(-1));
  return h(
    "ol.bids",
    { "aria-label": view.ui.bids, "data-hand": "bids" },
    bids.map((bid, i) =>
      h(
        "li",
        { key: i },
        h(
          "button.said",
          {
            class: i === bids.length - 1 && "b-newest",
            ...askable(scene, names[i], stop),
          },
          `${view.seats[bid.seat]}: `,
          h("strong", {}, rich(bid.text)),
          isRefused(view, bid) && [" ", badge("refused"), span(view.ui.bid_refused)],
        ),
      ),
    ),
  );
}

/**
 * What can be asked about, one of a group of which Tab reaches one.
 * @param {Scene} scene
 * @param {string} name
 * @param {string | undefined} stop
 */
function askable({ local }, name, stop) {
  return { "data-ask": name, "aria-pressed": `${local.asked === name}`, tabindex: name === stop ? 0 : -1 };
}

/**
 * Whether other rules than those of the deal would not have allowed it.
 * @param {View} view
 * @param {Saying} bid
 */
function isRefused(view, { why }) {
  return view.whys[why]?.mark === "refused";
}

/**
 * A seat's last bid beside its hand; the list says it too, so that nobody hears it twice.
 * @param {View} view
 * @param {Saying[]} bids
 * @param {number} i
 */
function bidAtSeat(view, bids, i) {
  const bid = bids[i];
  if (bids.slice(i + 1).some(({ seat }) => seat === bid.seat)) return null;
  const newest = i === bids.length - 1;
  return h(
    `.bubble.bubble-${placeOf(view, bid.seat)}`,
    {
      key: `at-${bid.seat}`,
      class: newest && "b-newest",
      ...UNHEARD,
      "data-tell": `bid:${i}`,
    },
    rich(bid.text),
    isRefused(view, bid) && badge("refused"),
  );
}

/**
 * A word said with the card just played.
 * @param {Scene} scene
 * @param {Saying} said
 */
export function bubble(scene, said) {
  return h(
    `button.bubble.newest.word-${placeOf(scene.view, said.seat)}`,
    { key: "said", ...askable(scene, "said", scene.local.stops.trick) },
    rich(said.text),
  );
}

/**
 * The count so far, a line a row, with the points that each team scores.
 * @param {Scene} scene
 */
export function count(scene) {
  const { view, frame } = scene;
  const lines = frame.lines ?? [];
  const names = lines.map((_, i) => `line:${i}`);
  const stop = tabStop(scene, "count", names, names.at(-1));
  return h(
    "div.count-sheet",
    { ...group(view.ui.count), "data-hand": "count" },
    h("div.entries", {}, h(
      "div.entry.entry-head",
      UNHEARD,
      span(view.ui.count),
      TEAMS.map((team) => h(".number-cell", { key: team }, view.teams?.[team])),
    ),
    lines.map((line, i) =>
      h(
        "button.entry",
        {
          key: names[i],
          class: classes(
            i === lines.length - 1 && "b-newest",
            view.whys[line.why]?.mark === "total" && "b-entry-total",
          ),
          ...askable(scene, names[i], stop),
        },
        h(".entry-text", {}, rich(textAt(view, line.text))),
        TEAMS.map((team) =>
          h(".number-cell", { key: team, ...UNHEARD }, String(line.points?.[team] ?? "")),
        ),
      ),
    )),
  );
}

/**
 * The tricks each team has gathered, with their points.
 * @param {Scene} scene
 */
export function piles({ view, frame, keep }) {
  return h(
    "div.piles",
    group(view.ui.tricks),
    TEAMS.map((team) => {
      const [tricks, points] = [frame.tricks?.[team] ?? 0, frame.points?.[team] ?? 0];
      return keep(`pile ${team}`, [view, tricks, points], () => pile(view, team, tricks, points));
    }),
  );
}

/**
 * @param {View} view
 * @param {Team} team
 * @param {number} tricks
 * @param {number} points
 */
function pile(view, team, tricks, points) {
  return h(
    `div.pile.pile-${team}`,
    { key: team },
    h(".pile-name", {}, view.teams?.[team]),
    h(
      ".pile-points",
      {},
      icon("total"),
      unseen(`${view.ui.points}: `),
      span(String(points)),
    ),
    h(
      ".pile-backs",
      UNHEARD,
      times(TRICKS, (i) => (i < tricks ? gathered(`${team}${i}`) : h(".to-gather", { key: `free-${i}` }))),
    ),
    h(".pile-count", {}, unseen(`${view.ui.tricks}: `), `×${tricks}`),
  );
}

/** @param {string} name */
function gathered(name) {
  return h(".gathered", { key: name, "data-gathered": name });
}
