"""The wheel and the sdist hold what they must, and work with no source tree near."""

import subprocess
import tarfile
import zipfile
from email.parser import Parser

import environments
import pytest
import repository

EXPLAIN = """
import belote_learn as bl
position = bl.Position(trump="H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
for verdict in position.explain("pt"):
    print(verdict.card, verdict.legal, verdict.rule, verdict.text)
print(bl.__file__)
"""

FRONT_END = "belote_learn/widgets/frontend"


def names_of(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def metadata_of(wheel):
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode())


@pytest.fixture(scope="module")
def clean_python(wheel, tmp_path_factory):
    return environments.make(tmp_path_factory.mktemp("clean") / "env", wheel)


def test_wheel_holds_every_file_of_the_package_but_what_the_front_end_is_built_from(wheel):
    """What is built from it is there; the site's visitors fetch the wheel."""
    package = {name for name in names_of(wheel) if name.startswith("belote_learn/")}
    package -= {name for name in package if name.startswith("belote_learn/course/")}
    sources = set(repository.files(FRONT_END))
    assert len(sources) > 50
    assert package == set(repository.files("belote_learn")) - sources


def test_the_sdist_holds_what_the_wheel_is_built_from_and_no_tests(built):
    """The tests need the whole repository: what builds the site, Binder, the pictures."""
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert set(repository.files("belote_learn")) | set(repository.files("tutorials")) <= names
    assert {name.partition("/")[0] for name in names} == {
        "belote_learn",
        "tutorials",
        "README.md",
        "CHANGELOG.md",
        "LICENSE",
        "pyproject.toml",
        "PKG-INFO",
        ".gitignore",  # hatchling ships it, and leaves out what it names
    }


@pytest.mark.parametrize("name", ["py.typed", "rules/rulesets.toml"])
def test_wheel_holds(wheel, name):
    assert f"belote_learn/{name}" in names_of(wheel)


def test_wheel_holds_the_catalogues_of_every_language(wheel):
    catalogues = [name for name in names_of(wheel) if name.endswith(".toml")]
    for language in ("en", "pt", "fr"):
        assert any(f"/{language}/" in f"/{name}" for name in catalogues), language


def test_wheel_holds_the_front_end(wheel):
    static = "belote_learn/widgets/static/"
    kinds = {name.rsplit(".", 1)[1] for name in names_of(wheel) if name.startswith(static)}
    assert kinds >= {"js", "css"}


def test_wheel_holds_the_course_and_nothing_beside_it(wheel):
    course = {name for name in names_of(wheel) if name.startswith("belote_learn/course/")}
    tutorials = repository.files("tutorials")
    assert course == {name.replace("tutorials", "belote_learn/course", 1) for name in tutorials}
    assert any(name.endswith(".ipynb") for name in course)


def test_metadata(wheel):
    metadata = metadata_of(wheel)
    assert metadata["Name"] == "belote-learn"
    assert metadata["License-Expression"] == "BSD-3-Clause"
    # No upper cap: Pyodide is often the first place with a new Python.
    assert metadata["Requires-Python"] == ">=3.11"
    always = [line for line in metadata.get_all("Requires-Dist") if "extra ==" not in line]
    assert sorted(line.split(">=")[0] for line in always) == [
        "anywidget",
        "fsrs",
        "ipywidgets",
        "platformdirs",
        "segno",
    ]
    assert set(metadata.get_all("Provides-Extra")) == {"lab", "test", "hosts"}


def test_a_wheel_made_from_the_sdist_is_the_same(built, wheel, tmp_path):
    subprocess.run(["tar", "xzf", next(built.glob("*.tar.gz")), "-C", tmp_path], check=True)
    environments.build(tmp_path, "wheel", of=next(tmp_path.glob("belote_learn-*")))
    assert names_of(next(tmp_path.glob("*.whl"))) == names_of(wheel)


def test_installed_alone_it_explains_a_card(clean_python, tmp_path):
    said = subprocess.run(
        [clean_python, "-W", "error", "-c", EXPLAIN],
        cwd=tmp_path,
        env=environments.far_from_sources(tmp_path),
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    *verdicts, place = said.splitlines()
    assert len(verdicts) == 4
    assert verdicts[0].startswith("A♦ True play.follow-suit ")
    assert place.startswith(str(clean_python.parents[1]))
