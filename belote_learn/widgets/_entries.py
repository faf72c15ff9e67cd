"""What is entered on a score sheet: texts of a page, read with distrust, and what is said of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from belote_learn.errors import NotationError
from belote_learn.messages.catalogue import say
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.seats import Seat, Team
from belote_learn.view.option_words import option_title, value_title
from belote_learn.view.sheet_view import BELOTES
from belote_learn.widgets._paper import text_of

if TYPE_CHECKING:
    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.rules.scoring import DealScore
    from belote_learn.widgets._paper import Request, Told

_POINTS: Final = re.compile(r"[0-9]{1,6}")


def read_points(text: str) -> int | None:
    """Read a number of points; an empty text is none.

    Raises:
        NotationError: If it is no whole number.

    Example:
        >>> read_points(" 82 "), read_points("")
        (82, None)
    """
    text = text.strip()
    if not text:
        return None
    if not _POINTS.fullmatch(text):
        raise NotationError("points-unreadable", found=text)
    return int(text)


def read_entry(request: Request) -> dict[str, Any] | None:
    """Read who took and what was won or said beside the points; None where nobody took."""
    taker = text_of(request, "taker")
    if taker not in set(Seat):
        return None
    capot = text_of(request, "capot")
    belote, words = BELOTES.get(text_of(request, "belote"), (None, 0))
    return {
        "taker": taker,
        "capot": capot if capot in set(Team) else None,
        "belote": belote,
        "words": words,
    }


def agreed(rules: RuleSet, option: str, value: str | int) -> RuleSet:
    """Return the rules with one option changed; what a tie holds over matters only where one does.

    Raises:
        RuleSetError: If the value is none of the option, or does not go with the others.
    """
    rules = rules.replace(**{option: value})
    if rules.tie == "litige":
        return rules
    named = named_ruleset(rules.id)
    return rules.replace(litige_to=named.litige_to, litige_belote=named.litige_belote)


def said_of_option(option: str, value: str | int) -> Told:
    """Return how an option that was agreed on is told."""
    return lambda lang: say(
        "sheet.agreed",
        lang,
        title=option_title(option, lang),
        text=value_title(option, value, lang),
    )


def told_of_check(score: DealScore) -> Told:
    """Return how an entry that can be is told, with a word on what is easily forgotten."""

    def told(lang: str) -> str:
        text = say(
            "sheet.checked", lang, team=Team.NS, other=Team.EW, points=score.ns, total=score.ew
        )
        bare = _without_points(score)
        warning = "" if bare is None else say("sheet.zero", lang, team=bare)
        return f"{text} {warning}".rstrip()

    return told


def _without_points(score: DealScore) -> Team | None:
    """Return a side that counted nothing though no capot was entered."""
    if score.capot is not None:
        return None
    counted = {line.team: line.points for line in score.lines if line.reason == "counted"}
    return next((team for team, points in counted.items() if not points), None)
