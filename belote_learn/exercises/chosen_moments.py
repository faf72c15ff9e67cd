"""What a class or a sheet is asked: a set by its code, or moments that a teacher has chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from belote_learn.errors import BeloteError, InvalidStateError
from belote_learn.exercises.exercise import LEVELS, Exercise
from belote_learn.exercises.positions import by_strength, decides, legal_question
from belote_learn.exercises.question_set import QuestionSet
from belote_learn.exercises.real_moments import Question
from belote_learn.exercises.spoken import bids_question
from belote_learn.exercises.tricks import winner_question
from belote_learn.given import as_text, is_whole, wrong_kind
from belote_learn.play.bots import let_bots_act
from belote_learn.play.checks import HAND_SIZE, TRICK_SIZE
from belote_learn.play.deal import Deal
from belote_learn.play.position import Position
from belote_learn.play.trick import Trick
from belote_learn.rules.rulesets import RULESETS

if TYPE_CHECKING:
    from belote_learn.rules.rulesets import RuleSet

#: The most questions asked at a time: some eight pages of a worksheet.
MOST_QUESTIONS: Final = 32

#: A moment that a teacher chooses.
Chosen: TypeAlias = (
    Deal
    | tuple[Deal | str, int]
    | tuple[Deal | str, int, int]
    | Question
    | Exercise
    | Position
    | Trick
)
#: What may be asked: a set or its code, or moments in their order.
AskedFor: TypeAlias = str | QuestionSet | Chosen | Iterable[Chosen] | None

_ONE_MOMENT: Final = (Deal, Question, Exercise, Position, Trick)
_PAIR, _TRIPLE = 2, 3


@dataclass(frozen=True, slots=True)
class Questions:
    """What is asked, in its order.

    Attributes:
        code: The code that asks the same again; "" for moments that were chosen one by one.
        questions: The questions, numbered from 1.
    """

    code: str
    questions: tuple[Question, ...]


def read_questions(  # noqa: PLR0913 (one argument for each thing that may be chosen)
    asked: AskedFor = None,
    *,
    seed: int = 7,
    about: str | Iterable[str] = (),
    level: int = 1,
    count: int = 8,
    ruleset: str | RuleSet = RULESETS[0],
) -> Questions:
    """Read what is to be asked, for a class and for a sheet alike.

    Args:
        asked: A `QuestionSet` or its code; or moments in their order, see `choose`; None for a new
            set, made from the arguments below.
        seed: See `QuestionSet.new`; so are the next four.
        about: Ids of articles.
        level: 1 to 3.
        count: How many.
        ruleset: Id of a ruleset, or a `RuleSet`.

    Raises:
        NotationError: If a text is not the code of a set.
        DrillError: If there are no questions on an article, or none at this level.
        InvalidStateError: If a moment is none, or there are none or too many of them.
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> made = read_questions(seed=7, about="ruff", count=2)
        >>> made.code, read_questions(made.code) == made
        ('AEBAAAAHM', True)
    """
    if asked is None:
        asked = QuestionSet.new(seed, about=about, level=level, count=count, ruleset=ruleset)
    elif isinstance(asked, str):
        asked = QuestionSet.from_code(asked)
    if isinstance(asked, QuestionSet):
        return Questions(asked.code, asked.questions)
    return Questions("", choose(asked))


def choose(moments: Chosen | Iterable[Chosen]) -> tuple[Question, ...]:
    """Make questions of moments that somebody has chosen.

    A whole trick is asked about by who wins it, a turn by what may be played, or said. Where a deal
    has not gone so far, four bots go on with it.

    Args:
        moments: Each a `Deal`, for the moment it stands at; (deal, trick), for a trick; (deal,
            trick, card), for the turn of the player of that card; the deal of a pair is a `Deal` or
            its code, a trick is 1 to 8, a card 1 to 4. Or a question of a set, an exercise, a
            `Position` or a `Trick`.

    Raises:
        InvalidStateError: If there are none or too many, or one of them is no moment: the error
            says which, and what was expected.

    Example:
        >>> choose([("AKBVZ3Z43", 6, 2), ("AKBVZ3Z43", 6)])
        (<Question 1: play.ruff in trick 6 of AKBVZ3Z43>, <Question 2: play.trick-winner in trick 6 of AKBVZ3Z43>)
        >>> choose([("AKBVZ3Z43", 9)])
        Traceback (most recent call last):
        belote_learn.errors.InvalidStateError: Item 1: “9” is not the number of a trick: a whole number from 1 to 8 is expected.
    """  # noqa: E501 (a message as it is printed)
    if isinstance(moments, _ONE_MOMENT):
        moments = [moments]
    if not isinstance(moments, Iterable):
        raise wrong_kind(moments, str, QuestionSet, list)
    given = list(islice(moments, MOST_QUESTIONS + 1))
    if not 1 <= len(given) <= MOST_QUESTIONS:
        raise InvalidStateError("chosen-count", count=len(given), expected=MOST_QUESTIONS)
    return tuple(_question(number, one) for number, one in enumerate(given, 1))


def _question(number: int, one: Any) -> Question:
    if isinstance(one, Question):
        return replace(one, number=number)
    if isinstance(one, Exercise):
        return Question(number, None, one)
    if isinstance(one, Position):
        return Question(number, None, _of_turn(one))
    if isinstance(one, Trick):
        return Question(number, None, _of_trick(one))
    if isinstance(one, Deal):
        return Question(number, one, _of_deal(number, one))
    if isinstance(one, tuple | list) and len(one) in {_PAIR, _TRIPLE}:
        return _in_deal(number, *one)
    raise InvalidStateError("chosen-item", number=number, found=_named(one))


def _in_deal(number: int, given: Any, trick: Any, card: Any = None) -> Question:
    """Ask about a trick of a deal, or about the turn of one of its cards."""
    deal = _read_deal(number, given)
    if not is_whole(trick, 1, HAND_SIZE):
        raise InvalidStateError(
            "chosen-trick", number=number, found=as_text(trick), expected=HAND_SIZE
        )
    if card is not None and not is_whole(card, 1, TRICK_SIZE):
        raise InvalidStateError(
            "chosen-card", number=number, found=as_text(card), expected=TRICK_SIZE
        )
    played = trick * TRICK_SIZE if card is None else (trick - 1) * TRICK_SIZE + card - 1
    later = let_bots_act(deal)
    if later.taker is None:
        raise InvalidStateError("chosen-untaken", number=number)
    there = later.at(len(later.bids) + played)
    made = _of_trick(there.tricks[-1]) if card is None else _of_deal(number, there)
    return Question(number, there, made, later)


def _read_deal(number: int, given: Any) -> Deal:
    if isinstance(given, Deal):
        return given
    if not isinstance(given, str):
        raise InvalidStateError("chosen-item", number=number, found=as_text(given))
    try:
        return Deal.from_code(given)
    except BeloteError as cause:
        raise InvalidStateError("chosen-code", number=number, cause=cause) from cause


def _named(one: Any) -> str:
    """Name what was given in few words: a deal's own text has all its cards in it."""
    if isinstance(one, Deal):
        return one.code or "Deal"
    if isinstance(one, tuple | list):
        return f"({', '.join(map(_named, one))})"
    return as_text(one)


