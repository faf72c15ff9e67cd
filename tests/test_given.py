"""One rule for every number, every word out of a few and every truth that a caller gives."""

from __future__ import annotations

import inspect
import re

import pytest

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES, resolve
from belote_learn.widgets._traits import Choice, WholeNumber, YesNo

DEAL = bl.example("first-deal")
TRICK = DEAL.tricks[2]
POSITION = bl.Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
COUNT = {"taker": "N", "card_points": {"NS": 82, "EW": 80}, "tricks": {"NS": 5, "EW": 3}}
SCORE = bl.score_deal(**COUNT)


def started() -> bl.ScoreSheet:
    sheet = bl.ScoreSheet()
    sheet.start(dealer="N")
    return sheet


def taken() -> bl.CompareRules:
    return bl.CompareRules(POSITION)


#: Every number that a public function, method or widget takes, by what takes it.
NUMBERS = {
    "Seat.after(turns)": lambda n: bl.Seat.NORTH.after(n, bl.Direction.CLOCKWISE),
    "Position.seat_of(place)": POSITION.seat_of,
    "Trick.position_at(place)": TRICK.position_at,
    "Deal.new(seed)": bl.Deal.new,
    "Deal.at(count)": DEAL.at,
    "score_deal(card_points)": lambda n: bl.score_deal(
        **COUNT | {"card_points": {"NS": n, "EW": 161}}
    ),
    "score_deal(tricks)": lambda n: bl.score_deal(**COUNT | {"tricks": {"NS": n, "EW": 7}}),
    "score_deal(words)": lambda n: bl.score_deal(**COUNT, belote="NS", words=n),
    "score_deal(held_over)": lambda n: bl.score_deal(**COUNT, ruleset="clockwise", held_over=n),
    "RuleSet.replace(options)": lambda n: bl.ruleset("family").replace(target=n),
    "Match(target)": lambda n: bl.Match(target=n),
    "Match.next_deal(seed)": bl.Match().next_deal,
    "check_score(ns)": lambda n: bl.check_score(SCORE, ns=n),
    "check_score(ew)": lambda n: bl.check_score(SCORE, ew=n),
    "QuestionSet.new(seed)": bl.QuestionSet.new,
    "QuestionSet.new(level)": lambda n: bl.QuestionSet.new(level=n),
    "QuestionSet.new(count)": lambda n: bl.QuestionSet.new(count=n),
    "Classroom(seed)": lambda n: bl.Classroom(seed=n),
    "Classroom(level)": lambda n: bl.Classroom(level=n),
    "Classroom(count)": lambda n: bl.Classroom(count=n),
    "Classroom.vote(count)": lambda n: asked().vote("JH", n),
    "Classroom.set_votes(count)": lambda n: asked().set_votes("JH", n),
    "Classroom.go(number)": lambda n: asked().go(n),
    "Play(seed)": bl.Play,
    "Play(target)": lambda n: bl.Play(target=n),
    "Drill(seed)": lambda n: bl.Drill(seed=n, progress=False),
    "Drill(level)": lambda n: bl.Drill(level=n, progress=False),
    "Progress(seed)": lambda n: bl.Progress(seed=n, progress=False),
    "BiddingTrainer(seed)": bl.BiddingTrainer,
    "BiddingTrainer(deals)": lambda n: bl.BiddingTrainer(deals=n),
    "Replay(step)": lambda n: bl.Replay(DEAL, step=n),
    "TrickStepper(step)": lambda n: bl.TrickStepper(TRICK, step=n),
    "ScoreSheet.agree(options)": lambda n: bl.ScoreSheet().agree(target=n),
    "ScoreSheet.write(ns)": lambda n: started().write(taker="S", ns=n),
    "ScoreSheet.write(ew)": lambda n: started().write(taker="S", ew=n),
    "ScoreSheet.write(words)": lambda n: started().write(taker="S", ns=90, belote="NS", words=n),
    "CompareRules.add(options)": lambda n: taken().add(target=n),
    "Worksheet(seed)": lambda n: bl.Worksheet(seed=n),
    "Worksheet(level)": lambda n: bl.Worksheet(level=n),
    "Worksheet(count)": lambda n: bl.Worksheet(count=n),
}
#: Values that a function of the package makes, whose own class trusts it.
MADE = {"RuleSet", "QuestionSet", "DealScore"}


