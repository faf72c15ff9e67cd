"""Pools of finished texts that several frames share, named by index.

Texts repeat a great deal from frame to frame ("What was led?"), so each is kept once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belote_learn.explain.reasons import lights, table_facts
from belote_learn.messages.catalogue import Speaker, say
from belote_learn.messages.rulebook import article
from belote_learn.messages.verdicts import VerdictStep, word_verdicts
from belote_learn.messages.what_ifs import explain_what_ifs

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.messages.rulebook import Article
    from belote_learn.messages.tricks import TrickStep, TrickVerdict
    from belote_learn.play.position import Position
    from belote_learn.rules.rulesets import RuleSet

Json = dict[str, Any]


def article_fields(cited: Article) -> Json:
    """Return an article as views show it."""
    return {
        "number": cited.number,
        "title": cited.title,
        "text": cited.text,
        "sources": list(cited.sources),
        "disputes": list(cited.contested),
        "elsewhere": list(cited.elsewhere),
    }


class Pools:
    """Collects texts, explanations, the traces of their steps, and the articles they cite.

    Args:
        lang: A resolved language id.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._said: dict[tuple[Any, ...], str] = {}
        self._reasons: dict[int, str] = {}  # by explanation, for those who look on
        self.texts: dict[str, int] = {}
        self.whys: list[Json] = []
        self.traces: list[list[Json]] = []
        self.articles: dict[str, Json] = {}

    def say(self, message: str, **facts: Any) -> str:
        """Word a short message that comes again frame after frame: once for the same facts."""
        key = (message, *facts.values())
        if key not in self._said:
            self._said[key] = say(message, self.lang, **facts)
        return self._said[key]

    def text(self, text: str) -> int:
        """Keep a text; return its index."""
        return self.texts.setdefault(text, len(self.texts))

    def add_position(self, position: Position) -> dict[Card, int]:
        """Add the verdict on every card of a hand; return the index of each."""
        ruling = position.ruling
        facts = table_facts(position, ruling)
        verdicts = word_verdicts(position, ruling, Speaker(self.lang, **facts))
        steps = [self._step(step, facts, position.ruleset) for step in verdicts[0].steps]
        trace = self._add_trace(steps)
        changes = explain_what_ifs(position, self.lang, ruling=ruling)
        return {
            verdict.card: self.add_why(
                "legal" if verdict.legal else "refused",
                verdict.headline,
                verdict.reason,
                verdict.article,
                what_if=change,
                trace=trace,
                at=verdict.step,
            )
            for verdict, change in zip(verdicts, changes, strict=True)
        }

    def add_trick(self, verdict: TrickVerdict) -> int:
        """Add why the winner is winning; return its index."""
        trace = self._add_trace([self._trick_step(step, verdict) for step in verdict.steps])
        return self.add_why(
            "winner", verdict.headline, verdict.reason, verdict.article, trace=trace
        )

    def add_played(self, verdict: TrickVerdict, chosen: int | None) -> int:
        """Add what the last card of a trick did, and why it might be played if that is known.

        Args:
            verdict: What there is to say of the trick up to the card.
            chosen: Index of the card's verdict when it was in the hand; None for a hidden hand.
        """
        last = verdict.steps[-1]
        if chosen is None:
            return self.add_why("played", last.played, last.result, verdict.article)
        choice = self.whys[chosen]
        seen = say("table.seen-from", self.lang, seat=last.seat, text=self._reasons[chosen])
        mark, headline = "played", last.played
        if choice["mark"] == "refused":
            mark = "refused"
            headline = say("table.refused", self.lang, seat=last.seat, card=last.card)
        changed = {"mark": mark, "headline": self.text(headline), "text": self.text(seen)}
        return self._add(choice | changed)

    def add_why(  # noqa: PLR0913 (one argument for each part of an explanation)
        self,
        mark: str,
        headline: str,
        text: str,
        cited: Article,
        *,
        what_if: str | None = None,
        trace: int | None = None,
        at: int | None = None,
    ) -> int:
        """Add one explanation; return its index.

        Args:
            mark: What it is about: "legal", "refused", "played", "winner", "bid", "announcement",
                "line" or "total".
            headline: The verdict in one line.
            text: The sentence with the facts of this moment.
            cited: The article.
            what_if: What would have to be different, if that is told.
            trace: Index of the questions that led there, if there are any.
            at: Index of the question that settles it.
        """
        self._reasons[len(self.whys)] = text
        return self._add(
            {
                "mark": mark,
                "headline": self.text(headline),
                "text": self.text(text),
                "what_if": None if what_if is None else self.text(what_if),
                "rule": self.cite(cited),
                "trace": trace,
                "at": at,
            }
        )

    def cite(self, cited: Article) -> str:
        """Keep an article; return its id."""
        if cited.id not in self.articles:
            self.articles[cited.id] = article_fields(cited)
        return cited.id

    def _step(self, step: VerdictStep, facts: dict[str, Any], rules: RuleSet) -> Json:
        cards, seats = lights(step.id, facts)
        return {
            "question": self.text(step.question),
            "answer": self.text(step.answer),
            "then": self.text(step.then),
            "rule": self.cite(article(step.rule, self.lang, rules)),
            "cards": [card.code for card in cards],
            "seats": list(seats),
            "drops": [card.code for card in step.dropped],
        }

    def _trick_step(self, step: TrickStep, verdict: TrickVerdict) -> Json:
        return {
            "question": self.text(step.played),
            "answer": self.text(step.result),
            "then": self.text(""),
            "rule": self.cite(verdict.article),
            "cards": [step.card.code],
            "seats": [step.seat.value],
            "drops": [],
        }

    def _add(self, why: Json) -> int:
        self.whys.append(why)
        return len(self.whys) - 1

    def _add_trace(self, trace: list[Json]) -> int:
        self.traces.append(trace)
        return len(self.traces) - 1
