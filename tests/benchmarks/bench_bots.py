"""How fast bots act, how well they play, and how long odds take.

    python tests/benchmarks/bench_bots.py

Times are of this process alone. The win rate is of matches and deals against players who choose at
random among what they may do, the same seeds from both sides, with Wilson's interval at 95 %.
"""

from __future__ import annotations

import time
from random import Random

import belote_learn as bl
from belote_learn.play.bots import choose, let_bots_act
from belote_learn.play.game import Game
from belote_learn.play.odds import odds, wilson
from belote_learn.play.seen import seen_by

SEATS = {"seat": "S", "dealer": "E", "trump": "H"}


def percentiles(times):
    ranked = sorted(times)
    median, late = ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.95)]
    return f"median {median:.3f} ms, p95 {late:.3f} ms, longest {ranked[-1]:.3f} ms"


def bot_turns(deals):
    """Time each turn of four bots: look, choose, act."""
    times = []
    for seed in range(deals):
        deal = bl.Deal.new(seed=seed)
        while (seat := deal.to_act) is not None:
            start = time.process_time()
            deal = deal.act(choose(seen_by(deal, seat)))
            times.append(1000 * (time.process_time() - start))
    return times


def learner_turns(deals):
    """Time what a click waits for: the learner's action and the bots' up to the next decision."""
    times = []
    for seed in range(deals):
        game = Game.new(seed)
        while game.deal.to_act:
            action = game.deal.actions[-1]
            start = time.process_time()
            game = game.act(action)
            times.append(1000 * (time.process_time() - start))
    return times


def whole_deals(deals):
    start = time.process_time()
    for seed in range(deals):
        let_bots_act(bl.Deal.new(seed=seed))
    return deals / (time.process_time() - start)


def odds_times(rounds):
    times = []
    for seed in range(rounds):
        start = time.process_time()
        odds("JH 8H AS KD 7C", "QH", **SEATS, deals=200, seed=seed)
        times.append(1000 * (time.process_time() - start))
    return times


def against_chance(seed, bots, target):
    """Play a match, one team bots; return who won it and each deal's margin for the bots."""
    chance = Random(seed).choice  # noqa: S311 (a game, not a secret)
    match, margins = bl.Match(target=target), []
    while match.winner is None:
        deal = match.next_deal(1000 * seed + len(match.scores))
        while (seat := deal.to_act) is not None:
            bot = seat.team is bots
            deal = deal.act(choose(seen_by(deal, seat)) if bot else chance(deal.actions))
        match = match.add(deal)
        if deal.score:
            margins.append(deal.score.points(bots) - deal.score.points(bots.other))
    return match.winner is bots, margins


def strength(seeds, target):
    won, margins = 0, []
    for seed in range(seeds):
        for team in bl.Team:
            victory, deals = against_chance(seed, team, target)
            won += victory
            margins += deals
    return won, margins


def share(won, total):
    low, high = wilson(won, total)
    return f"{won} of {total} = {100 * won / total:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def main():
    print("bot turn:    ", percentiles(bot_turns(150)), "(target 50 ms)")
    print("learner turn:", percentiles(learner_turns(100)))
    print(f"four bots:    {whole_deals(300):.0f} deals a second")
    print("odds, 200:   ", percentiles(odds_times(30)))
    won, margins = strength(100, 1000)
    decided = [margin for margin in margins if margin]
    print("matches won: ", share(won, 200))
    print("deals won:   ", share(sum(margin > 0 for margin in decided), len(decided)))
    print(f"a deal:       {sum(margins) / len(margins):+.1f} points")


if __name__ == "__main__":
    main()
