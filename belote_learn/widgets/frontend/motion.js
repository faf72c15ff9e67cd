/**
 * A card that changed its place glides there. The style sheet moves it, and does not when
 * the reader asked for less motion; nothing waits for the end.
 */

/** @typedef {Map<string, DOMRect>} Places */

const MIDDLE = "middle";
const STOCK = "stock";

/**
 * Where every card is, and every closed hand, before a redraw.
 * @param {Element} root
 * @returns {Places}
 */
export function places(root) {
  /** @type {Places} */
  const found = new Map();
  for (const node of root.querySelectorAll("[data-card], [data-backs], [data-place], [data-gathered], .belote-middle")) {
    found.set(nameOf(/** @type {HTMLElement} */ (node)), node.getBoundingClientRect());
  }
  return found;
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
  const cards = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-card], [data-gathered]")]);
  const starts = cards.map((node) => start(node, before));
  for (const node of cards) delete node.dataset.glide;
  void root.getBoundingClientRect();
  cards.forEach((node, i) => {
    const from = starts[i];
    if (from === null) return;
    for (const [name, value] of Object.entries(from)) node.style.setProperty(name, value);
    node.dataset.glide = "";
  });
}

/**
 * @param {HTMLElement} node
 * @param {Places} before
 * @returns {Record<string, string> | null}
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
  return { "--from-x": `${Math.round(x)}px`, "--from-y": `${Math.round(y)}px` };
}
