/** A class of views as the widget that a host shows. */

/**
 * @template Model
 * @param {new (model: Model, el: HTMLElement) => { end(): void }} View
 */
export function shownBy(View) {
  /**
   * Show a model in an element; the returned function takes it away.
   * @param {{ model: Model, el: HTMLElement, signal?: AbortSignal }} props
   */
  function render({ model, el, signal }) {
    const view = new View(model, el);
    const end = () => view.end();
    signal?.addEventListener("abort", end, { once: true });
    return end;
  }
  return { render };
}
