"""Exercises for worksheets: one of each kind that can be asked, always the same."""

from drills import chance

from belote_learn.exercises.search import find

#: Play with one, two and three cards on the table and none, a winner, points, bids, a count, a dealer.
ARTICLES = (
    "play.ruff",
    "play.overtrump",
    "play.undertrump",
    "play.follow-suit",
    "play.lead",
    "play.partner-exception",
    "play.trick-winner",
    "points.cards",
    "bidding.first-round",
    "bidding.order",
    "contract.made",
    "announce.words",
)


def exercises(*articles, ruleset="family"):
    """One exercise for each article, easy, middling and hard in turn."""
    return [
        find(name, chance(place), ruleset, level=1 + place % 3)
        for place, name in enumerate(articles or ARTICLES)
    ]
