"""`CompareRules`: what each set of rules says of the same cards, or of the same count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from belote_learn.errors import RuleSetError
from belote_learn.given import as_text, wrong_kind
from belote_learn.messages.catalogue import say
from belote_learn.rules.rulesets import RuleSet, option_values
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.view.compare_text import draw_comparison
from belote_learn.view.compare_view import columns_of, compare_view, options_of
from belote_learn.widgets._paper import PaperWidget, Request, Told, text_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from belote_learn.play.position import Position
    from belote_learn.rules.scoring import DealScore
    from belote_learn.view.compare_view import Column

House = RuleSet | Mapping[str, str | int]

#: As many house rules as a table has room for.
MOST_HOUSES: Final = 4


class CompareRules(PaperWidget):
    """A table of answers: rulesets side by side, what differs marked, and why for every cell.

    Shown in a notebook it also lets the reader try a house rule as one more column; where no widget
    can be shown, and in a terminal, it is the same table as text.

    Attributes:
        lang: Language of the table, "en", "pt" or "fr".
        big: Whether it is shown large enough for the back row of a class.

    Args:
        moment: A `Position`, or the score of a deal.
        lang: "en", "pt" or "fr"; None for the default set by `set_language`.
        house: House rules to begin with: a `RuleSet`, or options and their values changed from the
            rules in force, or several of these.

    Raises:
        InvalidStateError: If the moment is neither a position nor a score, or a house rule is of no
            such kind.
        LanguageError: If the language is not one of the three.
        RuleSetError: If a house rule is none.

    Example:
        >>> import belote_learn as bl
        >>> p = bl.Position("H", leader="N", trick="7C 10H AD", hand="9H 8H KS", ruleset="reglas")
        >>> table = bl.CompareRules(p, house={"cannot_overtrump": "free"})
        >>> table.houses
        (ruleset('reglas').replace(cannot_overtrump='free'),)
        >>> len(table.add(partner_master_trump_play="free", base="clockwise").houses)
        2
    """

    def __init__(
        self,
        moment: Position | DealScore,
        *,
        lang: str | None = None,
        house: House | Iterable[House] | None = None,
    ) -> None:
        columns_of(moment)  # refuses what cannot be compared
        self._moment = moment
        self._houses: list[RuleSet] = []
        for one in _several(house):
            self._keep(self._read(one))
        super().__init__(lang)

    @property
    def houses(self) -> tuple[RuleSet, ...]:
        """The house rules that were added, in the order of their columns."""
        return tuple(self._houses)

    def add(self, base: str | RuleSet | None = None, **options: str | int) -> CompareRules:
        """Add a house rule as a column.

        Args:
            base: Id of a ruleset, or a `RuleSet`; None for the rules in force.
            options: Options and their values.

        Returns:
            The same table.

        Raises:
            RuleSetError: If there is no such ruleset, option or value, or they do not go together.
        """
        start = self._moment.ruleset if base is None else named_ruleset(base)
        if self._keep(start.replace(**options)):
            self._show_again()
        return self

    def remove(self, rules: RuleSet) -> CompareRules:
        """Take a house rule out of the table, and return it; one that is not there is let be."""
        if rules in self._houses:
            self._houses.remove(rules)
            self._show_again()
        return self

    def _keep(self, rules: RuleSet) -> bool:
        """Keep a house rule unless it is a column already; tell which."""
        if any(rules == column.rules for column in self._columns()):
            return False
        if len(self._houses) >= MOST_HOUSES:
            raise RuleSetError("houses-full", count=MOST_HOUSES)
        self._houses.append(rules)
        return True

    def _read(self, house: House) -> RuleSet:
        if isinstance(house, RuleSet):
            return house
        if isinstance(house, Mapping):
            return self._moment.ruleset.replace(**{as_text(name): house[name] for name in house})
        raise wrong_kind(house, RuleSet, dict)

    def _columns(self) -> list[Column]:
        return columns_of(self._moment, self._houses)

    def _actions(self) -> dict[str, Callable[[Request], Told | None]]:
        return {"add": self._add_asked, "remove": self._remove_asked}

    def _add_asked(self, request: Request) -> Told | None:
        columns = {str(place): column for place, column in enumerate(self._columns())}
        column, option = columns.get(text_of(request, "base")), text_of(request, "option")
        if column is None or option not in options_of(self._moment):
            return None
        values = {str(value): value for value in option_values(option)}
        if text_of(request, "value") not in values:
            return None
        self._about = "form"
        rules = column.rules.replace(**{option: values[request["value"]]})
        if not self._keep(rules):
            return self._column_said("compare.there", rules)
        self._about = ""
        return self._column_said("compare.added", rules)

    def _remove_asked(self, request: Request) -> Told | None:
        houses = {str(column.house): column for column in self._columns() if not column.given}
        column = houses.get(text_of(request, "house"))
        if column is None or column.rules not in self._houses:
            return None
        told = self._column_said("compare.removed", column.rules)
        self._houses.remove(column.rules)
        return told

    def _column_said(self, message_id: str, rules: RuleSet) -> Told:
        column = next(column for column in self._columns() if column.rules == rules)

        def told(lang: str) -> str:
            changes = ", ".join(column.changes(lang))
            return say(message_id, lang, rules=column.title(lang), changes=changes)

        return told

    def _make_view(self, lang: str) -> dict[str, Any]:
        return compare_view(self._moment, lang, houses=self._houses, answer=self._answer)

    def _picture(self) -> str:
        return draw_comparison(self._shown)


def _several(house: House | Iterable[House] | None) -> list[House]:
    if house is None:
        return []
    if isinstance(house, RuleSet | Mapping):
        return [house]
    if isinstance(house, str) or not isinstance(house, Iterable):
        raise wrong_kind(house, RuleSet, dict)
    return list(house)
