"""Seeds made from a seed: for the later deals of a match, or for many deals at once."""

from __future__ import annotations

from typing import Final

from belote_learn.play.shuffle import SEEDS

_LAST: Final = SEEDS - 1


def derive(seed: int, number: int) -> int:
    """Return one of many seeds made from a seed: always the same one for a number.

    The bits of the number are spread over all 32 before the two are put together, so that the seeds
    made from neighbours have nothing in common.

    Args:
        seed: A seed of 32 bits.
        number: 0 for the seed itself, 1 for the next, and so on.

    Example:
        >>> derive(7, 0), derive(7, 1), derive(8, 1)
        (7, 301794028, 301794019)
    """
    spread = number * 0x9E3779B1 & _LAST
    for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35), (16, 1)):
        spread = (spread ^ spread >> shift) * factor & _LAST
    return seed ^ spread
