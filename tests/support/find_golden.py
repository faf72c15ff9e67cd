"""Find one whole deal for every ruleset and outcome, and write it to tests/data/golden.

    python tests/support/find_golden.py

Only to be run when an outcome is added: a golden deal that changes is a rule that changed. A file
that is there is left alone.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

import belote_learn as bl
from belote_learn.rules.ranking import PLAIN_ORDER, TRUMP_ORDER

GOLDEN = Path(__file__).parent.parent / "data" / "golden"


def words_of(deal):
    return [action.word for action in deal.history if action.word]


def plain(deal):
    return deal.belote_holder is None and not deal.score.capot


def held_by_taker(deal):
    return deal.belote_holder is not None and deal.belote_holder.team is deal.taker.team


def equal(deal):
    return any(line.reason in {"tied", "tied.failed"} for line in deal.score.lines)


# Every outcome a deal can have, and how a deal is known to have it.
OUTCOMES = {
    "made": lambda d: d.phase == "scored" and plain(d) and d.score.outcome == "made",
    "made-in-round-two": lambda d: d.phase == "scored" and d.score.outcome == "made" and len(d.bids) > 4,
    "failed": lambda d: d.phase == "scored" and plain(d) and d.score.outcome == "failed" and not equal(d),
    "equal": lambda d: d.phase == "scored"
    and plain(d)
    and {line.points for line in d.score.lines if line.reason in {"compare", "threshold"}} == {81},
    "capot-by-takers": lambda d: d.phase == "scored" and d.score.capot is d.taker.team,
    "capot-by-defenders": lambda d: d.phase == "scored" and d.score.capot is d.taker.team.other,
    "belote-of-takers": lambda d: d.phase == "scored" and held_by_taker(d) and len(words_of(d)) == 2,
    "belote-of-defenders": lambda d: d.phase == "scored"
    and d.belote_holder is not None
    and not held_by_taker(d)
    and len(words_of(d)) == 2,
    "belote-first-word-only": lambda d: d.phase == "scored" and len(words_of(d)) == 1,
    "belote-unsaid": lambda d: d.phase == "scored" and d.belote_holder is not None and not words_of(d),
    "passed-out": lambda d: d.phase == "passed-out",
}  # fmt: skip


def strength(card, trump):
    if card.suit is trump:
        return 20 - TRUMP_ORDER.index(card.rank)
    return 8 - PLAIN_ORDER.index(card.rank)


def choose(deal, chance, pushing):
    """One side plays its strongest card and the other its weakest, or all play at random."""
    actions = deal.actions
    if deal.phase == "bidding" or pushing is None:
        return chance.choice(actions)
    best = max if deal.to_act.team is pushing else min
    card = best((action.card for action in actions), key=lambda card: strength(card, deal.trump))
    return next(action for action in actions if action.card == card)


def played(ruleset, seed, outcome):
    chance = Random(seed)  # noqa: S311 (a game, not a secret)
    deal = bl.Deal.new(seed=seed, ruleset=ruleset)
    pushing = chance.choice(list(bl.Team)) if outcome.startswith("capot") else None
    while deal.actions:
        deal = deal.act("pass" if outcome == "passed-out" else choose(deal, chance, pushing))
    return deal


def headline(deal):
    """What the file says of its deal; the test reads it back."""
    score = deal.score
    if score is None:
        return "# passed out"
    capot = f", capot {score.capot.value}" if score.capot else ""
    return f"# {score.outcome}: NS {score.ns}, EW {score.ew}, held over {score.held_over}{capot}"


def main():
    GOLDEN.mkdir(exist_ok=True)
    for ruleset in bl.RULESETS:
        for outcome, known in OUTCOMES.items():
            path = GOLDEN / f"{ruleset}.{outcome}.toml"
            if not path.exists():
                deals = (played(ruleset, seed, outcome) for seed in count(1))
                deal = next(filter(known, deals))
                path.write_text(f"{headline(deal)}\n{bl.dumps(deal)}", encoding="utf-8")
                print(path.name, headline(deal))


if __name__ == "__main__":
    main()
