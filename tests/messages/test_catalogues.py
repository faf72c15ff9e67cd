"""The catalogues hold exactly what is declared, in every language, and the code uses all of it."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
import site_pages

import belote_learn
from belote_learn.errors import MessageError
from belote_learn.explain.articles import articles
from belote_learn.messages.catalogue import (
    Topic,
    check_entries,
    flatten,
    plural,
    read_toml,
    say,
    topics,
    variables,
)
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.judging import JUDGED
from belote_learn.play.notation import _FIELDS
from belote_learn.rules.branches import BRANCHES
from belote_learn.rules.rulesets import RULESETS, option_values
from belote_learn.seats import Team
from belote_learn.view.class_view import BUTTONS
from belote_learn.view.code_view import WAYS
from belote_learn.view.play_view import DESK_WORDS
from belote_learn.view.worksheet_view import PAPERS

ROOT = Path(belote_learn.__file__).parent


def entries(lang, topic):
    return flatten(read_toml(f"{lang}/{topic}.toml"))


@pytest.mark.parametrize(("lang", "topic"), list(product(LANGUAGES, topics())))
def test_a_catalogue_holds_exactly_what_its_topic_declares(lang, topic):
    check_entries(entries(lang, topic), topics()[topic], f"{lang}/{topic}.toml")


@pytest.mark.parametrize("topic", topics())
@pytest.mark.parametrize("lang", ["pt", "fr"])
def test_languages_speak_of_the_same_facts_entry_by_entry(lang, topic):
    english, other = entries("en", topic), entries(lang, topic)
    # a language may name the partner's card or the seat where another needs no name for it
    for message_id in english:
        missing = variables(english[message_id]) ^ variables(other[message_id])
        assert not missing, f"{lang} {topic}.{message_id}: {missing}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_of_a_language_is_a_declared_topic(lang):
    files = {path.stem for path in (ROOT / "messages" / lang).glob("*.toml")}
    assert files == {*topics(), "terms"}


TOPIC = Topic(frozenset({"a", "b"}), frozenset({"card"}))
BROKEN = {
    "message-missing": {"a": "x"},
    "message-unused": {"a": "x", "b": "y", "c": "z"},
    "message-unknown-variable": {"a": "{seat}", "b": "y"},
    "message-plural": {"a": {"one": "x"}, "b": "y"},
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_catalogue_is_refused_with_its_fault(fault):
    with pytest.raises(MessageError) as caught:
        check_entries(BROKEN[fault], TOPIC, "xx/topic.toml")
    assert caught.value.message_id == fault
    assert "xx/topic.toml" in caught.value.text("en")


def test_an_unknown_message_and_a_missing_variable_are_refused():
    with pytest.raises(MessageError, match="no message “verdict.nothing”"):
        say("verdict.nothing", "en")
    with pytest.raises(MessageError, match="no message “nowhere”"):
        say("nowhere.nothing", "en")
    with pytest.raises(MessageError, match="was not given its variable 'card'"):
        say("verdict.headline.legal", "en")


def used_in_codes(source: str) -> set[str]:
    """Ids of what is said of a code or a set, written out in tables."""
    found = re.findall(r'"((?:set|code)-[a-z-]+)"', source)
    return {f"error.{name}" for name in found if name in topics()["error"].ids}


def used_ids() -> set[str]:
    """Ids written out in the code, and those the code builds from its own tables."""
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for path in ROOT.rglob("*.py")
        if "course" not in path.parts
    )
    # what builds the site says its own
    used = {"what-if.none.lead", *(f"page.site.{name}" for name in site_pages.TOLD)} | set(
        re.findall(r'"([a-z-]+\.[a-z.-]+)"', source)
    )
    used |= used_in_errors(source) | used_in_codes(source)
    used |= {f"error.{name}" for name in re.findall(r'"(message-[a-z]+|illegal-play)"', source)}
    used |= {f"error.{name}" for name in re.findall(r'_refused\(\s*"([a-z-]+)"', source)}
    used |= {f"error.{name}" for name in re.findall(r'"(record-[a-z]+)"', source)}
    # what a record was expected to hold is written out where records are read
    reading = "".join(
        (ROOT / "play" / f"record_{part}.py").read_text() for part in ("text", "reading")
    )
    names = {"trump-key", "taker-key", *re.findall(r'"([a-z-]+)"', reading)}
    used |= {f"error.expected.{name}" for name in names} & {
        f"error.{name}" for name in topics()["error"].ids
    }
    used |= {
        f"error.expected.{name}" for name in (*_FIELDS, "card", "option", "other-option", "end")
    }
    for branch in BRANCHES.values():
        used.add(f"verdict.legal.{branch.id}")
        used |= {
            f"step.{q.id}.{part}"
            for q in branch.questions
            for part in ("question", "answer", "then")
        }
    used |= {f"verdict.{name}" for name in re.findall(r'"(refused\.[a-z.-]+)"', source)}
    used |= {f"verdict.{name}.partner" for name in ("legal.rise-in-trumps", "refused.rise")}
    used |= {f"verdict.refused.ruff.{name}" for name in ("overtrump", "undertrump")}
    used |= {f"verdict.headline.{name}" for name in ("legal", "refused")}
    used |= {f"trick.headline.{name}" for name in ("won", "winning")}
    used |= {f"trick.reason.{name}" for name in ("only", "trumps", "led", "ruff", "ruffs")}
    used |= {f"trick.result.{name}" for name in ("leads", "takes", "stays")}
    roles = ("leads", "follows", "ruffs", "overtrumps", "undertrumps", "discards")
    used |= {f"{kind}.{name}" for kind in ("trick.role", "table.note") for name in roles}
    used |= {
        f"table.{name}"
        for name in (
            "note.won",
            "note.winning",
            "turn.plays",
            "turn.leads",
            "fact.rules",
            "fact.house-rules",
        )
    }
    used |= {f"table.tag.{name}" for name in ("leads", "turn", "winning", "won")}
    used |= {f"table.rules.{name}" for name in RULESETS}
    used |= {f"check.{name}" for name in ("good", "wrong", "missed")}
    used |= {f"rulebook.cite.{name}" for name in ("stated", "reading", "section")}
    used |= {f"rulebook.note.{name}" for name in ("default", "implied", "house", "silent")}
    for article in articles().values():
        stem = f"rulebook.{article.id}"
        used |= {f"{stem}.title"} | {f"{stem}.text{end}" for end in text_endings(article)}
        used |= {f"rulebook.dispute.{dispute.id}" for dispute in article.disputes}
    # the reasons of score lines are written out where the lines are made
    scoring = "".join(
        (ROOT / "rules" / name).read_text(encoding="utf-8") for name in ("scoring.py", "by_hand.py")
    )
    used |= {
        f"score.{name}"
        for name in re.findall(r'"([a-z.-]+)"', scoring)
        if name in topics()["score"].ids
    }
    told = ("pass.first", "pass.second")
    used |= {f"bid.{name}" for name in ("take", "name", *told, *(f"{name}.last" for name in told))}
    used |= {
        f"bid.{part}.{kind}" for part in ("headline", "told") for kind in ("pass", "take", "name")
    }
    used |= {f"bid.headline.{kind}.refused" for kind in ("take", "name")}
    used |= {
        f"announce.{said}.{worth}"
        for said in ("belote", "rebelote", "silent.second")
        for worth in option_values("belote_first_word")
    }
    used |= {
        f"match.{name}" for name in ("going-on", "going-on.level", "won", "both-past", "equal")
    }
    used |= {f"match.{name}" for name in ("first-dealer.drawn", "next-dealer", "next-dealer.drawn")}
    kinds = ("led", "played", "less", "more", "none")
    used |= {f"what-if.{kind}.{verdict}" for kind in kinds for verdict in ("legal", "refused")}
    used |= {
        f"deal.{name}"
        for name in ("shuffle", "cut", "ready", "packet", "packet.own", "turn-up", "total")
    }
    used |= {f"deal.rest.{name}" for name in ("turn-up", "cards")}
    used |= {f"deal.bid.{kind}" for kind in ("pass", "take", "name")}
    used |= {f"deal.said.{word}" for word in ("belote", "rebelote")}
    used |= {f"deal.tag.{name}" for name in ("dealer", "taker")} | {"deal.total.held-over"}
    used |= judging_ids() | desk_ids() | used_of_hands() | trainer_ids()
    # the words of the controls are used by the front end, whose own test compares them
    used |= {f"ui.{name}" for name in topics()["ui"].ids}
    used |= {f"launcher.{name}" for name in re.findall(r'_say\(\s*"([a-z-]+)"', source)}
    return used


def desk_ids() -> set[str]:
    """What is asked of a learner who plays, and what the buttons say."""
    used = {f"desk.bid.{kind}" for kind in ("pass", "take", "name")}
    used |= {f"desk.asks.bid.{turn}" for turn in ("first", "second")}
    used |= {f"desk.asks.{name}" for name in ("lead", "play", "scored", "passed-out", "won")}
    used |= {f"desk.way.{name}" for name in ("belote", "rebelote", "silent")}
    used |= {f"desk.{name}" for name in ("next", "again")}
    used |= {f"desk.word.{name}" for name in DESK_WORDS}
    used |= {f"drill.desk.{ending}" for ending in ("found", "shown")}
    used |= {f"drill.desk.help.{kind}" for kind in ("cards", "choice", "number")}
    return used


def trainer_ids() -> set[str]:
    """What came of a bid: the other one there was, and how its deal ended."""
    used = {f"trainer.asks.{outcome}" for outcome in ("made", "failed", "tied")}
    used |= {f"trainer.word.{name}" for name in ("help", "to_end", "not_now")}
    return used | {"trainer.had.take", "trainer.had.name"}


def judging_ids() -> set[str]:
    """Ids of the menu of rules, of what other rules refuse, and of what a learner is asked."""
    asked = ("ask.points", "worth.parts")
    used = {f"options.title.{option}" for option in JUDGED}
    used |= {f"options.value.{name}.{value}" for name in JUDGED for value in option_values(name)}
    used |= {f"table.{part}{last}" for part in asked for last in ("", ".last")}
    return used | {f"table.judged.{kind}" for kind in ("cards", "bids")}


def used_in_errors(source: str) -> set[str]:
    """Ids of errors; those of exercises and of progress have their sentences in their own topics."""
    named = re.findall(r'(?<!Drill|gress)Error\(\s*"([a-z-]+)"', source)
    used = {f"error.{name}" for name in named}
    for topic in ("drill", "progress"):
        named = re.findall(rf'{topic.title()}Error\(\s*"([a-z-]+)"', source)
        used |= {f"{topic}.error.{name}" for name in named}
    return used


def used_of_hands() -> set[str]:
    """The parts of a hand's value, written out where it is made, and how a bid stands beside it."""
    valuing = (ROOT / "play" / "hand_value.py").read_text(encoding="utf-8")
    used = {
        f"hand.{name}"
        for name in re.findall(r'"([a-z-]+)"', valuing)
        if name in topics()["hand"].ids
    }
    used |= {
        f"hand.{part}.{advice}" for part in ("headline", "total") for advice in ("take", "pass")
    }
    used |= {f"hand.{name}" for name in ("why", "average", "choice.name.other")}
    used |= {
        f"hand.choice.{kind}.{standing}"
        for kind in ("pass", "take", "name")
        for standing in ("agrees", "close", "differs")
    }
    used |= {f"hand.because.{name}" for name in ("enough", "short", "other", "close")}
    used |= {
        f"hand.because.{kind}.{turn}" for kind in ("pass", "missed") for turn in ("first", "second")
    }
    return used


