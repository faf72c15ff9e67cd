"""`Drill` in a real browser: cards are chosen and checked, and nothing tells before the answer."""

import random
from datetime import UTC, datetime, timedelta

import pytest
from on_page import CORNER

import belote_learn as bl
from belote_learn.exercises import progress as kept
from belote_learn.exercises.exercise import DrillError

NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def drill():
    return bl.Drill("ruff", seed=7, progress=False)


def desk(table):
    return table.page.get_by_role("group", name="Your answer")


def feedback(table):
    return table.page.locator(".b-quiz")


def answered(table, drill, turn):
    """Wait until the answer to a request has been drawn."""
    table.page.wait_for_function(
        "() => [...document.querySelectorAll('.b-desk')].every(desk => desk.ariaBusy === 'false')"
    )
    assert drill._shown["desk"]["turn"] > turn


def right(drill):
    return [card.code for card in drill.exercise.answer]


def wrong(drill):
    return [card.code for card in drill.exercise.choices if card not in drill.exercise.answer]


def press_card(table, code, root="main"):
    """Press a card at its corner, which is seen also where hands lie on the sides."""
    card = table.page.locator(f'{root} [data-card="{code}"]')
    card.click(position=CORNER)


def test_cards_are_chosen_and_checked(mount, drill):
    table = mount(drill)
    assert "Which of your cards may be played?" in desk(table).inner_text()
    for code in right(drill):
        press_card(table, code)
        assert table.card(code).get_attribute("aria-pressed") == "true"
    assert table.sent == []
    table.button("Check").click()
    answered(table, drill, 0)
    assert drill.feedback.correct
    assert "Right." in feedback(table).inner_text()
    assert "4.6" in feedback(table).inner_text()
    assert "Right." in table.said()
    table.button("Next exercise").click()
    answered(table, drill, 1)
    assert feedback(table).count() == 0
    assert "Which of your cards may be played?" in table.said()


def test_a_card_pressed_again_is_left_out(mount, drill):
    table = mount(drill)
    code = right(drill)[0]
    press_card(table, code)
    press_card(table, code)
    assert table.card(code).get_attribute("aria-pressed") == "false"
    table.button("Check").click()
    assert "Nothing chosen yet." in desk(table).inner_text()
    assert drill.feedback is None


def test_no_card_tells_before_the_answer(mount, drill):
    table = mount(drill)
    marks = table.page.locator(".b-legal, .b-refused, .b-winning")
    assert marks.count() == 0
    table.do("why").click()
    assert table.page.locator(".b-verdict").count() == 0
    press_card(table, wrong(drill)[0])
    table.button("Check").click()
    answered(table, drill, 0)
    assert marks.count() == 0


def test_a_wrong_answer_is_told_why_and_tried_again(mount, drill):
    table = mount(drill)
    both = [right(drill)[0], wrong(drill)[0]]
    for code in both:
        press_card(table, code)
    table.button("Check").click()
    answered(table, drill, 0)
    assert "Not quite." in feedback(table).inner_text()
    assert "may not be played" in feedback(table).inner_text()
    # what was right stays chosen
    pressed = [table.card(code).get_attribute("aria-pressed") for code in both]
    assert pressed == ["true", "false"]
    for code in right(drill)[1:]:
        press_card(table, code)
    table.button("Try again").click()
    answered(table, drill, 1)
    assert drill.feedback.correct
    assert "Right at the first try: 0 of 1" in desk(table).inner_text()


def test_the_answer_is_shown_and_the_table_explains(mount, drill):
    table = mount(drill)
    press_card(table, wrong(drill)[0])
    table.button("Check").click()
    answered(table, drill, 0)
    table.button("Show the answer").click()
    answered(table, drill, 1)
    assert "The answer:" in feedback(table).inner_text()
    code = wrong(drill)[0]
    press_card(table, code)
    assert "may not be played" in table.page.locator(".b-verdict").inner_text()


def test_a_seat_is_pressed(mount):
    drill = bl.Drill("trick-winner", seed=3, progress=False)
    table = mount(drill)
    winner = drill.exercise.answer[0]
    desk(table).locator(f'[data-request="answer:{winner.value}"]').click()
    answered(table, drill, 0)
    assert drill.feedback.correct
    assert table.page.locator(".b-winning").count() > 0


