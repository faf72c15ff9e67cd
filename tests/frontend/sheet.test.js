import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import * as agree from "../../belote_learn/widgets/frontend/agree_page.js";
import * as compare from "../../belote_learn/widgets/frontend/compare_page.js";
import { h } from "../../belote_learn/widgets/frontend/dom.js";
import * as sheet from "../../belote_learn/widgets/frontend/sheet_page.js";
import { head, panel } from "../../belote_learn/widgets/frontend/sheet_parts.js";
import { layout } from "../../belote_learn/widgets/frontend/sheet_race.js";
import { assertWordsAreOf, elements, textOf } from "./helpers.js";

/** @typedef {import("../../belote_learn/widgets/frontend/sheet_types.js").Local} Local */
/** @typedef {import("../../belote_learn/widgets/frontend/sheet_types.js").View} View */

/** @type {any} */
const KINDS = { agree, compare, sheet };
const folder = process.env.BELOTE_PAPERS ?? "";
/** @type {[string, View][]} */
const VIEWS = folder
  ? readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(`${folder}/${name}`, "utf8"))])
  : [];

/** @param {Partial<Local>} [local] @returns {Local} */
function fresh(local = {}) {
  return {
    asked: null, stops: {}, fields: {}, answered: 0, busy: "", unheard: false, wanted: null, notice: false, spoken: "", ...local,
  };
}

/**
 * The whole page at one moment.
 * @param {View} view
 * @param {Local} local
 */
function drawn(view, local) {
  const why = view.whys[KINDS[view.kind].askable(view).get(local.asked ?? "")] ?? null;
  return h("div", {}, head(view, local), KINDS[view.kind].body(view, local, "id"), panel(view, why));
}

/**
 * @param {View} view
 * @returns {Local[]} what a reader can reach
 */
function locals(view) {
  const asked = [...KINDS[view.kind].askable(view).keys()];
  const answered = view.answer?.number ?? 0;
  return [
    fresh(),
    fresh({ notice: true, wanted: "fr", unheard: true }),
    fresh({ busy: "add", answered, fields: { taker: "passed", option: "capot" } }),
    ...asked.map((one) => fresh({ asked: one, answered })),
  ];
}

test("there are views to draw", () => assert.ok(VIEWS.length >= 18 || !folder));

for (const [name, view] of VIEWS) {
  test(`what can be asked of ${name} is on the page, and all of it has an answer`, () => {
    const askable = KINDS[view.kind].askable(view);
    const shown = [...elements(drawn(view, fresh()))].map(({ props }) => props["data-ask"]).filter(Boolean);
    assert.equal(new Set(shown).size, shown.length);
    const hidden = [...askable.keys()].filter((one) => !shown.includes(one));
    assert.ok(hidden.every((one) => one === "preview"), String(hidden));
    for (const one of shown) assert.ok(view.whys[askable.get(one)], String(one));
  });

  test(`every word drawn from ${name} comes from the view`, () => {
    for (const local of locals(view)) assertWordsAreOf(view, drawn(view, local));
  });

  test(`Tab reaches each table of ${name} once`, () => {
    for (const local of [fresh(), fresh({ stops: { table: "gone" } })]) {
      for (const table of [...elements(drawn(view, local))].filter(({ props }) => props["data-table"])) {
        assert.equal([...elements(table)].filter(({ props }) => props.tabindex === "0").length, 1);
      }
    }
  });
}

test("every word of the controls is drawn by one view or another", () => {
  /** @type {Map<string, Set<string>>} by topic */
  const offered = new Map();
  const used = new Map();
  for (const [, view] of VIEWS) {
    const topic = view.kind === "compare" ? "compare" : "sheet";
    offered.set(topic, new Set([...(offered.get(topic) ?? []), ...Object.keys(view.ui)]));
    const seen = used.get(topic) ?? new Set();
    used.set(topic, seen);
    const ui = new Proxy(view.ui, {
      get: (words, id) => {
        seen.add(id);
        return words[String(id)] ?? assert.fail(`no word for ${String(id)}`);
      },
    });
    for (const local of locals(view)) drawn({ ...view, ui }, local);
  }
  for (const [topic, words] of offered) assert.deepEqual([...used.get(topic)].sort(), [...words].sort());
});

const RACE = { target: 1000, title: "", text: "" };

test("totals go up the drawing, the target lies under its edge", () => {
  const { lines, target } = layout({ ...RACE, runs: { NS: [0, 162, 500], EW: [0, 0, 1000] } });
  assert.deepEqual(lines.NS.map(({ x }) => x), lines.EW.map(({ x }) => x));
  assert.ok(lines.NS[0].y > lines.NS[1].y && lines.NS[1].y > lines.NS[2].y);
  assert.equal(lines.EW[2].y, target);
});

test("totals past the target still lie on the drawing", () => {
  const { lines, target } = layout({ ...RACE, runs: { NS: [0, 1250], EW: [0, 3] } });
  assert.ok(lines.NS[1].y < target && lines.NS[1].y > 0);
});

test("names at the ends of the lines never lie on each other", () => {
  for (const [ns, ew] of [[500, 500], [500, 510], [510, 500], [0, 900], [0, 0]]) {
    const { ends } = layout({ ...RACE, runs: { NS: [0, ns], EW: [0, ew] } });
    assert.ok(Math.abs(ends.NS - ends.EW) >= 12.99, `${ns} ${ew}`);
    if (ns !== ew) assert.equal(ends.NS < ends.EW, ns > ew);
  }
});

test("a text of a panel is drawn whole", () => {
  const view = VIEWS.find(([name]) => name === "cards-en.json")?.[1];
  if (!view) return;
  const why = view.whys[0];
  assert.ok(textOf(drawn(view, fresh({ asked: [...compare.askable(/** @type {any} */ (view)).keys()][0] }))).replace(/\uFE0E/gu, "").includes(why.texts[0]));
});
