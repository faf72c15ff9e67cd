/** What a key or a button does to a view. */

import { choicesOf, choose, check, NO_GUESS, questionOf, reveal } from "./predict.js";
import * as state from "./state.js";
import { teach } from "./teaching.js";
import { heard } from "./words.js";

/** @typedef {import("./widget.js").TableView} TableView */
/** @typedef {import("./state.js").Scene} Scene */

/** What is done without stopping a deal that plays by itself. */
const HARMLESS = new Set(["play", "four_colours", "display", "rules"]);

/** @type {Record<string, (view: TableView, scene: Scene) => void>} */
const ACTS = {
  first: (view) => view.goto(0),
  back: (view, scene) => view.goto(scene.index - 1),
  next: (view, scene) => (scene.veil && !scene.local.held ? remind(view, scene) : view.goto(scene.index + 1)),
  last: (view, scene) => view.goto(scene.view.frames.length - 1),
  earlier: (view, scene) => view.goto(state.stageStart(scene, -1)),
  later: (view, scene) => view.goto(state.stageStart(scene, 1)),
  play: (view, { view: { desk } }) => (!desk || desk.kind === "none") && view.playback.toggle(),
  four_colours: (view, scene) => view.set("four_colours", !scene.settings.four_colours),
  display: (view) => pull(view, "display"),
  rules: (view) => pull(view, "rules"),
  teacher: teach,
  own: (view, { view: { rules } }) => rules && view.judgeBy({ id: rules.own, changes: rules.own_changes }),
  previous: (view, scene) => view.turn(state.turn(scene, -1)),
  following: (view, scene) => view.turn(state.turn(scene, 1)),
  all: (view, scene) => view.turn(state.toggleAll(scene)),
  close: (view) => view.close(),
  why: (view, scene) => ask(view, scene, state.SUBJECT),
  explain: (view, scene) => ask(view, scene, state.SUBJECT),
  check: (view, scene) => (scene.veil ? view.guessed(check(scene)) : view.acted(scene, "check")),
  again: (view, scene) => scene.veil && view.guessed({ ...scene.local, guess: { ...NO_GUESS, tries: scene.local.guess.tries } }),
  reveal: (view, scene) => scene.veil && view.guessed(reveal(scene)),
};

/** Open a drawer, or close it. @param {TableView} view @param {string} drawer */
function pull(view, drawer) {
  view.update({ drawer: view.local.drawer === drawer ? "" : drawer });
}

/**
 * @param {TableView} view
 * @param {string} action
 */
export function act(view, action) {
  if (view.local.tools?.act(action)) return;
  if (!HARMLESS.has(action)) view.playback.halt();
  const scene = view.scene();
  if (!scene) return;
  if (action in ACTS) ACTS[action](view, scene);
  else view.acted(scene, action);
}

/**
 * Press a card, a bid, a word or a line: choose it where that is asked, else ask why.
 * @param {TableView} view
 * @param {string} one
 */
export function pressCard(view, one) {
  view.playback.halt();
  const scene = view.scene();
  if (!scene || view.taken(scene, one)) return;
  const choice = choicesOf(scene).get(one);
  if (choice === undefined) ask(view, scene, one);
  else view.guessed(choose(scene, choice));
}

/**
 * @param {TableView} view
 * @param {Scene} scene
 * @param {string} one
 */
export function ask(view, scene, one) {
  const isOpen = scene.veil === "" || (scene.veil === "legal" && !choicesOf(scene).has(one));
  if (isOpen) view.explain(state.ask(scene, one));
  else remind(view, scene);
}

/**
 * Show and say the question that is to be answered first.
 * @param {TableView} view
 * @param {Scene} scene
 */
function remind(view, scene) {
  view.update({ held: true }, heard(scene.view, questionOf(scene)));
  view.bringUp(".b-quiz");
}
