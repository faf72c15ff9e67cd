"""The view of what a table agrees on before its first deal: a checklist that makes the ruleset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.explain.articles import articles
from belote_learn.messages.catalogue import say, terms
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import article
from belote_learn.rules.rulesets import RULESETS, RuleSet, option_values
from belote_learn.seats import Seat
from belote_learn.view.option_words import option_title, value_title
from belote_learn.view.paper import Answer, Reasons, paper_fields

if TYPE_CHECKING:
    from belote_learn.messages.rulebook import Article
    from belote_learn.view.pools import Json

#: What a table agrees on, in the order it is asked.
AGREED: Final = (
    "target",
    "contract",
    "tie",
    "litige_to",
    "litige_belote",
    "fail_points",
    "capot",
    "belote_first_word",
    "all_pass",
)
_ONLY_HELD_OVER: Final = ("litige_to", "litige_belote")


def asked(rules: RuleSet) -> tuple[str, ...]:
    """Return the options a table is asked about under the rules as they stand."""
    return tuple(
        option for option in AGREED if rules.tie == "litige" or option not in _ONLY_HELD_OVER
    )


def agree_view(
    rules: RuleSet,
    dealer: Seat | None = None,
    lang: str | None = None,
    *,
    answer: Answer | None = None,
) -> Json:
    """Make the view of the checklist.

    Args:
        rules: The rules as agreed so far.
        dealer: Who deals first; None to have it drawn.
        lang: "en", "pt" or "fr"; None for the default.
        answer: What the reader's last request is answered.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.rules.rulesets import ruleset
        >>> view = agree_view(ruleset("clockwise"), lang="en")
        >>> [item["id"] for item in view["items"]][:4]
        ['target', 'contract', 'tie', 'litige_to']
    """
    language = resolve(lang)
    reasons = Reasons()
    first = article("game.agree-first", language, rules)
    return {
        **paper_fields(language, rules, "sheet"),
        "kind": "agree",
        "title": say("sheet.title.agree", language),
        "facts": [],
        "intro": {
            "text": say("sheet.intro", language),
            "why": reasons.add("line", first.title, [], [first]),
        },
        "base": {
            "value": rules.id,
            "values": [[name, say(f"table.rules.{name}", language)] for name in RULESETS],
            "note": rules.title,
        },
        "items": [_item(option, rules, reasons, language) for option in asked(rules)],
        "said": _said(rules, reasons, language),
        "dealer": {
            "value": "" if dealer is None else dealer.value,
            "values": [
                ["", say("sheet.form.drawn", language)],
                *([seat.value, terms(language).seat[seat]["name"]] for seat in Seat),
            ],
        },
        "shows": None,
        "answer": answer and answer.field(language),
        **reasons.fields(),
    }


def _item(option: str, rules: RuleSet, reasons: Reasons, lang: str) -> Json:
    value = getattr(rules, option)
    cited = _article_of(option, rules, lang)
    source = rules.source(option)
    title, chosen = option_title(option, lang), value_title(option, value, lang)
    why = reasons.add("line", say("sheet.agreed", lang, title=title, text=chosen), [], [cited])
    values = [[str(one), value_title(option, one, lang)] for one in option_values(option)]
    contested = [value_title(option, one, lang) for one in source.contested]
    return {
        "id": option,
        "title": title,
        "value": str(value),
        "text": chosen,
        "values": values,
        "house": source.status == "house",
        "note": say(f"sheet.status.{source.status}", lang),
        "contested": say("sheet.contested", lang, text=terms(lang).join(contested, "or"))
        if contested
        else "",
        "number": cited.number,
        "label": say("sheet.ask", lang, title=title, number=cited.number),
        "why": why,
    }


def _said(rules: RuleSet, reasons: Reasons, lang: str) -> Json:
    """Return what is said and not chosen: which announcements count."""
    cited = article("announce.declarations", lang, rules)
    title = say("sheet.title.declarations", lang)
    return {
        "title": title,
        "text": say("sheet.declarations", lang),
        "number": cited.number,
        "label": say("sheet.ask", lang, title=title, number=cited.number),
        "why": reasons.add("line", title, [], [cited]),
    }


def _article_of(option: str, rules: RuleSet, lang: str) -> Article:
    """Return the article that follows an option."""
    name = next(name for name, facts in articles().items() if option in facts.options)
    return article(name, lang, rules)
