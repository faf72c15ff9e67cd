"""Exercises on the play of the cards: positions built so that one article decides.

A recipe says what has to lie on the table and in the hand for an article to come up; a position is
drawn from it, and kept only if the ruling says that the article decided and a known mistake would
answer otherwise. Nothing is guessed: what is right is the ruling's answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from belote_learn.cards import PACK, Card, Suit
from belote_learn.exercises.exercise import Exercise, traps_of
from belote_learn.exercises.mistakes import wrong_ideas
from belote_learn.play.position import Position
from belote_learn.rules.facts import trick_facts
from belote_learn.rules.ranking import BEATERS, PLAIN_ORDER, SUIT_MASK, TRUMP_ORDER
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from random import Random

    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.rules.ruling import Ruling

Who = Literal["nobody", "partner", "opponent", "anyone"]
Range = tuple[int, int]

_NONE: Final[Range] = (0, 0)
_SOME: Final[Range] = (1, 8)
_ANY: Final[Range] = (0, 8)
_TWO: Final[Range] = (2, 8)

#: Cards in the hand, fewest and most, by level.
HAND_SIZES: Final[dict[int, Range]] = {1: (3, 4), 2: (5, 6), 3: (7, 8)}


@dataclass(frozen=True, slots=True)
class Recipe:
    """What brings an article up.

    Attributes:
        led: Nothing yet, a plain suit, or trumps.
        winner: Who is winning.
        ruffed: Whether with a ruff.
        follow: Cards of the plain suit led in the hand, fewest and most.
        high: Trumps in the hand that beat the winning card.
        low: Trumps that do not.
        side: Other cards.
    """

    led: Literal["nothing", "plain", "trumps"]
    winner: Who = "anyone"
    ruffed: bool = False
    follow: Range = _NONE
    high: Range = _NONE
    low: Range = _NONE
    side: Range = _ANY


RECIPES: Final[dict[str, tuple[Recipe, ...]]] = {
    "play.lead": (Recipe("nothing", "nobody", low=_SOME, side=_SOME),),
    "play.follow-suit": (
        Recipe("plain", follow=_SOME, high=_SOME),
        Recipe("plain", "partner", follow=_SOME, high=_ANY),
        Recipe("plain", ruffed=True, follow=_SOME, high=_SOME, low=_ANY),
    ),
    "play.rise-in-trumps": (
        Recipe("trumps", "opponent", high=_SOME, low=_SOME),
        Recipe("trumps", "partner", high=_SOME, low=_SOME),
    ),
    "play.cannot-rise": (Recipe("trumps", low=_TWO, side=_SOME),),
    "play.discard": (Recipe("plain", side=_TWO), Recipe("trumps", side=_TWO)),
    "play.ruff": (Recipe("plain", "opponent", high=_SOME, side=_SOME),),
    "play.overtrump": (Recipe("plain", "opponent", ruffed=True, high=_SOME, low=_SOME),),
    "play.undertrump": (Recipe("plain", "opponent", ruffed=True, low=_SOME, side=_SOME),),
    "play.partner-exception": (Recipe("plain", "partner", high=_SOME, side=_SOME),),
    "play.partner-ruffed": (
        Recipe("plain", "partner", ruffed=True, high=_ANY, low=_SOME, side=_SOME),
        Recipe("plain", "partner", ruffed=True, high=_SOME, low=_SOME, side=_NONE),
    ),
}


def decides(article: str, position: Position, ruling: Ruling) -> bool:
    """Tell whether an article decides a position.

    It does when it is the duty, or the last question asked (that is how an article decides under
    rules that lift a duty). On the partner's ruff, rules that leave everything free decide by
    what they say of that ruff, though the duty is the exception's.

    Args:
        article: Id of an article of play.
        position: The moment.
        ruling: Its ruling.
    """
    if article == "play.partner-ruffed" and position.table.ruffed:
        return any(step.id.startswith("partner.yes") for step in ruling.steps)
    return article in {ruling.duty, ruling.steps[-1].rule}


def legal_exercise(article: str, rng: Random, rules: RuleSet, level: int) -> Exercise | None:
    """Draw a position on an article once; None where the draw is no exercise.

    Args:
        article: Id of an article of play.
        rng: Where chance comes from.
        rules: The rules in force.
        level: 1 to 3.
    """
    recipe = rng.choice(RECIPES[article])
    position = _draw(recipe, rng, rules, level)
    return None if position is None else exercise_at(article, position, level)


def exercise_at(article: str, position: Position, level: int) -> Exercise | None:
    """Make the exercise of a position; None where the article does not decide, or nothing tempts.

    Args:
        article: Id of an article of play.
        position: The moment.
        level: 1 to 3.
    """
    if not decides(article, position, position.ruling):
        return None
    exercise = legal_question(article, position, level)
    # as many tempting cards as the level: each is one that some known mistake gets wrong
    return exercise if len(exercise.tempting) >= level else None


def legal_question(article: str, position: Position, level: int) -> Exercise:
    """Ask which cards may be played, whether a mistake tempts or not.

    Args:
        article: Id of the article that decides.
        position: The moment.
        level: 1 to 3.
    """
    ruling = position.ruling
    return Exercise(
        article=article,
        kind="cards",
        moment=position,
        question="drill.question.cards" if position.trick else "drill.question.lead",
        facts=(("seat", position.seat), ("trump", position.trump)),
        level=level,
        choices=position.hand,
        answer=ruling.cards,
        traps=traps_of(ruling.cards, list(wrong_ideas(position))),
        key=f"{article} {position.notation}",
        several=True,
    )


def by_strength(cards: list[Card], trump: Suit) -> tuple[Card, ...]:
    """Sort a hand as a player holds it: by suit, the strongest first."""

    def place(card: Card) -> tuple[int, int]:
        order = TRUMP_ORDER if card.suit is trump else PLAIN_ORDER
        return "SHDC".index(card.suit), order.index(card.rank)

    return tuple(sorted(cards, key=place))


def _draw(recipe: Recipe, rng: Random, rules: RuleSet, level: int) -> Position | None:
    trump = rng.choice(tuple(Suit))
    trick = _draw_trick(recipe, rng, trump, level)
    if trick is None:
        return None
    hand = _draw_hand(recipe, rng, trump, trick, level)
    if hand is None:
        return None
    return Position(
        trump,
        leader=rng.choice(tuple(Seat)),
        trick=trick,
        hand=by_strength(hand, trump),
        ruleset=rules,
    )


def _places(recipe: Recipe) -> list[tuple[int, int]]:
    """Return the tables a recipe fits: how many cards lie there, and which one is winning."""
    return [
        (count, place)
        for count in (1, 2, 3)
        for place in range(count)
        if recipe.winner == "anyone" or (recipe.winner == "partner") == (place == count - 2)
        if place or not recipe.ruffed
    ]


def _draw_trick(recipe: Recipe, rng: Random, trump: Suit, level: int) -> tuple[Card, ...] | None:
    """Lay the winning card, then others that it beats."""
    if recipe.led == "nothing":
        return ()
    tables = _places(recipe)
    counts = sorted({count for count, _ in tables})
    count = {1: counts[0], 3: counts[-1]}.get(level) or rng.choice(counts)
    place = rng.choice([spot for many, spot in tables if many == count])
    plain = [suit for suit in Suit if suit is not trump]
    led = trump if recipe.led == "trumps" else rng.choice(plain)
    winner = rng.choice([card for card in PACK if card.suit is (trump if recipe.ruffed else led)])
    left = [c for c in PACK if not BEATERS[trump][winner.index] & c.bit and c is not winner]
    trick: list[Card] = []
    for spot in range(count):
        card = winner if spot == place else _lower(rng, left, led, must=spot == 0)
        if card is None:
            return None
        trick.append(card)
        if card in left:
            left.remove(card)
    return tuple(trick)


#: How often a player who does not win is drawn to follow suit: most do.
_FOLLOWING: Final = 0.7


def _lower(rng: Random, left: list[Card], led: Suit, *, must: bool) -> Card | None:
    follow = [card for card in left if card.suit is led]
    if must or (follow and rng.random() < _FOLLOWING):
        return rng.choice(follow) if follow else None
    return rng.choice(left)


def _draw_hand(
    recipe: Recipe, rng: Random, trump: Suit, trick: tuple[Card, ...], level: int
) -> list[Card] | None:
    """Draw the fewest cards of each kind, then fill the hand from the kinds that have room."""
    table = trick_facts(trick, trump)
    unseen = [card for card in PACK if card not in trick]
    follow = table.led & ~SUIT_MASK[trump]
    kinds: list[tuple[Range, list[Card]]] = [
        (recipe.follow, [c for c in unseen if c.bit & follow]),
        (recipe.high, [c for c in unseen if c.bit & table.trumps & table.beaters]),
        (recipe.low, [c for c in unseen if c.bit & table.trumps & ~table.beaters]),
        (recipe.side, [c for c in unseen if not c.bit & (table.trumps | follow)]),
    ]
    hand: list[Card] = []
    room: list[Card] = []
    for (least, most), cards in kinds:
        if len(cards) < least:
            return None
        rng.shuffle(cards)
        hand += cards[:least]
        room += cards[least:most]
    size = rng.randint(*HAND_SIZES[level])
    if len(hand) > size or len(hand) + len(room) < size:
        return None
    return hand + rng.sample(room, size - len(hand))
