"""`Replay`: a whole deal, forward and back, with the reason for everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from belote_learn.play.judging import JUDGED, own_rules
from belote_learn.view.deal_view import deal_view
from belote_learn.view.teacher_view import code_panel
from belote_learn.widgets._stepping import SteppingWidget

if TYPE_CHECKING:
    from belote_learn.play.deal import Deal
    from belote_learn.play.match import Match
    from belote_learn.rules.rulesets import RuleSet


class Replay(SteppingWidget):
    """A table that steps through a deal: packets, bids, every card, every trick, the count.

    Shown in a notebook it is the table itself, with a timeline, and it can play on by itself; where
    no widget can be shown, and in a terminal, it is a text picture of the same step.

    Attributes:
        step: The step shown, from 0; a value beyond the ends becomes the nearest end.
        length: Number of steps to look at. Read only.
        lang: Language of the table, "en", "pt" or "fr".
        ruleset: The rules it is judged by. Set it with an id, a text such as "family;tie=litige",
            a `RuleSet`, or None for the rules it was played under: seats stay who they are, and
            cards that would not be allowed are marked with the reason.
        letters: Letters of jack, queen and king: "language" for those of the language, "JQK" or
            "VDR".
        four_colours: Whether each suit has its own colour.
        big: Whether type and cards are large enough for the back row.
        locked: Whether the step stays where it is, whatever is pressed on the page; code in Python
            still moves it.
        spotlight: The one card that is lit, such as "KS", while all others are dimmed; "" for none.
        hands: Which hands are open: "all", "none", or those of some seats, such as "S" or "NS".
        predict: What you say before it is shown: "off", "legal" (which cards may be played),
            "winner" or "points" (of a trick).

    Args:
        deal: A `Deal`, as far as it has gone.
        match: The `Match` as it stood before the deal; None for a new one.
        ruleset: The rules to judge it by; None for its own.
        lang: "en", "pt" or "fr"; None for the default set by `set_language`.
        step: The step to show first.
        letters: See the attribute.
        four_colours: See the attribute.
        hands: See the attribute.
        predict: See the attribute.

    Raises:
        LanguageError: If the language is not one of the three.
        RuleSetError: If the ruleset is unknown.
        InvalidStateError: If a choice is not one of those there are, if it is not a deal, or not
            the next deal of the match.
        IllegalActionError: If the match is over.

    Example:
        >>> import belote_learn as bl
        >>> table = bl.Replay(bl.example("first-deal"), step=3)
        >>> table.step, table.length > 40, table.lang
        (3, True, 'en')
        >>> table.ruleset = "reglas;capot=250"
        >>> table.ruleset, table.step
        (ruleset('reglas').replace(capot=250), 3)
        >>> table.hands = "north"
        Traceback (most recent call last):
        belote_learn.errors.InvalidStateError: “north” is not a value of the option hands. It can be: all, none, N, E, S, W.
    """  # noqa: E501 (a message as it is printed)

    _judged: ClassVar[tuple[str, ...]] = JUDGED

    def __init__(  # noqa: PLR0913 (one argument for each thing that may be chosen)
        self,
        deal: Deal,
        *,
        match: Match | None = None,
        ruleset: str | RuleSet | None = None,
        lang: str | None = None,
        step: int = 0,
        letters: str = "language",
        four_colours: bool = False,
        hands: str = "all",
        predict: str = "off",
    ) -> None:
        self._deal, self._match, self._own = deal, match, own_rules(deal, match)
        super().__init__(
            ruleset=ruleset,
            lang=lang,
            step=step,
            letters=letters,
            four_colours=four_colours,
            hands=hands,
            predict=predict,
        )

    def _own_rules(self) -> RuleSet:
        return self._own

    def _make_view(self, lang: str) -> dict[str, Any]:
        return deal_view(self._deal, lang, ruleset=self._judging, match=self._match)

    def _code_panel(self, lang: str) -> dict[str, Any]:
        return code_panel("deal", self._deal.code, lang)
