"""`Drill` as Python sees it: what an answer does, what is kept, what is never sent before."""

import copy
import json
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.errors import IllegalActionError
from belote_learn.exercises import progress as kept
from belote_learn.exercises.exercise import DrillError
from belote_learn.exercises.search import drilled
from belote_learn.given import quoted
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.packing import unpack

NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)


def ask(drill, do, at=None, **more):
    """Send what a press on the desk sends."""
    turn = drill._shown["desk"]["turn"] if at is None else at
    drill._handle_custom_msg({"do": do, "at": turn, **more}, [])


def press_right(drill):
    """Send the right answer as the front end does."""
    exercise = drill.exercise
    choices = [str(getattr(one, "code", getattr(one, "value", one))) for one in exercise.answer]
    if exercise.kind == "number":
        ask(drill, "answer", text=str(exercise.answer[0]))
    elif exercise.kind == "cards":
        ask(drill, "answer", cards=choices)
    elif exercise.several:
        ask(drill, "answer", cards=[f"answer:{one}" for one in choices])
    else:
        ask(drill, f"answer:{choices[0]}")


@pytest.fixture
def drill():
    return bl.Drill("ruff", seed=7, progress=False)


@pytest.fixture
def wrong(drill):
    """Cards of the hand that may not be played."""
    exercise = drill.exercise
    return [card.code for card in exercise.choices if card not in exercise.answer]


def test_it_begins_with_a_question(drill):
    desk = drill._shown["desk"]
    assert (desk["kind"], desk["feedback"]) == ("cards", None)
    assert drill.step == drill.length - 1


@pytest.mark.parametrize("article", drilled("family"))
def test_every_article_can_be_answered_by_presses(article):
    drill = bl.Drill(article, seed=3, progress=False)
    for _ in range(3):
        press_right(drill)
        assert drill.feedback.correct, article
        ask(drill, "next")
    assert drill._notice["count"] == 0
    assert drill._shown["desk"]["facts"][-1]["text"] == "Right at the first try: 3 of 3"


def test_a_wrong_answer_may_be_tried_again(drill, wrong):
    ask(drill, "answer", cards=wrong[:1])
    desk = drill._shown["desk"]
    assert desk["feedback"]["mark"] == "wrong"
    assert desk["kind"] == "cards"
    assert drill._shown["whys"] == []
    press_right(drill)
    assert drill._shown["desk"]["feedback"]["mark"] == "right"
    assert drill._shown["whys"]


def test_the_known_mistake_is_named():
    drill = bl.Drill("ruff", seed=7, progress=False)
    trap = drill.exercise.traps[0]
    drill.answer(trap.answer)
    assert "A common mix-up" in drill._shown["desk"]["feedback"]["lines"][0]["text"]


def test_the_answer_is_shown_only_after_a_try(drill, wrong):
    ask(drill, "show")
    assert drill._notice["count"] == 1
    assert not drill._shown["whys"]
    ask(drill, "answer", cards=wrong[:1])
    ask(drill, "show")
    assert drill._shown["desk"]["feedback"]["mark"] == "shown"
    assert drill._shown["whys"]


def test_the_same_answer_seen_twice_counts_once(drill, wrong):
    turn = drill._shown["desk"]["turn"]
    ask(drill, "answer", at=turn, cards=wrong[:1])
    ask(drill, "answer", at=turn, cards=wrong[:1])
    ask(drill, "answer", at=turn, cards=[card.code for card in drill.exercise.answer])
    assert not drill.feedback.correct
    assert drill._shown["desk"]["facts"][-1]["text"] == "Right at the first try: 0 of 1"


def test_nothing_chosen_is_no_try(drill):
    ask(drill, "answer", cards=[])
    assert drill.feedback is None
    assert drill._notice["text"] == "Nothing chosen yet."


def test_the_level_goes_up_and_down():
    drill = bl.Drill("ruff", seed=1, progress=False)
    for _ in range(3):
        press_right(drill)
        ask(drill, "next")
    assert drill.exercise.level == 2
    assert drill._shown["desk"]["facts"][0]["text"] == "Level 2 of 3"
    for _ in range(2):
        drill.show_answer().next()
    assert drill.exercise.level == 1


def test_an_exercise_comes_once(drill):
    keys = set()
    for _ in range(20):
        keys.add(drill.exercise.key)
        drill.answer(drill.exercise.answer).next()
    assert len(keys) == 20


