// What was typed beside the answers of a class stays until it is counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { TypedCounts } from "../../belote_learn/widgets/frontend/class_counts.js";

/** @param {...[question: string, put: string, text: string]} written */
function typed(...written) {
  const made = new TypedCounts();
  for (const [question, put, text] of written) made.write(question, put, text);
  return made;
}

test("what was typed stands in its field, of its question alone", () => {
  const counts = typed(["go:0", "count:1", "12"]);
  assert.deepEqual(counts.at("go:0", "count:1"), { text: "12", wrong: false });
  assert.equal(counts.at("go:0", "count:0"), undefined);
  assert.equal(counts.at("go:1", "count:1"), undefined);
});

test("what is counted makes room for its count, and what was typed since stays", () => {
  const counts = typed(["go:0", "count:0", "12"], ["go:0", "count:1", "12"], ["go:0", "count:1", "13"]);
  for (const put of ["count:0", "count:1"]) counts.counted("go:0", put, "12");
  assert.equal(counts.at("go:0", "count:0"), undefined);
  assert.equal(counts.at("go:0", "count:1")?.text, "13");
});

test("what is refused stays and is wrong until it is written over", () => {
  const counts = typed(["go:0", "count:0", "1000"], ["go:0", "count:1", "13"]);
  counts.uncounted("go:0", "count:0", "1000");
  counts.uncounted("go:0", "count:1", "12");
  counts.uncounted("go:0", "count:2", "12");
  assert.deepEqual(counts.at("go:0", "count:0"), { text: "1000", wrong: true });
  assert.deepEqual(counts.at("go:0", "count:1"), { text: "13", wrong: false });
  assert.equal(counts.at("go:0", "count:2"), undefined);
  counts.write("go:0", "count:0", "100");
  assert.deepEqual(counts.at("go:0", "count:0"), { text: "100", wrong: false });
});

test("at a question that was left, what was not counted waits and says so", () => {
  const counts = typed(["go:1", "count:0", "5"], ["go:10", "count:0", "6"]);
  counts.leave("go:1");
  assert.deepEqual(counts.at("go:1", "count:0"), { text: "5", wrong: true });
  assert.deepEqual(counts.at("go:10", "count:0"), { text: "6", wrong: false });
});
