"""`Play` in a real browser: one press plays one card, a wrong one stays and says why."""

import random

import pytest
from on_page import plain
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.errors import IllegalActionError

PAUSE = 600  # milliseconds between what two of the others do


@pytest.fixture
def game():
    """South has taken, and must follow suit."""
    return bl.Play(7).act("take")


def settled(table):
    """Let the time pass in which the others play, up to the learner's turn or the end."""
    assert table.clock_stands
    last = table.widget.length - 1
    for _ in range(40):
        if table.page.locator(".b-of").first.inner_text() == f"{last} / {last}":
            return
        table.page.clock.run_for(PAUSE)
    raise AssertionError(table.page.locator(".b-of").first.inner_text())


def desk(table):
    return table.page.get_by_role("group", name="Your choice")


def hand(table):
    return table.page.locator('[data-hand="S"] [data-card]')


def test_a_bid_is_pressed(mount):
    table = mount(bl.Play(7), clock_stands=True)
    assert "or pass." in desk(table).inner_text()
    desk(table).locator("[data-request=take]").click()
    settled(table)
    assert table.widget.deal.taker is bl.Seat.SOUTH
    [sent] = table.sent
    assert sent == {"do": "take", "at": 0, "by": sent["by"]}


def test_what_a_bid_means_can_be_asked_first(mount):
    table = mount(bl.Play(7))
    desk(table).locator("[data-why]").nth(1).click()
    assert "You may take 10♦" in table.page.locator(".b-headline").inner_text()
    assert table.sent == []


def test_no_card_is_marked_before_it_is_asked(mount, game):
    table = mount(game)
    assert hand(table).count() == 8
    assert table.page.locator('[data-hand="S"] .b-legal, [data-hand="S"] .b-refused').count() == 0


def test_a_press_plays_a_card(mount, game):
    table = mount(game, clock_stands=True)
    card = game.deal.position.legal_cards[0].code
    table.card(card).click()
    settled(table)
    assert table.page.locator(f'[data-hand="S"] [data-card="{card}"]').count() == 0
    assert card in {played.code for played in game.deal.played}
    assert "Your turn" in table.said()


def test_a_wrong_card_stays_and_its_reason_appears(mount, game):
    table = mount(game)
    position = game.deal.position
    card = next(card for card in position.hand if card not in position.legal_cards)
    table.card(card.code).click()
    verdict = next(v for v in position.explain("en") if v.card == card)
    assert plain(table.page.locator(".b-headline").inner_text()) == verdict.headline
    assert verdict.reason in plain(table.page.locator(".b-panel").inner_text())
    assert table.card(card.code).is_visible()
    assert game.deal.position == position
    assert table.heard(verdict.reason) in table.said()


def test_a_double_click_plays_one_card(mount, game):
    table = mount(game, clock_stands=True)
    played = len(game.deal.played)
    table.card(game.deal.position.legal_cards[0].code).dblclick()
    settled(table)
    mine = [
        action
        for action in game.deal.history[played:]
        if action.seat is bl.Seat.SOUTH and action.card
    ]
    assert len(mine) == 1


def test_two_views_play_one_card(mount, game):
    table = mount(game, views=2, clock_stands=True)
    first, second = (table.page.locator(f"#view{i}") for i in (0, 1))
    card = game.deal.position.legal_cards[0].code
    first.locator(f'[data-card="{card}"]').click()
    settled(table)
    assert len([a for a in table.widget.deal.history if a.seat is bl.Seat.SOUTH and a.card]) == 1
    assert first.locator(".b-desk-asks").inner_text() == second.locator(".b-desk-asks").inner_text()


def test_a_press_that_another_view_came_before_is_told_where_it_was_made(mount, game):
    table = mount(game, views=2, clock_stands=True)
    cards = [card.code for card in game.deal.position.legal_cards]
    press = "([i, card]) => document.querySelector(`#view${i} [data-card='${card}']`).click()"
    both = f"cards => cards.forEach((card, i) => ({press})([i, card]))"
    table.page.evaluate(both, [cards[0], cards[-1]])
    notice = table.page.locator("#view1 .b-desk .b-notice")
    notice.wait_for()
    settled(table)
    mine = [a for a in game.deal.history if a.seat is bl.Seat.SOUTH and a.card]
    assert [action.card.code for action in mine] == [cards[0]]
    # read as long as nothing else is pressed there, while the cards are played on the same table
    assert notice.inner_text() == IllegalActionError("too-late").text("en")
    assert table.page.locator("#view0 .b-notice").count() == 0
    turn = table.page.locator("#view1 .b-desk-asks").inner_text()
    assert turn == table.page.locator("#view0 .b-desk-asks").inner_text()
    # and what is pressed there now is done
    second = game.deal.position.legal_cards[0].code
    table.page.locator(f'#view1 [data-card="{second}"]').click()
    settled(table)
    assert second in {played.code for played in game.deal.played}
    assert notice.count() == 0


def test_may_i_play_this(mount, game):
    table = mount(game, clock_stands=True)
    table.page.get_by_role("button", name="Ask before I play").click()
    assert table.widget.ask_first
    card = game.deal.position.legal_cards[0].code
    table.card(card).click()
    assert "may be played" in table.page.locator(".b-headline").inner_text()
    assert table.sent == []
    table.do("play_it").click()
    settled(table)
    assert card in {played.code for played in game.deal.played}


