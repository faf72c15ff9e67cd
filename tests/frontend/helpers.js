// What the front-end tests share: views to draw, scenes, and a walk over what was drawn.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as state from "../../belote_learn/widgets/frontend/state.js";

/** @typedef {import("../../belote_learn/widgets/frontend/types.js").View} View */
/** @typedef {import("../../belote_learn/widgets/frontend/types.js").Frame} Frame */
/** @typedef {import("../../belote_learn/widgets/frontend/state.js").Local} Local */
/** @typedef {import("../../belote_learn/widgets/frontend/state.js").Scene} Scene */
/** @typedef {import("../../belote_learn/widgets/frontend/dom.js").VNode} VNode */
/** @typedef {import("../../belote_learn/widgets/frontend/dom.js").VElement} VElement */

export const SOURCES = new URL("../../belote_learn/widgets/frontend/", import.meta.url);

const fixtures = fileURLToPath(new URL("fixtures/", import.meta.url));

/**
 * The views to draw, by name: the fixtures, and those pytest has just made with the real package.
 * @returns {[string, View][]}
 */
export function views() {
  const folders = [fixtures, process.env.BELOTE_VIEWS].filter((one) => one !== undefined);
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => /** @type {[string, View]} */ ([name, JSON.parse(readFileSync(`${folder}/${name}`, "utf8"))])),
  );
}

/** @returns {View} */
export function trickView() {
  return JSON.parse(readFileSync(`${fixtures}/trick.json`, "utf8"));
}

/**
 * @param {View} view
 * @param {number} step
 * @param {Partial<Local>} [local]
 * @returns {Scene}
 */
export function scene(view, step, local = {}) {
  const made = state.sceneOf(view, step, { ...state.freshLocal(), ...local });
  if (!made) throw new Error("nothing to draw");
  return made;
}

/**
 * Every scene a reader can reach: each step, each card asked, each question, one or all shown;
 * of a deal, with closed hands too.
 * @param {View} view
 * @returns {Generator<Scene>}
 */
export function* allScenes(view) {
  for (const [step, frame] of view.frames.entries()) {
    if (view.stages) yield scene(view, step, { open: state.NOBODY, playing: true, four: true });
    for (const asked of [null, state.SUBJECT, ...questions(view, frame)]) {
      const last = Math.max(scene(view, step, { asked }).steps.length - 1, 0);
      const first = view.stages ? last : 0;
      for (let shown = first; shown <= last; shown += 1) yield scene(view, step, { asked, shown });
      yield scene(view, step, { asked, shown: last, all: true, notice: true });
    }
  }
}

/**
 * What a reader may ask at a frame besides what it is about; of a deal, which is long, a few cards.
 * @param {View} view
 * @param {Frame} frame
 */
function questions(view, frame) {
  const cards = [...state.cardsOnPage({ frame, local: state.freshLocal() })];
  if (!view.stages) return cards;
  const bids = (frame.bids ?? []).map((_, i) => `bid:${i}`);
  const lines = (frame.lines ?? []).map((_, i) => `line:${i}`);
  return [...cards.slice(-1), ...bids, ...lines, ...(frame.said ? ["said"] : [])];
}

/**
 * @param {VNode} node
 * @returns {Generator<VElement>}
 */
export function* elements(node) {
  if (typeof node === "string") return;
  yield node;
  for (const child of node.children) yield* elements(child);
}

/**
 * @param {VNode} node
 * @param {string} className
 */
export function withClass(node, className) {
  return [...elements(node)].filter(({ props }) => String(props.class ?? "").split(" ").includes(className));
}

/**
 * @param {VNode} node
 * @returns {string}
 */
export function textOf(node) {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}
