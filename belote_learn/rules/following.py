"""The one decision: which cards of a hand may be played, and which article decides.

Nothing else in the package decides legality: legal sets, reasons, refusals, highlights and
exercises are faces of this answer. The questions come in the same order under every ruleset:
leading? trumps led? can follow? holds a trump? partner winning? ruffed? can overtrump?

Source: rulebook chapter 4; each branch names its article in `branches`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.rules import branches as b

if TYPE_CHECKING:
    from belote_learn.rules.facts import TrickFacts
    from belote_learn.rules.rulesets import PlayOptions


def decide(hand: int, table: TrickFacts, rules: PlayOptions) -> tuple[b.Branch, int]:
    """Say which cards may be played, and why.

    Args:
        hand: The cards of the player to move, as a mask (1 to 8 bits).
        table: The facts of the cards on the table.
        rules: The options of play of the ruleset in force.

    Returns:
        The branch that decided and the cards it allows, a part of `hand` that is never empty.
    """
    if not table.led:
        return b.LEAD, hand
    following = hand & table.led
    if table.trumps_led:
        return _on_trumps(hand, following, table, rules)
    if following:
        return b.FOLLOW, following
    trumps = hand & table.trumps
    if not trumps:
        return b.DISCARD, hand
    if table.partner_winning:
        return _behind_partner(hand, trumps, table, rules)
    if not table.ruffed:
        return b.RUFF, trumps
    higher = trumps & table.beaters
    if higher:
        return b.OVERTRUMP, higher
    if rules.must_undertrump:
        return b.UNDERTRUMP, trumps
    return b.CANNOT_OVERTRUMP, hand


def _on_trumps(
    hand: int, following: int, table: TrickFacts, rules: PlayOptions
) -> tuple[b.Branch, int]:
    """Trumps were led: rise, else follow, else anything."""
    if not following:
        return b.DISCARD_ON_TRUMPS, hand
    if not rules.must_rise:
        return b.FOLLOW_TRUMPS, following
    if table.partner_winning and not rules.must_rise_over_partner:
        return b.FOLLOW_TRUMPS_PARTNER, following
    higher = following & table.beaters
    if higher:
        return b.RISE, higher
    return b.CANNOT_RISE, following


def _behind_partner(
    hand: int, trumps: int, table: TrickFacts, rules: PlayOptions
) -> tuple[b.Branch, int]:
    """The partner is winning: nothing need be ruffed; what may go on the partner's own ruff."""
    if not table.ruffed or rules.over_partner == "free":
        return b.PARTNER_EXCEPTION, hand
    higher, discards = trumps & table.beaters, hand & ~trumps
    if rules.over_partner == "overtrump_if_able":
        if not higher:
            return b.PARTNER_RUFFED_NONE_HIGHER, hand
        return b.PARTNER_RUFFED, discards | higher
    if rules.over_partner == "free_only_if_all_trumps" and not discards:
        return b.PARTNER_RUFFED_ALL_TRUMPS, hand
    if not discards | higher:
        return b.PARTNER_RUFFED_NONE_HIGHER, hand
    return b.PARTNER_RUFFED, discards | higher
