"""How long the search for an exercise takes, article by article, and a soak of a thousand of each.

    python tests/benchmarks/bench_drills.py [EXERCISES] [RULESET ...] [ARTICLE ...]

Prints, for every article, how many distinct exercises were found, how often one had to come again
(where there are no more), and the median, the 95th percentile and the longest search, in ms. Every
exercise of the soak is checked: its right answer is right, each of its traps is wrong. The target
is a median of 10 ms. The last line is the whole of a turn: search, question, labels, an answer, its
explanation.
"""

from __future__ import annotations

import sys
import time
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING

from belote_learn.exercises.answers import check
from belote_learn.exercises.search import drilled, find
from belote_learn.messages.language import LANGUAGES
from belote_learn.rules.rulesets import RULESETS

if TYPE_CHECKING:
    from collections.abc import Callable

TARGET_MS = 10


def timed(call: Callable[[], object]) -> tuple[object, float]:
    """Return what a call returns, and its milliseconds of this process: others may be busy too."""
    start = time.process_time()
    value = call()
    return value, 1000 * (time.process_time() - start)


def soak(article: str, ruleset: str, count: int) -> tuple[int, int, list[float]]:
    """Search for so many exercises of an article, at the three levels in turn."""
    rng, seen, again, times = Random(f"{article} {ruleset}"), set(), 0, []  # noqa: S311 (a game)
    for number in range(count):
        level = number % 3 + 1
        exercise, took = timed(lambda level=level: find(article, rng, ruleset, level, seen=seen))
        if exercise.key in seen:  # all there are at this level
            again += 1
            continue
        times.append(took)
        seen.add(exercise.key)
        assert check(exercise, exercise.answer).correct, exercise.key
        assert not any(check(exercise, trap.answer).correct for trap in exercise.traps)
    return len(seen), again, times


def report(name: str, found: int, again: int, times: list[float]) -> None:
    """Print one line of the table."""
    late = quantiles(times, n=20)[-1]
    print(f"{name:34s} {found:5d} {again:5d} {median(times):8.2f} {late:8.2f} {max(times):8.2f}")


def turn(article: str, lang: str, seed: int) -> None:
    """Do what one exercise of a drill asks of Python."""
    exercise = find(article, Random(seed), level=seed % 3 + 1)  # noqa: S311 (a game)
    exercise.ask(lang)
    exercise.labels(lang)
    check(exercise, exercise.traps[0].answer).explain(lang)


def main() -> None:
    """Run from the command line."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    every: list[float] = []
    worst = 0.0
    print(f"{'':34s} found again   median      p95  longest  (ms)")
    asked = sys.argv[2:]
    only = [name for name in asked if name not in RULESETS]
    for ruleset in [name for name in asked if name in RULESETS] or RULESETS:
        for article in [name for name in drilled(ruleset) if not only or name in only]:
            found, again, times = soak(article, ruleset, count)
            every += times
            worst = max(worst, median(times))
            report(f"{ruleset} {article}", found, again, times)
    report("all", len(every), 0, every)
    print(f"slowest median {worst:.2f} ms; target {TARGET_MS} ms")
    turns = [
        timed(lambda a=article, n=lang, s=seed: turn(a, n, s))[1]
        for article in drilled()
        for lang in LANGUAGES
        for seed in range(20)
    ]
    report("a turn, worded", len(turns), 0, turns)


if __name__ == "__main__":
    main()
