"""`ScoreSheet` and `CompareRules` as Python sees them, and what a front end may and may not do."""

import copy

import pytest

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.packing import unpack
from belote_learn.widgets.compare_rules import MOST_HOUSES

POSITION = bl.Position("H", leader="N", trick="7C 10H AD", hand="9H 8H KS QH", ruleset="reglas")


def ask(widget, **request):
    """Send a request as the front end does; return the answer."""
    widget._handle_custom_msg(request, [])
    return widget._shown["answer"]


@pytest.fixture
def sheet():
    sheet = bl.ScoreSheet()
    sheet.start(dealer="N")
    return sheet


@pytest.fixture
def table():
    return bl.CompareRules(POSITION)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_comes_after_another_view_did_the_same_is_told_so(sheet, lang):
    sheet.lang = lang
    entry = {"do": "add", "deals": 0, "taker": "S", "ns": "100"}
    assert ask(sheet, **entry, by="b-1")["by"] == "b-1"
    answer = ask(sheet, **entry, by="b-2")
    assert (answer["ok"], answer["by"]) == (False, "b-2")
    assert answer["text"] == bl.IllegalActionError("too-late").text(lang)
    assert len(sheet.match.scores) == 1


@pytest.mark.parametrize("do", ["start", "agree", "undo", "again"])
def test_what_a_page_asks_of_a_sheet_that_is_past_it_is_answered(sheet, do):
    if do == "again":
        sheet.write(taker="S", ns=100)
    before = sheet.match
    answer = ask(sheet, do=do, by="b-2", option="tie", value="fail", deals=0)
    assert (answer["ok"], answer["about"], answer["by"]) == (False, "", "b-2")
    assert answer["text"] == bl.IllegalActionError("too-late").text("en")
    assert sheet.match == before


def test_a_column_that_is_gone_cannot_be_taken_away_twice(table):
    table.add(cannot_overtrump="free")
    house = next(str(one["house"]) for one in table._shown["columns"] if one["removable"])
    assert ask(table, do="remove", house=house, by="b-1")["ok"]
    assert ask(table, do="remove", house=house, by="b-2")["ok"] is False


# Agreeing ------------------------------------------------------------------------------------------


def test_what_a_table_agrees_on_makes_the_ruleset():
    sheet = bl.ScoreSheet()
    sheet.agree("clockwise", target=501, capot=250)
    assert sheet.ruleset == bl.ruleset("clockwise").replace(target=501, capot=250)
    sheet.agree("family")
    assert sheet.ruleset == bl.ruleset("family")
    assert sheet.match is None
    sheet.start(dealer="W")
    assert (sheet.match.ruleset, sheet.match.dealer.value) == (bl.ruleset("family"), "W")
    for refused in (sheet.start, sheet.agree):
        with pytest.raises(bl.IllegalActionError):
            refused()


def test_nothing_is_written_before_the_sheet_is_started():
    with pytest.raises(bl.IllegalActionError):
        bl.ScoreSheet().write(taker="N", ns=82)
    with pytest.raises(bl.IllegalActionError):
        bl.ScoreSheet().pass_out()


def test_every_value_of_every_menu_can_be_asked_for():
    sheet = bl.ScoreSheet()
    sheet.agree("ffb")
    for item in sheet._shown["items"]:
        if item["id"] == "contract":
            sheet.agree("family")  # a threshold does not go with points held over
        for value, _ in item["values"]:
            assert ask(sheet, do="agree", option=item["id"], value=value)["ok"]
            assert str(getattr(sheet.ruleset, item["id"])) == value
        sheet.agree("ffb")
    for seat, _ in sheet._shown["dealer"]["values"]:
        assert ask(sheet, do="agree", option="dealer", value=seat)["ok"]
    assert ask(sheet, do="agree", option="target", value=" 750 ")["ok"]
    ask(sheet, do="start")
    assert (sheet.match.target, sheet.match.dealer) == (750, bl.Seat.WEST)


def test_what_a_tie_holds_over_is_forgotten_with_the_tie():
    sheet = bl.ScoreSheet()
    for option, value in [
        ("tie", "litige"),
        ("litige_to", "maker_of_next_contract"),
        ("tie", "fail"),
    ]:
        ask(sheet, do="agree", option=option, value=value)
    assert sheet.ruleset == bl.ruleset("family")


