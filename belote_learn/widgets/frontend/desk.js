/** The desk: what is asked of the learner, what may be chosen, what came of it. */

import { classes, h } from "./dom.js";
import { isNow } from "./deskstate.js";
import { badge, icon } from "./icons.js";
import { rich } from "./text.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Feedback} Feedback */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./deskstate.js").Choosing} Choosing */
/** @typedef {import("./dom.js").Child} Child */

/** How a line of feedback is marked, in the signs of the table. @type {Record<string, string>} */
const BADGES = {
  right: "legal", wrong: "refused", missed: "none", missing: "none", shown: "played", info: "none",
  part: "line", sum: "total", care: "announcement",
};

/**
 * @param {Scene} scene
 * @param {Desk} desk
 * @param {Choosing} choosing
 * @param {boolean | null} askFirst null where there is no such choice
 */
export function deskBar(scene, desk, choosing, askFirst) {
  const now = isNow(scene);
  return h(
    "div",
    { key: "desk", class: classes("b-desk", now && desk.kind !== "none" && "b-desk-now"), role: "group", "aria-label": desk.words.desk, "aria-busy": String(choosing.busy) },
    h("p", { class: "b-desk-asks", tabindex: -1, "data-focus": "asks" }, rich(now ? desk.asks : desk.words.not_now)),
    scene.local.notice && h("p", { key: "notice", class: "b-notice" }, rich(scene.local.notice)),
    desk.notice && h("p", { key: "trouble", class: "b-notice" }, rich(desk.notice)),
    choosing.silent && h("p", { key: "silent", class: "b-notice" }, desk.words.needs_kernel),
    now ? choices(scene, desk, choosing, askFirst) : backToNow(desk),
    h(
      "div",
      { key: "buttons", class: "b-desk-row" },
      desk.buttons.map((one) => request(one.do, one.text, one)),
      askFirst !== null && desk.kind !== "none" && toggle(desk, askFirst),
      desk.facts.length > 0 && h(
        "span",
        { key: "facts", class: "b-desk-facts" },
        desk.facts.map(({ id, text }) => h("span", { key: id }, text)),
      ),
    ),
  );
}

/** @param {Desk} desk */
function backToNow({ words }) {
  return h(
    "div",
    { key: "choices", class: "b-desk-row" },
    h("button", { key: "now", type: "button", class: "b-button b-primary", "data-do": "last" }, h("span", {}, words.to_my_turn)),
  );
}

/**
 * @param {Scene} scene
 * @param {Desk} desk
 * @param {Choosing} choosing
 * @param {boolean | null} askFirst
 */
function choices(scene, desk, choosing, askFirst) {
  const ways = desk.ways[choosing.ways];
  const asked = scene.local.asked ?? "";
  const own = scene.view.frames[scene.index].hands[/** @type {"S"} */ (desk.seat)]?.cards ?? [];
  const playsIt = askFirst && desk.kind === "card" && own.includes(asked) && !ways;
  return h(
    "div",
    { key: "choices", class: "b-desk-row b-desk-choices" },
    ways?.map((way) => request(way.do, way.text, { primary: true })),
    !ways && desk.choices.map((one) => (desk.several ? pick(one, choosing) : choice(one, scene.view.ui.why))),
    playsIt && h(
      "button",
      { key: "play-it", type: "button", class: "b-button b-primary", "data-do": "play_it" },
      h("span", {}, `${desk.words.play_it} `, rich(scene.view.cards[asked].sign)),
    ),
    desk.kind === "cards" && picked(scene, desk, choosing),
    desk.kind === "seat" && seats(scene, desk, choosing),
    desk.kind === "number" && desk.field && field(desk.field, choosing),
    desk.submit && h("button", { key: "submit", type: "button", class: "b-button b-primary", "data-do": "submit" }, h("span", {}, desk.submit)),
  );
}

/**
 * @param {import("./types.js").DeskChoice} one
 * @param {string} asks what its "?" is called
 */
function choice({ do: name, text, why }, asks) {
  return h(
    "span",
    { key: name, class: "b-desk-choice" },
    request(name, text, {}),
    why !== null && h("button", { key: "why", type: "button", class: "b-button b-desk-why", "data-why": why, "data-focus": `why-${name}`, "aria-label": `${asks} ${text}`, title: `${asks} ${text}` }, icon("none")),
  );
}

/**
 * One of several things that may be chosen together.
 * @param {import("./types.js").DeskChoice} one
 * @param {Choosing} choosing
 */
