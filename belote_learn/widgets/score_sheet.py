"""`ScoreSheet`: the paper sheet of a table, with the reason for every number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belote_learn.errors import IllegalActionError
from belote_learn.given import of_kind
from belote_learn.messages.catalogue import say
from belote_learn.messages.matches import explain_match
from belote_learn.play.match import Match
from belote_learn.rules.by_hand import score_by_hand
from belote_learn.rules.rulesets import RULESETS, RuleSet, option_values
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.seats import Seat, Team
from belote_learn.view.agree_view import agree_view, asked
from belote_learn.view.sheet_text import draw_sheet
from belote_learn.view.sheet_view import PASSED, sheet_view
from belote_learn.widgets._entries import (
    agreed,
    read_entry,
    read_points,
    said_of_option,
    told_of_check,
)
from belote_learn.widgets._paper import PaperWidget, Request, Told, text_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from belote_learn.rules.scoring import DealScore


class ScoreSheet(PaperWidget):
    """A score sheet: deal by deal, totals, points held over, the race to the target.

    It begins with what a table must agree on, which makes the ruleset; then each deal of a real
    game is entered by hand (who took, points, capot, belote), checked, explained and written down,
    and the last one can be taken back. Given a match, it shows that match and goes on with it.

    What acts returns the sheet, so that one call can follow another.

    Attributes:
        lang: Language of the sheet, "en", "pt" or "fr".
        big: Whether it is shown large enough for the back row of a class.

    Args:
        match: A `Match`; None to begin with the checklist.
        lang: "en", "pt" or "fr"; None for the default set by `set_language`.

    Raises:
        InvalidStateError: If it is not a match.
        LanguageError: If the language is not one of the three.

    Example:
        >>> import belote_learn as bl
        >>> sheet = bl.ScoreSheet().agree(tie="litige", target=501).start(dealer="N")
        >>> sheet = sheet.write(taker="S", ns=81)
        >>> sheet.match.totals, sheet.match.held_over
        ({'NS': 0, 'EW': 81}, 81)
        >>> sheet.undo().match.totals
        {'NS': 0, 'EW': 0}
    """

    def __init__(self, match: Match | None = None, *, lang: str | None = None) -> None:
        self._rules = named_ruleset(RULESETS[0]) if match is None else of_kind(match, Match).ruleset
        self._dealer: Seat | None = None
        # the match as it stood before each deal written here, and as it stands; none while agreeing
        self._pages: list[Match] = [] if match is None else [match]
        self._given = match is not None
        self._preview: DealScore | None = None
        self._shows: str | None = None
        super().__init__(lang)

    @property
    def match(self) -> Match | None:
        """The match as it stands; None while the table still agrees on its rules."""
        return self._pages[-1] if self._pages else None

    @property
    def ruleset(self) -> RuleSet:
        """The rules agreed on so far, or those of the match."""
        return self._rules

    def agree(self, base: str | None = None, **options: str | int) -> ScoreSheet:
        """Agree on the rules, before the first deal.

        Args:
            base: Id of the ruleset to start from; None to keep what was agreed.
            options: Options and their values.

        Raises:
            IllegalActionError: If the sheet has been started.
            RuleSetError: If there is no such ruleset, option or value, or they do not go together.
        """
        if self._pages:
            raise IllegalActionError("sheet-started")
        rules = self._rules if base is None else named_ruleset(base)
        self._rules = rules.replace(**options)
        self._show_again()
        return self

    def start(self, dealer: Seat | str | None = None) -> ScoreSheet:
        """Start the sheet with the rules agreed on.

        Args:
            dealer: Who deals first; None to have it drawn.

        Raises:
            IllegalActionError: If it has been started.
            NotationError: If the seat cannot be read.
        """
        if self._pages:
            raise IllegalActionError("sheet-started")
        self._pages = [Match(self._rules, dealer=dealer)]
        self._show_again()
        return self

    def write(  # noqa: PLR0913 (what a table writes down, one by one)
        self,
        *,
        taker: Seat | Team | str,
        ns: int | None = None,
        ew: int | None = None,
        capot: Team | str | None = None,
        belote: Team | str | None = None,
        words: int | None = None,
    ) -> ScoreSheet:
        """Write a deal down.

        Args:
            taker: The seat or the side that took.
            ns: Points of North and South's cards, the ten for the last trick included, without a
                belote; None where only the other side was counted.
            ew: The same of East and West.
            capot: The side that won all eight tricks, or None.
            belote: The side that said belote, or None.
            words: How many of the two words it said; None for both.

        Raises:
            NotationError: If a seat or a side cannot be read.
            InvalidStateError: If no deal can come to this.
            IllegalActionError: If the sheet is not started, or the match is over.
        """
        match = self._started()
        score = score_by_hand(
            ruleset=match.ruleset,
            taker=taker,
            ns=ns,
            ew=ew,
            capot=capot,
            belote=belote,
            words=words,
            held_over=match.held_over,
        )
        self._turn_page(match.add(score))
        self._show_again()
        return self

    def pass_out(self) -> ScoreSheet:
        """Write down a deal that all four passed twice.

        Raises:
            IllegalActionError: If the sheet is not started, or the match is over.
        """
        self._turn_page(self._started().pass_out())
        self._show_again()
        return self

    def undo(self) -> ScoreSheet:
        """Take back the last deal written here; without one, nothing is changed."""
        if len(self._pages) > 1:
            self._pages.pop()
            self._clear()
            self._show_again()
        return self

    # What the front end asks ------------------------------------------------------------------

    def _actions(self) -> dict[str, Callable[[Request], Told | None]]:
        if not self._pages:
            return {"agree": self._agree_asked, "start": self._start_asked}
        return {
            "check": self._check_asked,
            "add": self._add_asked,
            "undo": self._undo_asked,
            "again": self._again_asked,
        }

    def _agree_asked(self, request: Request) -> Told | None:
        option, value = text_of(request, "option"), text_of(request, "value")
        self._about = option
        if option == "base":
            return self._base_asked(value)
        if option == "dealer":
            return self._dealer_asked(value)
        if option not in asked(self._rules):
            return None
        values = {str(one): one for one in option_values(option)}
        chosen = values.get(value) if values else read_points(value)
        if chosen is None and values:
            return None
        self._rules = agreed(self._rules, option, value if chosen is None else chosen)
        self._about = ""
        return said_of_option(option, getattr(self._rules, option))

    def _base_asked(self, name: str) -> Told | None:
        if name not in RULESETS:
            return None
        self._rules, self._about = named_ruleset(name), ""
        return lambda lang: say(
            "sheet.agreed",
            lang,
            title=say("sheet.ui.base", lang),
            text=say(f"table.rules.{name}", lang),
        )

    def _dealer_asked(self, seat: str) -> Told | None:
        if seat and seat not in set(Seat):
            return None
        self._dealer, self._about = (Seat(seat) if seat else None), ""
        return lambda lang: say(
            "sheet.agreed",
            lang,
            title=say("sheet.ui.dealer", lang),
            text=say("sheet.form.seat" if seat else "sheet.form.drawn", lang, seat=self._dealer),
        )

    def _start_asked(self, _request: Request) -> Told:
        self._pages = [Match(self._rules, dealer=self._dealer)]
        return self._with_standing("sheet.started")

    def _check_asked(self, request: Request) -> Told | None:
        self._clear()
        if text_of(request, "taker") == PASSED:
            return lambda lang: say("sheet.passed", lang)
        score = self._score_of(request)
        if score is None:
            return lambda lang: say("sheet.taker", lang)
        self._preview, self._shows = score, "preview"
        return told_of_check(score)

    def _add_asked(self, request: Request) -> Told | None:
        match = self._started()
        if not self._is_current(request):
            return None
        self._clear()
        if text_of(request, "taker") == PASSED:
            self._turn_page(match.pass_out())
            return self._with_standing("sheet.written.passed", number=len(match.scores) + 1)
        score = self._score_of(request)
        if score is None:
            return lambda lang: say("sheet.taker", lang)
        self._turn_page(match.add(score))
        return self._with_standing(
            "sheet.written",
            number=len(match.scores) + 1,
            team=Team.NS,
            other=Team.EW,
            points=score.ns,
            total=score.ew,
        )

    def _undo_asked(self, request: Request) -> Told | None:
        if len(self._pages) == 1 or not self._is_current(request):
            return None
        number = len(self._pages.pop().scores)
        self._clear()
        return lambda lang: say("sheet.undone", lang, number=number)

    def _again_asked(self, _request: Request) -> Told | None:
        if self._given or len(self._pages) > 1:
            return None
        self._pages = []
        self._clear()
        return lambda lang: say("sheet.again", lang)

    def _score_of(self, request: Request) -> DealScore | None:
        """Score what was entered; None where nobody is said to have taken.

        `_about` names the entry that is wrong, if one is.
        """
        match = self._started()
        self._about = "taker"
        entry = read_entry(request)
        if entry is None:
            return None
        for name in ("ns", "ew"):
            self._about = name
            entry[name] = read_points(text_of(request, name))
        self._about = "points" if entry["capot"] is None else "capot"
        score = score_by_hand(ruleset=match.ruleset, held_over=match.held_over, **entry)
        self._about = ""
        return score

    # Pages ------------------------------------------------------------------------------------

    def _started(self) -> Match:
        if self.match is None:
            raise IllegalActionError("sheet-not-started")
        return self.match

    def _is_current(self, request: Request) -> bool:
        """Whether a request was made of the sheet as it stands, not of an earlier page."""
        deals = request.get("deals")
        return type(deals) is int and deals == len(self._started().scores)

    def _turn_page(self, match: Match) -> None:
        self._pages.append(match)
        self._clear()
        self._shows = f"{len(match.scores)}:outcome"

    def _clear(self) -> None:
        self._preview = self._shows = None

    def _with_standing(self, message_id: str, **facts: Any) -> Told:
        match = self._started()
        return lambda lang: say(message_id, lang, standing=explain_match(match, lang).text, **facts)

    def _make_view(self, lang: str) -> dict[str, Any]:
        if self.match is None:
            return agree_view(self._rules, self._dealer, lang, answer=self._answer)
        return sheet_view(
            self.match,
            lang,
            undo=len(self._pages) > 1,
            again=not self._given and len(self._pages) == 1,
            preview=self._preview,
            shows=self._shows,
            answer=self._answer,
        )

    def _picture(self) -> str:
        return draw_sheet(self._shown)
