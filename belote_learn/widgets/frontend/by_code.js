/** A field for a code. What is typed, or stands in the address of the page, is sent to Python, which reads it. */

import { h, patch, setAttribute, span } from "./dom.js";
import { hearKeys } from "./keydown.js";
import { contained } from "./keys.js";
import { unpack } from "./packing.js";
import { askedBy } from "./page_address.js";
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

/** How long Python is waited for, in milliseconds: it may have to search for a set's questions, in a browser. */
const PATIENCE = 10_000;

/** The models whose page was looked at: shown twice, a widget asks once. @type {WeakSet<Model>} */
const addressed = new WeakSet();

class CodeView {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    this.root = el.ownerDocument.createElement("div");
    this.root.className = "belote b-code";
    /** Two fields may be on one page, and ids must differ. */
    this.id = `b-code-${Math.random().toString(36).slice(2)}`;
    this.busy = false;
    /** What is said beside the answers of Python. */
    this.notice = "";
    /** The language asked for. */
    this.language = "";
    this.seen = this.view()?.answer?.number ?? 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    this.ending = new AbortController();
    this.listen();
    el.append(this.root);
    this.draw();
    this.write(this.view()?.code ?? "");
    this.readAddress();
  }

  listen() {
    const { model, root } = this;
    const until = { signal: this.ending.signal };
    /** @type {[name: string, hear: () => void][]} */
    const heard = [
      ["change:_view", () => this.answered()],
      ["change:_notice", () => this.say(model.get("_notice")?.text ?? "")],
    ];
    for (const [name, hear] of heard) {
      model.on(name, hear);
      until.signal.addEventListener("abort", () => model.off(name, hear), { once: true });
    }
    root.addEventListener("click", (event) => this.clicked(event), until);
    root.addEventListener("change", (event) => this.chosen(event), until);
    hearKeys(root, (event, target) => this.pressed(event, target), until.signal);
  }

  end() {
    clearTimeout(this.waiting);
    this.ending.abort();
    this.root.remove();
  }

  /** @returns {View | undefined} */
  view() {
    const view = /** @type {View | undefined} */ (/** @type {unknown} */ (unpack(this.model.get("_view"))));
    return view?.ways ? view : undefined;
  }

  get field() {
    return /** @type {HTMLInputElement | null} */ (this.root.querySelector("input"));
  }

  /** @param {string} text */
  write(text) {
    if (this.field && text) this.field.value = text;
  }

  draw() {
    const view = this.view();
    if (!view) return patch(this.root, []);
    const { root, id } = this;
    const { ui, answer } = view;
    setAttribute(root, "lang", view.lang);
    setAttribute(root, "role", "group");
    setAttribute(root, "aria-label", view.title);
    setAttribute(root, "aria-busy", this.busy && "true");
    const isWrong = answer?.ok === false && !this.notice;
    patch(root, [
      h("p.code-title", { id: `${id}-title` }, view.title),
      h(
        "div.code-row",
        {},
        h("label", { for: id }, ui.label),
        h("input", {
          id, type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: "false",
          "aria-invalid": isWrong && "true", "aria-describedby": `${id}-hint ${id}-told`,
        }),
        view.ways.map(([way, text]) => h("button.code-way", { key: way, "data-way": way, class: way === view.way && "b-code-first" }, span(text))),
        // what is open has its own, which this field follows
        !view.code && h(
          "select.code-language",
          { "aria-label": ui.language, value: this.language || view.lang },
          view.languages.map(([code, name]) => h("option", { key: code, value: code, lang: code }, name)),
        ),
      ),
      h("p.code-hint", { id: `${id}-hint` }, ui.hint),
      h("p.code-told", { id: `${id}-told`, role: "status", class: isWrong && "b-code-wrong" }, this.told(view)),
    ]);
  }

  /** @param {View} view */
  told({ ui, answer }) {
    return this.busy ? ui.busy : this.notice || (answer?.text ?? "");
  }

  /** @param {string} notice */
  say(notice) {
    clearTimeout(this.waiting);
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
    if (list.localName !== "select") return;
    const { model } = this;
    this.language = list.value;
    this.wait();
    this.draw();
    // asked again after no answer came: the model must see a change to send
    if (model.get("lang") === this.language) model.set("lang", this.view()?.lang ?? "");
    model.set("lang", this.language);
    model.save_changes();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement} target
   */
  pressed(event, target) {
    if (!contained(event)) return;
    // the keys of a notebook are not meant here
    event.stopPropagation();
    if (event.key === "Enter" && target === this.field && !event.isComposing) this.open(this.view()?.way ?? "");
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
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.say(this.view()?.ui.unheard ?? ""), PATIENCE);
  }
}

export default shownBy(CodeView);
