"""What one step of a replay costs in a real JupyterLab, alone on its page and among twenty.

    python tests/benchmarks/bench_lab.py

Real key presses in Chromium. "Work" is what Chromium itself counts between the key and the next
quiet moment: script, style and layout, JupyterLab's own included. "To the frame" is the time on
the clock from the key to the frame that shows it, which waits for the screen. Machines are noisy:
run it on a quiet one, and more than once.
"""

import json
import sys
import tempfile
import time
from importlib.resources import files
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "support"))

import chromium
from lab_server import Lab

import belote_learn as bl
from belote_learn.view.deal_view import deal_view
from belote_learn.view.packing import pack

STEPS, WARM_UP, MANY = 200, 20, 20
PERCENTILES = (50, 95, 99)
WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
CODE = """import belote_learn as bl
import ipywidgets as w

deals = []
for seed in range({many}):
    deal = bl.Deal.new(seed=seed + 2, dealer="N").with_auto_belote()
    while deal.to_act:
        actions = deal.actions
        deal = deal.act(actions[-1] if len(actions) > 1 and not deal.trump else actions[0])
    deals.append(deal)
w.VBox([bl.Replay(deal) for deal in deals])
"""
READY = "() => Boolean(window.jupyterapp?.shell.currentWidget?.context?.isReady)"
SETTLED = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  await panel.context.ready;
  await panel.sessionContext.ready;
  await window.jupyterapp.commands.execute('notebook:run-all-cells');
}"""
# from the time the key was pressed to the moment after the frame was painted
FRAMES = """() => {
  window.frames_ = [];
  addEventListener("keydown", ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.frames_.push(performance.now() - timeStamp);
    port2.postMessage(null);
  }), true);
}"""
QUIET = "new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))"


def write_notebook(folder, many):
    notebook = new_notebook(cells=[new_code_cell(CODE.format(many=many), id="tables")])
    notebook.metadata = {
        "kernelspec": {"name": "python3", "display_name": "Python 3"},
        "language_info": {"name": "python"},
    }
    nbformat.write(notebook, folder / f"tables-{many}.ipynb")


def work_of(devtools):
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return 1000 * sum(one["value"] for one in metrics if one["name"] in WORK)


def measure(browser, lab, many):
    """Milliseconds of work, and to the painted frame, of every step."""
    write_notebook(lab.root, many)
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(f"{lab.url}/lab/workspaces/w{many}/tree/tables-{many}.ipynb?reset")
    page.wait_for_function(READY, timeout=90_000)
    page.evaluate(SETTLED)
    page.locator(".belote").nth(many - 1).wait_for(timeout=90_000)
    page.wait_for_timeout(3000)  # Lab goes on settling after its cells are shown
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(FRAMES)
    page.locator('[data-do="next"]').first.focus()
    last = int(page.locator(".b-of").first.inner_text().split(" / ")[1])
    work = []
    for i in range(WARM_UP + STEPS):
        key = "ArrowRight" if i % (2 * last) < last else "ArrowLeft"
        before = work_of(devtools)
        page.keyboard.press(key)
        page.evaluate(QUIET)
        work.append(work_of(devtools) - before)
    frames = page.evaluate("window.frames_")
    page.close()
    lab.end_sessions()
    return work[WARM_UP:], frames[WARM_UP:]


def percentiles(times):
    ordered = sorted(times)
    return [ordered[min(len(ordered) * p // 100, len(ordered) - 1)] for p in PERCENTILES]


def row(name, times):
    print(f"{name:<28}" + "".join(f"{ms:>9.1f}" for ms in percentiles(times)))


def best(function, times=15):
    """Fastest of some runs, in milliseconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        function()
        taken.append(time.perf_counter() - start)
    return 1000 * min(taken)


def describe_view():
    deal = bl.example("first-deal")
    view = deal_view(deal, "en")
    size = len(json.dumps(pack(view), ensure_ascii=False, separators=(",", ":")).encode())
    made = best(lambda: pack(deal_view(deal, "en")))
    print(f"view of a deal: {made:.1f} ms, {size / 1000:.1f} kB, {len(view['frames'])} steps")
    static = files("belote_learn.widgets") / "static"
    sizes = (
        f"{one.name} {len(one.read_bytes()) / 1000:.1f} kB"
        for one in sorted(static.iterdir(), key=str)
    )
    print("static:", ", ".join(sizes))


def main():
    describe_view()
    config = files("belote_learn") / "jupyter_config"
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        lab = Lab(Path(home), config_path=config)
        browser = playwright.chromium.launch(
            executable_path=chromium.executable(), args=["--disable-gpu"]
        )
        try:
            one, many = (measure(browser, lab, number) for number in (1, MANY))
        finally:
            browser.close()
            lab.stop()
    print(f"{STEPS} steps in JupyterLab, ms" + "".join(f"{f'p{p}':>9}" for p in PERCENTILES))
    for name, (work, frames) in {"one replay": one, f"first of {MANY}": many}.items():
        row(f"{name}: work", work)
        row(f"{name}: to the frame", frames)
    ratios = [b / a for a, b in zip(percentiles(one[0]), percentiles(many[0]), strict=True)]
    print(f"{'work, twenty to one':<28}" + "".join(f"{ratio:>9.2f}" for ratio in ratios))


if __name__ == "__main__":
    main()