function pick({ do: name, text }, { chosen }) {
  const isChosen = chosen.includes(name);
  return h(
    "button",
    { key: name, type: "button", class: "b-button b-desk-pick", "data-pick": name, "data-focus": `pick-${name}`, "aria-pressed": String(isChosen) },
    h("span", { class: "b-check", "aria-hidden": "true" }, isChosen && icon("legal")),
    h("span", {}, rich(text)),
  );
}

/**
 * @param {string} name
 * @param {string} text
 * @param {{ primary?: boolean, enabled?: boolean }} options
 */
function request(name, text, { primary, enabled = true }) {
  return h(
    "button",
    {
      key: name,
      type: "button",
      class: classes("b-button", primary && "b-primary"),
      "data-request": name,
      "data-focus": `request-${name}`,
      "aria-disabled": enabled ? null : "true",
    },
    h("span", {}, rich(text)),
  );
}

/**
 * @param {Desk} desk
 * @param {boolean} askFirst
 */
function toggle({ words }, askFirst) {
  return h(
    "button",
    { key: "ask-first", type: "button", class: "b-button b-four-button", "data-do": "ask_first", "aria-pressed": String(askFirst) },
    h("span", { class: "b-check", "aria-hidden": "true" }, askFirst && icon("legal")),
    h("span", {}, words.ask_first),
  );
}

/**
 * @param {Scene} scene
 * @param {Desk} desk
 * @param {Choosing} choosing
 */
function picked({ view }, { words }, { chosen }) {
  return h(
    "span",
    { key: "picked", class: "b-choices" },
    h("span", {}, words.chosen),
    h(
      "ul",
      { class: "b-chosen-list" },
      chosen.length
        ? chosen.map((card) => h("li", { key: card, class: "b-chosen" }, rich(view.cards[card].sign)))
        : h("li", { key: "none", class: "b-chosen b-none-chosen" }, "–"),
    ),
  );
}

/**
 * @param {Scene} scene
 * @param {Desk} desk
 * @param {Choosing} choosing
 */
function seats({ view, frame }, { words }, { chosen }) {
  return h(
    "span",
    { key: "seats", class: "b-choices", role: "group", "aria-label": words.chosen },
    frame.trick.map(({ seat, card }) =>
      h(
        "button",
        { key: seat, type: "button", class: "b-button", "data-seat": seat, "data-focus": `seat-${seat}`, "aria-pressed": String(chosen.includes(seat)) },
        h("span", {}, view.seats[seat]),
        h("span", {}, rich(view.cards[card].sign)),
      ),
    ),
  );
}

/**
 * @param {{ label: string }} field
 * @param {Choosing} choosing
 */
function field({ label }, { typed }) {
  return h(
    "label",
    { key: "field", class: "b-choices" },
    h("span", {}, label),
    h("input", { class: "b-select b-field", type: "text", inputmode: "numeric", autocomplete: "off", "data-do": "guess", value: typed }),
  );
}

/**
 * What came of an answer, with the reason for each card.
 * @param {Feedback} feedback
 * @param {Record<string, string>} ui
 */
export function feedbackBox({ mark, headline, lines }, ui) {
  return h(
    "div",
    { key: "feedback", class: classes("b-quiz b-answered", `b-feedback-${mark}`), role: "group", "aria-label": headline },
    h(
      "p",
      { class: classes("b-headline", mark === "right" && "b-found"), tabindex: -1, "data-focus": "outcome" },
      badge(BADGES[mark]),
      h("span", {}, rich(headline)),
    ),
    lines.length > 0 && h(
      "ul",
      { key: "lines", class: "b-reasons" },
      lines.map((line, i) =>
        h(
          "li",
          { key: i },
          badge(BADGES[line.mark]),
          h("span", {}, rich(line.text), line.number && [" ", articleNumber(line, i, ui)]),
        ),
      ),
    ),
  );
}

/**
 * The number of the article, which opens it where the line has an explanation.
 * @param {import("./types.js").FeedbackLine} line
 * @param {number} i which line
 * @param {Record<string, string>} ui
 */
function articleNumber({ number, why }, i, ui) {
  if (typeof why !== "number") return h("span", { key: "number", class: "b-article-number" }, number);
  return h(
    "button",
    { key: "number", type: "button", class: "b-button b-plain b-article-link", "data-why": why, "data-focus": `line-${i}`, title: ui.article },
    h("span", { class: "b-unseen" }, ui.article),
    h("span", { class: "b-article-number" }, number),
  );
}
