"""The engine as a reader of its documentation sees it: public names only."""

from functools import cache

from cases import case_files

import belote_learn as bl


@cache
def ruleset(name):
    """A ruleset of the case files: contree is `family` with one option changed."""
    home, changes = case_files.RULESETS[name]
    return bl.ruleset(home).replace(**changes) if changes else bl.ruleset(home)


def position(case):
    return bl.Position(
        trump=case.trump,
        leader=case.leader,
        trick=" ".join(case.trick),
        hand=" ".join(case.hand),
        ruleset=ruleset(case.ruleset),
    )


def trick(case):
    return bl.Trick(
        trump=case.trump,
        leader=case.leader,
        cards=" ".join(case.trick),
        ruleset=ruleset(case.ruleset),
    )


def codes(cards):
    return [card.code for card in cards]
