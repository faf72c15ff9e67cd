"""The view of one trick: all a table needs to step through it, made once, in one language.

The result is plain JSON with every label and explanation finished. The front end steps through the
frames by itself: it holds no rule and no sentence, and never asks the kernel to step or to explain.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from belote_learn.messages.catalogue import say
from belote_learn.messages.language import resolve
from belote_learn.play.judging import TRICK_JUDGED, judging_rules
from belote_learn.view.moments import moment_of
from belote_learn.view.pools import Json, Pools
from belote_learn.view.rules_menu import judged_field, rules_field, rules_told
from belote_learn.view.table import pooled_fields, rules_fact, shared_fields, trump_fact
from belote_learn.view.trick_frames import TrickFrames

if TYPE_CHECKING:
    from belote_learn.play.position import Position
    from belote_learn.play.trick import Trick
    from belote_learn.rules.rulesets import RuleSet


def trick_view(
    moment: Trick | Position,
    lang: str | None = None,
    *,
    ruleset: str | RuleSet | None = None,
) -> Json:
    """Make the frames of a trick, or of a position waiting for its next card.

    Args:
        moment: What to show; hands that are not known stay face down.
        lang: "en", "pt" or "fr"; None for the default.
        ruleset: The rules to judge it by, an id or a `RuleSet`; None for its own. Seats stay who
            they are: the direction is not applied again.

    Returns:
        Plain JSON; frame k has k cards on the table.

    Raises:
        InvalidStateError: If `moment` is neither a trick nor a position.
        LanguageError: If the language is not one of the three.
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> from belote_learn.play.trick import Trick
        >>> view = trick_view(Trick("H", leader="N", cards="10D 8D AD 7H"), "en")
        >>> [view["texts"][frame["title"]] for frame in view["frames"]][-2:]
        ['East to play', 'East wins the trick']
    """
    language, own = resolve(lang), moment_of(moment)
    rules = judging_rules(own.ruleset, own.ruleset if ruleset is None else ruleset)
    table, pools = replace(own, ruleset=rules), Pools(language)
    chip = rules_fact(language, rules_told(rules, own.ruleset, TRICK_JUDGED))
    made = TrickFrames(table, pools, chip["text"])
    frames = [made.frame(count) for count in range(len(table.cards) + 1)]
    shown = {*table.cards, *(card for hand in table.hands.values() for card in hand)}
    return {
        **shared_fields(language, table.ruleset, shown),
        "kind": "trick",
        "title": say("table.title", language, trump=table.trump),
        "facts": [trump_fact(language, table.trump), chip],
        "order": [seat.value for seat in table.seats],
        "rules": rules_field(language, rules, own.ruleset, TRICK_JUDGED),
        "judged": judged_field(language, rules, own.ruleset, TRICK_JUDGED, made.refused),
        "frames": frames,
        **pooled_fields(pools),
    }
