"""What lies on the table from one frame of a deal to the next, and a frame that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belote_learn.messages.catalogue import say
from belote_learn.messages.rulebook import article
from belote_learn.play.trick import Trick
from belote_learn.rules.counts import ALL_TRICKS, LAST_TRICK
from belote_learn.seats import Seat, Team
from belote_learn.view.table import trump_fact
from belote_learn.view.trick_frames import NOTHING_ASKED

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.play.judging import Judgement
    from belote_learn.view.pools import Json, Pools


class DealTable:
    """The table while a deal goes on, and the frames made of it so far.

    What stays the same from frame to frame is one object in all of them: nothing changes an object
    that a frame has.

    Args:
        judged: The deal, and the rules that judge it.
        pools: Where the texts and explanations go.
        rules: The name of those rules, as it is said when a trick begins.
        seat: The only seat whose cards are seen; None for all.

    Attributes:
        frames: The frames.
        stages: The stages of the timeline.
        refused: What was done though the rules do not allow it: its `kind`, `frame` and `text`.
    """

    def __init__(
        self, judged: Judgement, pools: Pools, rules: str, seat: Seat | None = None
    ) -> None:
        self.judged = judged
        self.seat = seat
        self.deal = judged.own
        self.pools = pools
        self.rules = rules
        self.lang = pools.lang
        self.frames: list[Json] = []
        self.stages: list[Json] = []
        self.refused: list[Json] = []
        self._hands: dict[str, Json] = {seat.value: {"cards": []} for seat in Seat}
        self._bids: list[Json] = []
        self._lines: list[Json] = []
        self._tricks = {team.value: 0 for team in Team}
        self._points = {team.value: 0 for team in Team}
        self._turn_up: Card | None = None
        self._stock = 0
        self._facts: list[Json] = []
        self._tags = {self.deal.dealer.value: [self._tell("deal.tag.dealer")]}

    def _take(self) -> None:
        """From now on the trumps and the taker are known."""
        trump, taker = self.deal.trump, self.deal.taker
        if self._facts or trump is None or taker is None:
            return
        self._facts = [trump_fact(self.lang, trump)]
        before = self._tags.get(taker.value, [])
        self._tags = self._tags | {taker.value: [*before, self._tell("deal.tag.taker")]}

    def _gather(self, trick: Trick) -> None:
        """Put a complete trick on its winner's pile, the last one with its ten."""
        team = trick.winner.team.value
        ten = LAST_TRICK if sum(self._tricks.values()) == ALL_TRICKS - 1 else 0
        self._tricks = self._tricks | {team: self._tricks[team] + 1}
        self._points = self._points | {team: self._points[team] + trick.points + ten}

    def _seen_trick(self, trick: Trick) -> Trick:
        """Return a trick without the hands that are not seen."""
        if self.seat is None:
            return trick
        return Trick(
            trick.trump,
            leader=trick.leader,
            cards=trick.cards,
            ruleset=trick.ruleset,
            hands={self.seat: trick.hands[self.seat]},
        )

    def _seen_hands(self, hands: dict[str, Json]) -> dict[str, Json]:
        if self.seat is None:
            return hands
        return {
            seat: hand if seat == self.seat.value or "hidden" in hand else _backs(hand)
            for seat, hand in hands.items()
        }

    def _stage(self, name: str, text: str) -> None:
        first = len(self.frames)
        self.stages.append({"id": name, "text": text, "from": first, "to": 0, "refused": False})

    def _close_stages(self) -> None:
        ends = [stage["from"] - 1 for stage in self.stages[1:]]
        for stage, end in zip(self.stages, [*ends, len(self.frames) - 1], strict=True):
            stage["to"] = end
        for one in self.refused:
            self.stages[self.frames[one["frame"]]["stage"]]["refused"] = True

    def _tell(self, message: str, **facts: Any) -> str:
        return say(message, self.lang, **facts)

    def _told(self, kind: str, told: str, rule: str) -> None:
        """Add a frame that tells what was done, explained by its article."""
        cited = article(rule, self.lang, self.deal.ruleset)
        place = self.pools.add_why("line", told, cited.text, cited)
        self._frame(kind, told, why={"line": place}, subject="line")

    def _frame(  # noqa: PLR0913 (one argument for each part of a frame)
        self,
        kind: str,
        told: str,
        *,
        why: dict[str, int],
        subject: str,
        title: str | None = None,
        turn: Seat | None = None,
    ) -> None:
        frame = {
            "title": self.pools.text(title or told),
            "say": [self.pools.text(told)],
            "facts": self._facts,
            "turn": turn and turn.value,
            "winning": None,
            "done": False,
            "trick": [],
            "hands": self._hands,
            "tags": self._tags,
            "why": why,
            "subject": subject,
            "ask": None,
            **NOTHING_ASKED,
        }
        self._add(kind, frame)

    def _add(self, kind: str, frame: Json) -> None:
        """Add a frame, with what lies on the table whatever happens."""
        self.frames.append(
            frame
            | {
                "hands": self._seen_hands(frame["hands"]),
                "kind": kind,
                "stage": len(self.stages) - 1,
                "turn_up": self._turn_up and self._turn_up.code,
                "stock": self._stock,
                "bids": self._bids if kind in {"bid", "rest"} else [],
                "said": None,
                "tricks": self._tricks,
                "points": self._points,
                "lines": self._lines,
            }
        )


def _backs(hand: Json) -> Json:
    return {"hidden": len(hand["cards"])}
