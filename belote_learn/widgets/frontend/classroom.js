/** The classroom: a table for a projector, and the counts of what a class predicts. */

import { TypedCounts } from "./class_counts.js";
import { CODE, classPage } from "./class_page.js";
import { DeskView } from "./desk_view.js";
import { focusOn, focusPath } from "./focus.js";
import { hearKeys } from "./keydown.js";
import { shownBy } from "./shown.js";
import { close } from "./state.js";
import { ownKey } from "./turns.js";
import { heard } from "./words.js";

/** @typedef {import("./class_types.js").Lesson} Lesson */
/** @typedef {import("./class_types.js").View} View */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./types.js").Model} Model */
/**
 * What is asked of Python: at which question, and for the count of which field, if it is about one.
 * @typedef {{ do: string, text?: string, question: string, put?: string }} Wish
 */

/** Where the focus is when what had it is gone, or when it was put there by us. */
const ADRIFT = [null, ".b-table", '[data-focus="asks"]', '[data-focus="outcome"]'];

/** @param {Scene} scene @returns {Lesson | undefined} */
function lessonOf({ view }) {
  return /** @type {View} */ (view).lesson;
}

/** Which question is shown, by the name of the way to it. @param {Lesson | undefined} lesson */
function questionOf(lesson) {
  return lesson?.order.find((one) => one.now)?.do ?? "";
}

/**
 * What is written in a count takes the place of what stood there, wherever the field was pressed.
 * @param {EventTarget | null} target
 */
function overwrite(target) {
  const field = /** @type {HTMLInputElement} */ (target);
  if (field.dataset.put !== undefined) field.select();
}

class ClassView extends DeskView {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el);
    /** Asked for while Python still answers: hands go up faster than a far server counts. @type {Wish[]} */
    this.wishes = [];
    /** What is being answered. @type {Wish | undefined} */
    this.wish = undefined;
    this.typed = new TypedCounts();
    this.lastQuestion = this.questionNow();
    /** Whether nobody will ever answer: this is a saved page. */
    this.saved = Boolean(model.get("_saved"));
    /** What is shown: the focus follows when it changes. */
    this.lastShown = this.shownNow();
    /** What was done last: it is heard instead of the table that it brought up. */
    this.said = "";
    const { signal } = this.ending;
    this.root.addEventListener("click", (event) => this.clicked(event), { signal });
    this.root.addEventListener("input", (event) => this.typing(event), { signal });
    this.root.addEventListener("change", (event) => this.written(event), { signal });
    this.root.addEventListener("focusout", (event) => this.leftField(event), { signal });
    this.root.addEventListener("focusin", ({ target }) => overwrite(target), { signal });
    hearKeys(this.root, (event, target) => this.keyed(event, target), signal);
    this.update({});
  }

  lesson() {
    const scene = this.scene();
    return (scene && lessonOf(scene)) ?? undefined;
  }

  questionNow() {
    return questionOf(this.lesson());
  }

  /** Which question is shown, and how. */
  shownNow() {
    const lesson = this.lesson();
    return `${lesson?.mode} ${questionOf(lesson)}`;
  }

  /** @param {Scene} scene */
  page(scene) {
    const lesson = lessonOf(scene);
    if (!lesson) return super.page(scene);
    const question = questionOf(lesson);
    // drawn first while the view is still being made
    return classPage(scene, lesson, { busy: Boolean(this.turns?.waits), saved: this.saved, typed: (put) => this.typed?.at(question, put) });
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

  /** A number is being typed: whatever is drawn meanwhile, it stays. @param {Event} event */
  typing({ target }) {
    const { dataset: { put }, value } = /** @type {HTMLInputElement} */ (target);
    if (put === undefined) return;
    const question = this.questionNow();
    const wasWrong = this.typed.at(question, put)?.wrong;
    this.typed.write(question, put, value);
    if (wasWrong) this.update({});
  }

  /** A number was written beside an answer: Python reads it. @param {Event} event */
  written({ target }) {
    const { dataset: { put }, value } = /** @type {HTMLInputElement} */ (target);
    if (put !== undefined) this.send({ do: put, text: value });
  }

  /** A field was left: where its count stands in it, it follows what is counted again. @param {Event} event */
  leftField({ target }) {
    const { dataset: { put } } = /** @type {HTMLInputElement} */ (target);
    const choice = this.lesson()?.choices.find((one) => one.put === put);
    const isAsked = [this.wish, ...this.wishes].some((one) => one?.put === put);
    if (put !== undefined && choice && !isAsked) this.typed.counted(this.questionNow(), put, `${choice.count}`);
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
    if (button || choice) this.send({ do: (button || /** @type {import("./class_types.js").Choice} */ (choice)).do });
  }

  /** @param {import("./desk_view.js").Request} request */
  send(request) {
    this.playback.halt();
    const lesson = this.lesson();
    if (this.saved) return this.tell(lesson?.words.saved ?? "");
    const put = lesson?.choices.find((one) => [one.do, one.put].includes(request.do))?.put;
    this.wishes.push({ ...request, question: this.questionNow(), put });
    this.refusal = "";
    this.sendNext();
  }

  sendNext() {
    if (this.turns.waits) return;
    this.wish = this.wishes.shift();
    if (!this.wish) return;
    const { do: name, text } = this.wish;
    this.post({ do: name, ...(text !== undefined && { text }) }, { notice: "" });
  }

  /** What was asked is counted: what was typed for it has been read, or is given up. */
  counted() {
    const { question, put, text } = this.wish ?? {};
    this.wish = undefined;
    if (question === undefined || put === undefined) return;
    if (text !== undefined) this.typed.counted(question, put, text);
    else if (this.typed.at(question, put)?.wrong) this.typed.forget(question, put);
  }

  /** @param {(Wish | undefined)[]} wishes that will not be counted: what was typed for them stays to be mended */
  uncounted(wishes) {
    for (const { question, put, text } of wishes.filter((one) => one !== undefined)) {
      if (put !== undefined && text !== undefined) this.typed.uncounted(question, put, text);
    }
  }

  unheard() {
    this.uncounted([this.wish, ...this.wishes]);
    this.wishes = [];
    const notice = this.desk()?.words.needs_kernel;
    this.update({ notice }, notice);
  }

  /** Another view came: after what was done, here or elsewhere, or in another language. */
  answered() {
    const { isNew, isMine } = this.heardTurn();
    if (isMine) this.counted();
    const question = this.questionNow();
    if (question !== this.lastQuestion) this.typed.leave(this.lastQuestion);
    this.lastQuestion = question;
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

  /** One count was refused: the others at this question go on, and what was to follow them does not. */
  turnedDown() {
    const others = this.wishes.filter(({ put, question }) => put !== undefined && question === this.questionNow());
    this.uncounted([this.wish, ...this.wishes.filter((one) => !others.includes(one))]);
    this.wish = undefined;
    this.wishes = others;
    super.turnedDown();
    this.sendNext();
  }
}

export default shownBy(ClassView);
