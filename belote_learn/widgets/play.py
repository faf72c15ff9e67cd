"""`Play`: bid and play deals against three bots, and ask before you play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belote_learn.play.game import Game
from belote_learn.rules.rulesets import RULESETS
from belote_learn.seats import Seat
from belote_learn.view.play_view import play_view
from belote_learn.view.teacher_view import code_panel
from belote_learn.widgets._desk import DeskWidget
from belote_learn.widgets._traits import YesNo
from belote_learn.widgets.replay import Replay

if TYPE_CHECKING:
    from random import Random

    from belote_learn.cards import Card
    from belote_learn.play.actions import Action
    from belote_learn.play.deal import Deal
    from belote_learn.play.match import Match
    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.widgets._request import Request


class Play(DeskWidget):
    """A match against three bots: bid, play, and be told why when a card may not be played.

    A card that is not allowed stays in the hand and its reason appears with the article. With
    `ask_first` a card pressed only tells whether it may be played, and a second press plays it.
    Once a deal is over the same table replays it, with all hands open.

    Attributes:
        step: The frame shown, from 0; the learner acts at the last one.
        length: Number of frames. Read only.
        lang: Language of the table, "en", "pt" or "fr".
        letters: Letters of jack, queen and king: "language", "JQK" or "VDR".
        four_colours: Whether each suit has its own colour.
        big: Whether type and cards are large enough for the back row.
        hands: Which hands are open: "all", "none", or those of some seats, such as "S" or "NS".
        locked: Whether the step stays where it is, whatever is pressed on the page; code in Python
            still moves it.
        spotlight: The one card that is lit, such as "KS", while all others are dimmed; "" for none.
        ask_first: Whether a card is asked about before it is played.

    Args:
        seed: A seed for the first deal, or a `Deal` to begin with (see `Game.new`).
        seat: The learner's seat.
        ruleset: Id of a ruleset, or a `RuleSet`.
        target: Points that end the match; None for the ruleset's own.
        auto_belote: Whether "belote" and "rebelote" are said for you.
        ask_first: See the attribute.
        lang: "en", "pt" or "fr"; None for the default.
        letters: See the attribute.
        four_colours: See the attribute.

    Raises:
        NotationError: If the seat cannot be read.
        InvalidStateError: If the seed is out of range, or a choice is not one of those there are.
        RuleSetError: If the ruleset is unknown, or the target is not a whole number above 0.
        LanguageError: If the language is not one of the three.

    Example:
        >>> import belote_learn as bl
        >>> table = bl.Play(seed=7, seat="S")
        >>> print(table)
        Your game (11/11): West passes.
        Rules: family · Match to 1000: North and South 0, East and West 0
        North: 5 cards face down
        East: 5 cards face down
        South: J♠ Q♣ J♣ A♥ 9♠
        West: 5 cards face down
        Bids: West: pass
        Your turn: take 10♦, or pass.
        Pass · Take 10♦
        >>> table.act("take").deal.taker.name
        'SOUTH'
    """

    ask_first = YesNo(default_value=False).tag(sync=True)

    _requests = DeskWidget._requests | {"ask_first"}  # noqa: SLF001 (the class above)

    def __init__(  # noqa: PLR0913 (one argument for each thing that may be chosen)
        self,
        seed: int | Random | Deal = 1,
        *,
        seat: Seat | str = Seat.SOUTH,
        ruleset: str | RuleSet = RULESETS[0],
        target: int | None = None,
        auto_belote: bool = False,
        ask_first: bool = False,
        lang: str | None = None,
        letters: str = "language",
        four_colours: bool = False,
    ) -> None:
        self._game = Game.new(
            seed, seat=seat, ruleset=ruleset, target=target, auto_belote=auto_belote
        )
        super().__init__(lang=lang, letters=letters, four_colours=four_colours)
        self.ask_first = ask_first

    @property
    def deal(self) -> Deal:
        """The deal as it stands."""
        return self._game.deal

    @property
    def match(self) -> Match:
        """The match, with this deal in it once it is over."""
        return self._game.match

    def act(self, action: Action | Card | str) -> Play:
        """Bid or play, as a press on the table does.

        Args:
            action: What `Deal.act` reads: "pass", "take", a suit, a card, a card with its word.

        Returns:
            The same table, so that it can be shown or asked again.

        Raises:
            NotationError: If the action cannot be read.
            InvalidStateError: If you do not hold the card.
            IllegalPlayError: If the card may not be played here; nothing has changed.
            IllegalActionError: If the bid or the word is not allowed, or the deal is over.
        """
        self._change(lambda: self._become(self._game.act(action)))
        return self

    def undo(self) -> Play:
        """Take back your last decision of this deal.

        Once a deal is over you have seen all hands: what came of it stands in the match, and what
        you play now is another try.
        """
        self._change(lambda: self._become(self._game.undo()))
        return self

    def next_deal(self) -> Play:
        """Deal again, once the deal is over.

        Raises:
            InvalidStateError: If the deal is not over, and never was.
            IllegalActionError: If the match is.
        """
        self._change(lambda: self._become(self._game.next_deal()))
        return self

    def replay(self) -> Replay:
        """Return the deal so far in a table that steps through it, all hands open."""
        return Replay(self._game.deal, match=self._game.before, lang=self.lang)

    def _do(self, request: Request) -> None:
        game = self._game
        if request.do == "undo":
            self._become(game.undo())
        elif request.do == "next":
            self._become(game.next_deal())
        elif request.do == "again" and game.match.winner:
            self._become(game.next_match())
        elif request.do == "card":
            self._become(game.act(request.card))
        else:
            self._become(game.act(request.do))

    def _become(self, game: Game) -> None:
        self._is_new = game.deal.start != self._game.deal.start
        self._game = game

    def _begin_after(self, before: int) -> int | None:
        return None if self._is_new else super()._begin_after(before)

    def _make_table(self, lang: str) -> dict[str, Any]:
        return play_view(self._game, lang)

    def _code_panel(self, lang: str) -> dict[str, Any]:
        return code_panel("deal", self._game.deal.code, lang)
