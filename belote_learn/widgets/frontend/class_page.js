/** A question for a class: what is asked, the running order, the counts, and what was right. */

import { NUMBER, signButton } from "./buttons.js";
import { controls } from "./controls.js";
import { classes, group, h, span, UNHEARD } from "./dom.js";
import { countBoard } from "./drillpage.js";
import { head } from "./head.js";
import { badge, icon } from "./icons.js";
import { panel } from "./panel.js";
import { bar, table } from "./table.js";
import { rich } from "./text.js";
import { heard } from "./words.js";

/** @typedef {import("./class_types.js").Choice} Choice */
/** @typedef {import("./class_types.js").Code} Code */
/** @typedef {import("./class_types.js").Entry} Entry */
/** @typedef {import("./class_types.js").Lesson} Lesson */
/** @typedef {import("./class_types.js").Reason} Reason */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./types.js").View} View */
/**
 * What only this page knows. busy: whether something was asked of Python; saved: whether nothing can be
 * asked of it; typed: what stands in the field of a count and is not counted.
 * @typedef {{ busy: boolean, saved: boolean, typed: (put: string) => import("./class_counts.js").Typed | undefined }} Here
 */

/** The name of the drawer that shows the code. */
export const CODE = "show-code";
/** Answers of more letters stand one under the other. */
const LONG = 8;

/**
 * @param {Scene} scene
 * @param {Lesson} lesson
 * @param {Here} here
 */
export function classPage(scene, lesson, here) {
  const { view, local } = scene;
  const open = local.drawer === CODE ? lesson.code : null;
  return h(
    "div.page.class",
    {},
    head(scene),
    local.tools?.bar(scene),
    runningOrder(lesson, open !== null, here.saved),
    open ? codeBox(open, lesson.words.close) : [
      lesson.mode !== "deal" && h("p.class-asks", { key: "asks", tabindex: -1, "data-focus": "asks" }, rich(lesson.asks)),
      h(
        "div.main",
        { key: "main" },
        h("div.board", {}, bar(scene), view.kind === "score" ? countBoard(scene) : table(scene), view.frames.length > 1 && controls(scene)),
        panel(lesson.mode === "deal" ? scene : quiet(scene), desk(view, lesson, here)),
      ),
    ],
    h("p.unseen", { role: "status", "aria-live": "polite" }, local.spoken),
  );
}

/**
 * Nothing but what is asked about is explained: the reasons stand in the desk.
 * @param {Scene} scene
 * @returns {Scene}
 */
function quiet(scene) {
  return scene.local.asked === null ? { ...scene, why: null } : scene;
}

/**
 * The questions in their order: how each stands, and its rule once it was revealed.
 * @param {Lesson} lesson
 * @param {boolean} isOpen whether the code is shown
 * @param {boolean} saved
 */
function runningOrder({ order, words, code }, isOpen, saved) {
  return h(
    "nav.class-order",
    { key: "order", "aria-label": words.order },
    h("ol", {}, order.map((one) => entry(one, saved))),
    code && h(
      "button.button",
      { key: CODE, "data-do": CODE, "aria-expanded": `${isOpen}` },
      span(code.open),
      icon(isOpen ? "fold" : "unfold"),
    ),
  );
}

/** What marks a button that does nothing. @param {boolean} is */
function off(is) {
  return is ? "true" : null;
}

/**
 * @param {Entry} entry
 * @param {boolean} saved
 */
function entry({ do: go, number, state, state_text, rule, text, now }, saved) {
  return h(
    "li",
    { key: go },
    h(
      `button.button.class-entry.class-${state}`,
      { "data-request": go, "data-focus": go, "aria-label": text, "aria-current": now && "true", "aria-disabled": off(saved), title: text },
      h("strong", {}, number),
      h(".class-sign", UNHEARD, state === "revealed" && icon("legal")),
      h(".class-state", {}, rule || state_text),
    ),
  );
}

/**
 * @param {View} view
 * @param {Lesson} lesson
 * @param {Here} here
 */
