/** What can be pressed, chosen from or written in, in shapes that come more than once. */

import { h } from "./dom.js";

/** @typedef {import("./dom.js").Child} Child */

/** A field for a number. */
export const NUMBER = { type: "text", inputmode: "numeric", autocomplete: "off", maxlength: 5 };

/**
 * A button with a sign. It stays where it is, and keeps the focus, when it has nothing left to do.
 * @param {string} name
 * @param {string} label what is read aloud
 * @param {string} look classes of ours, a dot before each
 * @param {boolean} ended
 * @param {...Child} content
 */
export function signButton(name, label, look, ended, ...content) {
  return h(
    `button.button${look}`,
    { key: name, "data-do": name, "aria-label": label, title: label, "aria-disabled": ended && "true" },
    content,
  );
}

/**
 * A list to choose from.
 * @param {import("./dom.js").Props} props
 * @param {[value: string | number, text: string][]} entries
 */
export function select(props, entries) {
  return h("select.select", props, entries.map(([value, text]) => h("option", { key: value, value: `${value}` }, text)));
}
