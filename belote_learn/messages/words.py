"""Cards, suits, seats and teams as words: each knows its forms in its language.

In a message, `{card}` is the bare card, `{card:the}` has its article, `{card:of}` its article
after "of"; a capital (`{card:The}`) begins a sentence. `{card:agree joué|jouée}` picks the form
that agrees with the card's gender. A list of cards takes the same forms, joined by "and", or by
"or" when its form ends in `or`: `{cards}`, `{cards:the}`, `{cards:the or}`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from belote_learn.cards import PACK, Card, Suit
from belote_learn.seats import Seat, Team

if TYPE_CHECKING:
    from collections.abc import Callable


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
        # what a message may speak of, wrapped once: cards (in signs, in words), suits, seats, teams
        self.cards = tuple(
            tuple(CardWord(card, self, spoken) for card in PACK) for spoken in (False, True)
        )
        self.suits = {name: TermWord(forms) for name, forms in self.suit.items()}
        self.seats = {name: TermWord(forms) for name, forms in self.seat.items()}
        self.teams = {name: TermWord(forms) for name, forms in self.team.items()}

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


class CardWord:
    """A card in a message: in signs ("J♥") or, spoken, in words ("jack of hearts")."""

    def __init__(self, card: Card, terms: Terms, spoken: bool) -> None:  # noqa: FBT001
        self.card = card
        self.terms = terms
        self.spoken = spoken
        self._forms: dict[str, str] = {}  # a few, each asked for again and again

    def __format__(self, spec: str) -> str:
        form = self._forms.get(spec)
        if form is None:
            form = self._forms[spec] = self.terms.card_form(self.card, self.spoken, spec)
        return form


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
        words = self.terms.cards[self.spoken]
        parts = [format(words[card.index], form) for card in self.cards]
        return self.terms.join(parts, conjunction)


@dataclass(frozen=True, slots=True)
class SuitList:
    """Several suits in a message, of which one is meant: "spades, hearts or clubs"."""

    suits: tuple[Suit, ...]
    terms: Terms

    def __format__(self, spec: str) -> str:
        return self.terms.join([format(self.terms.suits[suit], spec) for suit in self.suits], "or")


class TermWord:
    """A suit, a seat or a team in a message; its forms are the columns of `terms.toml`."""

    def __init__(self, forms: dict[str, str]) -> None:
        self.forms = forms
        self._made: dict[str, str] = {}

    def __format__(self, spec: str) -> str:
        form = self._made.get(spec)
        if form is None:
            form = self._made[spec] = _capital(self.forms[spec.lower() or "name"], spec)
        return form


def as_word(value: Any, terms: Terms, spoken: bool) -> Any:  # noqa: FBT001
    """Wrap a value so that a message can ask for its forms; what is not a word stays as it is."""
    wrap = _WRAPS.get(value.__class__)
    return value if wrap is None else wrap(value, terms, spoken)


def wrapped(facts: dict[str, Any], terms: Terms, spoken: bool) -> dict[str, Any]:  # noqa: FBT001
    """Wrap the facts of a message, by name."""
    return {
        name: value if (wrap := _WRAPS.get(value.__class__)) is None else wrap(value, terms, spoken)
        for name, value in facts.items()
    }


def _several(values: Any, terms: Terms, spoken: bool) -> Any:  # noqa: FBT001
    if values and values.__class__ is tuple and all(item.__class__ is Card for item in values):
        return CardList(values, terms, spoken)
    if values and values.__class__ is tuple and all(item.__class__ is Suit for item in values):
        return SuitList(values, terms)
    return ", ".join(map(str, values))


_WRAPS: Final[dict[type, Callable[[Any, Terms, bool], Any]]] = {
    Card: lambda card, terms, spoken: terms.cards[spoken][card.index],
    Suit: lambda suit, terms, _: terms.suits[suit],
    Seat: lambda seat, terms, _: terms.seats[seat],
    Team: lambda team, terms, _: terms.teams[team],
    tuple: _several,
    list: _several,
}
