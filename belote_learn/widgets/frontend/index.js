/** The widget: one view of a model, drawn, listened to, and taken away again. */

import { patch } from "./dom.js";
import { actionOf, contained, neighbour } from "./keys.js";
import { glide, places } from "./motion.js";
import { page } from "./page.js";
import * as state from "./state.js";
import { heard, heardStep, heardWhy, textAt } from "./words.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Traits} Traits */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./state.js").Local} Local */

const ANSWER_TIME = 3000;

class TableView {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    this.root = el.ownerDocument.createElement("div");
    this.root.className = "belote";
    this.local = state.freshLocal();
    this.ending = new AbortController();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    this.listen();
    el.append(this.root);
    this.draw();
  }

  listen() {
    const { model, root } = this;
    const until = { signal: this.ending.signal };
    const changed = () => this.moved();
    const answered = () => this.answered();
    model.on("change:_view", answered);
    model.on("change:step", changed);
    until.signal.addEventListener("abort", () => {
      model.off("change:_view", answered);
      model.off("change:step", changed);
    }, { once: true });
    root.addEventListener("click", (event) => this.clicked(event), until);
    root.addEventListener("keydown", (event) => this.pressed(event), until);
    root.addEventListener("change", (event) => this.chosen(event), until);
    root.addEventListener("focusin", (event) => this.focused(event), until);
  }

  end() {
    clearTimeout(this.waiting);
    this.ending.abort();
    this.root.remove();
  }

  /** @returns {Scene | null} */
  scene() {
    return state.sceneOf(this.model.get("_view"), this.model.get("step"), this.local);
  }

  draw() {
    const scene = this.scene();
    if (!scene) return patch(this.root, []);
    const { root } = this;
    const held = this.focusPath();
    const before = places(root);
    root.lang = scene.view.lang;
    root.setAttribute("role", "group");
    root.setAttribute("aria-label", scene.view.title);
    patch(root, [page(scene)]);
    glide(root, before);
    if (held !== null) this.refocus(held);
  }

  /** How to find the focused element again; null when the focus is elsewhere. */
  focusPath() {
    const page = /** @type {Document | ShadowRoot} */ (this.root.getRootNode());
    const { activeElement } = page;
    if (!activeElement || activeElement === this.root || !this.root.contains(activeElement)) return null;
    const name = ["data-card", "data-do", "data-focus"].find((one) => activeElement.hasAttribute(one));
    return name ? `[${name}="${activeElement.getAttribute(name)}"]` : ".belote-table";
  }

  /** @param {string} path */
  refocus(path) {
    if (this.focusPath() !== null) return;
    const found = this.root.querySelector(path) ?? this.root.querySelector(".belote-table");
    /** @type {HTMLElement | null} */ (found)?.focus({ preventScroll: true });
  }

  /**
   * @param {Partial<Local>} change
   * @param {string} [spoken] what the screen reader says now
   */
  update(change, spoken) {
    this.local = { ...this.local, ...change, spoken: spoken ?? this.local.spoken };
    this.draw();
  }

  /** The step changed, here, in another view or in Python. */
  moved() {
    const scene = this.scene();
    if (!scene) return;
    this.local = state.carry(scene);
    const asked = this.local.asked === null ? "" : this.spoken();
    this.update({ notice: false }, [sayOf(scene), asked].filter(Boolean).join(" "));
  }

  /** Another view came: another language, or another trick. */
  answered() {
    clearTimeout(this.waiting);
    const scene = this.scene();
    if (scene) this.local = state.carry(scene);
    this.update({ wanted: null, notice: false }, scene ? sayOf(scene) : "");
  }

  /** What there is to say about the card that is asked, or about the trick. */
  spoken() {
    const scene = this.scene();
    if (!scene) return "";
    const { view, why, local } = scene;
    if (why) return heardWhy(view, why);
    return (local.asked ?? "") in view.cards ? view.ui.not_its_turn : view.ui.choose;
  }

  /** @param {Event} event */
  clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest("[data-card], button[data-do]"));
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    const { card, do: action } = button.dataset;
    if (card) this.ask(card);
    else this.act(action ?? "");
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (contained(event)) event.stopPropagation();
    const target = /** @type {HTMLElement} */ (event.target);
    const card = target.dataset.card ?? "";
    const action = actionOf(event, { inList: target.localName === "select", onCard: card !== "" });
    if (!action) return;
    if (action !== "close") event.preventDefault();
    if (action === "explain" && card && this.local.asked !== card) this.ask(card);
    else if (action === "up" || action === "down") this.rove(target, card, action === "up" ? -1 : 1);
    else this.act(action);
  }

  /**
   * Move the focus to a neighbouring card.
   * @param {HTMLElement} from
   * @param {string} card
   * @param {number} move
   */
  rove(from, card, move) {
    const hand = from.closest("[data-hand]");
    const buttons = /** @type {HTMLElement[]} */ ([...(hand?.querySelectorAll("[data-card]") ?? [])]);
    const next = neighbour(buttons.map((button) => button.dataset.card ?? ""), card, move);
    buttons.find((button) => button.dataset.card === next)?.focus();
  }

  /** @param {Event} event */
  focused(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const hand = target.closest("[data-hand]")?.getAttribute("data-hand");
    const { card } = target.dataset;
    if (!hand || !card || this.local.stops[hand] === card) return;
    this.update({ stops: { ...this.local.stops, [hand]: card } });
  }

  /** @param {Event} event */
  chosen(event) {
    const list = /** @type {HTMLSelectElement} */ (event.target);
    if (list.dataset.do === "language") this.speak(list.value);
  }

  /**
   * Ask Python for another language; without an answer, stay with the old one and say so.
   * @param {string} lang
   */
  speak(lang) {
    const { model } = this;
    const old = this.scene()?.view.lang ?? model.get("lang");
    clearTimeout(this.waiting);
    if (lang === old) return this.update({ wanted: null, notice: false });
    this.update({ wanted: lang, notice: false });
    this.waiting = setTimeout(() => {
      this.update({ wanted: null, notice: true }, this.scene()?.view.ui.needs_kernel);
    }, ANSWER_TIME);
    // Asked again after no answer came: the model must see a change to send.
    if (model.get("lang") === lang) model.set("lang", old);
    model.set("lang", lang);
    model.save_changes();
  }

  /** @param {string} card or SUBJECT: who is winning, and why */
  ask(card) {
    const scene = this.scene();
    if (!scene) return;
    this.local = state.ask(scene, card);
    this.update({}, this.local.asked === null ? "" : this.spoken());
    if (this.local.asked !== null) this.reveal();
  }

  /** Bring the verdict into view, when the panel lies under the table. */
  reveal() {
    this.root.querySelector(".belote-headline")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} action */
  act(action) {
    const scene = this.scene();
    if (!scene) return;
    const last = scene.view.frames.length - 1;
    /** @type {Record<string, () => void>} */
    const actions = {
      first: () => this.goto(0),
      back: () => this.goto(scene.index - 1),
      next: () => this.goto(scene.index + 1),
      last: () => this.goto(last),
      previous: () => this.turn(state.turn(scene, -1)),
      following: () => this.turn(state.turn(scene, 1)),
      all: () => this.turn(state.toggleAll(scene)),
      close: () => this.close(),
      why: () => this.ask(state.SUBJECT),
      explain: () => this.ask(state.SUBJECT),
    };
    actions[action]?.();
  }

  /** @param {number} index */
  goto(index) {
    const scene = this.scene();
    if (!scene) return;
    const step = state.clamp(index, scene.view.frames.length - 1);
    if (step === scene.index) return;
    this.model.set("step", step);
    this.model.save_changes();
  }

  /** @param {Local} local the question to read has changed */
  turn(local) {
    this.local = local;
    const scene = this.scene();
    const step = scene?.steps[local.shown];
    this.update({}, scene && step ? heardStep(scene.view, step) : undefined);
  }

  /** Close the explanation; the focus goes back to what was asked. */
  close() {
    const { asked } = this.local;
    if (asked === null) return;
    const inPanel = this.focusPath() !== null && this.root.querySelector(".belote-panel :focus");
    this.update(state.close(this.local), "");
    const from = asked === state.SUBJECT ? ".belote-why" : `[data-card="${asked}"]`;
    if (inPanel) /** @type {HTMLElement | null} */ (this.root.querySelector(from))?.focus();
  }
}

/** @param {Scene} scene */
function sayOf({ view, frame }) {
  return heard(view, textAt(view, frame.say));
}

/**
 * Show a model in an element; the returned function takes it away.
 * @param {{ model: Model, el: HTMLElement, signal?: AbortSignal }} props
 */
function render({ model, el, signal }) {
  const view = new TableView(model, el);
  const end = () => view.end();
  signal?.addEventListener("abort", end, { once: true });
  return end;
}

export default { render };