def test_progress_is_kept_once_an_exercise(tmp_path):
    drill = bl.Drill("ruff", seed=7, progress=tmp_path, clock=lambda: NOON)
    wrong = next(card for card in drill.exercise.choices if card not in drill.exercise.answer)
    drill.answer([wrong.code]).answer(drill.exercise.answer)
    with pytest.raises(DrillError):
        drill.answer(drill.exercise.answer)
    item = kept.Progress(tmp_path).item("ruff")
    assert (item.done, item.right) == (1, 0)
    drill.next()
    drill.answer(drill.exercise.answer)
    item = kept.Progress(tmp_path).item("ruff")
    assert (item.done, item.right) == (2, 1)


def test_leaving_after_a_wrong_try_counts_as_shown(tmp_path):
    drill = bl.Drill("ruff", seed=7, progress=tmp_path, clock=lambda: NOON)
    ask(drill, "page")
    assert kept.Progress(tmp_path).item("ruff").done == 0
    ask(drill, "begin:play.ruff")
    wrong = next(card for card in drill.exercise.choices if card not in drill.exercise.answer)
    drill.answer([wrong.code])
    ask(drill, "page")
    item = kept.Progress(tmp_path).item("ruff")
    assert (item.done, item.learner.wrong) == (1, 1)


def test_the_next_session_begins_at_the_level_reached(tmp_path):
    drill = bl.Drill("ruff", seed=7, progress=tmp_path)
    for _ in range(3):
        drill.answer(drill.exercise.answer).next()
    assert bl.Drill("ruff", progress=tmp_path).exercise.level == 2
    assert bl.Drill("ruff", progress=tmp_path, level=1).exercise.level == 1