def paper_ids() -> set[str]:
    """Ids of the sheets on paper and of the teacher's bar that are made from tables of their own."""
    # the words of their controls are used by the front end, whose own test compares them
    used = {
        f"{topic}.{name}"
        for topic in ("sheet", "compare", "worksheet")
        for name in topics()[topic].ids
        if name.startswith("ui.")
    }
    used |= teacher_ids()
    used |= {f"worksheet.paper.{paper}" for paper in PAPERS}
    used |= {f"compare.title.{kind}" for kind in ("position", "score")}
    used |= {f"compare.outcome.{name}" for name in ("made", "failed", "tied")}
    used |= {f"compare.cell{form}" for form in ("", ".bare", ".differs", ".differs.bare")}
    used |= {f"sheet.cell.{part}" for part in ("outcome", "points", "total")}
    used |= {f"sheet.short.{team}" for team in Team} | {"sheet.title.all_pass"}
    used |= {f"sheet.value.all_pass.{value}" for value in option_values("all_pass")}
    used |= {f"sheet.status.{name}" for name in ("stated", "implied", "default", "house")}
    outcomes = ("passed", "made", "failed", "tied", "capot", "capot.defenders", "held")
    used |= {f"sheet.row.{name}" for name in outcomes}
    used |= {f"sheet.form.{name}" for name in ("no-belote", "one-word", "both-words")}
    return used | {f"sheet.{name}" for name in ("title", "total", "passed", "taker")}