function desk(view, lesson, here) {
  const { busy, saved } = here;
  const { mode, buttons, total, where, place, words } = lesson;
  return h(
    "div.class-desk",
    { key: "desk", ...group(view.desk?.words.desk), "aria-busy": `${busy}` },
    saved && h("p.class-saved", { key: "saved" }, words.saved),
    mode === "asked" && counting(view, lesson, here),
    mode === "revealed" && results(lesson),
    h("p.class-facts", {}, [place, mode !== "deal" && total, where].filter(Boolean).map((text) => h("span", { key: text || "" }, text))),
    h("div.class-buttons", {}, buttons.map(({ do: name, text, enabled, primary }) =>
      h(
        "button",
        {
          key: name,
          class: classes("b-button", primary && enabled && !saved && "b-primary"),
          "data-request": name,
          "data-focus": `request-${name}`,
          "aria-disabled": off(saved || !enabled),
        },
        span(text),
      ))),
    mode === "revealed" && reasons(lesson),
    !(saved && mode === "asked") && h("p.class-help", { key: "help" }, view.desk?.words.help),
  );
}

/**
 * What may be predicted: a button that counts one more, and a field for the whole number.
 * @param {View} view
 * @param {Lesson} lesson
 * @param {Here} here
 */
function counting(view, { choices }, { saved, typed }) {
  const long = choices.some(({ text }) => text.length > LONG);
  return h("ul.class-choices", { key: "choices", class: long && "b-class-long" }, choices.map(({ do: vote, put, text, count, field }) =>
    h(
      "li",
      { key: vote },
      h("button.button", { "data-request": vote, "data-focus": vote, "aria-disabled": off(saved) }, h("strong", {}, rich(text)), h(".class-more", {}, "+1")),
      h("input.select.field", {
        ...NUMBER,
        // cut short, it could be another number
        maxlength: null,
        "data-put": put,
        "data-focus": put,
        disabled: saved,
        "aria-label": heard(view, field),
        "aria-invalid": off(Boolean(typed(put)?.wrong)),
        value: typed(put)?.text ?? `${count}`,
      }),
    )));
}

/**
 * What was predicted and what is right: a bar is full or hatched, and has a sign and a word.
 * @param {Lesson} lesson
 */
function results({ headline, choices, most, words }) {
  return h(
    "div.class-results",
    { key: "results", ...group(words.results) },
    h("p.headline", { tabindex: -1, "data-focus": "outcome" }, badge("legal"), span(rich(headline))),
    h("ul", {}, choices.map(({ do: vote, text, count, mark, mark_text }) =>
      h(
        `li.class-${mark}`,
        { key: vote },
        badge(mark === "right" ? "legal" : "refused"),
        h("strong", {}, rich(text)),
        h(".class-bar", { ...UNHEARD, style: { "--share": most ? count / most : 0 } }, h("span", {})),
        h(".class-count", {}, `${count}`),
        h(".class-word", {}, mark_text),
      ))),
  );
}

/** @param {Lesson} lesson */
function reasons({ reasons: lines, words }) {
  return h(
    "div.class-why",
    { key: "why", ...group(words.reasons) },
    h("p.subtitle", {}, words.reasons),
    h("ul.reasons", {}, lines.map(({ mark, cards, text, rule }, i) =>
      h(
        "li",
        { key: i },
        badge(mark || "none"),
        span(
          cards.length > 0 && h("strong", { key: "cards" }, rich(`${cards.join(" ")} `)),
          rich(text),
          rule && h(".article-number", { key: "rule" }, ` ${rule}`),
        ),
      ))),
  );
}

/**
 * The code for the last row: large, and as a picture that a telephone reads.
 * @param {Code} code
 * @param {string} label what closes it
 */
function codeBox({ code, text, how, qr }, label) {
  return h(
    "div.class-code",
    { key: CODE, ...group(text) },
    h("strong.class-letters", {}, code),
    h("svg.class-qr", { viewBox: `0 0 ${qr.size} ${qr.size}`, role: "img", "aria-label": qr.text }, h("path", { d: qr.d })),
    h("p", {}, how),
    signButton("close", label, ".plain", false, icon("close")),
  );
}
