"""A whole deal: stepping, the timeline, why of everything, open and closed hands."""

import frames
import pytest
from on_page import CORNER, LISTENING, plain

import belote_learn as bl

PLACES = """steps => {
  const names = ['.b-table', '.b-controls', '.b-stages', '.b-trick', '.b-seat-S',
                 '.b-seat-W > .b-label', '.b-piles', '.b-next', '[data-do=predict]'];
  const stages = [...document.querySelectorAll('.b-stage')];
  const at = step => {
    belote.model.set('step', step);
    return [...names.map(one => document.querySelector(one)), ...stages]
      .map(one => { const {x, y, width, height} = one.getBoundingClientRect(); return [x, y, width, height]; })
      .map(box => box.map(Math.round).join(' ')).join('; ');
  };
  return [...new Set(steps.map(at))];
}"""


@pytest.fixture
def table(mount, deal):
    return mount(bl.Replay(deal))


def headline(table):
    return plain(table.page.locator(".b-headline").inner_text())


def go(table, step):
    table.widget.step = step
    table.push()


def stage(table, name):
    return table.page.locator(f'[data-stage="{name}"]')


def text(table, index):
    return table.widget._shown["texts"][index]


def why(table, index):
    return text(table, table.widget._shown["whys"][index]["headline"])


def test_every_step_is_shown_and_said_and_python_knows(table):
    view = table.widget._shown
    table.do("next").focus()
    for step, frame in enumerate(view["frames"][1:], start=1):
        table.page.keyboard.press("ArrowRight")
        assert table.said() == table.heard(frames.say(view, frame))
        now = table.page.locator(".b-now").filter(visible=True)
        assert plain(now.inner_text()) == view["texts"][frame["title"]]
        assert table.widget.step == step
        assert table.focused() == "next"
    assert table.sent == []
    assert all(changes.keys() == {"step"} for changes in table.saved)


def test_back_shows_what_forward_showed(table):
    look = "document.querySelector('.b-board').textContent"
    last = table.widget.length - 1
    forward = []
    for step in range(last + 1):
        table.page.evaluate("step => belote.model.set('step', step)", step)
        forward.append(table.page.evaluate(look))
    for step in reversed(range(last + 1)):
        table.page.evaluate("step => belote.model.set('step', step)", step)
        assert table.page.evaluate(look) == forward[step]


def test_the_timeline_goes_to_any_stage_by_mouse(table):
    for one in table.widget._shown["stages"]:
        stage(table, one["id"]).click()
        assert table.widget.step == one["from"]
        assert stage(table, one["id"]).get_attribute("aria-current") == "step"
    assert table.page.locator('[aria-current="step"][data-stage]').count() == 1


def test_the_timeline_goes_to_any_stage_by_keyboard(table):
    stages = table.widget._shown["stages"]
    stage(table, "deal").focus()
    table.page.keyboard.press("ArrowDown")
    table.page.keyboard.press("ArrowDown")
    table.page.keyboard.press("Enter")
    assert table.widget.step == stages[2]["from"]
    for key, step in [
        ("PageDown", stages[3]["from"]),
        ("ArrowRight", stages[3]["from"] + 1),
        ("PageUp", stages[3]["from"]),
        ("PageUp", stages[2]["from"]),
    ]:
        table.page.keyboard.press(key)
        assert table.widget.step == step
    assert table.page.evaluate("document.activeElement.dataset.stage") == stages[2]["id"]


def test_the_timeline_is_one_stop_of_tab(table):
    assert table.page.locator('[data-stage][tabindex="0"]').count() == 1
    go(table, table.frames("trick")[0])
    assert table.page.locator('[data-stage][tabindex="0"]').get_attribute("data-stage") == "trick-1"


@pytest.mark.parametrize("width", [320, 560, 1000])
def test_nothing_moves_from_the_first_packet_to_the_last_line(mount, deal, width):
    table = mount(bl.Replay(deal, lang="fr"), width=width)
    steps = list(range(table.widget.length))
    assert len(table.page.evaluate(PLACES, steps)) == 1
    for hands in ("none", "W"):
        table.display("hands").select_option(hands)
        assert len(table.page.evaluate(PLACES, steps)) == 1


def test_hands_grow_packet_by_packet(table):
    for step in range(12):
        go(table, step)
        for seat, hand in table.widget._shown["frames"][step]["hands"].items():
            cards = table.page.locator(f'[data-hand="{seat}"] [data-card]')
            shown = cards.evaluate_all("nodes => nodes.map(node => node.dataset.card)")
            assert shown == hand["cards"]


