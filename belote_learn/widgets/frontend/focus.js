/** Where the focus is, told so that it is found again after a redraw; and moving it in a group. */

import { neighbour } from "./keys.js";

/** How what can be pressed or focused is told apart. */
const NAMES = ["data-card", "data-ask", "data-stage", "data-do", "data-focus"];
/** What lies in a group and has neighbours there. */
const MEMBERS = "[data-card], [data-ask], [data-stage]";
const TABLE = ".b-table";

/**
 * How to find the focused element again; null when the focus is elsewhere.
 * @param {HTMLElement} root
 */
export function focusPath(root) {
  const page = /** @type {Document | ShadowRoot} */ (root.getRootNode());
  const { activeElement } = page;
  if (!activeElement || activeElement === root || !root.contains(activeElement)) return null;
  const name = NAMES.find((one) => activeElement.hasAttribute(one));
  return name ? `[${name}="${activeElement.getAttribute(name)}"]` : TABLE;
}

/**
 * Give the focus back after a redraw that took its element away.
 * @param {HTMLElement} root
 * @param {string} path
 */
export function refocus(root, path) {
  if (focusPath(root) === null) focusOn(root, path) || focusOn(root, TABLE);
}

/**
 * @param {HTMLElement} root
 * @param {string} path
 */
export function focusOn(root, path) {
  const found = /** @type {HTMLElement | null} */ (root.querySelector(path));
  found?.focus({ preventScroll: true });
  return found !== null;
}

/**
 * Move the focus to a neighbouring card, bid, line or stage.
 * @param {HTMLElement} from
 * @param {number} move
 */
export function rove(from, move) {
  const group = from.closest("[data-hand]");
  const buttons = /** @type {HTMLElement[]} */ ([...(group?.querySelectorAll(MEMBERS) ?? [])]);
  const next = neighbour(buttons.map(memberName), memberName(from), move);
  buttons.find((button) => memberName(button) === next)?.focus();
}

/** @param {HTMLElement} node */
export function memberName(node) {
  return askedBy(node) ?? node.dataset.stage ?? "";
}

/**
 * What a press on it asks.
 * @param {HTMLElement} node
 */
export function askedBy({ dataset }) {
  return dataset.card ?? dataset.ask;
}
