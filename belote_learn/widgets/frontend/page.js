/** The whole widget at one moment, as a description. */

import { controls } from "./controls.js";
import { h } from "./dom.js";
import { head } from "./head.js";
import { panel } from "./panel.js";
import { bar, table } from "./table.js";

/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./dom.js").Child} Child */

/**
 * @param {Scene} scene
 * @param {{ desk?: Child, feedback?: Child, board?: Child }} parts what a widget to practise with has beside;
 *   board: what is shown instead of the table
 */
export function page(scene, { desk, feedback, board } = {}) {
  return h(
    "div.page",
    {},
    head(scene),
    scene.local.tools?.bar(scene),
    h(
      "div.main",
      {},
      h("div.board", {}, bar(scene), board || table(scene), desk, (!desk || scene.view.frames.length > 1) && controls(scene)),
      panel(scene, feedback),
    ),
    h("p.unseen", { role: "status", "aria-live": "polite" }, scene.local.spoken),
  );
}
