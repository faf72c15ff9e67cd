"""What hypothesis draws: positions and tricks of the full pack, under any options of play."""

from __future__ import annotations

from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.cards import PACK
from belote_learn.rules.rulesets import RULESETS, option_values

PLAY_OPTIONS = ("trump_led_must_beat", "partner_master_trump_play", "cannot_overtrump")


@st.composite
def rulesets(draw):
    named = bl.ruleset(draw(st.sampled_from(RULESETS)))
    return named.replace(
        **{name: draw(st.sampled_from(option_values(name))) for name in PLAY_OPTIONS}
    )


@st.composite
def positions(draw):
    pack = draw(st.permutations(PACK))
    table, held = draw(st.integers(0, 3)), draw(st.integers(1, 8))
    return bl.Position(
        draw(st.sampled_from(bl.Suit)),
        leader=draw(st.sampled_from(bl.Seat)),
        trick=pack[:table],
        hand=pack[table : table + held],
        ruleset=draw(rulesets()),
    )


@st.composite
def tricks(draw):
    pack = draw(st.permutations(PACK))
    return bl.Trick(
        draw(st.sampled_from(bl.Suit)),
        leader=draw(st.sampled_from(bl.Seat)),
        cards=pack[: draw(st.integers(1, 4))],
        ruleset=draw(rulesets()),
    )


SCORE_OPTIONS = (
    "belote_first_word", "tie", "litige_belote", "litige_to", "fail_points", "capot"
)  # fmt: skip
TABLE_OPTIONS = ("direction", "cut_by", "packets", "round2_suits", "all_pass")


@st.composite
def house_rules(draw):
    """Any named ruleset, with any options of the table, the play and the count replaced."""
    named = bl.ruleset(draw(st.sampled_from(RULESETS)))
    names = draw(
        st.lists(st.sampled_from((*TABLE_OPTIONS, *PLAY_OPTIONS, *SCORE_OPTIONS)), max_size=4)
    )
    options = {name: draw(st.sampled_from(option_values(name))) for name in names}
    if named.contract == "threshold":
        options.pop("tie", None)
    return named.replace(**options)


@st.composite
def starts(draw):
    """A deal nobody has spoken in: shuffled from a seed, or from a pack, or from hands."""
    rules, dealer = draw(house_rules()), draw(st.sampled_from(bl.Seat))
    kind = draw(st.sampled_from(["seed", "pack", "hands"]))
    if kind == "seed":
        deal = bl.Deal.new(seed=draw(st.integers(0, 2**32 - 1)), dealer=dealer, ruleset=rules)
    elif kind == "pack":
        packets = draw(st.sampled_from(["3-2", "2-3"])) if rules.packets == "either" else None
        pack = draw(st.permutations(PACK))
        deal = bl.Deal.from_pack(pack, dealer=dealer, ruleset=rules, packets=packets)
    else:
        pack = draw(st.permutations(PACK))
        hands = {seat: pack[8 * n : 8 * n + 8] for n, seat in enumerate(bl.Seat)}
        trump, taker = draw(st.sampled_from(bl.Suit)), draw(st.sampled_from(bl.Seat))
        deal = bl.Deal.from_hands(hands, trump=trump, taker=taker, dealer=dealer, ruleset=rules)
    return deal.with_auto_belote() if draw(st.booleans()) else deal


@st.composite
def deals(draw):
    """A deal at any stage, each action drawn from those allowed."""
    deal = draw(starts())
    chance = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, 40))):
        if not deal.actions:
            break
        deal = deal.act(chance.choice(deal.actions))
    return deal
