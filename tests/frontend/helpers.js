// What the front-end tests share: views to draw, scenes, and a walk over what was drawn.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cardsOnPage, DEFAULTS, NOBODY } from "../../belote_learn/widgets/frontend/settings.js";
import * as predicted from "../../belote_learn/widgets/frontend/predict.js";
import * as state from "../../belote_learn/widgets/frontend/state.js";
import { heard } from "../../belote_learn/widgets/frontend/words.js";

/** @typedef {import("../../belote_learn/widgets/frontend/types.js").View} View */
/** @typedef {import("../../belote_learn/widgets/frontend/types.js").Frame} Frame */
/** @typedef {import("../../belote_learn/widgets/frontend/types.js").Settings} Settings */
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
 * @param {Partial<Settings>} [settings]
 * @returns {Scene}
 */
export function scene(view, step, local = {}, settings = {}) {
  const made = state.sceneOf(view, step, { ...state.freshLocal(), ...local }, { ...DEFAULTS, ...settings });
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
    if (view.stages) yield scene(view, step, { playing: true, drawer: "display" }, { hands: NOBODY, four_colours: true });
    yield* predicting(view, step);
    for (const asked of [null, state.SUBJECT, ...questions(view, frame)]) {
      const last = Math.max(scene(view, step, { asked }).steps.length - 1, 0);
      const first = view.stages ? last : 0;
      for (let shown = first; shown <= last; shown += 1) yield scene(view, step, { asked, shown });
      yield scene(view, step, { asked, shown: last, all: true, notice: view.ui.needs_kernel, drawer: "rules" });
      if (asked === null) yield scene(view, step, { drawer: "display", bar: true, notice: view.ui.needs_kernel_tools });
    }
  }
}

/**
 * A frame that asks, of a deal every third: as it is met, wrongly answered in each way there is, and with the answer shown.
 * @param {View} view
 * @param {number} step
 * @returns {Generator<Scene>}
 */
function* predicting(view, step) {
  if (view.stages && step % 3) return;
  for (const predict of ["legal", "winner", "points"]) {
    const met = scene(view, step, {}, { predict });
    if (!met.veil) continue;
    const choices = predict === "points" ? ["0"] : predicted.choicesOf(met).values();
    const chosen = [...choices].slice(0, view.stages ? 2 : 8).map((one) => predicted.choose(met, one));
    const guesses = chosen.map((local) => predicted.check(scene(view, step, local, { predict })));
    const shown = chosen.map((local) => predicted.reveal(scene(view, step, local, { predict })));
    const locals = [{ held: true, notice: view.ui.needs_kernel_rules }, predicted.check(met), ...guesses, ...shown];
    for (const local of locals) yield scene(view, step, local, { predict });
  }
}

/**
 * What a reader may ask at a frame besides what it is about; of a deal, which is long, a few cards.
 * @param {View} view
 * @param {Frame} frame
 */
function questions(view, frame) {
  const cards = [...cardsOnPage({ frame, settings: DEFAULTS })];
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

/** Attributes that are read aloud. */
const SPOKEN = ["aria-label", "title"];

/**
 * Every word that is drawn, seen or heard, was finished in Python.
 * @param {{ cards: View["cards"] }} view
 * @param {VNode} node
 */
export function assertWordsAreOf(view, node) {
  const told = new Set([...texts(view)].flatMap((text) => [text, heard(/** @type {View} */ (view), text)]));
  for (const { props, children } of elements(node)) {
    const spoken = SPOKEN.map((name) => props[name]);
    for (const text of [...children, ...spoken]) if (typeof text === "string") assert.ok(isTold(text, told), text);
  }
}

/**
 * @param {unknown} value
 * @returns {Generator<string>}
 */
function* texts(value) {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") for (const one of Object.values(value)) yield* texts(one);
}

/**
 * Whether a text is one of a view, a part of one, some of them in a row, or without letters.
 * @param {string} text
 * @param {Set<string>} told
 */
function isTold(text, told) {
  if (told.has(text) || text.split(/ |: /u).every((part) => !/\p{L}/u.test(part))) return true;
  const bare = text.replace(/\uFE0E/gu, "").trim();
  if ([...told].some((one) => one.includes(bare))) return true;
  let rest = bare;
  for (const one of [...told].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(one, "");
  return !/\p{L}/u.test(rest);
}
