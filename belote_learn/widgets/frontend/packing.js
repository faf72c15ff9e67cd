/** A view as it travels (`belote_learn.view.packing`): what repeats is sent once. Unpacked once. */

/** @typedef {import("./types.js").View} View */

/** @type {WeakMap<object, View>} */
const unpacked = new WeakMap();

/**
 * @param {any} view as it was sent, packed or plain
 * @returns {View | undefined}
 */
export function unpack(view) {
  if (!view?.$shared) return view;
  const made = unpacked.get(view) ?? open(view);
  unpacked.set(view, made);
  return made;
}

/**
 * @param {any} packed
 * @returns {View}
 */
function open({ $shared, ...view }) {
  /** @type {any[]} what was sent once; a part refers only to parts before it */
  const parts = [];
  for (const part of $shared) parts.push(value(part));
  return value(view);

  /** @param {any} one @returns {any} */
  function value(one) {
    if (Array.isArray(one)) return one.map(value);
    if (one === null || typeof one !== "object") return one;
    if ("$" in one) return parts[one.$];
    if ("$rows" in one) return rows(value(one.$keys), value(one.$rows));
    return eachValue(one, value);
  }
}

/**
 * The same dictionary with something else made of each value.
 * @param {Record<string, any>} dictionary
 * @param {(value: any) => any} make
 */
export function eachValue(dictionary, make) {
  return Object.fromEntries(Object.entries(dictionary).map(([key, value]) => [key, make(value)]));
}

/**
 * @param {string[]} keys
 * @param {any[][]} rows
 */
function rows(keys, rows) {
  return rows.map((row) => Object.fromEntries(keys.map((key, i) => [key, row[i] ?? null])));
}