def asked() -> bl.Classroom:
    return bl.Classroom([POSITION])


def callables():
    """Yield the public functions, classes and methods, with the name that `NUMBERS` has."""
    for name in bl.__all__:
        value = getattr(bl, name)
        if not callable(value) or (inspect.isclass(value) and issubclass(value, Exception)):
            continue
        if name not in MADE:
            yield name, value
        if inspect.isclass(value):
            for method, plain in vars(value).items():
                if not method.startswith("_") and callable(getattr(value, method)):
                    yield f"{name}.{method}", getattr(plain, "__func__", plain)


def test_every_number_of_the_public_functions_is_tried():
    found = {
        f"{name}({parameter.name})"
        for name, value in callables()
        for parameter in inspect.signature(value).parameters.values()
        if re.search(r"\bint\b", str(parameter.annotation))
    }
    assert found == set(NUMBERS)


@pytest.mark.parametrize("wrong", [True, False, 1.0, "1", float("nan")], ids=repr)
@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_is_a_whole_number_and_nothing_that_counts_as_one(name, wrong):
    with pytest.raises(bl.BeloteError) as caught:
        NUMBERS[name](wrong)
    for lang in LANGUAGES:
        text = caught.value.text(lang)
        assert str(wrong) in text
        assert "Team." not in text


def option_of_a_few(option):
    return lambda value: bl.ruleset("family").replace(**{option: value})


@pytest.mark.parametrize("option", ["belote_first_word", "fail_points", "capot"])
def test_a_house_rule_that_is_a_number_is_a_whole_number(option):
    value = getattr(bl.ruleset("family"), option)
    for wrong in (float(value), str(value)):
        with pytest.raises(bl.RuleSetError, match=rf"“{wrong}”"):
            bl.ruleset("family").replace(**{option: wrong})


def traits_of(kind):
    """Yield the widgets' traits of a kind, as a widget and a name."""
    makers = (
        lambda: bl.Replay(DEAL),
        lambda: bl.TrickStepper(TRICK),
        asked,
        bl.Play,
        bl.BiddingTrainer,
        lambda: bl.Drill("ruff", progress=False),
        lambda: bl.Worksheet([POSITION]),
        taken,
        bl.ScoreSheet,
    )
    for make in makers:
        for name, trait in type(make()).class_traits().items():
            if isinstance(trait, kind):
                yield make, name, trait


@pytest.mark.parametrize("wrong", [True, 1.0, 2.5], ids=repr)
def test_a_number_that_is_set_is_a_whole_number(wrong):
    tried = 0
    for make, name, _ in traits_of(WholeNumber):
        widget = make()
        before = getattr(widget, name)
        with pytest.raises(bl.InvalidStateError, match=str(wrong)):
            setattr(widget, name, wrong)
        assert getattr(widget, name) == before
        tried += 1
    assert tried


