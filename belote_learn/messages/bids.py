"""Bids, worded: what each one means for the seat that speaks, and why it is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from belote_learn.cards import Suit
from belote_learn.errors import IllegalActionError
from belote_learn.messages.actions import ActionVerdict
from belote_learn.messages.catalogue import Speaker, say
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import article
from belote_learn.play.actions import NAME, PASS, TAKE
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.play.actions import Action
    from belote_learn.play.deal import Deal

_TABLE_SIZE: Final = len(Seat)
_LAST: Final = {1: "bidding.second-round", 2: "bidding.all-pass"}
_ROUND: Final = {1: "bidding.first-round", 2: "bidding.second-round"}


def explain_bids(deal: Deal, lang: str | None = None) -> tuple[ActionVerdict, ...]:
    """Word the verdict on every bid of the seat to speak: pass, take, and each of the four suits.

    Args:
        deal: A deal; nothing is said once its bidding is over.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.cards import PACK
        >>> from belote_learn.play.deal import Deal
        >>> bids = explain_bids(Deal.from_pack(PACK, dealer="N"), "en")
        >>> print(bids[0].text)
        You may pass. South is then asked to take Q♦ or pass.
        >>> [str(bid.action) for bid in bids if bid.legal]
        ['pass', 'take']
    """
    seat, turn_up = deal.to_act, deal.turn_up
    if deal.bidding_round is None or seat is None or turn_up is None:
        return ()
    speaker = _speaker(deal, seat, turn_up, resolve(lang))
    bids = (PASS[seat], TAKE[seat], *(NAME[seat][suit] for suit in Suit))
    return tuple(_verdict(bid, deal, turn_up, speaker) for bid in bids)


def explain_bid(deal: Deal, bid: Action, lang: str | None = None) -> ActionVerdict:
    """Word the verdict on one bid of the seat to speak.

    Args:
        deal: A deal whose bidding goes on.
        bid: The bid.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        IllegalActionError: If there is nothing to bid.
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.play.deal import Deal
        >>> deal = Deal.new(seed=7, dealer="N")
        >>> explain_bid(deal, TAKE[Seat.WEST], "en").headline
        'You may take 10♦'
    """
    seat, turn_up = deal.to_act, deal.turn_up
    if deal.bidding_round is None or seat is None or turn_up is None:
        raise IllegalActionError("bid-late", rule="bidding.taker", seat=deal.taker, found=str(bid))
    speaker = _speaker(deal, seat, turn_up, resolve(lang))
    return _verdict(bid, deal, turn_up, speaker)


def _speaker(deal: Deal, seat: Seat, turn_up: Card, lang: str) -> Speaker:
    return Speaker(
        lang,
        seat=seat,
        card=turn_up,
        next=deal.start.order[(len(deal.bids) + 1) % _TABLE_SIZE],
        team=seat.team,
        other=seat.team.other,
    )


def tell_bid(bid: Action, turn_up: Card, lang: str | None = None) -> str:
    """Word a bid that was made.

    Args:
        bid: The bid.
        turn_up: The card turned up.
        lang: "en", "pt" or "fr"; None for the default.

    Example:
        >>> from belote_learn.cards import Card
        >>> print(tell_bid(TAKE[Seat.WEST], Card.parse("KH"), "en"))
        West takes K♥: hearts are trumps.
    """
    return say(
        f"bid.told.{bid.kind}",
        resolve(lang),
        seat=bid.seat,
        card=turn_up,
        suit=bid.suit or turn_up.suit,
    )


def _verdict(bid: Action, deal: Deal, turn_up: Card, speaker: Speaker) -> ActionVerdict:
    facts = {"suit": bid.suit or turn_up.suit}
    refused: IllegalActionError | None = None
    try:
        deal.act(bid)
    except IllegalActionError as refusal:
        refused, rule = refusal, str(refusal.data["rule"])
        headline, reason = f"headline.{bid.kind}.refused", refusal.text(speaker.lang)
    else:
        rule, told, more = _meaning(bid, deal, turn_up)
        headline, reason = f"headline.{bid.kind}", speaker.say(f"bid.{told}", **facts, **more)
    return ActionVerdict(
        action=bid,
        legal=bid in deal.actions,
        rule=rule,
        headline=speaker.say(f"bid.{headline}", **facts),
        reason=reason,
        article=article(rule, speaker.lang, deal.ruleset),
        refusal=refused,
    )


def _meaning(bid: Action, deal: Deal, turn_up: Card) -> tuple[str, str, dict[str, Any]]:
    """Name what a bid leads to: the article, the message, and what it speaks of."""
    turn = deal.bidding_round or 1
    if bid.kind != "pass":
        told = "take" if bid.suit in {None, turn_up.suit} else "name"
        return _ROUND[turn], told, {}
    last = len(deal.bids) == turn * _TABLE_SIZE - 1
    told = ("pass.first", "pass.second")[turn - 1] + (".last" if last else "")
    again = deal.start.order[0] if deal.ruleset.all_pass == "next_dealer" else deal.dealer  # noqa: S105
    return (_LAST if last else _ROUND)[turn], told, {"dealer": again}
