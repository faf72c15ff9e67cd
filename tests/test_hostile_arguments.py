"""Every public callable, given what nobody should give it: only the package's own errors come out."""

from __future__ import annotations

import inspect

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

DEAL = bl.example("first-deal")
BIDDING = bl.Deal.new(seed=7, dealer="N")
TRICK = DEAL.tricks[2]
POSITION = bl.Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
SCORE = DEAL.score
FAMILY = bl.ruleset("family")
HANDS = {seat.value: " ".join(card.code for card in hand) for seat, hand in DEAL.dealt}
PACK = " ".join(card.code for card in BIDDING.start.pack)
COUNT = {"taker": "N", "card_points": {"NS": 82, "EW": 80}, "tricks": {"NS": 5, "EW": 3}}
RULES = {
    name: getattr(FAMILY, name)
    for name in inspect.signature(bl.RuleSet).parameters
    if name != "play"
}


def sheet():
    return bl.ScoreSheet()


def started():
    begun = bl.ScoreSheet()
    begun.start(dealer="N")
    return begun


def drill():
    return bl.Drill("ruff", seed=7, progress=False)


#: Every public callable that takes something, with arguments that are right; each is then given
#: something else in the place of one of them. What makes a widget is asked for anew every time.
CALLS = {
    "Action": (lambda: bl.Action, {"seat": "N", "kind": "play", "suit": None, "card": "JH", "word": ""}),
    "Card": (lambda: bl.Card, {"suit": "H", "rank": "J"}),
    "Card.parse": (lambda: bl.Card.parse, {"text": "JH"}),
    "Suit.parse": (lambda: bl.Suit.parse, {"text": "H"}),
    "Team.parse": (lambda: bl.Team.parse, {"text": "NS"}),
    "Seat.parse": (lambda: bl.Seat.parse, {"text": "N"}),
    "Seat.after": (lambda: bl.Seat.NORTH.after, {"turns": 1, "direction": bl.Direction.CLOCKWISE}),
    "Seat.order": (lambda: bl.Seat.NORTH.order, {"direction": bl.Direction.CLOCKWISE}),
    "Position": (lambda: bl.Position, {"trump": "H", "leader": "N", "trick": "10D", "hand": "AD", "ruleset": "ffb"}),
    "Position.parse": (lambda: bl.Position.parse, {"line": POSITION.notation}),
    "Position.seat_of": (lambda: POSITION.seat_of, {"place": 1}),
    "Position.play": (lambda: POSITION.play, {"card": "AD"}),
    "Position.explain": (lambda: POSITION.explain, {"lang": "en"}),
    "Trick": (lambda: bl.Trick, {"trump": "H", "leader": "N", "cards": "10D", "ruleset": "ffb", "hands": {"N": "10D"}}),
    "Trick.position_at": (lambda: TRICK.position_at, {"place": 1}),
    "Trick.explain": (lambda: TRICK.explain, {"lang": "en"}),
    "Deal": (lambda: bl.Deal, {"start": BIDDING.start, "history": ["pass"]}),
    "Deal.new": (lambda: bl.Deal.new, {"seed": 7, "dealer": "N", "ruleset": "ffb"}),
    "Deal.from_pack": (lambda: bl.Deal.from_pack, {"cards": PACK, "dealer": "N", "ruleset": "ffb", "packets": "3-2"}),
    "Deal.from_hands": (lambda: bl.Deal.from_hands, {"hands": HANDS, "trump": "H", "taker": "N", "dealer": "N", "ruleset": "ffb"}),
    "Deal.from_code": (lambda: bl.Deal.from_code, {"code": BIDDING.code}),
    "Deal.at": (lambda: DEAL.at, {"count": 1}),
    "Deal.act": (lambda: BIDDING.act, {"action": "pass"}),
    "Deal.explain": (lambda: BIDDING.explain, {"lang": "en"}),
    "Deal.explain_words": (lambda: DEAL.at(len(DEAL.bids)).explain_words, {"card": DEAL.played[0], "lang": "en"}),
    "DealScore.points": (lambda: SCORE.points, {"team": "NS"}),
    "DealScore.explain": (lambda: SCORE.explain, {"lang": "en"}),
    "RuleSet": (lambda: bl.RuleSet, RULES),
    "RuleSet.source": (lambda: FAMILY.source, {"option": "tie"}),
    "RuleSet.replace": (lambda: FAMILY.replace, {"tie": "litige", "capot": 250, "target": 501, "direction": "clockwise"}),
    "Match": (lambda: bl.Match, {"ruleset": "ffb", "target": 501, "dealer": "N"}),
    "Match.add": (lambda: bl.Match().add, {"deal": SCORE}),
    "Match.next_deal": (lambda: bl.Match().next_deal, {"seed": 7}),
    "Match.explain": (lambda: bl.Match().explain, {"lang": "en"}),
    "Match.check_next": (lambda: bl.Match(dealer=DEAL.dealer).check_next, {"deal": DEAL}),
    "Match.judged_by": (lambda: bl.Match().judged_by, {"rules": FAMILY}),
    "QuestionSet": (lambda: bl.QuestionSet, {"seed": 7, "about": ("play.ruff",), "level": 1, "count": 2, "ruleset": FAMILY}),
    "QuestionSet.new": (lambda: bl.QuestionSet.new, {"seed": 7, "about": "ruff", "level": 1, "count": 2, "ruleset": "ffb"}),
    "QuestionSet.from_code": (lambda: bl.QuestionSet.from_code, {"code": "AEBAAAAHM"}),
    "check_legal": (lambda: bl.check_legal, {"position": POSITION, "answer": "AD"}),
    "check_winner": (lambda: bl.check_winner, {"trick": TRICK, "answer": "N"}),
    "check_score": (lambda: bl.check_score, {"score": SCORE, "ns": 82, "ew": 80}),
    "dumps": (lambda: bl.dumps, {"deal": DEAL}),
    "loads": (lambda: bl.loads, {"text": bl.dumps(DEAL)}),
    "example": (lambda: bl.example, {"name": "ruff-1"}),
    "legal_cards": (lambda: bl.legal_cards, {"position": POSITION}),
    "rulebook": (lambda: bl.rulebook, {"lang": "en", "ruleset": "ffb"}),
    "ruleset": (lambda: bl.ruleset, {"name": "ffb"}),
    "score_deal": (lambda: bl.score_deal, COUNT | {"ruleset": "clockwise", "belote": "NS", "words": 2, "held_over": 0, "last_trick": "NS"}),
    "set_language": (lambda: bl.set_language, {"lang": "en"}),
    "set_course_address": (lambda: bl.set_course_address, {"address": "https://a.example/{notebook}?{query}"}),
    "Replay": (lambda: bl.Replay, {"deal": DEAL, "match": bl.Match(dealer=DEAL.dealer), "ruleset": "ffb", "lang": "en", "step": 1, "letters": "JQK", "four_colours": True, "hands": "N", "predict": "off"}),
    "TrickStepper": (lambda: bl.TrickStepper, {"moment": TRICK, "ruleset": "ffb", "lang": "en", "step": 1, "letters": "JQK", "four_colours": True, "hands": "N", "predict": "off"}),
    "Play": (lambda: bl.Play, {"seed": 7, "seat": "N", "ruleset": "ffb", "target": 501, "auto_belote": True, "ask_first": True, "lang": "en", "letters": "JQK", "four_colours": True}),
    "Play.act": (lambda: bl.Play(7).act, {"action": "pass"}),
    "Drill": (lambda: bl.Drill, {"article": "ruff", "ruleset": "ffb", "seed": 7, "level": 1, "clock": None, "lang": "en", "letters": "JQK", "four_colours": True}),
    "Drill.answer": (lambda: drill().answer, {"answer": drill().exercise.answer}),
    "Progress": (lambda: bl.Progress, {"ruleset": "ffb", "seed": 7, "clock": None, "lang": "en"}),
    "BiddingTrainer": (lambda: bl.BiddingTrainer, {"seed": 7, "seat": "N", "dealer": "N", "ruleset": "ffb", "deals": 1, "lang": "en", "letters": "JQK", "four_colours": True}),
    "BiddingTrainer.choose": (lambda: bl.BiddingTrainer(7, deals=1).choose, {"bid": "pass"}),
    "Classroom": (lambda: bl.Classroom, {"asked": None, "seed": 7, "about": "ruff", "level": 1, "count": 1, "ruleset": "ffb", "lang": "en", "letters": "JQK", "four_colours": True}),
    "Classroom.vote": (lambda: bl.Classroom(count=1, about="ruff").vote, {"choice": "AD", "count": 1}),
    "Classroom.set_votes": (lambda: bl.Classroom(count=1, about="ruff").set_votes, {"choice": "AD", "count": 1}),
    "Classroom.go": (lambda: bl.Classroom(count=1, about="ruff").go, {"number": 1}),
    "Worksheet": (lambda: bl.Worksheet, {"asked": None, "seed": 7, "about": "ruff", "level": 1, "count": 1, "ruleset": "ffb", "paper": "A4", "answers": True, "lang": "en"}),
    "ScoreSheet": (lambda: bl.ScoreSheet, {"match": None, "lang": "en"}),
    "ScoreSheet.agree": (lambda: sheet().agree, {"base": "ffb", "target": 501, "tie": "fail"}),
    "ScoreSheet.start": (lambda: sheet().start, {"dealer": "N"}),
    "ScoreSheet.write": (lambda: started().write, {"taker": "S", "ns": 90, "ew": None, "capot": None, "belote": None, "words": None}),
    "CompareRules": (lambda: bl.CompareRules, {"moment": POSITION, "lang": "en", "house": None}),
    "CompareRules.add": (lambda: bl.CompareRules(POSITION).add, {"base": "ffb", "tie": "fail"}),
    "CompareRules.remove": (lambda: bl.CompareRules(POSITION).remove, {"rules": FAMILY}),
    "DealByCode": (lambda: bl.DealByCode, {"code": "AAAAAAAHQ", "way": "play", "lang": "en"}),
    "DealByCode.enter": (lambda: bl.DealByCode().enter, {"code": "AAAAAAAHQ", "way": "play"}),
    "SetByCode": (lambda: bl.SetByCode, {"code": "AEBAAAAHM", "way": "sheet", "lang": "en"}),
    "SetByCode.enter": (lambda: bl.SetByCode().enter, {"code": "AEBAAAAHM", "way": "sheet"}),
}  # fmt: skip

