"""The shared cases, read into one shape: seats N E S W, cards as "TD", rulesets by id.

The files write a ten "10H"; rules.json and reports.json name seats as an anticlockwise table
does (N W S E), positions and deals number them 0 to 3 in playing order. `clockwise` plays
N E S W, so a row for that ruleset swaps east and west: who leads, who follows whom, who is whose
partner and who has yet to play all stay as the case says, and a winner is swapped back the same
way. (Partners face each other, so without the swap the cards would still fall in the order of
the list, but to other players than the ones named.)
"""

import json
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).parent.parent / "data"

# The rulesets of the case files: our ruleset id, and the options that differ from it.
RULESETS = {
    "reglas": ("reglas", {}),
    "family": ("family", {}),
    "clockwise": ("clockwise", {}),
    "ffb": ("ffb", {}),
    "contree": ("family", {"cannot_overtrump": "free"}),
}

# How reports.json names them; its nl-*, bg and bitola tables play other games.
REPORT_RULESETS = {"fr-belote": ("family", "ffb"), "fr-contree": ("contree",)}

# The codes of rules.json and the articles they became.
ARTICLES = {
    "LEAD_ANY": "play.lead",
    "FOLLOW": "play.follow-suit",
    "TRUMP_LED_OVERTAKE": "play.rise-in-trumps",
    "TRUMP_LED_CANNOT_OVERTAKE": "play.cannot-rise",
    "TRUMP_LED_VOID": "play.discard",
    "VOID_NO_TRUMP": "play.discard",
    "MUST_RUFF": "play.ruff",
    "MUST_OVERTRUMP": "play.overtrump",
    "MUST_UNDERTRUMP": "play.undertrump",
    "CANNOT_OVERTRUMP_FREE": "play.undertrump",
    "PARTNER_MASTER_FREE": "play.partner-exception",
    "PARTNER_RUFF_NO_UNDERTRUMP": "play.partner-ruffed",
    "PARTNER_RUFF_ONLY_LOWER_TRUMPS": "play.partner-ruffed",
    "PARTNER_RUFF_OVERTRUMP_IF_TRUMPING": "play.partner-ruffed",
    "PARTNER_RUFF_ALL_TRUMPS_FREE": "play.partner-ruffed",
}

# The branch of the rules that a position takes, and the article that decides it (where a
# partner's ruff leaves the choice, and where contree frees the hand, the article is the same).
CATEGORY_ARTICLES = {
    "lead": "play.lead",
    "follow_plain": "play.follow-suit",
    "trump_led_can_over_opp_master": "play.rise-in-trumps",
    "trump_led_can_over_partner_master": "play.rise-in-trumps",
    "trump_led_cannot_over_opp_master": "play.cannot-rise",
    "trump_led_cannot_over_partner_master": "play.cannot-rise",
    "trump_led_void": "play.discard",
    "void_no_trump": "play.discard",
    "void_opp_master_unruffed": "play.ruff",
    "void_opp_ruff_can_over": "play.overtrump",
    "void_opp_ruff_cannot_over_mixed": "play.undertrump",
    "void_opp_ruff_cannot_over_only_trumps": "play.undertrump",
    "void_partner_master_unruffed": "play.partner-exception",
    "void_partner_master_ruff_mixed_can_over": "play.partner-exception",
    "void_partner_master_ruff_mixed_cannot_over": "play.partner-exception",
    "void_partner_master_ruff_only_trumps_can_over": "play.partner-exception",
    "void_partner_master_ruff_only_trumps_cannot_over": "play.partner-exception",
}

# Inputs that no ruleset of ours can hold, with the reason; the tests check that the list is exact.
LEFT_OUT = {
    "L33": "a no-trump contract, which is not an option of any ruleset here",
    "B025": "an all-trumps contract, which is not an option of any ruleset here",
    "Q019": "an all-trumps contract, which is not an option of any ruleset here",
}

ANTICLOCKWISE = "NWSE"
MIRROR = {"N": "N", "S": "S", "E": "W", "W": "E"}


class LegalCase(NamedTuple):
    """One hand to play from; `article` is None where the case does not name the rule."""

    name: str
    ruleset: str
    trump: str
    leader: str
    seat: str
    trick: list[str]
    hand: list[str]
    legal: list[str]
    article: str | None


class WinnerCase(NamedTuple):
    """One complete trick; `points` is None where the case does not say."""

    name: str
    ruleset: str
    trump: str
    leader: str
    trick: list[str]
    winner: str
    points: int | None


class Play(NamedTuple):
    """One card of a deal, with the hand it came from."""

    seat: str
    card: str
    hand: list[str]


class DealTrick(NamedTuple):
    """One trick of a deal."""

    leader: str
    plays: list[Play]
    winner: str
    points: int


class DealCase(NamedTuple):
    """One deal; `points` are the two sides' own, the last trick's bonus included."""

    name: str
    ruleset: str
    trump: str
    tricks: list[DealTrick]
    points: dict[str, int]
    bonus: int


