"""Exercises on what is said: bids, who speaks and deals, belote and rebelote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from belote_learn.cards import PACK, Card, Suit
from belote_learn.exercises.exercise import Exercise, traps_of
from belote_learn.exercises.positions import by_strength
from belote_learn.play.deal import Deal
from belote_learn.play.position import Position
from belote_learn.seats import Direction, Seat

if TYPE_CHECKING:
    from random import Random

    from belote_learn.play.actions import Action
    from belote_learn.rules.rulesets import RuleSet

_TABLE: Final = len(Seat)
#: What can be offered as an answer about a word.
WORD_CHOICES: Final = ("silent", "belote", "rebelote")
_OFFERED: Final[tuple[Any, ...]] = ("pass", "take", *Suit)


def _passed(rng: Random, rules: RuleSet, passes: int) -> Deal:
    deal = Deal.new(rng.getrandbits(32), dealer=rng.choice(tuple(Seat)), ruleset=rules)
    for _ in range(passes):
        deal = deal.act("pass")
    return deal


def _exercise(  # noqa: PLR0913 (what an exercise is made of)
    article: str,
    deal: Deal,
    question: str,
    *,
    facts: dict[str, Any],
    level: int,
    right: tuple[Any, ...],
    wrong: list[tuple[str, tuple[Any, ...]]],
    choices: tuple[Any, ...] = tuple(Seat),
) -> Exercise | None:
    traps = traps_of(right, wrong)
    if not traps:
        return None
    # what is asked, not the deal it was taken from: two deals can bring the same question
    shown = " ".join(_shown(value) for value in facts.values())
    return Exercise(
        article=article,
        kind="seat" if choices == tuple(Seat) else "choice",
        moment=deal,
        question=question,
        facts=tuple(facts.items()),
        level=level,
        choices=choices,
        answer=right,
        traps=traps,
        key=f"{article} {question} {shown} {deal.ruleset!r}",
        several=choices == _OFFERED,
    )


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(_shown, value))
    return value.code if isinstance(value, Card) else str(value)


def _other_way(deal: Deal, seat: Seat) -> Seat:
    """Return the seat that comes next for someone who goes round the wrong way."""
    clockwise = deal.ruleset.direction is Direction.CLOCKWISE
    return seat.after(1, Direction.ANTICLOCKWISE if clockwise else Direction.CLOCKWISE)


def bids_exercise(article: str, rng: Random, rules: RuleSet, level: int) -> Exercise | None:
    """Ask what may be said in a round of the bidding.

    Args:
        article: "bidding.first-round" or "bidding.second-round".
        rng: Where chance comes from.
        rules: The rules in force.
        level: 1 to 3: more have spoken.
    """
    before = 0 if article == "bidding.first-round" else _TABLE
    return bids_question(_passed(rng, rules, before + rng.randint(level - 1, level)), level)


def bids_question(deal: Deal, level: int) -> Exercise | None:
    """Ask what may be said now; None where nobody is to speak.

    Args:
        deal: A deal in its bidding.
        level: 1 to 3.
    """
    seat, turn_up, first = deal.to_act, deal.turn_up, deal.bidding_round == 1
    if seat is None or turn_up is None:
        return None
    right = tuple(_offered(action) for action in deal.actions)
    others = tuple(suit for suit in Suit if suit is not turn_up.suit)
    if first:
        wrong = [("drill.mistake.name-too-early", ("pass", "take", *others))]
    else:
        wrong = [
            ("drill.mistake.take-too-late", ("pass", "take", *others)),
            ("drill.mistake.turned-suit", ("pass", *Suit)),
            ("drill.mistake.not-turned-suit", ("pass", *others)),
        ]
    facts = {"seat": seat, "card": turn_up, "dealer": deal.dealer, "cards": deal.hands[seat]}
    question = "drill.question.bids.first" if first else "drill.question.bids.second"
    article = "bidding.first-round" if first else "bidding.second-round"
    return _exercise(
        article, deal, question, facts=facts, level=level, right=right, wrong=wrong,
        choices=_OFFERED,
    )  # fmt: skip


def _offered(action: Action) -> Any:
    return action.kind if action.suit is None else action.suit


def speaker_exercise(rng: Random, rules: RuleSet, level: int) -> Exercise | None:
    """Ask who speaks: first, after so many passes, or first in the second round."""
    passes = {1: (0, 1), 2: (2, 3, 4), 3: (4, 5, 6, 7)}[level]
    deal = _passed(rng, rules, rng.choice(passes))
    last = deal.bids[-1].seat if deal.bids else deal.dealer
    right = (deal.to_act,)
    wrong = [
        ("drill.mistake.dealer-first", (deal.dealer,)),
        ("drill.mistake.other-way-round", (_other_way(deal, last),)),
    ]
    facts = {"dealer": deal.dealer, "card": deal.turn_up, "count": len(deal.bids)}
    question = "drill.question.speaker.passes" if deal.bids else "drill.question.speaker"
    return _exercise(
        "bidding.order", deal, question, facts=facts, level=level, right=right, wrong=wrong
    )


def redeal_exercise(rng: Random, rules: RuleSet, level: int) -> Exercise | None:
    """Ask who deals when all have passed twice."""
    deal = _passed(rng, rules, 2 * _TABLE)
    after = deal.start.order[0]
    right = (after if rules.all_pass == "next_dealer" else deal.dealer,)  # noqa: S105
    wrong = [
        ("drill.mistake.same-dealer", (deal.dealer,)),
        ("drill.mistake.next-dealer", (after,)),
        ("drill.mistake.other-way-round", (_other_way(deal, deal.dealer),)),
    ]
    facts = {"dealer": deal.dealer, "card": deal.turn_up}
    return _exercise(
        "bidding.all-pass", deal, "drill.question.redeal", facts=facts, level=level, right=right,
        wrong=wrong,
    )  # fmt: skip


def turn_up_exercise(rng: Random, rules: RuleSet, level: int) -> Exercise | None:
    """Ask who gets the turn-up when another suit was named in the second round."""
    deal = _passed(rng, rules, _TABLE + rng.randint(0, level))
    turn_up = deal.turn_up
    suit = rng.choice([s for s in Suit if turn_up is not None and s is not turn_up.suit])
    deal = deal.act(suit.value)
    order = deal.start.order
    wrong = [
        ("drill.mistake.turn-up-owner", (deal.dealer,)),
        ("drill.mistake.turn-up-owner", (order[0],)),
    ]
    facts = {"dealer": deal.dealer, "card": turn_up, "seat": deal.taker, "suit": suit}
    return _exercise(
        "bidding.taker", deal, "drill.question.turn-up", facts=facts, level=level,
        right=(deal.taker,), wrong=wrong,
    )  # fmt: skip


def pair_exercise(rng: Random, rules: RuleSet, level: int) -> Exercise | None:
    """Ask whether a hand has the belote, where one card or another suit's pair misleads."""
    trump = rng.choice(tuple(Suit))
    pair = [c for c in PACK if c.suit is trump and c.rank in {"K", "Q"}]
    plain = rng.choice([suit for suit in Suit if suit is not trump])
    plain_pair = [c for c in PACK if c.suit is plain and c.rank in {"K", "Q"}]
    has = rng.random() < 0.5  # noqa: PLR2004
    cards = list(pair) if has else [rng.choice(pair)]
    if level > 1 or (not has and rng.random() < 0.5):  # noqa: PLR2004
        cards += plain_pair
        if not has and rng.random() < 0.5:  # noqa: PLR2004
            cards = plain_pair
    rest = [c for c in PACK if c not in cards and c not in pair]
    size = {1: 5, 2: 7, 3: 8}[level]
    hand = by_strength(cards + rng.sample(rest, size - len(cards)), trump)
    position = Position(trump, leader=rng.choice(tuple(Seat)), hand=hand, ruleset=rules)
    right = "yes" if has else "no"
    split = any(card in pair for card in hand)
    wrong = [
        ("drill.mistake.pair-unseen", ("no",) if has else ()),
        ("drill.mistake.pair-split", ("yes",) if not has and split else ()),
        ("drill.mistake.pair-plain", ("yes",) if not has and not split else ()),
    ]
    return Exercise(
        article="announce.belote",
        kind="choice",
        moment=position,
        question="drill.question.pair",
        facts=(("seat", position.seat), ("trump", trump), ("cards", hand)),
        level=level,
        choices=("yes", "no"),
        answer=(right,),
        traps=traps_of((right,), wrong),
        key=f"announce.belote {position.notation}",
    )


