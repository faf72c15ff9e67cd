/** What the keys do. Pure: the page is changed elsewhere. */

/** @typedef {{ key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean }} Key */

/** @type {Record<string, string>} */
const ACTIONS = {
  ArrowLeft: "back",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  ArrowUp: "up",
  ArrowDown: "down",
  Escape: "close",
  "?": "explain",
};

/** @type {Record<string, string>} */
const DEAL_ACTIONS = { PageUp: "earlier", PageDown: "later", p: "play", P: "play" };

/**
 * Whether a key is ours alone: the notebook around us would delete or move cells with it.
 * @param {Key} event
 */
export function contained({ key, ctrlKey, metaKey, altKey }) {
  return !(ctrlKey || metaKey || altKey || key === "Tab" || key === "Escape");
}

/**
 * @param {Key} event
 * @param {{ inList: boolean, inField?: string | false, onCard: boolean, inDeal?: boolean }} where
 *   inList: the focus is in a list to choose from, which needs its own keys; inField: it is in a field
 *   to write in, "guess" for the one whose Enter checks;
 *   onCard: it is on a card, or another thing with neighbours; inDeal: there are stages to go to
 * @returns {string} the action, "" for none
 */
export function actionOf(event, { inList, inField = false, onCard, inDeal = false }) {
  if (inField) return event.key === "Enter" && inField === "guess" ? "check" : "";
  const action = { ...ACTIONS, ...(inDeal ? DEAL_ACTIONS : {}) }[event.key] ?? "";
  if (action === "explain") return action;
  if (action === "close") return action;
  if (inList || !contained(event)) return "";
  return action === "up" || action === "down" ? (onCard ? action : "") : action;
}

/**
 * The neighbour of a card in its hand, the card itself at the ends.
 * @param {string[]} cards
 * @param {string} card
 * @param {number} move
 */
export function neighbour(cards, card, move) {
  return cards[Math.min(Math.max(cards.indexOf(card) + move, 0), cards.length - 1)];
}
