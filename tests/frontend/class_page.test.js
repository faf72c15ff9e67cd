// A question for a class: what is drawn of a view, and that no word of it is the page's own.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { classPage, CODE } from "../../belote_learn/widgets/frontend/class_page.js";
import { assertWordsAreOf, elements, scene, textOf, withClass } from "./helpers.js";

/** @typedef {import("../../belote_learn/widgets/frontend/class_types.js").View} View */
/** @typedef {import("../../belote_learn/widgets/frontend/dom.js").VElement} VElement */
/** @typedef {import("../../belote_learn/widgets/frontend/state.js").Local} Local */
/** @typedef {Parameters<typeof classPage>[2]} Here */

const folder = process.env.BELOTE_CLASSES ?? "";
/** @type {[string, View][]} */
const VIEWS = folder
  ? readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(`${folder}/${name}`, "utf8"))])
  : [];
/** @type {Here} */
const HERE = { busy: false, saved: false, typed: () => undefined };
/** @type {Partial<Here>[]} */
const HERES = [{}, { busy: true }, { saved: true }, { typed: () => ({ text: "1000", wrong: true }) }];

/**
 * @param {View} view
 * @param {Partial<Here>} [here]
 * @param {Partial<Local>} [local]
 */
function drawn(view, here = {}, local = {}) {
  return classPage(scene(view, view.frames.length - 1, local), view.lesson, { ...HERE, ...here });
}

/** @param {VElement} node @param {string} attribute @returns {VElement[]} */
const having = (node, attribute) => [...elements(node)].filter(({ props }) => attribute in props);

/** @param {VElement} node @param {string} name */
const request = (node, name) => having(node, "data-request").find(({ props }) => props["data-request"] === name);

/** @param {string} name @returns {View[]} the view of each language */
const named = (name) => VIEWS.filter(([file]) => file.startsWith(`${name}-`)).map(([, view]) => view);

test("there are views to draw", () => {
  assert.ok(VIEWS.length === 18 || !folder, `${VIEWS.length}`);
  for (const mode of folder ? ["asked", "revealed", "deal"] : []) assert.ok(VIEWS.some(([, view]) => view.lesson.mode === mode), mode);
});

for (const [name, view] of VIEWS) {
  const { lesson } = view;

  test(`every word drawn from ${name} comes from the view`, () => {
    for (const here of HERES) {
      assertWordsAreOf(view, drawn(view, here));
      assertWordsAreOf(view, drawn(view, here, { drawer: CODE }));
    }
  });

  test(`${name} shows its question, its place and what may be pressed`, () => {
    const page = drawn(view);
    if (lesson.mode === "deal") assert.equal(withClass(page, "b-class-asks").length, 0);
    else assert.equal(plain(textOf(withClass(page, "b-class-asks")[0])), plain(lesson.asks));
    const facts = withClass(page, "b-class-facts")[0].children.map(textOf);
    assert.deepEqual(facts, [lesson.place, lesson.mode === "deal" ? "" : lesson.total, lesson.where].filter(Boolean));
    for (const { do: name, text, enabled } of lesson.buttons) {
      const button = request(page, name);
      assert.equal(button && textOf(button), text);
      assert.equal(button?.props["aria-disabled"] ?? null, enabled ? null : "true");
    }
    const primary = withClass(page, "b-primary").map(({ props }) => props["data-request"]);
    assert.deepEqual(primary, lesson.buttons.filter((one) => one.primary && one.enabled).map((one) => one.do));
  });

  test(`the running order of ${name} says how each question stands`, () => {
    const entries = withClass(drawn(view), "b-class-entry");
    assert.deepEqual(entries.map(({ props }) => props["data-request"]), lesson.order.map((one) => one.do));
    for (const [i, { props, children }] of entries.entries()) {
      const { text, now, state, rule, state_text, number } = lesson.order[i];
      assert.deepEqual([props["aria-label"], props["aria-current"]], [text, now && "true"]);
      assert.ok(String(props.class).includes(`b-class-${state}`));
      assert.deepEqual([textOf(children[0]), textOf(children[2])], [number, rule || state_text]);
    }
  });

  test(`the counts of ${name} can be changed while it asks, and nothing tells right from wrong`, () => {
    const page = drawn(view);
    const asked = lesson.mode === "asked" ? lesson.choices : [];
    const fields = having(page, "data-put");
    assert.deepEqual(fields.map(({ props }) => [props["data-put"], props.value]), asked.map((one) => [one.put, `${one.count}`]));
    assert.deepEqual(fields.map(({ props }) => props["aria-invalid"]), asked.map(() => null));
    for (const { do: vote, text } of asked) assert.ok(plain(textOf(request(page, vote) ?? "")).includes(plain(text)));
    const marked = [...withClass(page, "b-class-right"), ...withClass(page, "b-class-wrong")];
    assert.equal(marked.length, lesson.mode === "revealed" ? lesson.choices.length : 0);
    assert.equal(withClass(page, "b-class-why").length, lesson.mode === "revealed" ? 1 : 0);
  });

  test(`of a saved ${name} nothing can be pressed, and it says so`, () => {
    const page = drawn(view, { saved: true });
    assert.ok(textOf(page).includes(lesson.words.saved));
    for (const { props } of having(page, "data-request")) assert.equal(props["aria-disabled"], "true");
    for (const { props } of having(page, "data-put")) assert.equal(props.disabled, true);
    assert.deepEqual(withClass(page, "b-primary"), []);
    assert.ok(!textOf(drawn(view)).includes(lesson.words.saved));
  });

  test(`the code of ${name} is shown instead of the table, where there is one`, () => {
    const [closed, open] = [drawn(view), drawn(view, {}, { drawer: CODE })];
    const opener = (/** @type {VElement} */ page) => having(page, "aria-expanded").find(({ props }) => props["data-do"] === CODE);
    assert.equal(withClass(closed, "b-class-code").length, 0);
    if (!lesson.code) {
      assert.equal(opener(closed), undefined);
      assert.equal(withClass(open, "b-board").length, 1);
      return;
    }
    assert.deepEqual([opener(closed), opener(open)].map((one) => one?.props["aria-expanded"]), ["false", "true"]);
    assert.equal(textOf(withClass(open, "b-class-letters")[0]), lesson.code.code);
    assert.equal(withClass(open, "b-class-qr")[0].props["aria-label"], lesson.code.qr.text);
    assert.equal(withClass(open, "b-board").length, 0);
  });
}

