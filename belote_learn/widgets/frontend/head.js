/** The head of the widget: what is constant, the language, and the way to the seldom choices. */

import { group, h, span } from "./dom.js";
import { icon } from "./icons.js";
import { drawer } from "./options.js";
import { facts } from "./table.js";
import { rich } from "./text.js";

/** @typedef {import("./state.js").Scene} Scene */

/** Under this id the rules stand among the facts. */
const RULES = "rules";

/** @param {Scene} scene */
export function head(scene) {
  const { view, local, settings, keep } = scene;
  const inputs = [view, local.wanted, local.notice, local.drawer, local.speed, local.bar && local.tools, ...Object.values(settings)];
  return keep("head", inputs, () => described(scene));
}

/** @param {Scene} scene */
function described(scene) {
  const { view, local } = scene;
  const { ui } = view;
  const rules = view.facts.find(({ id }) => id === RULES);
  return h(
    "div.head",
    {},
    h("div.title", {}, rich(view.title)),
    h(
      "div.facts",
      {},
      facts(view.facts.filter((fact) => fact !== rules || !view.rules)),
      view.rules && opener("rules", rules?.text ?? ui.rules, local.drawer),
      opener("display", ui.display, local.drawer),
    ),
    h(
      "div.language",
      {},
      h(
        "select.select",
        { "aria-label": ui.language, "data-do": "language", value: local.wanted.lang ?? view.lang },
        view.languages.map(([code, name]) => h("option", { key: code, value: code, lang: code }, name)),
      ),
      local.notice && h("p.notice", {}, rich(local.notice)),
    ),
    drawer(scene),
    view.judged && judged(view.judged, ui.judged),
  );
}

/**
 * A button that opens and closes the choices under the head.
 * @param {string} name
 * @param {string} label
 * @param {string} open which are open
 */
function opener(name, label, open) {
  const isOpen = name === open;
  return h(
    "button.button.opener",
    { key: name, "data-do": name, "aria-expanded": `${isOpen}` },
    span(rich(label)),
    icon(isOpen ? "fold" : "unfold"),
  );
}

/**
 * What other rules would not have allowed, and where.
 * @param {import("./types.js").Judged} note
 * @param {string} label
 */
function judged({ text, frames }, label) {
  return h(
    "div.judged",
    group(label),
    h("p", {}, rich(text)),
    frames.length > 0 && h(
      "ul.jumps",
      {},
      frames.map(({ frame, text: where }) =>
        h(
          "li",
          { key: frame },
          h("button.button", { "data-frame": frame, "data-focus": `frame-${frame}` }, icon("refused"), span(rich(where))),
        ),
      ),
    ),
  );
}
