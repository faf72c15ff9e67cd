"""Where a frame is found again when a view has been made anew, in other words or by other rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from belote_learn.view.pools import Json


def same_frame(before: Json, step: int, after: Json) -> int:
    """Return the index of a frame's counterpart in another view of the same deal or trick.

    The frames up to the count are the same under all rules. A line of the count is found again by
    its article and the side it is about; where the other rules have no such line, the nearest one
    of its place is taken.

    Args:
        before: The view there was.
        step: Index of one of its frames.
        after: The view there is.
    """
    wanted, there = _names(before)[step], _names(after)
    if wanted in there:
        return there.index(wanted)
    kind = before["frames"][step].get("kind")
    first = next(n for n, frame in enumerate(before["frames"]) if frame.get("kind") == kind)
    same = [n for n, frame in enumerate(after["frames"]) if frame.get("kind") == kind]
    if not same:
        return min(step, len(there) - 1)
    return same[min(step - first, len(same) - 1)]


def _names(view: Json) -> list[tuple[Any, ...]]:
    """Name each frame by what it shows and how often that was shown before."""
    names: list[tuple[Any, ...]] = []
    shown: dict[tuple[Any, ...], int] = {}
    for frame in view["frames"]:
        what: tuple[Any, ...] = (frame.get("kind"),)
        if frame.get("kind") == "line":
            line = frame["lines"][-1]
            what = (*what, view["whys"][line["why"]]["rule"], *(line["points"] or ()))
        shown[what] = shown.get(what, 0) + 1
        names.append((*what, shown[what]))
    return names
