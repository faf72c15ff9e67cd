"""What every deal must satisfy, told apart from the transitions that make it so.

`check_deal` reads a deal as a referee would who came in late: it counts the cards, walks through
the log with its own idea of whose turn it is, and compares. Nothing here is used by the
transitions; tests run it around every one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.cards import PACK, Card
from belote_learn.errors import InvalidStateError
from belote_learn.play.checks import HAND_SIZE, TRICK_SIZE
from belote_learn.rules.ranking import points, winning_index
from belote_learn.seats import Seat, Team

if TYPE_CHECKING:
    from belote_learn.cards import Suit
    from belote_learn.play.actions import Action
    from belote_learn.play.deal import Deal

_FIRST_CARDS = 5
_TURN_UP = 20
_MOST_BIDS = 8


def check_deal(deal: Deal) -> None:
    """Refuse a deal that cannot be.

    Raises:
        InvalidStateError: Naming what does not fit: a card lost or doubled, a hand of the wrong
            size, an action out of turn, a turn-up out of place, trumps without a taker, a phase
            that the log does not bear out, a word that may not be said, a score that is not the
            tricks'.

    Example:
        >>> from belote_learn.play.deal import Deal
        >>> check_deal(Deal.new(seed=7, dealer="N").act("take"))
    """
    _check_phase(deal)
    _check_contract(deal)
    _check_turn_up(deal)
    _check_cards(deal)
    _check_hand_sizes(deal)
    _check_turns(deal)
    _check_words(deal)
    _check_score(deal)


def _check_phase(deal: Deal) -> None:
    plays = len(deal.played)
    taken = deal.start.given is not None or any(bid.kind != "pass" for bid in deal.bids)
    if not taken:
        expected = "passed-out" if len(deal.bids) == _MOST_BIDS else "bidding"
    else:
        expected = "scored" if plays == len(PACK) else "play"
    if deal.phase != expected:
        raise InvalidStateError("state-phase", found=deal.phase, expected=expected)
    if (deal.to_act is None) is not (expected in {"scored", "passed-out"}):
        raise InvalidStateError("state-phase", found=str(deal.to_act), expected=expected)
    if bool(deal.actions) is not (deal.to_act is not None):
        raise InvalidStateError("state-phase", found=str(deal.actions), expected=expected)


def _check_contract(deal: Deal) -> None:
    """Trumps and the taker come together, from the one bid that is not a pass: the last."""
    contract = (deal.trump, deal.taker)
    expected: tuple[Suit | None, Seat | None] = None, None
    if deal.start.given is not None:
        expected = (deal.start.given.trump, deal.start.given.taker)
    elif deal.bids and deal.bids[-1].kind != "pass":
        bid, turn_up = deal.bids[-1], deal.start.pack[_TURN_UP]
        expected = (turn_up.suit if len(deal.bids) <= len(Seat) else bid.suit), bid.seat
    passes = all(bid.kind == "pass" for bid in deal.bids[:-1])
    if contract != expected or not passes or len(deal.bids) > _MOST_BIDS:
        raise InvalidStateError("state-contract")


def _check_turn_up(deal: Deal) -> None:
    """One card is turned up, the 21st; whoever takes has it, in either round."""
    if deal.start.given is not None:
        if deal.turn_up is not None:
            raise InvalidStateError("state-turn-up", card=deal.turn_up)
        return
    card = deal.start.pack[_TURN_UP]
    holders = [seat for seat, hand in deal.dealt if card in hand]
    taker = [] if deal.taker is None else [deal.taker]
    if deal.turn_up != card or holders != taker or card in deal.stock:
        raise InvalidStateError("state-turn-up", card=card)


def _check_cards(deal: Deal) -> None:
    """The 32 cards are there, each once: in hand, played, turned up or in the stock."""
    there = [card for hand in deal.hands.values() for card in hand]
    there += [*deal.played, *deal.stock]
    if deal.turn_up is not None and deal.taker is None:
        there.append(deal.turn_up)
    dealt = [card for _, hand in deal.dealt for card in hand]
    if sorted(there) != sorted(PACK) or len(set(dealt)) != len(dealt):
        raise InvalidStateError("state-cards")


def _check_hand_sizes(deal: Deal) -> None:
    """Five cards each until someone takes, then eight less those the seat has played."""
    for seat, hand in deal.hands.items():
        expected = _FIRST_CARDS
        if deal.taker is not None:
            played = [act for act in deal.history if act.card is not None and act.seat is seat]
            expected = HAND_SIZE - len(played)
        if len(hand) != expected:
            raise InvalidStateError("state-hands", seat=seat, count=len(hand), expected=expected)


def _check_turns(deal: Deal) -> None:
    """Bids go round from the player after the dealer; a trick goes round from its leader."""
    direction = deal.ruleset.direction
    first = deal.dealer.after(1, direction)
    expected = [first.after(number, direction) for number in range(len(deal.bids))]
    leader, plays = first, [action for action in deal.history if action.card is not None]
    for start in range(0, len(plays), TRICK_SIZE):
        trick = plays[start : start + TRICK_SIZE]
        expected += [leader.after(number, direction) for number in range(len(trick))]
        leader = trick[_winning(trick, deal)].seat
    for number, (action, seat) in enumerate(zip(deal.history, expected, strict=True), 1):
        if action.seat is not seat:
            raise InvalidStateError("state-turn", count=number, seat=action.seat, other=seat)
    started = len(plays) % TRICK_SIZE
    following = plays[-started].seat.after(started, direction) if started else leader
    if deal.phase == "bidding":
        following = first.after(len(deal.bids), direction)
    if deal.to_act not in {None, following}:
        number = len(deal.history) + 1
        raise InvalidStateError("state-turn", count=number, seat=deal.to_act, other=following)


def _winning(trick: list[Action], deal: Deal) -> int:
    cards = tuple(action.card for action in trick if action.card is not None)
    return 0 if deal.trump is None else winning_index(cards, deal.trump)


def _check_words(deal: Deal) -> None:
    """The words are said in order, with king and queen of trumps dealt to one hand."""
    words = [action for action in deal.history if action.word]
    dealt = dict(deal.dealt)
    for number, action in enumerate(words):
        pair = {card for card in dealt[action.seat] if _is_royal(card, deal)}
        first = next((act for act in deal.history if act.card in pair), None)
        right = len(pair) == 2 and action.card in pair and (number > 0 or action == first)  # noqa: PLR2004
        if not right or action.word != ("belote", "rebelote")[min(number, 1)]:
            raise InvalidStateError(
                "state-words", seat=action.seat, card=action.card, found=action.word
            )
    if deal.words_said != len(words):
        raise InvalidStateError("state-score")


def _is_royal(card: Card, deal: Deal) -> bool:
    return card.suit is deal.trump and card.rank in {"K", "Q"}


def _check_score(deal: Deal) -> None:
    """A score is there once all cards are down, and its tricks and points are those played."""
    score = deal.score
    if (score is None) is (deal.phase == "scored"):
        raise InvalidStateError("state-score")
    if score is None or deal.trump is None:
        return
    told = dict.fromkeys(Team, 0)
    for line in score.lines:
        if line.reason in {"cards", "last-trick"} and line.team is not None:
            told[line.team] += line.points
    counted = dict.fromkeys(Team, 0)
    for trick in deal.tricks:
        counted[trick.winner.team] += points(trick.cards, deal.trump)
    counted[deal.tricks[-1].winner.team] += 10
    if told != counted:
        raise InvalidStateError("state-score")
