"""`Position`: one moment of a trick, seen by the player to move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from belote_learn.cards import Card, Suit, read_cards
from belote_learn.errors import IllegalPlayError, InvalidStateError
from belote_learn.given import as_text, read_number, wrong_kind
from belote_learn.play.checks import TRICK_SIZE, check_hand, check_no_repeat
from belote_learn.rules.facts import TrickFacts, trick_facts
from belote_learn.rules.following import decide
from belote_learn.rules.rulesets import RULESETS, PlayOptions, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.rules.ruling import Ruling, ruling
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belote_learn.messages.verdicts import Verdict


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Position:
    """The table as one player meets it: the cards played so far and the hand to play from.

    Attributes:
        trump: The trump suit.
        leader: The seat that leads the trick.
        trick: Cards on the table in playing order, 0 to 3.
        hand: Cards of the player to move, 1 to 8, in the order given.
        ruleset: The rules in force.
        seat: The seat to play, from the leader, the number of cards played and the direction.

    Args:
        trump: A suit or its letter.
        leader: A seat or its letter.
        trick: Cards in playing order; "" when nobody has played.
        hand: Cards of the player to move.
        ruleset: Id of a ruleset, or a `RuleSet`.

    Raises:
        NotationError: If a suit, seat or card cannot be read.
        InvalidStateError: If the position cannot exist: four cards on the table, no card or more
            than eight in the hand, a card twice.
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> p = Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
        >>> p.seat.name, p.legal_cards, p.ruling.duty
        ('SOUTH', (A♦, 7♦), 'play.follow-suit')
    """

    trump: Suit
    leader: Seat
    trick: tuple[Card, ...]
    hand: tuple[Card, ...]
    ruleset: RuleSet
    seat: Seat = field(compare=False)
    # what `decide` reads, computed once so that a decision costs well under a microsecond
    table: TrickFacts = field(compare=False)
    _bits: tuple[tuple[int, Card], ...] = field(compare=False)
    _mask: int = field(compare=False)
    _options: PlayOptions = field(compare=False)

    def __init__(
        self,
        trump: Suit | str,
        *,
        leader: Seat | str,
        trick: str | Iterable[Card | str] = "",
        hand: str | Iterable[Card | str],
        ruleset: str | RuleSet = RULESETS[0],
    ) -> None:
        suit, first = Suit.parse(trump), Seat.parse(leader)
        played, held, rules = read_cards(trick), read_cards(hand), named_ruleset(ruleset)
        if len(played) >= TRICK_SIZE:
            raise InvalidStateError("position-trick-full", cards=played, count=len(played))
        check_hand(held)
        check_no_repeat((*played, *held))
        bits = tuple((card.bit, card) for card in held)
        for name, value in (
            ("trump", suit),
            ("leader", first),
            ("trick", played),
            ("hand", held),
            ("ruleset", rules),
            ("seat", first.after(len(played), rules.direction)),
            ("table", trick_facts(played, suit)),
            ("_bits", bits),
            ("_mask", sum(bit for bit, _ in bits)),
            ("_options", rules.play),
        ):
            object.__setattr__(self, name, value)

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """The cards that may be played, in hand order; decided afresh at every call."""
        return legal_cards(self)

    @property
    def ruling(self) -> Ruling:
        """The one decision, with its steps."""
        return ruling(self.hand, self.table, self._options)

    @property
    def winning_seat(self) -> Seat | None:
        """The seat winning so far; None when nobody has played."""
        return self.seat_of(self.table.winning) if self.trick else None

    def seat_of(self, place: int) -> Seat:
        """Return the seat that plays at a place of the trick, 0 to 3.

        Raises:
            InvalidStateError: If there is no such place.
        """
        read_number("place", place, 0, TRICK_SIZE - 1)
        return self.leader.after(place, self.ruleset.direction)

    def play(self, card: Card | str) -> Card:
        """Return a card of the hand if it may be played.

        Raises:
            NotationError: If the card cannot be read.
            InvalidStateError: If the card is not in the hand.
            IllegalPlayError: If the rules do not allow it here; the error knows the ruling.

        Example:
            >>> p = Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
            >>> p.play("JH")
            Traceback (most recent call last):
            belote_learn.errors.IllegalPlayError: J♥ may not be played. North led 10♦ and you hold A♦ and 7♦: you must follow suit. (Article 4.2, Follow suit.) Position: H N TD,8D AD,7D,JH,9C family
        """  # noqa: E501 (a message as it is printed)
        wanted = card if isinstance(card, Card) else Card.parse(card)
        if wanted not in self.hand:
            raise InvalidStateError("not-in-hand", card=wanted, seat=self.seat, cards=self.hand)
        if wanted not in legal_cards(self):
            raise IllegalPlayError(card=wanted, position=self)
        return wanted

    def compare(self) -> dict[str, Ruling]:
        """Judge the same cards under every ruleset.

        Seats stay who they are: the direction of another ruleset is not applied again.

        Returns:
            Ruleset id to ruling, in the order of `RULESETS`.
        """
        return {name: ruling(self.hand, self.table, named_ruleset(name).play) for name in RULESETS}

    def explain(self, lang: str | None = None) -> tuple[Verdict, ...]:
        """Say of each card of the hand why it may or may not be played.

        Args:
            lang: "en", "pt" or "fr"; None for the notebook's default.

        Returns:
            One verdict a card, in hand order.

        Raises:
            LanguageError: If the language is not one of the three.

        Example:
            >>> p = Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
            >>> print(p.explain("en")[2].text)
            J♥ may not be played. North led 10♦ and you hold A♦ and 7♦: you must follow suit.
        """
        from belote_learn.messages.verdicts import explain_position  # noqa: PLC0415 (words late)

        return explain_position(self, lang)

    @property
    def notation(self) -> str:
        """The position as one line of ASCII that `parse` reads back to an equal position."""
        from belote_learn.play.notation import write_position  # noqa: PLC0415 (it reads positions)

        return write_position(self)

    @classmethod
    def parse(cls, line: str) -> Position:
        """Read the line that `notation` writes.

        Raises:
            NotationError: Saying at which column, what was expected and what was found.
            InvalidStateError: If the line can be read but no such position can exist.
            RuleSetError: If it names an unknown ruleset, option or value.

        Example:
            >>> Position.parse("H N TD,8D AD,7D,JH,9C family").seat.name
            'SOUTH'
        """
        from belote_learn.play.notation import read_position  # noqa: PLC0415 (it makes positions)

        return read_position(as_text(line))

    def __repr__(self) -> str:
        return f"Position.parse({self.notation!r})"


def legal_cards(position: Position) -> tuple[Card, ...]:
    """Return the cards that may be played, in hand order; decided afresh at every call.

    Args:
        position: The moment to judge.

    Example:
        >>> legal_cards(Position("H", leader="W", trick="AC", hand="JH 7H 10D KS"))
        (J♥, 7♥)
    """
    try:
        _, allowed = decide(position._mask, position.table, position._options)  # noqa: SLF001
    except AttributeError:  # asked for forgiveness: a check beforehand would cost every call
        raise wrong_kind(position, Position) from None
    if allowed == position._mask:  # noqa: SLF001
        return position.hand
    cards = []
    for bit, card in position._bits:  # noqa: SLF001
        if bit & allowed:
            cards.append(card)
    return tuple(cards)
