/**
 * What one view of the widget remembers by itself, and what follows from it. Pure functions.
 *
 * asked: what the open explanation is about: a card, SUBJECT, "said", or a bid or a line of the count
 * by its number ("bid:2"); shown: the step of the decision being read; all: whether every step is on
 * the page; stops: the card of each hand (or bid, line, stage) that Tab reaches; wanted: what Python
 * was asked for and has not answered yet; notice: what it answered instead; spoken: the last
 * announcement; playing: whether it steps by itself; speed: how fast; drawer: which
 * choices are open, "" for none; guess: what is chosen while a
 * frame is veiled; held: stepping on was met by the question once; answers: what was answered where; tools: a teacher's,
 * once they came; bar: whether they are laid out.
 *
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Frame} Frame
 * @typedef {import("./types.js").Settings} Settings
 * @typedef {import("./types.js").Seat} Seat
 * @typedef {import("./types.js").Why} Why
 * @typedef {import("./types.js").Step} Step
 * @typedef {import("./types.js").Judging} Judging
 * @typedef {import("./predict.js").Guess} Guess
 * @typedef {{
 *   asked: string | null, shown: number, all: boolean, stops: Record<string, string>,
 *   wanted: { lang?: string, _rules?: Judging }, notice: string, spoken: string,
 *   playing: boolean, speed: string, drawer: string,
 *   guess: Guess, held: boolean, answers: Record<string, Guess>,
 *   tools: import("./types.js").Tools | null, bar: boolean,
 *   choosing?: import("./deskstate.js").Choosing,
 * }} Local
 * frame: as it is drawn; truth: the same frame, with what a veil hides.
 * @typedef {{
 *   view: View, frame: Frame, truth: Frame, index: number, local: Local, settings: Settings,
 *   veil: import("./predict.js").Kind, why: Why | null, steps: Step[], keep: import("./keep.js").Keep,
 * }} Scene
 * @typedef {{ number: number, cards: Set<string>, drops: Set<string>, seats: Set<string> }} Lit
 */

import { keeper } from "./keep.js";
import { NO_GUESS, veilOf, veiled } from "./predict.js";
import { cardsOnPage, DEFAULTS } from "./settings.js";

/** Asked under this name, a frame explains what it is about: who is winning, a bid, a line. */
export const SUBJECT = "subject";

const NOTHING_ASKED = { asked: null, shown: 0 };

/** @returns {Local} */
export function freshLocal() {
  return {
    ...NOTHING_ASKED,
    all: false,
    stops: {},
    wanted: {},
    notice: "",
    spoken: "",
    playing: false,
    speed: "normal",
    drawer: "",
    guess: NO_GUESS,
    held: false,
    answers: {},
    tools: null,
    bar: false,
  };
}

/**
 * Everything a redraw needs, or null while there is nothing to draw.
 * @param {View | undefined} view
 * @param {unknown} step
 * @param {Local} local
 * @param {Settings} settings
 * @param {import("./keep.js").Keep} keep
 * @returns {Scene | null}
 */
export function sceneOf(view, step, local, settings = DEFAULTS, keep = keeper()) {
  if (!view?.frames?.length) return null;
  const index = clamp(Number(step) || 0, view.frames.length - 1);
  const truth = view.frames[index];
  const veil = veilOf({ view, truth, index, local, settings });
  const frame = veiled(truth, veil, settings);
  const why = view.whys[whyAt(frame, local.asked ?? SUBJECT) ?? -1] ?? null;
  const steps = why === null || why.trace === null ? [] : (view.traces[why.trace] ?? []);
  return { view, frame, truth, index, local, settings, veil, why, steps, keep };
}

/**
 * Where the answer to a question stands in the whys of the view; undefined where there is none.
 * @param {Frame} frame
 * @param {string} asked
 * @returns {number | undefined}
 */
function whyAt(frame, asked) {
  const [kind, number] = asked.split(":");
  if (kind === "bid") return frame.bids?.[Number(number)]?.why;
  if (kind === "line") return frame.lines?.[Number(number)]?.why;
  if (kind === "said") return frame.said?.why;
  if (kind === "why") return Number(number);
  if (kind !== SUBJECT) return frame.why[asked];
  const subject = frame.subject === undefined ? "trick" : frame.subject;
  return subject === null ? undefined : frame.why[subject];
}

/**
 * @param {number} value
 * @param {number} last
 */
export function clamp(value, last) {
  return Math.min(Math.max(Math.trunc(value), 0), last);
}

/**
 * Ask a card (or SUBJECT: what the frame is about), or close its explanation when it is open already.
 * @param {Scene} scene
 * @param {string} card
 * @returns {Local}
 */
export function ask(scene, card) {
  const { local } = scene;
  return local.asked === card ? close(local) : opened(scene, card);
}

/**
 * @param {Scene} scene
 * @param {string | null} card
 * @returns {Local}
 */
function opened({ view, index, local, settings }, card) {
  const asked = { ...local, asked: card, shown: 0 };
  const scene = sceneOf(view, index, asked, settings);
  return local.all ? { ...asked, shown: scene?.why?.at ?? 0 } : asked;
}

/**
 * @param {Local} local
 * @returns {Local}
 */
export function close(local) {
  return { ...local, ...NOTHING_ASKED };
}

/**
 * Go on explaining after the frame or the view changed: the card while it is on the page; after a
 * bid, a word or a line, what the new frame is about. Nothing while that is to be said first.
 * @param {Scene} scene at the new frame
 * @returns {Local}
 */
export function carry(scene) {
  const { asked } = scene.local;
  if (scene.veil) return close(scene.local);
  if (asked === null || asked in scene.view.cards) {
    return opened(scene, asked !== null && cardsOnPage(scene).has(asked) ? asked : null);
  }
  return opened(scene, SUBJECT);
}

/**
 * @param {Scene} scene
 * @param {number} move how many questions forward
 * @returns {Local}
 */
export function turn({ local, steps }, move) {
  return { ...local, asked: local.asked ?? SUBJECT, shown: clamp(local.shown + move, steps.length - 1) };
}

/**
 * Switch between all questions and one at a time.
 * @param {Scene} scene
 * @returns {Local}
 */
export function toggleAll({ local, why }) {
  const shown = local.all ? 0 : (why?.at ?? local.shown);
  return { ...local, asked: local.asked ?? SUBJECT, all: !local.all, shown };
}

/**
 * The cards and seats that the shown question speaks of; none while nothing is asked.
 * @param {Scene} scene
 * @returns {Lit}
 */
export function litBy({ local, steps }) {
  const step = local.asked === null ? undefined : steps[local.shown];
  return {
    number: local.shown + 1,
    cards: new Set(step?.cards),
    drops: new Set(step?.drops),
    seats: new Set(step?.seats),
  };
}

/**
 * The member of a group that Tab reaches: the one that had the focus last, while it is there.
 * @param {Scene} scene
 * @param {string} group
 * @param {string[]} members
 * @param {string} [otherwise]
 */
export function tabStop({ local }, group, members, otherwise = members[0]) {
  return members.includes(local.stops[group]) ? local.stops[group] : otherwise;
}

/**
 * The frame where the stage begins that lies some stages on; back from within a stage is its start.
 * @param {Scene} scene
 * @param {number} move -1 or 1
 */
export function stageStart({ view, index }, move) {
  const starts = (view.stages ?? []).map((stage) => stage.from);
  return move > 0
    ? (starts.find((start) => start > index) ?? view.frames.length - 1)
    : (starts.filter((start) => start < index).at(-1) ?? 0);
}
