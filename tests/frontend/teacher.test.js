// A teacher's bar and eyes: what is drawn for what is set, and that each word comes from Python.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bar, eye, withHand } from "../../belote_learn/widgets/frontend/teacher_bar.js";
import { elements, scene, textOf, trickView, withClass } from "./helpers.js";

/** @typedef {import("../../belote_learn/widgets/frontend/types.js").Seat} Seat */

/** @type {any} words in brackets, so that what is no word of Python's shows */
const WORDS = new Proxy({}, {
  get: (_, name) =>
    ["hide", "show", "hidden", "shown"].includes(String(name))
      ? new Proxy({}, { get: (_seats, seat) => `⟦${String(name)} ${String(seat)}⟧` })
      : `⟦${String(name)}⟧`,
});
const NOTHING = { big: false, full: false, locked: false, held: false, spotlight: "", picking: false, code: {}, showsCode: false };
const CODE = { kind: /** @type {"deal"} */ ("deal"), code: "AAA BBB CCC", link: "https://school.example/x", size: 29, d: "M4 4h7v1h-7z" };

/** @param {Partial<Parameters<typeof bar>[2]>} set */
const drawn = (set = {}) => bar(trickView(), WORDS, { ...NOTHING, ...set });
/** @param {ReturnType<typeof drawn>} node @param {string} name */
const button = (node, name) => [...elements(node)].find(({ props }) => props["data-do"] === name);

test("every word of the bar comes from Python", () => {
  const card = Object.keys(trickView().cards)[0];
  for (const set of [{}, { held: true }, { picking: true }, { code: CODE, showsCode: true }]) {
    const text = textOf(drawn(set)).replace(/⟦[^⟦⟧]*⟧/gu, "").replace(CODE.code.replaceAll(" ", ""), "");
    assert.equal(text, "");
  }
  assert.ok(textOf(drawn({ spotlight: card })).includes(trickView().cards[card].name));
});

for (const [name, set] of /** @type {[string, any][]} */ ([["big", { big: true }], ["full", { full: true }], ["lock", { locked: true }], ["spotlight", { picking: true }], ["spotlight", { spotlight: "AS" }]])) {
  test(`${name} says whether it is on: ${JSON.stringify(set)}`, () => {
    assert.equal(button(drawn(), name)?.props["aria-pressed"], "false");
    assert.equal(button(drawn(set), name)?.props["aria-pressed"], "true");
  });
}

test("a lock of Python's cannot be pressed, and says so", () => {
  const node = drawn({ locked: true, held: true });
  assert.equal(button(node, "lock")?.props["aria-disabled"], "true");
  assert.ok(textOf(node).includes("⟦held⟧"));
});

test("a page that cannot fill the screen does not offer it", () => {
  assert.equal(button(drawn({ full: null }), "full"), undefined);
});

test("the code is shown when there is one and it is asked for", () => {
  assert.equal(button(drawn(), "code"), undefined);
  assert.equal(withClass(drawn({ code: CODE }), "b-code-panel").length, 0);
  const [panel] = withClass(drawn({ code: CODE, showsCode: true }), "b-code-panel");
  assert.equal(textOf(withClass(panel, "b-code-text")[0]), "AAABBBCCC");
  const svg = [...elements(panel)].find(({ tag }) => tag === "svg");
  assert.equal(svg?.props["aria-label"], "⟦qr⟧");
  assert.equal([...elements(panel)].find(({ tag }) => tag === "a")?.props.href, CODE.link);
  const [bare] = withClass(drawn({ code: { ...CODE, link: null }, showsCode: true }), "b-code-panel");
  assert.equal([...elements(bare)].some(({ tag }) => tag === "a"), false);
});

test("an eye tells whose hand it opens or closes", () => {
  const at = scene(trickView(), 0);
  for (const seat of /** @type {Seat[]} */ (["N", "E", "S", "W"])) {
    const open = eye(at, WORDS, seat);
    if (!open) continue;
    assert.equal(open.props["aria-label"], `⟦hide ${seat}⟧`);
    const closed = eye(scene(trickView(), 0, {}, { hands: "none" }), WORDS, seat);
    assert.equal(closed?.props["aria-label"], `⟦show ${seat}⟧`);
  }
});

test("a hand whose cards nobody knows has no eye", () => {
  const view = trickView();
  for (const frame of view.frames) frame.hands.W = { hidden: 8 };
  assert.equal(eye(scene(view, 0), WORDS, "W"), null);
});

for (const [hands, seat, now, isOpen] of /** @type {[string, Seat, string, boolean][]} */ ([
  ["all", "E", "NSW", false], ["NSW", "E", "all", true], ["N", "N", "none", false],
  ["none", "W", "W", true], ["NS", "S", "N", false], ["W", "N", "NW", true],
])) {
  test(`of the hands ${hands}, ${seat} is turned over: ${now}`, () => {
    assert.deepEqual(withHand(hands, seat), { now, isOpen });
  });
}
