/** A teacher's bar, the code for the class, and the eye at each seat, as descriptions. */

import { signButton } from "./buttons.js";
import { group, h, span, UNHEARD } from "./dom.js";
import { EVERYONE, NOBODY } from "./settings.js";
import { oncePerView } from "./words.js";

/** @typedef {import("./types.js").CodeShown} CodeShown */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./state.js").Scene} Scene */
/**
 * @typedef {Record<"hide" | "show" | "hidden" | "shown", Record<Seat, string>> & Record<string, any>} Words
 * full: null where a page cannot fill the screen; held: the lock is Python's.
 * @typedef {{
 *   big: boolean, full: boolean | null, locked: boolean, held: boolean, spotlight: string, picking: boolean,
 *   code: CodeShown | {}, showsCode: boolean,
 * }} Set
 */

/** As Python orders them. @type {Seat[]} */
const SEATS = ["N", "E", "S", "W"];

/** Drawn in a box of 24 by 24. */
const SIGNS = {
  big: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  full: "M3 5h18v14H3zM8 16v-4M8 16h4",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  spotlight: "M12 3v3M4.5 6l2 2M19.5 6l-2 2M12 9a4 4 0 0 1 2 7.5V19h-4v-2.500A4 4 0 0 1 12 9zM10.5 22h3",
  code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3h-3zM20 17v3h-3",
  open: "M2 12s4-6.5 10-6.500S22 12 22 12s-4 6.5-10 6.500S2 12 2 12zM12 9.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  closed: "M2 10s4 6 10 6 10-6 10-6M5 14l-2 2.500M12 16v3.500M19 14l2 2.5",
  close: "M6 6l12 12M18 6L6 18",
};

/** @param {keyof typeof SIGNS} name */
function sign(name) {
  return h("svg.icon", { viewBox: "0 0 24 24", ...UNHEARD, focusable: "false" }, h("path", { d: SIGNS[name] }));
}

/**
 * @param {View} view
 * @param {Words} words
 * @param {Set} set
 */
export function bar(view, words, set) {
  const { code } = set;
  const hint = set.picking ? words.pick : set.spotlight in view.cards && `${words.lit} ${view.cards[set.spotlight].name}`;
  return h(
    "div.teacher",
    { key: "teacher", ...group(words.group) },
    h(
      "div.teacher-row",
      {},
      toggle("big", words.big, set.big),
      set.full !== null && toggle("full", words.full, set.full),
      toggle("lock", words.lock, set.locked, set.held),
      toggle("spotlight", words.spotlight, set.picking || set.spotlight !== ""),
      "d" in code && codeButton(words[`code.${code.kind}`], set.showsCode),
      signButton("put_away", words.close, ".plain.put-away", false, sign("close")),
    ),
    set.held && h("p.teacher-hint", { key: "held" }, words.held),
    hint && h("p.teacher-hint", { key: "hint" }, hint),
    "d" in code && set.showsCode && codePanel(words, code),
  );
}

/**
 * @param {keyof typeof SIGNS} name
 * @param {string} label
 * @param {boolean} pressed
 * @param {boolean} [fixed] it cannot be changed here
 */
function toggle(name, label, pressed, fixed) {
  return h(
    "button.button.tool",
    { key: name, "data-do": name, "aria-pressed": String(pressed), "aria-disabled": fixed && "true" },
    sign(name),
    span(label),
  );
}

/**
 * @param {string} label
 * @param {boolean} open
 */
function codeButton(label, open) {
  return h("button.button.tool", { key: "code", "data-do": "code", "aria-expanded": String(open) }, sign("code"), span(label));
}

/**
 * @param {Words} words
 * @param {CodeShown} shown
 */
function codePanel(words, { kind, code, link, size, d }) {
  return h(
    "div.code-panel",
    { key: "panel", ...group(words[`code.${kind}`]) },
    h(
      "svg.qr",
      { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": words.qr, focusable: "false" },
      h("path.qr-paper", { key: "paper", d: `M0 0h${size}v${size}h-${size}z` }),
      h("path", { key: "ink", d }),
    ),
    h(
      "div.code-words",
      {},
      h("p.code-title", {}, words[`code.${kind}`]),
      h("p.code-text", {}, code.split(" ").map((part, i) => h("span", { key: i }, part))),
      link && h("a.code-link", { href: link, target: "_blank", rel: "noopener", "data-focus": "code-link" }, words[`link.${kind}`]),
    ),
  );
}

/** The seats whose cards are known at one frame or another, so that an eye stays where it is. */
const known = oncePerView((view) =>
  SEATS.filter((seat) => view.frames.some(({ hands }) => hands[seat]?.cards?.length)).join(""),
);

/**
 * Opens or closes a hand.
 * @param {Scene} scene
 * @param {Words} words
 * @param {Seat} seat
 */
export function eye({ view, settings }, words, seat) {
  if (!known(view).includes(seat)) return null;
  const open = isOpen(settings.hands, seat);
  const label = words[open ? "hide" : "show"][seat];
  return h(
    "button.button.plain.eye",
    { key: "eye", "data-do": `eye-${seat}`, "aria-label": label, title: label },
    sign(open ? "open" : "closed"),
    h(".eye-word", {}, words[open ? "word.hide" : "word.show"]),
  );
}

/**
 * @param {string} hands
 * @param {Seat} seat
 */
function isOpen(hands, seat) {
  return hands === EVERYONE || (hands !== NOBODY && hands.includes(seat));
}

/**
 * Which hands are open when one has been turned over.
 * @param {string} hands
 * @param {Seat} seat
 */
export function withHand(hands, seat) {
  const open = SEATS.filter((one) => isOpen(hands, one) !== (one === seat));
  const now = open.length === SEATS.length ? EVERYONE : open.join("") || NOBODY;
  return { now, isOpen: open.includes(seat) };
}
