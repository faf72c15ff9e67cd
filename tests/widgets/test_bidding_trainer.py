"""`BiddingTrainer` as Python sees it: what a press does, what is refused, what its text shows."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.errors import IllegalActionError
from belote_learn.messages.catalogue import say
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.packing import unpack

FEW = 5


def ask(table, do, at=None, **more):
    """Send what a press on the table sends."""
    turn = table._shown["desk"]["turn"] if at is None else at
    table._handle_custom_msg({"do": do, "at": turn, **more}, [])


@pytest.fixture
def table():
    return bl.BiddingTrainer(7, deals=FEW)


def test_a_press_bids_and_the_last_frame_shows_it(table):
    ask(table, "take")
    assert table.deal.taker is bl.Seat.SOUTH
    assert (table.step, table._shown["desk"]["kind"]) == (table.length - 1, "none")
    assert table._shown["desk"]["feedback"]["mark"] == "care"


def test_the_same_press_seen_twice_bids_once_and_says_so(table):
    ask(table, "pass", at=0)
    ask(table, "pass", at=0)
    assert [bid.seat.value for bid in table.deal.bids] == ["W", "S"]
    assert table._notice["text"] == IllegalActionError("too-late").text("en")


def test_the_buttons(table):
    asked = table.deal
    ask(table, "pass")
    ask(table, "undo")
    assert table.deal == asked
    ask(table, "take")
    ask(table, "play")
    assert table.deal.phase == "scored"
    assert table._shown["frames"][table.step]["kind"] == "bid"
    ask(table, "next")
    assert table.deal.start.seed != asked.start.seed
    assert table.tally == (1, 1)


def test_the_second_round_by_presses():
    for seed in range(50):
        table = bl.BiddingTrainer(seed, deals=FEW)
        ask(table, "pass")
        if any(button["do"] == "on" for button in table._shown["desk"]["buttons"]):
            break
    ask(table, "on")
    assert table.deal.bidding_round == 2
    suit = table.deal.actions[-1].suit
    ask(table, suit.value)
    assert table.deal.trump is suit
    assert table.tally[1] == 2


@pytest.mark.parametrize(
    "content",
    [
        None,
        [],
        "pass",
        {"do": "pass"},
        {"do": "card", "at": 0, "card": "AS"},
        {"do": "S", "at": 0},
        {"do": "play", "at": 0},
        {"do": "on", "at": 0},
        {"do": "", "at": 0},
        {"do": "JS", "at": 0},
        {"do": "pass", "at": 0, "more": 1},
    ],
    ids=str,
)
def test_a_forged_message_bids_nothing(table, content):
    before = table._training
    table._handle_custom_msg(content, [])
    assert table._training == before


@pytest.mark.parametrize(
    "forged",
    [{"_view": {}}, {"length": 1}, {"_notice": {}}, {"step": "3"}, {"letters": "X"}],
    ids=str,
)
def test_a_forged_state_changes_nothing(table, forged):
    before = copy.deepcopy(table.get_state())
    table.set_state(forged)
    assert table.get_state() == before


@pytest.mark.parametrize("lang", ["en", "pt", "fr"])
def test_a_bid_that_is_made_again_says_that_the_first_one_counts(lang):
    table = bl.BiddingTrainer(7, deals=1, lang=lang)
    words = say("trainer.again", lang)
    assert words not in repr(table)
    table.choose("take").play_out()
    assert words not in repr(table)
    table.undo()
    assert words in repr(table)
    assert words not in repr(table.next_hand())


def test_python_may_do_what_a_press_does(table):
    assert table.choose("take") is table
    assert table.undo().choose("pass").play_out().deal.phase == "scored"
    assert repr(table.replay()) == repr(bl.Replay(table.deal))
    assert table.next_hand().tally == (0, 1)
    with pytest.raises(bl.IllegalActionError):
        table.play_out()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_rewords_everything(table, lang):
    table.choose("take")
    table.lang = lang
    assert unpack(table._view) == table._shown
    assert table._shown["lang"] == lang
    assert table._shown["desk"]["turn"] == 1
    english = bl.BiddingTrainer(7, deals=FEW, lang="en").choose("take")
    told = [view["desk"]["feedback"]["lines"] for view in (table._shown, english._shown)]
    assert lang == "en" or not {x["text"] for x in told[0]} & {x["text"] for x in told[1]}


def test_the_picture_shows_the_hand_the_question_and_then_the_feedback(table):
    assert repr(table).splitlines()[-2:] == ["Your turn: take 10♦, or pass.", "Pass · Take 10♦"]
    assert "South: J♠ Q♣ J♣ A♥ 9♠" in repr(table)
    table.choose("take")
    feedback = table._shown["desk"]["feedback"]
    shown = repr(table)
    assert feedback["headline"] in shown
    assert all(line["text"] in shown for line in feedback["lines"])
    assert "A♥: 10 points. It wins unless somebody ruffs it. [4.11]" in shown
    assert shown == repr(bl.BiddingTrainer(7, deals=FEW).choose("take"))


def test_letters_are_those_chosen_in_the_feedback_too():
    table = bl.BiddingTrainer(3, deals=FEW, letters="VDR")
    for _ in range(4):
        table.choose("pass")
        assert not any(f"{letter}{suit}" in repr(table) for letter in "JQK" for suit in "♠♥♦♣")
        table.next_hand()


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["pass", "take", "S", "H", "undo", "on", "play", "next", "card", "x"]),
            st.integers(-1, 1),
        ),
        max_size=8,
    )
)
def test_no_row_of_presses_breaks_it(presses):
    table = bl.BiddingTrainer(11, deals=1)
    for do, late in presses:
        ask(table, do, at=table._shown["desk"]["turn"] + late)
    assert unpack(table._view) == table._shown
    assert table.tally[0] <= table.tally[1]
    assert repr(table)
