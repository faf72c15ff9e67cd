/** What is chosen seldom: how the table looks, and by which rules it is judged. */

import { NUMBER, select } from "./buttons.js";
import { group, h, span, UNHEARD } from "./dom.js";
import { icon } from "./icons.js";
import { EVERYONE, LANGUAGE, NOBODY, OFF } from "./settings.js";

/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Rules} Rules */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./state.js").Scene} Scene */

/**
 * The choices that are open under the head.
 * @param {Scene} scene
 */
export function drawer(scene) {
  const { local, view } = scene;
  if (local.drawer === "display") return display(scene);
  return local.drawer === "rules" && view.rules ? house(scene, view.rules) : null;
}

/**
 * Which hands are open, how the cards look, how fast it plays.
 * @param {Scene} scene
 */
function display({ view, local, settings }) {
  const { ui, seats, stages } = view;
  const { hands } = settings;
  const held = Object.entries(seats).filter(([seat]) => view.frames.some(({ hands }) => hands[/** @type {Seat} */ (seat)]?.cards));
  // the hands of two or three seats are a choice only while they are chosen
  const some = held.filter(([seat]) => hands.includes(seat));
  return h(
    "div.drawer",
    { key: "display", ...group(ui.display) },
    held.length > 1 && choice("hands", ui.open, hands, [
      [EVERYONE, ui.open_all],
      ...held,
      [NOBODY, ui.open_none],
      ...(some[1] ? [/** @type {[string, string]} */ ([hands, some.map(([, name]) => name).join(", ")])] : []),
    ]),
    choice("letters", ui.letters, settings.letters, [[LANGUAGE, ui.letters_language], ["JQK", ui.letters_jqk], ["VDR", ui.letters_vdr]]),
    stages && choice("speed", ui.speed, local.speed, [["slow", ui.speed_slow], ["normal", ui.speed_normal], ["fast", ui.speed_fast]]),
    h(
      "button.button.four-button",
      { "data-do": "four_colours", "aria-pressed": `${settings.four_colours}` },
      h(".check", UNHEARD, settings.four_colours && icon("legal")),
      span(ui.four_colours),
    ),
    h("button.button.four-button", { key: "teacher", "data-do": "teacher", "aria-expanded": `${local.bar && !!local.tools}` }, ui.teacher),
  );
}

/**
 * What to say before it is shown.
 * @param {Scene} scene
 */
export function predictChoice({ view, settings }) {
  const { ui } = view;
  return choice("predict", ui.predict, settings.predict, [
    [OFF, ui.predict_off],
    ["legal", ui.predict_legal],
    ["winner", ui.predict_winner],
    ["points", ui.predict_points],
  ]);
}

/**
 * The ruleset it is judged by, with its house rules.
 * @param {Scene} scene
 * @param {Rules} rules
 */
function house({ view, local }, rules) {
  const { ui } = view;
  const wanted = local.wanted._rules;
  const changes = wanted?.changes ?? rules.changes;
  return h(
    "div.drawer",
    { key: "rules", ...group(ui.rules) },
    choice("ruleset", ui.rules, wanted?.id ?? rules.id, rules.sets),
    view.judged && h("button.button", { key: "own", "data-do": "own" }, ui.rules_own),
    h(
      "details.more.house",
      {},
      h("summary", { "data-focus": "house" }, ui.rules_house),
      h(
        "div.house-options",
        {},
        rules.options.map((option) => ruleOption(option, changes[option.id] ?? option.value, ui.rules_changed)),
      ),
    ),
  );
}

/**
 * @param {Option} option
 * @param {import("./types.js").Value} value
 * @param {string} houseRule what an option of one's own is called
 */
function ruleOption(option, value, houseRule) {
  const isOwn = value !== option.named;
  const field = { "data-option": option.id, "data-focus": `option-${option.id}`, value: String(value) };
  return h(
    "label.option",
    { key: option.id, class: isOwn && "b-option-own" },
    span(option.title, isOwn && h(".own", {}, houseRule)),
    option.number
      ? h("input.select", { ...field, ...NUMBER })
      : select(field, option.values),
  );
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} value
 * @param {[string, string][]} entries
 */
export function choice(name, label, value, entries) {
  return h(
    `label.choice.choice-${name}`,
    { key: name },
    span(label),
    select({ "data-do": name, value }, entries),
  );
}
