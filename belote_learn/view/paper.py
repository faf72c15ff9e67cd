"""What the views on paper share, the score sheet and the comparison: explanations and answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from belote_learn.messages.catalogue import say, topics
from belote_learn.view.option_words import option_title, value_title
from belote_learn.view.pools import Json, article_fields
from belote_learn.view.table import shared_fields

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from belote_learn.cards import Card
    from belote_learn.messages.rulebook import Article
    from belote_learn.rules.rulesets import RuleSet

#: Words of the table's controls that a sheet of paper uses too.
_SHARED_WORDS: Final = (
    "article",
    "close",
    "disputes",
    "elsewhere",
    "language",
    "needs_kernel",
    "panel",
    "sources",
)


class Reasons:
    """Collects explanations and the articles they cite, named by index.

    An article's text follows the rules in force, so one id may stand for several texts here.
    """

    def __init__(self) -> None:
        self.whys: list[Json] = []
        self.articles: list[Json] = []
        self._places: dict[Article, int] = {}

    def add(
        self,
        mark: str,
        headline: str,
        texts: Iterable[str],
        cited: Iterable[Article],
        place: str = "",
    ) -> int:
        """Add one explanation; return its index.

        Args:
            mark: What it is about: "legal", "refused", "line", "total" or "none".
            headline: The answer in one line.
            texts: The sentences, in order.
            cited: Their articles, in order; each is kept once.
            place: Whose answer it is, where several are side by side.
        """
        self.whys.append(
            {
                "mark": mark,
                "headline": headline,
                "place": place,
                "texts": list(texts),
                "articles": list(dict.fromkeys(map(self._cite, cited))),
            }
        )
        return len(self.whys) - 1

    def fields(self) -> Json:
        """Return the two pools as fields of a view."""
        return {"whys": self.whys, "articles": self.articles}

    def _cite(self, cited: Article) -> int:
        if cited not in self._places:
            self._places[cited] = len(self.articles)
            self.articles.append(article_fields(cited) | {"house": cited.house})
        return self._places[cited]


def paper_fields(lang: str, rules: RuleSet, topic: str, cards: Iterable[Card] = ()) -> Json:
    """Return what both views hold beside their content.

    Args:
        lang: A resolved language id.
        rules: The rules in force.
        topic: Topic of the words of the controls.
        cards: The cards the texts speak of, so that they can be read aloud.
    """
    own = sorted(name for name in topics()[topic].ids if name.startswith("ui."))
    return {
        **shared_fields(lang, rules, cards),
        "kind": topic,
        "ui": {name: say(f"ui.{name}", lang) for name in _SHARED_WORDS}
        | {name.removeprefix("ui."): say(f"{topic}.{name}", lang) for name in own},
    }


def option_menu(lang: str, option: str, values: Sequence[str | int]) -> Json:
    """Return an option as a menu: its title, and its values with theirs."""
    return {
        "id": option,
        "title": option_title(option, lang),
        "values": [[str(value), value_title(option, value, lang)] for value in values],
    }


@dataclass(frozen=True, slots=True)
class Answer:
    """What the reader's request is answered, in any language.

    Attributes:
        number: How many times something was asked: the same answer twice is seen twice.
        told: Makes the sentence, given a language.
        ok: Whether what was asked was done.
        about: The entry that a refusal is about; "" where it is about none.
        by: The view that asked; "" for code.
    """

    number: int
    told: Callable[[str], str]
    ok: bool = True
    about: str = ""
    by: str = ""

    def field(self, lang: str) -> Json:
        """Return the answer as a field of a view."""
        return {
            "number": self.number,
            "ok": self.ok,
            "about": self.about,
            "by": self.by,
            "text": self.told(lang),
        }
