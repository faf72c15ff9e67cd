"""The table as text: the fallback where no widget can be shown, and what notebook tests compare."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from belote_learn.messages.catalogue import say
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from belote_learn.view.pools import Json

_COURT_CARD: Final = re.compile("[JQKVDR][♠♥♦♣]")
_MARKS: Final = {"legal": "✓", "refused": "✗"}


def draw(
    view: Json,
    step: int,
    *,
    letters: str = "language",
    hands: str = "all",
    verdicts: bool = True,
) -> str:
    """Draw one frame of a view: the table, then each card's verdict with its article.

    Args:
        view: What `trick_view` made.
        step: Index of the frame, 0 to the number of frames less one.
        letters: Letters of jack, queen and king: "language", "JQK" or "VDR".
        hands: Which hands are open: "all", "none" or those of some seats, such as "NS".
        verdicts: Whether each card's verdict is told.

    Example:
        >>> from belote_learn.play.position import Position
        >>> from belote_learn.view.trick_view import trick_view
        >>> p = Position("H", leader="N", trick="10D 8D", hand="AD JH")
        >>> for line in draw(trick_view(p, "en"), 2).splitlines()[2:7]:
        ...     print(line)
        On the table: North 10♦, West 8♦
        North: 1 card face down
        East: 2 cards face down
        South: A♦ J♥
        West: 1 card face down
    """
    frame = view["frames"][step]
    facts = " · ".join(fact["text"] for fact in (*view["facts"], *frame["facts"]))
    last = len(view["frames"]) - 1
    lines = [
        say(
            "table.text.title",
            view["lang"],
            title=view["title"],
            step=step,
            last=last,
            frame=view["texts"][frame["title"]],
        ),
        facts,
        *_on_table(view, frame),
        *(_hand(view, frame, seat, is_open=_is_open(hands, seat)) for seat in Seat),
        *_bids(view, frame),
        *_count(view, frame),
        *_refused(view, frame),
        *(_verdicts(view, frame, hands) if verdicts else ()),
    ]
    return lettered("\n".join(lines), view, letters)


def lettered(text: str, view: Json, letters: str) -> str:
    """Give the court cards of a text other letters than those of its language.

    Args:
        text: The text, worded in the language of the view.
        view: What `trick_view` or `deal_view` made.
        letters: "language", "JQK" or "VDR".
    """
    if letters == "language":
        return text
    wanted = view["letters"][letters]
    signs = {
        card["sign"]: wanted[code[0]] + card["sign"][1:]
        for code, card in view["cards"].items()
        if code[0] in wanted
    }
    return _COURT_CARD.sub(lambda found: signs.get(found[0], found[0]), text)


def _sign(view: Json, code: str) -> str:
    return str(view["cards"][code]["sign"])


def _on_table(view: Json, frame: Json) -> list[str]:
    if not frame["trick"]:
        return []
    cards = ", ".join(
        f"{view['seats'][play['seat']]} {_sign(view, play['card'])}" for play in frame["trick"]
    )
    return [say("table.text.on-table", view["lang"], cards=cards)]


def _is_open(hands: str, seat: str) -> bool:
    return hands == "all" or seat in hands


def _hand(view: Json, frame: Json, seat: Seat, *, is_open: bool) -> str:
    hand = frame["hands"][seat.value]
    if "cards" in hand and not is_open:
        return say("table.text.hidden", view["lang"], seat=seat, count=len(hand["cards"]))
    if "cards" in hand:
        cards = " ".join(_sign(view, code) for code in hand["cards"])
        return say("table.text.hand", view["lang"], seat=seat, cards=cards or "–")
    if not hand["hidden"]:
        return say("table.text.unknown", view["lang"], seat=seat)
    return say("table.text.hidden", view["lang"], seat=seat, count=hand["hidden"])


def _bids(view: Json, frame: Json) -> list[str]:
    """The bids so far and the card they are about; a trick's frames have none."""
    if not frame.get("bids"):
        return []
    lang = view["lang"]
    bids = " · ".join(
        say("table.text.hand", lang, seat=Seat(bid["seat"]), cards=bid["text"])
        for bid in frame["bids"]
    )
    return [say("table.text.bids", lang, bids=bids)]


def _count(view: Json, frame: Json) -> list[str]:
    return [f"  · {view['texts'][line['text']]}" for line in frame.get("lines", ())]


def _refused(view: Json, frame: Json) -> list[str]:
    """Cards on the table that the rules do not allow, each with its reason."""
    places = [frame["why"].get(play["card"]) for play in frame["trick"]]
    marked = [place for place in places if place is not None]
    return [
        _line(view, _MARKS["refused"], place)
        for place in marked
        if view["whys"][place]["mark"] == "refused"
    ]


def _verdicts(view: Json, frame: Json, hands: str) -> list[str]:
    held = frame["hands"].get(frame["turn"], {}).get("cards", ())
    if not frame["turn"] or not _is_open(
        hands, frame["turn"]
    ):  # the cards of a closed hand do not answer
        held = ()
    if not any(code in frame["why"] for code in held):
        subject = frame["subject"]
        return [] if subject is None else [_line(view, "★", frame["why"][subject])]
    places = [frame["why"][code] for code in frame["hands"][frame["turn"]]["cards"]]
    return [_line(view, _MARKS[view["whys"][place]["mark"]], place) for place in places]


def _line(view: Json, mark: str, place: int) -> str:
    why = view["whys"][place]
    article = view["articles"][why["rule"]]
    headline, text = view["texts"][why["headline"]], view["texts"][why["text"]]
    return f"  {mark} {headline.removesuffix('.')}. {text} [{article['number']} {article['title']}]"
