"""A second, slow opinion on the play of the cards, to hold the engine to.

Everything here is strings and lists, written from the rule texts alone and without a look at
`belote_learn`: a mistake would have to be made twice, in two different ways, to go unseen.
Cards are two characters ("TD" is the ten of diamonds), seats are "N", "E", "S", "W".

The comments name the sentence each line follows: 000, 003 and 004 are the three founding texts
(`reglas`, `family`, `clockwise`), ffb is the FFB text of 27-01-2016, ct its text on contree of
the same date, coinche its text of 2015, s a sentence under a heading, L a line of the file, A1,
B1 and C1 a disputed reading settled in our reference on the rules.
"""

# 000 FV s14-15 (L46, L48); 003 ORD s12-13 (L33); 004 TAB (L8-17); ffb §6. Weakest first.
# Strength is a place in these two lines and nothing else: the 7 and the 8 both earn 0 points,
# and yet the 8 beats the 7.
TRUMP_ORDER = "78QKTA9J"
PLAIN_ORDER = "789JQKTA"

# 000 CP s5-12 and s14-21 (L64-84); 003 ORD table (L23-32); 004 TAB (L8-17).
TRUMP_POINTS = {"7": 0, "8": 0, "9": 14, "T": 10, "J": 20, "Q": 3, "K": 4, "A": 11}
PLAIN_POINTS = {"7": 0, "8": 0, "9": 0, "T": 10, "J": 2, "Q": 3, "K": 4, "A": 11}

# 000 FV s8 (L37) and ffb §5.1 turn one way; 004 COM s1 (L27) implies the other (C13).
TURN_ORDER = {"anticlockwise": "NWSE", "clockwise": "NESW"}

# 000 INT s1 (L5); 003 MAT s4 (L12): partners face each other, whichever way the table turns.
PARTNER = {"N": "S", "S": "N", "E": "W", "W": "E"}

OPTION_VALUES = {
    "direction": ("anticlockwise", "clockwise"),
    "trump_led_must_beat": ("always", "unless_partner_winning", "never"),
    "partner_master_trump_play": (
        "free",
        "overtrump_or_discard",
        "overtrump_if_able",
        "free_only_if_all_trumps",
    ),
    "cannot_overtrump": ("undertrump", "free"),
}

# What each text says on these four options; contree is the play of ct §5.2 at a family table.
RULESETS = {
    "family": {
        "direction": "anticlockwise",
        "trump_led_must_beat": "always",
        "partner_master_trump_play": "free",
        "cannot_overtrump": "undertrump",
    },
    "reglas": {
        "direction": "anticlockwise",
        "trump_led_must_beat": "always",
        "partner_master_trump_play": "overtrump_or_discard",
        "cannot_overtrump": "undertrump",
    },
    "clockwise": {
        "direction": "clockwise",
        "trump_led_must_beat": "always",
        "partner_master_trump_play": "overtrump_if_able",
        "cannot_overtrump": "undertrump",
    },
    "ffb": {
        "direction": "anticlockwise",
        "trump_led_must_beat": "always",
        "partner_master_trump_play": "free",
        "cannot_overtrump": "undertrump",
    },
    "contree": {
        "direction": "anticlockwise",
        "trump_led_must_beat": "always",
        "partner_master_trump_play": "free",
        "cannot_overtrump": "free",
    },
}


def legal(trump, leader, trick, hand, options):
    """The cards of `hand` that may be played next, in the order of the hand."""
    assert len(trick) < 4, "the trick is complete"
    for option, values in OPTION_VALUES.items():
        assert options[option] in values, (option, options[option])

    # 000 FV s7 (L37); 003 VAZ s1 (L36); ffb §5.1: the first card is a free choice.
    if not trick:
        return list(hand)

    me = seat_of_card(leader, len(trick), options["direction"])
    partner_wins = winner(trump, leader, trick, options["direction"]) == PARTNER[me]

    # The duties of a trump lead come before any thought of the partner: 003 VAZ s13 (L42).
    if suit(trick[0]) == trump:
        return when_trumps_are_led(trump, trick, hand, partner_wins, options)

    # 000 FV s9 (L39); 003 VAZ s8 (L38); 004 COM s2 (L27): follow suit. No text asks to beat a
    # plain card, and the exception for the partner does not lift this: 003 VAZ s12 (L42).
    same_suit = [card for card in hand if suit(card) == suit(trick[0])]
    if same_suit:
        return same_suit

    # 000 FV s12 (L42); 003 L78; 004 COM s4 (L27, reading C2); ffb §5.2 b2: neither the suit nor
    # a trump, so nothing can be asked.
    if all(suit(card) != trump for card in hand):
        return list(hand)

    # 000 FV s10 (L40) binds only when the strongest card is the opponents'; 003 VAZ s9 (L39, B1:
    # winning at this moment is enough); 004 COM s5 (L28). A partner who has not played, or who
    # was beaten, frees nobody: ffb §5.2 b2.
    if partner_wins:
        return when_the_partner_wins(trump, trick, hand, options)
    return when_an_opponent_wins(trump, trick, hand, options)


