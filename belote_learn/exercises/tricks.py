"""Exercises on a trick: who wins it, what it is worth, who leads the first one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.cards import PACK, Card, Suit
from belote_learn.exercises.exercise import Exercise, traps_of
from belote_learn.exercises.mistakes import KING_FIRST
from belote_learn.play.deal import Deal
from belote_learn.play.trick import Trick
from belote_learn.rules.counts import LAST_TRICK
from belote_learn.rules.ranking import (
    CARD_POINTS,
    PLAIN_ORDER,
    PLAIN_POINTS,
    TRUMP_ORDER,
    TRUMP_POINTS,
)
from belote_learn.seats import Direction, Seat

if TYPE_CHECKING:
    from random import Random

    from belote_learn.rules.rulesets import RuleSet

#: The order of plain cards as someone sees it who puts the king above the ten.
_KING_FIRST_PLAIN: Final = "AKQJT987"
_FULL: Final = 4


def winner_exercise(rng: Random, rules: RuleSet, level: int) -> Exercise | None:
    """Draw a trick whose winner some known mistake would name wrongly.

    Args:
        rng: Where chance comes from.
        rules: The rules in force.
        level: 1 to 3: two wrong seats tempt at the third.
    """
    return winner_of(_draw(rng, rules, level), level)


def winner_of(trick: Trick, level: int) -> Exercise | None:
    """Ask who wins a trick; None where no known mistake would name another seat.

    Args:
        trick: The trick.
        level: 1 to 3: two wrong seats tempt at the third.
    """
    exercise = winner_question(trick, level)
    return exercise if len(exercise.tempting) > (2 if level == 3 else 1) else None  # noqa: PLR2004


def winner_question(trick: Trick, level: int) -> Exercise:
    """Ask who wins a trick, whether a mistake tempts or not.

    Args:
        trick: The trick.
        level: 1 to 3.
    """
    wrong = [(mistake, (seat,)) for mistake, seat in _wrong_winners(trick)]
    return Exercise(
        article="play.trick-winner",
        kind="seat",
        moment=trick,
        question="drill.question.winner" if trick.is_complete else "drill.question.winning",
        facts=(("trump", trick.trump),),
        level=level,
        choices=trick.seats,
        answer=(trick.winner,),
        traps=traps_of((trick.winner,), wrong),
        key=f"play.trick-winner {_key(trick)}",
    )


def points_exercise(article: str, rng: Random, rules: RuleSet, level: int) -> Exercise | None:
    """Draw a trick whose points some known mistake would count wrongly.

    Args:
        article: "points.cards", or "points.last-trick" for one that brings ten more.
        rng: Where chance comes from.
        rules: The rules in force.
        level: 1 to 3: the cards that count are more.
    """
    return points_of(article, _draw(rng, rules, level), level)


def points_of(article: str, trick: Trick, level: int) -> Exercise | None:
    """Ask what a trick is worth; None where no known mistake would count it wrongly.

    Args:
        article: "points.cards", or "points.last-trick" for one that brings ten more.
        trick: The trick.
        level: 1 to 3: the cards that count are more.
    """
    counting = sum(Trick(trick.trump, leader="N", cards=(c,)).points > 0 for c in trick.cards)
    if not level < counting + (level == 1) <= level + 2:
        return None
    ten = LAST_TRICK if article == "points.last-trick" else 0
    right = (trick.points + ten,)
    plain = sum(PLAIN_POINTS[card.rank] for card in trick.cards)
    trumps = sum(TRUMP_POINTS[card.rank] for card in trick.cards)
    wrong = [
        ("drill.mistake.no-ten-for-last", (trick.points,)),
        ("drill.mistake.all-as-plain", (plain + ten,)),
        ("drill.mistake.all-as-trumps", (trumps + ten,)),
    ]
    if not ten:
        wrong.append(("drill.mistake.ten-for-last", (trick.points + LAST_TRICK,)))
    exercise = Exercise(
        article=article,
        kind="number",
        moment=trick,
        question="drill.question.last-trick" if ten else "drill.question.trick-points",
        facts=(("trump", trick.trump), ("cards", trick.cards)),
        level=level,
        choices=(),
        answer=right,
        traps=traps_of(right, wrong),
        key=f"{article} {_key(trick)}",
    )
    # the ten is always a trap: the orders have to be one as well
    told_apart = plain != trick.points or trumps != trick.points
    return exercise if told_apart else None


def leader_exercise(rng: Random, rules: RuleSet, level: int) -> Exercise | None:
    """Ask who leads the first trick of a deal that somebody has taken.

    Args:
        rng: Where chance comes from.
        rules: The rules in force.
        level: 1 to 3: the taker sits further from the dealer.
    """
    deal = Deal.new(rng.getrandbits(32), dealer=rng.choice(tuple(Seat)), ruleset=rules)
    for _ in range(level):
        deal = deal.act("pass")
    seat, turn_up = deal.to_act, deal.turn_up
    deal = deal.act("take")
    right = (deal.start.order[0],)
    other = Direction.CLOCKWISE
    if rules.direction is other:
        other = Direction.ANTICLOCKWISE
    wrong = [
        ("drill.mistake.taker-leads", (seat,)),
        ("drill.mistake.dealer-first", (deal.dealer,)),
        ("drill.mistake.other-way-round", (deal.dealer.after(1, other),)),
    ]
    return Exercise(
        article="play.lead",
        kind="seat",
        moment=deal,
        question="drill.question.leader",
        facts=(("dealer", deal.dealer), ("seat", seat), ("card", turn_up)),
        level=level,
        choices=tuple(Seat),
        answer=right,
        traps=traps_of(right, wrong),
        key=f"play.lead first {deal.dealer} {seat} {turn_up and turn_up.code} {rules!r}",
    )


def _key(trick: Trick) -> str:
    cards = ",".join(card.code for card in trick.cards)
    return f"{trick.trump} {trick.leader} {cards} {trick.ruleset!r}"


def _draw(rng: Random, rules: RuleSet, level: int) -> Trick:
    """Draw a trick: three or four cards at the first level, four later; ruffed more often then."""
    trump = rng.choice(tuple(Suit))
    led = rng.choice(tuple(Suit))
    weights = [_weight(card, led, trump, level) for card in PACK]
    cards: list[Card] = [rng.choice([card for card in PACK if card.suit is led])]
    count = _FULL - (level == 1 and rng.random() < 1 / 3)
    while len(cards) < count:
        (card,) = rng.choices(PACK, weights)
        if card not in cards:
            cards.append(card)
    return Trick(trump, leader=rng.choice(tuple(Seat)), cards=cards, ruleset=rules)


def _weight(card: Card, led: Suit, trump: Suit, level: int) -> int:
    """How likely a card is drawn: the suit led most, then trumps, then aces and tens."""
    if card.suit is led:
        return 6
    if card.suit is trump:
        return level + 1
    return 3 if card.rank in {"A", "T"} else 1


def _wrong_winners(trick: Trick) -> list[tuple[str, Seat]]:
    """Return whom each wrong idea of the order would name."""
    cards, trump, led = trick.cards, trick.trump, trick.cards[0].suit
    seat_of = dict(zip(cards, trick.seats, strict=False))
    trumps = [card for card in cards if card.suit is trump]
    follow = [card for card in cards if card.suit is led]
    rivals, order = (trumps, TRUMP_ORDER) if trumps else (follow, PLAIN_ORDER)
    other = PLAIN_ORDER if trumps else TRUMP_ORDER
    king = KING_FIRST if trumps else _KING_FIRST_PLAIN
    found = [
        ("drill.mistake.king-before-ten", _top(rivals, king)),
        ("drill.mistake.jack-and-nine" if trumps else "drill.mistake.jack-in-plain",
         _top(rivals, other)),
        ("drill.mistake.ruff-ignored", _top(follow, order if led is trump else PLAIN_ORDER)),
        ("drill.mistake.off-suit", _top(list(cards), PLAIN_ORDER)),
        ("drill.mistake.first-ruff", rivals[0]),
        ("drill.mistake.by-points", max(rivals, key=lambda c: CARD_POINTS[trump][c.index])),
    ]  # fmt: skip
    if not trumps or led is trump:
        found = [(mistake, card) for mistake, card in found if mistake not in _RUFFS]
    return [
        (mistake, seat_of[card])
        for mistake, card in found
        # the highest of all cards misleads as an idea only where it is no card of the right kind
        if mistake != "drill.mistake.off-suit" or not _may_win(card, trick)
    ]


_RUFFS: Final = {"drill.mistake.ruff-ignored", "drill.mistake.first-ruff"}


def _may_win(card: Card, trick: Trick) -> bool:
    return card.suit in {trick.trump, trick.cards[0].suit}


def _top(cards: list[Card], order: str) -> Card:
    return min(cards, key=lambda card: order.index(card.rank))
