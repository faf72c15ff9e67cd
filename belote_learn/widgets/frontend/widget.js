/** One view of a model, drawn, listened to, and taken away again. */

import { patch, setAttribute } from "./dom.js";
import { focusOn, focusPath, refocus } from "./focus.js";
import { keeper } from "./keep.js";
import { lettered } from "./letters.js";
import { listen } from "./listening.js";
import { glide, places } from "./motion.js";
import { unpack } from "./packing.js";
import { page } from "./page.js";
import { Playback } from "./playback.js";
import { choose, NO_GUESS } from "./predict.js";
import { heardGuess } from "./quiz.js";
import { Requests } from "./requests.js";
import { settingsOf } from "./settings.js";
import * as state from "./state.js";
import { equip } from "./teaching.js";
import { heardFrame, heardStep, heardWhy } from "./words.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Judging} Judging */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./state.js").Local} Local */

/** Nothing is chosen of what is to be said beforehand. */
const UNTOLD = { guess: NO_GUESS, held: false };

export class TableView {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    this.root = el.ownerDocument.createElement("div");
    this.root.className = "belote";
    this.local = state.freshLocal();
    this.keep = keeper();
    this.ending = new AbortController();
    this.playback = new Playback(this);
    this.requests = new Requests(model, (name) => this.unanswered(name));
    listen(this, this.ending.signal);
    el.append(this.root);
    this.draw();
    equip(this);
  }

  end() {
    this.requests.settle();
    this.playback.end();
    this.ending.abort();
    this.root.remove();
  }

  /** @returns {Scene | null} */
  scene() {
    const { model } = this;
    const settings = settingsOf(model);
    const view = lettered(unpack(model.get("_view")), settings.letters);
    return state.sceneOf(view, model.get("step"), this.local, settings, this.keep);
  }

  /** @param {boolean} [moving] whether cards may have changed their places */
  draw(moving = false) {
    const scene = this.scene();
    if (!scene) return patch(this.root, []);
    const { root } = this;
    const held = focusPath(root);
    const before = moving ? places(root) : null;
    setAttribute(root, "lang", scene.view.lang);
    setAttribute(root, "role", "group");
    setAttribute(root, "aria-label", scene.view.title);
    root.classList.toggle("b-four", scene.settings.four_colours);
    patch(root, [this.page(scene)]);
    scene.local.tools?.drawn(scene);
    if (before) glide(root, before);
    if (held !== null) refocus(root, held);
  }

  /** @param {Scene} scene */
  page(scene) {
    return page(scene);
  }

  /**
   * A card was pressed: is that taken as something else than a question?
   * @param {Scene} _scene
   * @param {string} _card
   */
  taken(_scene, _card) {
    return false;
  }

  /**
   * A button was pressed that the steppers do not know.
   * @param {Scene} _scene
   * @param {string} _action
   */
  acted(_scene, _action) {}

  /**
   * @param {Partial<Local>} change
   * @param {string} [spoken] what the screen reader says now
   * @param {boolean} [moving]
   */
  update(change, spoken, moving) {
    this.local = { ...this.local, ...change, spoken: spoken ?? this.local.spoken };
    this.draw(moving);
  }

  /** The step changed, here, in another view or in Python. */
  moved() {
    this.playback.follow();
    this.local = { ...withoutStop(this.local, "stages"), ...UNTOLD };
    const scene = this.carried();
    if (!scene) return;
    const asked = this.local.asked === null ? "" : this.spoken(scene);
    this.update({ notice: "" }, [heardFrame(scene), asked].filter(Boolean).join(" "), true);
  }

  /** Another view came: another language, other rules, or another trick. */
  answered() {
    this.requests.settle();
    this.local = { ...this.local, ...UNTOLD };
    const scene = this.carried();
    const judged = scene?.view.judged?.text ?? "";
    this.update({ wanted: {}, notice: "" }, scene ? [judged, heardFrame(scene)].filter(Boolean).join(" ") : "");
  }

  /** A setting changed, here, in another view or in Python. @param {string} [name] */
  resettled(name) {
    if (name !== "locked") this.local = { ...this.local, ...UNTOLD };
    const scene = this.carried();
    this.update({}, scene?.veil ? heardFrame(scene) : undefined);
  }

  /** Go on explaining after a change. @returns {Scene | null} */
  carried() {
    const scene = this.scene();
    if (scene) this.local = state.carry(scene);
    return this.scene();
  }

  /** Python said no, and why. */
  refused() {
    const text = this.model.get("_notice")?.text;
    if (!text) return;
    this.requests.settle();
    this.tell(text);
  }

  /** Say why something that was asked for is not done. @param {string} notice */
  tell(notice) {
    this.update({ wanted: {}, notice }, notice);
  }

  /** @param {import("./requests.js").Asked} name nobody answered: stay with the old one and say so */
  unanswered(name) {
    const ui = this.scene()?.view.ui ?? {};
    this.tell(ui[`needs_kernel${name}`] ?? ui.needs_kernel);
  }

  /** What there is to say about the card that is asked, or about the trick. @param {Scene} scene */
  spoken({ view, why, local }) {
    if (why) return heardWhy(view, why);
    if ((local.asked ?? "") in view.cards) return view.ui.not_its_turn;
    return view.stages ? view.ui.nothing_to_ask : view.ui.choose;
  }

  /**
   * Ask Python for another language.
   * @param {string} lang
   */
  speak(lang) {
    const old = this.scene()?.view.lang ?? this.model.get("lang");
    const isNew = lang !== old;
    this.requests.settle();
    this.update({ wanted: isNew ? { lang } : {}, notice: "" });
    if (isNew) this.requests.ask("lang", lang, old);
  }

  /**
   * Ask Python to judge by other rules.
   * @param {Judging | null} wanted null: that was no value; show the true one again
   */
  judgeBy(wanted) {
    const rules = this.scene()?.view.rules;
    this.requests.settle();
    if (!rules || !wanted) return this.update({ wanted: {} });
    this.update({ wanted: { _rules: wanted }, notice: "" });
    this.requests.ask("_rules", wanted, { id: rules.id, changes: rules.changes });
  }

  /**
   * @template {keyof Settings | "big" | "spotlight"} Name
   * @param {Name} name
   * @param {import("./types.js").Traits[Name]} value
   */
  set(name, value) {
    this.model.set(name, /** @type {any} */ (value));
    this.model.save_changes();
  }

  /** @param {Local} local what is explained has changed */
  explain(local) {
    this.local = local;
    const scene = this.scene();
    this.update({}, local.asked !== null && scene ? this.spoken(scene) : "");
    if (local.asked !== null) this.bringUp(".b-text");
  }

  /** @param {Local} local the guess has changed */
  guessed(local) {
    const was = this.scene()?.veil;
    this.local = local;
    const scene = this.scene();
    if (!scene) return;
    this.update({}, heardGuess(scene));
    if (was && !scene.veil) focusOn(this.root, '[data-focus="outcome"]');
    if (local.guess.outcome || !scene.veil) this.bringUp(".b-quiz");
  }

  /** @param {string} seat */
  chooseSeat(seat) {
    const scene = this.scene();
    if (scene?.veil === "winner") this.guessed(choose(scene, seat));
  }

  /** @param {string} text as it stands in the field */
  typeGuess(text) {
    const scene = this.scene();
    if (scene?.veil === "points") this.update(choose(scene, text));
  }

  /**
   * Bring what was just written into view, when the panel lies under the table.
   * @param {string} what
   */
  bringUp(what) {
    this.root.querySelector(what)?.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} index */
  goto(index) {
    const scene = this.scene();
    if (!scene) return;
    const step = state.clamp(index, scene.view.frames.length - 1);
    if (scene.settings.locked) return this.playback.halt();
    if (step === scene.index) return;
    this.model.set("step", step);
    // shown first: Python and other front ends hear of it when it is on the screen
    requestAnimationFrame(() => setTimeout(() => this.model.save_changes()));
  }

  /** @param {number} index */
  jump(index) {
    this.playback.halt();
    this.goto(index);
  }

  /** @param {string} id of a stage */
  gotoStage(id) {
    const stage = this.scene()?.view.stages?.find((one) => one.id === id);
    if (stage) this.jump(stage.from);
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
    const inPanel = focusPath(this.root) !== null && this.root.querySelector(".b-panel :focus");
    this.update(state.close(this.local), "");
    const from = asked === state.SUBJECT ? ".b-why" : `[data-card="${asked}"], [data-ask="${asked}"]`;
    if (inPanel) /** @type {HTMLElement | null} */ (this.root.querySelector(from))?.focus();
  }
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
