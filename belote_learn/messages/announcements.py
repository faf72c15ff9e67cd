"""Belote and rebelote, worded: what a word earns here, what silence loses, why it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.cards import Card
from belote_learn.errors import IllegalActionError
from belote_learn.messages.actions import ActionVerdict
from belote_learn.messages.catalogue import Speaker, say
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import article
from belote_learn.play.actions import PLAY, WORDS, said

if TYPE_CHECKING:
    from belote_learn.play.actions import Action
    from belote_learn.play.deal import Deal

_PAIR: Final = {"K": "Q", "Q": "K"}


def explain_words(
    deal: Deal, card: Card | str, lang: str | None = None
) -> tuple[ActionVerdict, ...]:
    """Word what the seat to play may say with a card, and what saying nothing would lose.

    Args:
        deal: A deal in play.
        card: A card that the seat to play may play.
        lang: "en", "pt" or "fr"; None for the default.

    Returns:
        A verdict on "belote" and on "rebelote", and first, where one of them may be said, on
        playing the card without it.

    Raises:
        NotationError: If the card cannot be read.
        IllegalPlayError: If the card may not be played.
        IllegalActionError: If no card is to be played.
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.play.deal import Deal
        >>> d = Deal.from_hands(
        ...     {"N": "AS TS KS QS JS 9S 8S 7S", "E": "AD TD KD QD JD 9D 8D 7D",
        ...      "S": "AC TC KC QC JC 9C 8C 7C", "W": "KH QH AH TH JH 9H 8H 7H"},
        ...     trump="H", taker="W", dealer="N")
        >>> for verdict in explain_words(d, "KH", "en"):
        ...     print(verdict.legal, verdict.headline)
        True You may play K♥ without a word
        True You may say belote with K♥
        False You may not say rebelote with K♥
    """
    language = resolve(lang)
    card = card if isinstance(card, Card) else Card.parse(card)
    deal.act(card)  # a card that may not be played refuses itself, with its own reason
    seat = deal.to_act
    if seat is None:
        return ()
    play = PLAY[seat][card.index]
    other = Card.parse(_PAIR.get(card.rank, card.rank) + card.suit)
    speaker = Speaker(language, seat=seat, card=card, other=other, team=seat.team)
    words = [_word(said(play, word), deal, speaker) for word in WORDS]
    open_word = next((verdict for verdict in words if verdict.legal), None)
    if (
        open_word is None or play not in deal.actions
    ):  # nothing to lose, or it is said for the player
        return tuple(words)
    return (_silence(play, open_word, deal, speaker), *words)


def tell_word(action: Action, lang: str | None = None) -> str:
    """Word what was said with a card; "" where nothing was.

    Args:
        action: A card played.
        lang: "en", "pt" or "fr"; None for the default.

    Example:
        >>> from belote_learn.play.actions import read_action
        >>> from belote_learn.seats import Seat
        >>> print(tell_word(read_action("KH belote", Seat.WEST), "en"))
        West says belote with K♥.
    """
    if not action.word:
        return ""
    return say(
        "announce.told",
        resolve(lang),
        seat=action.seat,
        card=action.card,
        word=action.word,
    )


def _word(action: Action, deal: Deal, speaker: Speaker) -> ActionVerdict:
    rules = deal.ruleset
    refused: IllegalActionError | None = None
    try:
        deal.act(action)
    except IllegalActionError as refusal:
        refused = refusal
        rule, headline = str(refusal.data["rule"]), "announce.headline.refused"
        legal, reason = False, refusal.text(speaker.lang)
    else:
        rule, headline, legal = "announce.value", "announce.headline.word", True
        reason = speaker.say(f"announce.{action.word}.{rules.belote_first_word}")
        if action.word == "belote" and rules.contract == "threshold":
            raised = speaker.say("announce.raised")
            reason = f"{reason} {raised}"
    return ActionVerdict(
        action=action,
        legal=legal,
        rule=rule,
        headline=speaker.say(headline, word=action.word),
        reason=reason,
        article=article(rule, speaker.lang, rules),
        refusal=refused,
    )


def _silence(play: Action, word: ActionVerdict, deal: Deal, speaker: Speaker) -> ActionVerdict:
    second = f"announce.silent.second.{deal.ruleset.belote_first_word}"
    return ActionVerdict(
        action=play,
        legal=True,
        rule="announce.words",
        headline=speaker.say("announce.headline.silent"),
        reason=speaker.say("announce.silent.first" if word.action.word == "belote" else second),
        article=article("announce.words", speaker.lang, deal.ruleset),
    )
