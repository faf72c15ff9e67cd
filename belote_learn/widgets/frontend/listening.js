/** What happens on the page and in the model, told to the view; all of it ends with the view. */

import { act, ask, pressCard } from "./acts.js";
import { askedBy, memberName, rove } from "./focus.js";
import { hearKeys } from "./keydown.js";
import { actionOf, contained } from "./keys.js";
import { withOption } from "./requests.js";
import { SETTINGS } from "./settings.js";
import { equip } from "./teaching.js";

/** @typedef {import("./widget.js").TableView} TableView */

const PRESSED = "[data-card], [data-ask], [data-tell], [data-stage], [data-frame], [data-seat], button[data-do]";

/**
 * @param {TableView} view
 * @param {AbortSignal} signal
 */
export function listen(view, signal) {
  const { model, root } = view;
  /** @type {[string, () => void][]} */
  const heard = [
    ["change:_view", () => view.answered()],
    ["change:_notice", () => view.refused()],
    ["change:step", () => view.moved()],
    ["change:_tools", () => equip(view)],
    ...SETTINGS.map((name) => /** @type {[string, () => void]} */ ([`change:${name}`, () => view.resettled(name)])),
  ];
  for (const [event, hear] of heard) model.on(event, hear);
  signal.addEventListener("abort", () => heard.forEach(([event, hear]) => model.off(event, hear)), { once: true });
  for (const [event, hear] of Object.entries({ click: clicked, change: chosen, input: typed, focusin: focused })) {
    root.addEventListener(event, (happened) => hear(view, happened), { signal });
  }
  hearKeys(root, (event, target) => pressed(view, event, target), signal);
  root.ownerDocument.addEventListener("visibilitychange", () => view.playback.halt(), { signal });
}

/**
 * @param {TableView} view
 * @param {Event} event
 */
function clicked(view, event) {
  const target = /** @type {Element} */ (event.target);
  const button = /** @type {HTMLElement | null} */ (target.closest(PRESSED));
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  const { stage, frame, seat, do: action, tell } = button.dataset;
  const asked = askedBy(button) ?? tell;
  if (asked) pressCard(view, asked);
  else if (seat) view.chooseSeat(seat);
  else if (stage) view.gotoStage(stage);
  else if (frame) view.jump(Number(frame));
  else act(view, action ?? "");
}

/**
 * @param {TableView} view
 * @param {KeyboardEvent} event
 * @param {HTMLElement} target
 */
function pressed(view, event, target) {
  if (contained(event)) event.stopPropagation();
  const asked = askedBy(target) ?? "";
  const action = actionOf(event, {
    inList: target.localName === "select",
    inField: target.localName === "input" && (target.dataset.do ?? "option"),
    onCard: memberName(target) !== "",
    inDeal: Boolean(view.scene()?.view.stages),
  });
  if (!action) return;
  if (action !== "close") event.preventDefault();
  const scene = view.scene();
  if (action === "explain" && asked && scene && view.local.asked !== asked) ask(view, scene, asked);
  else if (action === "up" || action === "down") rove(target, action === "up" ? -1 : 1);
  else act(view, action);
}

/**
 * @param {TableView} view
 * @param {Event} event
 */
function focused(view, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const hand = target.closest("[data-hand]")?.getAttribute("data-hand");
  const name = memberName(target);
  const { stops } = view.local;
  if (hand && name && stops[hand] !== name) view.update({ stops: { ...stops, [hand]: name } });
}

/**
 * @param {TableView} view
 * @param {Event} event
 */
function chosen(view, event) {
  const list = /** @type {HTMLSelectElement} */ (event.target);
  const { do: name = "", option } = list.dataset;
  const rules = view.scene()?.view.rules;
  if (name === "language") view.speak(list.value);
  else if (name === "speed") view.update({ speed: list.value });
  else if (name === "ruleset") view.judgeBy({ id: list.value, changes: {} });
  else if (option && rules) view.judgeBy(withOption(rules, option, list.value));
  else if (/** @type {string[]} */ (SETTINGS).includes(name)) view.set(/** @type {"hands"} */ (name), list.value);
}

/**
 * @param {TableView} view
 * @param {Event} event
 */
function typed(view, event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.dataset.do === "guess") view.typeGuess(field.value);
}
