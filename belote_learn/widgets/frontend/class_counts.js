/** What was typed beside the answers of a class and is not counted: it stays until it is. */

/** @typedef {{ text: string, wrong: boolean }} Typed wrong: it will not be counted as it stands */

export class TypedCounts {
  constructor() {
    /** By question and field. @type {Map<string, Typed>} */
    this.fields = new Map();
  }

  /** @param {string} question @param {string} put */
  at(question, put) {
    return this.fields.get(`${question} ${put}`);
  }

  /** @param {string} question @param {string} put @param {string} text */
  write(question, put, text) {
    this.fields.set(`${question} ${put}`, { text, wrong: false });
  }

  /** @param {string} question @param {string} put */
  forget(question, put) {
    this.fields.delete(`${question} ${put}`);
  }

  /**
   * It was counted; what has been typed over it since stays.
   * @param {string} question @param {string} put @param {string} text
   */
  counted(question, put, text) {
    if (this.at(question, put)?.text === text) this.forget(question, put);
  }

  /**
   * It was refused, or nobody heard of it.
   * @param {string} question @param {string} put @param {string} text
   */
  uncounted(question, put, text) {
    const typed = this.at(question, put);
    if (typed?.text === text) typed.wrong = true;
  }

  /** Another question is shown: what was typed at this one waits there. @param {string} question */
  leave(question) {
    for (const [key, typed] of this.fields) if (key.startsWith(`${question} `)) typed.wrong = true;
  }
}