def test_the_turn_up_lies_beside_the_stock_until_it_is_taken(table):
    view = table.widget._shown
    go(table, table.frames("turn-up")[0])
    card = view["frames"][table.widget.step]["turn_up"]
    name = f"{view['ui']['turn_up']} {view['cards'][card]['name']}"
    assert table.page.get_by_role("img", name=name).is_visible()
    assert table.page.locator(".b-stock").is_visible()
    go(table, table.frames("play")[0])
    assert table.page.locator(".b-turn-up, .b-stock").count() == 0


def test_bids_stand_at_the_seats_and_in_a_list_and_answer(table):
    step = table.frames("bid")[5]
    go(table, step)
    bids = table.widget._shown["frames"][step]["bids"]
    assert table.page.locator(".b-said").count() == len(bids) == 6
    assert table.page.locator(".b-bubble").count() == 4
    assert headline(table) == why(table, bids[-1]["why"])
    table.page.locator(".b-said").first.click()
    assert headline(table) == why(table, bids[0]["why"])
    assert table.said().startswith(table.heard(headline(table)))
    table.page.locator(".b-bubble-S").click()
    assert headline(table) == why(table, bids[5]["why"])


def test_why_explains_what_the_frame_is_about(table):
    for step in (table.frames("bid")[0], table.frames("trick")[2], table.frames("total")[0]):
        go(table, step)
        frame = table.widget._shown["frames"][step]
        table.do("why").click()
        assert headline(table) == why(table, frame["why"][frame["subject"]])
        table.do("why").click()
    table.do("why").focus()
    go(table, table.frames("bid")[1])
    table.page.keyboard.press("?")
    assert table.do("why").get_attribute("aria-pressed") == "true"


def test_a_frame_without_a_subject_says_so(table):
    go(table, table.frames("play")[0])
    table.do("why").click()
    ui = table.widget._shown["ui"]
    assert table.page.locator(".b-text").inner_text() == ui["nothing_to_ask"] == table.said()


def test_a_word_is_said_at_the_seat_and_answers(table):
    frames = table.widget._shown["frames"]
    words = [step for step, frame in enumerate(frames) if frame["said"]]
    assert len(words) == 2
    for step in words:
        go(table, step)
        said = frames[step]["said"]
        bubble = table.page.locator(f".b-slot-{said['seat']} .b-bubble")
        assert bubble.inner_text() == said["text"]
        bubble.click()
        assert headline(table) == why(table, said["why"])
        table.page.keyboard.press("Escape")
        assert table.page.locator(f".b-slot-{said['seat']} [data-card]").count() == 1


def test_a_word_is_reached_from_the_cards_by_keyboard(table):
    step = next(i for i, one in enumerate(table.widget._shown["frames"]) if one["said"])
    go(table, step)
    table.page.locator('[data-hand="trick"] [data-card]').first.focus()
    for _ in range(5):
        table.page.keyboard.press("ArrowDown")
        if table.page.evaluate("document.activeElement.dataset.ask") == "said":
            break
    table.page.keyboard.press("Enter")
    said = table.widget._shown["frames"][step]["said"]
    assert headline(table) == why(table, said["why"])


def test_the_count_comes_line_by_line_and_every_line_answers(table):
    for number, step in enumerate([*table.frames("line"), *table.frames("total")], start=1):
        go(table, step)
        assert table.page.locator(".b-entry[data-ask]").count() == number
    for line, entry in zip(
        table.widget._shown["frames"][step]["lines"],
        table.page.locator(".b-entry[data-ask]").all(),
        strict=True,
    ):
        assert plain(entry.locator(".b-entry-text").inner_text()) == text(table, line["text"])
        entry.click()
        index = table.widget._shown["whys"][line["why"]]["text"]
        assert plain(table.page.locator(".b-text").inner_text()) == text(table, index)
    table.page.keyboard.press("ArrowUp")
    assert table.page.evaluate("document.activeElement.dataset.ask") == f"line:{number - 2}"


def test_piles_count_the_tricks_of_each_team(table):
    for step in table.frames("trick"):
        go(table, step)
        for team, count in table.widget._shown["frames"][step]["tricks"].items():
            pile = table.page.locator(f".b-pile-{team}")
            assert pile.locator(".b-gathered").count() == count
            assert f"×{count}" in pile.inner_text()