def test_without_progress_no_file_is_made(tmp_path, monkeypatch):
    monkeypatch.setenv(kept.FOLDER_VARIABLE, str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    drill = bl.Drill("ruff", seed=7, progress=False)
    drill.answer(drill.exercise.answer)
    bl.Progress(progress=False)
    assert list(tmp_path.iterdir()) == []


def test_with_progress_the_file_is_in_the_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv(kept.FOLDER_VARIABLE, str(tmp_path / "data"))
    drill = bl.Drill("ruff", seed=7)
    drill.answer(drill.exercise.answer)
    held = json.loads((tmp_path / "data" / kept.FILE_NAME).read_text(encoding="utf-8"))
    assert held["items"][0]["article"] == "play.ruff"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_cannot_be_written_does_not_stop_the_drill(tmp_path, lang):
    (tmp_path / "taken").write_text("a file where the folder would be", encoding="utf-8")
    drill = bl.Drill("ruff", seed=7, progress=tmp_path / "taken", lang=lang)
    drill.answer(drill.exercise.answer)
    assert "drills.json" in drill._shown["desk"]["notice"]
    drill.next()
    assert drill.exercise is not None


def test_a_broken_file_is_told_of(tmp_path):
    (tmp_path / kept.FILE_NAME).write_text("{", encoding="utf-8")
    page = bl.Progress(progress=tmp_path)
    assert "could not be understood" in repr(page)
    assert (tmp_path / "drills-damaged-1.json").exists()


def test_what_is_due_is_told_and_begun(tmp_path):
    moment = [NOON]
    drill = bl.Drill("undertrump", seed=7, progress=tmp_path, clock=lambda: moment[0])
    drill.answer(drill.exercise.answer)
    moment[0] += timedelta(days=1)
    ask(drill, "page")
    assert "1 article is due." in repr(drill)
    assert drill._shown["desk"]["buttons"][0]["do"] == "begin:play.undertrump"
    ask(drill, "begin:play.undertrump")
    assert drill.exercise.article == "play.undertrump"


def test_without_an_article_it_begins_with_the_page():
    drill = bl.Drill(progress=False)
    assert drill.exercise is None
    assert len(drill._shown["desk"]["rows"]) == len(drilled("family"))
    assert repr(drill) == repr(bl.Progress(progress=False))


def test_an_unknown_article_names_the_right_ones():
    with pytest.raises(DrillError) as told:
        bl.Drill("ruf", progress=False)
    assert "play.ruff" in told.value.text("en")


@pytest.mark.parametrize("level", [0, 4, True, "2"])
def test_there_are_three_levels(level):
    with pytest.raises(DrillError):
        bl.Drill("ruff", level=level, progress=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_rewords_the_same_exercise(drill, wrong, lang):
    exercise = drill.exercise
    drill.lang = lang
    assert drill.exercise is exercise
    drill.answer(wrong[:1])
    for other in LANGUAGES:
        drill.lang = other
        assert unpack(drill._view) == drill._shown
        assert drill._shown["lang"] == other
    drill.show_answer()
    for other in LANGUAGES:
        drill.lang = other
        assert drill.step == drill.length - 1


@pytest.mark.parametrize(
    "article", ["ruff", "contract.made", "bidding.first-round", "points.cards"]
)
def test_the_picture_is_the_same_every_time(article):
    first, second = (bl.Drill(article, seed=11, progress=False) for _ in range(2))
    for _ in range(3):
        assert repr(first) == repr(second)
        assert "0x" not in repr(first)
        for drill in (first, second):
            drill.show_answer()
        assert repr(first) == repr(second)
        for drill in (first, second):
            drill.next()


@pytest.mark.parametrize(
    "content",
    [
        None,
        [],
        "answer",
        {"do": "answer"},
        {"do": "answer", "at": 0},
        {"do": "answer", "at": 0, "cards": ["XX"]},
        {"do": "answer", "at": 0, "cards": ["AS", "AS"]},
        {"do": "answer", "at": 0, "cards": [1]},
        {"do": "answer", "at": 0, "text": "3"},
        {"do": "answer:N", "at": 0},
        {"do": "answer:", "at": 0},
        {"do": "next", "at": 0},
        {"do": "show", "at": 0},
        {"do": "begin:play.lead", "at": 0},
        {"do": "begin:", "at": 0},
        {"do": "", "at": 0},
        {"do": "again", "at": 0},
    ],
    ids=str,
)
def test_a_forged_message_answers_nothing(drill, content):
    exercise = drill.exercise
    drill._handle_custom_msg(content, [])
    assert drill.exercise is exercise
    assert drill.feedback is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["x", "1.5", "2 1", "²", "123456789", "9" * 5000])
def test_what_is_typed_and_no_number_is_quoted(typed, lang):
    drill = bl.Drill("points.cards", seed=2, progress=False, lang=lang)
    ask(drill, "answer", text=typed)
    error = DrillError("answer-number", found=quoted(typed))
    assert drill._notice["text"] == error.text(lang)
    assert drill.feedback is None


def test_an_answer_to_an_earlier_exercise_is_told_so(drill):
    turn = drill._shown["desk"]["turn"]
    ask(drill, "page")
    ask(drill, "show", at=turn, by="b-2")
    assert drill._notice == {
        "text": IllegalActionError("too-late").text("en"),
        "count": 1,
        "card": "",
        "by": "b-2",
    }


@pytest.mark.parametrize("article", ["contract.made", "points.cards", "trick-winner"])
@pytest.mark.parametrize("do", ["answer", "answer:", "answer:x", "answer:S N", "show", "begin:x"])
def test_a_forged_answer_of_another_kind_is_refused(article, do):
    drill = bl.Drill(article, seed=2, progress=False)
    ask(drill, do, cards=["AS"])
    assert drill.feedback is None
    assert drill._notice["count"] == 1


@pytest.mark.parametrize(
    "forged",
    [{"_view": {}}, {"length": 9}, {"_notice": {}}, {"step": "3"}, {"letters": "X"}],
    ids=str,
)
def test_a_forged_state_changes_nothing(drill, forged):
    before = copy.deepcopy(drill.get_state())
    drill.set_state(forged)
    assert drill.get_state() == before


@given(
    st.lists(
        st.tuples(
            st.sampled_from(
                [
                    "right",
                    "answer",
                    "show",
                    "next",
                    "page",
                    "begin:play.ruff",
                    "begin:points.cards",
                    "x",
                ]
            ),
            st.integers(-1, 0),
            st.sampled_from(["", "0", "21", "x", "1" * 60]),
        ),
        max_size=14,
    )
)
def test_no_row_of_presses_breaks_it(presses):
    drill = bl.Drill("trick-winner", seed=5, progress=False)
    for do, late, text in presses:
        if do == "right" and drill.exercise and not drill._ending:
            press_right(drill)
        else:
            ask(drill, do, at=drill._shown["desk"]["turn"] + late, text=text)
    assert unpack(drill._view) == drill._shown
    assert repr(drill)
    done = drill._asked
    assert 0 <= drill._right <= done


@pytest.mark.parametrize("level", [0, 4, 1.0, True, "1"])
def test_a_level_that_is_none_is_refused(level):
    with pytest.raises(DrillError, match="level"):
        bl.Drill("ruff", level=level)
