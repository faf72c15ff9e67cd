import assert from "node:assert/strict";
import { test } from "node:test";
import { alike, placeOf, seatsOf } from "../../belote_learn/widgets/frontend/seats.js";

/** Nearest seat -> the seats at the top, at the left, at the right, at the bottom. */
const AROUND = {
  S: "NWES",
  W: "ENSW",
  N: "SEWN",
  E: "WSNE",
};

for (const [near, round] of Object.entries(AROUND)) {
  test(`${near} sits nearest and nobody changes neighbours`, () => {
    const view = /** @type {any} */ ({ near });
    assert.equal(seatsOf(view).join(""), round);
    assert.equal([...round].map((seat) => placeOf(view, /** @type {any} */ (seat))).join(""), "NWES");
    assert.deepEqual([1, 2].map((i) => alike(view, /** @type {any} */ (round[i])).join("")), [round.slice(1, 3), round.slice(1, 3)]);
    assert.deepEqual([0, 3].map((i) => alike(view, /** @type {any} */ (round[i])).join("")), [round[0], round[3]]);
  });
}

test("without anybody's own hand South is nearest", () => {
  assert.equal(seatsOf(/** @type {any} */ ({})).join(""), "NWES");
});
