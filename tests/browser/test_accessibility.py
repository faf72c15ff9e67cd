"""axe-core in both themes and at every width; contrast and reflow; pictures to look at."""

import pytest
from house_deal import house_deal
from on_page import CORNER

import belote_learn as bl

# cards whose corner is another's
COVERED = """nodes => nodes.filter(node => {
  const box = node.getBoundingClientRect();
  return [[3, 3], [box.width * 0.26, box.height * 0.4]].some(([x, y]) => {
    const top = document.elementFromPoint(box.left + x, box.top + y);
    return top?.closest('[data-card]') !== node;
  });
}).map(node => node.dataset.card)"""
WIDTHS = {"phone": 320, "small": 360, "wide": 1000, "projector": 1600}


@pytest.mark.parametrize("size", WIDTHS)
@pytest.mark.parametrize("moment", ["trick", "position"])
def test_axe_finds_nothing(mount, request, size, moment):
    widget = bl.TrickStepper(request.getfixturevalue(moment), step=2)
    table = mount(widget, width=WIDTHS[size])
    for theme in table.in_each_theme():
        assert table.violations() == [], theme
    table.card("KS").click(position=CORNER)
    table.page.locator('[data-do="all"]').click()
    for summary in table.page.locator("summary").all():
        summary.click()
    for theme in table.in_each_theme():
        table.screenshot(f"{moment}-{theme}-{size}")
        assert table.violations() == [], theme


def closed_with_a_word(table):
    table.display("hands").select_option("S")
    words = [i for i, frame in enumerate(table.widget._shown["frames"]) if frame["said"]]
    return words[-1]


REPLAY_MOMENTS = {
    "packet": lambda table: table.frames("packet")[5],
    "bid": lambda table: table.frames("bid")[-1],
    "word": closed_with_a_word,
    "total": lambda table: table.frames("total")[0],
}


@pytest.mark.parametrize("size", ["phone", "wide", "projector"])
@pytest.mark.parametrize("moment", REPLAY_MOMENTS)
def test_axe_finds_nothing_in_a_replay(mount, deal, size, moment):
    table = mount(bl.Replay(deal), width=WIDTHS[size])
    table.widget.step = REPLAY_MOMENTS[moment](table)
    table.push()
    table.do("why").click()
    for summary in table.page.locator("summary").all():
        summary.click()
    table.page.locator("body").hover(position={"x": 1, "y": 1})
    for theme in table.in_each_theme():
        table.screenshot(f"replay-{moment}-{theme}-{size}")
        assert table.violations() == [], theme
    if moment == "bid":
        table.display("four_colours").click()
        for theme in table.in_each_theme():
            assert table.violations() == [], theme


def guessed(table):
    """A wrong card checked: its reason, and the choice of a number later."""
    table.display("letters")
    table.do("predict").select_option("legal")
    table.show(table.frames("play")[2])
    table.page.locator(".b-turn [data-card]").nth(1).click(position=CORNER)
    table.do("check").click()


def answered(table):
    guessed(table)
    table.do("reveal").click()


def winner(table):
    table.do("predict").select_option("winner")
    table.show(table.frames("trick")[1])
    table.page.locator("[data-seat]").nth(1).click()
    table.do("check").click()


def points(table):
    table.do("predict").select_option("points")
    table.show(table.frames("trick")[1])
    table.do("guess").fill("1")
    table.do("check").click()


def house(table):
    table.show(table.frames("bid")[-1])
    table.do("rules").click()
    table.page.locator("summary").first.click()


CHOICES = {
    "guessed": guessed,
    "answered": answered,
    "winner": winner,
    "points": points,
    "house": house,
}


@pytest.mark.parametrize("size", ["phone", "wide", "projector"])
@pytest.mark.parametrize("state", CHOICES)
def test_axe_finds_nothing_in_questions_and_rules(mount, size, state):
    table = mount(bl.Replay(house_deal(), ruleset="reglas"), width=WIDTHS[size])
    CHOICES[state](table)
    table.page.locator("body").hover(position={"x": 1, "y": 1})
    for theme in table.in_each_theme():
        table.screenshot(f"{state}-{theme}-{size}")
        assert table.violations() == [], theme
    assert table.overhang() <= 0


@pytest.mark.parametrize("lang", ["pt", "fr"])
def test_no_step_of_a_replay_is_wider_than_the_page(mount, deal, lang):
    table = mount(bl.Replay(deal, lang=lang))
    for width in table.on_each([280, 320, 500, 560, 740, 1600]):
        widest = table.page.evaluate(
            """steps => Math.max(...[...Array(steps).keys()].map(step => {
                belote.model.set('step', step);
                return document.documentElement.scrollWidth;
            }))""",
            table.widget.length,
        )
        assert widest <= width


def test_nothing_is_wider_than_the_page(mount, trick):
    table = mount(bl.TrickStepper(trick, lang="fr", step=3))
    for width in table.on_each([280, 320, 360, 500, 740, 1600]):
        assert table.overhang() <= 0, width


def test_every_index_can_be_seen_and_touched(mount, trick):
    """The corner of each card is its own: neither covered by a neighbour nor too small."""
    table = mount(bl.TrickStepper(trick, step=2))
    for width in table.on_each([320, 360, 1000]):
        assert table.page.locator("[data-card]").evaluate_all(COVERED) == [], width


def test_the_table_reads_without_colour_words(mount, trick):
    """Names a screen reader meets: the widget, hands with their cards, the trick."""
    table = mount(bl.TrickStepper(trick, step=2))
    view = table.widget._shown
    assert table.page.get_by_role("group", name=view["title"], exact=True).count() == 1
    south = table.page.get_by_role(
        "group", name=f"{view['seats']['S']}, {view['frames'][2]['tags']['S'][0]}"
    )
    assert south.get_by_role("button").count() == 8
    note = view["frames"][2]["trick"][1]["note"]
    name = f"{view['cards']['9H']['name']}, {note}"
    assert (
        table.page.get_by_role("group", name=view["ui"]["trick"])
        .get_by_role("button", name=name)
        .count()
        == 1
    )
