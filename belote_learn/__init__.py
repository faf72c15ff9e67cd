"""Learn belote: step through tricks and ask of any card why it may or may not be played.

The names below are the public face; each is loaded when first used, so that importing the package
loads neither Jupyter nor the message catalogues.

Example:
    >>> import belote_learn as bl
    >>> p = bl.Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
    >>> bl.legal_cards(p)
    (A♦, 7♦)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from belote_learn._about import __version__

if TYPE_CHECKING:
    from belote_learn.cards import Card as Card
    from belote_learn.cards import Rank as Rank
    from belote_learn.cards import Suit as Suit
    from belote_learn.errors import BeloteError as BeloteError
    from belote_learn.errors import IllegalActionError as IllegalActionError
    from belote_learn.errors import IllegalPlayError as IllegalPlayError
    from belote_learn.errors import InvalidStateError as InvalidStateError
    from belote_learn.errors import LanguageError as LanguageError
    from belote_learn.errors import NotationError as NotationError
    from belote_learn.errors import RuleSetError as RuleSetError
    from belote_learn.exercises import check_legal as check_legal
    from belote_learn.exercises import check_score as check_score
    from belote_learn.exercises import check_winner as check_winner
    from belote_learn.exercises.question_set import QuestionSet as QuestionSet
    from belote_learn.messages.language import set_language as set_language
    from belote_learn.messages.rulebook import rulebook as rulebook
    from belote_learn.play.actions import Action as Action
    from belote_learn.play.catalogue import example as example
    from belote_learn.play.deal import Deal as Deal
    from belote_learn.play.match import Match as Match
    from belote_learn.play.position import Position as Position
    from belote_learn.play.position import legal_cards as legal_cards
    from belote_learn.play.record import dumps as dumps
    from belote_learn.play.record_reading import loads as loads
    from belote_learn.play.trick import Trick as Trick
    from belote_learn.rules.rulesets import RULESETS as RULESETS
    from belote_learn.rules.rulesets import RuleSet as RuleSet
    from belote_learn.rules.rulesets import ruleset as ruleset
    from belote_learn.rules.scoring import DealScore as DealScore
    from belote_learn.rules.scoring import score_deal as score_deal
    from belote_learn.seats import Direction as Direction
    from belote_learn.seats import Seat as Seat
    from belote_learn.seats import Team as Team
    from belote_learn.view.links import set_course_address as set_course_address
    from belote_learn.widgets.bidding_trainer import BiddingTrainer as BiddingTrainer
    from belote_learn.widgets.by_code import DealByCode as DealByCode
    from belote_learn.widgets.by_code import SetByCode as SetByCode
    from belote_learn.widgets.classroom import Classroom as Classroom
    from belote_learn.widgets.compare_rules import CompareRules as CompareRules
    from belote_learn.widgets.drill import Drill as Drill
    from belote_learn.widgets.drill import Progress as Progress
    from belote_learn.widgets.pages.save_page import save_page as save_page
    from belote_learn.widgets.play import Play as Play
    from belote_learn.widgets.replay import Replay as Replay
    from belote_learn.widgets.score_sheet import ScoreSheet as ScoreSheet
    from belote_learn.widgets.trick_stepper import TrickStepper as TrickStepper
    from belote_learn.widgets.worksheet import Worksheet as Worksheet

_HOME = {
    "Card": "cards",
    "Rank": "cards",
    "Suit": "cards",
    "Direction": "seats",
    "Seat": "seats",
    "Team": "seats",
    "BeloteError": "errors",
    "IllegalActionError": "errors",
    "IllegalPlayError": "errors",
    "InvalidStateError": "errors",
    "LanguageError": "errors",
    "NotationError": "errors",
    "RuleSetError": "errors",
    "RULESETS": "rules.rulesets",
    "RuleSet": "rules.rulesets",
    "ruleset": "rules.rulesets",
    "Position": "play.position",
    "legal_cards": "play.position",
    "Trick": "play.trick",
    "Deal": "play.deal",
    "Action": "play.actions",
    "dumps": "play.record",
    "loads": "play.record_reading",
    "DealScore": "rules.scoring",
    "score_deal": "rules.scoring",
    "Match": "play.match",
    "example": "play.catalogue",
    "set_language": "messages.language",
    "rulebook": "messages.rulebook",
    "set_course_address": "view.links",
    "check_legal": "exercises",
    "check_winner": "exercises",
    "check_score": "exercises",
    "QuestionSet": "exercises.question_set",
    "Classroom": "widgets.classroom",
    "Play": "widgets.play",
    "Drill": "widgets.drill",
    "Progress": "widgets.drill",
    "BiddingTrainer": "widgets.bidding_trainer",
    "Replay": "widgets.replay",
    "TrickStepper": "widgets.trick_stepper",
    "save_page": "widgets.pages.save_page",
    "ScoreSheet": "widgets.score_sheet",
    "CompareRules": "widgets.compare_rules",
    "Worksheet": "widgets.worksheet",
    "DealByCode": "widgets.by_code",
    "SetByCode": "widgets.by_code",
}

__all__ = [  # noqa: PLE0604
    "__version__",
    *_HOME,
]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
