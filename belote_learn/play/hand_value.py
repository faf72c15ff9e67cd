"""What a hand is worth to the player who would take, counted so that each part can be told.

A hand is valued in card points: about what the taker's side may hope to bring in of the 162, with a
partner's and two more cards of average worth. The numbers are those of the bots of this package:
the hand's parts fitted to the results of 120,000 deals played out by four of them (dealt hands with
at least two trumps among the six cards known), rounded. The fit leaves a spread of 31 points around
the value: it says what happens on average, not what will happen.

========  ==========================  ======================================================
part      points                      why
========  ==========================  ======================================================
partner   46                          the partner's hand and the cards still to come
trumps    12 each                     length: they ruff, and are drawn with
jack      20 more                     the highest trump, worth 20 itself
nine      10 more                     the second, worth 14
trump-ace 4 more                      the third, worth 11
belote    10                          20 points that the others do not have
ace       10 each                     wins its suit unless it is ruffed
ten       5 behind its ace, 4 guarded  wins once the ace is gone; alone it falls under it
void      2 each                      a suit to ruff from the start
========  ==========================  ======================================================

Source: "Regras da belote", Tomar ou passar, s5-6 (solid trumps, above all the jack or the nine,
some high cards outside; aces without trumps are no control) and Erros frequentes, s8.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from belote_learn.cards import Card, Suit, read_cards
from belote_learn.given import as_text
from belote_learn.play.checks import check_hand, check_no_repeat

if TYPE_CHECKING:
    from collections.abc import Iterable

Advice = Literal["take", "pass"]

#: Points from which the advice is to take. At 80 the contract is made as often as not, but one that
#: fails costs more than one that is made brings. Over 4,000 deals bots that took
#: from 95 and from 100 did equally well; from 90 or less, or from 105 or more, they did worse.
NEEDED: Final = 100

_PARTNER: Final = 46
_TRUMP: Final = 12
_HIGH_TRUMPS: Final = {"J": ("jack", 20), "9": ("nine", 10), "A": ("trump-ace", 4)}
_BELOTE: Final = 10
_ACE: Final = 10
_TEN_BEHIND_ACE: Final = 5
_TEN_GUARDED: Final = 4
_VOID: Final = 2

# what counts as "some aces" and as "too few trumps" in the family guide's warning
_SOME_ACES: Final = 2
_FEW_TRUMPS: Final = 3


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that a hand is valued by.

    Attributes:
        reason: Id of the sentence (`hand.<reason>`): "partner", "trumps", "jack", "nine",
            "trump-ace", "belote", "aces", "ten-behind-ace", "ten-guarded", "ten-alone", "void",
            or a warning that counts nothing: "no-trump", "no-high-trump", "aces-without-trumps".
        points: What it adds, 0 or more.
        cards: The cards it speaks of.
        suit: The suit it speaks of; None where the cards say it.
    """

    reason: str
    points: int
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class HandValue:
    """A hand valued for one trump suit.

    Attributes:
        cards: The cards counted: the hand, and the turn-up that comes to it.
        trump: The suit that would be trumps.
        turn_up: The turn-up among the cards, or None.
        parts: What it is valued by, in the order of the count; their points add up to `points`.
        points: About the card points the taker's side may hope for.
        needed: From how many points the advice is to take.

    Example:
        >>> value = value_hand("JH 9H 8H AS 7C", "H", turn_up="KH")
        >>> value.points, value.advice
        (136, 'take')
        >>> [(part.reason, part.points) for part in value.parts]
        [('partner', 46), ('trumps', 48), ('jack', 20), ('nine', 10), ('aces', 10), ('void', 2)]
    """

    cards: tuple[Card, ...]
    trump: Suit
    turn_up: Card | None
    parts: tuple[Part, ...]
    needed: int = NEEDED

    @property
    def points(self) -> int:
        """The sum of the parts."""
        return sum([part.points for part in self.parts])

    @property
    def advice(self) -> Advice:
        """Whether to take with it, as far as the count can say."""
        return "take" if self.points >= self.needed else "pass"


def value_hand(
    cards: str | Iterable[Card | str], trump: Suit | str, turn_up: Card | str | None = None
) -> HandValue:
    """Value a hand for the player who would take.

    Args:
        cards: The hand before the take, usually five cards.
        trump: The suit that would be trumps.
        turn_up: The card turned up, which the taker gets in either round; None where the hand is
            counted without one.

    Raises:
        NotationError: If a card or the suit cannot be read.
        InvalidStateError: If a card is there twice, or there is none, or more than eight.

    Example:
        >>> [part.reason for part in value_hand("AS AC 10C KD 8H", "H").parts if not part.points]
        ['no-high-trump', 'aces-without-trumps']
    """
    up = None if turn_up is None else Card.parse(as_text(turn_up))
    known = (*read_cards(cards), *(() if up is None else (up,)))
    check_hand(known)
    check_no_repeat(known)
    suit = Suit.parse(trump)
    parts = (
        Part("partner", _PARTNER),
        *_trump_parts(known, suit),
        *_plain_parts(known, suit, ruffs=any(card.suit is suit for card in known)),
        *_warnings(known, suit),
    )
    return HandValue(known, suit, up, parts)


def _trump_parts(cards: tuple[Card, ...], trump: Suit) -> list[Part]:
    held = {card.rank.value: card for card in cards if card.suit is trump}
    if not held:
        return [Part("no-trump", 0, suit=trump)]
    parts = [Part("trumps", _TRUMP * len(held), tuple(held.values()))]
    for rank, (reason, points) in _HIGH_TRUMPS.items():
        if rank in held:
            parts.append(Part(reason, points, (held[rank],)))
    if {"K", "Q"} <= held.keys():
        parts.append(Part("belote", _BELOTE, (held["K"], held["Q"])))
    return parts


def _plain_parts(cards: tuple[Card, ...], trump: Suit, *, ruffs: bool) -> list[Part]:
    plain = {
        suit: {card.rank.value: card for card in cards if card.suit is suit}
        for suit in Suit
        if suit is not trump
    }
    aces = tuple(held["A"] for held in plain.values() if "A" in held)
    parts = [Part("aces", _ACE * len(aces), aces)] if aces else []
    for suit, held in plain.items():
        if ruffs and not held:
            parts.append(Part("void", _VOID, suit=suit))
        if "T" in held:
            parts.append(_ten(held))
    return parts


def _ten(held: dict[str, Card]) -> Part:
    ten = (held["T"],)
    if "A" in held:
        return Part("ten-behind-ace", _TEN_BEHIND_ACE, ten)
    if len(held) > 1:
        return Part("ten-guarded", _TEN_GUARDED, ten)
    return Part("ten-alone", 0, ten)


def _warnings(cards: tuple[Card, ...], trump: Suit) -> list[Part]:
    trumps = [card for card in cards if card.suit is trump]
    aces = tuple(card for card in cards if card.rank == "A" and card.suit is not trump)
    warnings = []
    high = any(card.rank in {"J", "9"} for card in trumps)
    if trumps and not high:
        warnings.append(Part("no-high-trump", 0, suit=trump))
    if len(aces) >= _SOME_ACES and len(trumps) < _FEW_TRUMPS:
        warnings.append(Part("aces-without-trumps", 0, aces))
    return warnings
