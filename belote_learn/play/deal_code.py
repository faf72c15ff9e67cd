"""The deal code: nine characters that a teacher can read out, and that catch a slip.

Forty bits (the ruleset, the dealer and the seed) make eight characters of a 32-letter alphabet,
digits and capitals without 0 and O, 1 and I. The ninth checks them: the sum of the characters, each
times a power of its own of a generator, in the field of 32 elements. Any one wrong character and
any two that change places change that sum, because the powers differ and the field has no zero
divisors. A sum of numbers, or a remainder by 31, would let some slips through.

The numbers of the rulesets and seats are part of the code and never change; a new ruleset takes the
next one.

A set of questions has a code of the same make (`exercises.question_set`). Its check has a mark of
its own added, so that neither code is taken for the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from belote_learn.errors import NotationError
from belote_learn.given import as_text, quoted
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from belote_learn.play.dealing import Start

ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH: Final = 9

#: Rulesets by their number in a code.
RULESET_IDS: Final = ("family", "reglas", "clockwise", "ffb")
_SEATS: Final = "NESW"
_SEED_BITS: Final = 32
_SEAT_BITS: Final = 2
_LETTER_BITS: Final = 5
#: x^5 + x^2 + 1, by which the field of 32 elements is made; 2 generates it.
_FIELD: Final = 0b100101

Kind = Literal["deal", "set"]
#: What is added to the check of each kind of code; part of the codes, never to change.
_MARKS: Final[dict[Kind, int]] = {"deal": 0, "set": 0b10101}
_REFUSALS: Final[dict[Kind, dict[str, str]]] = {
    "deal": {
        "letter": "code-letter",
        "length": "code-length",
        "check": "code-check",
        "other": "code-of-set",
    },
    "set": {
        "letter": "set-code-letter",
        "length": "set-code-length",
        "check": "set-code-check",
        "other": "set-code-of-deal",
    },
}


def write_code(start: Start) -> str | None:
    """Write the code of a deal's start; None where no code can say it.

    Args:
        start: How the deal begins.
    """
    rules = start.ruleset
    if start.seed is None or rules.changes or rules.id not in RULESET_IDS:
        return None
    number = RULESET_IDS.index(rules.id) << _SEAT_BITS | _SEATS.index(start.dealer)
    number = number << _SEED_BITS | start.seed
    return spell(number, "deal")


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
    number = decipher(code, "deal")
    who, seed = divmod(number, 1 << _SEED_BITS)
    ruleset, seat = divmod(who, len(_SEATS))
    if ruleset >= len(RULESET_IDS):
        raise NotationError("code-ruleset", found=as_text(code))
    return seed, Seat(_SEATS[seat]), RULESET_IDS[ruleset]


def spell(number: int, kind: Kind) -> str:
    """Write forty bits as nine characters.

    Args:
        number: Below 2**40.
        kind: What the code stands for.
    """
    shifts = range(_LETTER_BITS * (LENGTH - 2), -1, -_LETTER_BITS)
    letters = [number >> shift & len(ALPHABET) - 1 for shift in shifts]
    return "".join(ALPHABET[letter] for letter in (*letters, check_of(letters) ^ _MARKS[kind]))


def decipher(code: str, kind: Kind) -> int:
    """Read the forty bits of nine characters.

    Args:
        code: In either case; spaces and hyphens may stand between the characters.
        kind: What the code has to stand for.

    Raises:
        NotationError: Saying what is wrong and where, or that it is a code of the other kind.
    """
    text, refusals = as_text(code), _REFUSALS[kind]
    found = quoted(text)
    # a letter of another script can be capital to one of these: it is told as it was typed
    typed = [
        (place, letter.upper() if letter.isascii() else letter)
        for place, letter in enumerate(text, 1)
        if letter not in " -"
    ]
    for column, letter in typed:
        if letter not in ALPHABET:
            raise NotationError(
                refusals["letter"], found=found, column=column, other=quoted(letter)
            )
    if len(typed) != LENGTH:
        raise NotationError(refusals["length"], found=found, count=len(typed))
    *values, check = (ALPHABET.index(letter) for _, letter in typed)
    mark = check ^ check_of(values)
    if mark != _MARKS[kind]:
        raise NotationError(refusals["other" if mark in _MARKS.values() else "check"], found=found)
    number = 0
    for value in values:
        number = number << _LETTER_BITS | value
    return number


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
