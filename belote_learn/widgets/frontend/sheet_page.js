/** The score sheet: how it stands, deal by deal, a deal to write down, the race to the target. */

import { classes, group, h, span, UNHEARD } from "./dom.js";
import { answerBox, asking, choice, doing, typed } from "./sheet_parts.js";
import { race } from "./sheet_race.js";

/** @typedef {import("./sheet_types.js").Deal} Deal */
/** @typedef {import("./sheet_types.js").Local} Local */
/** @typedef {import("./sheet_types.js").Part} Part */
/** @typedef {import("./sheet_types.js").SheetView} SheetView */

/** @type {Part[]} */
const PARTS = ["outcome", "NS", "EW", "NS-total", "EW-total"];
const FIELDS = ["taker", "ns", "ew", "capot", "belote"];

/**
 * Everything that can be asked, and the explanation it opens.
 * @param {SheetView} view
 * @returns {Map<string, number>}
 */
export function askable({ rows, standing, preview }) {
  const cells = rows.flatMap((row) => PARTS.map((part) => /** @type {[string, number]} */ ([`${row.id}:${part}`, row[part].why])));
  return new Map([["standing", standing.why], ...(preview === null ? [] : [/** @type {[string, number]} */ (["preview", preview])]), ...cells]);
}

/**
 * @param {SheetView} view
 * @param {Local} local
 * @param {string} id prefix of the ids of this view
 */
export function body(view, local, id) {
  return [
    standing(view, local),
    view.rows.length > 0 && table(view, local),
    view.form && form(view, local, id),
    answerBox(view, local, `${id}-answer`),
    afterwards(view, local),
    view.rows.length > 0 && race(view, id),
  ];
}

/**
 * @param {SheetView} view
 * @param {Local} local
 */
function standing({ ui, totals, standing: { text, over }, race: { target } }, local) {
  return h(
    "div.sheet-standing",
    { key: "standing", class: over && "b-sheet-over", ...group(ui.standing) },
    totals.map(({ team, name, points }) =>
      h(
        "div",
        { key: team, class: `b-sheet-side b-sheet-side-${team}` },
        h(".sheet-side-name", {}, name),
        h(".sheet-side-points", {}, String(points)),
        h(
          ".sheet-track",
          UNHEARD,
          h("span", { style: { "--done": Math.min(points / target, 1) } }),
        ),
      ),
    ),
    h("p.sheet-stands", {}, text, " ", asking("standing", local, {}, ui.why)),
  );
}

/**
 * @param {SheetView} view
 * @param {Local} local
 */
function table(view, local) {
  const { ui, columns, rows } = view;
  const newest = `${rows.at(-1)?.id}:outcome`;
  const stop = askable(view).has(local.stops.table) ? local.stops.table : newest;
  const sides = /** @type {const} */ (["NS", "EW"]);
  return h(
    "div.sheet-scroll",
    { key: "table" },
    h(
      "table.sheet-table.sheet-deals",
      { "data-table": "table", "aria-label": ui.table },
      h(
        "thead",
        {},
        h(
          "tr",
          { key: "over" },
          h("th", { key: "deal", scope: "col", rowspan: "2" }, h(".sheet-unseen", {}, ui.deal), h("span", UNHEARD, "#")),
          h("th", { key: "contract", scope: "col", rowspan: "2" }, ui.contract),
          h("th", { key: "score", scope: "colgroup", colspan: "2" }, ui.score),
          h("th.sheet-total", { key: "total", scope: "colgroup", colspan: "2" }, ui.total),
        ),
        h(
          "tr",
          { key: "sides" },
          ["score", "total"].flatMap((which) =>
            sides.map((side) =>
              h(
                "th",
                { key: `${which}-${side}`, scope: "col", class: classes(which === "total" && "b-sheet-total") },
                h("abbr", { title: columns.names[side] }, columns.short[side]),
              ),
            ),
          ),
        ),
      ),
      h("tbody", {}, rows.map((row) => dealRow(row, local, stop))),
    ),
  );
}

/**
 * @param {Deal} row
 * @param {Local} local
 * @param {string} stop
 */
function dealRow(row, local, stop) {
  return h(
    "tr",
    { key: row.id },
    h("th", { scope: "row" }, row.id),
    PARTS.map((part) => {
      const { text, label, note } = row[part];
      const id = `${row.id}:${part}`;
      return h(
        "td",
        { key: part, class: classes(part.endsWith("total") && "b-sheet-total") },
        asking(
          id,
          local,
          { label: note ? `${label}, ${note}` : label, stop: id === stop, class: part === "outcome" ? "b-sheet-outcome" : "b-sheet-number" },
          span(text),
          note && h(".sheet-note", { key: "note" }, note),
        ),
      );
    }),
  );
}

/**
 * @param {SheetView} view
 * @param {Local} local
 * @param {string} id
 */
function form(view, local, id) {
  const { ui, form: entry, answer } = view;
  if (!entry) return null;
  const { fields, busy } = local;
  const wrong = (/** @type {string[]} */ ...names) =>
    answer && !answer.ok && answer.number === local.answered && names.includes(answer.about) ? `${id}-answer` : null;
  const passed = fields.taker === "passed";
  return h(
    "div.sheet-form",
    { key: "form", ...group(ui.entry) },
    h("p.sheet-subtitle", {}, ui.entry),
    h(
      "div.sheet-fields",
      {},
      choice("taker", ui.taker, entry.takers, fields.taker ?? "", { wrong: wrong("taker") }),
      !passed && entry.points.map(([name, label]) => typed(name, label, fields[name] ?? "", { wrong: wrong(name, "points"), hint: `${id}-hint` })),
      !passed && choice("capot", ui.capot, entry.capots, fields.capot ?? "", { wrong: wrong("capot") }),
      !passed && choice("belote", ui.belote, entry.belotes, fields.belote ?? "", { wrong: wrong("belote") }),
    ),
    !passed && h("p.sheet-keys", { key: "hint", id: `${id}-hint` }, ui.hint),
    h(
      "div.sheet-fields",
      { key: "buttons" },
      doing("check", ui.check, { off: busy !== "" }),
      doing("add", ui.add, { main: true, off: busy !== "" }),
    ),
  );
}

/**
 * What may be done once something is written down, or before anything is.
 * @param {SheetView} view
 * @param {Local} local
 */
function afterwards({ ui, undo, again }, { busy }) {
  if (!undo && !again) return null;
  return h(
    "div.sheet-fields",
    { key: "afterwards" },
    undo && doing("undo", ui.undo, { off: busy !== "" }),
    again && doing("again", ui.again, { off: busy !== "" }),
  );
}

/**
 * What is asked of Python: the entry as it is, and the number of deals this page shows.
 * @param {SheetView} view
 * @param {Local} local
 */
export function request({ deals }, { fields }) {
  return { deals, ...Object.fromEntries(FIELDS.map((name) => [name, fields[name] ?? ""])) };
}