def teacher_ids() -> set[str]:
    """Words of the bar: what its page draws, a code's by the kinds of code that are ever shown."""
    page = "".join(
        (ROOT / "widgets" / "frontend" / name).read_text(encoding="utf-8")
        for name in ("teacher.js", "teacher_bar.js")
    )
    named = set(re.findall(r"\b(?:words|wordsOf\(scene\))\.([a-z]+)", page))
    # a word chosen by what is so: words[open ? "hide" : "show"]
    for hole in re.findall(r"\b(?:words|wordsOf\(scene\))\[([^\]]+)\]", page):
        named |= set(re.findall(r'"([a-z.]+)"', hole))
    shown = "".join(path.read_text() for path in (ROOT / "widgets").glob("*.py"))
    kinds = set(re.findall(r'code_panel\("([a-z]+)"', shown))
    for hole in re.findall(r"\{ ([\w, ]+) \} = this\.wordsOf", page):
        named |= set(hole.split(", "))
    for part in re.findall(r"\bwords\[`([a-z]+)\.\$\{", page):
        named |= {f"{part}.{kind}" for kind in kinds}
    return {f"teacher.{name}" for name in named}


def class_ids() -> set[str]:
    """What a teacher presses, how a question stands, and the words that only the page puts up."""
    used = {f"class.{name}" for names in BUTTONS.values() for name in names}
    used |= {f"class.state.{name}" for name in ("waiting", "counting", "revealed")}
    page = (ROOT / "widgets" / "frontend" / "class_page.js").read_text(encoding="utf-8")
    page += (ROOT / "widgets" / "frontend" / "classroom.js").read_text(encoding="utf-8")
    words = {f"word.{name}" for name in re.findall(r"\bwords\.([a-z]+)", page)}
    used |= {f"class.{name}" for name in words & topics()["class"].ids}
    return used | {f"class.{mark}" for mark in ("right", "wrong")}