test("nothing but what is asked about is explained, until the deal goes on", () => {
  for (const [name, view] of VIEWS) {
    const verdicts = withClass(drawn(view), "b-verdict").length;
    assert.equal(verdicts, view.lesson.mode === "deal" ? 1 : 0, name);
  }
  for (const view of named("revealed")) {
    const { card } = view.lesson.choices[0];
    assert.equal(withClass(drawn(view, {}, { asked: card }), "b-verdict").length, 1);
  }
});

test("a count is asked about on its own board, a trick on the table", () => {
  for (const [name, view] of VIEWS) {
    const boards = [withClass(drawn(view), "b-count-board").length, withClass(drawn(view), "b-felt").length];
    assert.deepEqual(boards, view.kind === "score" ? [1, 0] : [0, 1], name);
  }
  assert.ok(!folder || named("count").every((view) => view.kind === "score"));
});

test("what is said is read aloud", () => {
  for (const [, view] of VIEWS) {
    const status = [...elements(drawn(view, {}, { spoken: view.lesson.said }))].find(({ props }) => props.role === "status");
    assert.equal(status && textOf(status), view.lesson.said);
  }
});

test("what was typed and is not counted stays in its field, marked where it is wrong", () => {
  for (const view of named("asked")) {
    const [first, second, third] = view.lesson.choices.map((one) => one.put);
    /** @type {Record<string, { text: string, wrong: boolean }>} */
    const typed = { [first]: { text: "1000", wrong: true }, [second]: { text: "1", wrong: false } };
    const fields = having(drawn(view, { typed: (put) => typed[put] }), "data-put");
    const [one, two, three] = [first, second, third].map((put) => fields.find(({ props }) => props["data-put"] === put)?.props);
    assert.deepEqual([one?.value, one?.["aria-invalid"]], ["1000", "true"]);
    assert.deepEqual([two?.value, two?.["aria-invalid"]], ["1", null]);
    assert.deepEqual([three?.value, three?.["aria-invalid"]], ["0", null]);
  }
});

test("no field cuts short what is written", () => {
  for (const view of named("asked")) for (const { props } of having(drawn(view), "data-put")) assert.equal(props.maxlength, null);
});

test("a bar is as long as its share of the most that were counted", () => {
  for (const view of named("revealed")) {
    const { choices, most } = view.lesson;
    assert.ok(most > 0);
    const shares = withClass(drawn(view), "b-class-bar").map(({ props }) => /** @type {any} */ (props.style)["--share"]);
    assert.deepEqual(shares, choices.map(({ count }) => count / most));
    const none = { ...view, lesson: { ...view.lesson, most: 0, choices: choices.map((one) => ({ ...one, count: 0 })) } };
    const bars = withClass(drawn(none), "b-class-bar").map(({ props }) => /** @type {any} */ (props.style)["--share"]);
    assert.deepEqual(bars, choices.map(() => 0));
  }
});

test("what is right is told by a sign and a word, with its reasons", () => {
  for (const view of named("revealed")) {
    const page = drawn(view);
    const { choices, reasons, headline } = view.lesson;
    assert.equal(plain(textOf(withClass(page, "b-headline")[0])), plain(headline));
    for (const mark of /** @type {const} */ (["right", "wrong"])) {
      const those = choices.filter((one) => one.mark === mark);
      const lines = withClass(page, `b-class-${mark}`);
      assert.deepEqual(lines.map((line) => textOf(withClass(line, "b-class-word")[0])), those.map((one) => one.mark_text));
      const sign = mark === "right" ? "b-badge-legal" : "b-badge-refused";
      for (const line of lines) assert.equal(withClass(line, sign).length, 1);
    }
    const told = plain(textOf(withClass(page, "b-class-why")[0]));
    assert.ok(reasons.length > 0);
    for (const { text, rule } of reasons) assert.ok(told.includes(plain(text)) && told.includes(rule), text);
  }
});

test("while Python answers, the desk says that it is busy", () => {
  for (const [, view] of VIEWS) {
    for (const busy of [true, false]) assert.equal(withClass(drawn(view, { busy }), "b-class-desk")[0].props["aria-busy"], `${busy}`);
  }
});

test("long answers stand one under the other", () => {
  for (const view of named("asked")) {
    const [one, ...others] = view.lesson.choices;
    const long = { ...view, lesson: { ...view.lesson, choices: [{ ...one, text: "nine letters" }, ...others] } };
    assert.deepEqual([view, long].map((each) => withClass(drawn(each), "b-class-long").length), [0, 1]);
  }
});

/** Without the sign that keeps a suit from being drawn in colours. @param {string} text */
function plain(text) {
  return text.replace(/\uFE0E/gu, "");
}
