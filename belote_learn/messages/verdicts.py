"""Verdicts: a position's reasons, worded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from belote_learn.explain.reasons import reasons, table_facts
from belote_learn.messages.catalogue import Speaker
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import Article, article
from belote_learn.messages.told import Reasoned, Told
from belote_learn.messages.what_ifs import explain_what_ifs

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.explain.reasons import Reason
    from belote_learn.play.position import Position
    from belote_learn.rules.ruling import Ruling, RulingStep


@dataclass(frozen=True, slots=True, repr=False)
class VerdictStep(Told):
    """One question of the decision, worded.

    Attributes:
        id: Id of the step.
        rule: The article it applies.
        question: What is asked.
        answer: What the table and the hand answer.
        then: What follows; "" when nothing does yet.
        cards: The cards still possible after it, in hand order.
        dropped: The cards that fell at this step, in hand order.
    """

    id: str
    rule: str
    question: str
    answer: str
    then: str
    cards: tuple[Card, ...]
    dropped: tuple[Card, ...]

    @property
    def text(self) -> str:
        """The step as one line."""
        return " ".join(part for part in (self.question, self.answer, self.then) if part)


@dataclass(frozen=True, slots=True, repr=False)
class Verdict(Reasoned):
    """Why one card may or may not be played.

    Attributes:
        card: The card.
        legal: Whether it may be played.
        rule: Id of the article that settles this card.
        headline: Depth 1: the verdict in one line.
        reason: Depth 2: the sentence with the cards and seats of this trick.
        steps: Depth 3: the questions of the decision, shared by all cards of the hand.
        step: Index of the step that settles this card.
        article: Depth 5: the article, with its sources and disputes.
        lang: The language it is worded in.
        position: The moment the card was judged in.
    """

    card: Card
    legal: bool
    rule: str
    headline: str
    reason: str
    steps: tuple[VerdictStep, ...]
    step: int
    article: Article
    lang: str
    position: Position

    @property
    def what_if(self) -> str:
        """Depth 4: the smallest change that would turn the verdict round, found when asked for."""
        place = self.position.hand.index(self.card)
        return explain_what_ifs(self.position, self.lang)[place]

    @property
    def sources(self) -> tuple[str, ...]:
        """Where the rule texts say it."""
        return self.article.sources

    @property
    def contested(self) -> tuple[str, ...]:
        """How the text of the ruleset in force can be read otherwise, if it can."""
        return self.article.contested


def explain_position(position: Position, lang: str | None = None) -> tuple[Verdict, ...]:
    """Word the verdict on every card of the hand.

    Args:
        position: The moment.
        lang: "en", "pt" or "fr"; None for the default.

    Returns:
        One verdict a card, in hand order.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    ruling = position.ruling
    facts = table_facts(position, ruling)
    return word_verdicts(position, ruling, Speaker(resolve(lang), **facts))


def word_verdicts(position: Position, ruling: Ruling, speaker: Speaker) -> tuple[Verdict, ...]:
    """Word the verdicts of a ruling that has been asked for.

    Args:
        position: The moment.
        ruling: Its ruling.
        speaker: Who words it, with the facts of the table.
    """
    steps = tuple(_step(step, speaker) for step in ruling.steps)
    cited = {step.rule: article(step.rule, speaker.lang, position.ruleset) for step in ruling.steps}
    return tuple(
        _verdict(reason, steps, speaker, cited[reason.rule], position)
        for reason in reasons(position, ruling)
    )


def verdict(position: Position, card: Card, lang: str | None = None) -> Verdict:
    """Word the verdict on one card of the hand.

    Args:
        position: The moment.
        card: A card of its hand.
        lang: "en", "pt" or "fr"; None for the default.
    """
    return explain_position(position, lang)[position.hand.index(card)]


def _step(step: RulingStep, speaker: Speaker) -> VerdictStep:
    parts: dict[str, Any] = {
        part: speaker.say(f"step.{step.id}.{part}") for part in ("question", "answer", "then")
    }
    return VerdictStep(id=step.id, rule=step.rule, cards=step.cards, dropped=step.dropped, **parts)


def _verdict(
    reason: Reason,
    steps: tuple[VerdictStep, ...],
    speaker: Speaker,
    cited: Article,
    position: Position,
) -> Verdict:
    headline = "legal" if reason.legal else "refused"
    return Verdict(
        card=reason.card,
        legal=reason.legal,
        rule=reason.rule,
        headline=speaker.say(f"verdict.headline.{headline}", card=reason.card),
        reason=speaker.say(f"verdict.{reason.message}", card=reason.card),
        steps=steps,
        step=reason.step,
        article=cited,
        lang=speaker.lang,
        position=position,
    )
