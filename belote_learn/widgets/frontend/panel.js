/** The explanation: the verdict, its sentence, the questions one by one, the article. */

import { signButton } from "./buttons.js";
import { classes, group, h, span, UNHEARD, unseen } from "./dom.js";
import { badge, icon } from "./icons.js";
import { quiz } from "./quiz.js";
import { rich } from "./text.js";
import { textAt } from "./words.js";

/** @typedef {import("./types.js").Article} Article */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Why} Why */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./dom.js").VNode} VNode */

/**
 * @param {Scene} scene
 * @param {import("./dom.js").Child} [feedback] what came of an answer
 */
export function panel(scene, feedback) {
  const { view, local, veil } = scene;
  const asking = feedback || quiz(scene);
  // while the legal cards are asked for, other things may still be asked
  const why = veil === "" || local.asked !== null ? scene.why : null;
  const card = view.cards[local.asked ?? ""];
  const empty = view.stages && local.asked !== null && view.ui.nothing_to_ask;
  const idle = local.asked === null || !(why || card || empty);
  return h(
    "div.panel",
    group(view.ui.panel),
    asking,
    idle && !asking && invitation(scene),
    why
      ? explanation(scene, why)
      : card
        ? noAnswer(view, view.ui.not_its_turn, card.name)
        : empty && noAnswer(view, empty, view.texts[scene.frame.title]),
  );
}

/** @param {Scene} scene */
function invitation({ view }) {
  return h(
    "div.invitation",
    {},
    h("p.choose", {}, view.desk?.words.help ?? (view.stages ? view.ui.choose_deal : view.ui.choose)),
    !view.desk && h("p.keys", {}, view.stages ? view.ui.keys_deal : view.ui.keys),
  );
}

/**
 * A card, or a whole frame, that has nothing to answer.
 * @param {View} view
 * @param {string} reason
 * @param {string} title
 */
function noAnswer(view, reason, title) {
  return h(
    "div.verdict.none",
    { key: "verdict" },
    h("p.headline", {}, badge("none"), span(rich(title))),
    closeButton(view.ui.close),
    h("p.text", {}, reason),
  );
}

/**
 * @param {Scene} scene
 * @param {Why} why
 */
function explanation(scene, why) {
  const { view, local, steps } = scene;
  const article = view.articles[why.rule];
  return h(
    `div.verdict.${why.mark}`,
    { key: "verdict" },
    h("p.headline", {}, badge(why.mark), span(rich(textAt(view, why.headline)))),
    local.asked !== null && closeButton(view.ui.close),
    h("p.text", {}, rich(textAt(view, why.text))),
    steps.length > 0 && questions(scene, why),
    why.what_if !== null && h(
        "details.more",
        {},
        h("summary", { "data-focus": "what-if" }, view.ui.what_if),
        h("p", {}, rich(textAt(view, why.what_if))),
      ),
    article && articleBox(view.ui, article, why.rule),
  );
}

/** @param {string} label */
function closeButton(label) {
  return signButton("close", label, ".plain", false, icon("close"));
}

/**
 * @param {Scene} scene
 * @param {Why} why
 */
function questions({ view, local, steps }, why) {
  const { ui } = view;
  const last = steps.length - 1;
  const seen = local.all ? steps : steps.slice(0, local.shown + 1);
  return h(
    "div.questions",
    group(ui.questions),
    h(
      "div.questions-head",
      {},
      h(".subtitle", {}, ui.questions, h(".of", {}, `${local.shown + 1} / ${last + 1}`)),
      last > 0 && [
        signButton("previous", ui.question_previous, "", local.shown === 0, icon("previous")),
        signButton("following", ui.question_next, "", local.shown === last, icon("following")),
        h(
          "button.button",
          { key: "all", "data-do": "all" },
          local.all ? ui.questions_one : ui.questions_all,
        ),
      ],
    ),
    h(
      "ol.steps",
      {},
      seen.map((step, i) => question(view, step, i, { current: i === local.shown, fell: i === why.at ? why.mark : "" })),
    ),
  );
}

/**
 * @param {View} view
 * @param {Step} step
 * @param {number} i
 * @param {{ current: boolean, fell: string }} options
 *   fell: the mark of the verdict when this is the step that made it
 */
function question(view, step, i, { current, fell }) {
  const { ui } = view;
  const then = textAt(view, step.then);
  const decided = fell === "refused" ? ui.falls_here : ui.decided_here;
  return h(
    "li.step",
    {
      key: i,
      class: classes(current && "b-current", fell && `b-at-${fell}`),
      "aria-current": current && "step",
    },
    h(".number", UNHEARD, span(String(i + 1))),
    span(
      rich(textAt(view, step.question)),
      " ",
      h("strong", {}, rich(textAt(view, step.answer))),
      then && [" ", h("span", { key: "then" }, rich(then))],
      fell && [" ", h(".fell", {}, badge(fell), decided)],
    ),
  );
}

/**
 * @param {Record<string, string>} ui
 * @param {Article} article
 * @param {string} id
 */
function articleBox(ui, article, id) {
  return h(
    "div.article",
    { key: id },
    h(
      "p.subtitle",
      {},
      unseen(ui.article),
      h(".article-number", {}, article.number),
      " ",
      article.title,
    ),
    h("p", {}, rich(article.text)),
    disclosure("sources", ui.sources, article.sources),
    disclosure("disputes", ui.disputes, article.disputes),
    disclosure("elsewhere", ui.elsewhere, article.elsewhere),
  );
}

/**
 * @param {string} key
 * @param {string} title
 * @param {string[]} lines
 */
function disclosure(key, title, lines) {
  if (!lines?.length) return null;
  return h(
    "details.more",
    { key },
    h("summary", { "data-focus": key }, title),
    h("ul", {}, lines.map((line, i) => h("li", { key: i }, rich(line)))),
  );
}
