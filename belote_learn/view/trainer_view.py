"""The view of a practice in bidding: the table as the learner sees it, and the desk for the bid.

Until the deal is played out only the learner's cards are in the view. After a bid the table stays
at that bid, and the desk tells how it stands beside the count of the hand, part by part. A bid is
never called wrong: a costly one may be made too, and reads so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.messages.bid_choices import explain_bid_choice
from belote_learn.messages.catalogue import say, terms
from belote_learn.messages.hands import explain_odds
from belote_learn.messages.language import resolve
from belote_learn.seats import Team
from belote_learn.view.deal_view import deal_fields, without_match
from belote_learn.view.play_view import NOT_IN_PLAY, bid_choices, desk_words
from belote_learn.view.pools import Json, Pools
from belote_learn.view.table import pooled_fields

if TYPE_CHECKING:
    from belote_learn.messages.rulebook import Article
    from belote_learn.play.bid_training import Bid, BidTraining
    from belote_learn.play.deal import Deal


def trainer_view(training: BidTraining, lang: str | None = None) -> Json:
    """Make the view of a practice in bidding.

    Args:
        training: The practice as it stands.
        lang: "en", "pt" or "fr"; None for the default.

    Returns:
        Plain JSON: the frames of the deal so far, and `desk`: the question, or what came of it.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.play.bid_training import BidTraining
        >>> view = trainer_view(BidTraining.new(7, deals=5).choose("take"), "en")
        >>> view["desk"]["feedback"]["headline"]
        'You may take 10♦, but it is a bold bid'
        >>> [line["text"] for line in view["desk"]["feedback"]["lines"]][3]
        'You would have one trump, 10♦: 12 points.'
    """
    pools = Pools(resolve(lang))
    deal, stage = training.deal, training.stage
    seat = None if stage == "played" else training.seat
    fields = deal_fields(deal, pools, seat=seat, bids_only=stage == "chosen")
    fields = {name: field for name, field in fields.items() if name not in NOT_IN_PLAY}
    fields["title"] = say("trainer.title", pools.lang)
    if stage == "played":
        fields |= without_match(fields)
    for frame in fields["frames"]:
        frame["ask"] = None
    begin = _begin(training, fields["frames"])
    desk = _desk(training, pools) | {"from": begin}
    return fields | {"desk": desk, "near": training.seat.value} | pooled_fields(pools)


def _bid_frame(frames: list[Json], count: int) -> int:
    """Return the index of the frame that shows a bid, by how many there were with it."""
    return [n for n, frame in enumerate(frames) if frame["kind"] == "bid"][count - 1]


def _begin(training: BidTraining, frames: list[Json]) -> int:
    """Return the frame from which the front end plays on to the last."""
    own = [n for n, bid in enumerate(training.deal.bids, 1) if bid.seat is training.seat]
    if training.stage == "chosen":
        return len(frames) - 1
    if training.stage == "played" and training.bid:
        return _bid_frame(frames, len(training.bid.met.bids) + 1)
    if training.counted:  # asked again: the hand has been seen
        return _bid_frame(frames, own[-1]) if own else len(frames) - 1
    return [frame["kind"] for frame in frames].index("turn-up")


def _desk(training: BidTraining, pools: Pools) -> Json:
    lang, stage = pools.lang, training.stage
    asked, chosen = stage == "asked", stage == "chosen"
    return {
        "asks": _asks(training, lang),
        "kind": "choice" if asked else "none",
        "seat": training.seat.value,
        "ways": {},
        "choices": bid_choices(training.deal, pools) if asked else [],
        "field": None,
        "submit": None,
        "feedback": _feedback(training.bid, pools) if chosen and training.bid else None,
        "buttons": _buttons(training, lang),
        "facts": _facts(training, lang),
        "words": _words(lang, played=stage == "played"),
    }


def _words(lang: str, *, played: bool) -> dict[str, str]:
    if not played:
        return desk_words(lang, help=say("trainer.word.help", lang))
    return desk_words(
        lang,
        help=say("ui.choose_deal", lang),
        to_my_turn=say("trainer.word.to_end", lang),
        not_now=say("trainer.word.not_now", lang),
    )


def _asks(training: BidTraining, lang: str) -> str:
    deal = training.deal
    if training.stage == "chosen":
        return say("trainer.asks.chosen", lang)
    if training.stage == "played":
        return _played(deal, lang)
    if deal.bidding_round == 1:
        return say("desk.asks.bid.first", lang, card=deal.turn_up)
    return say("trainer.asks.second", lang)


def _played(deal: Deal, lang: str) -> str:
    score, taker = deal.score, deal.taker
    if score is None or taker is None:
        return say("desk.asks.passed-out", lang)
    points = {Team.NS: score.ns, Team.EW: score.ew}
    team = taker.team
    other = Team.EW if team is Team.NS else Team.NS
    return say(
        f"trainer.asks.{score.outcome}",
        lang,
        seat=taker,
        suit=deal.trump,
        team=team,
        points=points[team],
        other=other,
        other_points=points[other],
    )


def _feedback(bid: Bid, pools: Pools) -> Json:
    """How a bid stands: the reason, the share of many deals, the count line by line, the advice."""
    lang = pools.lang
    choice = explain_bid_choice(bid.met, bid.action, lang)
    hand = choice.hand
    sources = say("trainer.sources", lang, sources=terms(lang).join([*hand.sources]))
    mark = "right" if choice.agrees else "care"
    lines = [
        _line(pools, mark, choice.reason, choice.headline, choice.article),
        _line(pools, "sum", _odds(bid, lang), choice.headline),
        *(
            _line(pools, "part" if part.points else "care", part.text, hand.headline, part.article)
            for part in hand.lines
        ),
        _line(pools, "sum", hand.total, hand.headline),
        _line(pools, "info", hand.why, hand.headline),
        _line(pools, "info", sources, hand.headline),
    ]
    return {"mark": mark, "headline": choice.headline, "lines": lines}


def _line(pools: Pools, mark: str, text: str, headline: str, cited: Article | None = None) -> Json:
    place = pools.add_why("bid", headline, text, cited) if cited else None
    number = cited.number if cited else ""
    return {"mark": mark, "text": text, "why": place, "number": number}


def _odds(bid: Bid, lang: str) -> str:
    told = explain_odds(bid.odds, lang)
    if bid.action.kind != "pass":
        return told
    kind = "take" if bid.met.bidding_round == 1 else "name"
    had = say(f"trainer.had.{kind}", lang, card=bid.met.turn_up, suit=bid.trump)
    return f"{had} {told}"


def _buttons(training: BidTraining, lang: str) -> list[Json]:
    names = {"undo": "desk.undo"}
    if training.opens:
        names["on"] = "trainer.on"
    if training.stage == "chosen":
        names["play"] = "trainer.play"
    names["next"] = "trainer.next"
    # what the eye is led to: the first thing to do after a bid; before it, none but the bids
    first = [*names][1] if training.stage != "asked" else ""
    return [
        {
            "do": name,
            "text": say(message, lang),
            "enabled": name != "undo" or training.bid is not None,
            "primary": name == first,
        }
        for name, message in names.items()
    ]


def _facts(training: BidTraining, lang: str) -> list[Json]:
    bid, facts = training.bid, []
    if training.stage == "asked" and training.deal.bidding_round in training.counted:
        facts.append({"id": "again", "text": say("trainer.again", lang)})
    if training.stage == "played" and bid and training.deal.taker is training.seat:
        text = say(
            "trainer.share",
            lang,
            suit=bid.trump,
            share=int(100 * bid.odds.share + 0.5),
            deals=bid.odds.deals,
        )
        facts.append({"id": "share", "text": text})
    if training.made:
        text = say("trainer.tally", lang, agreed=training.agreed, count=training.made)
        facts.append({"id": "tally", "text": text})
    return facts
