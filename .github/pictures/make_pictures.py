"""Make the README's pictures from the real widgets, in the system's Chromium.

    python .github/pictures/make_pictures.py [OUT]

Needs the extra `test`. Look at what comes out before it is committed.
"""

from __future__ import annotations

import argparse
import math
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "support"))

import chromium
from hand import Hand
from mounted import Mounted
from PIL import Image
from playwright.sync_api import sync_playwright
from scenes import FILM, SCENES, Film, Scene, Stage, Theme

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Browser

    Colour = tuple[int, int, int]

HERE: Final = Path(__file__).parent
#: Pixels of a picture for one CSS pixel: a README is read on sharp screens too.
SHARPNESS: Final = {Scene: 1.75, Film: 1.5}
#: The page around the widget, in GitHub's own colours.
GROUND: Final = {"light": "#ffffff", "dark": "#0d1117"}
MARGIN: Final = 12
_STYLE: Final = """
  body {{ margin: 0 !important; font-size: 16px !important; background: {ground} !important }}
  main {{ padding: {margin}px }}
"""
#: As many colours as a byte can name.
COLOURS: Final = 256
#: How many of them are surfaces, such as the page and a button.
SURFACES: Final = 12


def main() -> None:
    """Read the command line and make every picture."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("out", type=Path, nargs="?", default=HERE, help="the folder")
    out = reader.parse_args().out
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.executable())
        for scene in SCENES:
            for theme in scene.themes:
                photograph(browser, scene, theme).save(out / file_name(scene, theme), optimize=True)
        for theme in FILM.themes:
            roll(browser, FILM, theme, out / file_name(FILM, theme))
        browser.close()


def file_name(stage: Stage, theme: Theme) -> str:
    """Return the name of a picture's file: the light one goes without the name of its theme."""
    kind = "webp" if isinstance(stage, Film) else "png"
    return f"{stage.name}.{kind}" if theme == "light" else f"{stage.name}_{theme}.{kind}"


def photograph(browser: Browser, scene: Scene, theme: Theme) -> Image.Image:
    """Return a picture, in few colours."""
    with _stage(browser, scene, theme) as hand:
        scene.act(hand)
        return in_few_colours(hand.photograph())


def roll(browser: Browser, film: Film, theme: Theme, file: Path) -> None:
    """Write an animated picture, which begins again for ever."""
    with _stage(browser, film, theme) as hand:
        moments = [(pause, hand.photograph()) for pause in film.act(hand)]
    pauses, pictures = zip(*moments, strict=True)
    first, *others = _alike(pictures)
    first.save(
        file,
        save_all=True,
        append_images=others,
        duration=list(pauses),
        loop=0,
        lossless=True,
        quality=80,  # of the search for the smallest file; nothing is lost
        method=4,
    )


def in_few_colours(picture: Image.Image) -> Image.Image:
    """Return a picture with a palette.

    Pillow makes a palette for what there is much of, felt and paper, and the little red of a heart
    turns brown. So it is shown each colour the square root of its times. What there is most of
    keeps its very colour: the page is to be as white as the README around it.
    """
    there = sorted(picture.getcolors(maxcolors=picture.width * picture.height) or [], reverse=True)
    sample = b"".join(bytes(colour) * math.isqrt(times) for times, colour in there)
    strip = Image.frombytes("RGB", (len(sample) // 3, 1), sample)
    palette = strip.quantize(COLOURS, kmeans=1)
    few = picture.quantize(palette=palette, dither=Image.Dither.NONE)
    parts = few.getpalette() or []
    for _, colour in reversed(there[:SURFACES]):
        place = 3 * _place_of(colour, palette)
        parts[place : place + 3] = colour
    few.putpalette(parts)
    return few


def _place_of(colour: Colour, palette: Image.Image) -> int:
    """Return the place in a palette that Pillow takes a colour to, not always the nearest."""
    dot = Image.new("RGB", (1, 1), colour).quantize(palette=palette, dither=Image.Dither.NONE)
    return dot.tobytes()[0]


def _alike(pictures: Sequence[Image.Image]) -> list[Image.Image]:
    """Return pictures that share their colours, so that what stands still is stored once."""
    width, height = pictures[0].size
    strip = Image.new("RGB", (width, height * len(pictures)))
    for place, picture in enumerate(pictures):
        strip.paste(picture, (0, height * place))
    strip = in_few_colours(strip).convert("RGB")
    return [
        strip.crop((0, height * place, width, height * (place + 1)))
        for place in range(len(pictures))
    ]


@contextmanager
def _stage(browser: Browser, stage: Stage, theme: Theme) -> Iterator[Hand]:
    """A page with the widget on it, and a hand."""
    page = browser.new_page(
        viewport={"width": stage.width + 2 * MARGIN, "height": 1400},
        device_scale_factor=SHARPNESS[type(stage)],
        color_scheme=theme,
    )
    Mounted(page, stage.make()).open(theme=theme)
    page.add_style_tag(content=_STYLE.format(ground=GROUND[theme], margin=MARGIN))
    yield Hand(page, stage.pictured, stage.height, is_seen=isinstance(stage, Film))
    page.close()


if __name__ == "__main__":
    main()
