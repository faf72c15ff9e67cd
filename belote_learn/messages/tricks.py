"""A trick's winner, worded: who is winning, why, and what each card did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from belote_learn.explain.trick_reasons import role, takes, winner_reason
from belote_learn.messages.catalogue import Speaker
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import Article, article
from belote_learn.messages.told import Reasoned, Told
from belote_learn.rules.ranking import winning_index

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.play.trick import Trick
    from belote_learn.seats import Seat


@dataclass(frozen=True, slots=True, repr=False)
class TrickStep(Told):
    """What one card of the trick did.

    Attributes:
        seat: The seat that played it.
        card: The card.
        role: leads, follows, ruffs, overtrumps, undertrumps or discards.
        played: What the seat did, worded.
        result: Whether the card was winning then, worded.
    """

    seat: Seat
    card: Card
    role: str
    played: str
    result: str

    @property
    def text(self) -> str:
        """The step as one line."""
        return f"{self.played} {self.result}"


@dataclass(frozen=True, slots=True, repr=False)
class TrickVerdict(Reasoned):
    """Who has won a trick, or is winning it so far, and why.

    Attributes:
        winner: The seat.
        rule: Id of the article, play.trick-winner.
        headline: Who, with which card and, once the trick is complete, for how many points.
        reason: Why, with the cards of this trick.
        steps: What each card did, in playing order.
        article: The article, with its sources.
    """

    winner: Seat
    rule: str
    headline: str
    reason: str
    steps: tuple[TrickStep, ...]
    article: Article

    @property
    def sources(self) -> tuple[str, ...]:
        """Where the rule texts say it."""
        return self.article.sources


def explain_trick(
    trick: Trick,
    lang: str | None = None,
    *,
    before: TrickVerdict | None = None,
) -> TrickVerdict:
    """Word who is winning a trick, and why.

    Args:
        trick: One to four cards.
        lang: "en", "pt" or "fr"; None for the default.
        before: What this said of the trick one card earlier: what the cards did is taken from it.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    told = before.steps if before else ()
    led, winning = trick.cards[0], trick.cards[winning_index(trick.cards, trick.trump)]
    speaker = Speaker(
        resolve(lang),
        leader=trick.leader,
        led=led.suit,
        led_card=led,
        winner=trick.winner,
        winning=winning,
        ruffs=tuple(card for card in trick.cards if card.suit is trick.trump),
        count=trick.points,
    )
    headline = "won" if trick.is_complete else "winning"
    return TrickVerdict(
        winner=trick.winner,
        rule="play.trick-winner",
        headline=speaker.say(f"trick.headline.{headline}"),
        reason=speaker.say(f"trick.reason.{winner_reason(trick)}"),
        steps=(
            *told,
            *(_step(trick, place, speaker) for place in range(len(told), len(trick.cards))),
        ),
        article=article("play.trick-winner", speaker.lang, trick.ruleset),
    )


def _step(trick: Trick, place: int, speaker: Speaker) -> TrickStep:
    seat, card, did = trick.seats[place], trick.cards[place], role(trick, place)
    before = winning_index(trick.cards[:place], trick.trump) if place else 0
    facts: dict[str, Any] = {
        "seat": seat,
        "card": card,
        "loser": trick.cards[before],
        "winner": trick.seats[before],
        "winning": trick.cards[before],
    }
    result = "leads" if place == 0 else "takes" if takes(trick, place) else "stays"
    return TrickStep(
        seat=seat,
        card=card,
        role=did,
        played=speaker.say(f"trick.role.{did}", **facts),
        result=speaker.say(f"trick.result.{result}", **facts),
    )