def test_a_number_is_written(mount):
    drill = bl.Drill("points.cards", seed=3, progress=False)
    table = mount(drill)
    field = table.page.get_by_role("textbox", name="Points")
    field.fill(" ")
    table.button("Check").click()
    assert table.said() == "Choose first."
    field.fill("1234567")
    table.button("Check").click()
    refusal = DrillError("answer-number", found="1234567").text("en")
    desk(table).get_by_text(refusal).wait_for()
    assert table.said() == refusal
    assert field.input_value() == "1234567"
    field.fill(str(drill.exercise.answer[0]))
    field.press("Enter")
    answered(table, drill, 0)
    assert drill.feedback.correct


def test_several_bids_are_chosen_together(mount):
    drill = bl.Drill("bidding.second-round", seed=2, progress=False)
    table = mount(drill)
    for choice in drill.exercise.answer:
        code = getattr(choice, "value", choice)
        table.page.locator(f'[data-pick="answer:{code}"]').click()
    table.button("Check").click()
    answered(table, drill, 0)
    assert drill.feedback.correct


def test_a_count_is_asked_and_explained(mount):
    drill = bl.Drill("contract.made", seed=2, progress=False)
    table = mount(drill)
    sheet = table.page.locator(".b-count-sheet")
    assert "took" in sheet.inner_text()
    desk(table).locator(f'[data-request="answer:{drill.exercise.answer[0]}"]').click()
    answered(table, drill, 0)
    table.page.locator('[data-ask="line:0"]').click()
    assert table.page.locator(".b-article").is_visible()


def test_a_double_click_answers_once(mount):
    drill = bl.Drill("trick-winner", seed=3, progress=False)
    table = mount(drill)
    loser = next(seat for seat in drill.exercise.choices if seat not in drill.exercise.answer)
    desk(table).locator(f'[data-request="answer:{loser.value}"]').dblclick()
    answered(table, drill, 0)
    assert table.widget._shown["desk"]["facts"][-1]["text"] == "Right at the first try: 0 of 1"
    assert {message["at"] for message in table.sent} <= {0, 1}


def test_a_double_click_goes_on_once(mount, drill):
    drill.answer(drill.exercise.answer)
    table = mount(drill)
    table.button("Next exercise").dblclick()
    answered(table, drill, 1)
    assert table.widget._shown["desk"]["turn"] == 2


def test_two_views_are_one_exercise(mount, drill):
    table = mount(drill, views=2)
    first, second = (table.page.locator(f"#view{i}") for i in (0, 1))
    for code in right(drill):
        press_card(table, code, "#view0")
    assert second.locator('[data-card][aria-pressed="true"]').count() == 0
    first.get_by_role("button", name="Check").click()
    second.get_by_text("Right.", exact=True).wait_for()
    second.get_by_role("button", name="Next exercise").click()
    answered(table, drill, 1)
    asked = [view.locator(".b-desk-asks").inner_text() for view in (first, second)]
    assert asked[0] == asked[1]
    assert first.locator('[data-card][aria-pressed="true"]').count() == 0


def test_a_drill_by_keyboard_alone(mount, drill):
    table = mount(drill)
    press = table.page.keyboard.press
    for turn in (0, 2):
        for code in right(drill):
            table.card(code).focus()
            press("Enter")
        press("c")
        answered(table, drill, turn)
        assert drill.feedback.correct
        press("n")
        answered(table, drill, turn + 1)
        focus = table.page.evaluate("() => document.activeElement.dataset.focus")
        assert focus == "asks"


def test_the_page_of_articles_begins_a_drill(mount, tmp_path):
    moment = [NOON]
    keeping = kept.Progress(tmp_path, clock=lambda: NOON)
    keeping.record("ruff", "family", "first")
    moment[0] += timedelta(hours=1)
    page = bl.Progress(progress=tmp_path, clock=lambda: moment[0], seed=4)
    table = mount(page)
    assert "1 article is due." in table.page.locator(".b-desk").inner_text()
    row = table.page.locator('.b-drills [data-request="begin:play.ruff"]')
    assert "due now" in row.inner_text()
    row.focus()
    table.page.keyboard.press("Enter")
    answered(table, page, 0)
    assert page.exercise.article == "play.ruff"
    table.button("All exercises").click()
    answered(table, page, 1)
    assert row.is_visible()


