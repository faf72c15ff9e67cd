/** What the sheets of paper share: head, explanation, fields to fill in, and the answer to them. */

import { group, h, span } from "./dom.js";
import { badge, icon } from "./icons.js";
import { suitIcon } from "./suits.js";
import { rich } from "./text.js";

/** @typedef {import("./sheet_types.js").Article} Article */
/** @typedef {import("./sheet_types.js").Choice} Choice */
/** @typedef {import("./sheet_types.js").Local} Local */
/** @typedef {import("./sheet_types.js").Paper} Paper */
/** @typedef {import("./sheet_types.js").Why} Why */
/** @typedef {import("./dom.js").Child} Child */

/**
 * @param {Paper} view
 * @param {Local} local
 */
export function head({ ui, title, facts, languages, lang }, local) {
  return h(
    "div.sheet-head",
    { key: "head" },
    h("div.sheet-title", {}, rich(title)),
    h(
      "div.sheet-language",
      {},
      h(
        "select.paper-field",
        { "aria-label": ui.language, "data-do": "language", value: local.wanted ?? lang },
        languages.map(([code, name]) => h("option", { key: code, value: code, lang: code }, name)),
      ),
      local.notice && h("p.paper-notice.sheet-notice", { key: "notice" }, ui.needs_kernel),
    ),
    facts.length > 0 &&
      h(
        "div.sheet-facts",
        { key: "facts" },
        facts.map(({ id, text, suit }) =>
          h(".sheet-fact", { key: id }, suit && suitIcon(suit), span(rich(text))),
        ),
      ),
  );
}

/**
 * @param {Paper} view
 * @param {Why | null} why what is asked; null while nothing is
 */
export function panel(view, why) {
  const { ui } = view;
  return h(
    "div.sheet-panel",
    { key: "panel", ...group(ui.panel) },
    why
      ? explanation(view, why)
      : h(
          "div.sheet-invitation",
          { key: "invitation" },
          h("p", {}, h("strong", {}, ui.choose)),
          h("p.sheet-keys", {}, ui.keys),
        ),
  );
}

/**
 * @param {Paper} view
 * @param {Why} why
 */
function explanation({ ui, articles }, why) {
  return h(
    "div",
    { key: "why", class: `b-sheet-why b-sheet-${why.mark}` },
    h("p.sheet-headline", {}, badge(why.mark), span(rich(why.headline))),
    h(
      "button.sheet-button.sheet-plain",
      { key: "close", "data-do": "close", "aria-label": ui.close, title: ui.close },
      icon("close"),
    ),
    why.place && h("p.sheet-place", { key: "place" }, why.place),
    why.texts.length > 1
      ? h("ol.sheet-texts", { key: "texts" }, why.texts.map((text, i) => h("li", { key: i }, rich(text))))
      : h("p", { key: "text" }, why.texts.flatMap(rich)),
    why.articles.map((place) => articles[place] && articleBox(ui, articles[place])),
  );
}

/**
 * @param {Record<string, string>} ui
 * @param {Article} article
 */
function articleBox(ui, article) {
  return h(
    "div.sheet-article",
    { key: `article-${article.number}` },
    h(
      "p",
      {},
      h(".sheet-unseen", {}, ui.article),
      " ",
      h("strong", {}, `${article.number} ${article.title}`),
    ),
    h("p", {}, rich(article.text)),
    disclosure(`sources-${article.number}`, ui.sources, article.sources),
    disclosure(`disputes-${article.number}`, ui.disputes, article.disputes),
    disclosure(`elsewhere-${article.number}`, ui.elsewhere, article.elsewhere),
  );
}

/**
 * @param {string} key
 * @param {string} title
 * @param {string[]} lines
 */
function disclosure(key, title, lines) {
  if (!lines.length) return null;
  return h(
    "details.sheet-more",
    { key },
    h("summary", { "data-focus": key }, title),
    h("ul", {}, lines.map((line, i) => h("li", { key: i }, rich(line)))),
  );
}

/**
 * A button that explains a number or an answer.
 * @param {string} id
 * @param {Local} local
 * @param {{ label?: string, class?: string, stop?: boolean }} how stop: whether Tab reaches it
 * @param {...(Child | Child[])} children
 */
export function asking(id, local, { label, class: name = "", stop = true }, ...children) {
  return h(
    "button.sheet-ask",
    {
      key: id,
      class: name,
      "data-ask": id,
      "aria-label": label ?? null,
      "aria-pressed": String(local.asked === id),
      tabindex: stop ? "0" : "-1",
    },
    ...children,
  );
}

/**
 * A list to choose from, under its name.
 * @param {string} name
 * @param {string} label
 * @param {Choice[]} choices
 * @param {string} value
 * @param {{ wrong?: string | null }} [how] wrong: id of the text that says what is wrong with it
 */
export function choice(name, label, choices, value, { wrong = null } = {}) {
  return h(
    "label.sheet-field",
    { key: name },
    span(label),
    h(
      "select.paper-field",
      { "data-field": name, value, "aria-invalid": wrong ? "true" : null, "aria-describedby": wrong },
      choices.map(([one, text]) => h("option", { key: one, value: one }, text)),
    ),
  );
}

/**
 * A number to type in, under its name: as text, so that Python says what is wrong with it.
 * @param {string} name
 * @param {string} label
 * @param {string} value
 * @param {{ wrong?: string | null, hint?: string | null }} [how] ids of the texts about it
 */
export function typed(name, label, value, { wrong = null, hint = null } = {}) {
  return h(
    "label.sheet-field",
    { key: name },
    span(label),
    h("input.paper-field", {
      type: "text",
      inputmode: "numeric",
      autocomplete: "off",
      size: "6",
      "data-field": name,
      value,
      "aria-invalid": wrong ? "true" : null,
      "aria-describedby": wrong ?? hint,
    }),
  );
}

/**
 * A button that asks Python for something.
 * @param {string} action
 * @param {string} text
 * @param {{ main?: boolean, off?: boolean, value?: string, label?: string }} [how] label: as it is read aloud
 */
export function doing(action, text, { main = false, off = false, value, label } = {}) {
  return h(
    "button.sheet-button",
    {
      key: `${action}-${value ?? ""}`,
      class: main && "b-sheet-main-button",
      "data-do": action,
      "data-value": value ?? null,
      "aria-label": label ?? null,
      "aria-disabled": off ? "true" : null,
    },
    span(text),
  );
}

/**
 * What Python answered to the last request, if this view asked something since it was opened.
 * @param {Paper} view
 * @param {Local} local
 * @param {string} id
 */
export function answerBox({ ui, answer }, local, id) {
  const text = local.unheard ? ui.no_answer : answer && answer.number === local.answered ? answer.text : "";
  if (!text) return null;
  const bad = local.unheard || !answer?.ok;
  return h(
    "p.sheet-answer",
    { key: "answer", id, class: bad && "b-sheet-bad" },
    badge(bad ? "refused" : "legal"),
    span(rich(text)),
  );
}
