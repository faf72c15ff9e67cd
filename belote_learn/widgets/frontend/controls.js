/** The head of the widget and the buttons that step through it. */

import { classes, h } from "./dom.js";
import { icon } from "./icons.js";
import { SUBJECT } from "./state.js";
import { facts } from "./table.js";
import { rich } from "./text.js";

/** @typedef {import("./state.js").Scene} Scene */

/** @param {Scene} scene */
export function head({ view, local }) {
  const { ui } = view;
  return h(
    "div",
    { class: "belote-head" },
    h("div", { class: "belote-title" }, rich(view.title)),
    h("div", { class: "belote-facts" }, facts(view.facts)),
    h(
      "div",
      { class: "belote-language" },
      h(
        "select",
        { class: "belote-select", "aria-label": ui.language, "data-do": "language", value: local.wanted ?? view.lang },
        view.languages.map(([code, name]) => h("option", { key: code, value: code, lang: code }, name)),
      ),
      local.notice && h("p", { key: "notice", class: "belote-notice" }, ui.needs_kernel),
    ),
  );
}

/** @param {Scene} scene */
export function controls({ view, index, local }) {
  const { ui } = view;
  const last = view.frames.length - 1;
  return h(
    "div",
    { class: "belote-controls", role: "group", "aria-label": ui.controls },
    stepButton("first", ui.first, index === 0),
    stepButton("back", ui.back, index === 0),
    stepButton("next", ui.next, index === last),
    stepButton("last", ui.last, index === last),
    h(
      "span",
      { class: "belote-position" },
      h("span", { class: "belote-unseen" }, ui.step),
      h("span", { class: "belote-of" }, `${index} / ${last}`),
      h(
        "span",
        { class: "belote-track", "aria-hidden": "true" },
        Array.from({ length: last }, (_, i) => h("span", { key: i, class: i < index ? "belote-done" : "belote-ahead" })),
      ),
    ),
    h(
      "button",
      { key: "why", type: "button", class: "belote-button belote-why", "data-do": "why", "aria-pressed": String(local.asked === SUBJECT) },
      icon("none"),
      h("span", {}, ui.why),
    ),
  );
}

/**
 * A button that stays where it is, and keeps the focus, when it has nothing left to do.
 * @param {string} name
 * @param {string} label
 * @param {boolean} ended
 */
function stepButton(name, label, ended) {
  return h(
    "button",
    {
      key: name,
      type: "button",
      class: classes("belote-button", `belote-${name}`),
      "data-do": name,
      "aria-label": label,
      title: label,
      "aria-disabled": ended ? "true" : null,
    },
    icon(name),
    h("span", { class: "belote-word" }, label),
  );
}
