"""Exercises, worded: the question, the answers offered, the reasons, the mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from belote_learn.cards import Card, Suit
from belote_learn.errors import IllegalActionError
from belote_learn.messages.announcements import explain_words
from belote_learn.messages.bids import explain_bids
from belote_learn.messages.catalogue import Speaker, say
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import article
from belote_learn.messages.scores import explain_score
from belote_learn.messages.tricks import explain_trick
from belote_learn.messages.verdicts import explain_position
from belote_learn.play.deal import Deal
from belote_learn.play.position import Position
from belote_learn.play.trick import Trick
from belote_learn.rules.ranking import points
from belote_learn.rules.scoring import DealScore
from belote_learn.seats import Seat, Team

if TYPE_CHECKING:
    from collections.abc import Callable

    from belote_learn.exercises.exercise import Exercise
    from belote_learn.messages.actions import ActionVerdict
    from belote_learn.play.actions import Action

_LABELS: Final = {
    "pass": "drill.choice.pass",
    "take": "drill.choice.take",
    "made": "drill.choice.made",
    "failed": "drill.choice.failed",
    "tied": "drill.choice.tied",
    "yes": "drill.choice.yes",
    "no": "drill.choice.no",
    "silent": "drill.choice.silent",
    "belote": "drill.choice.belote",
    "rebelote": "drill.choice.rebelote",
}
_WORDS: Final = ("drill.tally.unsaid", "drill.tally.one", "drill.tally.both")
#: The questions about a score that tell the whole count first; the others tell it themselves.
_COUNTED: Final = {
    "drill.question.outcome", "drill.question.score", "drill.question.words-worth",
}  # fmt: skip


def question_text(exercise: Exercise, lang: str | None = None) -> str:
    """Word the question of an exercise, with the count it is about where there is one.

    Args:
        exercise: The exercise.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    return " ".join((*count_text(exercise, lang), short_question(exercise, lang)))


def short_question(exercise: Exercise, lang: str | None = None) -> str:
    """Word the question of an exercise alone, for where the count is seen beside it.

    Args:
        exercise: The exercise.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    return _speaker(exercise, lang).say(exercise.question)


def count_text(exercise: Exercise, lang: str | None = None) -> tuple[str, ...]:
    """Tell the count that a question is about, line by line; nothing where it tells its own.

    Args:
        exercise: The exercise.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    if exercise.question not in _COUNTED:
        return ()
    return tuple(_tally(dict(exercise.facts), _speaker(exercise, lang)))


def _speaker(exercise: Exercise, lang: str | None) -> Speaker:
    language, facts = resolve(lang), dict(exercise.facts)
    if isinstance(exercise.moment, DealScore):
        facts = _worded_count(facts, language)
    return Speaker(language, **facts)


def _worded_count(facts: dict[str, Any], lang: str) -> dict[str, Any]:
    """Give the numbers of a count their words."""
    worded = dict(facts)
    for name in ("points", "other_points"):
        worded[name] = say("score.points", lang, count=facts[name])
    for name in ("tricks", "other_tricks"):
        none = say("drill.tally.none", lang)
        worded[name] = say("score.tricks", lang, count=facts[name]) if facts[name] else none
    return worded


def _tally(facts: dict[str, Any], speaker: Speaker) -> list[str]:
    told = [speaker.say("drill.tally"), speaker.say("drill.tally.ten")]
    if facts["belote"] is not None:
        told.append(speaker.say(_WORDS[facts["words"]], team=facts["belote"]))
    if facts["held_over"]:
        waiting = say("score.points", speaker.lang, count=facts["held_over"])
        told.append(speaker.say("drill.tally.held", points=waiting))
    return told


