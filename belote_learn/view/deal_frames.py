"""The frames of a deal, in order, and the stages of its timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.messages.announcements import explain_words, tell_word
from belote_learn.messages.bids import explain_bids, tell_bid
from belote_learn.messages.catalogue import say
from belote_learn.messages.matches import explain_match
from belote_learn.messages.rulebook import article
from belote_learn.messages.scores import explain_score
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.seats import Seat, Team
from belote_learn.view.moments import moment_of
from belote_learn.view.table import trump_fact
from belote_learn.view.trick_frames import TrickFrames

if TYPE_CHECKING:
    from typing import Any

    from belote_learn.cards import Card
    from belote_learn.messages.actions import ActionVerdict
    from belote_learn.play.actions import Action
    from belote_learn.play.dealing import Packet
    from belote_learn.play.judging import Judgement
    from belote_learn.play.match import Match
    from belote_learn.play.trick import Trick
    from belote_learn.rules.scoring import DealScore
    from belote_learn.view.pools import Json, Pools

_FIRST_PACKETS = 8


class DealFrames:
    """Makes a deal's frames in order; what lies on the table is carried from each to the next.

    Args:
        judged: The deal, and the rules that judge it.
        pools: Where the texts and explanations go.
        rules: The name of those rules, as it is said when a trick begins.

    Attributes:
        frames: The frames.
        stages: The stages of the timeline.
        refused: What was done though the rules do not allow it: its `kind`, `frame` and `text`.
    """

    def __init__(self, judged: Judgement, pools: Pools, rules: str) -> None:
        self.judged = judged
        self.deal = judged.own
        self.pools = pools
        self.rules = rules
        self.refused: list[Json] = []
        self.lang = pools.lang
        self.frames: list[Json] = []
        self.stages: list[Json] = []
        self._hands: dict[Seat, tuple[Card, ...]] = dict.fromkeys(Seat, ())
        self._bids: list[Json] = []
        self._lines: list[Json] = []
        self._tricks = dict.fromkeys(Team, 0)
        self._points = dict.fromkeys(Team, 0)
        self._turn_up: Card | None = None
        self._stock = 0
        self._taken = False  # nobody knows the trumps before someone takes

    def make(self) -> None:
        """Make every frame."""
        if self.deal.start.pack:
            self._stage("deal", say("deal.stage.deal", self.lang))
            self._give_first_cards()
            if self.deal.bids:
                self._stage("bids", say("deal.stage.bids", self.lang))
                self._bid()
                self._give_rest()
        self._hands, self._taken = dict(self.deal.dealt), True
        for number, trick in enumerate(self.judged.tricks, 1):
            self._stage(f"trick-{number}", str(number))
            self._play(trick, number)
        self._tell_end()
        self._close_stages()

    def _stage(self, name: str, text: str) -> None:
        self.stages.append(
            {"id": name, "text": text, "from": len(self.frames), "to": 0, "refused": False}
        )

    def _close_stages(self) -> None:
        ends = [stage["from"] - 1 for stage in self.stages[1:]]
        for stage, end in zip(self.stages, [*ends, len(self.frames) - 1], strict=True):
            stage["to"] = end
        for one in self.refused:
            self.stages[self.frames[one["frame"]]["stage"]]["refused"] = True

    def _give_first_cards(self) -> None:
        start = self.deal.start
        self._stock = len(start.pack)
        told = self._tell("deal.shuffle" if start.cut else "deal.ready", dealer=start.dealer)
        self._told("shuffle", told, "deal.shuffle-and-cut")
        if start.cut:
            told = self._tell("deal.cut", seat=start.cut_by, count=start.cut)
            self._told("cut", told, "deal.shuffle-and-cut")
        for packet in self.deal.packets[:_FIRST_PACKETS]:
            self._give(packet)
            told = self._tell(
                "deal.packet", dealer=start.dealer, seat=packet.seat, count=len(packet.cards)
            )
            self._told("packet", told, "deal.packets")
        self._turn_up, self._stock = self.deal.turn_up, self._stock - 1
        if self._turn_up:
            told = self._tell("deal.turn-up", card=self._turn_up, suit=self._turn_up.suit)
            self._told("turn-up", told, "deal.turn-up")

    def _give(self, packet: Packet) -> None:
        self._hands[packet.seat] = (*self._hands[packet.seat], *packet.cards)
        self._stock -= len(packet.cards)

    def _bid(self) -> None:
        for count, bid in enumerate(self.deal.bids):
            so_far = self.judged.at_bid(count)
            verdict = next(v for v in explain_bids(so_far, self.lang) if v.action == bid)
            self._taken = bid.kind != "pass"
            told, mark = self._tell_bid(bid), "bid" if verdict.legal else "refused"
            place = self.pools.add_why(mark, told, verdict.reason, verdict.article)
            text = say(f"deal.bid.{bid.kind}", self.lang, suit=bid.suit)
            self._bids.append({"seat": bid.seat.value, "text": text, "why": place})
            turn = self.judged.at_bid(count + 1).to_act
            turn = self.deal.start.order[0] if self._taken else turn
            self._frame("bid", told, why={"bid": place}, subject="bid", turn=turn)
            if not verdict.legal:
                self._refuse_bid(bid, text, verdict)

    def _refuse_bid(self, bid: Action, text: str, verdict: ActionVerdict) -> None:
        self.frames[-1]["say"].append(self.pools.text(verdict.reason))
        cited = verdict.article
        told = self._tell(
            "table.judged.refused",
            seat=bid.seat,
            text=text,
            article=cited.number,
            title=cited.title,
        )
        self.refused.append({"kind": "bids", "frame": len(self.frames) - 1, "text": told})

    def _tell_bid(self, bid: Action) -> str:
        return tell_bid(bid, self._turn_up, self.lang) if self._turn_up else ""

    def _give_rest(self) -> None:
        taker, turn_up = self.deal.taker, self._turn_up
        if taker is None or turn_up is None:
            return
        for packet in self.deal.packets[_FIRST_PACKETS:]:
            self._give(packet)
            if turn_up in packet.cards:  # it lay beside the stock, not in it
                self._turn_up, self._stock = None, self._stock + 1
            form = "turn-up" if turn_up in packet.cards else "cards"
            count = len(packet.cards)
            told = self._tell(f"deal.rest.{form}", seat=packet.seat, card=turn_up, count=count)
            self._told("rest", told, "deal.completion")
        self._stock = 0

    def _play(self, trick: Trick, number: int) -> None:
        frames, begin = TrickFrames(moment_of(trick), self.pools, self.rules), len(self.frames)
        first = (number - 1) * TRICK_SIZE
        plays = [action for action in self.deal.history if action.card][first : first + TRICK_SIZE]
        for count in range(len(trick.cards) + 1):
            frame = frames.frame(count)
            self._add(("trick" if frame["done"] else "play"), frame)
            if count and plays[count - 1].word:
                self._say_word(self.frames[-1], plays[count - 1], first + count - 1)
        if trick.is_complete:  # gathered when its cards leave the table
            self._tricks[trick.winner.team] += 1
            self._points[trick.winner.team] += trick.points
        for one in frames.refused:
            text = self._tell("table.judged.trick", number=number, text=one["text"])
            self.refused.append(one | {"frame": begin + one["frame"], "text": text})
        self._hands = {
            seat: tuple(card for card in hand if card not in trick.cards)
            for seat, hand in self._hands.items()
        }

    def _say_word(self, frame: Json, action: Action, played: int) -> None:
        before = len(self.deal.bids) + played
        moment = self.judged.at_word(before)
        if action.card is None:
            return
        words = explain_words(moment, action.card, self.lang)
        verdict = next(v for v in words if v.action.word == action.word)
        told = tell_word(action, self.lang)
        place = self.pools.add_why("announcement", told, verdict.reason, verdict.article)
        text = say(f"deal.said.{action.word}", self.lang)
        frame["said"] = {"seat": action.seat.value, "text": text, "why": place}
        frame["why"]["said"] = place
        frame["say"] = [self.pools.text(told), *frame["say"]]

    def _tell_end(self) -> None:
        """Count the deal, and tell how its match stands."""
        after = self.judged.after
        if after is None:
            return
        score = self.judged.score
        if score is None:
            self._stage("score", self._tell("deal.stage.match"))
        else:
            self._stage("score", self._tell("deal.stage.score"))
            self._count(score)
        self._tell_match(after)

    def _count(self, score: DealScore) -> None:
        title = self._tell("deal.score.title")
        for line in explain_score(score, self.lang):
            place = self.pools.add_why("line", title, line.reason, line.article)
            points = {line.team.value: line.points} if line.team and line.scores else None
            self._line("line", title, line.reason, points, place)
        held = ".held-over" if score.held_over else ""
        told = self._tell(
            f"deal.total{held}",
            team=Team.NS,
            points=score.ns,
            other=Team.EW,
            other_points=score.ew,
            held_over=score.held_over,
        )
        cited = article("match.totals", self.lang, self.judged.ruleset)
        place = self.pools.add_why("total", title, told, cited)
        self._line("total", title, told, {Team.NS.value: score.ns, Team.EW.value: score.ew}, place)

    def _tell_match(self, after: Match) -> None:
        title, verdict = self._tell("deal.match.title"), explain_match(after, self.lang)
        told, before = verdict.text, self.judged.held_before
        if before and not self.judged.before.held_over:
            points = self._tell("match.points", count=before)
            left_out = self._tell("deal.match.left-out", points=points)
            told = f"{told} {left_out}"
        place = self.pools.add_why("total", title, told, verdict.article)
        self._line("match", title, told, after.totals, place)

    def _line(
        self, kind: str, title: str, told: str, points: dict[str, int] | None, place: int
    ) -> None:
        """Add a line to those so far, and a frame for it."""
        self._lines.append({"text": self.pools.text(told), "points": points, "why": place})
        self._frame(kind, told, title=title, why={"line": place}, subject="line")

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
            "facts": [],
            "turn": turn and turn.value,
            "winning": None,
            "done": False,
            "trick": [],
            "hands": {
                seat.value: {"cards": [card.code for card in hand]}
                for seat, hand in self._hands.items()
            },
            "tags": {},
            "why": why,
            "subject": subject,
            "ask": None,
        }
        self._add(kind, frame)

    def _add(self, kind: str, frame: Json) -> None:
        """Add a frame, with what lies on the table whatever happens."""
        self._tag(frame, "dealer", self.deal.dealer)
        if self._taken and self.deal.taker and self.deal.trump:
            self._tag(frame, "taker", self.deal.taker)
            frame["facts"] = [trump_fact(self.lang, self.deal.trump), *frame["facts"]]
        self.frames.append(
            frame
            | {
                "kind": kind,
                "stage": len(self.stages) - 1,
                "turn_up": self._turn_up and self._turn_up.code,
                "stock": self._stock,
                "bids": list(self._bids) if kind in {"bid", "rest"} else [],
                "said": None,
                "tricks": {team.value: count for team, count in self._tricks.items()},
                "points": {team.value: count for team, count in self._points.items()},
                "lines": list(self._lines),
            }
        )

    def _tag(self, frame: Json, tag: str, seat: Seat) -> None:
        text = say(f"deal.tag.{tag}", self.lang)
        frame["tags"].setdefault(seat.value, []).append(text)
