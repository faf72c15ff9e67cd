"""The deal code: nine characters that a teacher can read out, and that catch a slip.

Forty bits (the ruleset, the dealer and the seed) make eight characters of a 32-letter alphabet,
digits and capitals without 0 and O, 1 and I. The ninth checks them: the sum of the characters, each
times a power of its own of a generator, in the field of 32 elements. Any one wrong character and
any two that change places change that sum, because the powers differ and the field has no zero
divisors. A sum of numbers, or a remainder by 31, would let some slips through.

The numbers of the rulesets and seats are part of the code and never change; a new ruleset takes the
next one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.errors import NotationError
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from belote_learn.play.dealing import Start

ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH: Final = 9

_RULESETS: Final = ("family", "reglas", "clockwise", "ffb")
_SEATS: Final = "NESW"
_SEED_BITS: Final = 32
_SEAT_BITS: Final = 2
_LETTER_BITS: Final = 5
#: x^5 + x^2 + 1, by which the field of 32 elements is made; 2 generates it.
_FIELD: Final = 0b100101


def write_code(start: Start) -> str | None:
    """Write the code of a deal's start; None where no code can say it.

    Args:
        start: How the deal begins.
    """
    rules = start.ruleset
    if start.seed is None or rules.changes or rules.id not in _RULESETS:
        return None
    number = _RULESETS.index(rules.id) << _SEAT_BITS | _SEATS.index(start.dealer)
    number = number << _SEED_BITS | start.seed
    shifts = range(_LETTER_BITS * (LENGTH - 2), -1, -_LETTER_BITS)
    letters = [number >> shift & len(ALPHABET) - 1 for shift in shifts]
    return "".join(ALPHABET[letter] for letter in (*letters, check_of(letters)))


def read_code(code: str) -> tuple[int, Seat, str]:
    """Read a code.

    Args:
        code: Nine characters in either case; spaces and hyphens may stand between them.

    Returns:
        Seed, dealer and id of the ruleset.

    Raises:
        NotationError: Saying what is wrong and where.

    Example:
        >>> read_code("aaa-aaa-ahq")
        (7, <Seat.NORTH: 'N'>, 'family')
    """
    text = str(code)
    typed = [(place, letter.upper()) for place, letter in enumerate(text, 1) if letter not in " -"]
    for column, letter in typed:
        if letter not in ALPHABET:
            raise NotationError("code-letter", found=text, column=column, other=letter)
    if len(typed) != LENGTH:
        raise NotationError("code-length", found=text, count=len(typed))
    *values, check = (ALPHABET.index(letter) for _, letter in typed)
    if check != check_of(values):
        raise NotationError("code-check", found=text)
    number = 0
    for value in values:
        number = number << _LETTER_BITS | value
    who, seed = divmod(number, 1 << _SEED_BITS)
    ruleset, seat = divmod(who, len(_SEATS))
    if ruleset >= len(_RULESETS):
        raise NotationError("code-ruleset", found=text)
    return seed, Seat(_SEATS[seat]), _RULESETS[ruleset]


def check_of(letters: list[int]) -> int:
    """Return the check of eight characters, each a number below 32."""
    check = 0
    for letter in letters:  # Horner's rule: the first has the highest power, the last has 2
        check = _doubled(check ^ letter)
    return check


def _doubled(element: int) -> int:
    """Multiply an element of the field by 2."""
    doubled = element << 1
    return doubled ^ _FIELD if doubled & len(ALPHABET) else doubled
