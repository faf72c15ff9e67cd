/**
 * A card that changed its place glides there, unless the reader asked for less motion; nothing
 * waits for the end.
 */

/** @typedef {Map<string, DOMRect>} Places */

/** Under this name a glide is found among the page's animations. */
export const GLIDE = "belote-glide";
const MIDDLE = "middle";
const STOCK = "stock";
const LASTS = { id: GLIDE, duration: 320, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/**
 * Where every card is, and every closed hand, before a redraw.
 * @param {Element} root
 * @returns {Places}
 */
export function places(root) {
  /** @type {Places} */
  const found = new Map();
  if (isStill(root) || caughtUp(root)) return found;
  for (const node of root.querySelectorAll("[data-card], [data-backs], [data-place], [data-gathered], .b-middle")) {
    found.set(nameOf(/** @type {HTMLElement} */ (node)), node.getBoundingClientRect());
  }
  return found;
}

/**
 * Whether the last step's cards were still on their way: who steps that fast sees them arrive at once.
 * @param {Element} root
 */
function caughtUp(root) {
  const gliding = root.getAnimations({ subtree: true }).filter(({ id }) => id === GLIDE);
  for (const one of gliding) one.finish();
  return gliding.length > 0;
}

/** Whether the reader asked for less motion. @param {Element} root */
export function isStill(root) {
  return root.ownerDocument.defaultView?.matchMedia("(prefers-reduced-motion: reduce)").matches ?? true;
}

/** @param {HTMLElement} node */
function nameOf(node) {
  const { card, backs, place, gathered } = node.dataset;
  return card ?? backs ?? place ?? gathered ?? MIDDLE;
}

/**
 * Let every card that is elsewhere now start from where it was.
 * @param {Element} root
 * @param {Places} before
 */
export function glide(root, before) {
  if (before.size === 0) return;
  const cards = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-card], [data-gathered]")]);
  const starts = cards.map((node) => start(node, before));
  cards.forEach((node, i) => {
    const from = starts[i];
    if (from) node.animate([{ transform: from }, { transform: "none" }], LASTS);
  });
}

/**
 * @param {HTMLElement} node
 * @param {Places} before
 * @returns {string | null} the way back, as a transform
 */
function start(node, before) {
  const seat = node.closest("[data-slot]")?.getAttribute("data-slot") ?? "";
  const origin = node.dataset.gathered ? MIDDLE : STOCK;
  const was = before.get(nameOf(node)) ?? before.get(seat) ?? before.get(origin);
  if (!was) return null;
  const now = node.getBoundingClientRect();
  const x = was.left + was.width / 2 - now.left - now.width / 2;
  const y = was.top + was.height / 2 - now.top - now.height / 2;
  if (Math.abs(x) + Math.abs(y) < 1) return null;
  return `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
