"""A hand's value, worded: each part of the count with its points, its reason and its article."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from belote_learn.explain.articles import Citation
from belote_learn.messages.catalogue import say
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import Article, article, cite
from belote_learn.messages.told import Told
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.play.hand_value import HandValue, Part
    from belote_learn.play.odds import Odds

# the article that makes a part count; what the partner may hold follows from none
_RULES: Final = {
    "trumps": "play.ruff",
    "jack": "game.order",
    "nine": "game.order",
    "trump-ace": "game.order",
    "belote": "announce.value",
    "aces": "play.trick-winner",
    "ten-behind-ace": "game.order",
    "ten-guarded": "play.follow-suit",
    "ten-alone": "play.follow-suit",
    "void": "play.ruff",
    "no-trump": "play.ruff",
    "no-high-trump": "game.order",
    "aces-without-trumps": "play.ruff",
}

# the family guide's advice on taking: solid trumps, and no trust in aces without them
_ADVICE: Final = (
    Citation("003", "Regras da belote", "Tomar ou passar", "5-6", "20"),
    Citation("003", "Regras da belote", "Erros frequentes dos iniciantes na belote", "8", "66"),
)


@dataclass(frozen=True, slots=True, repr=False)
class HandLine(Told):
    """One part of a hand's value, worded.

    Attributes:
        points: What it adds; 0 for a warning.
        cards: The cards it speaks of.
        text: The sentence.
        rule: Id of the article that makes it count; "" where none does.
        article: The article, or None.
    """

    points: int
    cards: tuple[Card, ...]
    text: str
    rule: str
    article: Article | None


@dataclass(frozen=True, slots=True, repr=False)
class HandVerdict(Told):
    """A hand's value, worded.

    Attributes:
        value: The value.
        headline: Suit, points and advice in one line.
        lines: The count, part by part; their points add up to those of the value.
        total: The sum, and what the advice is.
        why: Why half of the points is not enough, and that a count is only an average.
        sources: Where the family guide advises so.
    """

    value: HandValue
    headline: str
    lines: tuple[HandLine, ...]
    total: str
    why: str
    sources: tuple[str, ...]

    @property
    def text(self) -> str:
        """The whole count as one text."""
        lines = " ".join(line.text for line in self.lines)
        return f"{self.headline}. {lines} {self.total}"


def explain_hand(
    value: HandValue,
    lang: str | None = None,
    *,
    ruleset: str | RuleSet = RULESETS[0],
) -> HandVerdict:
    """Word the value of a hand.

    Args:
        value: What `value_hand` returned.
        lang: "en", "pt" or "fr"; None for the default.
        ruleset: Id of a ruleset, or a `RuleSet`: the articles follow it.

    Raises:
        LanguageError: If the language is not one of the three.
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> from belote_learn.play.hand_value import value_hand
        >>> told = explain_hand(value_hand("JH 8H AS KD 7C", "H", turn_up="9H"), "en")
        >>> for line in told.lines:
        ...     print(line)
        What your partner holds and the cards still to come bring 46 points on average.
        You would have 3 trumps, J♥, 8♥ and 9♥: 36 points. The more you have, the more you can \
ruff and draw.
        J♥ is the highest trump: 20 points more.
        9♥ is the second highest trump: 10 points more.
        You have an ace outside trumps, A♠: 10 points. It wins unless somebody ruffs it.
        >>> print(told.headline)
        Hearts as trumps: 122 points, enough to take
    """
    language, rules = resolve(lang), named_ruleset(ruleset)
    facts: dict[str, Any] = {
        "suit": value.trump,
        "points": say("score.points", language, count=value.points),
        "needed": value.needed,
    }
    return HandVerdict(
        value=value,
        headline=say(f"hand.headline.{value.advice}", language, **facts),
        lines=tuple(_line(part, language, rules) for part in value.parts),
        total=say(f"hand.total.{value.advice}", language, **facts),
        why=" ".join(say(f"hand.{name}", language, **facts) for name in ("why", "average")),
        sources=tuple(cite(source, language) for source in _ADVICE),
    )


def _line(part: Part, lang: str, rules: RuleSet) -> HandLine:
    text = say(
        f"hand.{part.reason}",
        lang,
        points=say("score.points", lang, count=part.points),
        cards=part.cards,
        card=part.cards[0] if part.cards else None,
        count=len(part.cards),
        suit=part.suit,
    )
    rule = _RULES.get(part.reason, "")
    return HandLine(
        points=part.points,
        cards=part.cards,
        text=text,
        rule=rule,
        article=article(rule, lang, rules) if rule else None,
    )


def explain_odds(found: Odds, lang: str | None = None) -> str:
    """Word how often a contract was made, with how far chance can have moved the share.

    Args:
        found: What `odds` returned.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.play.odds import Odds
        >>> print(explain_odds(Odds(147, 200, 0.6698, 0.7913, 102.9), "en"))
        Four bots have played this 200 times, each time with other unseen cards, dealt as if \
nobody had passed: what a pass tells of a hand is left out. The contract was made 147 times, 74%. \
With so many deals the true share should lie between 66% and 80%. The taker's team brought in 103 \
points in cards on average, with the ten for last.
    """
    language = resolve(lang)
    return say(
        "hand.odds",
        language,
        deals=found.deals,
        count=found.made,
        share=int(100 * found.share + 0.5),
        # rounded outwards: the interval printed is never narrower than the one computed
        low=int(100 * found.low),
        high=-int(-100 * found.high // 1),
        points=say("score.points", language, count=int(found.mean_points + 0.5)),
    )
