/** The table: what is known in one line, the four seats, and the trick in their middle. */

import { classes, h } from "./dom.js";
import { cardButton, seatArea } from "./hand.js";
import { litBy, tabStop } from "./state.js";
import { suitIcon } from "./suits.js";
import { reserved, rich, stack } from "./text.js";
import { oncePerView, textAt } from "./words.js";

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Fact} Fact */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./state.js").Lit} Lit */
/** @typedef {import("./dom.js").VNode} VNode */

/** Around the table, from the top row to the bottom one. @type {readonly Seat[]} */
const SEATS = ["N", "W", "E", "S"];

/** @param {Scene} scene */
export function table(scene) {
  const { view } = scene;
  const lit = litBy(scene);
  const open = SEATS.filter((seat) => view.frames.some(({ hands }) => hands[seat]?.cards));
  const sides = open.includes("W") || open.includes("E");
  return h(
    "div",
    { class: "belote-table", role: "group", "aria-label": view.ui.table, tabindex: -1 },
    h(
      "div",
      { class: classes("belote-felt", sides ? "belote-open-sides" : "belote-closed-sides") },
      SEATS.slice(0, 2).map((seat) => seatArea(scene, seat, lit)),
      trick(scene, lit),
      SEATS.slice(2).map((seat) => seatArea(scene, seat, lit)),
    ),
  );
}

/**
 * One line about this moment.
 * @param {Scene} scene
 */
export function bar({ view, frame }) {
  return h("div", { class: "belote-bar" }, stack("belote-moment", momentRoom(view), moment(view, frame)));
}

/**
 * @param {View} view
 * @param {Frame} frame
 */
function moment(view, frame) {
  return [h("strong", { class: "belote-now" }, rich(textAt(view, frame.title))), ...facts(frame.facts)];
}

const momentRoom = oncePerView((view) => reserved(view.frames.map((frame) => moment(view, frame))));

/**
 * @param {Fact[]} list
 * @returns {VNode[]}
 */
export function facts(list) {
  return list.map(({ id, text, suit }) =>
    h("span", { key: id, class: `belote-fact belote-fact-${id}` }, suit && suitIcon(suit), h("span", {}, rich(text))),
  );
}

/**
 * @param {Scene} scene
 * @param {Lit} lit
 */
function trick(scene, lit) {
  const { view, frame } = scene;
  const stop = tabStop(scene, "trick", frame.trick.map((play) => play.card));
  return h(
    "div",
    { key: "trick", class: "belote-trick", role: "group", "aria-label": view.ui.trick, "data-hand": "trick" },
    view.order.map((seat) => slot(scene, seat, lit, stop)),
  );
}

/**
 * The place of one seat's card, empty until it is played.
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {Lit} lit
 * @param {string | undefined} stop
 */
function slot(scene, seat, lit, stop) {
  const { view, frame } = scene;
  const play = frame.trick.find((one) => one.seat === seat);
  const winning = frame.winning === seat;
  return h(
    "div",
    {
      key: seat,
      "data-slot": seat,
      class: classes(
        "belote-slot",
        `belote-slot-${seat}`,
        winning && "belote-winning",
        frame.turn === seat && "belote-turn",
      ),
    },
    play
      ? cardButton(scene, play.card, lit, { stop: play.card === stop, said: play.note })
      : h("span", { key: "empty", class: "belote-empty" }),
    stack("belote-note", noteRooms(view)[seat], note(frame, seat)),
  );
}

/**
 * @param {Frame} frame
 * @param {Seat} seat
 * @returns {VNode[]}
 */
function note(frame, seat) {
  const words = rich(frame.trick.find((play) => play.seat === seat)?.note ?? "");
  return frame.winning === seat ? [h("strong", {}, words)] : words;
}

/** Room for what is written under the card of each seat at any frame. */
const noteRooms = oncePerView((view) => {
  const room = (/** @type {Seat} */ seat) => reserved(view.frames.map((frame) => note(frame, seat)));
  return { N: room("N"), E: room("E"), S: room("S"), W: room("W") };
});
