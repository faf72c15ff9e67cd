/** What is set for the model, and so for each of its views; what that means for a frame. */

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Hand} Hand */
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Settings} Settings */

/** Which hands are open, when they are not those of some seats, such as "NS". */
export const EVERYONE = "all";
export const NOBODY = "none";
/** The letters of the language; predicting nothing. */
export const LANGUAGE = "language";
export const OFF = "off";

/** What holds for a model that does not know a setting. @type {Readonly<Settings>} */
export const DEFAULTS = { letters: LANGUAGE, four_colours: false, hands: EVERYONE, predict: OFF, locked: false };

export const SETTINGS = /** @type {(keyof Settings)[]} */ (Object.keys(DEFAULTS));

/**
 * @param {Pick<Model, "get">} model
 * @returns {Settings}
 */
export function settingsOf(model) {
  const read = SETTINGS.map((name) => {
    const value = model.get(name);
    return [name, typeof value === typeof DEFAULTS[name] ? value : DEFAULTS[name]];
  });
  return Object.fromEntries(read);
}

/**
 * A seat's cards as they are shown: the cards of a closed hand are backs.
 * @param {{ frame: Frame, settings: Settings }} scene
 * @param {Seat} seat
 * @returns {Hand}
 */
export function handOf({ frame, settings }, seat) {
  const hand = frame.hands[seat] ?? {};
  const isOpen = settings.hands === EVERYONE || settings.hands.includes(seat);
  return hand.cards && !isOpen ? { hidden: hand.cards.length } : hand;
}

/**
 * The cards that can be seen at a frame, hands first.
 * @param {{ frame: Frame, settings: Settings }} scene
 */
export function cardsOnPage(scene) {
  const seats = /** @type {Seat[]} */ (Object.keys(scene.frame.hands));
  const held = seats.flatMap((seat) => handOf(scene, seat).cards ?? []);
  return new Set([...held, ...scene.frame.trick.map((play) => play.card)]);
}
