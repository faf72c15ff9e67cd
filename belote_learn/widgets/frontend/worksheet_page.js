/** What is printed of a worksheet: the questions with their cards, and the sheet that answers them. */

import { cardFace } from "./cards.js";
import { h, times, UNHEARD } from "./dom.js";
import { badge } from "./icons.js";
import { placeOf, seatsOf } from "./seats.js";
import { suitIcon } from "./suits.js";
import { rich } from "./text.js";

/** @typedef {import("./worksheet_types.js").Answer} Answer */
/** @typedef {import("./worksheet_types.js").Line} Line */
/** @typedef {import("./worksheet_types.js").Question} Question */
/** @typedef {import("./worksheet_types.js").Trick} Trick */
/** @typedef {import("./worksheet_types.js").View} View */

/**
 * @param {View} view
 * @param {string} paper what it is printed on
 * @param {boolean} answered whether the answers are wanted
 */
export function sheets(view, paper, answered) {
  return [
    h(
      "section.work-paper",
      { key: "questions", "data-paper": paper },
      heading(view),
      h("p.work-about", {}, rich(view.about)),
      view.questions.map((question) => questionOf(view, question)),
      view.again && h("p.work-again", { key: "again" }, view.again),
    ),
    answered &&
      view.answers.length > 0 &&
      h(
        "section.work-paper.work-answers",
        { key: "answers", "data-paper": paper },
        h(
          "header.work-head",
          {},
          h("div", {}, h("h2", {}, view.ui.answer_sheet), h("p.work-facts", {}, [view.title, ...view.facts.map(({ text }) => text)].join(" · "))),
          view.code && codeOf(view),
        ),
        view.answers.map((answer) => answerOf(view, answer)),
      ),
  ];
}

/** @param {View} view */
function heading(view) {
  const { ui } = view;
  return h(
    "header.work-head",
    {},
    h(
      "div",
      { key: "title" },
      h("h2", {}, view.title),
      h("p.work-facts", {}, view.facts.map(({ text }) => text).join(" · "), legend(view)),
      h("p.work-lines", {}, ["name", "class", "date"].map((name) => h(`span.work-line.work-${name}`, {}, `${ui[name]}`, blank()))),
    ),
    view.code && codeOf(view),
    view.qr &&
      h(
        "svg.work-qr",
        { key: "qr", viewBox: `0 0 ${view.qr.size} ${view.qr.size}`, role: "img", "aria-label": view.qr.text },
        h("path", { d: view.qr.d }),
      ),
  );
}

/** What the first number at a table means; nothing where no card lies. @param {View} view */
function legend({ ui, questions }) {
  const isPlayed = questions.some(({ table }) => table && table.plays.length > 0);
  return isPlayed && h("span.work-led", { key: "led" }, order(1), h("span", {}, ui.led));
}

/** A place in the order of play. @param {number} number */
function order(number) {
  return h("b.work-order", { key: "order" }, String(number));
}

/** @param {View} view */
function codeOf({ ui, code }) {
  return h("p.work-code", { key: "code" }, h("span", {}, ui.code), h("strong", {}, code));
}

/** Room to write on. */
function blank() {
  return h("span.work-blank", { key: "blank", ...UNHEARD });
}

/**
 * @param {View} view
 * @param {Question} question
 */
function questionOf(view, question) {
  const { ui } = view;
  const open = question.table || question.turn_up;
  return h(
    open ? "article.work-item" : "article.work-item.work-bare",
    { key: question.number, "aria-label": question.name },
    h(
      "div.work-top",
      {},
      h("h3.work-number", { "aria-label": question.name }, String(question.number)),
      h("p.work-text", {}, rich(question.text)),
      h(
        "p.work-side",
        {},
        h("span.work-level", { role: "img", "aria-label": question.level_text, title: question.level_text }, times(question.levels, (i) => h(i < question.level ? "i.work-full" : "i", { key: i }))),
        question.deal && h("span.work-deal", { key: "deal" }, question.deal),
      ),
    ),
    question.table && board(view, question, question.table),
    question.turn_up && h("figure.work-turned", { key: "turned" }, face(view, question.turn_up), h("figcaption", {}, ui.turn_up)),
    h(
      "div.work-reply",
      { key: "reply" },
      question.hand.length > 0 && hand(view, question),
      question.choices.length > 0 && h("ul.work-boxes", { key: "boxes" }, question.choices.map((text) => h("li", { key: text }, box(), h("span", {}, rich(text))))),
      question.kind === "number" && h("p.work-line.work-short", { key: "number" }, ui.answer, blank()),
      h("p.work-line", { key: "because" }, ui.because, blank()),
      h("p.work-line", { key: "more", ...UNHEARD }, blank()),
    ),
  );
}

/**
 * The trick as it lies, each card before its player, seen from the chair that is asked as on the
 * screen; who has still to play has an empty place.
 * @param {View} view
 * @param {Question} question
 * @param {Trick} trick
 */
function board(view, { trump, you }, { plays, text }) {
  const { ui, seats } = view;
  const at = { near: you ?? undefined };
  return h(
    "div.work-board",
    { key: "board", role: "img", "aria-label": text },
    trump?.suit && h("p.work-trump", { key: "trump" }, suitIcon(trump.suit), h("span", {}, trump.text)),
    seatsOf(at).map((seat) => {
      const place = plays.findIndex((play) => play.seat === seat);
      const told = [seats[seat], seat === you && ui.you].filter(Boolean).join(", ");
      return h(
        `div.work-seat.work-${placeOf(at, seat)}`,
        { key: seat },
        h("p", {}, place >= 0 && order(place + 1), told),
        place >= 0 ? face(view, plays[place].card) : h(seat === you ? "span.work-empty.work-next" : "span.work-empty", { key: "empty" }, seat === you ? "?" : ""),
      );
    }),
  );
}

/**
 * @param {View} view
 * @param {Question} question
 */
function hand(view, { hand: cards, kind }) {
  const ticked = kind === "cards";
  return h(
    "ul.work-hand",
    { key: "hand", "aria-label": view.ui.hand },
    cards.map((code) => h("li", { key: code }, face(view, code), ticked && box())),
  );
}

/**
 * @param {View} view
 * @param {string} code
 */
function face({ cards }, code) {
  return h("span.work-card", { key: code, role: "img", "aria-label": cards[code].name }, cardFace(code, cards[code].rank));
}

/** A box to tick with a pen. */
function box() {
  return h("span.work-box", { key: "box", ...UNHEARD });
}

/**
 * @param {View} view
 * @param {Answer} answer
 */
function answerOf(view, { number, right, rule, lines, mistakes }) {
  const { name } = view.questions[number - 1];
  return h(
    "article.work-answer",
    { key: number, "aria-label": name },
    h(
      "div.work-top",
      {},
      h("h3.work-number", { "aria-label": name }, String(number)),
      h("p.work-right", {}, rich(right)),
      h("p.work-side", {}, rule),
    ),
    h("ul.work-why", {}, lines.map((line, i) => h("li", { key: i }, lineOf(line)))),
    mistakes.map((text, i) => h("p.work-mistake", { key: `mistake${i}` }, rich(text))),
  );
}

/** @param {Line} line */
function lineOf({ mark, cards, text, rule }) {
  return [
    mark !== "" && badge(mark),
    h(
      "span",
      {},
      cards.length > 0 && h("strong", { key: "cards" }, rich(`${cards.join(" ")} `)),
      rich(text),
      rule && h("span.work-rule", { key: "rule" }, ` ${rule}`),
    ),
  ];
}
