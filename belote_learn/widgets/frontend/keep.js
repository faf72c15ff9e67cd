/** Descriptions kept from one redraw to the next, while what they are made of stays the same. */

/** @typedef {import("./dom.js").VElement} VElement */
/** @typedef {(name: string, inputs: unknown[], make: () => VElement) => VElement} Keep as many inputs at every call of one name */

/**
 * One for each view: a part that is described by the very same value needs no comparing.
 * @returns {Keep}
 */
export function keeper() {
  /** @type {Map<string, { inputs: unknown[], made: VElement }>} */
  const kept = new Map();
  return (name, inputs, make) => {
    const was = kept.get(name);
    if (was && inputs.every((one, i) => one === was.inputs[i])) return was.made;
    const made = make();
    kept.set(name, { inputs, made });
    return made;
  };
}
