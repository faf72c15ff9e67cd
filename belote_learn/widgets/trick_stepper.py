"""`TrickStepper`: one trick, card by card, with the reason for every card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from belote_learn.play.judging import TRICK_JUDGED
from belote_learn.view.moments import moment_of
from belote_learn.view.trick_view import trick_view
from belote_learn.widgets._stepping import SteppingWidget

if TYPE_CHECKING:
    from belote_learn.play.position import Position
    from belote_learn.play.trick import Trick
    from belote_learn.rules.rulesets import RuleSet


class TrickStepper(SteppingWidget):
    """A table that steps through one trick and explains every card.

    Shown in a notebook it is the table itself; where no widget can be shown, and in a terminal, it
    is a text picture of the same step with the verdict of each card.

    Attributes:
        step: Number of cards on the table, from 0; a value beyond the ends becomes the nearest end.
        length: Number of steps to look at, the empty table included. Read only.
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
        moment: A `Trick`, or a `Position` waiting for its next card.
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
        InvalidStateError: If a choice is not one of those there are, or if it is neither a trick
            nor a position.

    Example:
        >>> import belote_learn as bl
        >>> table = bl.TrickStepper(bl.Trick("H", leader="N", cards="10D 8D AD 7H"), step=9)
        >>> table.step, table.length, table.lang
        (4, 5, 'en')
        >>> table.letters, table.hands = "VDR", "none"
        >>> table.ruleset = "ffb"
        >>> table.step, table.ruleset
        (4, ruleset('ffb'))
    """

    _judged: ClassVar[tuple[str, ...]] = TRICK_JUDGED

    def __init__(  # noqa: PLR0913 (one argument for each thing that may be chosen)
        self,
        moment: Trick | Position,
        *,
        ruleset: str | RuleSet | None = None,
        lang: str | None = None,
        step: int = 0,
        letters: str = "language",
        four_colours: bool = False,
        hands: str = "all",
        predict: str = "off",
    ) -> None:
        self._moment, self._own = moment, moment_of(moment).ruleset
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
        return trick_view(self._moment, lang, ruleset=self._judging)
