"""A QR code as one SVG path, which the front end draws as it is."""

from __future__ import annotations

from typing import Any, Final

#: Modules of quiet paper around the code, as the standard asks.
_QUIET: Final = 4


def qr_path(text: str) -> dict[str, Any]:
    """Make the QR code of a text: the same text always gives the same path.

    Args:
        text: An address, or a bare code.

    Returns:
        `size`, the modules of a side with the quiet zone, and `d`, the SVG path of the dark ones in
        a view box of that size.

    Example:
        >>> made = qr_path("AAA-AAA-AHQ")
        >>> made["size"], made["d"][:12]
        (29, 'M4 4h7v1h-7z')
    """
    import segno  # noqa: PLC0415 (loaded by whoever shows a code)

    # medium correction: a projected code is seen whole, and larger modules are read from farther
    rows = segno.make_qr(text, error="m", boost_error=False).matrix
    runs = [run for y, row in enumerate(rows) for run in _runs(bytes(row), y)]
    return {"size": len(rows) + 2 * _QUIET, "d": "".join(runs)}


def link_qr(link: str | None, code: str) -> dict[str, Any]:
    """Make the QR code of a link, or of the bare code where there is no link or it is too long.

    Args:
        link: An address, or None.
        code: What it opens.

    Example:
        >>> link_qr(None, "AAA") == link_qr("x" * 5000, "AAA") == qr_path("AAA")
        True
    """
    import segno  # noqa: PLC0415 (loaded by whoever shows a code)

    try:
        return qr_path(link or code)
    except segno.DataOverflowError:
        return qr_path(code)


def _runs(row: bytes, y: int) -> list[str]:
    """Return the dark runs of a row as closed pieces of a path."""
    runs, start = [], 0
    for x in range(len(row) + 1):
        if x < len(row) and row[x]:
            continue
        if x > start:
            runs.append(f"M{start + _QUIET} {y + _QUIET}h{x - start}v1h-{x - start}z")
        start = x + 1
    return runs
