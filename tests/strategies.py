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
