/** The page of articles: how the learner stands on each, and what is due; a row begins its drill. */

import { deskBar } from "./desk.js";
import { classes, h } from "./dom.js";
import { head } from "./head.js";
import { badge } from "./icons.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").DeskRow} DeskRow */
/** @typedef {import("./state.js").Scene} Scene */

/** How a state is marked, in the signs of the table. @type {Record<string, string>} */
const BADGES = { new: "none", learning: "line", review: "legal", relearning: "announcement" };

/**
 * @param {Scene} scene
 * @param {Desk} desk
 * @param {DeskRow[]} rows
 * @param {import("./deskstate.js").Choosing} choosing
 */
export function rowsPage(scene, desk, rows, choosing) {
  return h(
    "div",
    { class: "belote-page" },
    head(scene),
    deskBar(scene, desk, choosing, null),
    h("ul", { key: "rows", class: "belote-drills", "aria-label": scene.view.title }, rows.map(row)),
    h("p", { class: "belote-unseen", role: "status", "aria-live": "polite" }, scene.local.spoken),
  );
}

/** @param {DeskRow} row */
function row({ do: begin, number, title, details, state, due }) {
  return h(
    "li",
    { key: begin },
    h(
      "button",
      { type: "button", class: classes("belote-button belote-drill", due && "belote-drill-due"), "data-request": begin, "data-focus": begin },
      h("span", { class: "belote-drill-number" }, number),
      h(
        "span",
        { class: "belote-drill-name" },
        h("strong", {}, title),
        h("span", { class: "belote-drill-details" }, details),
      ),
      badge(BADGES[state]),
    ),
  );
}
