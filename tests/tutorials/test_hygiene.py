"""What every stored lesson is like, and that the three languages are one course."""

import json
import re
from pathlib import Path

import nbformat
import pytest
import repository

from belote_learn.messages.language import LANGUAGES

NOTEBOOKS = [name for name in repository.files("tutorials") if name.endswith(".ipynb")]
# The index stands beside the folders, in the three languages at once.
LESSONS = [name for name in NOTEBOOKS if Path(name).parent.name in LANGUAGES]
# A field for a code has nothing to show before it is run: it is not stored, as if it had failed.
FIELDS = ("tutorials/deal.ipynb", "tutorials/set.ipynb")
LANGUAGE_CALL = re.compile(r'set_language\("(\w+)"\)')
# nbformat's own ids are eight hexadecimal digits, new ones at every rewrite.
RANDOM_ID = re.compile(r"[0-9a-f]{8}|[0-9a-f-]{32,36}")
NAME = re.compile(r"[a-z][a-z0-9-]*[a-z0-9]")
MACHINE = re.compile(r"/(?:work|root|tmp|home|Users)/|[A-Z]:\\\\|0x[0-9a-f]{8}|ipykernel_\d")


def read(name):
    return nbformat.read(repository.ROOT / name, as_version=nbformat.NO_CONVERT)


def code(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def test_there_are_lessons():
    assert LESSONS


notebooks = pytest.mark.parametrize("name", NOTEBOOKS)
lessons = pytest.mark.parametrize("name", LESSONS)


@notebooks
def test_format_and_kernel(name):
    notebook = read(name)
    nbformat.validate(notebook)
    assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
    assert notebook.metadata.kernelspec.name == "python3"
    assert notebook.metadata.language_info.name == "python"


@notebooks
def test_cell_ids_are_names(name):
    ids = [cell.id for cell in read(name).cells]
    assert [i for i in ids if not NAME.fullmatch(i) or RANDOM_ID.fullmatch(i)] == []
    assert len(set(ids)) == len(ids)


@notebooks
def test_it_was_run_from_the_first_cell_to_the_last(name):
    cells = code(read(name))
    if name in FIELDS:
        assert [(cell.execution_count, cell.outputs) for cell in cells] == [(None, [])]
        return
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    assert any(output.output_type == "execute_result" for c in cells for output in c.outputs)


@notebooks
def test_outputs_hold_text_and_no_widget_state(name):
    notebook = read(name)
    assert "widgets" not in notebook.metadata
    for cell in code(notebook):
        for output in cell.outputs:
            kinds = set(output.get("data", {}))
            assert not any("widget" in kind for kind in kinds), cell.id
            assert not kinds or "text/plain" in kinds, cell.id


@notebooks
def test_nothing_of_a_machine_is_stored(name):
    stored = Path(repository.ROOT, name).read_text(encoding="utf-8")
    assert MACHINE.findall(stored) == []


@lessons
def test_the_lesson_speaks_its_folders_language(name):
    calls = [call for cell in code(read(name)) for call in LANGUAGE_CALL.findall(cell.source)]
    assert calls == [Path(name).parent.name]


def by_number(language):
    folder = f"tutorials/{language}/"
    return {Path(name).name[:2]: name for name in LESSONS if name.startswith(folder)}


def program(name):
    """Give every cell's id and kind, and the code but for the language that it names."""
    return [
        (cell.id, cell.cell_type, same_in_all(cell) if cell.cell_type == "code" else "")
        for cell in read(name).cells
    ]


def same_in_all(cell):
    return LANGUAGE_CALL.sub("set_language(...)", cell.source), json.dumps(cell.metadata)


def test_every_lesson_is_there_in_every_language():
    assert len({frozenset(by_number(language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("number", sorted(by_number("en")))
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_code_is_the_same_in_every_language(number, language):
    assert program(by_number(language)[number]) == program(by_number("en")[number])
