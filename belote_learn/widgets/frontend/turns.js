/** Whose answer has come: a view acts in a turn, and what comes of it stands in a later one. */

import { ANSWER_TIME } from "./requests.js";

export class Turns {
  /**
   * @param {string} id of the view
   * @param {number} now the turn that is shown
   * @param {() => void} unheard nobody has answered so far
   */
  constructor(id, now, unheard) {
    this.id = id;
    this.now = now;
    this.unheard = unheard;
    /** Whether an answer is waited for. */
    this.waits = false;
    /** The turn this view acted in and was not answered yet, however late; -1 where there is none. */
    this.acted = -1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.patience = undefined;
  }

  /** Something is asked in the turn that is shown. */
  ask() {
    clearTimeout(this.patience);
    this.acted = this.now;
    this.waits = true;
    this.patience = setTimeout(() => {
      this.waits = false;
      this.unheard();
    }, ANSWER_TIME);
  }

  /**
   * Another view came from Python.
   * @param {{ turn: number, by: string }} desk the turn it shows, and the view that brought it about
   * @returns {{ isMine: boolean, isNew: boolean }} whether it answers what was asked here; whether
   *   anything was done at all, here or elsewhere
   */
  come({ turn, by }) {
    const isMine = this.acted >= 0 && turn > this.acted && by === this.id;
    const isNew = turn !== this.now;
    this.now = turn;
    if (isMine) this.settle();
    return { isMine, isNew };
  }

  /** Wait no longer. */
  settle() {
    clearTimeout(this.patience);
    this.waits = false;
    this.acted = -1;
  }
}

/**
 * The key as a letter or a digit of ours; null where it is meant for the browser or for a field.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} target
 */
export function ownKey({ key, ctrlKey, metaKey, altKey, repeat }, target) {
  const isTheirs = ctrlKey || metaKey || altKey || repeat || ["input", "select"].includes(target.localName);
  return isTheirs ? null : key.toLowerCase();
}
