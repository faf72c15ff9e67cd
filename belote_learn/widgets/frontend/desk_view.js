/** A table where Python is asked to act: what this view asked, and whether what comes is its answer. */

import { Turns } from "./turns.js";
import { TableView } from "./widget.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./state.js").Local} Local */
/** @typedef {{ do: string, card?: string, cards?: string[], text?: string }} Request what is asked, without its turn */

export class DeskView extends TableView {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el);
    /** By this Python tells the views of one model apart. */
    this.id = `b-${Math.random().toString(36).slice(2)}`;
    this.turns = new Turns(this.id, this.desk()?.turn ?? -1, () => this.unheard());
    /** What Python refused: it stays to be read until this view asks for something else. */
    this.refusal = "";
  }

  end() {
    this.turns.settle();
    super.end();
  }

  /** The desk as Python left it. */
  desk() {
    return this.scene()?.view.desk;
  }

  /**
   * Ask Python for something. It is shown first: where nobody is asked, the answer comes at once.
   * @param {Request} request
   * @param {Partial<Local>} change what is shown while it is waited for
   */
  post(request, change) {
    this.turns.ask();
    this.update(change);
    this.model.send({ ...request, at: this.turns.acted, by: this.id });
  }

  /** Nobody has answered so far. */
  unheard() {}

  /** Another view came: is it of another turn, and is it what came of what was asked here? */
  heardTurn() {
    return this.turns.come(this.desk() ?? { turn: -1, by: "" });
  }

  /** Python said no: to the view that asked, and to all of them where none did. */
  refused() {
    const { text, by } = this.model.get("_notice") ?? {};
    if (!text || (by && by !== this.id)) return;
    this.turns.settle();
    this.turnedDown();
  }

  /** What was asked here is not done; the notice says why. */
  turnedDown() {
    this.refusal = this.model.get("_notice").text;
    super.refused();
  }

  /** @param {string} lang */
  speak(lang) {
    this.refusal = "";
    super.speak(lang);
  }

  /**
   * A table takes its notice away at every step, also at those that another view makes.
   * @param {Partial<Local>} change
   * @param {string} [spoken]
   * @param {boolean} [moving]
   */
  update(change, spoken, moving) {
    const kept = this.refusal && change.notice === "" ? { ...change, notice: this.refusal } : change;
    super.update(kept, spoken, moving);
  }
}
