"""The view of a practice in bidding: what is shown, what is hidden, what is told of a bid."""

import json

import pytest

import belote_learn as bl
from belote_learn.messages.bid_choices import explain_bid_choice
from belote_learn.messages.hands import explain_odds
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.bid_training import BidTraining
from belote_learn.view.trainer_view import trainer_view

FEW = 5
ASKED = BidTraining.new(7, deals=FEW)
AFTER = {
    "asked": ASKED,
    "passed": ASKED.choose("pass"),
    "taken": ASKED.choose("take"),
    "taken, to lead": BidTraining.new(7, dealer="W", deals=FEW).choose("take"),
    "second": next(
        passed.go_on()
        for passed in (BidTraining.new(seed, deals=FEW).choose("pass") for seed in range(50))
        if passed.opens
    ),
}
AFTER["named"] = AFTER["second"].choose(AFTER["second"].deal.actions[-1])
AFTER["passed twice"] = AFTER["second"].choose("pass")
OPEN = {"played": AFTER["taken"].play_out(), "not taken": AFTER["passed"].play_out()}


def texts(view):
    feedback = view["desk"]["feedback"]
    return [line["text"] for line in feedback["lines"]] if feedback else []


@pytest.mark.parametrize("name", AFTER)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_is_in_the_view_that_the_learner_has_not_seen(name, lang):
    training = AFTER[name]
    view = trainer_view(training, lang)
    met = training.bid.met if training.bid else training.deal
    seen = {card.code for card in (*dict(met.dealt)[training.seat], met.turn_up)}
    assert len(seen) == 6
    for frame in view["frames"]:
        assert "cards" in frame["hands"]["S"]
        assert all("cards" not in frame["hands"][seat] for seat in "NEW")
        assert set(frame["hands"]["S"]["cards"]) <= seen
        assert not frame["trick"]
    signs = {card["sign"] for code, card in view["cards"].items() if code not in seen}
    told = [*view["texts"], *texts(view)]
    assert not [text for text in told for sign in signs if sign in text]


@pytest.mark.parametrize("name", AFTER | OPEN)
def test_it_is_plain_json_whose_stages_cover_its_frames(name):
    view = trainer_view((AFTER | OPEN)[name], "en")
    assert json.loads(json.dumps(view)) == view
    ends = [end for stage in view["stages"] for end in (stage["from"], stage["to"])]
    assert ends[0] == 0
    assert ends[-1] == len(view["frames"]) - 1
    assert ends == sorted(ends)
    assert all(frame["stage"] < len(view["stages"]) for frame in view["frames"])


def test_the_bots_bids_are_shown_before_the_question():
    view = trainer_view(ASKED, "en")
    assert [bid["text"] for bid in view["frames"][-1]["bids"]] == ["pass"]
    assert view["desk"]["asks"] == "Your turn: take 10♦, or pass."
    assert [one["do"] for one in view["desk"]["choices"]] == ["pass", "take"]
    assert view["desk"]["feedback"] is None


def test_in_the_second_round_a_suit_is_named():
    view = trainer_view(AFTER["second"], "en")
    assert view["desk"]["asks"].startswith("Everybody, you too, has passed once.")
    assert len(view["desk"]["choices"]) == 4


@pytest.mark.parametrize("name", ["passed", "taken", "named", "passed twice"])
def test_after_a_bid_the_table_stays_at_it(name):
    view = trainer_view(AFTER[name], "en")
    assert view["frames"][-1]["kind"] == "bid"
    assert view["frames"][-1]["bids"][-1]["seat"] == "S"
    assert view["desk"]["from"] == len(view["frames"]) - 1
    assert view["desk"]["kind"] == "none"


