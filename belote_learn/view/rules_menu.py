"""The rules a view is judged by, as a menu: the named rulesets, and each option that may change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.messages.catalogue import say, terms
from belote_learn.rules.rulesets import RULESETS, option_values
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.view.option_words import option_title, value_title

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.view.pools import Json


def changes_of(rules: RuleSet, options: Iterable[str]) -> dict[str, str | int]:
    """Return the house rules among some options."""
    changes = rules.changes
    return {name: changes[name] for name in options if name in changes}


def rules_field(lang: str, rules: RuleSet, own: RuleSet, options: tuple[str, ...]) -> Json:
    """Return the menu: what judges now, what it was played under, and what may be chosen.

    Args:
        lang: A resolved language id.
        rules: The rules it is judged by.
        own: The rules it was played under.
        options: The options that judging can change.
    """
    named = named_ruleset(rules.id)
    return {
        "id": rules.id,
        "changes": changes_of(rules, options),
        "own": own.id,
        "own_changes": changes_of(own, options),
        "sets": [[name, say(f"table.rules.{name}", lang)] for name in RULESETS],
        "options": [
            {
                "id": name,
                "title": option_title(name, lang),
                "value": getattr(rules, name),
                "named": getattr(named, name),
                "values": [
                    [value, value_title(name, value, lang)] for value in option_values(name)
                ],
                "number": not option_values(name),
            }
            for name in options
        ],
    }


def judged_field(
    lang: str, rules: RuleSet, own: RuleSet, options: tuple[str, ...], refused: list[Json]
) -> Json | None:
    """Return what other rules would not have allowed, each with its frame; None if alike.

    Args:
        lang: A resolved language id.
        rules: The rules it is judged by.
        own: The rules it was played under.
        options: The options that judging can change.
        refused: For each bid and card refused its `kind`, "bids" or "cards", `frame` and `text`.
    """
    if rules.id == own.id and all(getattr(rules, name) == getattr(own, name) for name in options):
        return None
    counts = {kind: sum(one["kind"] == kind for one in refused) for kind in ("cards", "bids")}
    parts = [say(f"table.judged.{kind}", lang, count=n) for kind, n in counts.items() if n]
    text = say(
        "table.judged.some" if refused else "table.judged.none",
        lang,
        count=len(refused),
        rules=rules_name(lang, rules, options),
        own=rules_name(lang, own, options),
        refused=terms(lang).join(parts),
    )
    frames = [{"frame": one["frame"], "text": one["text"]} for one in refused]
    return {"text": text, "frames": frames}


def rules_told(rules: RuleSet, own: RuleSet, options: Iterable[str]) -> RuleSet:
    """Return the rules as they are named: of judging rules, only what they judge by."""
    if rules == own:
        return own
    return named_ruleset(rules.id).replace(**changes_of(rules, options))


def rules_name(lang: str, rules: RuleSet, options: Iterable[str]) -> str:
    """Return the name of a ruleset, and whether the table has changed any of some options."""
    name = say(f"table.rules.{rules.id}", lang)
    return say("table.rules-house", lang, rules=name) if changes_of(rules, options) else name