def test_all_hands_one_or_none_are_open(table):
    step = table.frames("play")[6]
    go(table, step)
    table.card(table.widget._shown["frames"][step]["hands"]["N"]["cards"][0]).click(position=CORNER)

    def open_hands():
        hands = table.page.locator(".b-seat [data-hand]")
        return sorted(hands.evaluate_all("nodes => nodes.map(node => node.dataset.hand)"))

    assert open_hands() == ["E", "N", "S", "W"]
    for value, shown in [("S", ["S"]), ("none", []), ("all", ["E", "N", "S", "W"])]:
        table.display("hands").select_option(value)
        assert open_hands() == shown
    table.display("hands").select_option("S")
    assert table.page.locator('.b-felt [aria-pressed="true"]').count() == 0
    backs = table.page.locator('[data-backs="N"]')
    held = table.widget._shown["frames"][step]["hands"]["N"]["cards"]
    assert backs.locator(".b-reverse").count() == len(held)
    before = headline(table)
    backs.click()
    assert headline(table) == before
    assert table.saved == [{"hands": "S"}, {"hands": "none"}, {"hands": "all"}, {"hands": "S"}]
    assert table.sent == []


def test_cards_of_a_closed_hand_are_nowhere_on_the_page(table):
    step = table.frames("play")[1]
    table.display("hands").select_option("none")
    go(table, step)
    named = table.page.locator("[data-card]").evaluate_all(
        "nodes => nodes.map(node => node.dataset.card)"
    )
    assert named == [play["card"] for play in table.widget._shown["frames"][step]["trick"]]


def test_four_colours_are_a_choice(table):
    go(table, table.frames("play")[0])
    ink = "node => getComputedStyle(node).getPropertyValue('--ink')"
    diamond = table.page.locator(".b-art.b-D").first
    before = diamond.evaluate(ink)
    table.display("four_colours").click()
    assert table.display("four_colours").get_attribute("aria-pressed") == "true"
    inks = [table.page.locator(f".b-art.b-{suit}").first.evaluate(ink) for suit in "SHDC"]
    assert len(set(inks)) == 4
    assert diamond.evaluate(ink) != before


def test_two_views_agree_on_step_and_settings_and_ask_for_themselves(mount, deal):
    table = mount(bl.Replay(deal, step=12), views=2)
    one, other = table.page.locator("#view0"), table.page.locator("#view1")
    one.locator('[data-do="display"]').click()
    one.locator('[data-do="hands"]').select_option("none")
    one.locator('[data-do="why"]').click()
    one.locator('[data-stage="trick-3"]').click()
    for view in (one, other):
        assert view.locator('[aria-current="step"]').get_attribute("data-stage") == "trick-3"
        assert view.locator(".b-seat [data-card]").count() == 0
    assert table.widget.hands == "none"
    assert one.locator('[data-do="why"]').get_attribute("aria-pressed") == "true"
    assert other.locator('[data-do="why"]').get_attribute("aria-pressed") == "false"
    assert other.locator('[data-do="display"]').get_attribute("aria-expanded") == "false"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_packet_glides_from_the_stock_unless_motion_is_unwanted(table, motion):
    table.page.emulate_media(reduced_motion=motion)
    go(table, table.frames("packet")[0] - 1)
    assert table.catch_glides() == (3 if motion == "no-preference" else 0)


def test_another_language_keeps_the_step_and_the_open_hands(table):
    go(table, 30)
    table.display("hands").select_option("S")
    table.do("language").select_option("pt")
    table.page.locator('.belote[lang="pt"]').wait_for()
    assert (table.widget.lang, table.widget.step) == ("pt", 30)
    assert table.display("hands").input_value() == "S"
    assert stage(table, "score").inner_text().strip() == table.widget._shown["stages"][-1]["text"]


def test_no_plain_key_leaves_the_widget(mount, deal):
    table = mount(bl.Replay(deal, step=12), listening=LISTENING)
    stage(table, "bids").focus()
    for key in [*"adpbmxyz019", "PageUp", "PageDown", "ArrowDown", "Enter", " ", "Delete", "Home"]:
        table.page.keyboard.press(key)
    assert table.page.evaluate("document.heard") == []
    assert table.page.evaluate("document.activeElement.dataset.stage") is not None