def test_belote_is_offered_with_its_card(mount):
    game = bl.Play(13).act("take")
    while not game._shown["desk"]["ways"]:
        game.act(game.deal.position.legal_cards[0])
    table = mount(game, clock_stands=True)
    card = next(iter(game._shown["desk"]["ways"]))
    table.card(card).click()
    assert table.sent == []
    table.page.get_by_role("button", name="and say “belote”").click()
    settled(table)
    assert game.deal.words_said == 1


def test_a_whole_deal_by_keyboard_alone(mount, game):
    table = mount(game, clock_stands=True)
    press = table.page.keyboard.press
    for _ in range(8):
        settled(table)
        card = game.deal.position.legal_cards[0].code
        table.card(card).focus()
        press("Enter")
        if table.page.locator(".b-desk-choices [data-request]").count():
            press("Enter")
    settled(table)
    assert game.deal.phase == "scored"
    assert table.page.locator(".b-count-sheet").is_visible()
    table.button("Next deal").focus()
    press("Enter")
    settled(table)
    assert game.deal.phase in {"bidding", "play"}


def test_taking_back(mount, game):
    table = mount(game, clock_stands=True)
    before = game.deal
    table.card(game.deal.position.legal_cards[0].code).click()
    settled(table)
    table.button("Take back").click()
    settled(table)
    assert game.deal == before


def test_without_a_kernel_it_says_so(mount, game):
    table = mount(game, clock_stands=True)
    table.widget._handle_custom_msg = lambda *_: None
    table.card(game.deal.position.legal_cards[0].code).click()
    table.wait_in_vain()
    needs_kernel = game._shown["desk"]["words"]["needs_kernel"]
    assert table.page.locator(".b-notice").inner_text() == needs_kernel == table.said()


def test_an_answer_that_comes_late_is_taken_all_the_same(mount, game):
    table = mount(game, clock_stands=True)
    let_go = table.hold()
    before = len(game.deal.history)
    card = game.deal.position.legal_cards[0].code
    table.card(card).click()
    table.page.clock.run_for(3000)
    unheard = table.page.get_by_text(table.widget._shown["desk"]["words"]["needs_kernel"]).first
    expect(unheard).to_be_visible()
    let_go()
    expect(unheard).not_to_be_visible()
    assert len(table.widget.deal.history) > before
    # the table plays on by itself to the learner's next turn
    for _ in range(20):
        table.page.clock.run_for(700)
    expect(table.page.locator(".b-desk-asks")).to_be_visible()
    expect(table.page.get_by_role("status")).to_contain_text(
        table.heard(table.widget._shown["desk"]["asks"])
    )


def test_the_way_back_to_ones_turn(mount, game):
    table = mount(game, clock_stands=True)
    table.do("first").click()
    table.button("Back to my turn").click()
    settled(table)


@pytest.mark.parametrize(("size", "width"), [("phone", 340), ("wide", 1000), ("projector", 1700)])
def test_it_is_accessible_and_looked_at(mount, size, width):
    game = bl.Play(7).act("take")
    table = mount(game, width=width)
    position = game.deal.position
    wrong = next(card for card in position.hand if card not in position.legal_cards)
    table.card(wrong.code).click()
    for theme in table.in_each_theme():
        table.screenshot(f"play-{theme}-{size}")
        assert table.violations() == [], theme


KEYS = [
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Home",
    "End",
    "Tab",
    "Enter",
    " ",
    "Escape",
    "?",
    "d",
]
TARGETS = ".belote :is(button, summary, .b-face)"


def act(table, chance):
    """Press a key, or click anything on the page."""
    if chance.random() < 0.4:
        return table.page.keyboard.press(chance.choice(KEYS))
    return table.page.evaluate(
        """([targets, place]) => {
            const all = [...document.querySelectorAll(targets)].filter(one => one.checkVisibility());
            all[Math.floor(place * all.length)]?.click?.();
        }""",
        [TARGETS, chance.random()],
    )


@pytest.mark.parametrize("seed", [1, 2])
def test_random_presses_leave_page_and_python_agreed(mount, seed, page):
    chance = random.Random(seed)  # noqa: S311 (a game, not a secret)
    table = mount(bl.Play(seed, target=300), clock_stands=True)
    for number in range(250):
        act(table, chance)
        if number % 10 == 0:
            page.clock.run_for(700)
            step = table.page.evaluate("belote.model.get('step')")
            assert table.widget.step == step
            assert table.page.evaluate("belote.model.get('length')") == table.widget.length
    # nothing was done that the engine would not do: the deal can be played again from its log
    deal = table.widget.deal
    assert deal.at(len(deal.history)) == deal
    # a hand may have been closed on the way, or the step locked: it got on all the same
    assert table.widget._shown["desk"]["turn"] > 1


@pytest.mark.parametrize("seat", "NESW")
def test_the_learners_own_hand_is_nearest_and_nobody_changes_neighbours(mount, seat):
    table = mount(bl.Play(7, seat=seat))
    middle = {
        name: table.page.locator(
            f".b-seat:has([data-hand='{name}'], [data-backs='{name}'])"
        ).evaluate(
            "one => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }"
        )
        for name in "NESW"
    }
    round_ = "NESW"[(("NESW".index(seat) + 2) % 4) :] + "NESW"[: (("NESW".index(seat) + 2) % 4)]
    top, right, bottom, left = round_
    assert bottom == seat
    assert middle[top][1] < middle[right][1] < middle[bottom][1]
    assert middle[left][0] < middle[top][0] < middle[right][0]
