"""The frames of one trick: all a table needs to step through it, made once, in one language.

The result is plain JSON with every label and explanation finished. The front end steps through the
frames by itself: it holds no rule and no sentence, and never asks the kernel to step or to explain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from belote_learn.cards import PACK, Suit
from belote_learn.explain.trick_reasons import role
from belote_learn.messages.catalogue import say, terms, topics
from belote_learn.messages.language import LANGUAGES, resolve
from belote_learn.messages.tricks import explain_trick
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.seats import Seat
from belote_learn.view.moments import Moment, moment_of
from belote_learn.view.pools import Json, Pools

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.play.position import Position
    from belote_learn.play.trick import Trick

FORMAT: Final = 1
LANGUAGE_NAMES: Final = {"en": "English", "pt": "Português", "fr": "Français"}


def trick_view(moment: Trick | Position, lang: str | None = None) -> Json:
    """Make the frames of a trick, or of a position waiting for its next card.

    Args:
        moment: What to show; hands that are not known stay face down.
        lang: "en", "pt" or "fr"; None for the default.

    Returns:
        Plain JSON; frame k has k cards on the table.

    Raises:
        InvalidStateError: If `moment` is neither a trick nor a position.
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.play.trick import Trick
        >>> view = trick_view(Trick("H", leader="N", cards="10D 8D AD 7H"), "en")
        >>> [frame["title"] for frame in view["frames"]][-2:]
        ['East to play', 'East wins the trick']
    """
    language, table = resolve(lang), moment_of(moment)
    frames = _Frames(table, language)
    return {
        "format": FORMAT,
        "kind": "trick",
        "lang": language,
        "ruleset": table.ruleset.id,
        "title": say("table.title", language, trump=table.trump),
        "facts": _constant_facts(table, language),
        "ui": {name: say(f"ui.{name}", language) for name in sorted(topics()["ui"].ids)},
        "languages": [[name, LANGUAGE_NAMES[name]] for name in LANGUAGES],
        "cards": _cards(table, language),
        "suits": {suit.value: terms(language).suit[suit]["name"] for suit in Suit},
        "seats": {seat.value: terms(language).seat[seat]["name"] for seat in Seat},
        "order": [seat.value for seat in table.seats],
        "frames": [frames.frame(count) for count in range(len(table.cards) + 1)],
        "articles": frames.pools.articles,
        "traces": frames.pools.traces,
        "whys": frames.pools.whys,
    }


def _constant_facts(table: Moment, lang: str) -> list[Json]:
    rules = say(f"table.rules.{table.ruleset.id}", lang)
    house = "house-rules" if table.ruleset.changes else "rules"
    return [
        {
            "id": "trump",
            "text": say("table.fact.trump", lang, trump=table.trump),
            "suit": table.trump.value,
        },
        {"id": "rules", "text": say(f"table.fact.{house}", lang, rules=rules)},
    ]


def _cards(table: Moment, lang: str) -> dict[str, Json]:
    shown = {*table.cards, *(card for hand in table.hands.values() for card in hand)}
    words = terms(lang)
    return {
        card.code: {
            "rank": words.letter(card),
            "suit": card.suit.value,
            "name": words.name(card),
        }
        for card in PACK
        if card in shown
    }


class _Frames:
    """Makes one trick's frames in order; what a card's verdict said is remembered for the next."""

    def __init__(self, table: Moment, lang: str) -> None:
        self.table = table
        self.lang = lang
        self.pools = Pools(lang)
        self._on_table: dict[str, int] = {}

    def frame(self, count: int) -> Json:
        """Make the frame with that many cards on the table."""
        trick = self.table.trick(count)
        turn = self.table.seats[count] if count < TRICK_SIZE else None
        position = self.table.position(count)
        in_hand = self.pools.add_position(position) if position else {}
        why = {card.code: place for card, place in in_hand.items()} | self._on_table
        if trick:
            why["trick"] = self.pools.add_trick(trick)
        frame = {
            "title": self._turn(count),
            "say": self._say(count, trick),
            "facts": self._facts(trick),
            "turn": turn and turn.value,
            "winning": trick and trick.winner.value,
            "done": count == TRICK_SIZE,
            "trick": self._trick(trick),
            "hands": {seat.value: self._hand(seat, count) for seat in Seat},
            "tags": self._tags(trick, turn),
            "why": why,
        }
        self._remember(count, in_hand)
        return frame

    def _remember(self, count: int, in_hand: dict[Card, int]) -> None:
        """Keep why the next card was played, for the frames where it lies on the table."""
        if count < len(self.table.cards):
            played, trick = self.table.cards[count], self.table.trick(count + 1)
            if trick:
                self._on_table[played.code] = self.pools.add_played(trick, in_hand.get(played))

    def _turn(self, count: int) -> str:
        trick = self.table.trick(count)
        if trick and trick.is_complete:
            return say("table.turn.won", self.lang, winner=trick.winner)
        kind = "plays" if trick else "leads"
        return say(f"table.turn.{kind}", self.lang, seat=self.table.seats[count])

    def _say(self, count: int, trick: Trick | None) -> str:
        if trick is None:
            facts = ", ".join(fact["text"] for fact in _constant_facts(self.table, self.lang))
            return say("table.say.start", self.lang, facts=facts, turn=self._turn(count))
        verdict = explain_trick(trick, self.lang, spoken=True)
        last = verdict.steps[-1]
        if trick.is_complete:
            return say(
                "table.say.won",
                self.lang,
                played=last.played,
                headline=verdict.headline,
                reason=verdict.reason,
            )
        return say(
            "table.say.played",
            self.lang,
            played=last.played,
            result=last.result,
            turn=self._turn(count),
        )

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
        tags: dict[str, list[Any]] = {}
        if trick:
            tags[trick.leader.value] = ["leads"]
            tags.setdefault(trick.winner.value, []).append(_outcome(trick))
        if turn:
            tags.setdefault(turn.value, []).append("turn")
        return {
            seat: [say(f"table.tag.{name}", self.lang) for name in names]
            for seat, names in tags.items()
        }


def _outcome(trick: Trick) -> str:
    return "won" if trick.is_complete else "winning"