def read(name):
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def card(text):
    return text.replace("10", "T")


def cards(texts):
    return [card(text) for text in texts]


def legal_cases():
    """Every usable row of kind "legal" in rules.json and reports.json, one per ruleset."""
    return [*_legal_from_rules(), *_legal_from_reports()]


def winner_cases():
    """Every row of kind "winner" or "trick_winner", one per ruleset."""
    return [*_winner_from_rules(), *_winner_from_reports()]


def position_cases():
    """Every position of both files: classic ones for `family`, contree ones for contree."""
    return [
        LegalCase(
            name=f"{ruleset}-{row['id']}-{row['category']}",
            ruleset=ruleset,
            trump=row["trump"],
            leader=ANTICLOCKWISE[row["trick"][0][0] if row["trick"] else row["seat"]],
            seat=ANTICLOCKWISE[row["seat"]],
            trick=[card(text) for _seat, text in row["trick"]],
            hand=cards(row["hand"]),
            legal=cards(row["legal"]),
            article=CATEGORY_ARTICLES[row["category"]],
        )
        for ruleset, file in (("family", "positions_classic"), ("contree", "positions_contree"))
        for row in read(file)
    ]


def deal_cases():
    """Every deal of both files, trick by trick."""
    return [
        DealCase(
            name=f"{ruleset}-{row['id']}",
            ruleset=ruleset,
            trump=row["trump"],
            tricks=list(_tricks(row)),
            points=dict(zip(("NS", "EW"), row["points"], strict=True)),
            # deals_contree counts the last trick of a capot as 100
            bonus=100 if ruleset == "contree" and 0 in row["tricks"] else 10,
        )
        for ruleset, file in (("family", "deals_classic"), ("contree", "deals_contree"))
        for row in read(file)
    ]


def _tricks(row):
    hands = [cards(hand) for hand in row["hands"]]
    for number in range(8):
        plays = []
        for seat, text in row["plays"][4 * number : 4 * number + 4]:
            plays.append(Play(ANTICLOCKWISE[seat], card(text), list(hands[seat])))
            hands[seat].remove(card(text))
        yield DealTrick(
            leader=plays[0].seat,
            plays=plays,
            winner=ANTICLOCKWISE[row["trick_winners"][number]],
            points=row["trick_points"][number],
        )


def _legal_from_rules():
    for row in read("rules"):
        if row["kind"] != "legal" or row["id"] in LEFT_OUT:
            continue
        for ruleset, expected in row["expected"].items():
            yield LegalCase(
                name=f"{row['id']}-{ruleset}",
                ruleset=ruleset,
                trump=row["trump"],
                leader=_seat(row["turn_order"][0], ruleset),
                seat=_seat(row["to_play"], ruleset),
                trick=[card(play["card"]) for play in row["trick"]],
                hand=cards(row["hand"]),
                legal=cards(expected),
                article=ARTICLES[row["expected_rule"][ruleset]],
            )


def _legal_from_reports():
    for row in read("reports"):
        given = row.get("input")
        if not given or given.get("kind") != "legal" or row["id"] in LEFT_OUT:
            continue
        for table, rulesets in REPORT_RULESETS.items():
            for ruleset in rulesets:
                yield LegalCase(
                    name=f"{row['id']}-{ruleset}",
                    ruleset=ruleset,
                    trump=given["trump"],
                    leader=_seat(given["trick"][0][0], ruleset),
                    seat=_seat(given["to_play"], ruleset),
                    trick=[card(text) for _seat_name, text in given["trick"]],
                    hand=cards(given["hand"]),
                    legal=cards(given["expected_legal"][table]),
                    article=None,
                )


def _winner_from_rules():
    for row in read("rules"):
        if row["kind"] == "winner":
            for ruleset, expected in row["expected"].items():
                yield WinnerCase(
                    name=f"{row['id']}-{ruleset}",
                    ruleset=ruleset,
                    trump=row["trump"],
                    leader=_seat(row["turn_order"][0], ruleset),
                    trick=[card(play["card"]) for play in row["trick"]],
                    winner=_seat(expected, ruleset),
                    points=None,
                )


def _winner_from_reports():
    for row in read("reports"):
        given = row.get("input")
        if not given or given.get("kind") != "trick_winner":
            continue
        # B037 tells its story with a second trick
        tricks = [("", given), *([("-also", given["also_case"])] if "also_case" in given else [])]
        for suffix, told in tricks:
            for ruleset in (*REPORT_RULESETS["fr-belote"], *REPORT_RULESETS["fr-contree"]):
                yield WinnerCase(
                    name=f"{row['id']}{suffix}-{ruleset}",
                    ruleset=ruleset,
                    trump=given["trump"],
                    leader=_seat(told["trick"][0][0], ruleset),
                    trick=[card(text) for _seat_name, text in told["trick"]],
                    winner=_seat(told["expected_winner"], ruleset),
                    points=told.get("trick_points"),
                )


def _seat(seat, ruleset):
    return MIRROR[seat] if ruleset == "clockwise" else seat