def when_trumps_are_led(trump, trick, hand, partner_wins, options):
    my_trumps = [card for card in hand if suit(card) == trump]

    # 000 FV s12 (L42); 004 COM s4 (L27); ffb §5.2 b2: no trump, so any card.
    if not my_trumps:
        return list(hand)

    # Lone tables only (exoty; 004 says nothing, C12): follow, and that is all.
    if options["trump_led_must_beat"] == "never":
        return my_trumps

    # belotepoint.fr, playjoy and a variant in Pagat: no need to rise over a winning partner.
    # Everyone else says the opposite, 003 VAZ s13 (L42) in so many words.
    if options["trump_led_must_beat"] == "unless_partner_winning" and partner_wins:
        return my_trumps

    # 000 FV s11 (L41); 003 VAZ s11 (L41); ffb §5.2 b1: rise, above the highest of them (B2).
    higher = those_that_beat_every_trump(trump, trick, my_trumps)
    if higher:
        return higher

    # 000 FV s9 (L39, reading A3); 003 VAZ s11 asks only what the hand allows; 004 COM s2 (L27).
    return my_trumps


def when_the_partner_wins(trump, trick, hand, options):
    """Void, with a trump in hand, and the partner holds the trick."""
    # The partner wins with the suit led: nobody has ruffed, and every text leaves the choice.
    # 000 FV s10 (L40) a contrario; 003 VAZ s9 (L39); 004 COM s5 (L28).
    if all(suit(card) != trump for card in trick):
        return list(hand)

    # From here on the partner wins with a ruff. ffb §5.2 b4: any card, a lower trump too; 003
    # VAZ s10 (L40) speaks of an opponent's ruff only (B3).
    allowed = options["partner_master_trump_play"]
    if allowed == "free":
        return list(hand)

    plain = [card for card in hand if suit(card) != trump]
    my_trumps = [card for card in hand if suit(card) == trump]
    higher = those_that_beat_every_trump(trump, trick, my_trumps)

    # FFB web page VI and coinche §5.2 b5: a lower trump is for a hand of trumps alone.
    if allowed == "free_only_if_all_trumps" and not plain:
        return list(hand)

    # 004 COM s5 (L28) lets me discard; who does trump goes over, or under if he cannot: COM s7-9
    # (L29, reading C11).
    if allowed == "overtrump_if_able":
        trumps_allowed = higher or my_trumps
        return [card for card in hand if card in plain or card in trumps_allowed]

    # 000 FV s11 (L41, reading A2): whatever trump I play must be the highest on the table.
    rest = [card for card in hand if card in plain or card in higher]
    if rest:
        return rest

    # 000 FV s12 (L42): nothing but trumps too low, so no rule can be kept.
    return list(hand)


def when_an_opponent_wins(trump, trick, hand, options):
    """Void, with a trump in hand, and an opponent holds the trick."""
    my_trumps = [card for card in hand if suit(card) == trump]

    # 000 FV s10 (L40); 003 VAZ s9 (L39); 004 COM s3 (L27): ruff, with any trump, as no trump
    # lies on the table.
    if all(suit(card) != trump for card in trick):
        return my_trumps

    # 000 FV s11 (L41); 003 VAZ s10 (L40); 004 COM s7-8 (L29); ffb §5.2 b3: over-ruff. The ruff
    # to beat is the winning one, even where my partner ruffed too.
    higher = those_that_beat_every_trump(trump, trick, my_trumps)
    if higher:
        return higher

    # ct §5.2.2 and coinche §5.2 b3: who cannot go over may throw anything, trumps included.
    if options["cannot_overtrump"] == "free":
        return list(hand)

    # 003 VAZ s10 (L40); 004 COM s9 (L29); ffb §5.2 b3; 000 FV s10 and s12 (L40, L42, reading
    # A1): a trump all the same.
    return my_trumps


def winner(trump, leader, trick, direction):
    """The seat that holds the trick so far."""
    # 000 FV s20-21 (L54, L56); 003 VAZ s3 (L36): the best trump, or else the best card of the
    # suit led. A discard wins nothing, whatever its rank.
    best = trick[0]
    for card in trick[1:]:
        if beats(card, best, trump):
            best = card
    return seat_of_card(leader, trick.index(best), direction)


def points(trump, trick):
    """The card points of a trick; the ten of the last trick is counted with the deal."""
    return sum(
        TRUMP_POINTS[rank(card)] if suit(card) == trump else PLAIN_POINTS[rank(card)]
        for card in trick
    )


def beats(card, other, trump):
    """Whether `card` takes the trick from `other`, which holds it."""
    if suit(card) != suit(other):
        return suit(card) == trump
    order = TRUMP_ORDER if suit(card) == trump else PLAIN_ORDER
    return order.index(rank(card)) > order.index(rank(other))


def those_that_beat_every_trump(trump, trick, my_trumps):
    on_the_table = [card for card in trick if suit(card) == trump]
    return [
        mine for mine in my_trumps if all(beats(mine, theirs, trump) for theirs in on_the_table)
    ]


def seat_of_card(leader, number, direction):
    """Who plays the card with this number; 0 is the leader's own."""
    order = TURN_ORDER[direction]
    return order[(order.index(leader) + number) % 4]


def rank(card):
    return card[0]


def suit(card):
    return card[1]
