"""The view of a game in play: the deal as the learner sees it, and the desk where the learner acts.

What the learner's seat cannot see is not in the view at all. Once the deal is over all hands are
open, and the same view is a replay of the whole deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.messages.announcements import explain_words
from belote_learn.messages.bids import explain_bids
from belote_learn.messages.catalogue import say
from belote_learn.messages.language import resolve
from belote_learn.seats import Team
from belote_learn.view.deal_view import deal_fields, without_match
from belote_learn.view.pools import Json, Pools
from belote_learn.view.table import pooled_fields

if TYPE_CHECKING:
    from belote_learn.play.deal import Deal
    from belote_learn.play.game import Game
    from belote_learn.play.match import Match

DESK_WORDS = (
    "desk",
    "chosen",
    "choose",
    "play_it",
    "ask_first",
    "to_my_turn",
    "needs_kernel",
    "help",
    "not_now",
)
# what only a replay offers: judging by other rules
NOT_IN_PLAY = ("rules", "judged")


#: What to do here, where no card is to be played.
_HELP: Final = {"none": "ui.choose_deal", "choice": "trainer.word.help"}


def play_view(game: Game, lang: str | None = None) -> Json:
    """Make the view of a game.

    Args:
        game: The game: the learner is to act, or the deal is over.
        lang: "en", "pt" or "fr"; None for the default.

    Returns:
        Plain JSON: the frames of the deal so far, and `desk`, what the learner may do now.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.play.game import Game
        >>> view = play_view(Game.new(7), "en")
        >>> view["desk"]["asks"], [choice["text"] for choice in view["desk"]["choices"]]
        ('Your turn: take 10♦, or pass.', ['Pass', 'Take 10♦'])
        >>> view["frames"][-1]["hands"]["N"]
        {'hidden': 5}
    """
    pools = Pools(resolve(lang))
    deal = game.deal
    seat = game.seat if deal.to_act else None
    fields = deal_fields(deal, pools, match=game.before, seat=seat)
    fields = {name: field for name, field in fields.items() if name not in NOT_IN_PLAY}
    fields["title"] = say("desk.title", pools.lang)
    if game.counted:
        fields |= without_match(fields)
    fields["facts"] = [*fields["facts"], _match_fact(game.match, pools.lang)]
    for frame in fields["frames"]:
        frame["ask"] = None
    kinds = [frame["kind"] for frame in fields["frames"]]
    begin = kinds.index("turn-up") if "turn-up" in kinds else 0
    desk = _desk(game, pools) | {"from": begin}
    return fields | {"desk": desk, "near": game.seat.value} | pooled_fields(pools)


def _desk(game: Game, pools: Pools) -> Json:
    deal, lang = game.deal, pools.lang
    kind = "none" if deal.to_act is None else "choice" if deal.phase == "bidding" else "card"
    own_help = _HELP.get(kind)
    over = {"help": say(own_help, lang)} if own_help else {}
    return {
        "asks": _asks(game, lang),
        "kind": kind,
        "seat": game.seat.value,
        "ways": _ways(deal, lang) if kind == "card" else {},
        "choices": bid_choices(deal, pools) if kind == "choice" else [],
        "field": None,
        "submit": None,
        "feedback": None,
        "buttons": _buttons(game, lang),
        "facts": [{"id": "again", "text": say("desk.retried", lang)}] if game.counted else [],
        "words": desk_words(lang, **over),
    }


def desk_words(lang: str, **own: str) -> dict[str, str]:
    """Return the words of a desk.

    Args:
        lang: A resolved language id.
        own: Words of its own, worded, that take the place of the shared ones or join them.
    """
    return {word: say(f"desk.word.{word}", lang) for word in DESK_WORDS} | own


def _asks(game: Game, lang: str) -> str:
    deal = game.deal
    if deal.phase == "bidding":
        turn = "second" if deal.bidding_round != 1 else "first"
        return say(f"desk.asks.bid.{turn}", lang, card=deal.turn_up)
    if deal.position:
        trick = deal.position.trick
        led = trick[0] if trick else None
        return say(f"desk.asks.{'play' if led else 'lead'}", lang, card=led)
    winner = game.match.winner
    return say(f"desk.asks.{'won' if winner else deal.phase}", lang, team=winner)


def bid_choices(deal: Deal, pools: Pools) -> list[Json]:
    """Return the bids that may be made, each with what it would mean.

    Args:
        deal: A deal in its bidding.
        pools: Where the explanations go.
    """
    return [
        {
            "do": str(bid.action),
            "text": say(
                f"desk.bid.{bid.action.kind}", pools.lang, card=deal.turn_up, suit=bid.action.suit
            ),
            "why": pools.add_why("bid", bid.headline, bid.reason, bid.article),
        }
        for bid in explain_bids(deal, pools.lang)
        if bid.legal
    ]


def _ways(deal: Deal, lang: str) -> dict[str, list[Json]]:
    """The cards that may be played with a word, and the ways of playing each."""
    if deal.start.auto_belote:
        return {}
    words = {action.card: action.word for action in deal.actions if action.card and action.word}
    return {
        card.code: [
            {
                "do": str(verdict.action),
                "text": say(f"desk.way.{verdict.action.word or 'silent'}", lang, card=card),
                "told": verdict.reason,
            }
            for verdict in reversed(explain_words(deal, card, lang))
            if verdict.legal
        ]
        for card in words
    }


def _buttons(game: Game, lang: str) -> list[Json]:
    over = game.deal.to_act is None
    is_over = over or game.counted is not None
    buttons = [
        {
            "do": "undo",
            "text": say("desk.undo", lang),
            "enabled": game.undo() != game,
            "primary": False,
        }
    ]
    if is_over:
        name = "again" if game.match.winner else "next"
        text = say(f"desk.{name}", lang)
        buttons.append({"do": name, "text": text, "enabled": True, "primary": over})
    return buttons


def _match_fact(match: Match, lang: str) -> Json:
    totals = match.totals
    text = say(
        "desk.match",
        lang,
        target=match.target,
        team=Team.NS,
        points=totals[Team.NS.value],
        other=Team.EW,
        other_points=totals[Team.EW.value],
    )
    return {"id": "match", "text": text}
