import assert from "node:assert/strict";
import { test } from "node:test";
import { moved } from "../../belote_learn/widgets/frontend/paths.js";

/** @type {[string, Parameters<typeof moved>, string][]} */
const CASES = [
  ["points are scaled and moved", ["M1 2L3-4Z", [2, 2], [10, 20]], "M12 24L16 12Z"],
  ["a relative line is only scaled", ["m0 0l1 2", [2, 2], [10, 20]], "m0 0l2 4"],
  ["across and down are told apart", ["M0 0H5V7h1v2", [1, 1], [10, 20]], "M10 20H15V27h1v2"],
  ["half a turn", ["M1 2h3", [-1, -1], [100, 140]], "M99 138h-3"],
  ["curves, several points to a command", ["M0 0C1 2 3 4 5 6 7 8 9 1 2 3", [1, 1], [1, 0]], "M1 0C2 2 4 4 6 6 8 8 10 1 3 3"],
  ["an arc keeps its flags", ["M0 0A5 5 0 0 1 3 4a2.5 2.5 0 1 0-4.4 0", [-2, -2], [1, 1]], "M1 1A10 10 0 0 1 -5 -7a5 5 0 1 0 8.8 0"],
];

for (const [name, given, path] of CASES) {
  test(name, () => assert.equal(moved(...given).replace(/ -0\b/g, " 0"), path));
}
