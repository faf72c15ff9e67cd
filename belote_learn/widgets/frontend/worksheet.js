/** The worksheet: a preview of what is printed, and the few choices that go with the printing. */

import { group, h, span } from "./dom.js";
import { PaperView } from "./paper_view.js";
import { shownBy } from "./shown.js";
import { sheets } from "./worksheet_page.js";

/** @typedef {import("./worksheet_types.js").Model} Model */
/** @typedef {import("./worksheet_types.js").View} View */

/** By this a style sheet of ours is known among those of the page. */
const OURS = ".b-work-paper";

/** @extends {PaperView<View, Model>} */
class WorksheetView extends PaperView {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el.ownerDocument, "b-work");
    /** What Python was asked for and has not answered. @type {"lang" | "answers" | ""} */
    this.wanted = "";
    /** The request that nobody answered. */
    this.unheard = "";
    /** @type {string | null} the language asked for */
    this.language = null;
    this.show(el);
  }

  changes() {
    const changed = () => this.changed();
    return { _view: changed, paper: changed, answers: changed, big: changed };
  }

  events() {
    return {
      change: (/** @type {Event} */ event) => this.chosen(event),
      click: (/** @type {Event} */ event) => {
        if (/** @type {Element} */ (event.target).closest('[data-do="print"]')) this.print();
      },
    };
  }

  /** @param {View} view */
  draws(view) {
    return view.kind === "worksheet";
  }

  draw() {
    super.draw();
    const box = /** @type {HTMLInputElement | null} */ (this.root.querySelector('[data-do="answers"]'));
    if (box) box.checked = this.model.get("answers");
  }

  /** @param {View} view */
  page(view) {
    const [paper, answered] = [this.model.get("paper"), this.model.get("answers")];
    return [this.bar(view), h("div.work-desk", { key: "desk" }, sheets(view, paper, answered))];
  }

  /** @param {View} view */
  bar({ ui, lang, languages, papers }) {
    const notice = { lang: ui.needs_kernel, answers: ui.no_answers }[this.unheard];
    return h(
      "div.work-bar",
      { key: "bar", ...group(ui.controls) },
      h("button.paper-field.paper-first.work-print", { "data-do": "print" }, span(ui.print)),
      h(
        "label",
        { key: "paper" },
        span(ui.paper),
        h("select.paper-field", { "data-do": "paper", value: this.model.get("paper") }, papers.map(([name, text]) => h("option", { key: name, value: name }, text))),
      ),
      h("label", { key: "answers" }, h("input", { type: "checkbox", "data-do": "answers" }), span(ui.with_answers)),
      h(
        "select.paper-field.work-language",
        { key: "language", "data-do": "language", "aria-label": ui.language, value: this.language ?? lang },
        languages.map(([code, name]) => h("option", { key: code, value: code, lang: code }, name)),
      ),
      h("p.paper-notice.work-notice", { key: "notice", role: "status" }, notice ?? ""),
    );
  }

  /** Another view came, or another choice, from here or from Python. */
  changed() {
    const view = this.view();
    const { model, wanted } = this;
    const done = wanted === "lang" ? view?.lang === this.language : wanted === "answers" && this.complete();
    if (done || !wanted) this.forget();
    if (wanted === "answers" && !model.get("answers")) this.forget();
    this.draw();
  }

  /** Whether the answers are here, if they are wanted. */
  complete() {
    return !this.model.get("answers") || (this.view()?.answers.length ?? 0) > 0;
  }

  /** Nothing is asked for any more. */
  forget() {
    this.settle();
    this.wanted = "";
    this.unheard = "";
    this.language = null;
  }

  /** @param {Event} event */
  chosen({ target }) {
    const field = /** @type {HTMLInputElement & HTMLSelectElement} */ (target);
    const { do: choice } = field.dataset;
    this.forget();
    if (choice === "paper") this.choose("paper", field.value);
    else if (choice === "answers") this.choose("answers", field.checked);
    else if (choice === "language" && field.value !== this.view()?.lang) this.speak(field.value);
    this.draw();
  }

  /**
   * @template {"paper" | "answers"} Name
   * @param {Name} name
   * @param {import("./worksheet_types.js").Traits[Name]} value
   */
  choose(name, value) {
    const { model } = this;
    model.set(name, /** @type {any} */ (value));
    if (!this.complete()) {
      this.wanted = "answers";
      this.wait();
    }
    model.save_changes();
  }

  /** @param {string} lang */
  speak(lang) {
    this.wanted = "lang";
    this.language = lang;
    super.speak(lang);
  }

  unanswered() {
    const { wanted } = this;
    this.forget();
    if (wanted === "answers") this.model.set("answers", false);
    this.unheard = wanted;
    this.draw();
  }

  /**
   * Print the sheets and nothing around them: a notebook has much around them. They are copied into
   * a page of their own, which goes when it was printed.
   */
  print() {
    const { root } = this;
    root.querySelector(".b-work-frame")?.remove();
    const frame = root.ownerDocument.createElement("iframe");
    frame.className = "b-work-frame";
    frame.setAttribute("aria-hidden", "true");
    frame.tabIndex = -1;
    root.append(frame);
    const [page, printer] = [frame.contentDocument, frame.contentWindow];
    const desk = root.querySelector(".b-work-desk");
    if (!page || !printer || !desk) return;
    page.title = this.view()?.title ?? "";
    page.documentElement.lang = this.view()?.lang ?? "";
    const style = page.createElement("style");
    style.textContent = `body{margin:0}${this.styles()}`;
    page.head.append(style);
    const sheet = page.createElement("div");
    sheet.className = root.className;
    sheet.append(page.importNode(desk, true));
    page.body.append(sheet);
    printer.addEventListener("afterprint", () => frame.remove(), { once: true });
    printer.print();
  }

  /** The rules of our style sheet, wherever the host has put it. */
  styles() {
    const { root } = this;
    const scope = /** @type {Document | ShadowRoot} */ (root.getRootNode());
    const all = new Set([scope, root.ownerDocument].flatMap((one) => [...one.styleSheets, ...(one.adoptedStyleSheets ?? [])]));
    const ours = [...all].map(rulesOf).filter((text) => text.includes(OURS));
    return ours.join("\n");
  }
}

/** @param {CSSStyleSheet} sheet */
function rulesOf(sheet) {
  try {
    return [...sheet.cssRules].map((rule) => rule.cssText).join("\n");
  } catch {
    return ""; // from another site: none of ours
  }
}

export default shownBy(WorksheetView);
