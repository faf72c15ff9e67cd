/** The buttons that step through the table, ask why, and say what to predict. */

import { signButton } from "./buttons.js";
import { group, h, span, times, UNHEARD, unseen } from "./dom.js";
import { icon } from "./icons.js";
import { predictChoice } from "./options.js";
import { SUBJECT } from "./state.js";
import { timeline } from "./timeline.js";

/** @typedef {import("./state.js").Scene} Scene */

/** @param {Scene} scene */
export function controls(scene) {
  const { view, index, local, settings: { locked } } = scene;
  const { ui, stages } = view;
  const last = view.frames.length - 1;
  const atStart = locked || index === 0;
  const atEnd = locked || index === last;
  return h(
    "div.controls",
    { class: stages && "b-controls-deal", ...group(ui.controls) },
    stages && timeline(scene),
    stepButton("first", ui.first, atStart),
    stepButton("back", ui.back, atStart),
    stepButton("next", ui.next, atEnd),
    stepButton("last", ui.last, atEnd),
    h(
      ".position",
      {},
      unseen(ui.step),
      h(".of", {}, `${index} / ${last}`),
      !stages &&
        h(
          ".track",
          UNHEARD,
          times(last, (i) => h("span", { key: i, class: i < index && "b-done" })),
        ),
    ),
    stages && (!view.desk || view.desk.kind === "none") && playButton(scene),
    h(
      "button.button.why",
      { "data-do": "why", "aria-pressed": `${local.asked === SUBJECT}` },
      icon("none"),
      span(ui.why),
    ),
    view.frames.some(({ ask }) => ask) && predictChoice(scene),
  );
}

/**
 * The same button stops what it started.
 * @param {Scene} scene
 */
function playButton({ view, local, settings }) {
  const { ui } = view;
  const label = local.playing ? ui.pause : ui.play;
  return signButton(
    "play",
    label,
    ".play",
    settings.locked,
    icon(local.playing ? "pause" : "play"),
    h(".stack.word", {}, [ui.play, ui.pause].map((word) =>
      h("span", { key: word, class: word === label ? "b-shown" : "b-reserve", ...UNHEARD }, word))),
  );
}

/**
 * @param {string} name
 * @param {string} label
 * @param {boolean} ended
 */
function stepButton(name, label, ended) {
  const look = name === "next" && !ended ? ".next.primary" : `.${name}`;
  return signButton(name, label, look, ended, icon(name), h(".word", {}, label));
}
