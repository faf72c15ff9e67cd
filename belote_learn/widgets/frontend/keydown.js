/** Keys pressed inside a widget, heard before anything around it can act on them. */

/**
 * Notebook 7 takes its commands on the way down, at the document, where "d d" deletes the cell. Only
 * the window comes before: a key stopped there still does what a browser does with it, such as
 * pressing a button.
 * @param {HTMLElement} root
 * @param {(event: KeyboardEvent, target: HTMLElement) => void} hear
 *   target: what has the focus, which a shadow root around us would hide
 * @param {AbortSignal} signal ends it
 */
export function hearKeys(root, hear, signal) {
  root.ownerDocument.defaultView?.addEventListener(
    "keydown",
    (event) => {
      const path = event.composedPath();
      if (path.includes(root)) hear(event, /** @type {HTMLElement} */ (path[0]));
    },
    { capture: true, signal },
  );
}
