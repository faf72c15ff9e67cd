"""How many whole deals a second, and how many playouts in masks.

    python tests/benchmarks/bench_deals.py

Machines are noisy: every round also times a bare loop of a million steps. The figures are the best
round as measured, and the median of the rounds as they would be were each loop as fast as the
fastest of the run. The targets are for a quiet machine.
"""

from __future__ import annotations

import time
from random import Random

import belote_learn as bl
from belote_learn.cards import PACK
from belote_learn.play.playout import play_out

ROUNDS = 12


def random_deal(seed, chance):
    """A whole deal through the public API: shuffle, bids, cards, words, score."""
    deal = bl.Deal.new(seed=seed, dealer="N")
    actions = deal.actions
    while actions:
        deal = deal.act(actions[int(chance() * len(actions))])
        actions = deal.actions
    return deal.score


def bare_loop():
    start, total = time.process_time(), 0
    for number in range(1_000_000):
        total += number & 3
    return time.process_time() - start


def rounds(function, calls):
    """Time some rounds: rate, and the bare loop beside it."""
    for _ in range(ROUNDS):
        before = bare_loop()
        start = time.process_time()
        for number in range(calls):
            function(number)
        rate = calls / (time.process_time() - start)
        yield rate, (before + bare_loop()) / 2


def report(name, function, calls, target):
    timed = list(rounds(function, calls))
    quiet = min(loop for _, loop in timed)
    best = max(rate for rate, _ in timed)
    median = sorted(rate * loop / quiet for rate, loop in timed)[len(timed) // 2]
    print(
        f"{name:9s} {best:8,.0f} a second at best, {median:8,.0f} by the fastest loop"
        f" ({1000 * quiet:.0f} ms); target {target:,}"
    )


def main():
    chance = Random(1).random  # noqa: S311 (a game, not a secret)
    report("deals", lambda seed: random_deal(seed, chance), 400, 4_000)
    rules, hands = bl.ruleset("family").play, []
    for seed in range(100):
        cards = list(PACK)
        Random(seed).shuffle(cards)  # noqa: S311 (a game, not a secret)
        hands.append([sum(card.bit for card in cards[n : n + 8]) for n in range(0, 32, 8)])
    trump = bl.Suit.HEARTS
    report("playouts", lambda n: play_out(hands[n % 100], trump, rules, chance), 4_000, 40_000)


if __name__ == "__main__":
    main()
