"""`Deal`: one distribution from the first packet to the score, as a value that never changes.

A deal is how it begins (`Start`) and the log of what was done since; everything else follows from
these two, and two deals are equal when these are.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from belote_learn.cards import Card, Suit
from belote_learn.errors import IllegalActionError
from belote_learn.play import bidding
from belote_learn.play import table as play
from belote_learn.play.actions import Action, read_action, said
from belote_learn.play.announcing import refuse_word
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.play.dealing import (
    TURN_UP,
    Packet,
    Start,
    hands_by_place,
    packets_given,
    read_hands,
    read_pack,
    read_packets,
)
from belote_learn.play.position import Position
from belote_learn.play.shuffle import draw_dealer, read_seed, shuffle
from belote_learn.play.trick import Trick
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.rules.scoring import DealScore, score_count
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

Phase = Literal["bidding", "play", "scored", "passed-out"]


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """A deal: the cards given, the bidding, the play, the score.

    `new`, `from_pack`, `from_hands` and `from_code` begin one; `act` goes on with it.

    Attributes:
        start: How it begins: dealer, ruleset, pack or hands.
        history: What was done since, in order: bids, then cards with the words said.

    Example:
        >>> d = Deal.new(seed=7, dealer="N")
        >>> d.phase, d.to_act.name, d.turn_up, d.actions
        ('bidding', 'WEST', 10♦, (<W: pass>, <W: take>))
        >>> d = d.act("pass").act("take")
        >>> d.phase, d.taker.name, d.trump.name, len(d.actions)
        ('play', 'SOUTH', 'DIAMONDS', 8)
    """

    start: Start
    history: tuple[Action, ...] = ()
    # what the log amounts to while cards are played, kept so that a card costs microseconds
    _table: play.Table | None = field(default=None, compare=False)

    @classmethod
    def new(
        cls,
        *,
        seed: int | Random,
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
        return cls(start)

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
        return cls(start)

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
        return cls(start, (), play.open_play(start, given.trump, given.taker))

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
        return replace(self, start=replace(self.start, auto_belote=True))

    @property
    def code(self) -> str | None:
        """The short code of the cards dealt; None where none can say them.

        A code holds a seed, the dealer and the id of the ruleset, so there is none for a pack or
        for hands that were given, nor under house rules: write those with `dumps`.
        """
        from belote_learn.play.deal_code import write_code  # noqa: PLC0415 (only when asked)

        return write_code(self.start)

    @property
    def dealer(self) -> Seat:
        """Who dealt; the next player speaks first and leads the first trick."""
        return self.start.dealer

    @property
    def ruleset(self) -> RuleSet:
        """The rules in force."""
        return self.start.ruleset

    @property
    def phase(self) -> Phase:
        """Where the deal stands: "bidding", "play", "scored" or "passed-out"."""
        if self._table is None:
            return "passed-out" if len(self.history) == bidding.ALL_PASSES else "bidding"
        return "play" if self._table.allowed else "scored"

    @property
    def bidding_round(self) -> int | None:
        """The round of the next bid, 1 or 2; None when the bidding is over."""
        return bidding.round_of(len(self.history)) if self.phase == "bidding" else None

    @property
    def bids(self) -> tuple[Action, ...]:
        """The bids so far, in order."""
        return tuple(action for action in self.history if action.card is None)

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards played so far, 0 to 32, in order."""
        return tuple(action.card for action in self.history if action.card is not None)

    @property
    def turn_up(self) -> Card | None:
        """The card turned up, also once it has been taken; None where hands were given."""
        return self.start.pack[TURN_UP] if self.start.pack else None

    @property
    def talon(self) -> tuple[Card, ...]:
        """The cards not given yet, the turn-up apart: 11 until someone takes, then none."""
        return () if self._table else self.start.pack[TURN_UP + 1 :]

    @property
    def packets(self) -> tuple[Packet, ...]:
        """Who was given which cards, packet by packet; none where hands were given."""
        return packets_given(self.start, self.taker)

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None until someone takes."""
        return self._table.contract.trump if self._table else None

    @property
    def taker(self) -> Seat | None:
        """The seat that took; None until someone does."""
        return self._table.contract.taker if self._table else None

    @property
    def belote_holder(self) -> Seat | None:
        """Who was dealt king and queen of trumps; None where no hand holds both."""
        if self._table is None or self._table.contract.holder < 0:
            return None
        return self.start.order[self._table.contract.holder]

    @property
    def words_said(self) -> int:
        """How many of "belote" and "rebelote" have been said, 0 to 2."""
        return self._table.words if self._table else 0

    @property
    def dealt(self) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
        """The hands as dealt, by seat in the order N E S W: five cards each, or eight."""
        hands = self._table.contract.hands if self._table else hands_by_place(self.start, None)
        by_seat = dict(zip(self.start.order, hands, strict=True))
        return tuple((seat, by_seat[seat]) for seat in Seat)

    @property
    def hands(self) -> dict[Seat, tuple[Card, ...]]:
        """The cards each seat still holds."""
        played = set(self.played)
        return {
            seat: tuple(card for card in hand if card not in played) for seat, hand in self.dealt
        }

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks so far, the one being played last; each knows the hands held before it."""
        if self._table is None:
            return ()
        tricks, hands, played = [], dict(self.dealt), self.played
        leader, order = self.start.order[0], self.start.order
        winners = [order[place] for place, _ in self._table.results]
        for start, leads in zip(
            range(0, len(played), TRICK_SIZE), [leader, *winners], strict=False
        ):
            cards = played[start : start + TRICK_SIZE]
            trump = self._table.contract.trump
            tricks.append(
                Trick(trump, leader=leads, cards=cards, ruleset=self.ruleset, hands=hands)
            )
            hands = {
                seat: tuple(card for card in hand if card not in cards)
                for seat, hand in hands.items()
            }
        return tuple(tricks)

    @property
    def to_act(self) -> Seat | None:
        """The seat to bid or play; None when the deal is over."""
        if self._table is not None:
            return self.start.order[self._table.turn] if self._table.allowed else None
        bids = len(self.history)
        return None if bids == bidding.ALL_PASSES else self.start.order[bids % len(Seat)]

    @property
    def actions(self) -> tuple[Action, ...]:
        """What the seat to act may do; `str` of each is what `act` reads. None when it is over."""
        if self._table is not None:
            return play.actions(self._table, auto_belote=self.start.auto_belote)
        bids = len(self.history)
        if bids == bidding.ALL_PASSES:
            return ()
        return bidding.bids_allowed(self.start, bids, self.start.pack[TURN_UP])

    @property
    def position(self) -> Position | None:
        """The moment to play from; None while nobody has taken and when all cards are down."""
        table = self._table
        if table is None or not table.allowed:
            return None
        place = table.turn
        return Position(
            table.contract.trump,
            leader=self.start.order[table.leader],
            trick=table.trick,
            hand=[card for card in table.contract.hands[place] if card.bit & table.held[place]],
            ruleset=self.ruleset,
        )

    @property
    def score(self) -> DealScore | None:
        """What the deal brings to each side; None until all cards are down.

        Points waiting from earlier deals are the match's business: see `Match.add`.
        """
        return self.score_with()

    def score_with(self, held_over: int = 0) -> DealScore | None:
        """Score the deal with points waiting from earlier ones.

        Args:
            held_over: The points that wait.
        """
        if self._table is None or self._table.allowed:
            return None
        return score_count(play.count(self._table, held_over), self.ruleset)

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

    def _bid(self, action: Action) -> Deal:
        turn_up = self.start.pack[TURN_UP]
        if action not in self.actions:
            raise bidding.refuse_bid(action, len(self.history), turn_up)
        trump, table = bidding.trump_of(action, turn_up), None
        if trump is not None:
            table = play.open_play(self.start, trump, action.seat)
        return Deal(self.start, (*self.history, action), table)

    def _play(self, action: Action, table: play.Table) -> Deal:
        card = action.card
        if card is None:
            raise IllegalActionError(
                "bid-late", rule="bidding.taker", seat=self.taker, found=str(action)
            )
        if not 1 << card.index & table.allowed and self.position is not None:
            self.position.play(card)
        if action.word or self.start.auto_belote:
            action = self._say(action, card, table)
        after = play.put(table, card, word=action.word != "")
        return Deal(self.start, (*self.history, action), after)

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


def str_of(action: Action | Card | str) -> str:
    """Return the text of an action, with a card as its code."""
    return action.code if isinstance(action, Card) else str(action)
