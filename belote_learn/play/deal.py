"""`Deal`: one distribution from the first packet to the score, as a value that never changes.

A deal is how it begins (`Start`) and the log of what was done since; everything else follows from
these two, and two deals are equal when these are.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from belote_learn.cards import Card, Suit
from belote_learn.errors import IllegalActionError
from belote_learn.given import as_text, of_kind, read_number, wrong_kind
from belote_learn.play import bidding
from belote_learn.play import table as play
from belote_learn.play.actions import Action, read_action, said
from belote_learn.play.announcing import refuse_word
from belote_learn.play.deal_state import DealState
from belote_learn.play.dealing import (
    TURN_UP,
    Start,
    read_hands,
    read_pack,
    read_packets,
)
from belote_learn.play.shuffle import draw_dealer, read_seed, shuffle
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from belote_learn.messages.actions import ActionVerdict
    from belote_learn.messages.scores import WordedLine
    from belote_learn.messages.verdicts import Verdict


_D = TypeVar("_D", bound="Deal")


@dataclass(frozen=True, slots=True, repr=False)
class Deal(DealState):
    """A deal: the cards given, the bidding, the play, the score.

    `new`, `from_pack`, `from_hands` and `from_code` begin one; `act` goes on with it.

    Attributes:
        start: How it begins: dealer, ruleset, pack or hands.
        history: What was done since, in order: bids, then cards with the words said.

    Raises:
        InvalidStateError: If the start or the history is of the wrong kind, or a card played is not
            held.
        IllegalActionError: If something in the history is not allowed.
        NotationError: If an action of the history cannot be read.

    Example:
        >>> d = Deal.new(seed=7, dealer="N")
        >>> d.phase, d.to_act.name, d.turn_up, d.actions
        ('bidding', 'WEST', 10♦, (<W: pass>, <W: take>))
        >>> d = d.act("pass").act("take")
        >>> d.phase, d.taker.name, d.trump.name, len(d.actions)
        ('play', 'SOUTH', 'DIAMONDS', 8)
        >>> Deal(d.start, d.history) == d
        True
    """

    def __post_init__(self) -> None:
        if not isinstance(self.start, Start):
            raise wrong_kind(self.start, Start)
        actions = of_kind(self.history, tuple, list)
        # the words are in the history: none is said for the players a second time
        deal = _opened(Deal, replace(self.start, auto_belote=False))
        for action in actions:
            deal = deal.act(action)
        _stand(self, self.start, deal.history, deal._table)  # noqa: SLF001 (a deal's own)

    @classmethod
    def new(
        cls,
        seed: int | Random,
        *,
        dealer: Seat | str | None = None,
        ruleset: str | RuleSet = RULESETS[0],
    ) -> Deal:
        """Shuffle, cut and deal.

        Args:
            seed: A whole number from 0 up to 2**32 - 1, always the same deal for a number; or a
                `random.Random` to draw one from.
            dealer: Who deals; None to draw the dealer as the ruleset has it (see `draw_dealer`).
            ruleset: Id of a ruleset, or a `RuleSet`.

        Raises:
            NotationError: If the seat cannot be read.
            InvalidStateError: If the seed is out of range.
            RuleSetError: If the ruleset is unknown.

        Rules:
            deal.shuffle-and-cut, deal.packets, deal.turn-up

        Example:
            >>> Deal.new(seed=7, dealer="N").hands[Seat.WEST]
            (K♣, 10♥, A♣, 8♠, 8♥)
        """
        rules, number = named_ruleset(ruleset), read_seed(seed)
        shuffled = shuffle(number)
        who = draw_dealer(number, rules).dealer if dealer is None else Seat.parse(dealer)
        packets = shuffled.packets if rules.packets == "either" else read_packets(None, rules)
        start = Start(
            dealer=who,
            ruleset=rules,
            pack=shuffled.pack,
            packets=packets,
            seed=number,
            cut=shuffled.cut,
        )
        return _opened(cls, start)

    @classmethod
    def from_pack(
        cls,
        cards: str | Iterable[Card | str],
        *,
        dealer: Seat | str,
        ruleset: str | RuleSet = RULESETS[0],
        packets: str | None = None,
    ) -> Deal:
        """Deal a pack that lies ready: shuffled and cut.

        Args:
            cards: The 32 cards, the top one first.
            dealer: Who deals.
            ruleset: Id of a ruleset, or a `RuleSet`.
            packets: "3-2" or "2-3"; None for the ruleset's way, 3-2 where it leaves the choice.

        Raises:
            NotationError: If a seat or card cannot be read.
            InvalidStateError: If there are not 32 different cards, or the ruleset does not have the
                packets so.
            RuleSetError: If the ruleset is unknown.
        """
        rules = named_ruleset(ruleset)
        start = Start(
            dealer=Seat.parse(dealer),
            ruleset=rules,
            pack=read_pack(cards),
            packets=read_packets(packets, rules),
        )
        return _opened(cls, start)

    @classmethod
    def from_hands(
        cls,
        hands: Mapping[str, str] | Mapping[Seat, Iterable[Card]],
        *,
        trump: Suit | str,
        taker: Seat | str,
        dealer: Seat | str,
        ruleset: str | RuleSet = RULESETS[0],
    ) -> Deal:
        """Begin a deal from four hands of eight cards, the bidding being over.

        Args:
            hands: Seat to hand, all four, eight cards each.
            trump: The trump suit.
            taker: The seat that took.
            dealer: The seat that dealt.
            ruleset: Id of a ruleset, or a `RuleSet`.

        Raises:
            NotationError: If a suit, seat or card cannot be read.
            InvalidStateError: If there are not four hands of eight different cards.
            RuleSetError: If the ruleset is unknown.
        """
        given = read_hands(hands, trump, taker)
        start = Start(dealer=Seat.parse(dealer), ruleset=named_ruleset(ruleset), given=given)
        return _opened(cls, start)

    @classmethod
    def from_code(cls, code: str) -> Deal:
        """Begin the deal that a code stands for.

        Args:
            code: The nine characters of `Deal.code`, in either case; spaces and hyphens may stand
                between them.

        Raises:
            NotationError: If it is not such a code: too short or too long, a character that is not
                one of the 32, or one mistyped (the last character checks the others).

        Example:
            >>> Deal.from_code(Deal.new(seed=7, dealer="N").code) == Deal.new(seed=7, dealer="N")
            True
        """
        from belote_learn.play.deal_code import read_code  # noqa: PLC0415 (only when asked)

        seed, dealer, ruleset = read_code(code)
        return cls.new(seed=seed, dealer=dealer, ruleset=ruleset)

    def with_auto_belote(self) -> Deal:
        """Return the deal with "belote" and "rebelote" said for every player, at the right card.

        For beginners: nobody forgets them. What has been played stays as it was played.
        """
        start = replace(self.start, auto_belote=True)
        return _stand(object.__new__(Deal), start, self.history, self._table)

    def at(self, count: int) -> Deal:
        """Return the deal as it stood after so many actions.

        Args:
            count: Number of actions of the history to keep, from 0 to all of them.

        Raises:
            InvalidStateError: If it is no such number.

        Example:
            >>> d = Deal.new(seed=7, dealer="N").act("pass").act("take")
            >>> d.at(1).phase, d.at(2) == d
            ('bidding', True)
        """
        read_number("count", count, 0, len(self.history))
        return Deal(self.start, self.history[:count])

    @property
    def code(self) -> str | None:
        """The short code of the cards dealt; None where none can say them.

        A code holds a seed, the dealer and the id of the ruleset, so there is none for a pack or
        for hands that were given, nor under house rules: write those with `dumps`.
        """
        from belote_learn.play.deal_code import write_code  # noqa: PLC0415 (only when asked)

        return write_code(self.start)

    def act(self, action: Action | Card | str) -> Deal:
        """Bid or play.

        Args:
            action: One of `actions`, or its text: "pass", "take", a suit named in the second round
                ("S"), a card ("JH"), a card with its word ("KH belote").

        Returns:
            The deal with the action done; this one is untouched.

        Raises:
            NotationError: If the action cannot be read.
            InvalidStateError: If the seat to play does not hold the card.
            IllegalPlayError: If the card may not be played here.
            IllegalActionError: If the bid or the word is not allowed, or the deal is over; the
                error's data name the article.

        Example:
            >>> d = Deal.new(seed=7, dealer="N")
            >>> d.act("S")
            Traceback (most recent call last):
            belote_learn.errors.IllegalActionError: West may not name spades yet: in the first round a player takes 10♦ or passes, and a suit is named in the second only. (Article 3.2, First round: take or pass.)
        """  # noqa: E501 (a message as it is printed)
        seat = self.to_act
        if seat is None:
            raise self._over(action)
        done = action if isinstance(action, Action) else read_action(str_of(action), seat)
        if done.seat is not seat:
            raise IllegalActionError("not-your-turn", seat=done.seat, other=seat, rule="game.turn")
        if self._table is not None:
            return self._play(done, self._table)
        return self._bid(done)

    def explain(
        self, lang: str | None = None
    ) -> tuple[ActionVerdict, ...] | tuple[Verdict, ...] | tuple[WordedLine, ...]:
        """Say of every bid or card of the seat to act why it is allowed or not, or word the count.

        Args:
            lang: "en", "pt" or "fr"; None for the notebook's default.

        Raises:
            LanguageError: If the language is not one of the three.

        Example:
            >>> for bid in Deal.new(seed=7, dealer="N").explain("en")[:3]:
            ...     print(bid.headline)
            You may pass
            You may take 10♦
            You may not name spades
        """
        from belote_learn.messages.deals import explain_deal  # noqa: PLC0415 (words come late)

        return explain_deal(self, lang)

    def explain_words(self, card: Card | str, lang: str | None = None) -> tuple[ActionVerdict, ...]:
        """Say what "belote" and "rebelote" would earn with a card, and what silence would lose.

        Args:
            card: A card that the seat to play may play.
            lang: "en", "pt" or "fr"; None for the notebook's default.

        Raises:
            IllegalPlayError: If the card may not be played.
            LanguageError: If the language is not one of the three.

        Rules:
            announce.words, announce.value, announce.refused
        """
        from belote_learn.messages.announcements import explain_words  # noqa: PLC0415 (words late)

        return explain_words(self, card, lang)

    def _bid(self, action: Action) -> Deal:
        turn_up = self.start.pack[TURN_UP]
        if action not in self.actions:
            raise bidding.refuse_bid(action, len(self.history), turn_up)
        trump, table = bidding.trump_of(action, turn_up), None
        if trump is not None:
            table = play.open_play(self.start, trump, action.seat)
        return _stand(object.__new__(Deal), self.start, (*self.history, action), table)

    def _play(self, action: Action, table: play.Table) -> Deal:
        card = action.card
        if card is None:
            raise IllegalActionError(
                "bid-late", rule="bidding.taker", seat=self.taker, found=as_text(action)
            )
        if not 1 << card.index & table.allowed and self.position is not None:
            self.position.play(card)
        if action.word or self.start.auto_belote:
            action = self._say(action, card, table)
        after = play.put(table, card, word=action.word != "")
        return _stand(object.__new__(Deal), self.start, (*self.history, action), after)

    def _say(self, action: Action, card: Card, table: play.Table) -> Action:
        word = play.open_word(table, card.bit)
        if action.word not in {"", word}:
            raise refuse_word(action, card, table)
        return said(action, word) if word else action

    def _over(self, action: Action | Card | str) -> IllegalActionError:
        found = str_of(action)
        if self._table is None:
            return IllegalActionError("deal-passed-out", rule="bidding.all-pass", found=found)
        return IllegalActionError("deal-over", found=found)

    def __repr__(self) -> str:
        from belote_learn.play.record import write_repr  # noqa: PLC0415 (only when asked)

        return write_repr(self)


def _opened(kind: type[_D], start: Start) -> _D:
    """Return the deal that begins so, with nothing done yet."""
    given = start.given
    table = play.open_play(start, given.trump, given.taker) if given else None
    return _stand(object.__new__(kind), start, (), table)


def _stand(deal: _D, start: Start, history: tuple[Action, ...], table: play.Table | None) -> _D:
    """Fill a deal with a log and with what that log amounts to: the one place that pairs them."""
    put = object.__setattr__
    put(deal, "start", start)
    put(deal, "history", history)
    put(deal, "_table", table)
    return deal


def under_rules(deal: Deal, rules: RuleSet) -> Deal:
    """Return a deal with the same bids and cards under other rules, which may refuse some of them.

    Args:
        deal: A deal at any stage.
        rules: Rules that deal the cards and turn round the table as the deal's own do.
    """
    table = None if deal._table is None else play.under_rules(deal._table, rules.play)  # noqa: SLF001 (a deal's own)
    return _stand(object.__new__(Deal), replace(deal.start, ruleset=rules), deal.history, table)


def str_of(action: Action | Card | str) -> str:
    """Return the text of an action, with a card as its code."""
    return action.code if isinstance(action, Card) else as_text(action)
