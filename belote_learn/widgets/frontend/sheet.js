/** The widgets on paper: one view of a model, drawn, listened to, and taken away again. */

import * as agree from "./agree_page.js";
import * as compare from "./compare_page.js";
import { h } from "./dom.js";
import { contained } from "./keys.js";
import { PaperView } from "./paper_view.js";
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

/** What writes down what stands in the fields. */
const WRITTEN = new Set(["add", "start", "again"]);
/** @type {Readonly<{ action: string, fields: Record<string, string> }>} */
const NOTHING_SENT = { action: "", fields: {} };
/** What differs between the kinds of sheet. */
const KINDS = { agree, compare, sheet };

/** @extends {PaperView<View, Model>} */
class SheetView extends PaperView {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el.ownerDocument, "b-sheet");
    /** @type {Local} */
    this.local = {
      asked: null, stops: {}, fields: {}, answered: 0, busy: "", unheard: false, wanted: null, notice: false, spoken: "",
    };
    /** What was asked last and is not answered, with the fields as they stood then. */
    this.sent = NOTHING_SENT;
    /** What was asked while something else was: entries chosen one after the other. @type {[string, string | undefined][]} */
    this.queue = [];
    this.show(el);
  }

  changes() {
    return { _view: () => this.answered(), big: () => this.draw() };
  }

  events() {
    const entered = (/** @type {Event} */ event) => this.entered(event);
    return {
      click: (/** @type {Event} */ event) => this.clicked(event),
      change: entered,
      input: entered,
      focusin: (/** @type {Event} */ event) => this.focused(event),
    };
  }

  /** @param {View} view */
  draws(view) {
    return view.kind in KINDS;
  }

  /** @param {View} view */
  why(view) {
    const kind = /** @type {any} */ (KINDS[view.kind]);
    const place = kind.askable(view).get(this.local.asked ?? "");
    return place === undefined ? null : (view.whys[place] ?? null);
  }

  draw() {
    const held = this.focusPath();
    super.draw();
    if (held !== null) this.refocus(held);
  }

  /** @param {View} view */
  page(view) {
    const { local } = this;
    const kind = /** @type {any} */ (KINDS[view.kind]);
    return [
      h(
        "div.sheet-page",
        {},
        head(view, local),
        h(
          "div.sheet-main",
          { key: "main" },
          h("div.sheet-board", {}, kind.body(view, local, this.id)),
          panel(view, this.why(view)),
        ),
        h("p.sheet-unseen", { key: "status", role: "status", "aria-live": "polite" }, local.spoken),
      ),
    ];
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
    const view = this.view();
    const { busy, wanted, asked } = this.local;
    const answer = this.answer();
    const isSpoken = wanted !== null && view?.lang === wanted;
    const said = isSpoken ? view?.title : answer?.text;
    this.local = {
      ...this.local,
      fields: this.kept(view, answer),
      asked: (answer?.ok && view && "shows" in view && view.shows) || asked,
    };
    this.update(
      {
        wanted: isSpoken ? null : wanted, notice: false,
        busy: answer ? "" : busy, unheard: false, answered: answer?.number ?? this.local.answered,
      },
      said === undefined ? undefined : this.heard(said),
    );
    if (answer) this.sent = NOTHING_SENT;
    if (!this.local.busy && this.local.wanted === null) this.settle();
    const next = this.local.busy ? undefined : this.queue.shift();
    if (next) this.request(...next);
  }

  /** What Python answered to what this view asked last, however late; null for what it answers others. */
  answer() {
    const answer = this.view()?.answer;
    return answer && answer.by === this.id && answer.number > this.local.answered ? answer : null;
  }

  /**
   * What stays in the fields after an answer: everything until it is written down, and what was
   * typed wrong.
   * @param {View | undefined} view
   * @param {import("./sheet_types.js").Answer | null} answer
   * @returns {Record<string, string>}
   */
  kept(view, answer) {
    const { fields } = this.local;
    const { action } = this.sent;
    if (!answer) return fields;
    if (action === agree.AT_ONCE) {
      const typed = view?.kind === "agree" && view.items.find((item) => item.id === answer.about && item.values.length === 0);
      return typed && !answer.ok ? { [answer.about]: fields[answer.about] } : {};
    }
    // what was typed after it was asked has not been written down
    const isWritten = answer.ok && WRITTEN.has(action) && view?.kind !== "compare" && fields === this.sent.fields;
    return isWritten ? {} : fields;
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
    this.sent = { action, fields: this.local.fields };
    this.update({ busy: action, unheard: false });
    const kind = /** @type {any} */ (KINDS[view.kind]);
    this.model.send({ do: action, by: this.id, ...kind.request(view, this.local, value) });
  }

  unanswered() {
    const { ui } = /** @type {View} */ (this.view());
    const { wanted } = this.local;
    this.queue = [];
    this.update({ busy: "", wanted: null, notice: wanted !== null, unheard: wanted === null }, wanted ? ui.needs_kernel : ui.no_answer);
  }

  /** @param {string} lang */
  speak(lang) {
    const isNew = lang !== this.view()?.lang;
    this.settle();
    this.update({ wanted: isNew ? lang : null, notice: false });
    if (isNew) super.speak(lang);
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
