"""Checking answers: what was right, what was wrong, what was missed, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from belote_learn.cards import Card, read_cards
from belote_learn.errors import InvalidStateError
from belote_learn.given import is_whole, of_kind, wrong_kind
from belote_learn.messages.catalogue import say
from belote_learn.messages.language import resolve
from belote_learn.messages.scores import explain_score
from belote_learn.messages.tricks import explain_trick
from belote_learn.messages.verdicts import explain_position
from belote_learn.play.checks import check_no_repeat
from belote_learn.play.position import Position
from belote_learn.play.trick import Trick
from belote_learn.rules.scoring import DealScore
from belote_learn.seats import Seat, Team

if TYPE_CHECKING:
    from collections.abc import Iterable


Answer = tuple[Card, ...] | tuple[Seat, ...] | tuple[Team, ...]


@dataclass(frozen=True, slots=True)
class Feedback:
    """How an answer compares with the right one.

    Attributes:
        correct: Whether the answer is exactly right.
        right: What was chosen rightly: cards, a seat, or the sides counted right.
        wrong: What was chosen wrongly.
        missed: What should have been chosen too.
        subject: The position, trick or score that was asked about.
    """

    correct: bool
    right: Answer
    wrong: Answer
    missed: Answer
    subject: Position | Trick | DealScore

    def explain(self, lang: str | None = None) -> str:
        """Say what was right and what was not, with the reason of each.

        Args:
            lang: "en", "pt" or "fr"; None for the default.

        Raises:
            LanguageError: If the language is not one of the three.
        """
        language = resolve(lang)
        if isinstance(self.subject, Position):
            return _explain_cards(self, self.subject, language)
        if isinstance(self.subject, DealScore):
            return _explain_score(self, self.subject, language)
        return _explain_winner(self, self.subject, language)

    def __repr__(self) -> str:
        return self.explain()


def check_legal(position: Position, answer: str | Iterable[Card | str]) -> Feedback:
    """Check which cards a learner thinks may be played.

    Args:
        position: The moment.
        answer: The cards chosen, in any order; "" for none yet.

    Returns:
        The cards chosen rightly, chosen wrongly, and missed.

    Raises:
        NotationError: If a card cannot be read.
        InvalidStateError: If a card is not in the hand, or is named twice.

    Example:
        >>> p = Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
        >>> check_legal(p, "AD JH").missed
        (7♦,)
    """
    chosen, legal = read_cards(answer), of_kind(position, Position).legal_cards
    check_no_repeat(chosen)
    for card in chosen:
        if card not in position.hand:
            raise InvalidStateError(
                "not-in-hand", card=card, seat=position.seat, cards=position.hand
            )
    return Feedback(
        correct=set(chosen) == set(legal),
        right=tuple(card for card in legal if card in chosen),
        wrong=tuple(card for card in position.hand if card in chosen and card not in legal),
        missed=tuple(card for card in legal if card not in chosen),
        subject=position,
    )


def check_winner(trick: Trick, answer: Seat | str) -> Feedback:
    """Check who a learner thinks is winning a trick.

    Args:
        trick: One to four cards.
        answer: A seat or its letter; "" for none yet.

    Raises:
        NotationError: If the answer is not a seat.

    Example:
        >>> from belote_learn.play.trick import Trick
        >>> check_winner(Trick("H", leader="N", cards="10D 8D AD 7H"), "E").correct
        True
    """
    of_kind(trick, Trick)
    chosen = () if answer == "" else (Seat.parse(answer),)
    right = tuple(seat for seat in chosen if seat == trick.winner)
    return Feedback(
        correct=bool(right),
        right=right,
        wrong=tuple(seat for seat in chosen if seat != trick.winner),
        missed=() if right else (trick.winner,),
        subject=trick,
    )


def check_score(score: DealScore, *, ns: int | None = None, ew: int | None = None) -> Feedback:
    """Check what a learner thinks each side scores.

    Args:
        score: The score of a deal.
        ns: Points for North and South; None to leave them out.
        ew: Points for East and West; None to leave them out.

    Returns:
        The sides counted right, counted wrong, and left out; correct when all that were given are.

    Raises:
        InvalidStateError: If an answer is not a whole number.

    Example:
        >>> from belote_learn.rules.scoring import score_deal
        >>> s = score_deal(taker="N", card_points={"NS": 82, "EW": 80}, tricks={"NS": 5, "EW": 3})
        >>> check_score(s, ns=82, ew=80).correct
        True
    """
    given = {Team.NS: ns, Team.EW: ew}
    for answer in given.values():
        if answer is not None and not is_whole(answer):
            raise wrong_kind(answer, int)
    right = tuple(team for team in Team if given[team] == of_kind(score, DealScore).points(team))
    missed = tuple(team for team in Team if given[team] is None)
    return Feedback(
        correct=bool(right) and len(right) + len(missed) == len(Team),
        right=right,
        wrong=tuple(team for team in Team if team not in {*right, *missed}),
        missed=missed,
        subject=score,
    )


def _explain_score(feedback: Feedback, score: DealScore, lang: str) -> str:
    """Tell the whole count; the marks of a side counted wrong or left out are pointed at."""
    if len(feedback.missed) == len(Team):
        return say("check.score.nothing", lang)
    if feedback.correct:
        return say("check.score.right", lang)
    marks = dict.fromkeys(feedback.wrong, "wrong") | dict.fromkeys(feedback.missed, "missed")
    told = [
        say(f"check.{marks[line.team]}", lang, text=line.text)
        if line.scores and line.team in marks
        else line.text
        for line in explain_score(score, lang)
    ]
    return "\n".join((say("check.score.not-yet", lang), *told))


def _explain_cards(feedback: Feedback, position: Position, lang: str) -> str:
    if feedback.correct:
        return say("check.legal.right", lang, right=position.legal_cards)
    if not (feedback.right or feedback.wrong):
        return say("check.legal.nothing", lang)
    marks = dict.fromkeys(feedback.right, "good") | dict.fromkeys(feedback.wrong, "wrong")
    marks |= dict.fromkeys(feedback.missed, "missed")
    lines = [
        say(f"check.{marks[verdict.card]}", lang, text=verdict.text)
        for verdict in explain_position(position, lang)
        if verdict.card in marks
    ]
    return "\n".join((say("check.legal.not-yet", lang), *lines))


def _explain_winner(feedback: Feedback, trick: Trick, lang: str) -> str:
    verdict = explain_trick(trick, lang)
    if feedback.correct:
        return say("check.winner.right", lang, headline=verdict.headline, text=verdict.reason)
    if not feedback.wrong:
        return say("check.winner.nothing", lang)
    return say(
        "check.winner.wrong",
        lang,
        seat=feedback.wrong[0],
        headline=verdict.headline,
        text=verdict.reason,
    )