def test_trouble_with_the_file_is_told_and_the_drill_goes_on(mount, tmp_path):
    (tmp_path / "taken").write_text("", encoding="utf-8")
    drill = bl.Drill("ruff", seed=7, progress=tmp_path / "taken")
    table = mount(drill)
    for code in right(drill):
        press_card(table, code)
    table.button("Check").click()
    answered(table, drill, 0)
    assert "drills.json" in desk(table).inner_text()
    table.button("Next exercise").click()
    answered(table, drill, 1)


def test_another_language_words_the_same_exercise(mount, drill):
    table = mount(drill)
    exercise = drill.exercise
    table.do("language").select_option("fr")
    table.page.get_by_text("Vérifier").wait_for()
    assert table.widget.exercise == exercise
    assert table.page.locator(".b-desk-asks").inner_text() == exercise.ask("fr")


def test_without_a_kernel_it_says_so(mount, drill):
    table = mount(drill, clock_stands=True)
    table.widget._handle_custom_msg = lambda *_: None
    press_card(table, right(drill)[0])
    table.button("Check").click()
    table.wait_in_vain()
    needs_kernel = drill._shown["desk"]["words"]["needs_kernel"]
    assert table.page.locator(".b-notice").inner_text() == needs_kernel == table.said()


@pytest.mark.parametrize("seed", [1, 2])
def test_300_presses_break_nothing(mount, seed):
    """Whatever is pressed, no error reaches the console and an exercise is there (see `mount`)."""
    chance = random.Random(seed)  # noqa: S311 (a test, not a secret)
    drill = bl.Drill(seed=seed, progress=False)
    table = mount(drill, views=2)
    table.page.evaluate(
        """async (numbers) => {
          for (const number of numbers) {
            const all = [...document.querySelectorAll('main button, main [data-focus]')]
              .filter(one => one.checkVisibility());
            const one = all[number % all.length];
            if (number % 7 === 0) {
              const key = ['c', 'n', 'ArrowLeft', 'ArrowRight', 'Enter', 'Escape', '?', 'End'][number % 8];
              one.focus();
              one.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
            } else one.click();
            if (number % 3 === 0) await new Promise(done => setTimeout(done, 5));
          }
        }""",
        [chance.randrange(10**6) for _ in range(300)],
    )
    assert 0 <= table.widget._right <= drill._asked
    assert table.page.locator(".b-desk").count() == 2
    assert len(table.sent) > 10


CASES = {
    "cards": ("ruff", 5, "found"),
    "cards-wrong": ("discard", 5, "wrong"),
    "winner": ("trick-winner", 3, ""),
    "points": ("points.cards", 3, "wrong"),
    "score": ("contract.made", 2, ""),
    "score-found": ("contract.made", 2, "found"),
    "bids": ("bidding.second-round", 2, "wrong"),
    "word": ("announce.words", 4, "found"),
    "page": (None, 1, ""),
}
SIZES = {"phone": 340, "wide": 1000, "projector": 1700}
LOOKS = [
    (case, theme, size) for case in CASES for theme, size in [("light", "wide"), ("dark", "phone")]
] + [
    (case, theme, size)
    for case in ("cards", "score-found", "page")
    for theme, size in [("light", "phone"), ("dark", "wide"), ("light", "projector")]
]


@pytest.mark.parametrize(("case", "theme", "size"), LOOKS)
def test_it_is_accessible_and_looked_at(mount, tmp_path, case, theme, size):
    article, seed, ending = CASES[case]
    lang = {"phone": "fr", "projector": "pt"}.get(size, "en")
    keeping = kept.Progress(tmp_path, clock=lambda: NOON)
    for name, times in {"ruff": 4, "lead": 1, "undertrump": 2}.items():
        for _ in range(times):
            keeping.record(name, "family", "first")
    drill = bl.Drill(
        article,
        seed=seed,
        level=2,
        progress=tmp_path,
        clock=lambda: NOON + timedelta(hours=2),
        lang=lang,
    )
    if ending:
        drill.answer(drill.exercise.traps[0].answer)
    if ending == "found":
        drill.answer(drill.exercise.answer)
    table = mount(drill, theme=theme, width=SIZES[size])
    table.screenshot(f"drill-{case}-{theme}-{size}")
    assert table.violations() == []
    wide = table.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