def code_ids() -> set[str]:
    """Ids of the field for a code: its ways are a table of its own, its words its page's."""
    page = (ROOT / "widgets" / "frontend" / "by_code.js").read_text(encoding="utf-8")
    used = {f"by-code.title.{kind}" for kind in WAYS}
    used |= {
        f"by-code.{part}.{kind}.{way}"
        for part in ("way", "opened")
        for kind, ways in WAYS.items()
        for way in ways
    }
    words = set(re.findall(r"\bui\.([a-z_]+)", page)) - {"language"}  # every sheet has that one
    return used | {f"by-code.ui.{name}" for name in words}


def text_endings(article) -> set[str]:
    """Endings of an article's text ids: one a value of its option, by option if it has several."""
    values = {option: option_values(option) for option in article.options}
    endings = {
        f".{option}.{value}" if len(values) > 1 else f".{value}"
        for option in values
        for value in values[option]
    }
    return (endings or {""}) | ({".otherwise"} if article.only_if else set())


def test_every_message_is_used_and_every_one_used_exists():
    declared = {f"{topic}.{name}" for topic, entry in topics().items() for name in entry.ids}
    used = used_ids() | paper_ids() | class_ids() | code_ids()
    assert declared - used == set(), "declared but never used"
    missing = {name for name in used - declared if name.partition(".")[0] in topics()}
    missing -= set(articles())  # "match.target" is an article, though there is a topic "match"
    stems = {"drill.error", "progress.error"}  # the topics of two kinds of errors
    files = {
        "rulebook.toml",
        "by_code.css",
        "by_code.js",
        "sheet.js",
        "sheet.css",
        "teacher.js",
        "teacher.css",
        "worksheet.js",
        "worksheet.css",
        "classroom.js",
        "classroom.css",
        "deal.ipynb",
    }
    assert missing - files - stems == set(), "used but not declared"


@pytest.mark.parametrize(
    ("lang", "count", "form"),
    [
        ("en", 0, "other"),
        ("en", 1, "one"),
        ("fr", 0, "one"),
        ("fr", 1, "one"),
        ("pt", 0, "other"),
        ("pt", 2, "other"),
    ],
)
def test_plural_forms_follow_the_language(lang, count, form):
    assert plural(count, lang) == form


@pytest.mark.parametrize("topic", topics())
def test_french_lets_no_line_begin_with_punctuation(topic):
    for message_id, entry in entries("fr", topic).items():
        for form in entry.values() if isinstance(entry, dict) else (entry,):
            assert not re.search("« | »| :|(?<!,) [;?!]", form), message_id


def test_french_keeps_its_spaces_and_its_keys_apart():
    assert say("ui.why", "fr") == "Pourquoi\u202f?"
    assert ", ? explique" in say("ui.keys", "fr")
    assert " ?" not in say("ui.keys", "fr").replace(", ? explique", "")
