"""Belote and rebelote: why a word may not be said.

What may be said is `table.open_word`; this module words nothing and decides nothing, it names the
article that refuses.

Source: rulebook chapter 5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.cards import BY_CODE
from belote_learn.errors import IllegalActionError

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.play.actions import Action
    from belote_learn.play.table import Table


def refuse_word(action: Action, card: Card, table: Table) -> IllegalActionError:
    """Say why a word may not be said with a card that may be played.

    Whose hand the other card of the pair is in stays untold.

    Args:
        action: What the player to act wants to do, with a word.
        card: The card it plays.
        table: The table it is played to.
    """
    trump = table.contract.trump
    facts = {"seat": action.seat, "card": card, "found": action.word, "trump": trump}
    if card.rank not in {"K", "Q"}:
        return _refused("announce-wrong-card", facts)
    if card.suit is not trump:
        return _refused("announce-plain-suit", facts)
    other = BY_CODE[("Q" if card.rank == "K" else "K") + trump]
    facts["other"] = other
    if table.turn != table.contract.holder:
        return _refused("announce-no-pair", facts)
    pair = table.contract.pair
    if table.held[table.contract.holder] & pair == pair:
        return _refused("announce-rebelote-first", facts)
    if table.words:
        return _refused("announce-belote-twice", facts)
    return _refused("announce-too-late", facts)


def _refused(message_id: str, facts: dict[str, object]) -> IllegalActionError:
    return IllegalActionError(message_id, rule="announce.refused", count=1, **facts)
