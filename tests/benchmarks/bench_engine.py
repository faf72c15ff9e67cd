"""How fast the engine is, beside a plain dataclass version timed in the same run.

    python tests/benchmarks/bench_engine.py

Machines are noisy: read the ratio, not the absolute figures.
"""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import dataclass

import belote_learn as bl
from belote_learn.rules.ranking import PLAIN_ORDER, TRUMP_ORDER


@dataclass(frozen=True)
class PlainCard:
    rank: str
    suit: str


@dataclass(frozen=True)
class PlainPosition:
    """The yardstick: frozen dataclasses, tuples, and order looked up by index."""

    trump: str
    trick: tuple[PlainCard, ...]
    hand: tuple[PlainCard, ...]

    def strength(self, card):
        if card.suit == self.trump:
            return 20 - TRUMP_ORDER.index(card.rank)
        return 10 - PLAIN_ORDER.index(card.rank) if card.suit == self.trick[0].suit else 0

    def legal_cards(self):
        if not self.trick:
            return self.hand
        led = self.trick[0].suit
        best = max(range(len(self.trick)), key=lambda place: self.strength(self.trick[place]))
        trumps = tuple(card for card in self.hand if card.suit == self.trump)
        follow = tuple(card for card in self.hand if card.suit == led)
        higher = tuple(c for c in trumps if self.strength(c) > self.strength(self.trick[best]))
        if led == self.trump:
            return higher or follow or self.hand
        if follow:
            return follow
        if not trumps or best == len(self.trick) - 2:
            return self.hand
        return higher or trumps


def recorded_positions():
    """Every position of the catalogue's deals: 96 moments of real play."""
    deals = [bl.example(name) for name in ("first-deal", "second-deal", "third-deal")]
    return [p for deal in deals for trick in deal.tricks for p in trick.positions]


def plain(position):
    def cards(given):
        return tuple(PlainCard(card.rank.value, card.suit.value) for card in given)

    return PlainPosition(position.trump.value, cards(position.trick), cards(position.hand))


def rate(function, items, seconds=1.0):
    """Calls a second, over whole rounds of the items."""
    calls, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for item in items:
            function(item)
        calls += len(items)
    return calls / (time.perf_counter() - start)


def import_time(code):
    """Best of seven, in milliseconds."""
    times = []
    for _ in range(7):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        times.append(time.perf_counter() - start)
    return 1000 * min(times)


def main():
    positions = recorded_positions()
    plain_positions = [plain(p) for p in positions]
    for ours, theirs in zip(positions, plain_positions, strict=True):
        assert [c.code for c in bl.legal_cards(ours)] == [
            c.rank + c.suit for c in theirs.legal_cards()
        ]
    yardstick = max(rate(PlainPosition.legal_cards, plain_positions) for _ in range(3))
    ours = max(rate(bl.legal_cards, positions) for _ in range(3))
    print(f"plain dataclasses     {yardstick / 1e6:.2f} million legal_cards a second")
    print(f"belote_learn          {ours / 1e6:.2f} million, {ours / yardstick:.1f} times as many")
    full = [p for p in positions if len(p.hand) >= 6]
    explained = max(rate(lambda p: p.explain("en"), full) for _ in range(3))
    print(f"explain a hand        {1000 / explained:.3f} ms (6 to 8 cards, with text)")
    bare, package = import_time("pass"), import_time("import belote_learn")
    print(f"import belote_learn   {package - bare:.0f} ms above a bare interpreter ({bare:.0f} ms)")


if __name__ == "__main__":
    main()
