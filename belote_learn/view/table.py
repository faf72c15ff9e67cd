"""What every view holds beside its frames: words, cards, seats and controls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.cards import PACK, Card, Suit
from belote_learn.messages.catalogue import say, terms, topics
from belote_learn.messages.language import LANGUAGES
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.view.pools import Json, Pools

FORMAT: Final = 3
#: Letters of jack, queen and king, whatever the language, by the first character of a card code.
LETTERS: Final = {
    "JQK": {"J": "J", "Q": "Q", "K": "K"},
    "VDR": {"J": "V", "Q": "D", "K": "R"},
}
LANGUAGE_NAMES: Final = {"en": "English", "pt": "Português", "fr": "Français"}


def shared_fields(lang: str, rules: RuleSet, shown: Iterable[Card]) -> Json:
    """Return the parts of a view that depend on the language, the rules and the cards only."""
    words = terms(lang)
    return {
        "format": FORMAT,
        "lang": lang,
        "ruleset": rules.id,
        "ui": {name: say(f"ui.{name}", lang) for name in sorted(topics()["ui"].ids)},
        "letters": LETTERS,
        "languages": [[name, LANGUAGE_NAMES[name]] for name in LANGUAGES],
        "cards": _cards(lang, set(shown)),
        "suits": {suit.value: words.suit[suit]["name"] for suit in Suit},
        "seats": {seat.value: words.seat[seat]["name"] for seat in Seat},
    }


def pooled_fields(pools: Pools) -> Json:
    """Return the pools that the frames name by index."""
    return {
        "articles": pools.articles,
        "traces": pools.traces,
        "whys": pools.whys,
        "texts": list(pools.texts),
    }


def rules_fact(lang: str, rules: RuleSet) -> Json:
    """Return the fact that names the rules, and says when the table has changed them."""
    name = say(f"table.rules.{rules.id}", lang)
    # a target is agreed on for each match: it makes no house rule of it
    house = "house-rules" if rules.changes.keys() - {"target"} else "rules"
    return {"id": "rules", "text": say(f"table.fact.{house}", lang, rules=name)}


def trump_fact(lang: str, trump: Suit) -> Json:
    """Return the fact that names the trumps."""
    text = say("table.fact.trump", lang, trump=trump)
    return {"id": "trump", "text": text, "suit": trump.value}


def _cards(lang: str, shown: set[Card]) -> dict[str, Json]:
    words = terms(lang)
    return {
        card.code: {
            "rank": words.letter(card),
            "suit": card.suit.value,
            "sign": words.letter(card) + card.suit.symbol,
            "name": words.name(card),
        }
        for card in PACK
        if card in shown
    }
