"""The frames of a deal, in order, and the stages of its timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.messages.announcements import explain_words, tell_word
from belote_learn.messages.bids import explain_bid, tell_bid
from belote_learn.messages.matches import explain_match
from belote_learn.messages.rulebook import article
from belote_learn.messages.scores import explain_score
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.seats import Team
from belote_learn.view.deal_table import DealTable
from belote_learn.view.moments import before_the_lead, moment_of
from belote_learn.view.trick_frames import TrickFrames

if TYPE_CHECKING:
    from belote_learn.messages.actions import ActionVerdict
    from belote_learn.play.actions import Action
    from belote_learn.play.dealing import Packet
    from belote_learn.play.match import Match
    from belote_learn.play.trick import Trick
    from belote_learn.rules.scoring import DealScore
    from belote_learn.seats import Seat
    from belote_learn.view.moments import Moment
    from belote_learn.view.pools import Json

_FIRST_PACKETS = 8


class DealFrames(DealTable):
    """Makes a deal's frames in order; what lies on the table is carried from each to the next."""

    def make(self, *, bids_only: bool = False) -> None:
        """Make every frame.

        Args:
            bids_only: Whether to stop at the last bid.
        """
        if self.deal.start.pack:
            self._stage("deal", self._tell("deal.stage.deal"))
            self._give_first_cards()
            if self.deal.bids:
                self._stage("bids", self._tell("deal.stage.bids"))
                self._bid()
        if not bids_only:
            self._make_the_play()
        self._close_stages()

    def _make_the_play(self) -> None:
        if self.deal.start.pack and self.deal.bids:
            self._give_rest()
        self._take()
        for number, trick in enumerate(self.judged.tricks, 1):
            self._stage(f"trick-{number}", str(number))
            self._play(trick, number)
        self._wait()
        self._tell_end()

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
            own = ".own" if packet.seat is start.dealer else ""
            count = len(packet.cards)
            told = self._tell(
                f"deal.packet{own}", dealer=start.dealer, seat=packet.seat, count=count
            )
            self._told("packet", told, "deal.packets")
        self._turn_up, self._stock = self.deal.turn_up, self._stock - 1
        if self._turn_up:
            told = self._tell("deal.turn-up", card=self._turn_up, suit=self._turn_up.suit)
            self._told("turn-up", told, "deal.turn-up")

    def _give(self, packet: Packet) -> None:
        seat = packet.seat.value
        cards = [*self._hands[seat]["cards"], *(card.code for card in packet.cards)]
        self._hands = self._hands | {seat: {"cards": cards}}
        self._stock -= len(packet.cards)

    def _bid(self) -> None:
        for count, bid in enumerate(self.deal.bids):
            verdict = explain_bid(self.judged.at_bid(count), bid, self.lang)
            if bid.kind == "pass":
                turn = self.judged.at_bid(count + 1).to_act
            else:
                self._take()
                turn = self.deal.start.order[0]
            told, mark = self._tell_bid(bid), "bid" if verdict.legal else "refused"
            reason = self._for(bid.seat, verdict.reason) if verdict.legal else verdict.reason
            place = self.pools.add_why(mark, told, reason, verdict.article)
            text = self._tell(f"deal.bid.{bid.kind}", suit=bid.suit)
            self._bids = [*self._bids, {"seat": bid.seat.value, "text": text, "why": place}]
            self._frame("bid", told, why={"bid": place}, subject="bid", turn=turn)
            if not verdict.legal:
                self._refuse_bid(bid, text, verdict)

    def _for(self, seat: Seat, reason: str) -> str:
        """Return what was said to a player as it is read by others."""
        return self._tell("table.seen-from", seat=seat, text=reason)

    def _tell_bid(self, bid: Action) -> str:
        return tell_bid(bid, self._turn_up, self.lang) if self._turn_up else ""

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
        made = self._trick_frames(moment_of(self._seen_trick(trick)))
        begin, first = len(self.frames), (number - 1) * TRICK_SIZE
        plays = [action for action in self.deal.history if action.card][first : first + TRICK_SIZE]
        for count in range(len(trick.cards) + 1):
            frame = made.frame(count)
            self._add("trick" if frame["done"] else "play", frame)
            if count and plays[count - 1].word:
                self._say_word(self.frames[-1], plays[count - 1], first + count - 1)
        self._hands = frame["hands"]
        if trick.is_complete:
            self._gather(trick)
        for one in made.refused:
            text = self._tell("table.judged.trick", number=number, text=one["text"])
            self.refused.append(one | {"frame": begin + one["frame"], "text": text})

    def _wait(self) -> None:
        """Show who is to lead, where a deal stops between two tricks."""
        position = self.judged.deal.position
        if position is None or position.trick:
            return
        number = str(len(self.deal.tricks) + 1)
        self._stage(f"trick-{number}", number)
        hands = self.deal.hands
        known = hands if self.seat is None else {self.seat: hands[self.seat]}
        self._add("play", self._trick_frames(before_the_lead(position, known)).frame(0))

    def _trick_frames(self, moment: Moment) -> TrickFrames:
        return TrickFrames(moment, self.pools, self.rules, facts=self._facts, tags=self._tags)

    def _say_word(self, frame: Json, action: Action, played: int) -> None:
        if action.card is None:
            return
        moment = self.judged.at_word(len(self.deal.bids) + played)
        words = explain_words(moment, action.card, self.lang)
        verdict = next(v for v in words if v.action.word == action.word)
        told = tell_word(action, self.lang)
        reason = self._for(action.seat, verdict.reason)
        place = self.pools.add_why("announcement", told, reason, verdict.article)
        text = self._tell(f"deal.said.{action.word}")
        frame["said"] = {"seat": action.seat.value, "text": text, "why": place}
        frame["why"]["said"] = place
        frame["say"] = [self.pools.text(told), *frame["say"]]

    def _tell_end(self) -> None:
        """Count the deal, and tell how its match stands."""
        after = self.judged.after
        if after is None:
            return
        score = after.scores[-1]
        self._stage("score", self._tell("deal.stage.score" if score else "deal.stage.match"))
        if score:
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
        line = {"text": self.pools.text(told), "points": points, "why": place}
        self._lines = [*self._lines, line]
        self._frame(kind, told, title=title, why={"line": place}, subject="line")
