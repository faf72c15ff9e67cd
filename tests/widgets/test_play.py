"""`Play` as Python sees it: what a press asks for, what is refused, what is never sent."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.cards import PACK
from belote_learn.errors import IllegalActionError
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.packing import unpack
from belote_learn.view.play_view import play_view


def ask(table, do, at=None, **more):
    """Send what a press on the table sends."""
    turn = table._shown["desk"]["turn"] if at is None else at
    table._handle_custom_msg({"do": do, "at": turn, **more}, [])


def first_card(table):
    return table.deal.position.legal_cards[0].code


def refused_card(table):
    position = table.deal.position
    return next(card.code for card in position.hand if card not in position.legal_cards)


@pytest.fixture
def table():
    """South has taken, and must follow the ace of clubs."""
    return bl.Play(7).act("take")


def test_it_begins_with_the_learners_turn():
    table = bl.Play(7)
    assert table.deal.to_act is bl.Seat.SOUTH
    assert (table.step, table._shown["desk"]["kind"]) == (table.length - 1, "choice")


def test_a_press_plays_one_card_and_the_bots_answer(table):
    before, card = table.deal, first_card(table)
    ask(table, "card", card=card)
    assert str(table.deal.history[len(before.history)]) == card
    assert table.deal.to_act is bl.Seat.SOUTH


def test_the_same_press_seen_twice_plays_one_card(table):
    turn, card = table._shown["desk"]["turn"], first_card(table)
    ask(table, "card", at=turn, card=card)
    after = table.deal
    ask(table, "card", at=turn, card=first_card(table))
    assert table.deal == after


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_press_that_comes_after_another_is_told_so_by_name_of_its_view(table, lang):
    table.lang = lang
    turn, card = table._shown["desk"]["turn"], first_card(table)
    ask(table, "card", at=turn, card=card, by="b-1")
    assert table._shown["desk"]["by"] == "b-1"
    assert not table._notice["text"]
    ask(table, "card", at=turn, card=first_card(table), by="b-2")
    assert table._shown["desk"]["by"] == "b-1"
    assert (table._notice["text"], table._notice["by"]) == (
        IllegalActionError("too-late").text(lang),
        "b-2",
    )


def test_a_refusal_names_the_view_that_asked(table):
    ask(table, "card", card=refused_card(table), by="b-1")
    assert table._notice["by"] == "b-1"


def test_what_code_does_is_the_answer_to_no_view(table):
    ask(table, "card", card=first_card(table), by="b-1")
    table.undo()
    assert table._shown["desk"]["by"] == ""


def test_a_wrong_card_stays_and_says_why(table):
    before, card = table.deal, refused_card(table)
    ask(table, "card", card=card)
    assert table.deal == before
    verdict = next(v for v in before.explain("en") if v.card.code == card)
    assert verdict.reason in table._notice["text"]
    assert (table._notice["card"], table._notice["count"]) == (card, 1)
    ask(table, "card", card=card)
    assert table._notice["count"] == 2


def test_a_wrong_card_from_python_is_an_error(table):
    before = table.deal
    with pytest.raises(bl.IllegalPlayError):
        table.act(refused_card(table))
    assert table.deal == before


@pytest.mark.parametrize(
    "content",
    [
        None,
        [],
        "card",
        {"do": "card"},
        {"do": "card", "at": 1, "card": "XX"},
        {"do": "card", "at": 1, "card": "AS", "more": 1},
        {"do": "again", "at": 1},
        {"do": "next", "at": 1},
        {"do": "", "at": 1},
        {"do": "take", "at": 1},
    ],
    ids=str,
)
def test_a_forged_message_plays_nothing(table, content):
    before = table.deal
    table._handle_custom_msg(content, [])
    assert table.deal == before


@pytest.mark.parametrize(
    "forged",
    [
        {"_view": {}},
        {"length": 1},
        {"ask_first": "yes"},
        {"_notice": {}},
        {"step": "3"},
        {"letters": "X"},
    ],
    ids=str,
)
def test_a_forged_state_changes_nothing(table, forged):
    before = copy.deepcopy(table.get_state())
    table.set_state(forged)
    assert table.get_state() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_others_are_not_in_the_view(table, lang):
    """Every card the learner has not seen yet may be changed for another without a trace."""
    view = play_view(table._game, lang)
    seen = {card.code for card in (*table.deal.played, *dict(table.deal.dealt)[bl.Seat.SOUTH])}
    for frame in view["frames"]:
        for seat, hand in frame["hands"].items():
            assert ("cards" in hand) == (seat == "S")
        assert {code for code in frame["why"] if code in view["cards"]} <= seen


def test_undo_goes_back_to_the_last_decision(table):
    before = table.deal
    ask(table, "card", card=first_card(table))
    ask(table, "undo")
    assert table.deal == before
    ask(table, "undo")
    assert table.deal.phase == "bidding"


AGAIN = {
    "en": "this is another try, and in the match the first result stands",
    "pt": "esta é uma nova tentativa, e na partida vale o primeiro resultado",
    "fr": "c’est un nouvel essai, et, dans la partie, c’est le premier résultat qui compte",
}


@pytest.mark.parametrize("lang", AGAIN)
def test_a_deal_that_is_tried_again_says_so_and_counts_once(lang):
    table = bl.Play(7, auto_belote=True, lang=lang)
    while table.deal.actions:
        table.act(table.deal.actions[-1])
    first, totals = table.deal, table.match.totals
    assert table._shown["desk"]["facts"] == []
    assert "match" in [frame["kind"] for frame in table._shown["frames"]]
    table.undo()
    [fact] = table._shown["desk"]["facts"]
    assert AGAIN[lang] in fact["text"]
    assert AGAIN[lang] in repr(table)
    assert [button["do"] for button in table._shown["desk"]["buttons"]] == ["undo", "next"]
    while table.deal.actions:
        table.act(table.deal.actions[0])
    assert table.match.totals == totals
    assert "match" not in [frame["kind"] for frame in table._shown["frames"]]
    assert table._shown["desk"]["facts"] == [fact]
    table.next_deal()
    assert table.match.totals == totals
    assert len(table.match.scores) == 1
    assert table._shown["desk"]["facts"] == []
    assert table.deal.start != first.start


def test_a_whole_match_can_be_played_by_presses():
    table = bl.Play(3, target=300, auto_belote=True)
    for _ in range(400):
        if table.match.winner:
            break
        desk = table._shown["desk"]
        if desk["kind"] == "choice":
            ask(table, desk["choices"][-1]["do"])
        elif desk["kind"] == "card":
            ask(table, "card", card=first_card(table))
        else:
            ask(table, "next")
    assert table.match.winner
    assert table._notice["count"] == 0
    ask(table, "again")
    assert table.match.totals == {"NS": 0, "EW": 0}


def test_a_deal_that_is_over_is_a_replay_of_it():
    table = bl.Play(7)
    while table.deal.to_act:
        table.act(table.deal.actions[-1])
    assert all(hand.get("cards") == [] for hand in table._shown["frames"][-1]["hands"].values())
    assert any(frame["hands"]["N"].get("cards") for frame in table._shown["frames"])
    assert repr(table.replay()) == repr(bl.Replay(table.deal, match=table._game.before))


def test_belote_is_a_choice_of_the_learner():
    table = bl.Play(13).act("take")
    for _ in range(8):
        ways = table._shown["desk"]["ways"]
        if ways:
            break
        table.act(first_card(table))
    card, (said, silent) = next(iter(ways.items()))
    assert [said["do"], silent["do"]] == [f"{card} belote", card]
    ask(table, said["do"])
    assert table.deal.words_said == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_rewords_everything(table, lang):
    table.lang = lang
    assert unpack(table._view) == table._shown
    assert table._shown["lang"] == lang
    assert table._shown["desk"]["turn"] == 1


def test_the_picture_is_the_same_every_time(table):
    assert repr(table) == repr(bl.Play(7).act("take"))
    assert "0x" not in repr(table)


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["card", "undo", "next", "again", "pass", "take", "S", "x"]),
            st.integers(0, 31),
            st.integers(-1, 1),
        ),
        max_size=12,
    )
)
def test_no_row_of_presses_breaks_it(presses):
    table = bl.Play(11)
    for do, number, late in presses:
        ask(table, do, at=table._shown["desk"]["turn"] + late, card=PACK[number].code)
    assert unpack(table._view) == table._shown
    assert repr(table)
