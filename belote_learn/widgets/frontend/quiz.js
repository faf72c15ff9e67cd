/** Saying beforehand: the question, the choice, and what came of it. */

import { NUMBER } from "./buttons.js";
import { group, h, span } from "./dom.js";
import { badge } from "./icons.js";
import { answerOf, questionOf, results, tally } from "./predict.js";
import { rich } from "./text.js";
import { heard, heardFrame, heardWhy, sentences, textAt } from "./words.js";

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./predict.js").Guess} Guess */
/** @typedef {import("./dom.js").Child} Child */

/**
 * The question of a veiled frame, or what came of it; null where nothing was asked.
 * @param {Scene} scene
 */
export function quiz(scene) {
  const answer = answerOf(scene);
  return scene.veil ? open(scene) : answer && answered(scene, answer);
}

/** @param {Scene} scene */
function open(scene) {
  const { view, veil, local } = scene;
  const { guess } = local;
  const choices = { legal: chosenCards, winner: seats, points: number };
  return h(
    "div.quiz",
    { key: "quiz", class: local.held && "b-held", ...group(view.ui.predict) },
    h("p.headline", {}, badge("none"), span(rich(questionOf(scene)))),
    veil && choices[veil](scene),
    h(
      "div.quiz-buttons",
      {},
      button("check", view.ui.check, ".primary"),
      guess.outcome === "wrong" && button("again", view.ui.try_again),
      button("reveal", view.ui.show_answer),
      score(scene),
    ),
    guess.outcome && feedback(scene),
  );
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} [look] a class of ours, after a dot
 */
function button(name, label, look = "") {
  return h(`button.button${look}`, { key: name, "data-do": name }, span(label));
}

/**
 * How many were right at once, of how many.
 * @param {Scene} scene
 */
function score({ view, local }) {
  const { asked, right } = tally(local);
  return asked > 0 && h(
    ".tally",
    {},
    span(view.ui.tally),
    " ",
    h("strong", {}, `${right} / ${asked}`),
  );
}

/** @param {Scene} scene */
function chosenCards({ view, local }) {
  const signs = local.guess.chosen.map((card) => h("li.chosen", { key: card }, rich(view.cards[card].sign)));
  return h(
    "div.choices",
    { key: "choice" },
    span(view.ui.your_answer),
    h("ul.chosen-list", {}, signs.length ? signs : h("li.chosen.none-chosen", { key: "none" }, "–")),
  );
}

/** @param {Scene} scene */
function seats({ view, truth, local }) {
  return h(
    "div.choices",
    { key: "choice", ...group(view.ui.your_answer) },
    truth.trick.map(({ seat, card }) =>
      h(
        "button.button",
        {
          key: seat,
          "data-seat": seat,
          "data-focus": `seat-${seat}`,
          "aria-pressed": `${local.guess.chosen.includes(seat)}`,
        },
        span(view.seats[seat]),
        span(rich(view.cards[card].sign)),
      ),
    ),
  );
}

/** @param {Scene} scene */
function number({ view, local }) {
  return h(
    "label.choices",
    { key: "choice" },
    span(view.ui.your_answer),
    h("input.select.field", { ...NUMBER, "data-do": "guess", value: local.guess.chosen[0] ?? "" }),
  );
}

/**
 * What came of checking, while it may be tried again.
 * @param {Scene} scene
 */
function feedback(scene) {
  const { view, local, truth, veil } = scene;
  const { outcome, wrong, missing } = local.guess;
  const { ui } = view;
  if (outcome === "none") return h("p.feedback", { key: "feedback" }, badge("none"), span(ui.guess_none));
  return h(
    "div.feedback-box",
    { key: "feedback" },
    h("p.feedback", {}, badge("refused"), h("strong", {}, ui.guess_wrong)),
    veil === "legal" && reasons(scene, wrong.map((card) => ({ card, verdict: "" }))),
    veil === "winner" && h("p", {}, rich(wrong.map((seat) => seatReason(scene, seat)).join(" "))),
    veil === "points" && h("p", {}, rich(truth.parts ?? "")),
    missing && h("p", { key: "missing" }, ui.guess_missing),
  );
}

