/**
 * What one view of the widget remembers by itself, and what follows from it. Pure functions.
 *
 * asked: the card whose explanation is open, or TRICK; shown: the step of the decision being read;
 * all: whether every step is on the page; stops: the card of each hand that Tab reaches;
 * wanted: the language asked for and not yet answered; notice: it was not answered;
 * spoken: the last announcement.
 *
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Frame} Frame
 * @typedef {import("./types.js").Why} Why
 * @typedef {import("./types.js").Step} Step
 * @typedef {{
 *   asked: string | null, shown: number, all: boolean, stops: Record<string, string>,
 *   wanted: string | null, notice: boolean, spoken: string,
 * }} Local
 * @typedef {{ view: View, frame: Frame, index: number, local: Local, why: Why | null, steps: Step[] }} Scene
 * @typedef {{ number: number, cards: Set<string>, drops: Set<string>, seats: Set<string> }} Lit
 */

/** The name under which a frame explains who is winning. */
export const TRICK = "trick";

/** @returns {Local} */
export function freshLocal() {
  return { asked: null, shown: 0, all: false, stops: {}, wanted: null, notice: false, spoken: "" };
}

/**
 * Everything a redraw needs, or null while there is nothing to draw.
 * @param {View | undefined} view
 * @param {unknown} step
 * @param {Local} local
 * @returns {Scene | null}
 */
export function sceneOf(view, step, local) {
  if (!view?.frames?.length) return null;
  const index = clamp(Number(step) || 0, view.frames.length - 1);
  const frame = view.frames[index];
  const why = view.whys[frame.why[local.asked ?? TRICK]] ?? null;
  const steps = why === null || why.trace === null ? [] : (view.traces[why.trace] ?? []);
  return { view, frame, index, local, why, steps };
}

/**
 * @param {number} value
 * @param {number} last
 */
export function clamp(value, last) {
  return Math.min(Math.max(Math.trunc(value), 0), last);
}

/**
 * The cards that can be seen at a frame, hands first.
 * @param {Frame} frame
 */
export function cardsOnPage(frame) {
  const held = Object.values(frame.hands).flatMap((hand) => hand?.cards ?? []);
  return new Set([...held, ...frame.trick.map((play) => play.card)]);
}

/**
 * Ask a card (or TRICK: who is winning), or close its explanation when it is open already.
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
function opened({ view, index, local }, card) {
  const asked = { ...local, asked: card, shown: 0 };
  const scene = sceneOf(view, index, asked);
  return local.all ? { ...asked, shown: scene?.why?.at ?? 0 } : asked;
}

/**
 * @param {Local} local
 * @returns {Local}
 */
export function close(local) {
  return { ...local, asked: null, shown: 0 };
}

/**
 * Keep an asked card that is still on the page after the frame or the view changed.
 * @param {Scene} scene at the new frame
 * @returns {Local}
 */
export function carry(scene) {
  const { asked } = scene.local;
  const stays = asked === TRICK || (asked !== null && cardsOnPage(scene.frame).has(asked));
  return opened(scene, stays ? asked : null);
}

/**
 * @param {Scene} scene
 * @param {number} move how many questions forward
 * @returns {Local}
 */
export function turn({ local, steps }, move) {
  return { ...local, asked: local.asked ?? TRICK, shown: clamp(local.shown + move, steps.length - 1) };
}

/**
 * Switch between all questions and one at a time.
 * @param {Scene} scene
 * @returns {Local}
 */
export function toggleAll({ local, why }) {
  const shown = local.all ? 0 : (why?.at ?? local.shown);
  return { ...local, asked: local.asked ?? TRICK, all: !local.all, shown };
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
