"""`DealByCode` and `SetByCode` as Python sees them, and what a page may and may not ask of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.messages.catalogue import say
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.bots import let_bots_act
from belote_learn.play.deal_code import ALPHABET, LENGTH
from belote_learn.view.code_view import WAYS

DEAL, SET = "AAAAAAAHQ", "AEBAAAAHM"
OTHER = bl.Deal.new(seed=11, dealer="E", ruleset="ffb").code
KINDS = {"deal": (bl.DealByCode, DEAL), "set": (bl.SetByCode, SET)}

WRONG = {
    "too short": ("AAAAAAAH", "code-length"),
    "too long": ("AAAAAAAHQQ", "code-length"),
    "a letter there is none of": ("AAAAAAAOQ", "code-letter"),
    "a slip": ("AAAAAAAHR", "code-check"),
    "two that changed places": ("AAAAAAAQH", "code-check"),
    "the code of a set": (SET, "code-of-set"),
    "a link to a set": (f"https://hub.example/set.ipynb?set={SET}", "code-of-set"),
    "nothing": (" \n", "code-empty"),
}


def ask(widget, **request):
    """Send a request as the front end does; return the answer."""
    field = widget.children[0]
    field._handle_custom_msg(request, [])
    return field._shown["answer"]


@pytest.fixture
def deal():
    return bl.DealByCode(DEAL)


def words(error, lang, **facts):
    return bl.NotationError(error, **facts).text(lang)


# Opening -------------------------------------------------------------------------------------------


def test_an_empty_field_has_nothing_open():
    field = bl.DealByCode()
    assert (field.code, field.way, field.table, len(field.children)) == ("", "replay", None, 1)
    assert repr(field) == "Open a deal by its code\nNo code has been entered yet."


def test_a_deal_is_watched_as_four_bots_play_it(deal):
    table = deal.table
    assert isinstance(table, bl.Replay)
    assert table._deal == let_bots_act(bl.Deal.from_code(DEAL))
    assert deal.children == (deal.children[0], table)


def test_a_deal_is_played():
    field = bl.DealByCode(DEAL, way="play", lang="pt")
    assert isinstance(field.table, bl.Play)
    assert (field.table.deal.code, field.table.lang) == (DEAL, "pt")


def test_a_deal_that_nobody_takes_is_shown_too():
    deals = (bl.Deal.new(seed=seed, dealer="N") for seed in range(500))
    passed = next(deal for deal in deals if let_bots_act(deal).phase == "passed-out")
    assert bl.DealByCode(passed.code).table.length > 10


def test_a_set_is_shown_one_by_one_or_as_a_sheet_without_its_answers():
    field = bl.SetByCode(SET)
    assert isinstance(field.table, bl.Classroom)
    field.enter(SET, way="sheet")
    assert isinstance(field.table, bl.Worksheet)
    assert (field.table.code, field.table.answers, field.way) == (SET, False, "sheet")
    field.enter(SET)
    assert isinstance(field.table, bl.Worksheet)


@pytest.mark.parametrize(
    "typed", ["aaa-aaa-ahq", " AAA AAA AHQ", f"https://x.example/?deal={DEAL}"]
)
def test_a_code_is_read_as_it_is_typed(typed):
    field = bl.DealByCode()
    assert ask(field, do="open", code=typed, way="replay")["ok"]
    assert field.code == DEAL


def test_what_was_open_gives_way_and_is_closed(deal):
    before = deal.table
    deal.enter(OTHER)
    assert (deal.code, deal.table.ruleset.id) == (OTHER, "ffb")
    assert before.comm is None
    before.lang = "fr"
    assert deal.lang == "en"


@pytest.mark.parametrize("way", ["class", "", 7])
def test_a_way_there_is_none_of_is_refused(deal, way):
    with pytest.raises(bl.InvalidStateError, match="replay, play"):
        deal.enter(OTHER, way=way)
    assert deal.code == DEAL


@pytest.mark.parametrize("code", [7, None, b"AAAAAAAHQ"])
def test_a_code_is_a_text(deal, code):
    with pytest.raises(bl.InvalidStateError, match="str is expected"):
        deal.enter(code)


# What is wrong -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "error"), WRONG.values(), ids=WRONG)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_code_is_told_exactly_and_nothing_is_lost(typed, error, lang):
    deal = bl.DealByCode(DEAL, lang=lang)
    deal.table.step = 9
    table = deal.table
    answer = ask(deal, do="open", code=typed, way="play")
    assert not answer["ok"]
    with pytest.raises(bl.NotationError) as refused:
        bl.Deal.from_code(typed)
    if "://" in typed or error == "code-empty":
        assert answer["text"] == words(error, lang, found=SET)
    else:
        assert refused.value.message_id == error
        assert answer["text"] == refused.value.text(lang)
    assert (deal.code, deal.way, deal.table, deal.table.step) == (DEAL, "replay", table, 9)


def test_python_is_told_by_the_error_itself(deal):
    with pytest.raises(bl.NotationError) as refused:
        deal.enter(SET)
    assert refused.value.message_id == "code-of-set"
    assert deal.code == DEAL


def test_the_message_follows_the_language(deal):
    ask(deal, do="open", code="AAAAAAAHR", way="replay")
    deal.lang = "fr"
    assert deal.children[0]._shown["answer"]["text"] == words("code-check", "fr", found="AAAAAAAHR")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("length", [41, 1999, 2001, 100_000])
def test_a_long_text_is_judged_whole_and_quoted_in_part(kind, length):
    widget, code = KINDS[kind]
    error = "code-length" if kind == "deal" else "set-code-length"
    answer = ask(widget(code), do="open", code="x" * length, way=WAYS[kind][0])
    assert answer["text"] == words(error, "en", found="x" * 40 + "…", count=length)


def test_a_wrong_character_far_behind_is_told_where_it_is(deal):
    answer = ask(deal, do="open", code="x" * 2999 + "!", way="play")
    assert answer["text"] == words(
        "code-letter", "en", found="x" * 40 + "…", column=3000, other="!"
    )


@pytest.mark.parametrize("typed", ["\ud83c", "AAAA\udcf0", "\udca1" * 50])
def test_half_a_character_is_told_by_a_text_that_can_be_sent(deal, typed):
    answer = ask(deal, do="open", code=typed, way="play")
    assert not answer["ok"]
    assert "\N{REPLACEMENT CHARACTER}" in answer["text"]
    assert answer["text"].encode()
    with pytest.raises(bl.NotationError) as refused:
        deal.enter(typed)
    assert refused.value.text().encode()


@given(st.text(alphabet=ALPHABET + "01oi- é♥&?=", max_size=LENGTH + 3))
def test_whatever_is_typed_opens_a_deal_or_says_why_not(typed):
    field = bl.DealByCode()
    answer = ask(field, do="open", code=typed, way="play")
    assert answer["ok"] == bool(field.code) == (field.table is not None)
    assert answer["text"]


# Language ------------------------------------------------------------------------------------------


def test_field_and_table_speak_one_language(deal):
    deal.table.lang = "pt"
    assert deal.lang == "pt"
    assert deal.children[0]._shown["title"] == say("by-code.title.deal", "pt")
    deal.lang = "fr"
    assert deal.table.lang == "fr"
    deal.enter(OTHER)
    assert deal.table.lang == "fr"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there(kind, lang):
    widget, code = KINDS[kind]
    shown = widget(code, lang=lang).children[0]._shown
    assert code in shown["answer"]["text"]
    assert all(text for _, text in shown["ways"])
    assert all(shown["ui"].values())


def test_a_notebook_without_widgets_reads_the_whole_table(deal):
    shown, beside = deal._repr_mimebundle_()
    assert shown["text/plain"] == f"{deal.children[0]!r}\n{deal.table!r}"
    view = shown["application/vnd.jupyter.widget-view+json"]
    assert (view["model_id"], beside) == (deal.model_id, {})


# The address of the page ---------------------------------------------------------------------------


def test_the_address_opens_a_deal_in_its_language_and_way():
    field = bl.DealByCode()
    assert ask(field, do="address", code=DEAL, lang="pt", way="play")["ok"]
    assert (field.code, field.lang) == (DEAL, "pt")
    assert isinstance(field.table, bl.Play)


def test_an_address_may_name_a_language_alone():
    field = bl.DealByCode()
    assert ask(field, do="address", code="", lang="fr") is None
    assert (field.lang, field.code) == ("fr", "")


def test_an_unknown_language_or_way_of_an_address_is_passed_over():
    field = bl.SetByCode()
    assert ask(field, do="address", code=SET, lang="xx", way="replay")["ok"]
    assert (field.lang, field.way) == ("en", "class")


def test_a_bad_code_in_the_address_is_told():
    answer = ask(bl.DealByCode(), do="address", code="AAAAAAAHR", lang="pt")
    assert answer["text"] == words("code-check", "pt", found="AAAAAAAHR")


def test_what_python_gave_or_the_learner_typed_stays(deal):
    ask(deal, do="address", code=OTHER, lang="fr")
    assert (deal.code, deal.lang) == (DEAL, "en")
    field = bl.DealByCode()
    ask(field, do="address", code="AAAAAAAHR")
    ask(field, do="address", code=OTHER)
    assert field.code == ""


# Distrust ------------------------------------------------------------------------------------------

FORGED = {
    "no text": 7,
    "no request": {"code": OTHER},
    "something else": {"do": "enter", "code": OTHER, "way": "play"},
    "no way": {"do": "open", "code": OTHER},
    "another kind's way": {"do": "open", "code": OTHER, "way": "sheet"},
    "a way that is no text": {"do": "open", "code": OTHER, "way": ["play"]},
}


@pytest.mark.parametrize("request_", FORGED.values(), ids=FORGED)
def test_what_no_page_of_ours_sends_changes_nothing(deal, request_):
    before = dict(deal.children[0]._shown)
    deal.children[0]._handle_custom_msg(request_, [])
    assert (deal.code, deal.way, deal.children[0]._shown) == (DEAL, "replay", before)


def test_a_state_that_is_sent_changes_the_language_alone(deal):
    field = deal.children[0]
    view = field._view
    field.set_state({"_view": {}, "code": OTHER, "way": "play", "lang": "pt"})
    assert (field.code, field.way, field.lang) == (DEAL, "replay", "pt")
    assert field._view != {}
    assert field._view != view
