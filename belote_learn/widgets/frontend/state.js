/**
 * What one view of the widget remembers by itself, and what follows from it. Pure functions.
 *
 * asked: what the open explanation is about: a card, SUBJECT, "said", or a bid or a line of the count
 * by its number ("bid:2"); shown: the step of the decision being read; all: whether every step is on
 * the page; stops: the card of each hand (or bid, line, stage) that Tab reaches; wanted: the language
 * asked for and not yet answered; notice: it was not answered; spoken: the last announcement;
 * open: whose hands are open, EVERYONE, NOBODY or a seat; playing: whether it steps by itself;
 * speed: how fast; four: whether each suit has its own colour.
 *
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Frame} Frame
 * @typedef {import("./types.js").Hand} Hand
 * @typedef {import("./types.js").Seat} Seat
 * @typedef {import("./types.js").Why} Why
 * @typedef {import("./types.js").Step} Step
 * @typedef {{
 *   asked: string | null, shown: number, all: boolean, stops: Record<string, string>,
 *   wanted: string | null, notice: boolean, spoken: string,
 *   open: string, playing: boolean, speed: string, four: boolean,
 * }} Local
 * @typedef {{ view: View, frame: Frame, index: number, local: Local, why: Why | null, steps: Step[] }} Scene
 * @typedef {{ number: number, cards: Set<string>, drops: Set<string>, seats: Set<string> }} Lit
 */

/** Asked under this name, a frame explains what it is about: who is winning, a bid, a line. */
export const SUBJECT = "subject";
/** Which hands are open, when it is not one seat's. */
export const EVERYONE = "all";
export const NOBODY = "none";

const NOTHING_ASKED = { asked: null, shown: 0 };

/** @returns {Local} */
export function freshLocal() {
  return {
    ...NOTHING_ASKED,
    all: false,
    stops: {},
    wanted: null,
    notice: false,
    spoken: "",
    open: EVERYONE,
    playing: false,
    speed: "normal",
    four: false,
  };
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
  const why = view.whys[whyAt(frame, local.asked ?? SUBJECT) ?? -1] ?? null;
  const steps = why === null || why.trace === null ? [] : (view.traces[why.trace] ?? []);
  return { view, frame, index, local, why, steps };
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
 * A seat's cards as this view shows them: the cards of a closed hand are backs.
 * @param {Pick<Scene, "frame" | "local">} scene
 * @param {Seat} seat
 * @returns {Hand}
 */
export function handOf({ frame, local }, seat) {
  const hand = frame.hands[seat] ?? {};
  const isOpen = local.open === EVERYONE || local.open === seat;
  return hand.cards && !isOpen ? { hidden: hand.cards.length } : hand;
}

/**
 * The cards that can be seen at a frame, hands first.
 * @param {Pick<Scene, "frame" | "local">} scene
 */
export function cardsOnPage(scene) {
  const seats = /** @type {Seat[]} */ (Object.keys(scene.frame.hands));
  const held = seats.flatMap((seat) => handOf(scene, seat).cards ?? []);
  return new Set([...held, ...scene.frame.trick.map((play) => play.card)]);
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
  return { ...local, ...NOTHING_ASKED };
}

/**
 * Go on explaining after the frame or the view changed: the card while it is on the page; after a
 * bid, a word or a line, what the new frame is about.
 * @param {Scene} scene at the new frame
 * @returns {Local}
 */
export function carry(scene) {
  const { asked } = scene.local;
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
