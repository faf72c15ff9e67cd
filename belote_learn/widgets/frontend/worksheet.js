/** The worksheet: a preview of what is printed, and the few choices that go with the printing. */

import { h, patch, setAttribute } from "./dom.js";
import { hearKeys } from "./keydown.js";
import { contained } from "./keys.js";
import { unpack } from "./packing.js";
import { ANSWER_TIME } from "./requests.js";
import { shownBy } from "./shown.js";
import { sheets } from "./worksheet_page.js";

/** @typedef {import("./worksheet_types.js").Model} Model */
/** @typedef {import("./worksheet_types.js").View} View */

const WATCHED = ["_view", "paper", "answers", "big"];
/** By this a style sheet of ours is known among those of the page. */
const OURS = ".b-work-paper";

class WorksheetView {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    this.root = el.ownerDocument.createElement("div");
    this.root.className = "belote b-work";
    /** What Python was asked for and has not answered: "lang" or "answers". */
    this.wanted = "";
    /** The request that nobody answered. */
    this.unheard = "";
    /** @type {string | null} the language asked for */
    this.language = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    this.ending = new AbortController();
    this.listen();
    el.append(this.root);
    this.draw();
  }

  listen() {
    const { model, root } = this;
    const until = { signal: this.ending.signal };
    const changed = () => this.changed();
    for (const name of WATCHED) {
      model.on(`change:${name}`, changed);
      until.signal.addEventListener("abort", () => model.off(`change:${name}`, changed), { once: true });
    }
    root.addEventListener("change", (event) => this.chosen(event), until);
    root.addEventListener("click", (event) => {
      if (/** @type {Element} */ (event.target).closest('[data-do="print"]')) this.print();
    }, until);
    // the keys of a notebook are not meant here
    hearKeys(root, (event) => contained(event) && event.stopPropagation(), until.signal);
  }

  end() {
    clearTimeout(this.waiting);
    this.ending.abort();
    this.root.remove();
  }

  /** @returns {View | undefined} */
  view() {
    const view = /** @type {View | undefined} */ (/** @type {unknown} */ (unpack(this.model.get("_view"))));
    return view?.kind === "worksheet" ? view : undefined;
  }

  draw() {
    const view = this.view();
    if (!view) return patch(this.root, []);
    setAttribute(this.root, "lang", view.lang);
    setAttribute(this.root, "role", "group");
    setAttribute(this.root, "aria-label", view.title);
    this.root.classList.toggle("b-big", Boolean(this.model.get("big")));
    const [paper, answered] = [this.model.get("paper"), this.model.get("answers")];
    patch(this.root, [this.bar(view), h("div.work-desk", { key: "desk" }, sheets(view, paper, answered))]);
    const box = /** @type {HTMLInputElement | null} */ (this.root.querySelector('[data-do="answers"]'));
    if (box) box.checked = answered;
  }

  /** @param {View} view */
  bar({ ui, lang, languages, papers }) {
    const notice = { lang: ui.needs_kernel, answers: ui.no_answers }[this.unheard];
    return h(
      "div.work-bar",
      { key: "bar", role: "group", "aria-label": ui.controls },
      h("button.work-print", { "data-do": "print" }, h("span", {}, ui.print)),
      h(
        "label",
        { key: "paper" },
        h("span", {}, ui.paper),
        h("select", { "data-do": "paper", value: this.model.get("paper") }, papers.map(([name, text]) => h("option", { key: name, value: name }, text))),
      ),
      h("label", { key: "answers" }, h("input", { type: "checkbox", "data-do": "answers" }), h("span", {}, ui.with_answers)),
      h(
        "select.work-language",
        { key: "language", "data-do": "language", "aria-label": ui.language, value: this.language ?? lang },
        languages.map(([code, name]) => h("option", { key: code, value: code, lang: code }, name)),
      ),
      h("p.work-notice", { key: "notice", role: "status" }, notice ?? ""),
    );
  }

  /** Another view came, or another choice, from here or from Python. */
  changed() {
    const view = this.view();
    const { model, wanted } = this;
    const done = wanted === "lang" ? view?.lang === this.language : wanted === "answers" && this.complete();
    if (done || !wanted) this.settle();
    if (wanted === "answers" && !model.get("answers")) this.settle();
    this.draw();
  }

  /** Whether the answers are here, if they are wanted. */
  complete() {
    return !this.model.get("answers") || (this.view()?.answers.length ?? 0) > 0;
  }

  settle() {
    clearTimeout(this.waiting);
    this.wanted = "";
    this.unheard = "";
    this.language = null;
  }

  /** @param {Event} event */
  chosen({ target }) {
    const field = /** @type {HTMLInputElement & HTMLSelectElement} */ (target);
    const { model } = this;
    this.settle();
    if (field.dataset.do === "paper") {
      model.set("paper", field.value);
    } else if (field.dataset.do === "answers") {
      model.set("answers", field.checked);
      if (!this.complete()) this.wait("answers");
    } else if (field.dataset.do === "language" && field.value !== this.view()?.lang) {
      this.language = field.value;
      this.wait("lang");
      // Asked again after no answer came: the model must see a change to send.
      if (model.get("lang") === field.value) model.set("lang", this.view()?.lang ?? "");
      model.set("lang", field.value);
    }
    model.save_changes();
    this.draw();
  }

  /** @param {"lang" | "answers"} name what only Python can make */
  wait(name) {
    this.wanted = name;
    this.waiting = setTimeout(() => {
      this.settle();
      if (name === "answers") this.model.set("answers", false);
      this.unheard = name;
      this.draw();
    }, ANSWER_TIME);
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