@pytest.mark.parametrize("name", ["passed", "taken", "named", "passed twice"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_feedback_is_the_count_with_its_articles(name, lang):
    bid = AFTER[name].bid
    choice = explain_bid_choice(bid.met, bid.action, lang)
    view = trainer_view(AFTER[name], lang)
    feedback, told = view["desk"]["feedback"], texts(view)
    assert feedback["headline"] == choice.headline
    assert told[0] == choice.reason
    assert told[1].endswith(explain_odds(bid.odds, lang))
    assert told[2:-3] == [line.text for line in choice.hand.lines]
    assert told[-3:-1] == [choice.hand.total, choice.hand.why]
    assert all(source in told[-1] for source in choice.hand.sources)
    for line in feedback["lines"]:
        if line["number"]:
            why = view["whys"][line["why"]]
            assert view["articles"][why["rule"]]["number"] == line["number"]
            assert view["texts"][why["text"]] == line["text"]


def test_no_bid_is_called_wrong():
    for name in ("passed", "taken", "named", "passed twice"):
        feedback = trainer_view(AFTER[name], "en")["desk"]["feedback"]
        marks = {feedback["mark"], *(line["mark"] for line in feedback["lines"])}
        assert marks <= {"right", "info", "part", "sum", "care"}
    assert trainer_view(AFTER["taken"], "en")["desk"]["feedback"]["headline"].startswith("You may")


def test_after_a_pass_the_odds_are_told_as_what_might_have_been():
    assert texts(trainer_view(AFTER["passed"], "en"))[1].startswith("And if you had taken 10♦?")
    assert texts(trainer_view(AFTER["passed twice"], "en"))[1].startswith("And if you had named")
    assert texts(trainer_view(AFTER["taken"], "en"))[1].startswith("Four bots")


@pytest.mark.parametrize("name", OPEN)
def test_played_out_it_is_a_replay_with_all_hands_open(name):
    view = trainer_view(OPEN[name], "en")
    assert any(frame["hands"]["N"].get("cards") for frame in view["frames"])
    assert view["frames"][-1]["kind"] == "total"
    assert view["frames"][view["desk"]["from"]]["bids"][-1]["seat"] == "S"
    assert "One deal is only one" in view["desk"]["asks"]
    assert view["desk"]["words"]["help"] == view["ui"]["choose_deal"]
    shares = [fact["text"] for fact in view["desk"]["facts"] if fact["id"] == "share"]
    assert all(text.endswith(f"of {FEW} deals") for text in shares)
    # a share of deals in which the learner took says nothing of a deal that another took
    assert bool(shares) == (OPEN[name].deal.taker is bl.Seat.SOUTH)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_nobody_takes_says_so(lang):
    passed = next(
        out
        for out in (BidTraining.new(s, deals=1).choose("pass").play_out() for s in range(400))
        if out.deal.phase == "passed-out"
    )
    view = trainer_view(passed, lang)
    assert view["frames"][-1]["kind"] == "bid"
    assert len(view["frames"][-1]["bids"]) == 8
    assert view["desk"]["asks"]


def test_what_may_be_pressed():
    names = {
        name: [button["do"] for button in trainer_view(training, "en")["desk"]["buttons"]]
        for name, training in (AFTER | OPEN).items()
    }
    assert names["asked"] == ["undo", "next"]
    assert names["taken"] == ["undo", "play", "next"]
    assert names["played"] == ["undo", "next"]
    for name, first in (("taken", "play"), ("played", "next")):
        buttons = trainer_view((AFTER | OPEN)[name], "en")["desk"]["buttons"]
        assert [one["do"] for one in buttons if one["primary"]] == [first]
    before = AFTER["second"].undo().choose("pass")
    buttons = trainer_view(before, "en")["desk"]["buttons"]
    assert [one["do"] for one in buttons] == ["undo", "on", "play", "next"] or not before.opens


def test_the_tally_is_told_once_there_is_one():
    assert trainer_view(ASKED, "en")["desk"]["facts"] == []
    fact = trainer_view(AFTER["passed"], "en")["desk"]["facts"][-1]
    assert fact == {"id": "tally", "text": "1 of 1 first choice went with the count"}


def test_an_unknown_language_is_refused():
    with pytest.raises(bl.LanguageError):
        trainer_view(ASKED, "xx")