HOSTILE = {
    "None": None,
    "True": True,
    "below zero": -1,
    "a huge number": 10**5000,
    "an empty text": "",
    "an end of text": "\0",
    "a long text": "x" * 10**5,
    "a list": [],
    "an object": object(),
    "no number": float("nan"),
    "bytes": b"\xff",
    "half a character": "\ud83d",
    "a list of nothing": [None],
    "a table of nothing": {None: None},
    "huge numbers": [10**5000],
}


def refused(call, given):
    """Call; return the package's own error, None for no error. Any other goes on."""
    try:
        call(**given)
    except bl.BeloteError as error:
        return error
    return None


def told(error):
    texts = [error.text(lang) for lang in LANGUAGES]
    assert all(text.strip() and len(text) < 5000 for text in texts)
    assert all(text.encode("utf-8") for text in texts)
    assert str(error) in texts


CASES = [(name, argument) for name, (_, right) in CALLS.items() for argument in right]


@pytest.fixture(autouse=True)
def kept(monkeypatch, tmp_path):
    monkeypatch.setenv("BELOTE_LEARN_DATA", str(tmp_path))
    yield
    bl.set_language("en")
    bl.set_course_address(None)


@pytest.mark.parametrize("name", CALLS)
def test_what_is_right_is_taken(name):
    make, right = CALLS[name]
    assert refused(make(), right) is None


@pytest.mark.parametrize(("name", "argument"), CASES, ids=[".".join(case) for case in CASES])
def test_what_is_wrong_is_refused_in_words(name, argument):
    make, right = CALLS[name]
    for value in HOSTILE.values():
        error = refused(make(), right | {argument: value})
        if error is not None:
            told(error)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
#: Searching a set of questions takes a second: those are left to the table above.
QUICK = [
    case for case in CASES if not case[0].startswith(("Worksheet", "Classroom", "Set", "Bidd"))
]


@given(st.sampled_from(QUICK), ANYTHING)
def test_nothing_else_comes_out(case, value):
    name, argument = case
    make, right = CALLS[name]
    error = refused(make(), right | {argument: value})
    if error is not None:
        told(error)


def test_the_table_names_every_public_callable():
    """But what writes files, which has a table of its own, and what is found by its value."""
    public = {name for name in bl.__all__ if callable(getattr(bl, name))}
    by_value = {"Suit", "Rank", "Seat", "Team", "Direction", "save_page", "DealScore"}
    errors = {name for name in public if inspect.isclass(getattr(bl, name)) and issubclass(getattr(bl, name), Exception)}  # fmt: skip
    assert public - by_value - errors == {name for name in CALLS if "." not in name}
