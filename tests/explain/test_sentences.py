"""Every rule-bearing sentence of the three founding texts belongs to an article, and is cited rightly."""

from __future__ import annotations

import re
import tomllib
from itertools import product
from pathlib import Path

import pytest

import belote_learn as bl
from belote_learn.explain.articles import articles
from belote_learn.rules.rulesets import OPTIONS

TABLE = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "sentences.toml").read_text(encoding="utf-8")
)["text"]
LINES = {"000": 104, "003": 88, "004": 43}
#: Why a sentence bears no rule.
NO_RULE = {"advice", "story", "heading", "question", "duplicate", "other-game", "table"}
OPTIONAL_HEADING = {("003", "Abertura")}  # two lines before the first heading


def rows(text: str) -> list[dict]:
    return [
        {**row, "section": section["title"]}
        for section in TABLE[text]["section"]
        for row in section["sentences"]
    ]


def numbers(written: str) -> list[int]:
    """Read "1-2, 7" as 1, 2 and 7."""
    found = []
    for part in written.split(", "):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


@pytest.mark.parametrize("text", LINES)
def test_every_line_of_a_text_is_covered_once(text):
    entry = TABLE[text]
    headings = [section["heading"] for section in entry["section"] if "heading" in section]
    spoken = {row["line"] for row in rows(text)}
    assert entry["lines"] == LINES[text]
    assert not set(headings) & spoken
    assert sorted([*headings, *spoken, *entry["blank"]]) == list(range(1, LINES[text] + 1))


@pytest.mark.parametrize("text", LINES)
def test_sentences_are_counted_under_their_heading_in_the_order_of_the_text(text):
    for section in TABLE[text]["section"]:
        counted = [row["sentence"] for row in section["sentences"] if row.get("why") != "table"]
        lines = [row["line"] for row in section["sentences"]]
        assert counted == list(range(1, len(counted) + 1)), section["title"]
        assert lines == sorted(lines), section["title"]
        assert "heading" in section or (text, section["title"]) in OPTIONAL_HEADING


@pytest.mark.parametrize("text", LINES)
def test_a_sentence_belongs_to_an_article_or_says_why_it_bears_no_rule(text):
    for row in rows(text):
        place = f"{text}, line {row['line']}: {row.get('words')}"
        assert ("why" in row) != ("articles" in row), place
        assert row.get("why", "story") in NO_RULE, place
        assert row.get("articles", ["-"]), place
        assert set(row.get("articles", ())) <= set(articles()), place


@pytest.mark.parametrize("text", LINES)
def test_only_a_few_words_of_a_sentence_are_kept(text):
    for row in rows(text):
        assert len(row.get("words", "").split()) <= 6


@pytest.mark.parametrize("name", articles())
def test_an_article_rests_on_a_sentence_or_on_the_federations_rules(name):
    carried = any(name in row.get("articles", ()) for text in LINES for row in rows(text))
    assert carried or any(source.text == "FFB-16" for source in articles()[name].sources)


@pytest.mark.parametrize("name", articles())
def test_every_citation_names_sentences_that_carry_the_article_and_their_lines(name):
    for source in articles()[name].sources:
        if source.text == "FFB-16":
            assert re.fullmatch(r"§[0-9.]+[0-9]|§[0-9]", source.section)
            continue
        section = {
            row.get("sentence"): row
            for row in rows(source.text)
            if row["section"] == source.section
        }
        cited = [section[number] for number in numbers(source.sentence)]
        for row in cited:
            assert name in row.get("articles", ()), row
        assert {row["line"] for row in cited} <= set(numbers(source.line))
        ends = re.findall(r"[0-9]+", source.line)
        assert set(map(int, ends)) <= {row["line"] for row in cited}


def follows(name: str, option: str) -> bool:
    only_if = articles()[name].only_if
    return option in articles()[name].options or (only_if is not None and only_if[0] == option)


@pytest.mark.parametrize(("ruleset", "option"), list(product(bl.RULESETS, OPTIONS)))
def test_the_lines_behind_an_option_carry_an_article_that_follows_it(ruleset, option):
    for place in filter(None, bl.ruleset(ruleset).source(option).where.split("; ")):
        text, _, where = place.partition(" ")
        if not where.startswith("L"):
            continue
        lines = set(numbers(where.replace("L", "")))
        behind = [row for row in rows(text) if row["line"] in lines]
        for line in lines:
            names = {n for row in behind if row["line"] == line for n in row.get("articles", ())}
            assert any(follows(name, option) for name in names), f"{text} line {line}: {names}"
