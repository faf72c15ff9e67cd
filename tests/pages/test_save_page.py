"""What `save_page` writes, read as a file."""

import json
import re

import pytest
import repository

import belote_learn as bl
from belote_learn.errors import InvalidStateError, LanguageError
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.packing import pack

DEAL = bl.example("first-deal")
LOADS = re.compile(r"""(?:src|href)=["'](?!#)|@import|url\(""")


def saved_in(page):
    """What the page has to show, as its script reads it."""
    return json.loads(re.search(r'id="belote-saved">(.*?)</script>', page.read_text("utf-8"))[1])


@pytest.fixture
def page(tmp_path):
    return tmp_path / "page.html"


def test_it_gives_back_the_file_it_wrote(page):
    assert bl.save_page(str(page), bl.Replay(DEAL)) == page
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_widgets_of_a_kind_share_one_copy_of_their_code(page):
    tables = [bl.TrickStepper(trick) for trick in DEAL.tricks]
    text = bl.save_page(page, bl.Replay(DEAL), *tables).read_text("utf-8")
    saved = saved_in(page)
    assert len(saved["models"]) == 9
    assert len(saved["codes"]) == 1
    assert text.count(".b-unseen") == 1


def test_one_widget_named_twice_is_one_model_with_two_views(page):
    table = bl.Replay(DEAL)
    text = bl.save_page(page, table, table).read_text("utf-8")
    assert len(saved_in(page)["models"]) == 1
    assert text.count('data-widget="w0"') == 2


def test_every_language_is_on_it_once(page):
    table = bl.Replay(DEAL, lang="pt", step=7)
    bl.save_page(page, table)
    [model] = saved_in(page)["models"].values()
    assert (model["state"]["lang"], model["state"]["step"]) == ("pt", 7)
    assert model["state"]["_view"] == pack(table._shown)
    assert model["languages"].keys() == {"en", "fr"}
    assert model["languages"]["fr"]["_view"] == pack(bl.Replay(DEAL, lang="fr")._shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_opens_in_the_language_asked_for_and_leaves_the_widget_as_it_is(page, lang):
    table = bl.Replay(DEAL, lang="en")
    text = bl.save_page(page, table, lang=lang).read_text("utf-8")
    assert f'<html lang="{lang}">' in text
    assert f"<title>{bl.Replay(DEAL, lang=lang)._shown['title']}</title>" in text
    [model] = saved_in(page)["models"].values()
    assert model["state"]["lang"] == lang
    assert table.lang == "en"


@pytest.fixture
def course():
    bl.set_course_address("https://school.example/lab/tree/{notebook}?{query}")
    yield
    bl.set_course_address(None)


@pytest.mark.usefixtures("course")
@pytest.mark.parametrize("lang", [None, "en", "fr"])
def test_the_link_of_the_code_opens_in_the_language_of_the_page(page, lang):
    bl.save_page(page, bl.Replay(bl.Deal.new(seed=7, dealer="N"), lang="pt"), lang=lang)
    [model] = saved_in(page)["models"].values()
    opens = lang or "pt"
    state = {opens: model["state"], **model["languages"]}
    assert state.keys() == {*LANGUAGES}
    for one, traits in state.items():
        query = "deal=AAAAAAAHQ" if one == "en" else f"deal=AAAAAAAHQ&lang={one}"
        assert traits["_code_shown"]["link"].endswith(f"?{query}")


def test_a_code_that_is_the_same_in_all_languages_is_on_the_page_once(page):
    bl.save_page(page, bl.Replay(bl.Deal.new(seed=7, dealer="N")))
    [model] = saved_in(page)["models"].values()
    assert model["state"]["_code_shown"]["code"] == "AAA AAA AHQ"
    assert [traits.keys() for traits in model["languages"].values()] == [{"_view"}, {"_view"}]


def test_a_title_is_a_text_and_not_markup(page):
    text = bl.save_page(page, bl.Replay(DEAL), title="</title><b>$style").read_text("utf-8")
    assert "<title>&lt;/title&gt;&lt;b&gt;$style</title>" in text
    assert "<h1>&lt;/title&gt;&lt;b&gt;$style</h1>" in text


def test_where_no_script_runs_there_is_the_picture(page):
    table = bl.TrickStepper(DEAL.tricks[0], step=2)
    assert f"<pre>{table!r}</pre>" in bl.save_page(page, table).read_text("utf-8")


def test_it_loads_nothing_and_may_not(page):
    text = bl.save_page(page, bl.Replay(DEAL)).read_text("utf-8")
    assert "default-src 'none'" in text
    markup = re.sub(
        r"(<script[^>]*>|<style>).*?(</script>|</style>)", r"\1\2", text, flags=re.DOTALL
    )
    assert not LOADS.search(markup)


def test_the_end_of_a_script_cannot_be_smuggled_in(page):
    table = bl.Replay(DEAL)
    table._shown = table._shown | {"title": "</script><b>"}
    text = bl.save_page(page, table).read_text("utf-8")
    assert text.count("</script>") == 2


def test_one_page_is_the_same_bytes_each_time(page):
    first = bl.save_page(page, bl.Replay(DEAL)).read_bytes()
    assert bl.save_page(page, bl.Replay(DEAL)).read_bytes() == first


@pytest.mark.parametrize(
    ("widgets", "options", "error"),
    [
        pytest.param([], {}, InvalidStateError, id="no widget"),
        pytest.param([DEAL], {}, InvalidStateError, id="a deal instead of its table"),
        pytest.param([bl.Replay(DEAL)], {"lang": "de"}, LanguageError, id="unknown language"),
    ],
)
def test_what_cannot_be_shown_is_refused_and_nothing_is_written(page, widgets, options, error):
    with pytest.raises(error):
        bl.save_page(page, *widgets, **options)
    assert not page.exists()


def test_the_words_of_its_refusals(page):
    with pytest.raises(InvalidStateError, match="at least one widget"):
        bl.save_page(page)
    with pytest.raises(InvalidStateError, match="BeloteWidget is expected here"):
        bl.save_page(page, "a text")


def test_the_code_of_the_page_can_stand_in_a_page():
    static = repository.ROOT / "belote_learn" / "widgets" / "static"
    for file in static.iterdir():
        text = file.read_text("utf-8")
        assert not re.search(r"</(script|style)|<!--", text), file
