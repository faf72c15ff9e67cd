"""What is done to widgets in a real JupyterLab: run again and again, cleared, forged."""

from on_page import START
from playwright.sync_api import expect

import belote_learn as bl

MAKE = """import belote_learn as bl

deal = bl.example("first-deal")
before = bl.Replay(deal)
"""
RUNS = 20
A_FEW = 6
# JupyterLab adds listeners of its own as it is used; these are the kinds that a view adds.
OURS = ("window keydown", "document visibilitychange")
LAST = bl.Replay(bl.example("first-deal")).length - 1
# Listeners that outlive a node: those of the page around it.
WATCH = """(() => {
  const alive = (window.aliveListeners = new Set());
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (this === window || this === document) {
      const entry = { target: this, type, listener };
      alive.add(entry);
      options?.signal?.addEventListener("abort", () => alive.delete(entry), { once: true });
    }
    return addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    for (const entry of alive)
      if (entry.target === this && entry.type === type && entry.listener === listener) alive.delete(entry);
    return removeEventListener.call(this, type, listener, options);
  };
})()"""
FORGE = """([id, state]) => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  kernel._comms.get(id).send({ method: "update", state, buffer_paths: [] });
}"""
FORGERIES = [
    {"_view": {}},
    {"_view": {"frames": []}, "step": True},
    {"length": 3, "unheard_of": 1, "_esm": "export default {}"},
    {"step": "3", "lang": "xx"},
    {"_deal": 1, "layout": "IPY_MODEL_0", "_model_name": "x"},
]


def place(root):
    return root.locator(".b-position .b-of").filter(visible=True)


def once(page, look, good):
    """What is seen once it is good, or after ten seconds: what was used is let go late."""
    for _ in range(20):
        seen = look(page)
        if good(seen):
            break
        page.wait_for_timeout(500)
    return seen


def fewest_roots(page):
    return once(page, roots_in_memory, lambda held: held < A_FEW)


def once_at_rest(book):
    """The step the kernel has twice in a row, so far apart that what plays would have moved it."""
    step = book.kernel_eval("table.step")
    for _ in range(10):
        book.page.wait_for_timeout(3000)
        before, step = step, book.kernel_eval("table.step")
        if step == before:
            return step
    raise AssertionError(step)


def roots_in_memory(page):
    """Roots of our views that the page still holds, after its garbage was collected."""
    devtools = page.context.new_cdp_session(page)
    prototype = devtools.send("Runtime.evaluate", {"expression": "HTMLDivElement.prototype"})
    found = devtools.send(
        "Runtime.queryObjects", {"prototypeObjectId": prototype["result"]["objectId"]}
    )
    count = "function () { return this.filter(one => one.className === 'belote').length; }"
    answer = devtools.send(
        "Runtime.callFunctionOn",
        {
            "objectId": found["objects"]["objectId"],
            "functionDeclaration": count,
            "returnByValue": True,
        },
    )
    devtools.detach()
    return answer["result"]["value"]


def listeners(page):
    """What is listened to, of what a view of ours listens to beyond its own nodes."""
    heard = page.evaluate(
        """() => [...window.aliveListeners]
            .map(({ target, type }) => `${target === window ? "window" : "document"} ${type}`).sort()"""
    )
    return [one for one in heard if one in OURS]


def test_runs_clearing_and_forgery_leave_nothing(open_cells, page):
    page.add_init_script(WATCH)
    book = open_cells(make=MAKE, table="table = bl.Replay(deal)\ntable")
    book.run_all()
    cell = book.cell("table")
    expect(place(cell)).to_have_text(f"0 / {LAST}", timeout=START)
    before = listeners(page)
    for _ in range(RUNS):
        cell.locator('[data-do="play"]').click()  # the next run comes while it plays
        book.run("table")
        expect(place(cell)).to_have_text(f"0 / {LAST}")
    expect(page.locator(".belote")).to_have_count(1)
    assert once(page, listeners, lambda seen: seen == before) == before
    # so many runs leave no more than one or two do
    assert fewest_roots(page) < A_FEW
    # each is a widget of its own for Python, which keeps them as Out[...]; none played on
    page.wait_for_timeout(1600)
    book.expect_kernel("table.step", "0")

    name = book.kernel_eval("table.model_id").strip("'")
    for state in FORGERIES:
        page.evaluate(FORGE, [name, state])
    truth = "table._view == before._view, table.length == before.length, table.lang, table._esm == before._esm"
    book.expect_kernel(truth, "(True, True, 'en', True)")
    book.expect_kernel("table.step", "0")
    book.expect_kernel("repr(table) == repr(before)", "True")
    cell.get_by_role("button", name="Next", exact=True).click()
    expect(place(cell)).to_have_text(f"1 / {LAST}")
    book.expect_kernel("table.step", "1")

    cell.locator('[data-do="play"]').click()
    expect(place(cell)).not_to_have_text(f"1 / {LAST}")
    book.execute("notebook:clear-all-cell-outputs")
    expect(page.locator(".belote")).to_have_count(0)
    once_at_rest(book)
    assert fewest_roots(page) < A_FEW
    left = len(before) - len(OURS)
    assert len(once(page, listeners, lambda seen: len(seen) == left)) == left
    assert book.errors == []
