import assert from "node:assert/strict";
import { test } from "node:test";
import { actionOf, contained, neighbour } from "../../belote_learn/widgets/frontend/keys.js";

const CARD = { inList: false, onCard: true };
const BUTTON = { inList: false, onCard: false };
const LIST = { inList: true, onCard: false };

/**
 * @param {string} name
 * @param {object} [held]
 */
const key = (name, held) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...held });

test("no plain key reaches the notebook, except Tab and Escape", () => {
  for (const name of ["d", "D", "a", "Enter", " ", "ArrowUp", "ArrowLeft", "Home", "?", "1"]) {
    assert.ok(contained(key(name)), name);
  }
  for (const name of ["Tab", "Escape"]) assert.ok(!contained(key(name)), name);
  for (const held of ["ctrlKey", "metaKey", "altKey"]) assert.ok(!contained(key("s", { [held]: true })), held);
});

test("arrows, Home and End step from anywhere but the language list", () => {
  const moves = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
  for (const [name, action] of Object.entries(moves)) {
    assert.equal(actionOf(key(name), CARD), action);
    assert.equal(actionOf(key(name), BUTTON), action);
    assert.equal(actionOf(key(name), LIST), "");
    assert.equal(actionOf(key(name, { altKey: true }), CARD), "");
  }
});

test("up and down choose a card only from a card", () => {
  assert.equal(actionOf(key("ArrowDown"), CARD), "down");
  assert.equal(actionOf(key("ArrowDown"), BUTTON), "");
});

test("the question mark explains, however the keyboard writes it", () => {
  assert.equal(actionOf(key("?"), BUTTON), "explain");
  assert.equal(actionOf(key("?", { ctrlKey: true, altKey: true }), CARD), "explain");
});

test("Escape closes", () => {
  assert.equal(actionOf(key("Escape"), CARD), "close");
});

test("moving among cards stops at the ends", () => {
  const cards = ["AS", "KS", "QS"];
  assert.equal(neighbour(cards, "AS", 1), "KS");
  assert.equal(neighbour(cards, "AS", -1), "AS");
  assert.equal(neighbour(cards, "QS", 1), "QS");
});
