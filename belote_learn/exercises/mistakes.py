"""What beginners think: the wrong ideas about which cards may be played, and what each leads to.

The ideas are those of the reports gathered for this package (questions asked, bugs of other
programs) and of the family guide's list of frequent errors. None of them decides anything: an idea
is kept as a trap only where the one decision answers otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from belote_learn.cards import PACK, Card, mask_of
from belote_learn.rules.ranking import CARD_POINTS, PLAIN_ORDER, TRUMP_ORDER

if TYPE_CHECKING:
    from collections.abc import Callable

    from belote_learn.play.position import Position
    from belote_learn.rules.facts import TrickFacts
    from belote_learn.rules.rulesets import PlayOptions

#: The order of trumps as someone sees it who puts the king above the ten.
KING_FIRST: Final = "J9AKTQ87"


@dataclass(frozen=True, slots=True)
class Sight:
    """A position as masks, for the ideas to look at.

    Attributes:
        position: The moment.
        table: Its facts.
        hand: The whole hand.
        follow: Its cards of the suit led.
        trumps: Its trumps.
        higher: Those that beat the winning card.
    """

    position: Position
    table: TrickFacts
    hand: int
    follow: int
    trumps: int
    higher: int

    @property
    def rules(self) -> PlayOptions:
        """The options of play in force."""
        return self.position.ruleset.play

    @property
    def void(self) -> bool:
        """Whether a plain suit was led that the hand does not hold."""
        return bool(self.table.led) and not self.table.trumps_led and not self.follow

    @property
    def behind_ruff(self) -> bool:
        """Whether an opponent is winning with a ruff and nothing follows suit."""
        return self.void and self.table.ruffed and not self.table.partner_winning

    @property
    def rivals(self) -> int:
        """The trumps whose order matters: those that have to rise, or to go over a ruff."""
        if self.table.trumps_led:
            over = self.rules.must_rise_over_partner or not self.table.partner_winning
            return self.trumps if self.rules.must_rise and over else 0
        asked = self.higher or self.rules.must_undertrump
        return self.trumps if self.behind_ruff and asked else 0

    def beating(self, order: str) -> int:
        """Return the trumps that beat the winning card in an order; all of them if none does."""
        if not self.rivals:
            return 0
        best = order.index(self.position.trick[self.table.winning].rank)
        better = mask_of(c for c in _cards(self.trumps) if order.index(c.rank) < best)
        return better or self.trumps


def sight(position: Position) -> Sight:
    """Look at a position."""
    hand, table = mask_of(position.hand), position.table
    trumps = hand & table.trumps
    return Sight(position, table, hand, hand & table.led, trumps, trumps & table.beaters)


def _cards(mask: int) -> tuple[Card, ...]:
    return tuple(card for card in PACK if card.bit & mask)


def _highest_only(s: Sight) -> int:
    if not s.rivals:
        return 0
    trumps = [c for c in s.position.hand if c.suit is s.position.trump]
    return min(trumps, key=lambda c: TRUMP_ORDER.index(c.rank)).bit


def _lowest_only(s: Sight) -> int:
    if not s.rivals or s.higher:
        return 0
    trumps = [c for c in s.position.hand if c.suit is s.position.trump]
    return max(trumps, key=lambda c: TRUMP_ORDER.index(c.rank)).bit


def _worthless(s: Sight) -> int:
    """Only a card worth nothing may be led, or discarded."""
    if s.follow or (s.trumps and s.table.led):
        return 0
    worth = CARD_POINTS[s.position.trump]
    return mask_of(c for c in s.position.hand if not worth[c.index])


def _could_stray(s: Sight) -> bool:
    """Whether the hand follows suit and holds something else besides."""
    return bool(s.follow) and s.follow != s.hand


def _partner_led(s: Sight) -> bool:
    return s.void and len(s.position.trick) == 2 and not s.table.partner_winning  # noqa: PLR2004


def _too_low(s: Sight) -> bool:
    return s.behind_ruff and bool(s.trumps) and not s.higher


def _to_ruff(s: Sight) -> bool:
    return s.void and bool(s.trumps) and not s.table.partner_winning and not _too_low(s)


def _on_partner(s: Sight) -> bool:
    return s.void and s.table.partner_winning


#: The ideas, the more telling first: message id, and the cards it would allow (0: it says nothing).
IDEAS: Final[tuple[tuple[str, Callable[[Sight], int]], ...]] = (
    ("drill.mistake.lead-no-trump", lambda s: 0 if s.table.led else s.hand & ~s.trumps),
    ("drill.mistake.lead-trump", lambda s: 0 if s.table.led else s.trumps),
    ("drill.mistake.lead-low", lambda s: 0 if s.table.led else _worthless(s)),
    (
        "drill.mistake.partner-no-follow",
        lambda s: s.hand if _could_stray(s) and s.table.partner_winning else 0,
    ),
    (
        "drill.mistake.no-follow",
        lambda s: 0 if s.table.trumps_led or not s.follow else s.follow | s.trumps,
    ),
    (
        "drill.mistake.beat-in-suit",
        lambda s: 0 if s.table.trumps_led else s.follow & s.table.beaters,
    ),
    ("drill.mistake.no-follow", lambda s: s.hand if _could_stray(s) else 0),
    (
        "drill.mistake.not-over-partner",
        lambda s: s.follow if s.table.trumps_led and s.table.partner_winning else 0,
    ),
    ("drill.mistake.jack-and-nine", lambda s: s.beating(PLAIN_ORDER)),
    ("drill.mistake.king-before-ten", lambda s: s.beating(KING_FIRST)),
    ("drill.mistake.no-rise", lambda s: s.follow if s.table.trumps_led else 0),
    ("drill.mistake.must-rise", lambda s: s.higher if s.table.trumps_led else 0),
    (
        "drill.mistake.cannot-rise-free",
        lambda s: s.hand if s.table.trumps_led and s.follow and not s.higher else 0,
    ),
    ("drill.mistake.any-trump", lambda s: s.trumps if s.behind_ruff and s.higher else 0),
    (
        "drill.mistake.undertrump-free",
        lambda s: s.hand if _too_low(s) else 0,
    ),
    (
        "drill.mistake.undertrump-free",
        lambda s: s.hand & ~s.trumps if _too_low(s) and s.rules.must_undertrump else 0,
    ),
    (
        "drill.mistake.undertrump-barred",
        lambda s: s.hand & ~s.trumps if _too_low(s) and not s.rules.must_undertrump else 0,
    ),
    (
        "drill.mistake.undertrump-forced",
        lambda s: s.trumps if _too_low(s) else 0,
    ),
    ("drill.mistake.partner-led", lambda s: s.hand if _partner_led(s) else 0),
    (
        "drill.mistake.need-not-ruff",
        lambda s: s.hand if _to_ruff(s) else 0,
    ),
    (
        "drill.mistake.need-not-ruff",
        lambda s: s.hand & ~s.trumps if _to_ruff(s) else 0,
    ),
    (
        "drill.mistake.overtrump-partner",
        lambda s: s.higher if _on_partner(s) and s.table.ruffed else 0,
    ),
    ("drill.mistake.ruff-partner", lambda s: s.trumps if _on_partner(s) else 0),
    (
        "drill.mistake.spare-partner",
        lambda s: s.hand & ~s.trumps if _on_partner(s) else 0,
    ),
    (
        "drill.mistake.undertrump-partner",
        lambda s: s.hand & ~s.trumps | s.higher if _on_partner(s) and s.table.ruffed else 0,
    ),
    (
        "drill.mistake.partner-free",
        lambda s: s.hand if _on_partner(s) and s.table.ruffed else 0,
    ),
    ("drill.mistake.discard-low", lambda s: _worthless(s) if s.table.led else 0),
    ("drill.mistake.highest-only", _highest_only),
    ("drill.mistake.lowest-only", _lowest_only),
)


def wrong_ideas(position: Position) -> list[tuple[str, tuple[Card, ...]]]:
    """Return what each wrong idea would allow in a position, those that allow nothing left out.

    Args:
        position: The moment.

    Example:
        >>> from belote_learn.play.position import Position
        >>> p = Position("H", leader="N", trick="KC AC", hand="JH 7H 9D")
        >>> for mistake, cards in wrong_ideas(p):
        ...     print(mistake, cards)
        drill.mistake.partner-led (J♥, 7♥, 9♦)
        drill.mistake.need-not-ruff (J♥, 7♥, 9♦)
        drill.mistake.need-not-ruff (9♦,)
    """
    seen = sight(position)
    found = ((mistake, idea(seen)) for mistake, idea in IDEAS)
    return [
        (mistake, tuple(card for card in position.hand if card.bit & mask))
        for mistake, mask in found
        if mask
    ]
