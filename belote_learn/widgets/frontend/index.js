/** The widget. */

import { TableView } from "./widget.js";

/** @typedef {import("./types.js").Model} Model */

/**
 * Show a model in an element; the returned function takes it away.
 * @param {{ model: Model, el: HTMLElement, signal?: AbortSignal }} props
 */
function render({ model, el, signal }) {
  const view = new TableView(model, el);
  const end = () => view.end();
  signal?.addEventListener("abort", end, { once: true });
  return end;
}

export default { render };
