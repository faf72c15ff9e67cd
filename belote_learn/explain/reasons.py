"""Why each card of a hand may or may not be played: the ruling's answer as message ids and facts.

Nothing is decided here. A refused card's reason is the step of the ruling that dropped it; a legal
card's is the branch that decided.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.play.position import Position
    from belote_learn.rules.ruling import Ruling

#: A refusal is named after the step that dropped the card ...
_REFUSED_AT: Final = {
    "follow.yes": "refused.follow-suit",
    "follow-trumps.yes": "refused.follow-trumps",
    "rise.yes": "refused.rise",
    "partner.no": "refused.ruff",
    "beat.yes": "refused.overtrump",
    "partner-ruffed": "refused.partner-ruffed",
}
#: ... and says more where the branch, or a winning partner, adds something a beginner asks about.
_REFUSED_RUFF: Final = {"overtrump": ".overtrump", "undertrump": ".undertrump"}
_OVER_PARTNER: Final = {"legal.rise-in-trumps", "refused.rise"}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why one card may or may not be played.

    Attributes:
        card: The card.
        legal: Whether it may be played.
        rule: The article that settles it.
        step: Index of the step of the ruling that settles it.
        message: Id of the message that words it, in the topic "verdict".
    """

    card: Card
    legal: bool
    rule: str
    step: int
    message: str


def reasons(position: Position, ruling: Ruling) -> tuple[Reason, ...]:
    """Give the reason of every card of the hand, in hand order.

    Args:
        position: The moment.
        ruling: Its ruling.
    """
    return tuple(_reason(position, ruling, card) for card in position.hand)


def _reason(position: Position, ruling: Ruling, card: Card) -> Reason:
    legal = card in ruling.cards
    place = ruling.step_of(card)
    step = ruling.steps[place]
    if legal:
        message = f"legal.{ruling.branch}"
    else:
        message = _REFUSED_AT[step.id]
        if message == "refused.ruff":
            message += _REFUSED_RUFF.get(ruling.branch, "")
    if message in _OVER_PARTNER and position.table.partner_winning:
        message += ".partner"
    return Reason(card, legal, step.rule, place, message)


def table_facts(position: Position, ruling: Ruling) -> dict[str, Any]:
    """Gather what verdicts and steps speak of: seats, suits and cards, under their message names.

    Args:
        position: The moment.
        ruling: Its ruling.
    """
    facts: dict[str, Any] = {
        "seat": position.seat,
        "trump": position.trump,
        "leader": position.leader,
        "cards": ruling.cards,
    }
    if not position.trick:
        return facts
    table, led = position.table, position.trick[0]
    trumps = tuple(card for card in position.hand if card.suit is position.trump)
    return facts | {
        "led": led.suit,
        "led_card": led,
        "winner": position.winning_seat,
        "winning": position.trick[table.winning],
        "held": tuple(card for card in position.hand if card.suit is led.suit),
        "trumps": trumps,
        "higher": tuple(card for card in trumps if table.beaters & card.bit),
    }


#: The facts that a step speaks of, to be lit on the table while it is shown.
STEP_LIGHTS: Final[dict[str, tuple[str, ...]]] = {
    "led": ("led_card", "leader"),
    "follow": ("led_card", "held"),
    "follow-trumps": ("led_card", "held"),
    "rise": ("winning", "winner", "higher"),
    "trump": ("trumps",),
    "partner": ("winning", "winner"),
    "partner-ruffed": ("winning", "winner", "higher"),
    "ruffed": ("winning", "winner"),
    "beat": ("winning", "higher"),
}


def lights(step_id: str, facts: dict[str, Any]) -> tuple[tuple[Card, ...], tuple[str, ...]]:
    """Return the cards and the seats that a step speaks of.

    Args:
        step_id: Id of a step of the ruling.
        facts: What `table_facts` gathered.
    """
    cards: list[Card] = []
    seats: list[str] = []
    for name in STEP_LIGHTS[step_id.partition(".")[0]]:
        value = facts.get(name)
        if name in {"leader", "winner"}:
            seats += [value] if value else []
        else:
            cards += value if isinstance(value, tuple) else [value] if value else []
    return tuple(cards), tuple(seats)