def labels(exercise: Exercise, lang: str | None = None) -> tuple[str, ...]:
    """Word the answers an exercise offers, in their order.

    Args:
        exercise: The exercise.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    language = resolve(lang)
    return tuple(label(choice, exercise, language) for choice in exercise.choices)


def label(choice: Any, exercise: Exercise, lang: str) -> str:
    """Word one answer: a card, a seat, a number, a suit to name, or an answer of its own.

    Args:
        choice: The answer.
        exercise: The exercise it answers.
        lang: A resolved language id.
    """
    if isinstance(choice, Suit):
        return say("drill.choice.name", lang, suit=choice)
    if isinstance(choice, Card | Seat | Team) or choice not in _LABELS:
        return _bare(choice, lang)
    return say(_LABELS[choice], lang, card=dict(exercise.facts).get("card"))


def _bare(value: Any, lang: str) -> str:
    if isinstance(value, Card):
        return say("drill.choice.card", lang, card=value)
    if isinstance(value, Seat):
        return say("drill.choice.seat", lang, seat=value)
    return str(value)


def reasons(
    exercise: Exercise, lang: str | None = None, *, mark: Callable[[Any], str] = lambda _: ""
) -> tuple[tuple[tuple[Any, ...], str], ...]:
    """Say why the right answer is right: of the choices, or of the whole.

    Args:
        exercise: The exercise.
        lang: "en", "pt" or "fr"; None for the default.
        mark: How a choice is marked: what is refused for one reason is told in one text, as far as
            it is marked alike.

    Returns:
        Pairs of the choices (none where the text is about the whole) and a text.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    language = resolve(lang)
    moment = exercise.moment
    if isinstance(moment, Position) and exercise.kind == "cards":
        told = explain_position(moment, language)
        return tuple(((verdict.card,), verdict.text) for verdict in told)
    if isinstance(moment, Trick):
        if exercise.kind == "seat":
            return (((), explain_trick(moment, language).text),)
        return (((), _counted(exercise, moment, language)),)
    if isinstance(moment, DealScore):
        return tuple(((), line.text) for line in explain_score(moment, language))
    if isinstance(moment, Deal) and exercise.kind == "choice":
        return _of_what_is_said(exercise, moment, language, mark)
    cited = article(exercise.article, language, exercise.ruleset)
    line = say("score.line", language, text=cited.text, number=cited.number, title=cited.title)
    return (((), line),)


def _of_what_is_said(
    exercise: Exercise, deal: Deal, lang: str, mark: Callable[[Any], str]
) -> tuple[tuple[tuple[Any, ...], str], ...]:
    if exercise.several:
        told = explain_bids(deal, lang)
    else:
        told = explain_words(deal, dict(exercise.facts)["card"], lang)
    alike: dict[tuple[str, str], list[ActionVerdict]] = {}
    for verdict in told:
        refusal = verdict.refusal
        # what may be said has a reason of its own: another suit means other trumps
        reason = verdict.reason if refusal is None else refusal.message_id
        alike.setdefault((mark(_offered(verdict.action)), reason), []).append(verdict)
    return tuple(
        (tuple(_offered(one.action) for one in verdicts), _together(verdicts, lang))
        for verdicts in alike.values()
    )


def _together(verdicts: list[ActionVerdict], lang: str) -> str:
    """Say once why several actions may not be done."""
    first, count = verdicts[0].refusal, len(verdicts)
    if first is None or count == 1:
        return verdicts[0].reason
    suits = tuple(one.action.suit for one in verdicts)
    named = {"suit": suits} if all(suits) else {}
    together = IllegalActionError(first.message_id, **first.data | named | {"count": count})
    return together.text(lang)


def _offered(action: Action) -> Any:
    if action.card is not None:
        return action.word or "silent"
    return action.kind if action.suit is None else action.suit


def _counted(exercise: Exercise, trick: Trick, lang: str) -> str:
    """Add up a trick card by card."""
    parts = ", ".join(
        say(
            "drill.because.card",
            lang,
            card=card,
            points=points((card,), trick.trump),
        )
        for card in trick.cards
    )
    last = exercise.article == "points.last-trick"
    total = say("score.points", lang, count=exercise.answer[0])
    return say(
        "drill.because.last" if last else "drill.because.cards", lang, text=parts, points=total
    )


def answer_text(exercise: Exercise, lang: str | None = None) -> str:
    """Tell the right answer.

    Args:
        exercise: The exercise.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    language = resolve(lang)
    told = ", ".join(label(one, exercise, language) for one in exercise.answer)
    return say("drill.feedback.answer", language, text=told)


def mistake_text(mistake: str, lang: str | None = None) -> str:
    """Name a known mistake.

    Args:
        mistake: Id of its message.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> print(mistake_text("drill.mistake.king-before-ten", "en"))
        A common mix-up: the ten is stronger than the king, in trumps and outside trumps.
    """
    language = resolve(lang)
    return say("drill.feedback.mistake", language, mistake=say(mistake, language))
