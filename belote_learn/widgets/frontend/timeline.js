/** The stages of a deal in one row: how far it has gone, and a way to any of them. */

import { classes, h, UNHEARD, unseen } from "./dom.js";
import { icon } from "./icons.js";
import { tabStop } from "./state.js";

/** @typedef {import("./types.js").Stage} Stage */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./state.js").Scene} Scene */

/** @param {Scene} scene */
export function timeline(scene) {
  const { view, index } = scene;
  const stages = view.stages ?? [];
  const now = stages.filter(({ from }) => from <= index).length - 1;
  const stop = tabStop(scene, "stages", stages.map(({ id }) => id), stages[now]?.id);
  return h(
    "ol.stages",
    { "aria-label": view.ui.stages, "data-hand": "stages" },
    stages.map((stage, i) =>
      timeKept(scene, stage, { done: doneOf(stage, index), now: i === now, stop: stage.id === stop }),
    ),
  );
}

/**
 * @param {Scene} scene
 * @param {Stage} stage
 * @param {{ done: number, now: boolean, stop: boolean }} at
 */
function timeKept({ view, keep }, stage, at) {
  return keep(`stage ${stage.id}`, [view, ...Object.values(at)], () => h("li", { key: stage.id }, stageButton(view, stage, at)));
}

/**
 * @param {View} view
 * @param {Stage} stage
 * @param {{ done: number, now: boolean, stop: boolean }} options done: how much of it, 0 to 1
 */
function stageButton(view, stage, { done, now, stop }) {
  return h(
    "button.stage",
    {
      class: classes(stage.refused && "b-stage-refused", now && "b-now-stage"),
      "data-stage": stage.id,
      "aria-current": now && "step",
      tabindex: stop ? 0 : -1,
    },
    h(
      ".stage-name",
      { "data-name": stage.text },
      stage.text,
      stage.refused && [icon("refused"), unseen(view.ui.stage_refused)],
    ),
    h(".stage-bar", UNHEARD, h("span", { style: { "--done": done } })),
  );
}

/**
 * @param {Stage} stage
 * @param {number} index
 */
function doneOf({ from, to }, index) {
  if (index > to) return 1;
  return index < from ? 0 : (index - from + 1) / (to - from + 1);
}
