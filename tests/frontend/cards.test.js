import assert from "node:assert/strict";
import { test } from "node:test";
import { cardFace } from "../../belote_learn/widgets/frontend/cards.js";
import { elements, withClass } from "./helpers.js";

const SUITS = [..."SHDC"];
const COUNTS = { A: 1, T: 10, 9: 9, 8: 8, 7: 7 };
const CORNER_SIGNS = 2;

for (const suit of SUITS) {
  for (const [rank, count] of Object.entries(COUNTS)) {
    test(`the ${rank} of ${suit} shows ${count} pips and two corner signs`, () => {
      const face = cardFace(rank + suit, rank === "T" ? "10" : rank);
      const [{ props }] = withClass(face, "b-pip");
      assert.equal(String(props.d).match(/M/g)?.length, count + CORNER_SIGNS);
    });
  }
}

test("the corners show the letters of the language", () => {
  /** @param {string} letter */
  const index = (letter) => withClass(cardFace("JS", letter), "b-index").map(({ props }) => props.d);
  assert.equal(index("J").length, 1);
  assert.notDeepEqual(index("J"), index("V"));
});

test("a letter without a drawing is written", () => {
  const face = cardFace("JS", "B");
  assert.deepEqual(withClass(face, "b-letter").map(({ children }) => children), [["B"], ["B"]]);
});

test("the three court cards have different figures", () => {
  const figures = [..."JQK"].map((rank) => JSON.stringify(withClass(cardFace(`${rank}S`, rank), "b-court")));
  assert.equal(new Set(figures).size, 3);
});

test("a face refers to nothing outside itself", () => {
  for (const rank of "AKQJT987") {
    for (const { tag, props } of elements(cardFace(`${rank}H`, rank))) {
      assert.notEqual(tag, "use");
      assert.ok(!("id" in props) && !("href" in props));
    }
  }
});
