"""Progress is kept, scheduled and told; whatever happens to its file, nothing is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.exercises import store
from belote_learn.exercises.exercise import DrillError
from belote_learn.exercises.learner import OUTCOMES
from belote_learn.exercises.progress import FOLDER_VARIABLE, Progress, data_folder
from belote_learn.exercises.schedule import Item, pack, reviewed, rules_key, unpack
from belote_learn.exercises.search import drilled
from belote_learn.messages.language import LANGUAGES
from belote_learn.messages.progress import due_count_text, due_text

NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture
def progress(tmp_path):
    return Progress(tmp_path, clock=lambda: NOON)


def test_what_was_done_is_there_in_the_next_session(progress, tmp_path):
    progress.record("ruff", "family", "first")
    progress.record("ruff", "family", "retry")
    again = Progress(tmp_path)
    item = again.item("play.ruff", "family")
    assert (item.done, item.right, item.state) == (2, 1, "learning")
    assert again.trouble is None
    assert item == progress.item("ruff", "family")


def test_each_ruleset_and_each_house_rule_is_an_item_of_its_own(progress):
    house = bl.ruleset("family").replace(cannot_overtrump="free")
    for rules in ("family", "ffb", house):
        progress.record("undertrump", rules, "first")
    progress.record("undertrump", "ffb", "first")
    assert [progress.item("undertrump", rules).done for rules in ("family", "ffb", house)] == [
        1,
        2,
        1,
    ]
    assert rules_key(house) == "family;cannot_overtrump=free"


def test_what_is_known_better_comes_back_later(progress):
    for _ in range(2):
        progress.record("ruff", "family", "first")
        progress.record("overtrump", "family", "shown")
    known, unknown = progress.item("ruff"), progress.item("overtrump")
    assert known.state == "review"
    assert known.due - NOON >= DAY
    assert unknown.due - NOON < timedelta(hours=1)
    assert [item.article for item in progress.due(NOON + timedelta(hours=1))] == ["play.overtrump"]
    later = progress.due(NOON + 60 * DAY)
    assert [item.article for item in later] == ["play.overtrump", "play.ruff"]
    assert progress.due(NOON + 60 * DAY, "ffb") == ()


def test_the_same_answers_at_the_same_times_lead_to_the_same_dates():
    def after(outcomes):
        item = Item("play.ruff", "family")
        for day, outcome in enumerate(outcomes):
            item = reviewed(item, outcome, NOON + day * DAY)
        return item

    assert after(("first", "shown", "first")) == after(("first", "shown", "first"))
    assert after(("first", "first")).due > after(("first", "shown")).due


def test_a_time_of_any_zone_is_the_same_moment_and_a_clock_set_back_does_no_harm(progress):
    paris = timezone(timedelta(hours=2))
    here = progress.record("ruff", "family", "first", NOON.astimezone(paris))
    assert here.memory.last == NOON
    back = progress.record("ruff", "family", "first", NOON - 400 * DAY)
    assert back.done == 2
    assert back.due > NOON - 400 * DAY


def test_what_to_drill_next_is_what_is_due_else_something_new(progress):
    there = drilled("family")
    assert progress.suggested("family") == there[0]
    progress.record("play.ruff", "family", "shown")
    assert progress.suggested("family", NOON + DAY) == "play.ruff"
    assert progress.suggested("family", NOON) == there[0]
    for article in there:
        progress.record(article, "family", "first")
    assert progress.suggested("family", NOON) in there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_a_row_for_every_article(progress, lang):
    progress.record("ruff", "clockwise", "first")
    rows = progress.page(lang, "clockwise", NOON + DAY)
    assert [row.article for row in rows] == list(drilled("clockwise"))
    assert len({row.text for row in rows}) == len(rows)
    (ruff,) = [row for row in rows if row.done]
    assert (ruff.article, ruff.number, ruff.now, ruff.level) == ("play.ruff", "4.6", True, 1)
    assert ruff.when in ruff.text
    assert str(ruff) == ruff.text
    assert {row.state for row in rows} == {"new", "learning"}


def test_a_row_is_a_sentence(progress):
    progress.record("ruff", "family", "first")
    rows = {row.article: str(row) for row in progress.page("en")}
    assert rows["play.ruff"] == (
        "4.6 Ruff: being learned, due in 10 minutes. Level 1; 1 exercise, 1 right at once."
    )
    assert rows["play.lead"] == "4.1 Lead: not started."


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (-5, "due now"),
        (1, "due in 1 minute"),
        (61, "due in 2 minutes"),
        (3599, "due in 1 hour"),
        (3601, "due in 2 hours"),
        (23 * 3600, "due in 23 hours"),
        (86400, "due in 1 day"),
        (86401, "due in 2 days"),
    ],
)
def test_the_time_to_go_is_rounded_up(seconds, text):
    assert due_text(seconds, "en") == text
    assert due_count_text(0, "en") == "Nothing is due."


@given(st.lists(st.tuples(st.sampled_from(OUTCOMES), st.integers(0, 90)), max_size=12))
def test_an_item_is_read_back_as_it_was_written(steps):
    item, moment = Item("play.ruff", "family"), NOON
    for outcome, days in steps:
        moment += days * DAY
        item = reviewed(item, outcome, moment)
    assert unpack(json.loads(json.dumps(pack(item)))) == item


# Trouble -----------------------------------------------------------------------------------------

DAMAGED = {
    "empty": b"",
    "cut short": b'{"format": 1, "items": [',
    "no JSON": b"\xff\xfe\x00",
    "a list": b"[]",
    "null": b"null",
    "a word for a number": b'{"format": "one", "items": []}',
    "no items": b'{"format": 1}',
    "items of nothing": b'{"format": 1, "items": [null]}',
    "deep": b"[" * 100_000,
    "a level that is none": b'{"format": 1, "items": [{"article": "play.ruff", "rules": "family", "level": 9, "row": [0, 0], "done": 1, "right": 1}]}',
}


def told(trouble):
    texts = {trouble.text(lang) for lang in LANGUAGES}
    assert len(texts) == 3
    return trouble.message_id


@pytest.mark.parametrize("name", DAMAGED)
@pytest.mark.parametrize("act", ["record", "page"])
def test_a_damaged_file_is_kept_aside_and_its_backup_is_gone_on_from(progress, name, act):
    progress.record("ruff", "family", "first")
    progress.record("ruff", "family", "first")
    progress.path.write_bytes(DAMAGED[name])
    fresh = Progress(progress.path.parent, clock=lambda: NOON)
    if act == "record":
        fresh.record("overtrump", "family", "first")
    else:
        fresh.page("en")
    assert told(fresh.trouble) == "damaged"
    kept = progress.path.with_name("drills-damaged-1.json")
    assert kept.read_bytes() == DAMAGED[name]
    assert kept.name in fresh.trouble.text("en")
    # the backup is the state before the last exercise
    assert fresh.item("ruff").done == 1
    assert fresh.trouble is None
    assert Progress(progress.path.parent).item("overtrump").done == (act == "record")


def test_without_a_backup_a_damaged_file_is_kept_and_progress_begins_anew(progress):
    progress.path.write_text("?")
    progress.record("ruff", "family", "first")
    assert told(progress.trouble) == "damaged-alone"
    progress.path.write_text("!")
    store.backup_of(progress.path).write_text("?")
    progress.record("ruff", "family", "first")
    assert sorted(p.name for p in progress.path.parent.glob("*damaged*")) == [
        "drills-damaged-1.json",
        "drills-damaged-2.json",
    ]


def test_numbers_that_are_none_make_a_damaged_file():
    item = reviewed(Item("play.ruff", "family"), "first", NOON)
    for name, value in (
        ("stability", float("nan")),
        ("stability", -1),
        ("due", "2030-05-01T12:00:00"),
        ("state", "new"),
        ("step", None),
        ("done", True),
        ("article", 7),
    ):
        with pytest.raises((ValueError, TypeError)):
            unpack(pack(item) | {name: value})


def test_a_file_of_a_later_version_is_left_alone(progress):
    later = '{"format": 2, "items": "of another kind"}'
    progress.path.write_text(later)
    assert progress.record("ruff", "family", "first").done == 1
    assert told(progress.trouble) == "newer"
    assert progress.path.read_text() == later
    assert progress.item("ruff").done == 1


def test_a_folder_that_cannot_be_made_loses_nothing_while_the_session_lasts(tmp_path):
    (tmp_path / "file").write_text("in the way")
    progress = Progress(tmp_path / "file" / "folder", clock=lambda: NOON)
    for done in (1, 2):
        assert progress.record("ruff", "family", "first").done == done
        assert told(progress.trouble) == "unwritable"
    assert progress.item("ruff").done == 2
    (tmp_path / "file").unlink()
    assert progress.record("ruff", "family", "first").done == 3
    assert progress.trouble is None
    assert Progress(tmp_path / "file" / "folder").item("ruff").done == 3


def test_a_full_disk_leaves_the_old_file_and_what_waits_is_written_later(progress, monkeypatch):
    progress.record("ruff", "family", "first")
    before = progress.path.read_bytes()

    def full(_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        assert progress.record("ruff", "family", "first").done == 2
        assert told(progress.trouble) == "unwritable"
        assert "No space left on device" in progress.trouble.text("fr")
    assert progress.path.read_bytes() == before
    assert list(progress.path.parent.glob("*.new")) == []
    assert progress.page("en")
    assert progress.trouble is None
    assert Progress(progress.path.parent).item("ruff").done == 2


def test_a_file_that_cannot_be_read_is_told_and_left(tmp_path):
    (tmp_path / "drills.json").mkdir()
    progress = Progress(tmp_path, clock=lambda: NOON)
    assert progress.due() == ()
    assert told(progress.trouble) == "unreadable"
    assert progress.record("ruff", "family", "first").done == 1
    assert told(progress.trouble) == "unwritable"


def test_a_file_that_is_held_is_told_and_written_when_it_is_free(progress, monkeypatch):
    monkeypatch.setattr(store, "PATIENCE", 0.05)
    with store.locked(progress.path):
        assert progress.record("ruff", "family", "first").done == 1
    assert told(progress.trouble) == "locked"
    assert progress.record("ruff", "family", "first").done == 2
    assert progress.trouble is None
    assert Progress(progress.path.parent).item("ruff").done == 2


WRITER = """
import sys
from belote_learn.exercises.progress import Progress
progress = Progress(sys.argv[1])
for number in range(int(sys.argv[3])):
    progress.record(("ruff", sys.argv[2])[number % 2], "family", "first")
    assert progress.trouble is None, progress.trouble