/**
 * The answer is known: found, or shown.
 * @param {Scene} scene
 * @param {Guess} answer
 */
function answered(scene, answer) {
  const { view, truth, settings } = scene;
  const { ui } = view;
  const isRight = answer.outcome === "right";
  return h(
    "div.quiz.answered",
    { key: "quiz", ...group(ui.predict) },
    h(
      "p.headline",
      { class: isRight && "b-found", tabindex: -1, "data-focus": "outcome" },
      badge(isRight ? "legal" : "played"),
      span(isRight ? ui.guess_right : ui.guess_shown),
      score(scene),
    ),
    settings.predict === "legal" && reasons(scene, verdicts(scene, answer)),
    settings.predict === "points" && h("p.sum", {}, rich(truth.sum ?? "")),
  );
}

/**
 * Each card that was chosen or missed, with a word on it.
 * @param {Scene} scene
 * @param {Guess} answer
 */
function verdicts(scene, answer) {
  const { ui } = scene.view;
  return results(scene, answer).map(({ card, isChosen, isRight }) => ({
    card,
    verdict: isRight ? (isChosen ? ui.chosen_right : ui.missed) : ui.chosen_wrong,
  }));
}

/**
 * Cards with their reasons.
 * @param {Scene} scene
 * @param {{ card: string, verdict: string }[]} cards
 */
function reasons({ view, truth }, cards) {
  return cards.length > 0 && h(
    "ul.reasons",
    {},
    cards.map(({ card, verdict }) => {
      const why = view.whys[truth.why[card]];
      return h(
        "li",
        { key: card },
        badge(why.mark),
        span(
          h("strong", {}, rich(textAt(view, why.headline))),
          verdict && h(".verdict-word", {}, verdict),
          " ",
          rich(textAt(view, why.text)),
          " ",
          h(".article-number", {}, view.articles[why.rule]?.number),
        ),
      );
    }),
  );
}

/**
 * What became of a seat's card in the trick, and what came after it.
 * @param {Scene} scene
 * @param {string} seat
 */
function seatReason({ view, truth }, seat) {
  const why = view.whys[truth.why.trick];
  const steps = why?.trace === null || why === undefined ? [] : (view.traces[why.trace] ?? []);
  const at = steps.findIndex((step) => step.seats[0] === seat);
  if (at < 0) return "";
  const later = steps.slice(at + 1).filter(({ seats }) => seats.length > 0);
  const own = [steps[at].question, steps[at].answer, steps[at].then];
  return sentences([...own, ...later.map(({ question }) => question)].map((text) => textAt(view, text)));
}

/**
 * What a screen reader hears after a choice or a check; undefined while nothing was checked.
 * @param {Scene} scene
 * @returns {string | undefined}
 */
export function heardGuess(scene) {
  const { view, truth, local, veil, settings } = scene;
  const { ui } = view;
  const { outcome, wrong, missing } = local.guess;
  const answer = answerOf(scene);
  if (answer && !veil) {
    const told = { legal: () => results(scene, answer).map(({ card }) => reason(card)), points: () => [truth.sum ?? ""] };
    const more = told[/** @type {"legal"} */ (settings.predict)]?.() ?? [];
    const rest = settings.predict === "legal" ? "" : heardFrame(scene);
    return heard(view, sentences([answer.outcome === "right" ? ui.guess_right : ui.guess_shown, ...more, rest]));
  }
  if (outcome === "none") return ui.guess_none;
  if (outcome !== "wrong") return undefined;
  const why = { legal: () => wrong.map(reason), winner: () => wrong.map((seat) => seatReason(scene, seat)), points: () => [truth.parts ?? ""] };
  return heard(view, sentences([ui.guess_wrong, ...(veil ? why[veil]() : []), missing ? ui.guess_missing : ""]));

  /** @param {string} card */
  function reason(card) {
    return heardWhy(view, view.whys[truth.why[card]]);
  }
}
