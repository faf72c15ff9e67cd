"""The frames of one trick, in order: frame k has k cards on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.explain.trick_reasons import role
from belote_learn.messages.catalogue import say
from belote_learn.messages.tricks import explain_trick
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.seats import Seat
from belote_learn.view.table import rules_fact, trump_fact

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
    """

    def __init__(self, table: Moment, pools: Pools) -> None:
        self.table = table
        self.pools = pools
        self.lang = pools.lang
        self._on_table: dict[str, int] = {}
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
            "say": [self.pools.text(part) for part in self._say(count, trick, verdict)],
            "facts": self._facts(trick),
            "turn": turn and turn.value,
            "winning": trick and trick.winner.value,
            "done": count == TRICK_SIZE,
            "trick": self._trick(trick),
            "hands": {seat.value: self._hand(seat, count) for seat in Seat},
            "tags": self._tags(trick, turn),
            "why": why,
            "subject": "trick" if trick else None,
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
                self._on_table[played.code] = self.pools.add_played(verdict, in_hand.get(played))

    def _turn(self, count: int, trick: Trick | None) -> str:
        if trick and trick.is_complete:
            return say("table.turn.won", self.lang, winner=trick.winner)
        kind = "plays" if trick else "leads"
        return say(f"table.turn.{kind}", self.lang, seat=self.table.seats[count])

    def _say(self, count: int, trick: Trick | None, verdict: TrickVerdict | None) -> list[str]:
        """Return what a screen reader says at the frame, part by part."""
        turn = self._turn(count, trick)
        if trick is None or verdict is None:
            trump = trump_fact(self.lang, self.table.trump)
            return [trump["text"], rules_fact(self.lang, self.table.ruleset)["text"], turn]
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
