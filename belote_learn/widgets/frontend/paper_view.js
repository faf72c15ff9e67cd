/** What the views on paper share: one view of a model, drawn, listened to, and taken away again. */

import { patch, setAttribute } from "./dom.js";
import { hearKeys } from "./keydown.js";
import { contained } from "./keys.js";
import { unpack } from "./packing.js";
import { ANSWER_TIME } from "./requests.js";

/**
 * @typedef {{ lang: string, title: string }} Shown what every view on paper has
 * @typedef {import("@anywidget/types").AnyModel<any>} AnyModel
 */

/**
 * @template {Shown} View
 * @template {AnyModel} Model
 */
export class PaperView {
  /** How long an answer of Python is waited for, in milliseconds. */
  patience = ANSWER_TIME;

  /**
   * Make the view; `show` puts it on the page, once it knows all that it remembers.
   * @param {Model} model
   * @param {Document} page
   * @param {string} look class of ours
   */
  constructor(model, page, look) {
    this.model = model;
    this.root = page.createElement("div");
    this.root.className = `belote b-paper ${look}`;
    /** Two views of one model may be on one page, and ids must differ. */
    this.id = `b-${Math.random().toString(36).slice(2)}`;
    this.ending = new AbortController();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
  }

  /** @param {HTMLElement} el */
  show(el) {
    this.listen();
    el.append(this.root);
    this.draw();
  }

  listen() {
    const { model, root } = this;
    const { signal } = this.ending;
    for (const [name, hear] of Object.entries(this.changes())) {
      model.on(`change:${name}`, hear);
      signal.addEventListener("abort", () => model.off(`change:${name}`, hear), { once: true });
    }
    for (const [name, hear] of Object.entries(this.events())) root.addEventListener(name, hear, { signal });
    hearKeys(root, (event, target) => {
      // the keys of a notebook are not meant here
      if (contained(event)) event.stopPropagation();
      this.pressed(event, target);
    }, signal);
  }

  end() {
    this.settle();
    this.ending.abort();
    this.root.remove();
  }

  /**
   * What is done when a trait of the model changes.
   * @returns {Record<string, () => void>}
   */
  changes() {
    return {};
  }

  /**
   * What is done when something happens on the page.
   * @returns {Record<string, (event: Event) => void>}
   */
  events() {
    return {};
  }

  /**
   * @param {KeyboardEvent} _event
   * @param {HTMLElement} _target what has the focus
   */
  pressed(_event, _target) {}

  /**
   * Whether a view is of a kind that is drawn here.
   * @param {View} _view
   */
  draws(_view) {
    return true;
  }

  /** @returns {View | undefined} */
  view() {
    const view = /** @type {View | undefined} */ (/** @type {unknown} */ (unpack(this.model.get("_view"))));
    return view && this.draws(view) ? view : undefined;
  }

  draw() {
    const { root } = this;
    const view = this.view();
    if (!view) return patch(root, []);
    setAttribute(root, "lang", view.lang);
    setAttribute(root, "role", "group");
    setAttribute(root, "aria-label", view.title);
    root.classList.toggle("b-big", Boolean(this.model.get("big")));
    patch(root, this.page(view));
  }

  /**
   * @param {View} _view
   * @returns {import("./dom.js").VNode[]}
   */
  page(_view) {
    return [];
  }

  /** Wait for Python, not for ever. */
  wait() {
    this.settle();
    this.waiting = setTimeout(() => this.unanswered(), this.patience);
  }

  /** Wait no longer. */
  settle() {
    clearTimeout(this.waiting);
  }

  /** Nobody answered: stay with what there is, and say so. */
  unanswered() {}

  /**
   * Ask Python for another language.
   * @param {string} lang
   */
  speak(lang) {
    const { model } = this;
    this.wait();
    // asked again after no answer came, the model must see a change to send
    if (model.get("lang") === lang) model.set("lang", this.view()?.lang ?? "");
    model.set("lang", lang);
    model.save_changes();
  }
}
