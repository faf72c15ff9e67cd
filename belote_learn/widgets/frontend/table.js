/** The table: what is known in one line, the four seats, and the trick in their middle. */

import { bubble, count, giving, middleOf, piles } from "./deal.js";
import { classes, group, h, span } from "./dom.js";
import { cardButton, eachSeat, seatArea } from "./hand.js";
import { questionOf } from "./predict.js";
import { placeOf, seatsOf } from "./seats.js";
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

/** @param {Scene} scene */
export function table(scene) {
  const { view } = scene;
  const lit = litBy(scene);
  const what = middleOf(scene.frame);
  const seats = seatsOf(view);
  const areas = seats.map((seat) => seatArea(scene, seat, lit));
  const sides = seats.slice(1, 3).some((seat) => view.frames.some(({ hands }) => hands[seat]?.cards));
  return h(
    "div.table",
    { ...group(view.ui.table), tabindex: -1 },
    h(
      "div.felt",
      {
        class: classes(
          sides ? "b-open-sides" : "b-closed-sides",
          view.stages && "b-deal",
          what === "count" && "b-counting",
        ),
      },
      areas.slice(0, 2),
      middle(scene, lit, what),
      areas.slice(2),
      view.stages && piles(scene),
      what === "count" && count(scene),
    ),
  );
}

/**
 * One line about this moment.
 * @param {Scene} scene
 */
export function bar(scene) {
  const { view, frame, veil } = scene;
  const title = veil === "" || veil === "legal" ? textAt(view, frame.title) : questionOf(scene);
  return h("div.bar", {}, stack("moment", momentRoom(view), moment(title, frame)));
}

/**
 * @param {string} title
 * @param {Frame} frame
 */
function moment(title, frame) {
  return [h("strong.now", {}, rich(title)), ...facts(frame.facts)];
}

const momentRoom = oncePerView((view) =>
  reserved(view.frames.flatMap((frame) => {
    const asked = [frame.ask?.winner, frame.ask?.points].filter((text) => text);
    return [moment(textAt(view, frame.title), frame), ...asked.map((text) => moment(text ?? "", { ...frame, facts: [] }))];
  })),
);

/**
 * @param {Fact[]} list
 * @returns {VNode[]}
 */
export function facts(list) {
  return list.map(({ id, text, suit }) =>
    h(`.fact.fact-${id}`, { key: id }, suit && suitIcon(suit), span(rich(text))),
  );
}

/**
 * The trick, or what lies there before and after the play: the room is the same.
 * @param {Scene} scene
 * @param {Lit} lit
 * @param {import("./deal.js").Middle} what
 */
function middle(scene, lit, what) {
  return h("div.middle", {}, trick(scene, lit, what === "trick"), what === "giving" && giving(scene));
}

/**
 * @param {Scene} scene
 * @param {Lit} lit
 * @param {boolean} shown
 */
function trick(scene, lit, shown) {
  const { view, frame } = scene;
  const codes = frame.trick.map((play) => play.card);
  const stop = tabStop(scene, "trick", frame.said ? [...codes, "said"] : codes);
  return h(
    "div.trick",
    {
      key: "trick",
      class: !shown && "b-reserve",
      ...group(view.ui.trick),
      "aria-hidden": !shown && "true",
      "data-hand": "trick",
    },
    inOrder(scene).map((seat) => slot(scene, seat, lit, stop)),
  );
}

/**
 * The seats as they play to this trick.
 * @param {Scene} scene
 */
function inOrder({ view, frame }) {
  const leader = Math.max(view.order.indexOf(frame.trick[0]?.seat), 0);
  return [...view.order.slice(leader), ...view.order.slice(0, leader)];
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
    `div.slot.slot-${placeOf(view, seat)}`,
    {
      key: seat,
      "data-slot": seat,
      class: classes(
        winning && "b-winning",
        frame.turn === seat && "b-turn",
      ),
    },
    play
      ? h(
          ".played",
          {},
          cardButton(scene, play.card, lit, { stop: play.card === stop, said: play.note }),
          frame.said?.seat === seat && bubble(scene, frame.said),
        )
      : h(".empty", {}),
    stack("note", noteRooms(view)[seat], note(frame, seat)),
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
const noteRooms = oncePerView((view) =>
  eachSeat((seat) => reserved(view.frames.map((frame) => note(frame, seat)))),
);