#: Every word out of a few that is given: what takes it, a word as it is written, and another.
WORDS = {
    "ruleset()": (lambda w: bl.ruleset(w).id, "reglas", "royal"),
    "example()": (lambda w: bl.dumps(bl.example(w)), "first-deal", "last-deal"),
    "set_language()": (lambda w: [bl.set_language(w), resolve(None)][1], "fr", "de"),
    "a language": (lambda w: bl.Replay(DEAL, lang=w).lang, "fr", "de"),
    "Position(ruleset)": (
        lambda w: bl.Position("H", leader="N", hand="AD", ruleset=w).ruleset.id,
        "ffb",
        "fbf",
    ),
    "RuleSet.replace": (lambda w: bl.ruleset("family").replace(tie=w).tie, "litige", "draw"),
    "a direction": (
        lambda w: bl.ruleset("family").replace(direction=w).direction,
        "clockwise",
        "up",
    ),
    "Seat.order": (lambda w: "".join(bl.Seat.NORTH.order(w)), "clockwise", "up"),
    "packets": (
        lambda w: bl.Deal.from_pack(DEAL_PACK, dealer="N", ruleset="reglas", packets=w).start.packets,
        "3-2",
        "4-1",
    ),
    "Action(kind)": (lambda w: bl.Action("N", w).kind, "pass", "skip"),
    "Action(word)": (lambda w: bl.Action("N", "play", card="KH", word=w).word, "belote", "bel"),
    "Deal.act": (lambda w: str(bl.Deal.new(7, dealer="N").act(w).history[-1]), "pass", "skip"),
    "Replay(letters)": (lambda w: bl.Replay(DEAL, letters=w).letters, "VDR", "RDV"),
    "Replay(predict)": (lambda w: bl.Replay(DEAL, predict=w).predict, "legal", "all"),
    "Replay(hands)": (lambda w: bl.Replay(DEAL, hands=w).hands, "all", "any"),
    "Replay(hands of seats)": (lambda w: bl.Replay(DEAL, hands=w).hands, "NS", "NX"),
    "Replay(ruleset)": (
        lambda w: repr(bl.Replay(DEAL, ruleset=w).ruleset),
        "family;tie=litige",
        "family;tie=draw",
    ),
    "spotlight": (lambda w: with_(bl.Replay(DEAL), spotlight=w).spotlight, "KS", "XS"),
    "Worksheet(paper)": (lambda w: bl.Worksheet([POSITION], paper=w).paper, "A4", "A5"),
    "Worksheet(about)": (lambda w: bl.Worksheet(about=w, count=1).code, "ruff", "rough"),
    "Drill(article)": (lambda w: bl.Drill(w, seed=1, progress=False).exercise.article, "ruff", "x"),
    "DealByCode(way)": (lambda w: bl.DealByCode(way=w).way, "play", "sheet"),
    "DealByCode.enter(way)": (lambda w: entered(w).way, "play", "sheet"),
    "SetByCode(way)": (lambda w: bl.SetByCode(way=w).way, "sheet", "play"),
    "Classroom.vote(choice)": (lambda w: asked().vote(w).votes, "JH", "KS"),
    "ScoreSheet.agree(base)": (lambda w: agreed(w).ruleset.id, "ffb", "fbf"),
    "BiddingTrainer.choose": (
        lambda w: repr(bl.BiddingTrainer(deals=1).choose(w)),
        "pass",
        "skip",
    ),
}  # fmt: skip
DEAL_PACK = bl.Deal.new(7, dealer="N").start.pack


def with_(widget, **traits):
    for name, value in traits.items():
        setattr(widget, name, value)
    return widget


def entered(way):
    field = bl.DealByCode()
    field.enter("AAAAAAAHQ", way)
    return field


def agreed(base):
    sheet = bl.ScoreSheet()
    sheet.agree(base)
    return sheet


@pytest.mark.parametrize("name", WORDS)
def test_a_word_out_of_a_few_is_read_in_either_case_and_kept_as_it_is_written(name):
    read, word, _ = WORDS[name]
    expected = read(word)
    for form in (word.upper(), word.lower(), word.title(), f" {word}\n"):
        assert read(form) == expected


@pytest.mark.parametrize("name", WORDS)
def test_another_word_is_refused_and_named(name):
    read, _, wrong = WORDS[name]
    with pytest.raises(bl.BeloteError) as caught:
        read(wrong)
    for lang in LANGUAGES:
        assert wrong.rpartition("=")[2] in caught.value.text(lang)


