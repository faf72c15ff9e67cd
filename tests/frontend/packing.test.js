import assert from "node:assert/strict";
import { test } from "node:test";
import { unpack } from "../../belote_learn/widgets/frontend/packing.js";
import { trickView } from "./helpers.js";

const hand = ["AD", "KS", "7C"];
const packed = {
  lang: "en",
  frames: { $keys: ["hand", "step"], $rows: [[{ $: 0 }, 1], [{ $: 0 }, 2], [{ $: 1 }, null]] },
  $shared: [hand, { cards: { $: 0 } }],
};

test("tables and what is shared come back", () => {
  assert.deepEqual(/** @type {any} */ (unpack(packed)), {
    lang: "en",
    frames: [{ hand, step: 1 }, { hand, step: 2 }, { hand: { cards: hand }, step: null }],
  });
});

test("a view is unpacked once", () => {
  assert.equal(unpack(packed), unpack(packed));
});

test("a plain view and none at all pass", () => {
  const view = trickView();
  assert.equal(unpack(view), view);
  assert.equal(unpack(undefined), undefined);
});
