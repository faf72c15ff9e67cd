"""Rulesets: named sets of option values, each with what its text says of it.

The values and their sources are data (`rulesets.toml`); this module reads and guards them.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from belote_learn.errors import RuleSetError
from belote_learn.given import as_text, is_whole, one_of
from belote_learn.seats import Direction

#: Ids of the rulesets; the first is the default.
RULESETS: Final = ("family", "reglas", "clockwise", "ffb")

#: The longest race there is: what a score sheet has room for.
MOST_TARGET: Final = 999_999


@dataclass(frozen=True, slots=True)
class Source:
    """What stands behind one option's value.

    Attributes:
        status: "stated" or "implied" by the ruleset's text, "default" where it is silent, "house"
            where the table chose.
        where: Text and place, such as "003 L40"; empty for a house rule.
        contested: Other values that can be defended from the same text.
    """

    status: Literal["stated", "implied", "default", "house"]
    where: str
    contested: tuple[str | int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The options that legality depends on, in the form the one decision reads.

    Attributes:
        must_rise: Trumps led: whether a higher trump must be played at all.
        must_rise_over_partner: Whether also when the partner is winning.
        over_partner: What may be played on the partner's winning ruff (a value of the option
            `partner_master_trump_play`).
        must_undertrump: Whether a lower trump must be played when none overtrumps an opponent.
    """

    must_rise: bool
    must_rise_over_partner: bool
    over_partner: str
    must_undertrump: bool


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class RuleSet:
    """A named set of option values; `ruleset` makes them, `replace` makes house rules.

    Attributes: one per option, see `rulesets.toml` for the values; `play` is what legality reads.

    Raises:
        RuleSetError: If the id or a value is unknown, or the values do not go together.

    Example:
        >>> family = ruleset("family")
        >>> family.cannot_overtrump, family.source("cannot_overtrump")
        ('undertrump', Source(status='stated', where='003 L40', contested=()))
        >>> family.replace(cannot_overtrump="free").changes
        {'cannot_overtrump': 'free'}
    """

    id: str
    direction: Direction
    first_dealer: str
    dealer_rotation: str
    cut_by: str
    packets: str
    round2_suits: str
    all_pass: str
    trump_led_must_beat: str
    partner_master_trump_play: str
    cannot_overtrump: str
    contract: str
    belote_first_word: int
    tie: str
    litige_belote: str
    litige_to: str
    fail_points: int
    capot: int
    target: int
    play: PlayOptions = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "id", _read_id(self.id))
        for name in OPTIONS:
            object.__setattr__(self, name, _read_value(name, getattr(self, name)))
        object.__setattr__(self, "direction", Direction(self.direction))
        if self.tie == "litige" and self.contract == "threshold":
            raise RuleSetError(
                "ruleset-combination", first="tie=litige", second="contract=threshold"
            )
        play = PlayOptions(
            must_rise=self.trump_led_must_beat != "never",
            must_rise_over_partner=self.trump_led_must_beat == "always",
            over_partner=self.partner_master_trump_play,
            must_undertrump=self.cannot_overtrump == "undertrump",
        )
        object.__setattr__(self, "play", play)

    def __hash__(self) -> int:
        # an article is looked up by its ruleset hundreds of times a deal; equal ones have one id
        return hash(self.id)

    @property
    def title(self) -> str:
        """Title of the text the ruleset follows, in its own language."""
        return str(_facts()["rulesets"][self.id]["title"])

    @property
    def changes(self) -> dict[str, str | int]:
        """The house rules: the options that differ from the named ruleset, with their values."""
        named = _named(self.id)
        return {
            name: getattr(self, name)
            for name in OPTIONS
            if getattr(self, name) != getattr(named, name)
        }

    def source(self, option: str) -> Source:
        """Tell where an option's value comes from.

        Raises:
            RuleSetError: If there is no such option.
        """
        name = _read_option(option)
        if name in self.changes:
            return Source("house", "")
        entry = _facts()["rulesets"][self.id]["options"][name]
        return Source(entry["status"], entry["source"], tuple(entry.get("contested", ())))

    def replace(self, **options: str | int) -> RuleSet:
        """Return the ruleset with some options changed: a house rule.

        Args:
            options: Options and their values; a word is read in either case.

        Raises:
            RuleSetError: If an option or a value is unknown, or the values do not go together; the
                error names the right ones.

        Example:
            >>> ruleset("family").replace(tie="draw")
            Traceback (most recent call last):
            belote_learn.errors.RuleSetError: “draw” is not a value of the option tie. It can be: fail, litige.
        """  # noqa: E501 (a message as it is printed)
        read = {_read_option(name): value for name, value in options.items()}
        return replace(self, **read)  # type: ignore[arg-type]

    def __repr__(self) -> str:
        changes = "".join(
            # a direction is written as the text that `replace` reads
            f", {name}={value if isinstance(value, int) else str(value)!r}"
            for name, value in self.changes.items()
        )
        house = f".replace({changes[2:]})" if changes else ""
        return f"ruleset({self.id!r}){house}"


#: Names of the options, in the order the rulebook meets them.
OPTIONS: Final = tuple(f.name for f in fields(RuleSet) if f.name not in {"id", "play"})


def ruleset(name: str | RuleSet) -> RuleSet:
    """Return a ruleset by its id; a `RuleSet` is returned as it is.

    Args:
        name: One of `RULESETS`, in either case.

    Raises:
        RuleSetError: If there is no such ruleset; the error names those there are.

    Example:
        >>> ruleset("reglas").title
        'Reglas del Juego Belote'
    """
    return name if isinstance(name, RuleSet) else _named(as_text(name))


@cache
def _named(name: str) -> RuleSet:
    known = _read_id(name)
    if known != name:
        return _named(known)
    values: dict[str, Any] = {
        option: entry["value"] for option, entry in _facts()["rulesets"][name]["options"].items()
    }
    return RuleSet(id=name, **values)


def _read_id(name: Any) -> str:
    known = one_of(name, RULESETS)
    if known is None:
        raise RuleSetError("ruleset-unknown", found=as_text(name), expected=RULESETS)
    return known


@cache
def _facts() -> dict[str, Any]:
    text = files("belote_learn.rules").joinpath("rulesets.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def option_values(option: str) -> tuple[str | int, ...]:
    """Return the closed set of an option's values; empty for `target`, a number.

    Raises:
        RuleSetError: If there is no such option.
    """
    values = _facts()["options"][_read_option(option)]
    return () if values == "positive-integer" else tuple(values)


def _read_option(name: str) -> str:
    known = one_of(name, OPTIONS)
    if known is None:
        raise RuleSetError("option-unknown", found=as_text(name), expected=OPTIONS)
    return known


def _read_value(name: str, value: Any) -> str | int:
    """Return the value of an option that is meant: a whole number, or one of its words."""
    values = option_values(name)
    if is_whole(value) and (value in values if values else 1 <= value <= MOST_TARGET):
        return int(value)
    if not values:
        found = as_text(value)
        raise RuleSetError("option-positive", option=name, found=found, expected=MOST_TARGET)
    word = one_of(value, (one for one in values if isinstance(one, str)))
    if word is None:
        raise RuleSetError("option-value", option=name, found=as_text(value), expected=values)
    return word
