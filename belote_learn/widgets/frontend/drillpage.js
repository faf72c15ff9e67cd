/**
 * What a drill shows without a table: a count that is asked about; and the page of articles, where a
 * row says how the learner stands and begins its drill.
 */

import { count } from "./deal.js";
import { deskBar } from "./desk.js";
import { group, h } from "./dom.js";
import { head } from "./head.js";
import { badge } from "./icons.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").DeskRow} DeskRow */
/** @typedef {import("./state.js").Scene} Scene */

/** How a state is marked, in the signs of the table. @type {Record<string, string>} */
const BADGES = { learning: "line", review: "legal", relearning: "announcement" };

/**
 * @param {Scene} scene
 * @param {Desk} desk
 * @param {DeskRow[]} rows
 * @param {import("./deskstate.js").Choosing} choosing
 */
export function rowsPage(scene, desk, rows, choosing) {
  return h(
    "div.page",
    {},
    head(scene),
    scene.local.tools?.bar(scene),
    deskBar(scene, desk, choosing, null),
    h("ul.drills", { key: "rows", "aria-label": scene.view.title }, rows.map(row)),
    h("p.unseen", { role: "status", "aria-live": "polite" }, scene.local.spoken),
  );
}

/**
 * A count that is asked about, with no table under it.
 * @param {Scene} scene
 */
export function countBoard(scene) {
  return h("div.table.count-board", { key: "count", ...group(scene.view.ui.table), tabindex: -1 }, count(scene));
}

/** @param {DeskRow} row */
function row({ do: begin, number, title, details, state, due }) {
  return h(
    "li",
    { key: begin },
    h(
      "button.button.drill",
      { class: due && "b-drill-due", "data-request": begin, "data-focus": begin },
      h(".drill-number", {}, number),
      h(
        ".drill-name",
        {},
        h("strong", {}, title),
        h(".drill-details", {}, details),
      ),
      state in BADGES && badge(BADGES[state]),
    ),
  );
}
