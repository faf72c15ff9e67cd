"""What may be bid with a hand, worded for a learner: what each choice would mean, by the count.

A bid is the player's to make. A costly one is never refused here: it is called bold, with the
reason and the numbers, and what is near enough is called defensible.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from belote_learn.cards import Card, Suit
from belote_learn.errors import IllegalActionError
from belote_learn.given import as_text, of_kind
from belote_learn.messages.catalogue import Speaker
from belote_learn.messages.hands import HandVerdict, explain_hand
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import Article, article
from belote_learn.messages.told import Reasoned
from belote_learn.play.bid_advice import CLOSE, Standing, stand, value_bids
from belote_learn.play.deal import Deal
from belote_learn.play.odds import read_five
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belote_learn.play.actions import Action
    from belote_learn.play.hand_value import HandValue

_ROUND: Final = {1: "bidding.first-round", 2: "bidding.second-round"}
_TURN: Final = {1: "first", 2: "second"}


@dataclass(frozen=True, slots=True, repr=False)
class BidChoice(Reasoned):
    """One thing a hand may bid, beside what its count advises.

    Attributes:
        kind: "pass", "take" or "name".
        suit: The suit that would be trumps; None for a pass.
        standing: "agrees", "close" (can be defended), "other" (another suit is stronger) or
            "differs".
        headline: The verdict in one line.
        reason: The numbers behind it.
        hand: The count for the suit taken; for a pass, for the best suit that could be.
        rule: Id of the article that allows the bid.
        article: The article.
    """

    kind: Literal["pass", "take", "name"]
    suit: Suit | None
    standing: Standing
    headline: str
    reason: str
    hand: HandVerdict
    rule: str
    article: Article

    @property
    def agrees(self) -> bool:
        """Whether the count advises the bid, or is too near to advise against it."""
        return self.standing in {"agrees", "close"}

    @property
    def bid(self) -> str:
        """The text that `Deal.act` reads."""
        return self.suit.value if self.kind == "name" and self.suit else self.kind


def explain_bid_choices(
    hand: str | Iterable[Card | str],
    turn_up: Card | str,
    turn: int,
    lang: str | None = None,
    *,
    ruleset: str | RuleSet = RULESETS[0],
) -> tuple[BidChoice, ...]:
    """Word every bid that a hand may make in a round.

    Args:
        hand: The five cards.
        turn_up: The card turned up.
        turn: The round of the bidding, 1 or 2.
        lang: "en", "pt" or "fr"; None for the default.
        ruleset: Id of a ruleset, or a `RuleSet`.

    Returns:
        The pass first, then the take or the suits that may be named.

    Raises:
        NotationError: If a card cannot be read.
        InvalidStateError: If there are not five different cards beside the turn-up, or the round is
            neither 1 nor 2.
        LanguageError: If the language is not one of the three.
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> for choice in explain_bid_choices("AS AC KD 8H 7H", "QH", 1, "en"):
        ...     print(choice.headline)
        Passing can be defended
        Taking Q♥ goes with the count of your hand
    """
    cards, up, rules = read_five(hand), Card.parse(as_text(turn_up)), named_ruleset(ruleset)
    values = value_bids(cards, up, turn, rules)
    best = max(values, key=lambda value: value.points)
    speaker = Speaker(resolve(lang), card=up, best=best.trump, needed=best.needed)
    told = {value.trump: explain_hand(value, speaker.lang, ruleset=rules) for value in values}
    bids: tuple[tuple[Literal["pass", "take", "name"], Suit | None], ...] = (
        ("pass", None),
        *(("take" if turn == 1 else "name", value.trump) for value in values),
    )
    return tuple(
        BidChoice(
            kind=kind,
            suit=suit,
            standing=stand(values, suit),
            headline=speaker.say(f"hand.choice.{kind}.{stand(values, suit)}", suit=suit),
            reason=_reason(values, suit, turn, speaker),
            hand=told[suit or best.trump],
            rule=_ROUND[turn],
            article=article(_ROUND[turn], speaker.lang, rules),
        )
        for kind, suit in bids
    )


def explain_bid_choice(deal: Deal, bid: Action | str, lang: str | None = None) -> BidChoice:
    """Word one bid of the player to speak, by the count of the hand.

    Args:
        deal: A deal in its bidding.
        bid: What the player would say: "pass", "take" or a suit.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        NotationError: If the bid cannot be read.
        IllegalActionError: If it may not be made, or the bidding is over.
        LanguageError: If the language is not one of the three.

    Example:
        >>> print(explain_bid_choice(Deal.new(seed=7, dealer="N"), "pass", "en").text)
        Passing goes with the count of your hand. With diamonds as trumps your hand is \
worth 72 points, and taking is advised from 100 on.
    """
    seat, turn, up = of_kind(deal, Deal).to_act, deal.bidding_round, deal.turn_up
    made = deal.act(bid).history[-1]
    if seat is None or turn is None or up is None:
        raise IllegalActionError("bid-late", rule="bidding.taker", seat=deal.taker, found=str(bid))
    hand = dict(deal.dealt)[seat]
    choices = explain_bid_choices(hand, up, turn, lang, ruleset=deal.ruleset)
    return next(choice for choice in choices if choice.bid == str(made))


def _reason(values: tuple[HandValue, ...], suit: Suit | None, turn: int, speaker: Speaker) -> str:
    best = max(values, key=lambda value: value.points)
    value = next((value for value in values if value.trump is suit), best)
    facts: dict[str, Any] = {
        "suit": value.trump,
        "points": _points(value, speaker),
        "more": _points(best, speaker),
    }
    standing = stand(values, suit)
    if suit is None:
        told = ("pass." if best.advice == "pass" else "missed.") + _TURN[turn]
    elif value is not best and standing in {"other", "close"}:
        told = "other"
    else:
        told = "short" if standing == "differs" else "enough"
    reason = speaker.say(f"hand.because.{told}", **facts)
    near = standing == "agrees" and abs(best.points - best.needed) <= CLOSE
    if near or standing == "close":
        return f"{reason} {speaker.say('hand.because.close')}"
    return reason


def _points(value: HandValue, speaker: Speaker) -> str:
    return speaker.say("score.points", count=value.points)
