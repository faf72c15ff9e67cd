"""What the README shows: which widget, in which state, and what a hand does on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import belote_learn as bl

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hand import Hand
    from playwright.sync_api import Position

    from belote_learn.widgets._base import BeloteWidget

Theme = Literal["light", "dark"]

_NEXT: Final = '[data-do="next"]'
_ALL: Final = '[data-do="all"]'
_FOLLOWING: Final = '[data-do="following"]'
#: Where the neighbours in a hand leave a card free.
_EDGE: Final[Position] = {"x": 14, "y": 30}


@dataclass(frozen=True, kw_only=True)
class Stage:
    """What stands before the camera.

    Attributes:
        name: Name of the picture's file.
        make: Makes the widget.
        width: Of the widget, in CSS pixels.
        height: Of the picture, in CSS pixels; None for as tall as what is seen.
        pictured: What is seen of the page, as a selector.
        themes: In which light it is taken.
    """

    name: str
    make: Callable[[], BeloteWidget]
    width: int = 960
    height: int | None = None
    pictured: str = "main"
    themes: tuple[Theme, ...] = ("light",)


@dataclass(frozen=True, kw_only=True)
class Scene(Stage):
    """A picture.

    Attributes:
        act: What the hand does before the picture is taken.
    """

    act: Callable[[Hand], None]


@dataclass(frozen=True, kw_only=True)
class Film(Stage):
    """An animated picture.

    Attributes:
        act: What the hand does; yields how long each moment is seen, in milliseconds.
    """

    act: Callable[[Hand], Iterator[int]]


def _trick(step: int) -> bl.TrickStepper:
    """South must overtrump West's ruff; all four hands are open."""
    hands = {
        "N": "AS AH QH TC KC 9C TD JD",
        "W": "9H 7H TS 9S 8S KD QD 7D",
        "S": "JH 8H KS QS 7S AD 9D 8D",
        "E": "TH KH AC QC JC 8C 7C JS",
    }
    return bl.TrickStepper(bl.Trick("H", leader="N", cards="TC 9H JH AC", hands=hands), step=step)


def _ask_the_king(hand: Hand) -> None:
    hand.press('[data-card="KS"]', _EDGE)
    hand.press(_ALL)
    hand.press(".b-article summary")


def _step_and_ask(hand: Hand) -> Iterator[int]:
    hand.rest(520, 560)
    yield 700
    yield from hand.presses(_NEXT, 700)
    yield from hand.presses(_NEXT, 1000)
    yield from hand.presses('[data-card="KS"]', 1300, _EDGE)
    yield from hand.presses(_FOLLOWING, 500)
    yield from hand.presses(_FOLLOWING, 500)
    yield from hand.presses(_FOLLOWING, 1100)
    yield from hand.presses(".b-article summary", 300)
    hand.rest(890, 782)  # where it hides no word
    yield 3000


def _replay() -> bl.Replay:
    return bl.Replay(bl.example("whole-deal"), step=45)


def _ask_in_a_deal(hand: Hand) -> None:
    hand.press('[data-do="why"]')
    hand.press(_ALL)


def _refuse(hand: Hand) -> None:
    hand.press('[data-card="AH"]', _EDGE)
    hand.press(_ALL)


def _lesson() -> bl.Classroom:
    lesson = bl.Classroom(seed=7, about=("ruff", "overtrump"), count=8).go(6)
    for card, count in {"JC": 14, "8H": 7, "QC": 4, "8C": 2}.items():
        lesson.vote(card, count)
    return lesson.reveal()


def _compare() -> bl.CompareRules:
    position = bl.Position("H", leader="N", trick="7C 10H AD", hand="9H 8H KS QH 7S")
    return bl.CompareRules(position)


def _sheet() -> bl.Worksheet:
    return bl.Worksheet(seed=7, about=("ruff", "overtrump"), count=3)


def _ask_a_ruleset(hand: Hand) -> None:
    hand.press('[data-ask="8H:1"]')


def _look(_hand: Hand) -> None:
    """Touch nothing."""


SCENES: Final = (
    Scene(
        name="trick_stepper",
        make=lambda: _trick(2),
        act=_ask_the_king,
        themes=("light", "dark"),
    ),
    Scene(name="replay", make=_replay, act=_ask_in_a_deal),
    Scene(name="play", make=lambda: bl.Play(7).act("take"), act=_refuse),
    Scene(name="classroom", make=_lesson, act=_look),
    Scene(name="worksheet", make=_sheet, act=_look, pictured=".b-work-paper"),
    Scene(name="compare_rules", make=_compare, act=_ask_a_ruleset),
)
FILM: Final = Film(
    name="asking_why",
    make=lambda: _trick(0),
    act=_step_and_ask,
    height=824,
    themes=("light", "dark"),
)
