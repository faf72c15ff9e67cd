/** A field for a code. What is typed, or stands in the address of the page, is sent to Python, which reads it. */

import { h, setAttribute, span } from "./dom.js";
import { contained } from "./keys.js";
import { askedBy } from "./page_address.js";
import { PaperView } from "./paper_view.js";
import { shownBy } from "./shown.js";

/**
 * @typedef {{
 *   kind: "deal" | "set", lang: string, title: string, languages: [string, string][],
 *   code: string, way: string, ways: [string, string][],
 *   answer?: { number: number, ok: boolean, text: string } | null, ui: Record<string, string>,
 * }} View  the answer is left out, not null, where Python runs in the browser
 * @typedef {{ _view: View, lang: string, _notice: { text: string } }} Traits
 * @typedef {import("@anywidget/types").AnyModel<Traits>} Model
 */

/** The models whose page was looked at: shown twice, a widget asks once. @type {WeakSet<Model>} */
const addressed = new WeakSet();

/** @extends {PaperView<View, Model>} */
class CodeView extends PaperView {
  /** Longer than others: Python may have to search for a set's questions, in a browser. */
  patience = 10_000;

  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el.ownerDocument, "b-code");
    this.busy = false;
    /** What is said beside the answers of Python. */
    this.notice = "";
    /** The language asked for. */
    this.language = "";
    this.seen = this.view()?.answer?.number ?? 0;
    this.show(el);
    this.write(this.view()?.code ?? "");
    this.readAddress();
  }

  changes() {
    return { _view: () => this.answered(), _notice: () => this.say(this.model.get("_notice")?.text ?? "") };
  }

  events() {
    return {
      click: (/** @type {Event} */ event) => this.clicked(event),
      change: (/** @type {Event} */ event) => this.chosen(event),
    };
  }

  /** @param {View} view */
  draws(view) {
    return Boolean(view.ways);
  }

  get field() {
    return /** @type {HTMLInputElement | null} */ (this.root.querySelector("input"));
  }

  /** @param {string} text */
  write(text) {
    if (this.field && text) this.field.value = text;
  }

  draw() {
    super.draw();
    setAttribute(this.root, "aria-busy", this.busy && "true");
  }

  /** @param {View} view */
  page(view) {
    const { id } = this;
    const { ui, answer } = view;
    const isWrong = answer?.ok === false && !this.notice;
    return [
      h("p.code-title", { id: `${id}-title` }, view.title),
      h(
        "div.code-row",
        {},
        h("label", { for: id }, ui.label),
        h("input.paper-field", {
          id, type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: "false",
          "aria-invalid": isWrong && "true", "aria-describedby": `${id}-hint ${id}-told`,
        }),
        view.ways.map(([way, text]) => h("button.paper-field", { key: way, "data-way": way, class: way === view.way && "b-paper-first" }, span(text))),
        // what is open has its own, which this field follows
        !view.code && h(
          "select.paper-field.code-language",
          { "aria-label": ui.language, value: this.language || view.lang },
          view.languages.map(([code, name]) => h("option", { key: code, value: code, lang: code }, name)),
        ),
      ),
      h("p.code-hint", { id: `${id}-hint` }, ui.hint),
      h("p.paper-notice.code-told", { id: `${id}-told`, role: "status", class: isWrong && "b-code-wrong" }, this.told(view)),
    ];
  }

  /** @param {View} view */
  told({ ui, answer }) {
    return this.busy ? ui.busy : this.notice || (answer?.text ?? "");
  }

  /** @param {string} notice */
  say(notice) {
    this.settle();
    this.busy = false;
    this.language = "";
    this.notice = notice;
    this.draw();
  }

  /** Another view came: what a code was answered, or another language. */
  answered() {
    const { answer, code } = this.view() ?? {};
    const isNew = (answer?.number ?? 0) !== this.seen;
    this.seen = answer?.number ?? 0;
    // what cannot be read stays as it was typed
    if (isNew && answer?.ok) this.write(code ?? "");
    const { activeElement } = /** @type {Document | ShadowRoot} */ (this.root.getRootNode());
    if (isNew && !answer?.ok && this.root.contains(activeElement)) this.field?.focus();
    this.say("");
  }

  /** @param {Event} event */
  clicked({ target }) {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest("[data-way]"));
    if (button) this.open(button.dataset.way ?? "");
  }

  /** @param {Event} event */
  chosen({ target }) {
    const list = /** @type {HTMLSelectElement} */ (target);
    if (list.localName === "select") this.speak(list.value);
  }

  /** @param {string} lang */
  speak(lang) {
    this.language = lang;
    super.speak(lang);
    this.draw();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement} target
   */
  pressed(event, target) {
    if (!contained(event) || event.key !== "Enter" || event.isComposing) return;
    if (target === this.field) this.open(this.view()?.way ?? "");
  }

  /** @param {string} way */
  open(way) {
    if (this.busy) return;
    this.ask({ do: "open", code: this.field?.value ?? "", way });
  }

  /** Ask for what the address of the page names, where nothing is open yet. */
  readAddress() {
    const { model, root } = this;
    const view = this.view();
    if (!view || view.code || addressed.has(model)) return;
    addressed.add(model);
    const asked = askedBy(root.ownerDocument.defaultView, view.kind);
    if (!asked) return;
    this.write(asked.code);
    this.ask({ do: "address", ...asked });
  }

  /** @param {Record<string, string>} request */
  ask(request) {
    this.wait();
    this.draw();
    this.model.send(request);
  }

  wait() {
    this.busy = true;
    super.wait();
  }

  unanswered() {
    this.say(this.view()?.ui.unheard ?? "");
  }
}

export default shownBy(CodeView);
