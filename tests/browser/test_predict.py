"""Predict mode: the answer is veiled, a wrong guess is met with its reason, and focus stays."""

import pytest
from on_page import CORNER, plain

import belote_learn as bl


@pytest.fixture
def table(mount, deal):
    return mount(bl.Replay(deal, predict="legal"))


def asking(table, kind):
    """The first step that asks, with more than one card to judge."""
    frames = table.widget._shown["frames"]
    return next(
        step
        for step, frame in enumerate(frames)
        if (frame.get("ask") or {}).get(kind) and len(frame["trick"]) > 1
    )


def predict(table, kind):
    table.do("predict").select_option(kind)
    table.show(asking(table, kind))
    return table.widget._shown["frames"][table.widget.step]


def marks(table, frame):
    whys = table.widget._shown["whys"]
    hand = frame["hands"][frame["turn"]]["cards"]
    legal = [card for card in hand if whys[frame["why"][card]]["mark"] == "legal"]
    return legal, [card for card in hand if card not in legal]


def quiz(table):
    return plain(table.page.locator(".b-quiz").inner_text())


def choose(table, *cards):
    for card in cards:
        table.card(card).click(position=CORNER)


@pytest.mark.parametrize("widget", ["Replay", "TrickStepper"])
def test_a_hand_to_judge_shows_no_mark_and_its_cards_are_chosen(mount, deal, trick, widget):
    moment = deal if widget == "Replay" else trick
    table = mount(getattr(bl, widget)(moment, predict="legal"))
    frame = predict(table, "legal")
    legal, refused = marks(table, frame)
    assert table.page.locator(".b-hand :is(.b-legal, .b-refused)").count() == 0
    assert frame["ask"]["legal"] in quiz(table)
    assert table.said().endswith(frame["ask"]["legal"])
    choose(table, refused[0])
    assert table.card(refused[0]).get_attribute("aria-pressed") == "true"
    choose(table, refused[0])
    assert table.card(refused[0]).get_attribute("aria-pressed") == "false"
    choose(table, *legal)
    table.do("check").click()
    assert table.widget._shown["ui"]["guess_right"] in quiz(table)
    assert table.page.locator(".b-hand .b-legal").count() == len(legal)
    assert "1 / 1" in quiz(table)


def test_a_wrong_card_is_met_with_its_reason_and_may_be_tried_again(table):
    legal, refused = marks(table, predict(table, "legal"))
    ui = table.widget._shown["ui"]
    table.do("check").click()
    assert ui["guess_none"] in quiz(table)
    assert table.said() == ui["guess_none"]
    choose(table, refused[0])
    table.do("check").click()
    why = table.why(refused[0])
    for text in (ui["guess_wrong"], why["headline"], why["text"], ui["guess_missing"]):
        assert text in quiz(table)
    assert table.heard_why(refused[0]) in table.said()
    assert table.page.locator(".b-hand :is(.b-legal, .b-refused)").count() == 0
    assert table.focused() == "check"
    table.do("again").click()
    assert ui["guess_wrong"] not in quiz(table)
    choose(table, *legal)
    table.do("check").click()
    assert ui["guess_right"] in quiz(table)
    assert "0 / 1" in quiz(table)


def test_the_answer_that_is_shown_tells_what_was_chosen_and_missed(table):
    legal, refused = marks(table, predict(table, "legal"))
    ui = table.widget._shown["ui"]
    choose(table, refused[0])
    table.do("reveal").click()
    for text in (ui["guess_shown"], ui["chosen_wrong"], ui["missed"], table.why(legal[0])["text"]):
        assert text in quiz(table)
    assert table.page.evaluate("document.activeElement.dataset.focus") == "outcome"
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("ArrowLeft")
    assert ui["guess_shown"] in quiz(table)


def test_all_of_it_by_keyboard(table):
    legal, _ = marks(table, predict(table, "legal"))
    table.page.locator('.b-turn [data-card][tabindex="0"]').focus()
    hand = table.page.locator(".b-turn [data-card]").evaluate_all(
        "nodes => nodes.map(node => node.dataset.card)"
    )
    for card in hand:
        if card in legal:
            table.page.keyboard.press("Space")
        assert table.focused() == card
        table.page.keyboard.press("ArrowDown")
    table.do("check").focus()
    table.page.keyboard.press("Enter")
    assert table.widget._shown["ui"]["guess_right"] in quiz(table)
    table.card(legal[0]).focus()
    table.page.keyboard.press("?")
    assert table.card(legal[0]).get_attribute("aria-pressed") == "true"


def test_next_asks_once_and_then_steps_on(table):
    frame = predict(table, "legal")
    step = table.widget.step
    table.do("next").focus()
    table.page.keyboard.press("ArrowRight")
    assert table.widget.step == step
    assert table.said() == frame["ask"]["legal"]
    assert table.focused() == "next"
    table.page.keyboard.press("ArrowRight")
    assert table.widget.step == step + 1
    table.page.keyboard.press("Home")
    assert table.widget.step == 0


def test_who_wins_is_hidden_until_it_is_said(table):
    frame = predict(table, "winner")
    board = table.page.locator(".b-main")
    winner = frame["winning"]
    assert table.page.locator(".b-winning").count() == 0
    shown = plain(board.inner_text())
    assert table.widget._shown["texts"][frame["title"]] not in shown
    assert not any(play["note"] in shown for play in frame["trick"])
    loser = next(play for play in frame["trick"] if play["seat"] != winner)
    table.card(loser["card"]).click()
    seat = table.page.locator(f'[data-seat="{loser["seat"]}"]')
    assert seat.get_attribute("aria-pressed") == "true"
    table.do("check").click()
    trace = table.widget._shown["traces"][table.why("trick")["trace"]]
    step = next(step for step in trace if step["seats"][:1] == [loser["seat"]])
    assert table.widget._shown["texts"][step["answer"]] in quiz(table)
    table.page.locator(f'[data-seat="{winner}"]').click()
    table.do("check").click()
    assert table.page.locator(".b-slot.b-winning").count() == 1
    texts = table.widget._shown["texts"]
    assert table.heard(texts[frame["say"][1]]) in table.said()


def test_the_points_of_a_trick_are_typed(table):
    frame = predict(table, "points")
    ui = table.widget._shown["ui"]
    assert table.page.locator(".b-fact-points").filter(visible=True).count() == 0
    field = table.do("guess")
    field.focus()
    table.page.keyboard.type(str(frame["worth"] + 1))
    table.page.keyboard.press("Enter")
    assert frame["parts"] in quiz(table)
    assert table.heard(frame["parts"]) in table.said()
    assert table.focused() == "guess"
    field.fill(str(frame["worth"]))
    table.page.keyboard.press("Enter")
    assert ui["guess_right"] in quiz(table)
    assert frame["sum"] in quiz(table)


def test_a_closed_hand_is_not_asked(table):
    frame = predict(table, "legal")
    table.widget.hands = "none"
    table.push()
    assert table.page.locator(".b-quiz").count() == 0
    assert table.page.locator(f'[data-backs="{frame["turn"]}"]').count() == 1


def test_playing_by_itself_stops_at_a_question(table):
    table.page.clock.install(time=0)
    step = asking(table, "winner")
    table.do("predict").select_option("winner")
    table.show(step - 3)
    table.do("play").click()
    table.page.clock.run_for(20_000)
    assert table.widget.step == step
    assert table.do("play").get_attribute("aria-label") == table.widget._shown["ui"]["play"]
