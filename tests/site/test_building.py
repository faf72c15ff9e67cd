"""What builds the site: which folder it may replace, and whose words and titles it uses."""

from __future__ import annotations

import json
import zipfile

import build_site
import nbformat
import pyodide_wheels
import pytest
import repository
import site_pages

from belote_learn.messages.catalogue import say
from belote_learn.messages.language import LANGUAGES
from belote_learn.widgets.pages import lesson


class BuiltError(Exception):
    """The build came as far as building."""


@pytest.fixture
def build(monkeypatch, tmp_path):
    """Builds as far as the first thing that is put into the folder."""

    def stop(*_):
        raise BuiltError

    monkeypatch.setattr(build_site.lite_site, "build_lite", stop)
    return lambda out: build_site.build(out, tmp_path / "x.whl", tmp_path, "*.ipynb")


def test_a_folder_that_is_no_site_is_left_as_it_is(build, tmp_path):
    (tmp_path / "thesis").mkdir()
    kept = tmp_path / "thesis" / "chapter.txt"
    kept.write_text("years of work")
    with pytest.raises(SystemExit) as caught:
        build(kept.parent)
    assert kept.read_text() == "years of work"
    assert str(kept.parent) in str(caught.value)


def test_another_s_list_of_licences_makes_no_site(build, tmp_path):
    other = tmp_path / "LICENCES.txt"
    other.write_text("Licences of my own work\n")
    with pytest.raises(SystemExit):
        build(tmp_path)
    assert other.read_text() == "Licences of my own work\n"


def test_a_file_is_no_folder_to_build_in(build, tmp_path):
    there = tmp_path / "site"
    there.write_text("x")
    with pytest.raises(SystemExit):
        build(there)
    assert there.read_text() == "x"


def test_an_empty_folder_and_an_earlier_site_are_built_in(build, tmp_path):
    out = tmp_path / "new" / "site"
    for _ in range(2):  # the second time over what the first left when it was stopped
        with pytest.raises(BuiltError):
            build(out)
        (out / "old.html").write_text("x")
    with pytest.raises(BuiltError):
        build(out)
    assert not (out / "old.html").exists()
    (tmp_path / "empty").mkdir()
    with pytest.raises(BuiltError):
        build(tmp_path / "empty")


def test_what_cannot_be_removed_is_told(build, monkeypatch, tmp_path):
    with pytest.raises(BuiltError):
        build(tmp_path / "site")

    remove = build_site.shutil.rmtree

    def refuse(path, *rest, **how):
        if path != tmp_path / "site":
            remove(path, *rest, **how)
        elif not how.get("ignore_errors"):
            raise PermissionError(path)

    monkeypatch.setattr(build_site.shutil, "rmtree", refuse)
    with pytest.raises(PermissionError):
        build(tmp_path / "site")


def test_the_site_speaks_every_language_of_the_course(monkeypatch, tmp_path):
    monkeypatch.setattr(site_pages, "lesson_page", lambda _: "")
    site_pages.build_pages(tmp_path, repository.ROOT / "tutorials", "01_*.ipynb")
    arriving = (tmp_path / "index.html").read_text("utf-8")
    for lang in LANGUAGES:
        assert f'<section lang="{lang}"><h2>{say("page.site.title", lang)}</h2>' in arriving
        row = (tmp_path / "lessons" / lang / "index.html").read_text("utf-8")
        assert say("page.site.again", lang) in row
        first = next((repository.ROOT / "tutorials" / lang).glob("01_*.ipynb"))
        assert f">{lesson.lesson_title(first)}</a>" in row


def notebook(path, *cells):
    made = [nbformat.v4.new_markdown_cell(cell) for cell in cells]
    path.write_text(json.dumps(nbformat.v4.new_notebook(cells=made)), "utf-8")
    return path


@pytest.mark.parametrize(
    ("cells", "title"),
    [
        (["# The title\n\ntext"], "The title"),
        (["```python\n# a comment\n```\n\n# The title"], "The title"),
        (["~~~~\n# a\n~~~\n# b\n~~~~\n# The title"], "The title"),
        (["text\n\n# The title"], "The title"),
        (["text", "#   The title  "], "The title"),
        (["```\n# only a comment\n```"], "lesson"),
        (["    # code by its indent"], "lesson"),
        ([], "lesson"),
    ],
)
def test_a_lesson_s_title_is_its_first_heading_and_no_comment_of_its_code(tmp_path, cells, title):
    assert lesson.lesson_title(notebook(tmp_path / "lesson.ipynb", *cells)) == title


def test_a_wheel_s_metadata_are_read_in_one_place(tmp_path):
    wheel = tmp_path / "some_thing-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(
            "some_thing-1.0.dist-info/METADATA",
            "Name: some-thing\nVersion: 1.0\nLicense-Expression: MIT\nRequires-Dist: other>=2\n",
        )
    assert [str(one) for one in pyodide_wheels.needed_by(wheel)] == ["other>=2"]
    site_pages.write_licences(tmp_path, [wheel])
    assert "some-thing 1.0: MIT" in (tmp_path / "LICENCES.txt").read_text("utf-8").splitlines()
    reading = [
        path.name
        for path in (repository.ROOT / ".github/site").glob("*.py")
        if ".dist-info/METADATA" in path.read_text("utf-8")
    ]
    assert reading == ["pyodide_wheels.py"]