def _of_deal(number: int, deal: Deal) -> Exercise:
    """Ask what may be done at the moment a deal stands at."""
    if deal.position is not None:
        return _of_turn(deal.position)
    spoken = bids_question(deal, 1)
    if spoken is not None:
        return spoken
    if deal.phase == "passed-out":
        raise InvalidStateError("chosen-untaken", number=number)
    raise InvalidStateError("chosen-over", number=number)


def _of_turn(position: Position) -> Exercise:
    held = Position(
        position.trump,
        leader=position.leader,
        trick=position.trick,
        hand=by_strength(list(position.hand), position.trump),
        ruleset=position.ruleset,
    )
    ruffed = decides("play.partner-ruffed", held, held.ruling)
    return _levelled(legal_question("play.partner-ruffed" if ruffed else held.ruling.duty, held, 1))


def _of_trick(trick: Trick) -> Exercise:
    # the hands around it are no part of what is asked
    bare = Trick(trick.trump, leader=trick.leader, cards=trick.cards, ruleset=trick.ruleset)
    return _levelled(winner_question(bare, 1))


def _levelled(exercise: Exercise) -> Exercise:
    """Give an exercise its level: the harder, the more choices tempt."""
    wrong = len(set(exercise.tempting) - (set() if exercise.several else set(exercise.answer)))
    return replace(exercise, level=min(max(wrong, 1), LEVELS))
