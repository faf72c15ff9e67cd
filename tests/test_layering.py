"""Straight layers: a module imports only from its left."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import belote_learn

ROOT = Path(belote_learn.__file__).parent
LAYERS = (
    ("errors",),
    ("given",),
    ("cards", "seats"),
    ("rules",),
    ("play",),
    ("explain",),
    ("messages",),
    ("view",),
    ("exercises",),
    ("widgets",),
)
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}

# The public methods that speak ask the words late; nothing else may import to its right.
LATE_IMPORTS = {
    ("errors", "BeloteError.text", "messages.errors"),
    ("errors", "IllegalPlayError.verdict", "messages.verdicts"),
    ("play.position", "Position.explain", "messages.verdicts"),
    ("play.trick", "Trick.explain", "messages.tricks"),
    ("rules.scoring", "DealScore.explain", "messages.scores"),
    ("play.match", "Match.explain", "messages.matches"),
    ("play.deal", "Deal.explain", "messages.deals"),
    ("play.deal", "Deal.explain_words", "messages.announcements"),
}
# These stand outside the line: the public door, the constants, and the command that opens JupyterLab.
OUTSIDE = {"__init__", "_about", "launcher"}


def modules() -> dict[str, ast.Module]:
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        if name not in OUTSIDE and not name.startswith("course."):
            found[name.removesuffix(".__init__")] = ast.parse(path.read_text(encoding="utf-8"))
    return found


class Imports(ast.NodeVisitor):
    """Collects (scope, imported module, only for types) of a module."""

    def __init__(self) -> None:
        self.scope: list[str] = []
        self.types_only = False
        self.found: list[tuple[str, str, bool]] = []

    def _enter(self, node: ast.ClassDef | ast.FunctionDef) -> None:
        self.scope.append(node.name)
        self.generic_visit(node)
        self.scope.pop()

    visit_ClassDef = visit_FunctionDef = _enter  # noqa: N815

    def visit_If(self, node: ast.If) -> None:
        before = self.types_only
        self.types_only = before or ast.unparse(node.test) == "TYPE_CHECKING"
        self.generic_visit(node)
        self.types_only = before

    def visit_Import(self, node: ast.Import) -> None:
        self.found += [(".".join(self.scope), n.name, self.types_only) for n in node.names]

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        assert node.level == 0, "imports are absolute"
        self.found.append((".".join(self.scope), node.module or "", self.types_only))


def imports(tree: ast.Module) -> list[tuple[str, str, bool]]:
    visitor = Imports()
    visitor.visit(tree)
    return visitor.found


MODULES = modules()


@pytest.mark.parametrize("name", MODULES)
def test_a_module_imports_only_from_its_left(name):
    rank = RANK[name.partition(".")[0]]
    for scope, target, types_only in imports(MODULES[name]):
        if types_only or not target.startswith("belote_learn."):
            continue
        inside = target.removeprefix("belote_learn.")
        if inside in OUTSIDE or (name, scope, inside) in LATE_IMPORTS:
            continue
        assert RANK[inside.partition(".")[0]] <= rank, f"{name} imports {inside} in {scope or '…'}"


def test_every_late_import_listed_is_still_there():
    there = {
        (name, scope, target.removeprefix("belote_learn."))
        for name, tree in MODULES.items()
        for scope, target, _ in imports(tree)
    }
    assert there >= LATE_IMPORTS


@pytest.mark.parametrize(
    "name",
    [
        n
        for n in MODULES
        if n.partition(".")[0] in {"errors", "given", "cards", "seats", "rules", "play", "explain"}
    ],
)
def test_the_engine_is_standard_library_only_and_knows_no_clock_no_chance(name):
    allowed = {
        "__future__", "collections", "dataclasses", "enum", "functools", "importlib", "re",
        "tomllib", "typing", "belote_learn",
    }  # fmt: skip
    if name == "play.shuffle":  # makes its numbers from a seed, and nothing else does
        allowed.add("random")
    for _, target, types_only in imports(MODULES[name]):
        if target == "random" and types_only:
            continue
        assert target.partition(".")[0] in allowed, f"{name} imports {target}"


@pytest.mark.parametrize("name", [n for n in MODULES if not n.startswith("widgets")])
def test_only_widgets_know_jupyter(name):
    for _, target, _ in imports(MODULES[name]):
        assert target.partition(".")[0] not in {"anywidget", "ipywidgets", "traitlets", "IPython"}


@pytest.mark.parametrize(
    ("library", "only"),
    [
        ("fsrs", "exercises.schedule"),
        ("platformdirs", "exercises.progress"),
        ("segno", "view.qr"),
    ],
)
def test_a_library_few_need_is_known_in_one_place_and_loaded_when_it_is_used(library, only):
    found = {
        (name, bool(scope))
        for name, tree in MODULES.items()
        for scope, target, types_only in imports(tree)
        if target.partition(".")[0] == library and not types_only
    }
    assert found == {(only, True)}


def decisions() -> set[str]:
    return {
        name
        for name, tree in MODULES.items()
        for _, target, types_only in imports(tree)
        if target == "belote_learn.rules.following" and not types_only
    }


def test_the_one_decision_is_asked_in_five_places_only():
    # one moment, its ruling, its changes; a deal's table; a deal played out in masks
    assert decisions() == {
        "rules.ruling",
        "play.position",
        "play.table",
        "play.playout",
        "explain.what_if",
    }


# What a bot thinks with: it is handed what a seat sees, and could not find another hand.
BOTS = ("play.sight", "play.bot_cards", "play.hand_value", "play.bid_advice")
KNOWS_EVERY_HAND = {"play.deal", "play.deal_state", "play.dealing", "play.table", "play.odds"}


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_thinks_without_the_other_hands(name):
    for _, target, _ in imports(MODULES[name]):
        assert target.removeprefix("belote_learn.") not in KNOWS_EVERY_HAND


def test_a_bot_is_given_what_its_seat_sees_and_nothing_else():
    choose = next(
        node
        for node in MODULES["play.bots"].body
        if isinstance(node, ast.FunctionDef) and node.name == "choose"
    )
    assert [argument.arg for argument in choose.args.args] == ["seen"]
    hidden = {"hands", "start", "stock", "packets", "_table", "held"}
    for name in ("play.bots", *BOTS):
        read = {node.attr for node in ast.walk(MODULES[name]) if isinstance(node, ast.Attribute)}
        assert not read & hidden, name


@pytest.mark.parametrize("name", MODULES)
def test_files_and_functions_stay_small(name):
    source = ast.unparse(MODULES[name])
    assert source.count("\n") < 400
    for node in ast.walk(MODULES[name]):
        if isinstance(node, ast.FunctionDef):
            docstring = ast.get_docstring(node, clean=False) or ""
            length = node.end_lineno - node.lineno + 1 - (docstring.count("\n") + bool(docstring))
            assert length < 50, f"{name}.{node.name} has {length} lines"
