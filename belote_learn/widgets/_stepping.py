"""A widget that steps through the frames of its view, and what may be chosen on it."""

from __future__ import annotations

from typing import Any, ClassVar

from traitlets import Any as AnyTrait
from traitlets import Dict, observe, validate

from belote_learn.errors import RuleSetError
from belote_learn.play.notation import read_rules
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.view.rules_menu import changes_of
from belote_learn.view.text import draw
from belote_learn.widgets._frames import FramesWidget
from belote_learn.widgets._traits import Choice


class _RulesTrait(AnyTrait):
    """A ruleset; None is read too, as the rules that what is shown was played under."""

    allow_none = False


class SteppingWidget(FramesWidget):
    """A table that steps through the frames of its view.

    Attributes:
        step: The frame shown, from 0; a value beyond the ends becomes the nearest end.
        length: Number of frames. Read only.
        letters: Letters of jack, queen and king: "language" for those of the language, "JQK" or
            "VDR".
        four_colours: Whether each suit has its own colour.
        big: Whether type and cards are large enough for the back row.
        locked: Whether the step stays where it is, whatever is pressed on the page; code in Python
            still moves it.
        spotlight: The one card that is lit, such as "KS", while all others are dimmed; "" for none.
        hands: Which hands are open: "all", "none", or those of some seats, such as "S" or "NS".
        predict: What the learner says before it is shown: "off", "legal" (which cards may be
            played), "winner" or "points" (of a trick).
        ruleset: The rules it is judged by. Set with an id, a text such as "family;tie=litige", a
            `RuleSet`, or None for the rules it was played under.

    Args:
        ruleset: See the attribute.
        lang: "en", "pt" or "fr"; None for the default.
        step: The frame to show first.
        letters: See the attribute.
        four_colours: See the attribute.
        hands: See the attribute.
        predict: See the attribute.

    Raises:
        LanguageError: If the language is not one of the three.
        RuleSetError: If the ruleset is unknown.
        InvalidStateError: If a choice is not one of those there are.
    """

    predict = Choice("off", "legal", "winner", "points").tag(sync=True)
    ruleset = _RulesTrait()

    # the ruleset as the front end asks for it
    _rules = Dict().tag(sync=True)

    _requests: ClassVar[frozenset[str]] = FramesWidget._requests | {  # noqa: SLF001
        "predict",
        "_rules",
    }
    #: The options that judging can change.
    _judged: ClassVar[tuple[str, ...]] = ()

    def __init__(  # noqa: PLR0913 (one argument for each thing that may be chosen)
        self,
        *,
        ruleset: str | RuleSet | None,
        lang: str | None,
        step: int,
        letters: str,
        four_colours: bool,
        hands: str,
        predict: str,
    ) -> None:
        self._judging = self._read_rules(ruleset)
        super().__init__(
            lang,
            step=step,
            letters=letters,
            four_colours=four_colours,
            hands=hands,
            predict=predict,
            ruleset=self._judging,
            _rules=self._asked(self._judging),
        )

    def _own_rules(self) -> RuleSet:
        """Return the rules that what is shown was played under."""
        raise NotImplementedError

    def _picture(self) -> str:
        asks = self._shown["frames"][self.step]["ask"] or {}
        question = asks.get("legal") if self.predict == "legal" else None
        picture = draw(
            self._shown,
            self.step,
            letters=self.letters,
            hands=self.hands,
            verdicts=question is None,
        )
        return picture if question is None else f"{picture}\n  ? {question}"

    def _admit(self, name: str, value: object) -> object:
        return self._admit_rules(value) if name == "_rules" else super()._admit(name, value)

    def _admit_rules(self, value: object) -> object:
        """Read a ruleset the front end asks for; one that cannot be is refused in words."""
        if not isinstance(value, dict) or value.keys() != {"id", "changes"}:
            return None
        name, changes = value["id"], value["changes"]
        if name not in RULESETS or not isinstance(changes, dict):
            return None
        if any(option not in self._judged for option in changes) or not all(
            isinstance(one, str | int) and not isinstance(one, bool) for one in changes.values()
        ):
            return None
        try:
            rules = named_ruleset(name).replace(**changes)
        except RuleSetError as refusal:
            self._notify(refusal.text(self.lang))
            return None
        # without what changes nothing
        return self._asked(rules)

    @validate("ruleset")
    def _known_rules(self, proposal: dict[str, Any]) -> RuleSet:
        return self._read_rules(proposal["value"])

    def _read_rules(self, value: Any) -> RuleSet:
        return self._own_rules() if value is None else read_rules(value)

    def _asked(self, rules: RuleSet) -> dict[str, Any]:
        """Return how the front end asks for a ruleset."""
        return {"id": rules.id, "changes": changes_of(rules, self._judged)}

    @observe("ruleset")
    def _judge_again(self, _change: object) -> None:
        if self.ruleset != self._judging:
            self._judging = self.ruleset
            self._rules = self._asked(self.ruleset)
            self._show_again()

    @observe("_rules")
    def _rules_asked_for(self, _change: object) -> None:
        if self._rules != self._asked(self._judging):
            rules = named_ruleset(self._rules["id"]).replace(**self._rules["changes"])
            own = self._own_rules()
            self.ruleset = own if self._asked(own) == self._rules else rules
