"""Lessons 8 to 15: every solution is right, an exercise left undone is harmless, questions answered."""

import json
import tomllib
from pathlib import Path

import nbformat
import pytest
import repository

from belote_learn.messages.language import LANGUAGES

DATA = repository.ROOT / "tests" / "data"
LESSONS = ("08", "09", "10", "11", "12", "13", "15")
# How an answer that is right begins, and one not given yet, by language.
RIGHT = {"en": "Right", "pt": "Certo", "fr": "C’est juste"}
NOT_YET = {"en": "yet", "pt": "ainda", "fr": "pour l’instant"}
# Exercises answered with a bid or a card of one's own: the lesson's own cells show what follows.
OPEN = {("12", "ex1"), ("12", "ex2"), ("12", "ex3"), ("15", "ex1")}


def lesson(language, number):
    path = next((repository.ROOT / "tutorials" / language).glob(f"{number}_*.ipynb"))
    return {cell.id: cell for cell in nbformat.read(path, as_version=4).cells}


def said(cell):
    return "".join(
        output.get("text", "") or output.get("data", {}).get("text/plain", "")
        for output in cell.outputs
    )


def exercises(number):
    return [cell_id[:3] for cell_id in lesson("en", number) if cell_id.endswith("-try")]


EXERCISES = [(number, name) for number in LESSONS for name in exercises(number)]
asked = pytest.mark.parametrize(("number", "name"), EXERCISES)
spoken = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("number", LESSONS)
def test_a_lesson_has_exercises(number):
    assert exercises(number)


@spoken
@asked
def test_the_four_cells_of_an_exercise_stand_in_order(number, name, language):
    ids = list(lesson(language, number))
    wanted = [f"{name}-{part}" for part in ("prompt", "try", "check", "solution")]
    assert [cell_id for cell_id in ids if cell_id in wanted] == wanted


@spoken
@asked
def test_the_solution_is_right_and_closed(number, name, language):
    solution = lesson(language, number)[f"{name}-solution"]
    assert solution.metadata.tags == ["solution"]
    assert solution.metadata.jupyter.source_hidden
    assert solution.metadata.jupyter.outputs_hidden
    if (number, name) not in OPEN:
        assert said(solution).startswith(RIGHT[language])


@spoken
@asked
def test_an_exercise_left_undone_is_harmless(number, name, language):
    check = lesson(language, number)[f"{name}-check"]
    assert not [output for output in check.outputs if output.output_type == "error"]
    if (number, name) not in OPEN:
        assert NOT_YET[language] in said(check)


QUESTIONS = {
    (number[-2:], question): cell_id
    for number, answers in tomllib.loads((DATA / "questions_b.toml").read_text()).items()
    for question, cell_id in answers.items()
}


@spoken
@pytest.mark.parametrize(("number", "question"), QUESTIONS)
def test_a_question_of_learners_has_its_place(number, question, language):
    reports = json.loads((DATA / "reports.json").read_text(encoding="utf-8"))
    known = {report["id"] for report in reports if report["part"] == "1b-question"}
    assert question in known
    assert QUESTIONS[number, question] in lesson(language, number)


@pytest.mark.parametrize("number", LESSONS)
def test_the_names_of_the_files_are_those_of_the_english_lesson(number):
    names = {
        path.name
        for language in LANGUAGES
        for path in Path(repository.ROOT / "tutorials" / language).glob(f"{number}_*.ipynb")
    }
    assert len(names) == 1


@spoken
@pytest.mark.parametrize("name", ["hidden", "asked", "own-moments"])
def test_a_question_put_to_the_class_is_not_answered_by_its_table(name, language):
    table = said(lesson(language, "14")[name])
    assert "♠" in table
    assert not {"✓", "✗"} & set(table)