"""


def test_two_notebooks_at_once_lose_nothing(tmp_path):
    count = 30
    root = str(Path(bl.__file__).parents[1])
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, tmp_path, article, str(count)],
            env=os.environ | {"PYTHONPATH": root},
        )
        for article in ("overtrump", "undertrump")
    ]
    assert [writer.wait() for writer in writers] == [0, 0]
    kept = Progress(tmp_path)
    done = [kept.item(article).done for article in ("ruff", "overtrump", "undertrump")]
    assert done == [count, count // 2, count // 2]
    assert list(tmp_path.glob("*damaged*")) == []
    assert list(tmp_path.glob("*.new")) == []


def test_two_views_of_one_file_in_one_process_see_each_other(progress):
    other = Progress(progress.path.parent, clock=lambda: NOON)
    progress.record("ruff", "family", "first")
    other.record("ruff", "family", "first")
    assert progress.item("ruff").done == other.item("ruff").done == 2


def test_the_folder_is_the_variables_else_the_users(monkeypatch, tmp_path):
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert data_folder() == tmp_path
    assert Progress().path.parent == tmp_path
    monkeypatch.delenv(FOLDER_VARIABLE)
    assert data_folder().name == "belote-learn"
    assert data_folder().is_absolute()


def test_what_cannot_be_recorded_changes_nothing(progress):
    with pytest.raises(DrillError):
        progress.record("game.pack", "family", "first")
    with pytest.raises(DrillError):
        progress.record("ruff", "family", "maybe")
    with pytest.raises(bl.RuleSetError):
        progress.record("ruff", "nobody", "first")
    assert not progress.path.exists()
    assert progress.item("ruff").done == 0
