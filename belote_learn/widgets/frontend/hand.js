/** A seat: its name, what is said of it, and its cards, open or face down. */

import { classes, group, h, times, UNHEARD, unseen } from "./dom.js";
import { cardFace } from "./cards.js";
import { badge } from "./icons.js";
import { choicesOf } from "./predict.js";
import { alike, placeOf } from "./seats.js";
import { handOf } from "./settings.js";
import { tabStop } from "./state.js";
import { reserved, stack } from "./text.js";
import { oncePerView } from "./words.js";

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./state.js").Lit} Lit */
/** @typedef {import("./types.js").Frame} Frame */

/**
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {Lit} lit
 */
export function seatArea(scene, seat, lit) {
  const { view, frame, settings, local, veil, keep } = scene;
  const cards = handOf(scene, seat).cards ?? [];
  const marks = cards.map((code) => [code, view.whys[frame.why[code]]?.mark, lit.cards.has(code), lit.drops.has(code)]);
  const number = (lit.seats.has(seat) || cards.some((code) => lit.cards.has(code) || lit.drops.has(code))) && lit.number;
  const asked = cards.includes(local.asked ?? "") && local.asked;
  const guess = veil && frame.turn === seat && local.guess.chosen.join(" ");
  const picked = cards.filter((code) => local.choosing?.chosen.includes(code));
  const now = [picked, marks, number, asked, guess, frame.tags[seat], frame.turn === seat, frame.winning === seat];
  const inputs = [view, frame.hands[seat]?.hidden, frame.hands[seat]?.cards?.length, settings.hands, local.bar && local.tools, veil, local.stops[seat], lit.seats.has(seat), JSON.stringify(now)];
  return keep(`seat ${seat}`, inputs, () => described(scene, seat, lit));
}

/**
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {Lit} lit
 */
function described(scene, seat, lit) {
  const { view, frame } = scene;
  const hand = handOf(scene, seat);
  const isLit = lit.seats.has(seat);
  return h(
    `div.seat.seat-${placeOf(view, seat)}`,
    {
      key: seat,
      class: classes(
        alike(view, seat)[1] ? "b-side" : "b-row",
        frame.turn === seat && "b-turn",
        frame.winning === seat && "b-winning",
        isLit && "b-lit",
      ),
      style: { "--gaps": Math.max(1, largestHands(view)[seat] - 1) },
    },
    h(
      "div.label",
      {},
      h(".name", {}, view.seats[seat], isLit && chip(lit.number)),
      stack("tags", tagRooms(view)[seat], tags(frame, seat)),
      scene.local.tools?.eye(scene, seat),
    ),
    hand.cards ? openHand(scene, seat, hand.cards, lit) : backs(scene, seat, hand.hidden ?? 0),
  );
}

/**
 * What is written beside a seat's name.
 * @param {Frame} frame
 * @param {Seat} seat
 */
function tags(frame, seat) {
  return (frame.tags[seat] ?? []).map((tag, i) => h("span", { key: i }, tag));
}

/** Something for each seat. @param {(seat: Seat) => T} make @returns {Record<Seat, T>} @template T */
export function eachSeat(make) {
  return { N: make("N"), E: make("E"), S: make("S"), W: make("W") };
}

/** Room for what is written beside each seat's name at any frame. */
const tagRooms = oncePerView((view) =>
  eachSeat((seat) => reserved(alike(view, seat).flatMap((one) => view.frames.map((frame) => tags(frame, one))))),
);

/** The sizes that keep cards at their place while a hand shrinks; the two sides share theirs. */
const largestHands = oncePerView((view) =>
  eachSeat((seat) => {
    const hands = view.frames.flatMap((frame) => alike(view, seat).map((one) => frame.hands[one]));
    return Math.max(...hands.map((hand) => hand?.cards?.length ?? hand?.hidden ?? 0));
  }),
);

/**
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {string[]} cards
 * @param {Lit} lit
 */
function openHand(scene, seat, cards, lit) {
  const { view, frame } = scene;
  const said = [view.seats[seat], ...(frame.tags[seat] ?? [])];
  const stop = tabStop(scene, seat, cards);
  return h(
    "div.hand",
    { ...group(said.join(", ")), "data-hand": seat },
    cards.map((code) => cardButton(scene, code, lit, { stop: code === stop })),
  );
}

/**
 * A card that can be asked.
 * @param {Scene} scene
 * @param {string} code
 * @param {Lit} lit
 * @param {{ stop: boolean, said?: string }} options
 *   stop: Tab reaches this card; said: what to say after its name
 */
export function cardButton(scene, code, lit, { stop, said }) {
  const { view, frame, local } = scene;
  const card = view.cards[code];
  const mark = view.whys[frame.why[code]]?.mark;
  const judged = mark === "legal" || mark === "refused";
  const name = [card.name, judged && view.ui[mark], said].filter(Boolean).join(", ");
  const choice = scene.veil ? choicesOf(scene).get(code) : undefined;
  const isPicked = Boolean(local.choosing?.chosen.includes(code));
  const isPressed = choice === undefined ? local.asked === code || isPicked : local.guess.chosen.includes(choice);
  const lights = lit.drops.has(code) ? "b-drop" : lit.cards.has(code) && "b-lit";
  return h(
    "button.card",
    {
      key: code,
      class: classes(judged && `b-${mark}`, lights),
      "data-card": code,
      "aria-label": name,
      "aria-pressed": `${isPressed}`,
      tabindex: stop ? 0 : -1,
    },
    h(".face", {}, cardFace(code, card.rank)),
    judged && badge(mark),
    lights && chip(lit.number),
  );
}

/**
 * The number of the question that speaks of a card or a seat.
 * @param {number} number
 */
function chip(number) {
  return h(".chip", UNHEARD, h(".inverse", {}, String(number)));
}

/**
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {number} count
 */
function backs({ view }, seat, count) {
  return h(
    "div.hand.closed",
    { "data-backs": seat, title: view.stages && count ? view.ui.closed : null },
    times(count, (i) => h(".reverse", { key: i, ...UNHEARD })),
    count > 0 &&
      h(
        ".count",
        {},
        unseen(`${view.ui.hidden} ${count}`),
        h("span", UNHEARD, `×${count}`),
      ),
  );
}
