/** The widgets on paper: one view of a model, drawn, listened to, and taken away again. */

import * as agree from "./agree_page.js";
import * as compare from "./compare_page.js";
import { h, patch, setAttribute } from "./dom.js";
import { hearKeys } from "./keydown.js";
import { contained } from "./keys.js";
import { unpack } from "./packing.js";
import { ANSWER_TIME } from "./requests.js";
import { head, panel } from "./sheet_parts.js";
import * as sheet from "./sheet_page.js";
import { shownBy } from "./shown.js";
import { heard } from "./words.js";

/** @typedef {import("./sheet_types.js").Local} Local */
/** @typedef {import("./sheet_types.js").Model} Model */
/** @typedef {import("./sheet_types.js").View} View */

/** How what can be focused is told apart, and found again after a redraw. */
const NAMES = ["data-ask", "data-field", "data-do", "data-focus"];
/** @type {Record<string, [number, number]>} rows and cells to move by */
const MOVES = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0], Home: [0, -99], End: [0, 99] };

/** What differs between the kinds of sheet. */
const KINDS = { agree, compare, sheet };

class SheetView {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    this.root = el.ownerDocument.createElement("div");
    this.root.className = "belote b-sheet";
    /** Two views of one sheet are on one page, and ids must differ. */
    this.id = `b-${Math.random().toString(36).slice(2)}`;
    /** @type {Local} */
    this.local = {
      asked: null, stops: {}, fields: {}, answered: 0, busy: "", unheard: false, wanted: null, notice: false, spoken: "",
    };
    this.ending = new AbortController();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    /** What was asked while something else was: entries chosen one after the other. @type {[string, string | undefined][]} */
    this.queue = [];
    this.listen();
    el.append(this.root);
    this.draw();
  }

  listen() {
    const { model, root } = this;
    const until = { signal: this.ending.signal };
    /** @type {["change:_view" | "change:big", () => void][]} */
    const heard = [["change:_view", () => this.answered()], ["change:big", () => this.draw()]];
    for (const [event, hear] of heard) model.on(event, hear);
    until.signal.addEventListener("abort", () => heard.forEach(([event, hear]) => model.off(event, hear)), { once: true });
    root.addEventListener("click", (event) => this.clicked(event), until);
    hearKeys(root, (event, target) => this.pressed(event, target), this.ending.signal);
    root.addEventListener("change", (event) => this.entered(event), until);
    root.addEventListener("input", (event) => this.entered(event), until);
    root.addEventListener("focusin", (event) => this.focused(event), until);
  }

  end() {
    clearTimeout(this.waiting);
    this.ending.abort();
    this.root.remove();
  }

  /** @returns {View | undefined} */
  view() {
    const view = /** @type {View | undefined} */ (/** @type {unknown} */ (unpack(this.model.get("_view"))));
    return view && view.kind in KINDS ? view : undefined;
  }

  /** @param {View} view */
  why(view) {
    const kind = /** @type {any} */ (KINDS[view.kind]);
    const place = kind.askable(view).get(this.local.asked ?? "");
    return place === undefined ? null : (view.whys[place] ?? null);
  }

  draw() {
    const { root, local } = this;
    const view = this.view();
    if (!view) return patch(root, []);
    const held = this.focusPath();
    const kind = /** @type {any} */ (KINDS[view.kind]);
    setAttribute(root, "lang", view.lang);
    setAttribute(root, "role", "group");
    setAttribute(root, "aria-label", view.title);
    root.classList.toggle("b-big", Boolean(this.model.get("big")));
    patch(root, [
      h(
        "div",
        { class: "b-sheet-page" },
        head(view, local),
        h(
          "div",
          { key: "main", class: "b-sheet-main" },
          h("div", { class: "b-sheet-board" }, kind.body(view, local, this.id)),
          panel(view, this.why(view)),
        ),
        h("p", { key: "status", class: "b-sheet-unseen", role: "status", "aria-live": "polite" }, local.spoken),
      ),
    ]);
    if (held !== null) this.refocus(held);
  }

  /** How to find the focused element again; null when the focus is elsewhere. */
  focusPath() {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (this.root.getRootNode());
    if (!activeElement || !this.root.contains(activeElement)) return null;
    const names = [...NAMES.filter((one) => activeElement.hasAttribute(one)), "data-value"];
    return names
      .filter((name) => activeElement.hasAttribute(name))
      .map((name) => `[${name}="${CSS.escape(activeElement.getAttribute(name) ?? "")}"]`)
      .join("");
  }

  /** @param {string} path */
  refocus(path) {
    if (this.focusPath() !== null) return;
    const found = [path, "[data-field]", "[data-ask][tabindex='0']"].map((one) => one && this.root.querySelector(one)).find(Boolean);
    /** @type {HTMLElement | null} */ (found)?.focus({ preventScroll: true });
  }

  /**
   * @param {Partial<Local>} change
   * @param {string} [spoken] what the screen reader says now
   */
  update(change, spoken) {
    this.local = { ...this.local, ...change, spoken: spoken ?? this.local.spoken };
    this.draw();
  }

  /** Another view came: an answer, another language, or a change from Python. */
  answered() {
    clearTimeout(this.waiting);
    const view = this.view();
    const { busy, wanted, asked } = this.local;
    const answer = busy ? view?.answer : null;
    const said = wanted ? view?.title : answer?.text;
    this.local = {
      ...this.local,
      fields: this.kept(view, answer ?? null),
      asked: (answer?.ok && view && "shows" in view && view.shows) || asked,
    };
    this.update(
      { wanted: null, notice: false, busy: "", unheard: false, answered: answer?.number ?? this.local.answered },
      said === undefined ? undefined : this.heard(said),
    );
    const next = this.queue.shift();
    if (next) this.request(...next);
  }

  /**
   * What stays in the fields after an answer: everything until it is written down, and what was
   * typed wrong.
   * @param {View | undefined} view
   * @param {import("./sheet_types.js").Answer | null} answer
   * @returns {Record<string, string>}
   */
  kept(view, answer) {
    const { busy, fields } = this.local;
    if (!answer) return fields;
    if (busy === agree.AT_ONCE) {
      const typed = view?.kind === "agree" && view.items.find((item) => item.id === answer.about && item.values.length === 0);
      return typed && !answer.ok ? { [answer.about]: fields[answer.about] } : {};
    }
    return answer.ok && (busy === "add" || busy === "start" || busy === "again") && view?.kind !== "compare" ? {} : fields;
  }

  /** @param {string} text */
  heard(text) {
    const view = /** @type {any} */ (this.view());
    return view ? heard(view, text) : text;
  }

  /** @param {Event} event */
  clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest("[data-ask], button[data-do]"));
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    const { ask, do: action, value } = button.dataset;
    if (ask) this.ask(ask);
    else if (action === "close") this.close();
    else if (action) this.request(action, value);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement} target
   */
  pressed(event, target) {
    if (contained(event)) event.stopPropagation();
    if (event.key === "Escape") return this.close();
    if (!contained(event)) return;
    const move = MOVES[event.key];
    const { ask, field } = target.dataset;
    if (event.key === "Enter" && field && target.localName === "input" && this.view()?.kind === "sheet") {
      this.request("check");
    } else if (ask && move && target.closest("[data-table]")) {
      event.preventDefault();
      this.rove(target, move);
    } else if (ask && event.key === "?") {
      event.preventDefault();
      if (this.local.asked !== ask) this.ask(ask);
    }
  }

  /**
   * Move the focus to a neighbouring cell.
   * @param {HTMLElement} from
   * @param {[number, number]} move
   */
  rove(from, [down, right]) {
    const lines = [...(from.closest("[data-table]")?.querySelectorAll("tr") ?? [])]
      .map((line) => /** @type {HTMLElement[]} */ ([...line.querySelectorAll("[data-ask]")]))
      .filter((line) => line.length > 0);
    const y = lines.findIndex((line) => line.includes(from));
    const x = lines[y].indexOf(from);
    const line = lines[within(y + down, lines)];
    const cell = line[within(x + right, line)];
    cell.focus({ preventScroll: true });
    // a browser leaves alone what it shows a part of
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {Event} event */
  focused(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const table = target.closest("[data-table]")?.getAttribute("data-table");
    const { ask } = target.dataset;
    if (!table || !ask || this.local.stops[table] === ask) return;
    this.update({ stops: { ...this.local.stops, [table]: ask } });
  }

  /** @param {Event} event something was chosen or typed */
  entered(event) {
    const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
    const { field: name } = field.dataset;
    if (field.dataset.do === "language") {
      if (event.type === "change") this.speak(field.value);
    } else if (name) {
      if (this.local.fields[name] !== field.value) this.update({ fields: { ...this.local.fields, [name]: field.value } });
      if (event.type === "change" && this.view()?.kind === "agree") this.request(agree.AT_ONCE, name);
    }
  }

  /**
   * Ask Python for something; without an answer, say so.
   * @param {string} action
   * @param {string} [value]
   */
  request(action, value) {
    const view = this.view();
    if (!view) return;
    if (this.local.busy) {
      // pressed twice is meant once; another entry waits for its turn
      if (action !== this.local.busy || action === agree.AT_ONCE) this.queue.push([action, value]);
      return;
    }
    this.wait();
    this.update({ busy: action, unheard: false });
    const kind = /** @type {any} */ (KINDS[view.kind]);
    this.model.send({ do: action, ...kind.request(view, this.local, value) });
  }

  wait() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      const { ui } = /** @type {View} */ (this.view());
      const { wanted } = this.local;
      this.queue = [];
      this.update({ busy: "", wanted: null, notice: wanted !== null, unheard: wanted === null }, wanted ? ui.needs_kernel : ui.no_answer);
    }, ANSWER_TIME);
  }

  /**
   * Ask Python for another language; without an answer, stay with the old one and say so.
   * @param {string} lang
   */
  speak(lang) {
    const { model } = this;
    const old = this.view()?.lang ?? model.get("lang");
    clearTimeout(this.waiting);
    if (lang === old) return this.update({ wanted: null, notice: false });
    this.update({ wanted: lang, notice: false });
    this.wait();
    // Asked again after no answer came: the model must see a change to send.
    if (model.get("lang") === lang) model.set("lang", old);
    model.set("lang", lang);
    model.save_changes();
  }

  /** @param {string} id */
  ask(id) {
    if (this.local.asked === id) return this.close();
    this.update({ asked: id });
    const view = this.view();
    const why = view && this.why(view);
    if (!why) return;
    this.update({}, this.heard([why.place, why.headline, ...why.texts].filter(Boolean).map(ended).join(" ")));
    this.root.querySelector(".b-sheet-headline")?.scrollIntoView({ block: "nearest" });
  }

  /** Close the explanation; the focus goes back to what was asked. */
  close() {
    const { asked } = this.local;
    if (asked === null) return;
    const inPanel = this.root.querySelector(".b-sheet-panel :focus");
    this.update({ asked: null }, "");
    const from = `[data-ask="${CSS.escape(asked)}"]`;
    if (inPanel) /** @type {HTMLElement | null} */ (this.root.querySelector(from))?.focus();
  }
}

/**
 * A text with an end to it, so that a reader pauses before the next.
 * @param {string} text
 */
function ended(text) {
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}

/**
 * @param {number} place
 * @param {unknown[]} list
 */
function within(place, list) {
  return Math.min(Math.max(place, 0), list.length - 1);
}

export default shownBy(SheetView);
