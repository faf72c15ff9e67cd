/** What only Python can make: another language, other rules. Asked for, and waited for. */

/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Judging} Judging */

/** @typedef {"lang" | "_rules" | "_tools"} Asked */

/** How long an answer of Python is waited for, in milliseconds. */
export const ANSWER_TIME = 3000;

export class Requests {
  /**
   * @param {Model} model
   * @param {(name: Asked) => void} failed nobody answered
   */
  constructor(model, failed) {
    this.model = model;
    this.failed = failed;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
  }

  /**
   * @template {Asked} Name
   * @param {Name} name
   * @param {import("./types.js").Traits[Name]} value
   * @param {import("./types.js").Traits[Name]} truth what holds as long as nobody answers
   */
  ask(name, value, truth) {
    const { model } = this;
    this.settle();
    this.waiting = setTimeout(() => this.failed(name), ANSWER_TIME);
    // asked again after no answer came, the model must see a change to send
    model.set(name, truth);
    model.set(name, value);
    model.save_changes();
  }

  /** Wait no longer. */
  settle() {
    clearTimeout(this.waiting);
  }
}

/**
 * The rules with another value of an option: a house rule, unless the named set has it too.
 * @param {import("./types.js").Rules} rules
 * @param {string} id
 * @param {string} text the value as it stands in the page
 * @returns {Judging | null} null where it is no value of the option
 */
export function withOption(rules, id, text) {
  const option = rules.options.find((one) => one.id === id);
  if (!option) return null;
  const value = option.number ? wholeNumber(text) : option.values.find(([one]) => String(one) === text)?.[0];
  if (value === undefined) return null;
  const { [id]: _, ...others } = rules.changes;
  return { id: rules.id, changes: value === option.named ? others : { ...others, [id]: value } };
}

/** @param {string} text */
function wholeNumber(text) {
  return /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}
