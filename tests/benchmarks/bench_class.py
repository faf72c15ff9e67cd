"""How long a class waits: for a question to be drawn, for a press to be counted, for a deal to open.

    python tests/benchmarks/bench_class.py [SETS] [RULESET ...]

For every ruleset and level, sets of eight questions are searched for from new seeds; the time is
that of one question. Then moments that a teacher chooses, with the bots' whole deal. Then what a
press costs in Python, and what it sends. Prints the median, the 95th percentile and the longest, in
milliseconds of this process. The target is a median of 10 ms a question, and 5 ms a press.
"""

from __future__ import annotations

import json
import sys
import time
from statistics import median, quantiles
from typing import TYPE_CHECKING

import belote_learn as bl
from belote_learn.exercises.chosen_moments import choose
from belote_learn.rules.rulesets import RULESETS

if TYPE_CHECKING:
    from collections.abc import Callable

QUESTIONS = 8
QUESTION_MS, PRESS_MS = 10, 5


def timed(call: Callable[[], object]) -> float:
    """Return the milliseconds that a call takes of this process: others may be busy too."""
    start = time.process_time()
    call()
    return 1000 * (time.process_time() - start)


def report(name: str, times: list[float]) -> float:
    """Print one line of the table; return its median."""
    late = quantiles(times, n=20, method="inclusive")[-1]
    print(f"{name:34s} {len(times):5d} {median(times):8.2f} {late:8.2f} {max(times):8.2f}")
    return median(times)


def sets(ruleset: str, level: int, count: int) -> list[float]:
    """Search for so many sets; the time of one question of each."""
    made = [
        bl.QuestionSet.new(1000 + n, level=level, count=QUESTIONS, ruleset=ruleset)
        for n in range(count)
    ]
    return [timed(lambda one=one: one.questions) / QUESTIONS for one in made]


def chosen(count: int) -> list[float]:
    """Choose a moment of so many deals, given by their codes."""
    codes = [bl.Deal.new(seed=n, dealer="N").code for n in range(count)]
    times = []
    for n, code in enumerate(codes):
        item = (code, n % 8 + 1, n % 4 + 1)
        try:
            times.append(timed(lambda item=item: choose([item])))
        except bl.InvalidStateError:
            continue  # nobody takes in this deal
    return times


def press(lesson: bl.Classroom, do: str) -> float:
    """Press something, as the page does; check that it was done."""
    turn = lesson._shown["desk"]["turn"]
    took = timed(lambda: lesson._asked_for(lesson, {"do": do, "at": turn}, []))
    assert lesson._shown["desk"]["turn"] == turn + 1, do
    return took


def presses(lang: str) -> dict[str, list[float]]:
    """Count, reveal and open the deal of every question of a set."""
    lesson = bl.Classroom(seed=7, count=16, lang=lang)
    found: dict[str, list[float]] = {"vote:0": [], "reveal": [], "deal": [], "next": []}
    for number in range(1, 17):
        lesson.go(number)
        found["vote:0"] += [press(lesson, "vote:0") for _ in range(5)]
        for do in ("reveal", "deal") if number == 16 else ("reveal", "deal", "next"):
            found[do].append(press(lesson, do))
    return found


def main() -> None:
    """Run from the command line."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    print(f"{'':34s} count   median      p95  longest  (ms)")
    worst = max(
        report(f"a question, {ruleset} level {level}", sets(ruleset, level, count))
        for ruleset in sys.argv[2:] or RULESETS
        for level in (1, 2, 3)
    )
    worst = max(worst, report("a chosen moment", chosen(10 * count)))
    slowest = 0.0
    for lang in ("en", "pt", "fr"):
        for do, times in presses(lang).items():
            took = report(f"press {do}, {lang}", times)
            slowest = max(slowest, 0.0 if do == "deal" else took)
    lesson = bl.Classroom(seed=7, count=16)
    sizes = [len(json.dumps(lesson.go(n + 1)._view)) for n in range(16)]
    print(f"a view: {median(sizes):.0f} bytes, the largest {max(sizes)}")
    print(f"slowest question {worst:.1f} ms, target {QUESTION_MS}", end="; ")
    print(f"slowest press {slowest:.1f} ms, target {PRESS_MS}")


if __name__ == "__main__":
    main()
