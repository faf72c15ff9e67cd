"""The branches of the decision: which article decides, and the questions that lead there.

`following.decide` picks a branch; everything else about it is told here, once. Each branch ends
every path the referee can take, so its questions are those whose answers led to it. A question may
narrow the hand: `keeps` names what it leaves, and a card is refused by the first question that
drops it. `FINAL` stands for the set that `decide` answered.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Keeps(Enum):
    """What a question leaves of the hand."""

    HAND = "the whole hand"
    SUIT = "the cards of the suit led"
    TRUMPS = "the trumps"
    FINAL = "the cards that may be played"


@dataclass(frozen=True, slots=True)
class Question:
    """One question of the decision, answered.

    Attributes:
        id: The question and its answer; the message `step.<id>` words it.
        article: The article the answer applies.
        keeps: What it leaves of the hand.
    """

    id: str
    article: str
    keeps: Keeps = Keeps.HAND


@dataclass(frozen=True, slots=True)
class Branch:
    """One way the decision can end.

    Attributes:
        id: Name of the branch; the message `legal.<id>` words it.
        duty: The article that decides.
        questions: What was asked on the way, in order.
    """

    id: str
    duty: str
    questions: tuple[Question, ...]


_LED: Final = Question("led.plain", "play.lead")
_TRUMPS_LED: Final = Question("led.trumps", "play.lead")
_VOID: Final = Question("follow.no", "play.follow-suit")
_HOLDS_TRUMPS: Final = Question("trump.yes", "play.ruff")
_FOLLOWS_TRUMPS: Final = Question("follow-trumps.yes", "play.follow-suit", Keeps.SUIT)
_VOID_WITH_TRUMPS: Final = (_LED, _VOID, _HOLDS_TRUMPS)
_MUST_RUFF: Final = (*_VOID_WITH_TRUMPS, Question("partner.no", "play.ruff", Keeps.TRUMPS))
_MUST_OVERTRUMP: Final = (*_MUST_RUFF, Question("ruffed.yes", "play.overtrump", Keeps.TRUMPS))
_PARTNER_RUFFED: Final = (*_VOID_WITH_TRUMPS, Question("partner.yes", "play.partner-exception"))

LEAD: Final = Branch("lead", "play.lead", (Question("led.nothing", "play.lead", Keeps.FINAL),))
FOLLOW: Final = Branch(
    "follow-suit",
    "play.follow-suit",
    (_LED, Question("follow.yes", "play.follow-suit", Keeps.FINAL)),
)
FOLLOW_TRUMPS: Final = Branch(
    "follow-trumps",
    "play.follow-suit",
    (
        _TRUMPS_LED,
        Question("follow-trumps.yes", "play.follow-suit", Keeps.FINAL),
        Question("rise.lifted", "play.rise-in-trumps", Keeps.FINAL),
    ),
)
FOLLOW_TRUMPS_PARTNER: Final = Branch(
    "follow-trumps-partner",
    "play.follow-suit",
    (
        _TRUMPS_LED,
        Question("follow-trumps.yes", "play.follow-suit", Keeps.FINAL),
        Question("rise.lifted.partner", "play.rise-in-trumps", Keeps.FINAL),
    ),
)
RISE: Final = Branch(
    "rise-in-trumps",
    "play.rise-in-trumps",
    (_TRUMPS_LED, _FOLLOWS_TRUMPS, Question("rise.yes", "play.rise-in-trumps", Keeps.FINAL)),
)
CANNOT_RISE: Final = Branch(
    "cannot-rise",
    "play.cannot-rise",
    (_TRUMPS_LED, _FOLLOWS_TRUMPS, Question("rise.no", "play.cannot-rise", Keeps.FINAL)),
)
DISCARD_ON_TRUMPS: Final = Branch(
    "discard-on-trumps",
    "play.discard",
    (_TRUMPS_LED, Question("follow-trumps.no", "play.discard", Keeps.FINAL)),
)
DISCARD: Final = Branch(
    "discard", "play.discard", (_LED, _VOID, Question("trump.no", "play.discard", Keeps.FINAL))
)
PARTNER_EXCEPTION: Final = Branch(
    "partner-exception",
    "play.partner-exception",
    (*_VOID_WITH_TRUMPS, Question("partner.yes.free", "play.partner-exception", Keeps.FINAL)),
)
PARTNER_RUFFED: Final = Branch(
    "partner-ruffed",
    "play.partner-ruffed",
    (*_PARTNER_RUFFED, Question("partner-ruffed", "play.partner-ruffed", Keeps.FINAL)),
)
PARTNER_RUFFED_ALL_TRUMPS: Final = Branch(
    "partner-ruffed-all-trumps",
    "play.partner-ruffed",
    (*_PARTNER_RUFFED, Question("partner-ruffed.all-trumps", "play.partner-ruffed", Keeps.FINAL)),
)
PARTNER_RUFFED_NONE_HIGHER: Final = Branch(
    "partner-ruffed-none-higher",
    "play.partner-ruffed",
    (*_PARTNER_RUFFED, Question("partner-ruffed.none-higher", "play.partner-ruffed", Keeps.FINAL)),
)
RUFF: Final = Branch(
    "ruff", "play.ruff", (*_MUST_RUFF, Question("ruffed.no", "play.ruff", Keeps.FINAL))
)
OVERTRUMP: Final = Branch(
    "overtrump",
    "play.overtrump",
    (*_MUST_OVERTRUMP, Question("beat.yes", "play.overtrump", Keeps.FINAL)),
)
UNDERTRUMP: Final = Branch(
    "undertrump",
    "play.undertrump",
    (*_MUST_OVERTRUMP, Question("beat.no", "play.undertrump", Keeps.FINAL)),
)
CANNOT_OVERTRUMP: Final = Branch(
    "cannot-overtrump",
    "play.undertrump",
    (
        *_VOID_WITH_TRUMPS,
        Question("partner.no.yet", "play.ruff"),
        Question("ruffed.yes", "play.overtrump"),
        Question("beat.no.free", "play.undertrump", Keeps.FINAL),
    ),
)

#: Every branch, by id.
BRANCHES: Final[dict[str, Branch]] = {
    branch.id: branch
    for branch in (
        LEAD,
        FOLLOW,
        FOLLOW_TRUMPS,
        FOLLOW_TRUMPS_PARTNER,
        RISE,
        CANNOT_RISE,
        DISCARD_ON_TRUMPS,
        DISCARD,
        PARTNER_EXCEPTION,
        PARTNER_RUFFED,
        PARTNER_RUFFED_ALL_TRUMPS,
        PARTNER_RUFFED_NONE_HIGHER,
        RUFF,
        OVERTRUMP,
        UNDERTRUMP,
        CANNOT_OVERTRUMP,
    )
}
