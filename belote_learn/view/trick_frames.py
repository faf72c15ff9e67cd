"""The frames of one trick, in order: frame k has k cards on the table."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from belote_learn.explain.trick_reasons import role
from belote_learn.messages.tricks import explain_trick
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.rules.counts import LAST_TRICK
from belote_learn.rules.ranking import CARD_POINTS
from belote_learn.seats import Seat
from belote_learn.view.table import trump_fact

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from belote_learn.cards import Card
    from belote_learn.messages.tricks import TrickVerdict
    from belote_learn.play.trick import Trick
    from belote_learn.view.moments import Moment
    from belote_learn.view.pools import Pools

Json = dict[str, Any]

#: What a frame holds of a trick's worth while there is none to tell.
NOTHING_ASKED: Final[Json] = {"worth": None, "parts": None, "sum": None}


class TrickFrames:
    """Makes one trick's frames; what a card's verdict said is remembered for the next ones.

    Args:
        table: The trick and the hands that are known.
        pools: Where the texts and explanations go.
        rules: The name of the rules, as it is said at the first frame.
        facts: What every frame tells before its own facts.
        tags: What stands beside a seat at every frame, after the trick's own tags.

    Attributes:
        refused: What was played though the rules do not allow it: its `kind`, `frame` and `text`.
    """

    def __init__(
        self,
        table: Moment,
        pools: Pools,
        rules: str,
        *,
        facts: Sequence[Json] = (),
        tags: Mapping[str, Sequence[str]] = MappingProxyType({}),
    ) -> None:
        self.table = table
        self.pools = pools
        self.lang = pools.lang
        self.rules = rules
        self.facts, self.tags = facts, tags
        self.refused: list[Json] = []
        self._on_table: dict[str, int] = {}
        self._plays: list[Json] = []
        self._hands = {seat.value: self._hand(seat, 0) for seat in Seat}
        self._refused_now: int | None = None
        self._now: tuple[Trick | None, TrickVerdict | None] = (None, None)

    def frame(self, count: int) -> Json:
        """Make the frame with that many cards on the table; they must be asked for in order."""
        trick, verdict = self._now
        winner = verdict.winner if verdict else None
        turn = self.table.seats[count] if count < TRICK_SIZE else None
        position = self.table.position(count)
        in_hand = self.pools.add_position(position) if position else {}
        why = {card.code: place for card, place in in_hand.items()} | self._on_table
        if verdict:
            why["trick"] = self.pools.add_trick(verdict)
        title = self._turn(count, winner)
        frame = {
            "title": self.pools.text(title),
            "say": self._said(title, verdict, done=count == TRICK_SIZE),
            "facts": self._facts(trick, winner),
            "turn": turn and turn.value,
            "winning": winner and winner.value,
            "done": count == TRICK_SIZE,
            "trick": self._trick(winner, done=count == TRICK_SIZE),
            "hands": dict(self._hands),
            "tags": self._tags(winner, turn),
            "why": why,
            "subject": "trick" if trick else None,
            "ask": self._ask(count, turn, in_hand),
            **(self._worth(trick) if trick and count == TRICK_SIZE else NOTHING_ASKED),
        }
        self._remember(count, in_hand)
        return frame

    def _remember(self, count: int, in_hand: dict[Card, int]) -> None:
        """Keep why the next card was played, for the frames where it lies on the table."""
        if count >= len(self.table.cards):
            return
        played, trick = self.table.cards[count], self.table.trick(count + 1)
        if trick is None:
            return
        verdict, seat = explain_trick(trick, self.lang, before=self._now[1]), trick.seats[count]
        self._now = trick, verdict
        note = self.pools.say(f"table.note.{role(trick, count)}", seat=seat)
        self._plays.append({"seat": seat.value, "card": played.code, "note": note})
        self._hands[seat.value] = self._hand(seat, count + 1)
        place = self.pools.add_played(verdict, in_hand.get(played))
        self._on_table[played.code] = place
        self._refused_now = None
        if self.pools.whys[place]["mark"] == "refused":
            self._refuse(count, played, place)

    def _refuse(self, count: int, played: Card, place: int) -> None:
        """Keep a card that was played though the rules do not allow it."""
        why = self.pools.whys[place]
        cited = self.pools.articles[why["rule"]]
        text = self.pools.say(
            "table.judged.refused",
            seat=self.table.seats[count],
            text=self.pools.say("table.card", card=played),
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
                "winner": self.pools.say("table.ask.winner"),
                "points": self.pools.say(f"table.ask.points{last}"),
            }
        if turn is None or len(in_hand) < 2:  # noqa: PLR2004 (one card leaves nothing to predict)
            return None
        asked = self.pools.say("table.ask.legal", seat=turn)
        return {"legal": asked, "winner": None, "points": None}

    def _worth(self, trick: Trick) -> Json:
        """Return what a complete trick is worth, and how it adds up."""
        worths = [CARD_POINTS[trick.trump][card.index] for card in trick.cards]
        ten, last = ([LAST_TRICK], ".last") if self.table.is_last else ([], "")
        cards = [
            self.pools.say("table.worth.part", card=card, points=worth)
            for card, worth in zip(trick.cards, worths, strict=True)
        ]
        total = sum(worths + ten)
        return {
            "worth": total,
            "parts": self.pools.say(f"table.worth.parts{last}", cards=", ".join(cards)),
            "sum": f"{' + '.join(map(str, worths + ten))} = {total}",
        }

    def _turn(self, count: int, winner: Seat | None) -> str:
        if count == TRICK_SIZE:
            return self.pools.say("table.turn.won", winner=winner)
        kind = "plays" if count else "leads"
        return self.pools.say(f"table.turn.{kind}", seat=self.table.seats[count])

    def _said(self, turn: str, verdict: TrickVerdict | None, *, done: bool) -> list[int]:
        """Return what a screen reader says at the frame, part by part."""
        text = self.pools.text
        if verdict is None:
            trump = trump_fact(self.lang, self.table.trump)
            return [text(trump["text"]), text(self.rules), text(turn)]
        last = verdict.steps[-1]
        parts = [verdict.headline, verdict.reason] if done else [last.result, turn]
        said = [text(last.played), *map(text, parts)]
        return said if self._refused_now is None else [said[0], self._refused_now, *said[1:]]

    def _facts(self, trick: Trick | None, winner: Seat | None) -> list[Json]:
        if trick is None:
            return [*self.facts]
        led, say = trick.cards[0].suit, self.pools.say
        facts: list[Json] = [
            *self.facts,
            {"id": "led", "text": say("table.fact.led", led=led), "suit": led.value},
        ]
        if not trick.is_complete:
            winning = trick.cards[trick.seats.index(winner)] if winner else None
            text = say("table.fact.winning", winner=winner, winning=winning)
            facts.append({"id": "winning", "text": text})
        return [*facts, {"id": "points", "text": say("table.fact.points", count=trick.points)}]

    def _trick(self, winner: Seat | None, *, done: bool) -> list[Json]:
        outcome = "table.note.won" if done else "table.note.winning"
        return [
            play | {"note": self.pools.say(outcome, note=play["note"])}
            if play["seat"] == winner
            else play
            for play in self._plays
        ]

    def _hand(self, seat: Seat, count: int) -> Json:
        held = self.table.held(seat, count)
        if held is None:
            return {"hidden": self.table.hidden(seat, count)}
        return {"cards": [card.code for card in held]}

    def _tags(self, winner: Seat | None, turn: Seat | None) -> dict[str, list[str]]:
        names: dict[str, list[str]] = {}
        if winner:
            names[self.table.leader.value] = ["leads"]
            names.setdefault(winner.value, []).append("winning" if turn else "won")
        if turn:
            names.setdefault(turn.value, []).append("turn")
        tags = {
            seat: [self.pools.say(f"table.tag.{name}") for name in tags]
            for seat, tags in names.items()
        }
        for seat, more in self.tags.items():
            tags.setdefault(seat, []).extend(more)
        return tags
