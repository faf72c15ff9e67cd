import assert from "node:assert/strict";
import { test } from "node:test";
import { h, patch } from "../../belote_learn/widgets/frontend/dom.js";
import { rich } from "../../belote_learn/widgets/frontend/text.js";
import { FakeNode } from "./fake_node.js";

/**
 * @param {FakeNode} root
 * @param {import("../../belote_learn/widgets/frontend/dom.js").VNode[]} wanted
 */
const draw = (root, ...wanted) => patch(/** @type {any} */ (root), wanted);
/** @param {...string} keys */
const list = (...keys) => h("ul", {}, keys.map((key) => h("li", { key, "data-key": key }, key)));

test("a redraw keeps the nodes that stay, and does not move them", () => {
  const root = new FakeNode("div");
  draw(root, list("a", "b", "c"));
  const [, b, c] = root.childNodes[0].childNodes;
  draw(root, list("b", "c", "d"));
  const after = root.childNodes[0].childNodes;
  assert.deepEqual(after.map((node) => node.getAttribute("data-key")), ["b", "c", "d"]);
  assert.equal(after[0], b);
  assert.equal(after[1], c);
  assert.deepEqual([b.moves, c.moves], [1, 1]);
});

test("drawing the same thing twice changes nothing", () => {
  const root = new FakeNode("div");
  draw(root, list("a", "b"));
  const before = [...root.childNodes[0].childNodes];
  draw(root, list("a", "b"));
  assert.deepEqual([...root.childNodes[0].childNodes], before);
});

test("attributes come, change and go", () => {
  const root = new FakeNode("div");
  draw(root, h("p", { class: "one", hidden: true, title: null }));
  const [node] = root.childNodes;
  assert.deepEqual([...node.attributes], [["class", "one"], ["hidden", ""]]);
  draw(root, h("p", { class: "two" }));
  assert.equal(root.childNodes[0], node);
  assert.deepEqual([...node.attributes], [["class", "two"]]);
});

test("drawings are made in the namespace of SVG", () => {
  const root = new FakeNode("div");
  draw(root, h("svg", {}, h("g", {}, h("path", { d: "M0 0" }))));
  const path = root.childNodes[0].childNodes[0].childNodes[0];
  assert.equal(path.namespaceURI, "http://www.w3.org/2000/svg");
});

test("suit signs are wrapped, coloured, and never emoji", () => {
  const parts = rich("9♥ beats 10♣.");
  assert.deepEqual(
    parts.map((part) => (typeof part === "string" ? part : part.children[0])),
    ["9", "♥\uFE0E", " beats 10", "♣\uFE0E", "."],
  );
});

test("a name stands for a tag and classes of ours, and tells siblings apart", () => {
  const count = h("span.count.newest", { key: 3, title: "two" });
  assert.deepEqual([count.tag, count.key, count.props], ["span", "3", { title: "two", class: "b-count b-newest" }]);
  assert.deepEqual(h("span", {}).props, {});
  const root = new FakeNode("p");
  draw(root, h("span.count", {}), h("span.note", {}));
  const [, note] = root.childNodes;
  draw(root, h("span.note", {}));
  assert.deepEqual(root.childNodes, [note]);
});

test("no button sends a form", () => {
  const root = new FakeNode("p");
  draw(root, h("button", { title: "one" }), h("span", {}));
  draw(root, h("button", {}), h("span", {}));
  const [button, span] = root.childNodes;
  assert.deepEqual([button.getAttribute("type"), button.getAttribute("title"), span.getAttribute("type")], ["button", null, null]);
});