def test_every_trait_that_is_a_choice_reads_either_case():
    tried = 0
    for make, name, trait in traits_of(Choice):
        for word in trait.known:
            widget = with_(make(), **{name: word.swapcase()})
            assert getattr(widget, name) == word
            tried += 1
    assert tried


#: Truths that no trait reads.
TRUTHS = {
    "answers": lambda value: bl.Worksheet([POSITION], answers=value),
    "auto_belote": lambda value: bl.Play(1, auto_belote=value),
    "ask_first": lambda value: bl.Play(1, ask_first=value),
    "four_colours": lambda value: bl.Replay(DEAL, four_colours=value),
}


@pytest.mark.parametrize("wrong", [1, 0, "yes", None], ids=repr)
@pytest.mark.parametrize("option", TRUTHS)
def test_a_truth_is_true_or_false_and_the_option_is_named(option, wrong):
    with pytest.raises(bl.InvalidStateError) as caught:
        TRUTHS[option](wrong)
    for lang in LANGUAGES:
        assert f"“{wrong}”" in caught.value.text("en")
        assert option in caught.value.text(lang)


@pytest.mark.parametrize("wrong", [1, 0, "yes", None], ids=repr)
def test_a_truth_that_is_set_is_true_or_false(wrong):
    for make, name, _ in traits_of(YesNo):
        with pytest.raises(bl.InvalidStateError, match=name):
            setattr(make(), name, wrong)


#: Values of the wrong kind that no reader of numbers or words meets.
KINDS = {
    "house rules that are a number": lambda: bl.CompareRules(POSITION, house=3),
    "house rules that are a text": lambda: bl.CompareRules(POSITION, house="family"),
    "a clock that is none": lambda: bl.Drill("ruff", clock=3, progress=False),
    "a folder that is a number": lambda: bl.Drill("ruff", progress=3),
    "a next deal that is none": lambda: bl.Match().check_next(None),
    "a word that is a list": lambda: bl.Action("N", "play", card="KH", word=["belote"]),
    "a direction that is a list": lambda: bl.Seat.NORTH.order([]),
    "a place that is not there": lambda: TRICK.position_at(9),
    "a place before the first": lambda: TRICK.position_at(-1),
    "more actions than there are": lambda: DEAL.at(999),
    "fewer than none": lambda: DEAL.at(-1),
    "a level that is not there, before an article is": lambda: bl.Drill(level=9, progress=False),
}


@pytest.mark.parametrize("name", KINDS)
def test_what_is_of_no_such_kind_is_refused_in_words(name):
    with pytest.raises(bl.BeloteError) as caught:
        KINDS[name]()
    for lang in LANGUAGES:
        assert caught.value.text(lang).endswith(".")


#: A fault beside a language: what is wrong is blamed, whatever the language of the widget.
BESIDE = {
    "hands": (lambda: bl.Replay(DEAL, lang="FR", hands="NX"), "NX"),
    "paper": (lambda: bl.Worksheet(lang="FR", paper="A5"), "A5"),
    "letters": (lambda: bl.Play(lang="FR", letters="RDV"), "RDV"),
    "seed": (lambda: bl.Classroom(lang="FR", seed=-1), "-1"),
    "way": (lambda: bl.SetByCode(lang="FR", way="play"), "play"),
}


@pytest.mark.parametrize("default", LANGUAGES)
@pytest.mark.parametrize("name", BESIDE)
def test_an_error_is_printed_in_the_language_that_was_set_and_blames_what_is_wrong(name, default):
    make, wrong = BESIDE[name]
    bl.set_language(default)
    with pytest.raises(bl.BeloteError) as caught:
        make()
    assert str(caught.value) == caught.value.text(default)
    for lang in LANGUAGES:
        assert wrong in caught.value.text(lang)
        assert "FR" not in caught.value.text(lang)
