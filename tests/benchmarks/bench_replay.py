"""How long a replay takes to make, how much it weighs, and how long one step takes on a page.

    python tests/benchmarks/bench_replay.py

The page is the real front end in Chromium, joined to the real Python object. Machines are noisy:
run it on a quiet one, and more than once.
"""

import importlib.util
import json
import os
import random
import shutil
import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.deal_view import deal_view
from belote_learn.view.packing import pack

TESTS = Path(__file__).parents[1]
sys.path.insert(0, str(TESTS / "support"))  # what the browser tests' conftest shares
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")

# from the key to the end of the script and layout work it causes
STEP = """async ([steps, last]) => {
  const times = [];
  document.querySelector("[data-do=next]").focus();
  for (let i = 0; i < steps; i++) {
    const key = i % (2 * last) < last ? "ArrowRight" : "ArrowLeft";
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return [50, 90, 95, 99].map((p) => times[Math.floor((times.length * p) / 100)]);
}"""


def played_out(seed):
    chance = random.Random(seed)  # noqa: S311 (a game)
    deal = bl.Deal.new(seed=seed, dealer="N").with_auto_belote()
    while deal.to_act:
        deal = deal.act(chance.choice(deal.actions))
    return deal


def best(function, times=15):
    """Fastest of some runs, in milliseconds of this process: others may keep the machine busy."""
    taken = []
    for _ in range(times):
        start = time.process_time()
        function()
        taken.append(time.process_time() - start)
    return 1000 * min(taken)


def table_class():
    """`Table` of the browser tests: their conftest is no module to import."""
    spec = importlib.util.spec_from_file_location("harness", TESTS / "browser" / "conftest.py")
    harness = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(harness)
    return harness.Table


def steps(browser, deal):
    """Percentiles of 200 steps, in milliseconds."""
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    widget = bl.Replay(deal)
    table_class()(page, widget).open(1, "light", "")
    page.evaluate(STEP, [20, widget.length - 1])
    times = page.evaluate(STEP, [200, widget.length - 1])
    page.close()
    return " / ".join(f"{ms:.1f}" for ms in times)


def report(deal, lang, rules):
    """Print what a view costs: made, packed, and its bytes as compact JSON in UTF-8."""
    view = deal_view(deal, lang, ruleset=rules)
    size = len(json.dumps(pack(view), ensure_ascii=False, separators=(",", ":")).encode())
    made, packed = best(lambda: deal_view(deal, lang, ruleset=rules)), best(lambda: pack(view))
    print(
        f"{lang}, by {rules or 'its own rules'}: made {made:.1f} ms, packed {packed:.1f} ms, "
        f"{size / 1000:.1f} kB, {len(view['frames'])} steps"
    )


def main():
    deal = played_out(2)
    start = time.perf_counter()
    pack(deal_view(deal, "en"))
    print(f"the first of all  {1000 * (time.perf_counter() - start):.1f} ms, catalogues read in it")
    for lang in LANGUAGES:
        for rules in (None, "reglas"):
            report(deal, lang, rules)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--disable-gpu"])
        print(f"a step on a page  {steps(browser, deal)} ms (p50 / p90 / p95 / p99)")
        browser.close()


if __name__ == "__main__":
    main()
