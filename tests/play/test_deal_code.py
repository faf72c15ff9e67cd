"""The deal code: nine characters, the same deal everywhere, and every slip caught."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.cards import PACK
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.deal_code import ALPHABET, check_of
from belote_learn.rules.rulesets import RULESETS

# Codes and what they deal, for ever: the first hand of the player after the dealer, the turn-up.
GOLDEN = {
    "AAAAAAAAA": (0, "N", "family", "9H TH AS 7S KC", "AH"),
    "AAAAAAAHQ": (7, "N", "family", "KC TH AC 8S 8H", "TD"),
    "BAAAAAAHD": (7, "N", "clockwise", "KC TH 8C 9C 7S", "TD"),
    "AWAAAB9LU": (2026, "E", "reglas", "JH 8C KD AH JS", "QC"),
    "B2DXZVJX4": (123456789, "S", "ffb", "7S AC QS KC 7D", "9D"),
    "B9999999B": (4294967295, "W", "ffb", "JH KS AC TC KD", "7D"),
    "BQ7WB3UPZ": (3141592653, "W", "clockwise", "QC JC AS 7D TC", "JS"),
}

# A slip is caught as a slip, or as the mark of the other kind of code.
CAUGHT = {"code-check", "code-of-set"}

seeds = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize("code", GOLDEN)
def test_a_code_deals_the_same_cards_on_every_platform(code):
    seed, dealer, ruleset, hand, turn_up = GOLDEN[code]
    d = bl.Deal.from_code(code)
    assert d == bl.Deal.new(seed=seed, dealer=dealer, ruleset=ruleset)
    assert " ".join(card.code for card in d.hands[d.to_act]) == hand
    assert d.turn_up.code == turn_up
    assert d.code == code


@given(seeds, st.sampled_from(bl.Seat), st.sampled_from(RULESETS))
def test_a_code_is_nine_characters_that_deal_the_deal_again(seed, dealer, ruleset):
    d = bl.Deal.new(seed=seed, dealer=dealer, ruleset=ruleset)
    assert len(d.code) == 9
    assert set(d.code) <= set(ALPHABET)
    assert bl.Deal.from_code(d.code) == d
    assert bl.Deal.from_code(d.code.lower()) == d
    assert bl.Deal.from_code(f" {d.code[:3]}-{d.code[3:6]} {d.code[6:]} ") == d
    assert d.act("pass").code == d.code


def test_the_alphabet_has_no_two_characters_that_look_alike():
    assert len(set(ALPHABET)) == 32
    assert not set(ALPHABET) & set("01IO")


def refused(code):
    try:
        bl.Deal.from_code(code)
    except bl.NotationError as error:
        return error.message_id
    return None


@pytest.mark.parametrize("code", GOLDEN)
def test_every_single_error_and_every_swap_is_caught(code):
    for place, right in enumerate(code):
        for wrong in set(ALPHABET) - {right}:
            assert refused(code[:place] + wrong + code[place + 1 :]) in CAUGHT
    for first, second in combinations(range(9), 2):
        letters = list(code)
        letters[first], letters[second] = letters[second], letters[first]
        if code[first] != code[second]:
            assert refused("".join(letters)) in CAUGHT


def test_the_check_catches_every_single_error_and_every_swap_of_any_two():
    """Proved for all codes at once: the check is linear, so only the differences count.

    One wrong character changes the check by its error times its weight, two that change places by
    their difference times the difference of the weights. Neither is ever 0.
    """

    def check(*pairs):
        letters = [0] * 8
        for place, value in pairs:
            letters[place] = value
        return check_of(letters)

    for place in range(8):
        for one in range(32):
            for other in range(32):
                both = check((place, one ^ other))
                assert both == check((place, one)) ^ check((place, other))
    singles = {
        (place, error): check((place, error)) for place in range(8) for error in range(1, 32)
    }
    assert 0 not in singles.values()
    for first, second in combinations(range(8), 2):
        for difference in range(1, 32):
            assert singles[first, difference] ^ singles[second, difference] != 0
    for place in range(8):  # with the check itself, whose weight is 1
        for difference in range(1, 32):
            assert singles[place, difference] ^ difference != 0


WRONG = {
    "AAAAAAAH": ("code-length", "nine characters are expected, 8 were found"),
    "AAAAAAAHQQ": ("code-length", "10 were found"),
    "": ("code-length", "0 were found"),
    "AAAA0AAHQ": ("code-letter", "Character 5 of “AAAA0AAHQ” is “0”"),
    "AAA-A1AHQ": ("code-letter", "Character 6 of “AAA-A1AHQ” is “1”"),
    "AAAAAAAHA": ("code-check", "its last character does not fit the others"),
}  # fmt: skip


@pytest.mark.parametrize("code", WRONG)
def test_what_is_no_code_is_refused_and_says_why(code):
    message_id, text = WRONG[code]
    with pytest.raises(bl.NotationError, match=text) as caught:
        bl.Deal.from_code(code)
    assert caught.value.message_id == message_id
    assert all(caught.value.text(lang) for lang in LANGUAGES)


def test_a_code_of_a_later_ruleset_is_refused():
    letters = [ALPHABET.index(letter) for letter in "9AAAAAAA"]
    code = "9AAAAAAA" + ALPHABET[check_of(letters)]
    with pytest.raises(bl.NotationError, match="this version does not know"):
        bl.Deal.from_code(code)


def test_only_a_deal_made_by_new_under_a_named_ruleset_has_a_code():
    hands = {seat: PACK[8 * n : 8 * n + 8] for n, seat in enumerate(bl.Seat)}
    assert bl.Deal.from_pack(PACK, dealer="N").code is None
    assert bl.Deal.from_hands(hands, trump="S", taker="N", dealer="W").code is None
    house = bl.ruleset("family").replace(tie="litige")
    assert bl.Deal.new(seed=7, dealer="N", ruleset=house).code is None
