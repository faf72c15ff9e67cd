"""A hand on a page: it points and presses as a reader does, and what is seen can be photographed.

Cards glide for a third of a second. So that the same pictures come out on a slow machine, glides
are stopped as soon as they begin, and moved on by whoever photographs them.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import FloatRect, Locator, Page, Position

#: How long a frame of a glide is seen, and where in the glide each stands.
GLIDE: Final = (60, (0.15, 0.4, 0.75))
#: How long the hand is seen at each place on its way, and where on the way each is.
WAY: Final = (50, (0.3, 0.7, 1.0))
#: Between arriving and pressing, in milliseconds.
BREATH: Final = 250

# The browser draws its own arrow outside of the page, where no camera sees it.
_ARROW: Final = """() => {
  const arrow = document.createElement("div");
  arrow.id = "hand";
  arrow.style = "position: absolute; inset: 0 auto auto 0; z-index: 9; pointer-events: none";
  arrow.innerHTML = `<svg width="24" viewBox="0 0 22 32" aria-hidden="true"><path
    d="M2 2v22l5-5 4 9 4-2-4-9h7z" fill="#111" stroke="#fff" stroke-width="2"/></svg>`;
  document.body.append(arrow);
}"""
_MOVE: Final = """([x, y]) => {
  document.getElementById("hand").style.translate = `${x}px ${y}px`;
}"""
_STOPPED: Final = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const one = animate.apply(this, given);
    one.pause();
    return one;
  };
}"""
_GLIDING: Final = "() => document.getAnimations().length > 0"
_MOVED_ON: Final = """part => document.getAnimations().forEach((one) => {
  one.pause();
  one.currentTime = part * one.effect.getComputedTiming().endTime;
})"""
_FINISHED: Final = "() => document.getAnimations().forEach((one) => one.finish())"


class Hand:
    """Points, presses and photographs.

    Args:
        page: The page, with the widget on it.
        pictured: What is photographed, as a selector.
        height: How tall the picture is, in CSS pixels; None for as tall as what is pictured.
        is_seen: Whether the hand itself is in the picture.
    """

    def __init__(self, page: Page, pictured: str, height: int | None, *, is_seen: bool) -> None:
        self.page = page
        self._pictured = page.locator(pictured).first
        self._height = height
        self._is_seen = is_seen
        self._place = (0.0, 0.0)
        page.evaluate(_STOPPED)
        if is_seen:
            page.evaluate(_ARROW)

    def press(self, selector: str, at: Position | None = None) -> None:
        """Press something, and let what moves arrive."""
        self.page.locator(selector).first.click(position=at)
        self.arrive()

    def rest(self, x: float, y: float) -> None:
        """Put the hand somewhere, given from the corner of the page."""
        self._go(x, y)

    def presses(self, selector: str, pause: int, at: Position | None = None) -> Iterator[int]:
        """Go to something and press it, moment by moment.

        Args:
            selector: What to press.
            pause: How long the answer is looked at, in milliseconds.
            at: Where on it; its middle when left out.

        Yields:
            How long each moment is seen, in milliseconds.
        """
        yield from self._goes_to(selector, at)
        yield BREATH
        self.page.mouse.down()
        self.page.mouse.up()
        if self.page.evaluate(_GLIDING):
            seen, parts = GLIDE
            for part in parts:
                self.page.evaluate(_MOVED_ON, part)
                yield seen
        self.arrive()
        yield pause

    def _goes_to(self, selector: str, at: Position | None) -> Iterator[int]:
        box = _box(self.page.locator(selector).first)
        aim = at or {"x": box["width"] / 2, "y": box["height"] / 2}
        (from_x, from_y), (x, y) = self._place, (box["x"] + aim["x"], box["y"] + aim["y"])
        if (x, y) == self._place:
            return
        seen, parts = WAY
        for part in parts:
            self._go(from_x + part * (x - from_x), from_y + part * (y - from_y))
            self.arrive()
            yield seen

    def _go(self, x: float, y: float) -> None:
        self._place = (x, y)
        self.page.mouse.move(x, y)
        if self._is_seen:
            self.page.evaluate(_MOVE, self._place)

    def arrive(self) -> None:
        """Let everything that moves arrive."""
        self.page.evaluate(_FINISHED)

    def photograph(self) -> Image.Image:
        """Return what is seen.

        Raises:
            ValueError: If it does not fit into the picture.
        """
        box = _box(self._pictured)
        if self._height is not None and box["height"] > self._height:
            message = f"{box['height']} pixels do not fit into {self._height}"
            raise ValueError(message)
        box["height"] = self._height or box["height"]
        taken = self.page.screenshot(clip=box)
        return Image.open(io.BytesIO(taken)).convert("RGB")


def _box(pictured: Locator) -> FloatRect:
    box = pictured.bounding_box()
    if box is None:
        message = f"not to be seen: {pictured}"
        raise ValueError(message)
    return box
