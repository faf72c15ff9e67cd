/** The classroom: a table for a projector, and the counts of what a class predicts. */

import { CODE, classPage } from "./class_page.js";
import { focusOn, focusPath } from "./focus.js";
import { hearKeys } from "./keydown.js";
import { shownBy } from "./shown.js";
import { close } from "./state.js";
import { ownKey, Turns } from "./turns.js";
import { TableView } from "./widget.js";
import { heard } from "./words.js";

/** @typedef {import("./class_types.js").Lesson} Lesson */
/** @typedef {import("./class_types.js").View} View */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./types.js").Model} Model */
/** @typedef {{ do: string, value?: number }} Wish what is asked of Python, without its turn */

/** Where the focus is when what had it is gone, or when it was put there by us. */
const ADRIFT = [null, ".b-table", '[data-focus="asks"]', '[data-focus="outcome"]'];

/** @param {Scene} scene @returns {Lesson | undefined} */
function lessonOf({ view }) {
  return /** @type {View} */ (view).lesson;
}

/**
 * What is written in a count takes the place of what stood there, wherever the field was pressed.
 * @param {EventTarget | null} target
 */
function overwrite(target) {
  const field = /** @type {HTMLInputElement} */ (target);
  if (field.dataset.put !== undefined) field.select();
}

class ClassView extends TableView {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el);
    /** Asked for while Python still answers: hands go up faster than a far server counts. @type {Wish[]} */
    this.wishes = [];
    /** Whether nobody will ever answer: this is a saved page. */
    this.saved = Boolean(model.get("_saved"));
    this.turns = new Turns(this.turnNow(), () => this.unheard());
    /** What is shown: the focus follows when it changes. */
    this.lastShown = this.shownNow();
    /** What was done last: it is heard instead of the table that it brought up. */
    this.said = "";
    const { signal } = this.ending;
    this.root.addEventListener("click", (event) => this.clicked(event), { signal });
    this.root.addEventListener("change", (event) => this.written(event), { signal });
    this.root.addEventListener("focusin", ({ target }) => overwrite(target), { signal });
    hearKeys(this.root, (event, target) => this.keyed(event, target), signal);
    this.update({});
  }

  end() {
    this.turns.settle();
    super.end();
  }

  turnNow() {
    return this.scene()?.view.desk?.turn ?? -1;
  }

  /** Which question is shown, and how. */
  shownNow() {
    const scene = this.scene();
    const lesson = scene && lessonOf(scene);
    return lesson ? `${lesson.mode} ${lesson.place}` : "";
  }

  /** @param {Scene} scene */
  page(scene) {
    const lesson = lessonOf(scene);
    // the table is drawn once before the class has come to it
    return lesson ? classPage(scene, lesson, Boolean(this.turns?.waits), this.saved) : super.page(scene);
  }

  /**
   * A card stands for its answer.
   * @param {Scene} scene
   * @param {string} card
   */
  taken(scene, card) {
    const lesson = lessonOf(scene);
    const choice = lesson?.mode === "asked" && lesson.choices.find((one) => one.card === card);
    if (choice) this.send({ do: choice.do });
    return Boolean(choice);
  }

  /**
   * @param {Scene} scene
   * @param {string} action
   */
  acted({ local }, action) {
    if (action !== CODE) return;
    this.update({ drawer: local.drawer === CODE ? "" : CODE });
  }

  close() {
    if (this.local.drawer !== CODE) return super.close();
    this.update({ drawer: "" });
    focusOn(this.root, `[data-do="${CODE}"]`);
  }

  /** @param {Event} event */
  clicked(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    // the press itself has put the caret among the digits
    overwrite(target);
    const button = /** @type {HTMLElement | null} */ (target.closest("[data-request]"));
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    this.send({ do: button.dataset.request ?? "" });
  }

  /** A number was written beside an answer. @param {Event} event */
  written({ target }) {
    const field = /** @type {HTMLInputElement} */ (target);
    const { put } = field.dataset;
    const scene = this.scene();
    const lesson = scene && lessonOf(scene);
    if (put === undefined || !lesson) return;
    const text = field.value.trim();
    if (/^\d{0,3}$/.test(text)) return this.send({ do: put, value: Number(text) });
    field.value = `${lesson.choices.find((one) => one.put === put)?.count ?? 0}`;
    this.update({ notice: lesson.words.number }, lesson.words.number);
  }

  /**
   * 1 to 9 count an answer, U takes back, N goes on.
   * @param {KeyboardEvent} event
   * @param {HTMLElement} target
   */
  keyed(event, target) {
    const key = ownKey(event, target);
    const scene = this.scene();
    const lesson = scene && lessonOf(scene);
    if (!key || !lesson || this.local.drawer === CODE) return;
    const may = (/** @type {(one: import("./types.js").DeskButton) => boolean} */ is) => lesson.buttons.find((one) => one.enabled && is(one));
    const button = key === "u" ? may((one) => one.do === "undo") : key === "n" && may((one) => one.primary);
    const choice = lesson.mode === "asked" && /^[1-9]$/.test(key) && lesson.choices[Number(key) - 1];
    if (button || choice) this.send({ do: (button || /** @type {Wish} */ (choice)).do });
  }

  /** @param {Wish} wish */
  send(wish) {
    this.playback.halt();
    const scene = this.scene();
    if (this.saved) return this.tell((scene && lessonOf(scene)?.words.saved) ?? "");
    this.wishes.push(wish);
    this.sendNext();
  }

  sendNext() {
    if (this.turns.waits) return;
    const wish = this.wishes.shift();
    if (!wish) return;
    this.turns.ask();
    this.update({ notice: "" });
    this.model.send({ ...wish, at: this.turns.acted });
  }

  unheard() {
    const notice = this.scene()?.view.desk?.words.needs_kernel;
    this.wishes = [];
    this.update({ notice }, notice);
  }

  /** Another view came: after what was done, here or elsewhere, or in another language. */
  answered() {
    const { isMine, isNew } = this.turns.come(this.turnNow());
    if (isNew) this.update({ ...close(this.local), drawer: "" });
    super.answered();
    const scene = this.scene();
    const lesson = scene && lessonOf(scene);
    if (!lesson || !isMine) return;
    this.said = heard(scene.view, lesson.said);
    this.update({}, this.said);
    this.followFocus(lesson);
    this.sendNext();
  }

  moved() {
    super.moved();
    if (this.said) this.update({}, this.said);
  }

  /** @param {number} index */
  goto(index) {
    this.said = "";
    super.goto(index);
  }

  /** What was pressed may be gone: the focus goes to what came of it. @param {Lesson} lesson */
  followFocus({ mode }) {
    const now = this.shownNow();
    const isNew = this.lastShown !== now;
    this.lastShown = now;
    if (!isNew || !ADRIFT.includes(focusPath(this.root))) return;
    focusOn(this.root, mode === "revealed" ? '[data-focus="outcome"]' : '[data-focus="asks"]');
    if (mode === "revealed") this.bringUp(".b-class-results");
  }

  refused() {
    this.turns.settle();
    this.wishes = [];
    super.refused();
  }
}

export default shownBy(ClassView);
