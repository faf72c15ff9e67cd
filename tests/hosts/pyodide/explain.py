"""What Pyodide runs: the engine, its explanations, and the widget. The last line is the answer."""

import json
import sys
import time

before = time.perf_counter()
import belote_learn as bl  # noqa: E402 (its import is what is timed)

imported = time.perf_counter() - before
position = bl.Position(trump="H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
json.dumps(
    {
        "python": f"{sys.version_info.major}.{sys.version_info.minor}",
        "platform": sys.platform,
        "import": imported,
        "verdicts": [[str(v.card), v.legal, v.rule, v.text] for v in position.explain("fr")],
        "widget": repr(bl.TrickStepper(position)),
    }
)