def word_exercise(article: str, rng: Random, rules: RuleSet, level: int) -> Exercise | None:
    """Ask which word goes with a card, at a moment of a deal played so far by chance.

    Args:
        article: "announce.words" where a word may be said, "announce.refused" where none may.
        rng: Where chance comes from.
        rules: The rules in force.
        level: 1 to 3: the second word comes more often.
    """
    deal = _deal_with_pair(rng, rules, held=article == "announce.words" or level > 1)
    wanted = rng.randint(0, 10 * level)
    while deal.to_act is not None:
        card = _pair_card(deal)
        if card is not None and len(deal.played) >= wanted:
            found = _word_asked(article, deal, card, level)
            if found is not None:
                return found
        deal = deal.act(rng.choice(deal.actions))
    return None


def _word_asked(article: str, deal: Deal, card: Card, level: int) -> Exercise | None:
    seat = deal.to_act
    if seat is None:
        return None
    words = {a.word for a in deal.actions if a.card is card} - {""}
    if bool(words) != (article == "announce.words"):
        return None
    right = tuple(words) or ("silent",)
    other = Card.parse(("Q" if card.rank == "K" else "K") + card.suit)
    mine = [action for action in deal.history if action.seat is seat and action.card is other]
    wrong = [
        ("drill.mistake.word-forgotten", ("silent",) if words else ()),
        ("drill.mistake.words-swapped", ("rebelote",) if "belote" in words else ()),
        ("drill.mistake.words-swapped", ("belote",) if "rebelote" in words else ()),
        *_refused_words(card, other, deal, spoken=bool(words), played=bool(mine)),
    ]
    question = "drill.question.word.hand"
    if mine:
        said = mine[0].word
        question = "drill.question.word.said" if said else "drill.question.word.unsaid"
    facts = {
        "seat": seat, "card": card, "other": other, "trump": deal.trump, "cards": deal.hands[seat],
    }  # fmt: skip
    return _exercise(
        article, deal, question, facts=facts, level=level, right=right, wrong=wrong,
        choices=WORD_CHOICES,
    )  # fmt: skip


