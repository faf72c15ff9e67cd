"""The course as a whole: one shape in three languages, exercises that can be solved, an index."""

import json
import re
import tomllib
from itertools import pairwise
from pathlib import Path

import nbformat
import pytest
import repository

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

TUTORIALS = repository.ROOT / "tutorials"
DATA = repository.ROOT / "tests" / "data"
INDEX = TUTORIALS / "index.ipynb"
# The course, in its order.
PLAN = (
    "01_your_first_trick",
    "02_the_cards",
    "03_deal_and_bidding",
    "04_follow_suit",
    "05_ruff_and_partner",
    "06_overtrump_undertrump_rise",
    "07_who_wins_and_counting",
    "08_belote_and_rebelote",
    "09_the_contract",
    "10_a_whole_deal",
    "11_the_clinic",
    "12_should_i_take",
    "13_house_rules",
    "14_for_teachers",
    "15_under_the_hood",
)
# What a link or a code opens; in all languages at once.
BY_CODE = ("deal.ipynb", "set.ipynb")
LESSONS = [
    name
    for name in repository.files("tutorials")
    if name.endswith(".ipynb") and Path(name).parent.name in LANGUAGES
]
QUESTIONS = {}
for path in sorted(DATA.glob("questions*.toml")):
    QUESTIONS |= tomllib.loads(path.read_text(encoding="utf-8"))
CATALOGUE = tomllib.loads(
    (repository.ROOT / "belote_learn" / "play" / "catalogue.toml").read_text(encoding="utf-8")
)
FROM_A_LESSON = {name: row for name, row in CATALOGUE["positions"].items() if "shows" in row}

FENCE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#]+)\)")
DRILL = re.compile(r'bl\.Drill\("([\w.-]+)"([^)]*)\)')
EXERCISE = re.compile(r"ex(\d+)-(prompt|try|check|solution-title|solution)")
# A mark of a wrong or a missed answer, as the checks write it.
MARKED = re.compile(r"^[✗…] ", re.MULTILINE)
# French sets these off with a space that may not break.
LOOSE = re.compile(r" [:;!?»]|« |\w[;!?»]|[^\W\d]:\s")


def read(name):
    return nbformat.read(repository.ROOT / name, as_version=nbformat.NO_CONVERT)


def prose(notebook):
    """Every markdown cell by its id, without the code that it quotes."""
    return {
        cell.id: FENCE.sub("", cell.source)
        for cell in notebook.cells
        if cell.cell_type == "markdown"
    }


def headings(notebook):
    return [
        (cell_id, len(marks), title)
        for cell_id, text in prose(notebook).items()
        for marks, title in HEADING.findall(text)
    ]


def printed(cell):
    return "".join(
        output.get("text", "") or output.get("data", {}).get("text/plain", "")
        for output in cell.outputs
    )


lessons = pytest.mark.parametrize("name", LESSONS)


@lessons
def test_a_lesson_is_one_of_the_plan(name):
    assert Path(name).stem in PLAN


