"""What acts on a widget returns the widget: one call can follow another."""

from __future__ import annotations

import inspect

import pytest

import belote_learn as bl

POSITION = bl.Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
HOUSE = bl.ruleset("family").replace(tie="litige")


def sheet():
    return bl.ScoreSheet().start("N")


#: What acts, by its name: the widget, and what is given.
ACTS = {
    "ScoreSheet.agree": (bl.ScoreSheet, {"tie": "litige"}),
    "ScoreSheet.start": (bl.ScoreSheet, {"dealer": "N"}),
    "ScoreSheet.write": (sheet, {"taker": "S", "ns": 90}),
    "ScoreSheet.pass_out": (sheet, {}),
    "ScoreSheet.undo": (sheet, {}),
    "CompareRules.add": (lambda: bl.CompareRules(POSITION), {"cannot_overtrump": "free"}),
    "CompareRules.remove": (lambda: bl.CompareRules(POSITION, house=HOUSE), {"rules": HOUSE}),
    "DealByCode.enter": (bl.DealByCode, {"code": "AAAAAAAHQ"}),
    "SetByCode.enter": (bl.SetByCode, {"code": "AEBAAAAHM"}),
    "Play.act": (lambda: bl.Play(7), {"action": "pass"}),
    "Play.undo": (lambda: bl.Play(7), {}),
    "BiddingTrainer.choose": (lambda: bl.BiddingTrainer(7, deals=1), {"bid": "pass"}),
    "BiddingTrainer.undo": (lambda: bl.BiddingTrainer(7, deals=1), {}),
    "Drill.show_answer": (lambda: bl.Drill("ruff", seed=7, progress=False), {}),
    "Drill.next": (lambda: bl.Drill("ruff", seed=7, progress=False).show_answer(), {}),
    "Classroom.vote": (lambda: bl.Classroom(about="points.cards", count=1), {"choice": "21"}),
    "Classroom.reveal": (lambda: bl.Classroom(about="points.cards", count=1), {}),
    "Classroom.go": (lambda: bl.Classroom(about="points.cards", count=1), {"number": 1}),
}


@pytest.mark.parametrize("name", ACTS)
def test_what_acts_returns_the_widget(name):
    make, given = ACTS[name]
    widget = make()
    assert getattr(widget, name.partition(".")[2])(**given) is widget


def test_no_public_method_of_a_widget_returns_nothing():
    for name in bl.__all__:
        one = getattr(bl, name)
        if not (inspect.isclass(one) and hasattr(one, "close")):
            continue
        for base in one.__mro__:
            if not base.__module__.startswith("belote_learn"):
                continue
            for method, value in vars(base).items():
                if not method.startswith("_") and inspect.isfunction(value):
                    returns = inspect.signature(value).return_annotation
                    assert returns != "None" or method == "set_state", f"{name}.{method}"


@pytest.mark.parametrize("make", [bl.Drill, bl.Progress])
def test_the_page_of_articles_takes_the_choices_it_documents(make):
    page = make(progress=False, letters="VDR", four_colours=True)
    assert (page.letters, page.four_colours) == ("VDR", True)
    with pytest.raises(bl.InvalidStateError):
        make(progress=False, letters="ABC")
