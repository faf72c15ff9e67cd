"""A deal played by house rules, of which other rulesets refuse a bid and two cards."""

import random

import belote_learn as bl

HOUSE = {"round2_suits": "any", "trump_led_must_beat": "never", "cannot_overtrump": "free"}


def house_deal():
    """Diamonds are turned up, refused, and named all the same; trumps led are not beaten."""
    rules = bl.ruleset("family").replace(**HOUSE)
    deal = bl.Deal.new(seed=1, dealer="N", ruleset=rules).with_auto_belote()
    for action in ["pass"] * 4 + ["D"]:
        deal = deal.act(action)
    chance = random.Random(1)  # noqa: S311 (a game)
    while deal.to_act:
        deal = deal.act(chance.choice(deal.actions))
    return deal
