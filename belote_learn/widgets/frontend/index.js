/** The widget: one view of a model, drawn, listened to, and taken away again. */

import { patch, setAttribute } from "./dom.js";
import { hearKeys } from "./keydown.js";
import { actionOf, contained, neighbour } from "./keys.js";
import { glide, places } from "./motion.js";
import { unpack } from "./packing.js";
import { page } from "./page.js";
import { PAUSES, Player } from "./player.js";
import * as state from "./state.js";
import { heard, heardStep, heardWhy, textAt } from "./words.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Traits} Traits */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./state.js").Local} Local */

const ANSWER_TIME = 3000;
/** How what can be pressed or focused is told apart, and found again after a redraw. */
const NAMES = ["data-card", "data-ask", "data-stage", "data-do", "data-focus"];
const PRESSED = "[data-card], [data-ask], [data-tell], [data-stage], button[data-do]";
/** What is done without stopping a deal that plays by itself. */
const HARMLESS = new Set(["play", "four"]);

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
    /** The step that playing by itself went to; another one is somebody's wish. */
    this.expected = -1;
    this.player = new Player({
      isWatched: () => this.root.isConnected && !this.root.ownerDocument.hidden,
      step: () => this.playOn(),
      pause: () => PAUSES[this.local.speed],
      stopped: () => this.halt(),
    });
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
    hearKeys(root, (event, target) => this.pressed(event, target), this.ending.signal);
    root.addEventListener("change", (event) => this.chosen(event), until);
    root.addEventListener("focusin", (event) => this.focused(event), until);
    root.ownerDocument.addEventListener("visibilitychange", () => this.halt(), until);
  }

  end() {
    clearTimeout(this.waiting);
    this.player.stop();
    this.ending.abort();
    this.root.remove();
  }

  /** @returns {Scene | null} */
  scene() {
    return state.sceneOf(unpack(this.model.get("_view")), this.model.get("step"), this.local);
  }

  draw() {
    const scene = this.scene();
    if (!scene) return patch(this.root, []);
    const { root } = this;
    const held = this.focusPath();
    const before = places(root);
    setAttribute(root, "lang", scene.view.lang);
    setAttribute(root, "role", "group");
    setAttribute(root, "aria-label", scene.view.title);
    root.classList.toggle("belote-four", scene.local.four);
    patch(root, [page(scene)]);
    glide(root, before);
    if (held !== null) this.refocus(held);
  }

  /** How to find the focused element again; null when the focus is elsewhere. */
  focusPath() {
    const page = /** @type {Document | ShadowRoot} */ (this.root.getRootNode());
    const { activeElement } = page;
    if (!activeElement || activeElement === this.root || !this.root.contains(activeElement)) return null;
    const name = NAMES.find((one) => activeElement.hasAttribute(one));
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
    if (this.local.playing && this.scene()?.index !== this.expected) this.halt();
    const scene = this.scene();
    if (!scene) return;
    this.local = withoutStop(state.carry(scene), "stages");
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
    if ((local.asked ?? "") in view.cards) return view.ui.not_its_turn;
    return view.stages ? view.ui.nothing_to_ask : view.ui.choose;
  }

  /** @param {Event} event */
  clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest(PRESSED));
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    const { stage, do: action, tell } = button.dataset;
    const asked = askedBy(button) ?? tell;
    if (asked) this.ask(asked);
    else if (stage) this.gotoStage(stage);
    else this.act(action ?? "");
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} target */
  pressed(event, target) {
    if (contained(event)) event.stopPropagation();
    const asked = askedBy(target) ?? "";
    const action = actionOf(event, {
      inList: target.localName === "select",
      onCard: memberName(target) !== "",
      inDeal: Boolean(this.scene()?.view.stages),
    });
    if (!action) return;
    if (action !== "close") event.preventDefault();
    if (action === "explain" && asked && this.local.asked !== asked) this.ask(asked);
    else if (action === "up" || action === "down") this.rove(target, action === "up" ? -1 : 1);
    else this.act(action);
  }

  /**
   * Move the focus to a neighbouring card, bid, line or stage.
   * @param {HTMLElement} from
   * @param {number} move
   */
  rove(from, move) {
    const group = from.closest("[data-hand]");
    const buttons = /** @type {HTMLElement[]} */ ([...(group?.querySelectorAll(MEMBERS) ?? [])]);
    const next = neighbour(buttons.map(memberName), memberName(from), move);
    buttons.find((button) => memberName(button) === next)?.focus();
  }

  /** @param {Event} event */
  focused(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const hand = target.closest("[data-hand]")?.getAttribute("data-hand");
    const name = memberName(target);
    if (!hand || !name || this.local.stops[hand] === name) return;
    this.update({ stops: { ...this.local.stops, [hand]: name } });
  }

  /** @param {Event} event */
  chosen(event) {
    const list = /** @type {HTMLSelectElement} */ (event.target);
    if (list.dataset.do === "language") this.speak(list.value);
    if (list.dataset.do === "speed") this.update({ speed: list.value });
    if (list.dataset.do === "open") this.openHands(list.value);
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

  /** @param {string} open EVERYONE, NOBODY or a seat */
  openHands(open) {
    this.local = { ...this.local, open };
    const scene = this.scene();
    if (scene) this.local = state.carry(scene);
    this.draw();
  }

  /** @param {string} card or SUBJECT: what the frame is about; or a bid, a word, a line */
  ask(card) {
    this.halt();
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
    if (!HARMLESS.has(action)) this.halt();
    const scene = this.scene();
    if (!scene) return;
    const last = scene.view.frames.length - 1;
    /** @type {Record<string, () => void>} */
    const actions = {
      first: () => this.goto(0),
      back: () => this.goto(scene.index - 1),
      next: () => this.goto(scene.index + 1),
      last: () => this.goto(last),
      earlier: () => this.goto(state.stageStart(scene, -1)),
      later: () => this.goto(state.stageStart(scene, 1)),
      play: () => this.play(),
      four: () => this.update({ four: !this.local.four }),
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

  /** @param {string} id of a stage */
  gotoStage(id) {
    const stage = this.scene()?.view.stages?.find((one) => one.id === id);
    this.halt();
    if (stage) this.goto(stage.from);
  }

  /** Play on by itself, from the start when the end is reached; or stop that. */
  play() {
    if (this.local.playing) return this.halt();
    const scene = this.scene();
    const atEnd = scene?.index === (scene?.view.frames.length ?? 0) - 1;
    this.local = { ...this.local, playing: true };
    this.expected = atEnd ? -1 : (scene?.index ?? -1);
    this.player.play();
  }

  /** @returns {boolean} whether there is more to play */
  playOn() {
    const scene = this.scene();
    if (!scene) return false;
    const last = scene.view.frames.length - 1;
    this.expected = state.clamp(this.expected + 1, last);
    this.goto(this.expected);
    return this.local.playing && this.expected < last;
  }

  /** Stop playing by itself, if it does. */
  halt() {
    this.player.stop();
    if (this.local.playing) this.update({ playing: false });
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
    const from = asked === state.SUBJECT ? ".belote-why" : `[data-card="${asked}"], [data-ask="${asked}"]`;
    if (inPanel) /** @type {HTMLElement | null} */ (this.root.querySelector(from))?.focus();
  }
}

/** What lies in a group and has neighbours there. */
const MEMBERS = "[data-card], [data-ask], [data-stage]";

/** @param {HTMLElement} node */
function memberName(node) {
  return askedBy(node) ?? node.dataset.stage ?? "";
}

/**
 * What a press on it asks.
 * @param {HTMLElement} node
 */
function askedBy({ dataset }) {
  return dataset.card ?? dataset.ask;
}

/**
 * Forget which member of a group had the focus last.
 * @param {Local} local
 * @param {string} group
 * @returns {Local}
 */
function withoutStop(local, group) {
  const { [group]: _, ...stops } = local.stops;
  return { ...local, stops };
}

/**
 * What there is to say of a frame: its parts, each with an end to it.
 * @param {Scene} scene
 */
function sayOf({ view, frame }) {
  const parts = frame.say.map((part) => heard(view, textAt(view, part)));
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" ");
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
