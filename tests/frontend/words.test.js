// JavaScript holds no sentence: every word on the page comes from the view, and every `ui` word of
// the view is used.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { page } from "../../belote_learn/widgets/frontend/page.js";
import { SOURCES, allScenes, elements, textOf, views } from "./helpers.js";

/** @typedef {import("../../belote_learn/widgets/frontend/types.js").View} View */

const SPOKEN = ["aria-label", "title", "alt", "placeholder"];
const CODE_FIELDS = new Set(["seat", "seats", "suit", "card", "cards", "drops", "rule", "turn", "winning", "mark", "id", "lang", "order", "subject", "kind", "turn_up", "dealer"]);
const CODE_KEYS = /^(hands|languages|cards)$/;

/**
 * Wrap every text of a view in brackets, so that what does not come from it shows.
 * @param {any} value
 * @param {string} [name]
 * @returns {any}
 */
function bracketed(value, name = "") {
  if (typeof value === "string") return CODE_FIELDS.has(name) ? value : `⟦${value}⟧`;
  if (Array.isArray(value)) return value.map((one) => bracketed(one, name));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(key, one)]));
}

/**
 * @param {string} key
 * @param {any} value
 */
function inner(key, value) {
  if (key === "languages") return value.map((/** @type {string[]} */ [code, name]) => [code, `⟦${name}⟧`]);
  if (key === "ui") return Object.fromEntries(Object.entries(value).map(([id, word]) => [id, bracketed(word)]));
  if (CODE_KEYS.test(key) && Array.isArray(value)) return value;
  return bracketed(value, key);
}

/** @param {string} text */
function foreign(text) {
  return text.replace(/⟦[^⟦⟧]*⟧/gu, "").match(/\p{L}+/gu);
}

/** Ids of `ui` that a drawing asked for, and those that some view offers. */
const used = new Set();
const offered = new Set();

/**
 * A view whose every text is bracketed and whose `ui` notes what is asked of it.
 * @param {View} view
 * @returns {View}
 */
function watched(view) {
  const made = bracketed(view);
  const get = (/** @type {Record<string, string>} */ words, /** @type {string | symbol} */ id) => {
    used.add(id);
    return words[String(id)] ?? assert.fail(`no word for ${String(id)}`);
  };
  return { ...made, ui: new Proxy(made.ui, { get }) };
}

for (const [name, view] of views()) {
  test(`every word drawn from ${name} comes from the view`, () => {
    Object.keys(view.ui).forEach((id) => offered.add(id));
    for (const scene of allScenes(watched(view))) {
      const drawn = page(scene);
      assert.equal(foreign(textOf(drawn)), null);
      for (const { props } of elements(drawn)) {
        for (const attribute of SPOKEN) assert.equal(foreign(String(props[attribute] ?? "")), null);
      }
    }
  });
}

test("every word of the controls is used by one view or another", () => {
  assert.deepEqual([...used].sort(), [...offered].sort());
});

const NAMES = new Set(["Enter", "Escape", "Home", "End", "Tab"]);

for (const file of readdirSync(SOURCES).filter((one) => one.endsWith(".js"))) {
  test(`${file} holds no prose`, () => {
    for (const literal of literals(readFileSync(new URL(file, SOURCES), "utf8"))) {
      const words = literal.split(/\s+/).filter((word) => /^\p{L}{2,}[.,;:!?…]*$/u.test(word));
      assert.ok(words.length < 2, `prose in a literal: ${literal}`);
      assert.ok(!/^\p{Lu}\p{Ll}+$/u.test(literal) || NAMES.has(literal), `a word to show: ${literal}`);
      assert.ok(!/(?=\p{L})[^\x00-\x7F]/u.test(literal), `an accented letter: ${literal}`);
    }
  });
}

/**
 * The string literals of a source, comments left out; template holes count as a space.
 * @param {string} source
 */
function literals(source) {
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
  return [...source.matchAll(token)]
    .map(([, double, single, template]) => double ?? single ?? template?.replace(/\$\{[^}]*\}/g, " "))
    .filter((one) => one !== undefined);
}
