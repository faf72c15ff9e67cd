"""How often a hand makes its contract: the unseen cards dealt many times, and bots playing.

The share is an estimate, so it comes with the interval that its number of deals allows (Wilson's,
95 %): how far chance alone can have moved it. What the interval does not know is how other players
would have bid and played; the bots are plain ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from belote_learn.cards import PACK, Card, Suit, read_cards
from belote_learn.errors import InvalidStateError
from belote_learn.given import as_text, is_whole
from belote_learn.play import table as play
from belote_learn.play.bot_cards import pick_card
from belote_learn.play.checks import HAND_SIZE, check_no_repeat
from belote_learn.play.dealing import GivenHands, Start
from belote_learn.play.seeds import derive
from belote_learn.play.shuffle import read_seed, shuffle
from belote_learn.play.sight import NOTHING_YET, Sight, remember
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.rules.scoring import score_count
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from random import Random

    from belote_learn.play.table import Table

#: Cards in a hand before someone takes. Article: deal.packets.
FIVE: Final = 5

_Z: Final = 1.96  # 95 % of a normal distribution lies within so many deviations


@dataclass(frozen=True, slots=True)
class Odds:
    """How often a contract was made over many deals.

    Attributes:
        made: How many deals made it.
        deals: How many were played.
        low: Where the true share may begin, 0 to 1, at 95 %.
        high: Where it may end.
        mean_points: Card points of the taker's side on average, 0 to 162, the ten for the last
            trick included.
    """

    made: int
    deals: int
    low: float
    high: float
    mean_points: float

    @property
    def share(self) -> float:
        """The share of deals that made it, 0 to 1."""
        return self.made / self.deals


def odds(  # noqa: PLR0913 (what a player at the table knows, one by one)
    hand: str | Iterable[Card | str],
    turn_up: Card | str,
    *,
    seat: Seat | str,
    dealer: Seat | str,
    trump: Suit | str,
    ruleset: str | RuleSet = RULESETS[0],
    deals: int = 200,
    seed: int | Random = 0,
) -> Odds:
    """Take with a hand many times, and count how often the contract is made.

    Each time the cards that the taker cannot see are dealt at random, whatever the others may have
    said, and four bots play.

    Args:
        hand: The taker's five cards.
        turn_up: The card turned up, which the taker gets.
        seat: The seat that takes.
        dealer: Who dealt; the next player leads.
        trump: The suit that becomes trumps.
        ruleset: Id of a ruleset, or a `RuleSet`.
        deals: How many times.
        seed: Always the same deals for a number; see `Deal.new`.

    Raises:
        NotationError: If a card, seat or suit cannot be read.
        InvalidStateError: If there are not five cards, a card is there twice, the number of deals
            is not a whole number above 0, or the seed is out of range.
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> found = odds("JH 9H 8H AS 7C", "KH", seat="S", dealer="E", trump="H", deals=50)
        >>> found.made, found.deals, round(found.low, 2), round(found.high, 2)
        (49, 50, 0.9, 1.0)
    """
    cards, up = read_five(hand), Card.parse(as_text(turn_up))
    known = (*cards, up)
    check_no_repeat(known)
    if not is_whole(deals, 1):
        raise InvalidStateError("deals-count", found=as_text(deals))
    rules, first = named_ruleset(ruleset), read_seed(seed)
    start = Start(dealer=Seat.parse(dealer), ruleset=rules)
    taker, suit = Seat.parse(seat), Suit.parse(trump)
    made = points = 0
    for number in range(1, deals + 1):
        hands = _complete(known, taker, derive(first, number))
        given = Start(dealer=start.dealer, ruleset=rules, given=GivenHands(hands, suit, taker))
        count = play.count(play_with_bots(play.open_play(given, suit, taker)))
        made += score_count(count, rules).outcome == "made"
        points += count.card_points[taker.team]
    low, high = wilson(made, deals)
    return Odds(made, deals, low, high, points / deals)


def read_five(hand: str | Iterable[Card | str]) -> tuple[Card, ...]:
    """Read a hand as it is before anyone takes.

    Raises:
        NotationError: If a card cannot be read.
        InvalidStateError: If there are not five different cards.
    """
    cards = read_cards(hand)
    check_no_repeat(cards)
    if len(cards) != FIVE:
        raise InvalidStateError("five-cards", cards=cards, count=len(cards))
    return cards


def play_with_bots(table: Table) -> Table:
    """Play a deal's cards to the end, every seat by the bot's habits.

    Each seat is shown its own hand and what was played, as in `Seen`; what the cards have told is
    kept from card to card, so that a whole deal costs well under a millisecond.

    Args:
        table: The table before the first card.
    """
    last = table
    for after in bot_tables(table):
        last = after
    return last


def bot_tables(table: Table) -> Iterator[Table]:
    """Play a deal's cards as `play_with_bots` does, and yield the table after each.

    Args:
        table: The table before the first card.
    """
    contract, memory = table.contract, NOTHING_YET
    taker = contract.order.index(contract.taker)
    while table.allowed:
        place = table.turn
        sight = Sight(
            hand=table.held[place],
            allowed=table.allowed,
            trump=contract.trump,
            facts=table.facts,
            laid=len(table.trick),
            place=place,
            took=(place ^ taker) & 1 == 0,
            memory=memory,
        )
        card = PACK[pick_card(sight)]
        memory = remember(memory, place, card, table.facts)
        table = play.put(table, card, word=play.open_word(table, card.bit) != "")
        yield table


def wilson(made: int, deals: int) -> tuple[float, float]:
    """Return the interval of a share at 95 %, by Wilson's formula: honest near 0 and 1 too.

    Source: E. B. Wilson, Probable inference, the law of succession, and statistical
    inference, 1927.

    Args:
        made: How many times it happened.
        deals: Out of how many, 1 or more.

    Example:
        >>> [round(end, 3) for end in wilson(8, 10)]
        [0.49, 0.943]
    """
    share, square = made / deals, _Z * _Z
    middle = share + square / (2 * deals)
    spread = _Z * (share * (1 - share) / deals + square / (4 * deals * deals)) ** 0.5
    whole = 1 + square / deals
    low = (middle - spread) / whole if made else 0.0  # the two ends without a rounding error
    return low, (middle + spread) / whole if made < deals else 1.0


def _complete(
    known: tuple[Card, ...], taker: Seat, seed: int
) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Deal the 26 cards the taker cannot see: two to the taker, eight to each of the others."""
    unseen = [card for card in shuffle(seed).pack if card not in known]
    hands, start = {taker: (*known, *unseen[:2])}, 2
    for seat in Seat:
        if seat is not taker:
            hands[seat] = tuple(unseen[start : start + HAND_SIZE])
            start += HAND_SIZE
    return tuple((seat, hands[seat]) for seat in Seat)
