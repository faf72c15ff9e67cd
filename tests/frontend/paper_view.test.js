// What the views on paper share: it begins and ends with the view, and nobody waits for ever.
import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { h } from "../../belote_learn/widgets/frontend/dom.js";
import { PaperView } from "../../belote_learn/widgets/frontend/paper_view.js";
import { ANSWER_TIME } from "../../belote_learn/widgets/frontend/requests.js";
import { FakeNode } from "./fake_node.js";

/** A model that keeps who listens, and what was to be sent. */
class FakeModel {
  /** @param {Record<string, any>} state */
  constructor(state) {
    this.state = state;
    /** @type {Map<string, Set<() => void>>} */ this.listeners = new Map();
    /** @type {string[]} */ this.changed = [];
    /** @type {string[][]} */ this.saved = [];
  }
  get listening() {
    return [...this.listeners.values()].reduce((sum, all) => sum + all.size, 0);
  }
  /** @param {string} name */ get(name) { return this.state[name]; }
  /** @param {string} name @param {any} value */
  set(name, value) {
    if (this.state[name] === value) return;
    this.state[name] = value;
    this.changed.push(name);
    for (const hear of this.listeners.get(`change:${name}`) ?? []) hear();
  }
  save_changes() {
    this.saved.push(this.changed);
    this.changed = [];
  }
  /** @param {string} event @param {() => void} hear */
  on(event, hear) {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(hear));
  }
  /** @param {string} event @param {() => void} hear */
  off(event, hear) {
    this.listeners.get(event)?.delete(hear);
  }
}

/** @typedef {{ kind: string, lang: string, title: string }} View */

const NOTE = { kind: "note", lang: "fr", title: "Une note" };

/** @extends {PaperView<View, any>} */
class NoteView extends PaperView {
  /** @type {string[]} */ happened = [];
  changes() {
    return { _view: () => this.draw(), big: () => this.draw() };
  }
  events() {
    return { click: () => this.happened.push("click") };
  }
  /** @param {View} view */
  draws(view) {
    return view.kind === "note";
  }
  /** @param {View} view */
  page(view) {
    return [h("p", {}, view.title)];
  }
  unanswered() {
    this.happened.push("unanswered");
  }
}

/** @param {Record<string, any>} [state] */
function shown(state = {}) {
  const model = new FakeModel({ _view: NOTE, lang: "fr", big: false, ...state });
  const page = new FakeNode("page");
  const view = new NoteView(model, /** @type {any} */ (page.ownerDocument), "b-note");
  view.show(/** @type {any} */ (page));
  return { model, page, view, root: /** @type {FakeNode} */ (/** @type {unknown} */ (view.root)) };
}

/** @param {FakeNode} root */
const words = (root) => root.childNodes.map((node) => node.childNodes[0].nodeValue);

afterEach(() => mock.timers.reset());

test("the root says what it is, and in which language", () => {
  const { root, model } = shown();
  assert.equal(root.className, "belote b-paper b-note");
  assert.deepEqual(["lang", "role", "aria-label"].map((name) => root.getAttribute(name)), ["fr", "group", "Une note"]);
  assert.deepEqual(words(root), ["Une note"]);
  assert.deepEqual([...root.classes], []);
  model.set("big", true);
  assert.deepEqual([...root.classes], ["b-big"]);
});

test("a packed view is read, and another kind of view draws nothing", () => {
  const { root, model } = shown({ _view: { $shared: ["Une note"], kind: "note", lang: "pt", title: { $: 0 } } });
  assert.deepEqual(words(root), ["Une note"]);
  assert.equal(root.getAttribute("lang"), "pt");
  model.set("_view", { ...NOTE, kind: "another" });
  assert.deepEqual(words(root), []);
});

test("nothing is left of a view that has ended", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { model, page, view, root } = shown();
  root.dispatchEvent(new Event("click"));
  assert.deepEqual([view.happened, model.listening, page.childNodes.length], [["click"], 2, 1]);
  view.wait();
  view.end();
  root.dispatchEvent(new Event("click"));
  mock.timers.tick(ANSWER_TIME * 2);
  assert.deepEqual([view.happened, model.listening, page.childNodes.length], [["click"], 0, 0]);
});

test("an answer is waited for, and not for ever", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { view } = shown();
  view.wait();
  mock.timers.tick(ANSWER_TIME - 1);
  view.wait();
  mock.timers.tick(ANSWER_TIME - 1);
  assert.deepEqual(view.happened, []);
  mock.timers.tick(1);
  assert.deepEqual(view.happened, ["unanswered"]);
  view.wait();
  view.settle();
  mock.timers.tick(ANSWER_TIME * 2);
  assert.deepEqual(view.happened, ["unanswered"]);
});

test("a language that nobody answered can be asked for again", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { view, model } = shown();
  for (const times of [1, 2]) {
    view.speak("en");
    assert.equal(model.saved.length, times);
    assert.ok(model.saved[times - 1].includes("lang"));
    assert.equal(model.get("lang"), "en");
    mock.timers.tick(ANSWER_TIME);
    assert.equal(view.happened.length, times);
  }
});

test("two views of one model have different ids", () => {
  assert.notEqual(shown().view.id, shown().view.id);
});