REFUSED = {
    "a target that is no number": ("target", "many"),
    "a target of nothing": ("target", "0"),
    "an empty target": ("target", ""),
    "values that do not go together": ("contract", "threshold"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_agreed_is_refused_in_words(name):
    sheet = bl.ScoreSheet(lang="fr")
    sheet.agree("clockwise")
    option, value = REFUSED[name]
    answer = ask(sheet, do="agree", option=option, value=value)
    assert (answer["ok"], answer["about"]) == (False, option)
    assert sheet.ruleset == bl.ruleset("clockwise")
    sheet.lang = "en"
    assert sheet._shown["answer"]["text"] != answer["text"]


# Writing -------------------------------------------------------------------------------------------


def test_a_match_goes_on_where_it_stands():
    match = bl.Match("clockwise", dealer="N").add(
        bl.score_deal(
            ruleset="clockwise",
            taker="N",
            card_points={"NS": 81, "EW": 81},
            tricks={"NS": 4, "EW": 4},
        )
    )
    sheet = bl.ScoreSheet(match)
    assert (sheet.match, sheet.ruleset) == (match, match.ruleset)
    sheet.write(taker="E", ew=100)
    assert sheet.match.totals == {"NS": 62, "EW": 81 + 100 + 81}
    sheet.undo()
    sheet.undo()
    assert sheet.match == match


def test_something_else_is_no_match():
    with pytest.raises(bl.InvalidStateError):
        bl.ScoreSheet("family")


def test_checking_writes_nothing_and_shows_the_lines(sheet):
    answer = ask(sheet, do="check", taker="N", ns="82", belote="NS1")
    assert answer["ok"]
    assert sheet.match.scores == ()
    why = sheet._shown["whys"][sheet._shown["preview"]]
    assert "North and South said belote, but rebelote never followed" in " ".join(why["texts"])
    ask(sheet, do="add", deals=0, taker="N", ns="82")
    assert sheet._shown["preview"] is None


def test_a_deal_is_written_as_it_was_entered(sheet):
    ask(sheet, do="add", deals=0, taker="S", ew="62", belote="NS2", capot="")
    expected = bl.ScoreSheet(bl.Match(dealer="N"))
    expected.write(taker="S", ns=100, belote="NS")
    assert sheet.match == expected.match
    assert sheet._shown["shows"] == "1:outcome"


def test_an_earlier_page_writes_nothing(sheet):
    """What was pressed twice, or in a view that had not yet seen the last deal."""
    ask(sheet, do="add", deals=0, taker="S", ns="100")
    for stale in (0, 2, True, "1", None, 1.0):
        ask(sheet, do="add", deals=stale, taker="S", ns="100")
        ask(sheet, do="undo", deals=stale)
    assert len(sheet.match.scores) == 1
    ask(sheet, do="undo", deals=1)
    assert sheet.match.scores == ()


def test_no_deal_is_added_to_a_match_that_is_over():
    sheet = bl.ScoreSheet(bl.Match(target=100))
    sheet.write(taker="N", ns=120)
    answer = ask(sheet, do="add", deals=1, taker="N", ns="100")
    assert not answer["ok"]
    assert len(sheet.match.scores) == 1
    with pytest.raises(bl.IllegalActionError):
        sheet.pass_out()


def test_the_checklist_comes_back_only_before_the_first_deal(sheet):
    ask(sheet, do="add", deals=0, taker="passed")
    ask(sheet, do="again")
    assert sheet.match is not None
    ask(sheet, do="undo", deals=1)
    ask(sheet, do="again")
    assert sheet.match is None
    given = bl.ScoreSheet(bl.Match())
    ask(given, do="again")
    assert given.match is not None


# Comparing -----------------------------------------------------------------------------------------


def test_house_rules_from_python():
    free = bl.ruleset("family").replace(cannot_overtrump="free")
    house = [free, {"trump_led_must_beat": "never"}]
    table = bl.CompareRules(POSITION, house=house)
    assert table.houses == (free, bl.ruleset("reglas").replace(trump_led_must_beat="never"))
    table.add(base="ffb", trump_led_must_beat="never")
    assert len(table._shown["columns"]) == 7
    table.add(base="ffb", trump_led_must_beat="never")
    table.remove(free)
    table.remove(free)
    assert len(table._shown["columns"]) == 6
    assert bl.CompareRules(POSITION, house=free).houses == (free,)


@pytest.mark.parametrize(
    ("house", "error"),
    [
        ({"tie": "draw"}, bl.RuleSetError),
        ({"luck": "good"}, bl.RuleSetError),
        ({"tie": "litige"}, bl.RuleSetError),
        (["family"], bl.InvalidStateError),
    ],
    ids=str,
)
def test_what_is_no_house_rule_is_refused(house, error):
    with pytest.raises(error):
        bl.CompareRules(POSITION, house=house)


def test_there_is_room_for_a_few_house_rules(table):
    menu = table._shown["form"]["options"][1]
    values = [value for value, _ in menu["values"]]
    for base, value in [("0", values[1]), ("0", values[2]), ("0", values[3]), ("2", values[0])]:
        assert ask(table, do="add", base=base, option=menu["id"], value=value)["ok"]
    assert len(table.houses) == MOST_HOUSES
    answer = ask(table, do="add", base="2", option=menu["id"], value=values[3])
    assert (answer["ok"], answer["about"]) == (False, "form")
    with pytest.raises(bl.RuleSetError):
        table.add(trump_led_must_beat="never")
    assert len(table.houses) == MOST_HOUSES


def test_a_house_rule_may_start_from_another(table):
    ask(table, do="add", base="0", option="cannot_overtrump", value="free")
    ask(table, do="add", base="4", option="trump_led_must_beat", value="never")
    assert table.houses[1].changes == {"cannot_overtrump": "free", "trump_led_must_beat": "never"}
    assert ask(table, do="remove", house="1")["ok"]
    assert len(table.houses) == 1


# Both ----------------------------------------------------------------------------------------------

NONSENSE = [
    {},
    {"do": None},
    {"do": 3},
    {"do": "set_state"},
    {"do": "_hear"},
    {"do": "agree", "option": "tie", "value": "litige"},
    {"do": "add", "base": 0, "option": "tie", "value": "litige"},
    {"do": "add", "base": "9", "option": "cannot_overtrump", "value": "free"},
    {"do": "add", "base": "0", "option": "direction", "value": "clockwise"},
    {"do": "add", "base": "0", "option": "cannot_overtrump", "value": "never"},
    {"do": "add", "base": ["0"], "option": {}, "value": None},
    {"do": "remove", "house": "0"},
    {"do": "remove", "house": "1"},
    {"do": "remove"},
]


@pytest.mark.parametrize("request_", NONSENSE, ids=str)
def test_what_no_button_asks_changes_nothing(table, sheet, request_):
    for widget in (table, sheet):
        before = copy.deepcopy(widget.get_state())
        widget._handle_custom_msg(request_, [])
        assert widget.get_state() == before


@pytest.mark.parametrize("nonsense", [None, [], "add", 3, ["do"]])
def test_what_is_no_request_changes_nothing(table, sheet, nonsense):
    for widget in (table, sheet):
        before = copy.deepcopy(widget.get_state())
        widget._handle_custom_msg(nonsense, [])
        assert widget.get_state() == before


FORGED = [{"_view": {}}, {"_esm": "alert(1)"}, {"lang": "xx"}, {"houses": []}, {"match": None}]


@pytest.mark.parametrize("forged", FORGED, ids=str)
def test_a_forged_state_changes_nothing(table, sheet, forged):
    for widget in (table, sheet):
        before = copy.deepcopy(widget.get_state())
        widget.set_state(forged)
        assert widget.get_state() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_rewords_everything_the_answer_too(table, sheet, lang):
    ask(table, do="add", base="0", option="cannot_overtrump", value="free")
    ask(sheet, do="add", deals=0, taker="N", ns="163")
    for widget in (table, sheet):
        english = widget._shown["answer"]
        widget.lang = lang
        assert unpack(widget._view)["lang"] == lang
        assert (widget._shown["answer"]["text"] == english["text"]) == (lang == "en")
        assert widget._shown["answer"]["number"] == english["number"]


def test_the_same_answer_twice_is_seen_twice(sheet):
    first = ask(sheet, do="check", taker="N", ns="163")
    again = ask(sheet, do="check", taker="N", ns="163")
    assert (first["text"], first["number"] + 1) == (again["text"], again["number"])


def test_the_picture_is_the_same_each_time(table, sheet):
    for one, other in [(table, bl.CompareRules(POSITION)), (bl.ScoreSheet(), bl.ScoreSheet())]:
        assert repr(one) == repr(other)
        assert "0x" not in repr(one)
    sheet.write(taker="N", ns=100)
    assert "N–S made it" in repr(sheet)


def test_both_carry_their_own_front_end(table, sheet):
    for widget in (table, sheet):
        assert "export" in str(widget._esm)
        assert ".b-sheet" in str(widget._css)
        assert len(str(widget._esm) + str(widget._css)) < 60_000
