"""`BiddingTrainer` in a real browser: bid, read the count, see it played out, go on."""

import pytest
from on_page import plain
from playwright.sync_api import expect

import belote_learn as bl

SIZES = {"phone": 340, "wide": 1000, "projector": 1700}


@pytest.fixture
def trainer():
    """South is asked about the ten of diamonds, and had better pass."""
    return bl.BiddingTrainer(7, deals=20)


def desk(table):
    return table.page.get_by_role("group", name="Your choice")


def press(table, name):
    desk(table).locator(f'[data-request="{name}"]').click()


def feedback(table):
    return table.page.locator(".b-quiz")


def settled(table):
    """Wait until the view stands at its last frame."""
    table.page.wait_for_function(
        "last => document.querySelector('.b-of')?.textContent === `${last} / ${last}`",
        arg=table.widget.length - 1,
        timeout=30000,
    )


def test_five_cards_the_turn_up_and_the_question(mount, trainer):
    table = mount(trainer)
    assert table.page.locator('[data-hand="S"] [data-card]').count() == 5
    assert table.page.locator('[data-hand="N"] [data-card]').count() == 0
    assert "take 10♦, or pass." in plain(desk(table).inner_text())
    assert "Press ? beside one" in table.page.locator(".b-choose").inner_text()
    assert feedback(table).count() == 0


def test_a_bid_gets_its_count_which_is_read_aloud(mount, trainer):
    table = mount(trainer)
    press(table, "take")
    feedback(table).wait_for()
    told = trainer._shown["desk"]["feedback"]
    shown = plain(feedback(table).inner_text())
    assert told["headline"] in shown
    assert all(line["text"] in shown for line in told["lines"])
    assert table.heard(told["headline"]) in table.said()
    assert table.heard(told["lines"][-3]["text"]) in table.said()
    assert table.page.evaluate("() => document.activeElement.dataset.focus") == "outcome"
    assert feedback(table).locator(".b-badge-refused").count() == 0


def test_a_line_opens_its_article(mount, trainer):
    table = mount(trainer)
    press(table, "take")
    line = feedback(table).get_by_role("button").nth(1)
    assert plain(line.inner_text()).split() == ["Article", "4.6"]
    line.click()
    article = table.page.locator(".b-article")
    assert "4.6" in article.inner_text()
    assert feedback(table).is_visible()


def test_what_a_bid_means_can_be_asked_first(mount, trainer):
    table = mount(trainer)
    desk(table).locator("[data-why]").nth(1).click()
    assert "You may take 10♦" in plain(table.page.locator(".b-headline").inner_text())
    assert table.sent == []


def test_it_is_played_out_as_a_replay(mount, trainer):
    table = mount(trainer)
    press(table, "take")
    press(table, "play")
    expect(desk(table)).to_contain_text("Four bots play it out")
    table.button("To the end of the deal").click()
    settled(table)
    assert trainer.deal.phase == "scored"
    assert "One deal is only one" in desk(table).inner_text()
    assert table.page.locator(".b-count-sheet").is_visible()
    first = table.frames("play")[1]
    table.show(first)
    assert table.page.locator('[data-hand="N"] [data-card]').count() == 8
    table.do("next").click()
    assert table.widget.step == first + 1


def test_the_bots_play_on_by_themselves(mount):
    trainer = bl.BiddingTrainer(7, deals=5)
    table = mount(trainer)
    press(table, "take")
    press(table, "play")
    begin = trainer._shown["desk"]["from"]
    table.page.wait_for_function(
        "begin => Number(document.querySelector('.b-of').textContent.split('/')[0]) > begin + 1",
        arg=begin,
    )


def test_all_of_it_by_keyboard(mount, trainer):
    table = mount(trainer)
    table.page.emulate_media(reduced_motion="reduce")
    key = table.page.keyboard.press

    def push(name):
        desk(table).locator(f'[data-request="{name}"]').focus()
        key("Enter")

    push("take")
    feedback(table).wait_for()
    assert table.widget.deal.taker is bl.Seat.SOUTH
    key("Tab")  # from the headline to the first article
    key("Enter")
    assert table.page.locator(".b-article").is_visible()
    push("undo")
    feedback(table).wait_for(state="detached")
    assert table.widget.deal.taker is None
    push("pass")
    push("play")
    settled(table)
    assert trainer.deal.phase == "scored"
    table.page.locator(".b-table").focus()
    key("Home")
    assert table.widget.step == 0
    key("End")
    push("next")
    settled(table)
    assert trainer.deal.phase == "bidding"
    assert trainer.tally[1] == 1


def test_a_double_click_bids_once(mount, trainer):
    table = mount(trainer)
    desk(table).locator("[data-request=pass]").dblclick()
    feedback(table).wait_for()
    assert [bid.seat.value for bid in trainer.deal.bids] == ["W", "S"]
    assert trainer._notice["count"] == 0


def test_two_views_bid_once(mount, trainer):
    table = mount(trainer, views=2)
    first, second = (table.page.locator(f"#view{i}") for i in (0, 1))
    first.locator("[data-request=pass]").click()
    second.locator(".b-quiz").wait_for()
    assert first.locator(".b-desk-asks").inner_text() == (
        second.locator(".b-desk-asks").inner_text()
    )
    assert trainer.tally == (1, 1)


def test_the_second_round_is_bid_on(mount):
    trainer = next(
        one
        for one in (bl.BiddingTrainer(seed, deals=5) for seed in range(50))
        if one.choose("pass")._training.opens
    )
    trainer.undo()
    table = mount(trainer)
    press(table, "pass")
    table.button("All pass: second round").click()
    settled(table)
    assert trainer.deal.bidding_round == 2
    suit = trainer.deal.actions[-1].suit
    press(table, suit.value)
    feedback(table).wait_for()
    assert trainer.deal.trump is suit


def test_a_language_is_chosen_while_the_count_is_read(mount, trainer):
    table = mount(trainer)
    press(table, "pass")
    trainer.lang = "fr"
    table.push()
    shown = plain(feedback(table).inner_text())
    assert trainer._shown["desk"]["feedback"]["headline"] in shown


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stage", ["asked", "chosen", "article", "played"])
def test_it_is_accessible_and_looked_at(mount, size, stage):
    trainer = bl.BiddingTrainer(3, deals=20, lang={"phone": "fr", "wide": "en"}.get(size, "pt"))
    trainer.next_hand()
    table = mount(trainer, width=SIZES[size])
    table.page.emulate_media(reduced_motion="reduce")
    if stage != "asked":
        bid = trainer._shown["desk"]["choices"][-1]["do"]
        table.page.locator(f'[data-request="{bid}"]').click()
        feedback(table).wait_for()
    if stage == "article":
        feedback(table).get_by_role("button").nth(1).click()
    if stage == "played":
        press_play(table)
    for theme in table.in_each_theme():
        table.screenshot(f"trainer-{stage}-{theme}-{size}")
        assert table.violations() == [], theme
    assert table.overhang() <= 0


def press_play(table):
    table.page.locator('[data-request="play"]').click()
    settled(table)
