"""The README's pictures: there, light enough, described, and what the script makes."""

import io
import re
from pathlib import Path

import make_pictures
import pytest
import repository
from PIL import Image, ImageChops, ImageColor
from scenes import FILM, SCENES

FOLDER = Path(".github/pictures")
README = (repository.ROOT / "README.md").read_text(encoding="utf-8")
MEGABYTE = 1_000_000
STILLS = {make_pictures.file_name(scene, theme) for scene in SCENES for theme in scene.themes}
FILMS = {make_pictures.file_name(FILM, theme) for theme in FILM.themes}


def opened(name):
    return read(repository.ROOT / FOLDER / name)


def read(file):
    """An image whose file is closed, so that it may be walked through later."""
    return Image.open(io.BytesIO(file.read_bytes()))


def test_the_readme_shows_every_picture_that_the_script_makes_and_no_other():
    there = {Path(name).name for name in repository.files(f"{FOLDER}/*") if ".py" not in name}
    named = set(re.findall(rf"{re.escape(str(FOLDER))}/([\w.]+)", README))
    assert there == STILLS | FILMS == named


def test_every_picture_is_told_in_words_to_who_cannot_see_it():
    """A badge says what it says; a picture needs a sentence or more."""
    shown = re.findall(r"!\[([^\]]*)\]\(\.github", README) + re.findall(r"alt=\"([^\"]*)\"", README)
    assert len(shown) == len(SCENES)  # the still of the film stands for it
    assert [text for text in shown if len(text) < 60 or not text.endswith(".")] == []


def test_they_are_light():
    sizes = {name: (repository.ROOT / FOLDER / name).stat().st_size for name in STILLS | FILMS}
    assert max(sizes[name] for name in FILMS) < 1.5 * MEGABYTE
    assert sum(sizes.values()) < 2.5 * MEGABYTE


@pytest.mark.parametrize("name", sorted(STILLS | FILMS))
def test_none_is_blank(name):
    assert len(opened(name).convert("RGB").getcolors(maxcolors=1 << 24)) > 50


@pytest.mark.parametrize("name", sorted(STILLS | FILMS))
def test_hearts_are_red_in_few_colours_too(name):
    """A palette made by counting pixels has no place for the little red there is."""
    colours = opened(name).convert("RGB").getcolors(maxcolors=1 << 24)
    assert any(red > 150 and green < 60 and blue < 70 for _, (red, green, blue) in colours)


@pytest.mark.parametrize("name", sorted(STILLS | FILMS))
def test_its_page_has_the_very_colour_of_the_readme_around_it(name):
    ground = make_pictures.GROUND["dark" if "_dark" in name else "light"]
    corner = (4, 200) if name != "worksheet.png" else (400, 20)
    assert opened(name).convert("RGB").getpixel(corner) == ImageColor.getrgb(ground)


@pytest.mark.parametrize("name", sorted(FILMS))
def test_a_film_begins_again_and_leaves_time_to_read_its_end(name):
    film = opened(name)
    assert film.info["loop"] == 0
    pauses = []
    for moment in range(film.n_frames):
        film.seek(moment)
        film.load()
        pauses.append(film.info["duration"])
    assert 8_000 <= sum(pauses) <= 13_000
    assert pauses[-1] == max(pauses) >= 3_000


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_script_makes_them(browser, scene):
    """Other fonts break lines elsewhere, so a picture may be somewhat taller."""
    made = make_pictures.photograph(browser, scene, "light")
    kept = opened(make_pictures.file_name(scene, "light"))
    assert made.width == kept.width
    assert made.height == pytest.approx(kept.height, rel=0.15)
    assert len(made.getcolors()) > 50


def test_the_script_makes_the_film(browser, tmp_path):
    make_pictures.roll(browser, FILM, "light", tmp_path / "film.webp")
    made, kept = read(tmp_path / "film.webp"), opened(make_pictures.file_name(FILM, "light"))
    assert (made.size, made.n_frames) == (kept.size, kept.n_frames)
    first = made.convert("RGB")
    made.seek(made.n_frames - 1)
    assert ImageChops.difference(first, made.convert("RGB")).getbbox() is not None
