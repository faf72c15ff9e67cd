"""`Mounted`: the real front end on a page, joined to the real Python object, without Jupyter.

What the front end saves or sends reaches the Python object, whose answers come back. The tests of
tests/browser stand on it, and so do the README's pictures.
"""

from pathlib import Path

HOST = (Path(__file__).parents[1] / "browser" / "host.js").read_text(encoding="utf-8")
THEMES = {
    "light": "background: #fff; color: #1f2328; color-scheme: light",
    "dark": "background: #111418; color: #e8eaed; color-scheme: dark",
}
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>table</title></head>
<body style="margin: 8px; font: 14px/1.4 sans-serif; {theme}"><main>{roots}</main></body></html>"""


class Mounted:
    """A widget on a page: the page, the Python object and what passed between them."""

    def __init__(self, page, widget):
        self.page = page
        self._widget = widget
        self.saved = []
        self.sent = []
        self.answering = True
        self._messages = []
        self._names = [
            name for name in widget.keys if name not in ("layout", "tabbable", "tooltip")
        ]
        self._known = widget.get_state(self._names)

    def open(self, views=1, theme="light", listening=""):
        """Render the widget, `views` times on one page; `listening` is a script to run first."""
        roots = [f"view{i}" for i in range(views)]
        # what a comm would carry
        self._widget.send = lambda content, _buffers=None: self._messages.append(content)
        self.page.expose_function("pySave", self._save)
        self.page.expose_function("pySend", self._send)
        boxes = "".join(f'<div id="{root}"></div>' for root in roots)
        self.page.set_content(PAGE.format(theme=THEMES[theme], roots=boxes))
        if listening:
            self.page.add_script_tag(content=listening)
        self.page.add_script_tag(content=HOST)
        arguments = [self._known, str(self._widget._esm), str(self._widget._css), roots]
        self.page.evaluate("args => belote.mount(...args)", arguments)
        return self

    def _save(self, changes):
        self.saved.append(changes)
        if not self.answering:
            return None
        self._widget.set_state(changes)
        self._known.update(changes)
        return self._answer()

    def _send(self, content):
        self.sent.append(content)
        self._widget._handle_custom_msg(content, [])
        return self._answer()

    def _answer(self):
        now = self._widget.get_state(self._names)
        changed = {name: value for name, value in now.items() if value != self._known.get(name)}
        self._known.update(changed)
        messages, self._messages = self._messages, []
        return {"state": changed, "messages": messages}

    def push(self):
        """Bring to the page what was changed in Python."""
        self.page.evaluate("answer => belote.take(answer)", self._answer())
