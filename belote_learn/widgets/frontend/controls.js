/** The head of the widget and the buttons that step through it. */

import { classes, h } from "./dom.js";
import { icon } from "./icons.js";
import { EVERYONE, NOBODY, SUBJECT } from "./state.js";
import { facts } from "./table.js";
import { rich } from "./text.js";
import { timeline } from "./timeline.js";

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
export function controls(scene) {
  const { view, index, local } = scene;
  const { ui, stages } = view;
  const last = view.frames.length - 1;
  return h(
    "div",
    { class: classes("belote-controls", stages && "belote-controls-deal"), role: "group", "aria-label": ui.controls },
    stages && timeline(scene),
    stepButton("first", ui.first, index === 0),
    stepButton("back", ui.back, index === 0),
    stepButton("next", ui.next, index === last),
    stepButton("last", ui.last, index === last),
    h(
      "span",
      { class: "belote-position" },
      h("span", { class: "belote-unseen" }, ui.step),
      h("span", { class: "belote-of" }, `${index} / ${last}`),
      !stages &&
        h(
          "span",
          { key: "track", class: "belote-track", "aria-hidden": "true" },
          Array.from({ length: last }, (_, i) => h("span", { key: i, class: i < index ? "belote-done" : "belote-ahead" })),
        ),
    ),
    stages && playButton(scene),
    h(
      "button",
      { key: "why", type: "button", class: "belote-button belote-why", "data-do": "why", "aria-pressed": String(local.asked === SUBJECT) },
      icon("none"),
      h("span", {}, ui.why),
    ),
    stages && options(scene),
  );
}

/**
 * The same button stops what it started.
 * @param {Scene} scene
 */
function playButton({ view, local }) {
  const { ui } = view;
  const label = local.playing ? ui.pause : ui.play;
  return h(
    "button",
    { key: "play", type: "button", class: "belote-button belote-play", "data-do": "play", "aria-label": label, title: label },
    icon(local.playing ? "pause" : "play"),
    h("span", { class: "belote-stack belote-word" }, [ui.play, ui.pause].map((word) =>
      h("span", { key: word, class: word === label ? "belote-shown" : "belote-reserve", "aria-hidden": "true" }, word))),
  );
}

/**
 * How fast it plays, which hands are open, how many colours the suits have.
 * @param {Scene} scene
 */
function options({ view, local }) {
  const { ui, seats } = view;
  return h(
    "div",
    { key: "options", class: "belote-options" },
    choice("speed", ui.speed, local.speed, [["slow", ui.speed_slow], ["normal", ui.speed_normal], ["fast", ui.speed_fast]]),
    choice("open", ui.open, local.open, [[EVERYONE, ui.open_all], ...Object.entries(seats), [NOBODY, ui.open_none]]),
    h(
      "button",
      { key: "four", type: "button", class: "belote-button belote-four-button", "data-do": "four", "aria-pressed": String(local.four) },
      h("span", { class: "belote-check", "aria-hidden": "true" }, local.four && icon("legal")),
      h("span", {}, ui.four_colours),
    ),
  );
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} value
 * @param {[string, string][]} entries
 */
function choice(name, label, value, entries) {
  return h(
    "label",
    { key: name, class: "belote-choice" },
    h("span", {}, label),
    h(
      "select",
      { class: "belote-select", "data-do": name, value },
      entries.map(([one, text]) => h("option", { key: one, value: one }, text)),
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
