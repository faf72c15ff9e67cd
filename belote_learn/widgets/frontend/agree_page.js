/** What a table agrees on before its first deal: a menu for each rule, and why it is asked. */

import { group, h, span } from "./dom.js";
import { answerBox, asking, choice, doing, typed } from "./sheet_parts.js";
import { rich } from "./text.js";

/** @typedef {import("./sheet_types.js").AgreeView} AgreeView */
/** @typedef {import("./sheet_types.js").Item} Item */
/** @typedef {import("./sheet_types.js").Local} Local */

/** Every entry is asked of Python as soon as it is chosen. */
export const AT_ONCE = "agree";

/**
 * Everything that can be asked, and the explanation it opens.
 * @param {AgreeView} view
 * @returns {Map<string, number>}
 */
export function askable({ intro, items, said }) {
  return new Map([["intro", intro.why], ...items.map((item) => /** @type {[string, number]} */ ([item.id, item.why])), ["said", said.why]]);
}

/**
 * @param {AgreeView} view
 * @param {Local} local
 * @param {string} id prefix of the ids of this view
 */
export function body(view, local, id) {
  const { ui, intro, base, items, said, dealer } = view;
  const { fields } = local;
  return [
    h("p", { key: "intro" }, intro.text, " ", asking("intro", local, {}, ui.why)),
    h(
      "div.sheet-items",
      { key: "items", ...group(ui.agree) },
      h(
        "div.sheet-item",
        { key: "base" },
        choice("base", ui.base, base.values, fields.base ?? base.value),
        h("p.sheet-keys", {}, base.note),
      ),
      items.map((item) => itemOf(item, view, local, id)),
      h(
        "div.sheet-item",
        { key: "said" },
        h(".sheet-field", {}, span(said.title), h("strong", {}, said.text)),
        asking("said", local, { label: said.label }, said.number),
      ),
      h("div.sheet-item", { key: "dealer" }, choice("dealer", ui.dealer, dealer.values, fields.dealer ?? dealer.value)),
    ),
    h("div.sheet-fields", { key: "start" }, doing("start", ui.start, { main: true })),
    answerBox(view, local, `${id}-answer`),
  ];
}

/**
 * @param {Item} item
 * @param {AgreeView} view
 * @param {Local} local
 * @param {string} id
 */
function itemOf(item, { answer }, local, id) {
  const isWrong = answer !== null && !answer.ok && answer.about === item.id && answer.number === local.answered;
  const wrong = isWrong ? `${id}-answer` : null;
  const value = local.fields[item.id] ?? item.value;
  return h(
    "div.sheet-item",
    { key: item.id, class: item.house && "b-sheet-house" },
    item.values.length > 0 ? choice(item.id, item.title, item.values, value, { wrong }) : typed(item.id, item.title, value, { wrong }),
    asking(item.id, local, { label: item.label }, item.number),
    h("p.sheet-keys", {}, rich(`${item.note} ${item.contested}`.trim())),
  );
}

/**
 * What is asked of Python: one entry, or to start.
 * @param {AgreeView} _view
 * @param {Local} local
 * @param {string} [option] the entry that was chosen
 */
export function request(_view, { fields }, option) {
  return option === undefined ? {} : { option, value: fields[option] };
}
