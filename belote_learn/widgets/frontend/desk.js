/** The desk: what is asked of the learner, what may be chosen, what came of it. */

import { NUMBER } from "./buttons.js";
import { isNow } from "./deskstate.js";
import { group, h, span, UNHEARD, unseen } from "./dom.js";
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
    "div.desk",
    { key: "desk", class: now && desk.kind !== "none" && "b-desk-now", ...group(desk.words.desk), "aria-busy": String(choosing.busy) },
    h("p.desk-asks", { tabindex: -1, "data-focus": "asks" }, rich(now ? desk.asks : desk.words.not_now)),
    scene.local.notice && h("p.notice", { key: "notice" }, rich(scene.local.notice)),
    desk.notice && h("p.notice", { key: "trouble" }, rich(desk.notice)),
    choosing.silent && h("p.notice", { key: "silent" }, desk.words.needs_kernel),
    now ? choices(scene, desk, choosing, askFirst) : backToNow(desk),
    h(
      "div.desk-row",
      { key: "buttons" },
      desk.buttons.map((one) => request(one.do, one.text, one)),
      askFirst !== null && desk.kind !== "none" && toggle(desk, askFirst),
      desk.facts.length > 0 && h(
        ".desk-facts",
        { key: "facts" },
        desk.facts.map(({ id, text }) => h("span", { key: id }, text)),
      ),
    ),
  );
}

/** @param {Desk} desk */
function backToNow({ words }) {
  return h(
    "div.desk-row",
    { key: "choices" },
    h("button.button.primary", { key: "now", "data-do": "last" }, span(words.to_my_turn)),
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
    "div.desk-row.desk-choices",
    { key: "choices" },
    ways?.map((way) => request(way.do, way.text, { primary: true })),
    !ways && desk.choices.map((one) => (desk.several ? pick(one, choosing) : choice(one, scene.view.ui.why))),
    playsIt && h(
      "button.button.primary",
      { key: "play-it", "data-do": "play_it" },
      span(`${desk.words.play_it} `, rich(scene.view.cards[asked].sign)),
    ),
    desk.kind === "cards" && picked(scene, desk, choosing),
    desk.kind === "number" && desk.field && field(desk.field, choosing),
    desk.submit && h("button.button.primary", { key: "submit", "data-do": "submit" }, span(desk.submit)),
  );
}

/**
 * @param {import("./types.js").DeskChoice} one
 * @param {string} asks what its "?" is called
 */
function choice({ do: name, text, why }, asks) {
  return h(
    ".desk-choice",
    { key: name },
    request(name, text, {}),
    why !== null && h("button.button.desk-why", { key: "why", "data-why": why, "data-focus": `why-${name}`, "aria-label": `${asks} ${text}`, title: `${asks} ${text}` }, icon("none")),
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
    "button.button.desk-pick",
    { key: name, "data-pick": name, "data-focus": `pick-${name}`, "aria-pressed": String(isChosen) },
    h(".check", UNHEARD, isChosen && icon("legal")),
    span(rich(text)),
  );
}

/**
 * @param {string} name
 * @param {string} text
 * @param {{ primary?: boolean, enabled?: boolean }} options
 */
function request(name, text, { primary, enabled = true }) {
  return h(
    "button.button",
    {
      key: name,
      class: primary && "b-primary",
      "data-request": name,
      "data-focus": `request-${name}`,
      "aria-disabled": enabled ? null : "true",
    },
    span(rich(text)),
  );
}

/**
 * @param {Desk} desk
 * @param {boolean} askFirst
 */
function toggle({ words }, askFirst) {
  return h(
    "button.button.four-button",
    { key: "ask-first", "data-do": "ask_first", "aria-pressed": String(askFirst) },
    h(".check", UNHEARD, askFirst && icon("legal")),
    span(words.ask_first),
  );
}

/**
 * @param {Scene} scene
 * @param {Desk} desk
 * @param {Choosing} choosing
 */
function picked({ view }, { words }, { chosen }) {
  return h(
    ".choices",
    { key: "picked" },
    span(words.chosen),
    h(
      "ul.chosen-list",
      {},
      chosen.length
        ? chosen.map((card) => h("li.chosen", { key: card }, rich(view.cards[card].sign)))
        : h("li.chosen.none-chosen", { key: "none" }, "–"),
    ),
  );
}

/**
 * @param {{ label: string }} field
 * @param {Choosing} choosing
 */
function field({ label }, { typed }) {
  return h(
    "label.choices",
    { key: "field" },
    span(label),
    // however long: Python answers
    h("input.select.field", { ...NUMBER, maxlength: null, "data-do": "guess", value: typed }),
  );
}

/**
 * What came of an answer, with the reason for each card.
 * @param {Feedback} feedback
 * @param {Record<string, string>} ui
 */
export function feedbackBox({ mark, headline, lines }, ui) {
  return h(
    "div.quiz.answered",
    { key: "feedback", class: `b-feedback-${mark}`, ...group(headline) },
    h(
      "p.headline",
      { class: mark === "right" && "b-found", tabindex: -1, "data-focus": "outcome" },
      badge(BADGES[mark]),
      span(rich(headline)),
    ),
    lines.length > 0 && h(
      "ul.reasons",
      { key: "lines" },
      lines.map((line, i) =>
        h(
          "li",
          { key: i },
          badge(BADGES[line.mark]),
          span(rich(line.text), line.number && [" ", articleNumber(line, i, ui)]),
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
  if (typeof why !== "number") return h(".article-number", { key: "number" }, number);
  return h(
    "button.button.plain.article-link",
    { key: "number", "data-why": why, "data-focus": `line-${i}`, title: ui.article },
    unseen(ui.article),
    h(".article-number", {}, number),
  );
}
