"""The frames of one trick, in order: frame k has k cards on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.explain.trick_reasons import role
from belote_learn.messages.catalogue import say
from belote_learn.messages.tricks import explain_trick
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.rules.counts import LAST_TRICK
from belote_learn.rules.ranking import points
from belote_learn.seats import Seat
from belote_learn.view.table import trump_fact

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.messages.tricks import TrickVerdict
    from belote_learn.play.trick import Trick
    from belote_learn.view.moments import Moment
    from belote_learn.view.pools import Json, Pools


class TrickFrames:
    """Makes one trick's frames; what a card's verdict said is remembered for the next ones.

    Args:
        table: The trick and the hands that are known.
        pools: Where the texts and explanations go.
        rules: The name of the rules, as it is said at the first frame.

    Attributes:
        refused: What was played though the rules do not allow it: its `kind`, `frame` and `text`.
    """

    def __init__(self, table: Moment, pools: Pools, rules: str) -> None:
        self.table = table
        self.rules = rules
        self.refused: list[Json] = []
        self.pools = pools
        self.lang = pools.lang
        self._on_table: dict[str, int] = {}
        self._refused_now: int | None = None
        self._now: tuple[Trick | None, TrickVerdict | None] = (None, None)

    def frame(self, count: int) -> Json:
        """Make the frame with that many cards on the table; they must be asked for in order."""
        trick, verdict = self._now
        turn = self.table.seats[count] if count < TRICK_SIZE else None
        position = self.table.position(count)
        in_hand = self.pools.add_position(position) if position else {}
        why = {card.code: place for card, place in in_hand.items()} | self._on_table
        if verdict:
            why["trick"] = self.pools.add_trick(verdict)
        frame = {
            "title": self.pools.text(self._turn(count, trick)),
            "say": self._said(count, trick, verdict),
            "facts": self._facts(trick),
            "turn": turn and turn.value,
            "winning": trick and trick.winner.value,
            "done": count == TRICK_SIZE,
            "trick": self._trick(trick),
            "hands": {seat.value: self._hand(seat, count) for seat in Seat},
            "tags": self._tags(trick, turn),
            "why": why,
            "subject": "trick" if trick else None,
            "ask": self._ask(count, turn, in_hand),
            **(self._worth(trick) if trick and count == TRICK_SIZE else {}),
        }
        self._remember(count, in_hand)
        return frame

    def _remember(self, count: int, in_hand: dict[Card, int]) -> None:
        """Keep why the next card was played, for the frames where it lies on the table."""
        if count < len(self.table.cards):
            played, trick = self.table.cards[count], self.table.trick(count + 1)
            verdict = explain_trick(trick, self.lang) if trick else None
            self._now = trick, verdict
            if verdict:
                place = self.pools.add_played(verdict, in_hand.get(played))
                self._on_table[played.code] = place
                self._refused_now = None
                if self.pools.whys[place]["mark"] == "refused":
                    self._refuse(count, played, place)

    def _refuse(self, count: int, played: Card, place: int) -> None:
        """Keep a card that was played though the rules do not allow it."""
        why = self.pools.whys[place]
        cited = self.pools.articles[why["rule"]]
        text = say(
            "table.judged.refused",
            self.lang,
            seat=self.table.seats[count],
            text=say("table.card", self.lang, card=played),
            article=cited["number"],
            title=cited["title"],
        )
        self._refused_now = why["headline"]
        self.refused.append({"kind": "cards", "frame": count + 1, "text": text})

    def _ask(self, count: int, turn: Seat | None, in_hand: dict[Card, int]) -> Json | None:
        """Return what a learner may be asked before the next card, or its winner, is shown."""
        if count == TRICK_SIZE:
            last = ".last" if self.table.is_last else ""
            return {
                "legal": None,
                "winner": say("table.ask.winner", self.lang),
                "points": say(f"table.ask.points{last}", self.lang),
            }
        if turn is None or len(in_hand) < 2:  # noqa: PLR2004 (one card leaves nothing to predict)
            return None
        asked = say("table.ask.legal", self.lang, seat=turn)
        return {"legal": asked, "winner": None, "points": None}

    def _worth(self, trick: Trick) -> Json:
        """Return what a complete trick is worth, and how it adds up."""
        worths = [points((card,), trick.trump) for card in trick.cards]
        ten, last = ([LAST_TRICK], ".last") if self.table.is_last else ([], "")
        cards = [
            say("table.worth.part", self.lang, card=card, points=worth)
            for card, worth in zip(trick.cards, worths, strict=True)
        ]
        total = sum(worths + ten)
        return {
            "worth": total,
            "parts": say(f"table.worth.parts{last}", self.lang, cards=", ".join(cards)),
            "sum": f"{' + '.join(map(str, worths + ten))} = {total}",
        }

    def _turn(self, count: int, trick: Trick | None) -> str:
        if trick and trick.is_complete:
            return say("table.turn.won", self.lang, winner=trick.winner)
        kind = "plays" if trick else "leads"
        return say(f"table.turn.{kind}", self.lang, seat=self.table.seats[count])

    def _said(self, count: int, trick: Trick | None, verdict: TrickVerdict | None) -> list[int]:
        said = [self.pools.text(part) for part in self._say(count, trick, verdict)]
        return said if self._refused_now is None else [said[0], self._refused_now, *said[1:]]

    def _say(self, count: int, trick: Trick | None, verdict: TrickVerdict | None) -> list[str]:
        """Return what a screen reader says at the frame, part by part."""
        turn = self._turn(count, trick)
        if trick is None or verdict is None:
            trump = trump_fact(self.lang, self.table.trump)
            return [trump["text"], self.rules, turn]
        last = verdict.steps[-1]
        if trick.is_complete:
            return [last.played, verdict.headline, verdict.reason]
        return [last.played, last.result, turn]

    def _facts(self, trick: Trick | None) -> list[Json]:
        if trick is None:
            return []
        winning = trick.cards[trick.seats.index(trick.winner)]
        led = trick.cards[0].suit
        facts: list[Json] = [
            {"id": "led", "text": say("table.fact.led", self.lang, led=led), "suit": led.value}
        ]
        if not trick.is_complete:
            text = say("table.fact.winning", self.lang, winner=trick.winner, winning=winning)
            facts.append({"id": "winning", "text": text})
        text = say("table.fact.points", self.lang, count=trick.points)
        return [*facts, {"id": "points", "text": text}]

    def _trick(self, trick: Trick | None) -> list[Json]:
        if trick is None:
            return []
        seats = trick.seats[: len(trick.cards)]
        return [
            {"seat": seat.value, "card": card.code, "note": self._note(trick, place)}
            for place, (seat, card) in enumerate(zip(seats, trick.cards, strict=True))
        ]

    def _note(self, trick: Trick, place: int) -> str:
        seat = trick.seats[place]
        note = say(f"table.note.{role(trick, place)}", self.lang, seat=seat)
        if seat != trick.winner:
            return note
        return say(f"table.note.{_outcome(trick)}", self.lang, note=note)

    def _hand(self, seat: Seat, count: int) -> Json:
        held = self.table.held(seat, count)
        if held is None:
            return {"hidden": self.table.hidden(seat, count)}
        return {"cards": [card.code for card in held]}

    def _tags(self, trick: Trick | None, turn: Seat | None) -> dict[str, list[str]]:
        names: dict[str, list[str]] = {}
        if trick:
            names[trick.leader.value] = ["leads"]
            names.setdefault(trick.winner.value, []).append(_outcome(trick))
        if turn:
            names.setdefault(turn.value, []).append("turn")
        return {
            seat: [say(f"table.tag.{name}", self.lang) for name in tags]
            for seat, tags in names.items()
        }


def _outcome(trick: Trick) -> str:
    return "won" if trick.is_complete else "winning"