def _refused_words(
    card: Card, other: Card, deal: Deal, *, spoken: bool, played: bool
) -> list[tuple[str, tuple[Any, ...]]]:
    """Return the words that someone would say where none may be said."""
    if spoken:
        return []
    if card.suit is not deal.trump:
        held = deal.to_act is not None and other in deal.hands[deal.to_act]
        return [("drill.mistake.pair-plain", ("belote",) if held else ("rebelote",))]
    if played:
        return [("drill.mistake.word-too-late", ("rebelote",))]
    return [("drill.mistake.pair-split", ("belote",)), ("drill.mistake.pair-split", ("rebelote",))]


def _pair_card(deal: Deal) -> Card | None:
    """Return a king or queen that may be played and that someone could take for half a belote."""
    seat, position = deal.to_act, deal.position
    if seat is None or position is None:
        return None
    gone = {action.card for action in deal.history if action.seat is seat}
    for card in position.legal_cards:
        if card.rank in {"K", "Q"}:
            other = Card.parse(("Q" if card.rank == "K" else "K") + card.suit)
            mine = other in position.hand or other in gone
            if mine or card.suit is deal.trump:
                return card
    return None


def _deal_with_pair(rng: Random, rules: RuleSet, *, held: bool) -> Deal:
    """Deal hands of which one holds king and queen of trumps; or none does."""
    trump, seats = rng.choice(tuple(Suit)), list(Seat)
    pair = [c for c in PACK if c.suit is trump and c.rank in {"K", "Q"}]
    rest = [c for c in PACK if c not in pair]
    rng.shuffle(rest)
    rng.shuffle(seats)
    first, second = (pair, []) if held else (pair[:1], pair[1:])
    hands: dict[Seat, list[Card]] = {}
    for seat, given in zip(seats, (first, second, [], []), strict=True):
        count = 8 - len(given)
        hands[seat], rest = given + rest[:count], rest[count:]
    return Deal.from_hands(
        {seat: by_strength(hands[seat], trump) for seat in Seat},
        trump=trump,
        taker=rng.choice(seats),
        dealer=rng.choice(seats),
        ruleset=rules,
    )
