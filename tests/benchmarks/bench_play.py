"""How soon a press on the table of `Play` is answered, refusals apart.

    python tests/benchmarks/bench_play.py

Times are from the request to the answer ready to be sent: decided, the bots' turns, the view made
and packed. What a browser and the wire add is not in them.
"""

from __future__ import annotations

import time

import belote_learn as bl

DEALS = 20


def ask(table, do, **more):
    """Send what a press sends; return the milliseconds until the answer is ready."""
    turn = table._shown["desk"]["turn"]
    start = time.perf_counter()
    table._handle_custom_msg({"do": do, "at": turn, **more}, [])
    return 1000 * (time.perf_counter() - start)


def percentiles(name, times):
    ranked = sorted(times)
    at = {share: ranked[min(int(len(ranked) * share), len(ranked) - 1)] for share in (0.5, 0.95)}
    print(
        f"{name}: {len(ranked)}, median {at[0.5]:.1f} ms, p95 {at[0.95]:.1f}, longest {ranked[-1]:.1f}"
    )


def main():
    refusals, cards, bids = [], [], []
    for seed in range(DEALS):
        table = bl.Play(seed, auto_belote=True)
        while table.deal.to_act:
            position = table.deal.position
            if position is None:
                bids.append(ask(table, table._shown["desk"]["choices"][-1]["do"]))
                continue
            wrong = [card for card in position.hand if card not in position.legal_cards]
            refusals += [ask(table, "card", card=card.code) for card in wrong]
            cards.append(ask(table, "card", card=position.legal_cards[0].code))
    percentiles("refusals", refusals)
    percentiles("cards, with the bots' answer", cards)
    percentiles("bids, with the bots' answer", bids)


if __name__ == "__main__":
    main()
