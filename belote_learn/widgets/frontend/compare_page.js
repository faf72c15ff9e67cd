/** The comparison of rulesets: a table of answers, and a form for one more column. */

import { classes, group, h, span } from "./dom.js";
import { badge } from "./icons.js";
import { answerBox, asking, choice, doing } from "./sheet_parts.js";
import { rich } from "./text.js";

/** @typedef {import("./sheet_types.js").Cell} Cell */
/** @typedef {import("./sheet_types.js").Column} Column */
/** @typedef {import("./sheet_types.js").CompareView} CompareView */
/** @typedef {import("./sheet_types.js").Local} Local */
/** @typedef {import("./sheet_types.js").Row} Row */

/**
 * Everything that can be asked, and the explanation it opens.
 * @param {CompareView} view
 * @returns {Map<string, number>}
 */
export function askable(view) {
  return new Map(view.rows.flatMap((row) => row.cells.map((cell, i) => /** @type {[string, number]} */ ([`${row.id}:${i}`, cell.why]))));
}

/**
 * @param {CompareView} view
 * @param {Local} local
 * @param {string} id prefix of the ids of this view
 */
export function body(view, local, id) {
  return [
    h(
      "div.sheet-summary",
      { key: "summary" },
      view.summary.map((text, i) => h("p", { key: i, class: classes(i === 0 && "b-sheet-first") }, rich(text))),
    ),
    table(view, local),
    form(view, local, id),
  ];
}

/**
 * @param {CompareView} view
 * @param {Local} local
 */
function table(view, local) {
  const { ui, columns, rows } = view;
  const stop = local.stops.table ?? `${rows[0]?.id}:0`;
  return h(
    "div.sheet-scroll",
    { key: "table" },
    h(
      "table.sheet-table.sheet-compare",
      { "data-table": "table", "aria-label": ui.table },
      h(
        "thead",
        {},
        h("tr", {}, h("td", { key: "corner" }), columns.map((column, i) => columnHead(ui, column, i))),
      ),
      h("tbody", {}, rows.map((row) => rowOf(row, columns, local, askable(view).has(stop) ? stop : `${rows[0]?.id}:0`))),
    ),
  );
}

/**
 * @param {Record<string, string>} ui
 * @param {Column} column
 * @param {number} i
 */
function columnHead(ui, column, i) {
  return h(
    "th",
    { key: i, scope: "col", class: classes(column.given && "b-sheet-given") },
    h(".sheet-name", {}, column.title),
    column.given && h(".sheet-note", { key: "given" }, ui.given),
    column.house > 0 && h(".sheet-note", { key: "from" }, column.changes[0]),
  );
}

/**
 * @param {Row} row
 * @param {Column[]} columns
 * @param {Local} local
 * @param {string} stop
 */
function rowOf(row, columns, local, stop) {
  return h(
    "tr",
    { key: row.id, class: classes(row.differs && "b-sheet-differs") },
    h("th", { scope: "row" }, rich(row.text)),
    row.cells.map((cell, i) =>
      h(
        "td",
        { key: i, class: classes(columns[i].given && "b-sheet-given") },
        answerOf(cell, `${row.id}:${i}`, local, stop),
      ),
    ),
  );
}

/**
 * @param {Cell} cell
 * @param {string} id
 * @param {Local} local
 * @param {string} stop
 */
function answerOf(cell, id, local, stop) {
  const isCard = cell.mark === "legal" || cell.mark === "refused";
  return asking(
    id,
    local,
    { label: cell.label, stop: id === stop, class: classes(`b-sheet-${cell.mark}`, cell.differs && "b-sheet-other") },
    isCard ? badge(cell.mark) : h(".sheet-value", {}, cell.text),
    h(
      ".sheet-rule",
      {},
      cell.rule,
      cell.differs && h(".sheet-unlike", { key: "differs", "aria-hidden": "true" }, "≠"),
    ),
  );
}

/**
 * @param {CompareView} view
 * @param {Local} local
 * @param {string} id
 */
function form(view, local, id) {
  const { ui, form: entry, columns } = view;
  const chosen = chosenOf(view, local);
  const menu = entry.options.find((option) => option.id === chosen.option);
  const houses = columns.filter((column) => column.house > 0);
  return h(
    "div.sheet-form",
    { key: "form", ...group(ui.form) },
    h("p.sheet-subtitle", {}, ui.form),
    h(
      "div.sheet-fields",
      {},
      choice("base", ui.base, entry.bases, chosen.base),
      choice("option", ui.option, entry.options.map((option) => [option.id, option.title]), chosen.option),
      choice("value", ui.value, menu?.values ?? [], chosen.value),
      doing("add", ui.add, { main: true, off: local.busy !== "" }),
    ),
    answerBox(view, local, `${id}-answer`),
    houses.length > 0 &&
      h(
        "ul.sheet-houses",
        { key: "removing", "aria-label": ui.removing },
        houses.map((column) =>
          h(
            "li",
            { key: column.house },
            span(h("strong", {}, column.title), ` ${column.changes.join(", ")}`),
            column.removable &&
              doing("remove", ui.remove, { value: String(column.house), off: local.busy !== "", label: `${ui.remove}: ${column.title}` }),
          ),
        ),
      ),
  );
}

/**
 * What is asked of Python: one more column, or one less.
 * @param {CompareView} view
 * @param {Local} local
 * @param {string} [house] number of the column to remove
 */
export function request(view, local, house) {
  return house === undefined ? chosenOf(view, local) : { house };
}

/**
 * What is chosen in the form: what was chosen last, while the menus still have it; else a value that
 * changes something.
 * @param {CompareView} view
 * @param {Local} local
 */
function chosenOf({ form }, { fields }) {
  const base = has(form.bases, fields.base) ? fields.base : form.base;
  const menu = form.options.find((option) => option.id === fields.option) ?? form.options[0];
  const other = menu.values.find(([value]) => value !== form.now[Number(base)][menu.id]);
  return {
    base,
    option: menu.id,
    value: has(menu.values, fields.value) ? fields.value : (other ?? menu.values[0])[0],
  };
}

/**
 * @param {import("./sheet_types.js").Choice[]} choices
 * @param {string | undefined} value
 * @returns {value is string}
 */
function has(choices, value) {
  return choices.some(([one]) => one === value);
}
