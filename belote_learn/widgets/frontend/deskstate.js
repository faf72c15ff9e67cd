/**
 * What a learner is choosing at the desk, and what a press there asks for. Pure functions.
 *
 * chosen: cards or choices, not sent yet; typed: the number as it stands in the field; ways: the card
 * whose ways of being played are shown; busy: something was asked of Python; silent: nobody answered.
 *
 * @typedef {import("./types.js").Desk} Desk
 * @typedef {import("./types.js").Frame} Frame
 * @typedef {import("./state.js").Scene} Scene
 * @typedef {{ chosen: string[], typed: string, ways: string, busy: boolean, silent: boolean }} Choosing
 * @typedef {import("./desk_view.js").Request} Request
 */

/** @type {Readonly<Choosing>} */
export const NOTHING_CHOSEN = { chosen: [], typed: "", ways: "", busy: false, silent: false };

/**
 * What is chosen before anything is pressed: what was right of the last answer.
 * @param {Desk | undefined} desk
 * @returns {Choosing}
 */
export function choosingAt(desk) {
  return { ...NOTHING_CHOSEN, chosen: desk?.chosen ?? [] };
}

/**
 * Whether the learner may act: only where the table stands now.
 * @param {Scene} scene
 */
export function isNow({ view, index }) {
  return index === view.frames.length - 1;
}

/**
 * The learner's cards, while they are what is to be chosen.
 * @param {Scene} scene
 * @returns {string[]}
 */
export function ownCards(scene) {
  const { desk, frames } = scene.view;
  if (!desk?.seat || !isNow(scene) || !["card", "cards"].includes(desk.kind)) return [];
  return frames[scene.index].hands[desk.seat]?.cards ?? [];
}

/**
 * The frame without the verdicts that are to be found: those on the learner's own cards, but for the
 * one that is asked where asking is allowed.
 * @param {Frame} frame
 * @param {string[]} own
 * @param {string | null} asked
 * @returns {Frame}
 */
export function unmarked(frame, own, asked) {
  const hidden = new Set(own.filter((card) => card !== asked));
  return { ...frame, why: Object.fromEntries(Object.entries(frame.why).filter(([card]) => !hidden.has(card))) };
}

/**
 * What pressing one of the learner's cards does.
 * @param {Scene} scene
 * @param {string} card
 * @param {boolean} askFirst
 * @returns {"choose" | "ask" | "ways" | "play"}
 */
export function pressing({ view, local }, card, askFirst) {
  if (view.desk?.kind === "cards") return "choose";
  if (askFirst && local.asked !== card) return "ask";
  return view.desk?.ways[card] ? "ways" : "play";
}

/**
 * @param {Choosing} choosing
 * @param {string} one
 * @returns {Choosing}
 */
export function toggled(choosing, one) {
  const others = choosing.chosen.filter((other) => other !== one);
  const isNew = others.length === choosing.chosen.length;
  return { ...choosing, chosen: isNew ? [...others, one] : others };
}

/**
 * The answer as it is sent; null while there is none.
 * @param {Desk} desk
 * @param {Choosing} choosing
 * @returns {Request | null}
 */
export function answerOf({ kind, several }, { chosen, typed }) {
  const base = { do: "answer" };
  if (kind === "cards" || several) return { ...base, cards: chosen };
  return typed.trim() ? { ...base, text: typed } : null;
}
