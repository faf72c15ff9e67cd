/** The whole widget at one moment, as a description. */

import { controls } from "./controls.js";
import { h } from "./dom.js";
import { head } from "./head.js";
import { panel } from "./panel.js";
import { bar, table } from "./table.js";

/** @typedef {import("./state.js").Scene} Scene */

/** @param {Scene} scene */
export function page(scene) {
  return h(
    "div",
    { class: "belote-page" },
    head(scene),
    h(
      "div",
      { class: "belote-main" },
      h("div", { class: "belote-board" }, bar(scene), table(scene), controls(scene)),
      panel(scene),
    ),
    h("p", { class: "belote-unseen", role: "status", "aria-live": "polite" }, scene.local.spoken),
  );
}
