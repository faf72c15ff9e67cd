"""Cards, suits, seats and teams as words: each knows its forms in its language.

In a message, `{card}` is the bare card, `{card:the}` has its article, `{card:of}` its article
after "of"; a capital (`{card:The}`) begins a sentence. `{card:agree joué|jouée}` picks the form
that agrees with the card's gender. A list of cards takes the same forms, joined by "and", or by
"or" when its form ends in `or`: `{cards}`, `{cards:the}`, `{cards:the or}`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from belote_learn.cards import Card, Suit
from belote_learn.seats import Seat, Team


class Terms:
    """The words of one language, as its `terms.toml` gives them."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.rank: dict[str, dict[str, str]] = table["rank"]
        self.suit: dict[str, dict[str, str]] = table["suit"]
        self.seat: dict[str, dict[str, str]] = table["seat"]
        self.team: dict[str, dict[str, str]] = table["team"]
        self.article: dict[str, dict[str, str]] = table["article"]
        self.card: str = table["card"]["name"]
        self.articles_with_signs: bool = table["card"]["articles_with_signs"]
        self.conjunctions: dict[str, str] = table["list"]
        self._forms: dict[tuple[Card, bool, str], str] = {}

    def letter(self, card: Card) -> str:
        """Return the index printed in the corner of the card."""
        return self.rank[card.rank]["letter"]

    def name(self, card: Card) -> str:
        """Return the card in words: "jack of hearts"."""
        rank, suit = self.rank[card.rank]["name"], self.suit[card.suit]["name"]
        return self.card.format(rank=rank, suit=suit)

    def card_form(self, card: Card, spoken: bool, spec: str) -> str:  # noqa: FBT001
        """Return a card in the form a message asks for.

        Args:
            card: The card.
            spoken: In words ("jack of hearts") rather than in signs ("J♥").
            spec: What stands after the colon in the message: "", "the", "The", "agree joué|jouée".
        """
        key = (card, spoken, spec)
        if key not in self._forms:  # a few hundred at most, each asked for again and again
            self._forms[key] = self._card_form(card, spoken, spec)
        return self._forms[key]

    def _card_form(self, card: Card, spoken: bool, spec: str) -> str:  # noqa: FBT001
        rank = self.rank[card.rank]
        if spec.startswith("agree "):
            masculine, feminine = spec.removeprefix("agree ").split("|")
            return feminine if rank["article"] == "f" else masculine
        text = self.name(card) if spoken else self.letter(card) + card.suit.symbol
        if spec and (spoken or self.articles_with_signs):
            text = self.article[rank["article"]][spec.lower()] + text
        return _capital(text, spec)

    def join(self, parts: list[str], conjunction: str = "and") -> str:
        """Join words as a list is written: "A, B and C"."""
        if len(parts) < 2:  # noqa: PLR2004 (nothing to join)
            return "".join(parts)
        return ", ".join(parts[:-1]) + self.conjunctions[conjunction] + parts[-1]


def _capital(text: str, spec: str) -> str:
    return text[:1].upper() + text[1:] if spec[:1].isupper() else text


@dataclass(frozen=True, slots=True)
class CardWord:
    """A card in a message: in signs ("J♥") or, spoken, in words ("jack of hearts")."""

    card: Card
    terms: Terms
    spoken: bool

    def __format__(self, spec: str) -> str:
        return self.terms.card_form(self.card, self.spoken, spec)


@dataclass(frozen=True, slots=True)
class CardList:
    """Several cards in a message, joined as a list."""

    cards: tuple[Card, ...]
    terms: Terms
    spoken: bool

    def __format__(self, spec: str) -> str:
        forms = spec.split()
        conjunction = "or" if forms[-1:] == ["or"] else "and"
        form = forms[0] if forms and forms[0] != "or" else ""
        parts = [self.terms.card_form(card, self.spoken, form) for card in self.cards]
        return self.terms.join(parts, conjunction)


@dataclass(frozen=True, slots=True)
class TermWord:
    """A suit, a seat or a team in a message; its forms are the columns of `terms.toml`."""

    forms: dict[str, str]

    def __format__(self, spec: str) -> str:
        return _capital(self.forms[spec.lower() or "name"], spec)


def as_word(value: Any, terms: Terms, spoken: bool) -> Any:  # noqa: FBT001
    """Wrap a value so that a message can ask for its forms; what is not a word stays as it is."""
    if isinstance(value, Card):
        return CardWord(value, terms, spoken)
    if isinstance(value, Suit):
        return TermWord(terms.suit[value])
    if isinstance(value, Seat):
        return TermWord(terms.seat[value])
    if isinstance(value, Team):
        return TermWord(terms.team[value])
    if isinstance(value, tuple) and value and all(isinstance(item, Card) for item in value):
        return CardList(value, terms, spoken)
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value))
    return value
