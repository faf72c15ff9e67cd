"""Pools of finished texts that several frames share, named by index."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belote_learn.explain.reasons import lights, table_facts
from belote_learn.messages.catalogue import say
from belote_learn.messages.rulebook import article
from belote_learn.messages.tricks import TrickVerdict, explain_trick
from belote_learn.messages.verdicts import VerdictStep, explain_position

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.messages.rulebook import Article
    from belote_learn.play.position import Position
    from belote_learn.play.trick import Trick

Json = dict[str, Any]


class Pools:
    """Collects explanations, the traces of their steps, and the articles they cite.

    Args:
        lang: A resolved language id.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.whys: list[Json] = []
        self.traces: list[list[Json]] = []
        self.articles: dict[str, Json] = {}

    def add_position(self, position: Position) -> dict[Card, int]:
        """Add the verdict on every card of a hand; return the index of each."""
        verdicts = explain_position(position, self.lang)
        spoken = explain_position(position, self.lang, spoken=True)
        trace = self._add_trace([self._step(s, position) for s in verdicts[0].steps])
        return {
            verdict.card: self._add(
                {
                    "mark": "legal" if verdict.legal else "refused",
                    "headline": verdict.headline,
                    "text": verdict.reason,
                    "spoken": said.text,
                    "rule": self._cite(verdict.article),
                    "trace": trace,
                    "at": verdict.step,
                }
            )
            for verdict, said in zip(verdicts, spoken, strict=True)
        }

    def add_trick(self, trick: Trick) -> int:
        """Add why the winner is winning; return its index."""
        verdict = explain_trick(trick, self.lang)
        trace = self._add_trace(
            [
                {
                    "question": step.played,
                    "answer": step.result,
                    "then": "",
                    "rule": self._cite(verdict.article),
                    "cards": [step.card.code],
                    "seats": [step.seat.value],
                    "drops": [],
                }
                for step in verdict.steps
            ]
        )
        return self._add(self._trick_why(verdict, trick) | {"trace": trace, "at": None})

    def add_played(self, trick: Trick, chosen: int | None) -> int:
        """Add what the last card of a trick did, and why it might be played if that is known.

        Args:
            trick: The trick up to the card.
            chosen: Index of the card's verdict when it was in the hand; None for a hidden hand.
        """
        verdict = explain_trick(trick, self.lang)
        last, said = verdict.steps[-1], explain_trick(trick, self.lang, spoken=True).steps[-1]
        if chosen is None:
            why = {"text": last.result, "spoken": said.text, "rule": self._cite(verdict.article)}
            return self._add({"mark": "played", "headline": last.played} | why | _NO_TRACE)
        choice = self.whys[chosen]
        text = say("table.seen-from", self.lang, seat=last.seat, text=choice["text"])
        spoken = say("table.seen-from", self.lang, seat=last.seat, text=choice["spoken"])
        mark = "played" if choice["mark"] == "legal" else "refused"
        return self._add(
            choice
            | {"mark": mark, "headline": last.played}
            | {"text": text, "spoken": f"{said.played} {spoken}"}
        )

    def _trick_why(self, verdict: TrickVerdict, trick: Trick) -> Json:
        return {
            "mark": "winner",
            "headline": verdict.headline,
            "text": verdict.reason,
            "spoken": explain_trick(trick, self.lang, spoken=True).text,
            "rule": self._cite(verdict.article),
        }

    def _step(self, step: VerdictStep, position: Position) -> Json:
        cards, seats = lights(step.id, table_facts(position, position.ruling))
        return {
            "question": step.question,
            "answer": step.answer,
            "then": step.then,
            "rule": self._cite_id(step.rule, position),
            "cards": [card.code for card in cards],
            "seats": list(seats),
            "drops": [card.code for card in step.dropped],
        }

    def _cite_id(self, name: str, position: Position) -> str:
        return self._cite(article(name, self.lang, position.ruleset))

    def _cite(self, article: Article) -> str:
        self.articles.setdefault(
            article.id,
            {
                "number": article.number,
                "title": article.title,
                "text": article.text,
                "sources": list(article.sources),
                "disputes": list(article.contested),
                "elsewhere": list(article.elsewhere),
            },
        )
        return article.id

    def _add(self, why: Json) -> int:
        self.whys.append(why)
        return len(self.whys) - 1

    def _add_trace(self, trace: list[Json]) -> int:
        self.traces.append(trace)
        return len(self.traces) - 1


_NO_TRACE: Json = {"trace": None, "at": None}