@lessons
def test_one_title_and_no_level_left_out(name):
    found = headings(read(name))
    levels = [level for _, level, _ in found]
    assert (found[0][0], levels[0], levels.count(1)) == ("intro", 1, 1)
    assert all(after - before <= 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("stem", sorted({Path(name).stem for name in LESSONS}))
def test_the_headings_stand_in_the_same_cells_in_every_language(stem):
    outlines = [
        [(cell_id, level) for cell_id, level, _ in headings(read(f"tutorials/{lang}/{stem}.ipynb"))]
        for lang in LANGUAGES
    ]
    assert outlines[1:] == outlines[:1] * 2


@lessons
def test_every_picture_has_a_text(name):
    links = [link for text in prose(read(name)).values() for link in LINK.findall(text)]
    assert [where for picture, text, where in links if picture and not text.strip()] == []


@lessons
def test_a_lesson_ends_with_what_to_take_away(name):
    cells = read(name).cells
    assert "take-away" in [cell.id for cell in cells[-3:]]


@pytest.mark.parametrize("name", [name for name in LESSONS if "/fr/" in name])
def test_french_signs_stand_where_french_sets_them(name):
    loose = {i: LOOSE.findall(text) for i, text in prose(read(name)).items() if LOOSE.search(text)}
    assert loose == {}
    assert [i for i, text in prose(read(name)).items() if re.search(r"\w'\w", text)] == []


@lessons
def test_an_exercise_is_prompt_try_check_and_solution(name):
    cells = [cell for cell in read(name).cells if EXERCISE.fullmatch(cell.id)]
    parts = [EXERCISE.fullmatch(cell.id).groups() for cell in cells]
    whole = ("prompt", "try", "check", "solution-title", "solution")
    numbers = sorted({int(number) for number, _ in parts})
    assert numbers == list(range(1, len(numbers) + 1))
    assert parts == [(str(number), part) for number in numbers for part in whole]


@lessons
def test_an_exercise_left_undone_is_harmless_and_gives_nothing_away(name):
    cells = {cell.id: cell for cell in read(name).cells}
    for cell_id, cell in cells.items():
        if not cell_id.endswith("-check") or not EXERCISE.fullmatch(cell_id):
            continue
        kinds = {output.output_type for output in cell.outputs}
        assert "error" not in kinds, cell_id
        assert not MARKED.search(printed(cell)), cell_id
        solved = printed(cells[cell_id.replace("check", "solution")])
        assert printed(cell) != solved, cell_id


@lessons
def test_every_solution_is_right_and_hidden(name):
    for cell in read(name).cells:
        if cell.cell_type != "code" or not cell.id.endswith("-solution"):
            continue
        assert cell.metadata.tags == ["solution"], cell.id
        assert cell.metadata.jupyter.source_hidden, cell.id
        # JupyterLab shows the first line of a hidden source
        assert cell.source.startswith("# solution\n"), cell.id
        assert printed(cell), cell.id
        assert not MARKED.search(printed(cell)), cell.id


def drills(name):
    sources = [cell.source for cell in read(name).cells if cell.cell_type == "code"]
    return [found for source in sources for found in DRILL.findall(source)]


@lessons
def test_a_drill_begins_alike_for_everyone_and_leaves_no_file(name):
    loose = [
        (article, options)
        for article, options in drills(name)
        if "seed=" not in options or "progress=False" not in options
    ]
    assert loose == []


@lessons
def test_what_a_lesson_drills_is_among_the_rules_met(name):
    met = prose(read(name))["take-away"]
    numbers = {bl.rulebook("en")[article].number for article, _ in drills(name)}
    assert {number for number in numbers if f" {number} " not in met} == set()


def test_the_index_leads_to_every_lesson_in_every_language():
    text = "\n".join(prose(read("tutorials/index.ipynb")).values())
    links = [where for _, _, where in LINK.findall(text)]
    assert links == [
        page
        for lang in LANGUAGES
        for page in (*(f"{lang}/{stem}.ipynb" for stem in PLAN), *BY_CODE)
    ]


@pytest.mark.parametrize("name", BY_CODE)
def test_a_notebook_for_codes_has_one_cell_and_a_text_in_each_language(name):
    cells = read(f"tutorials/{name}").cells
    assert [cell.cell_type for cell in cells] == ["markdown", "code", "markdown"]
    for cell in (cells[0], cells[2]):
        texts = [text for text in cell.source.split("\n\n") if not text.startswith("#")]
        assert len(texts) == len(LANGUAGES)
        assert LOOSE.findall(texts[-1]) == []


@lessons
def test_the_index_calls_a_lesson_by_its_title(name):
    index = prose(read("tutorials/index.ipynb"))
    names = {where: text for cell in index.values() for _, text, where in LINK.findall(cell)}
    title, called = headings(read(name))[0][2], names[name.removeprefix("tutorials/")]
    # French has more than one space that may not break
    assert " ".join(title.split()).startswith(" ".join(called.split()))


def test_the_index_has_one_title_and_a_section_for_each_language():
    found = headings(read("tutorials/index.ipynb"))
    assert [level for _, level, _ in found] == [1, 2, 2, 2, 2]
    assert [title for _, _, title in found[1:4]] == ["English", "Português", "Français"]


@pytest.mark.parametrize("name", FROM_A_LESSON)
def test_a_position_of_a_lesson_turns_on_its_article_under_each_ruleset_it_names(name):
    row, rulings = FROM_A_LESSON[name], bl.example(name).compare()
    assert set(row["rulesets"]) <= set(bl.RULESETS)
    assert {rulings[ruleset].duty for ruleset in row["rulesets"]} == {row["rule"]}


@pytest.mark.parametrize("name", FROM_A_LESSON)
def test_a_position_of_a_lesson_is_used_by_one(name):
    sources = [cell.source for path in LESSONS if "/en/" in path for cell in read(path).cells]
    assert any(f'"{name}"' in source for source in sources)


def questions_asked():
    reports = json.loads((DATA / "reports.json").read_text(encoding="utf-8"))
    return {row["id"] for row in reports if row["part"] == "1b-question"}


def questions_placed():
    return [
        (question, section, place)
        for section, rows in QUESTIONS.items()
        if section != "awaited"
        for question, place in rows.items()
    ]


def test_every_question_of_a_learner_has_its_place():
    placed = {question for question, _, _ in questions_placed()}
    awaited = set(QUESTIONS.get("awaited", ()))
    assert placed | awaited == questions_asked()
    assert placed & awaited == set()


@pytest.mark.parametrize(("question", "section", "place"), questions_placed())
def test_the_place_of_a_question_is_there_in_every_language(question, section, place):
    if section == "articles":
        assert place in bl.rulebook("en"), question
        return
    prefix = section.removeprefix("lesson-") + "_"
    names = [name for name in LESSONS if Path(name).name.startswith(prefix)]
    assert len(names) == len(LANGUAGES)
    for name in names:
        assert place in [cell.id for cell in read(name).cells], name
