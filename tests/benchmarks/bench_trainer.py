"""How long a learner waits in the bidding trainer: for the count of a bid, for the next hand.

    python tests/benchmarks/bench_trainer.py

Times are of this process alone, from the message of a press to the finished view.
"""

from __future__ import annotations

import time

import belote_learn as bl

HANDS = 60


def percentiles(times):
    ranked = sorted(times)
    median, late = ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.95)]
    return f"median {median:.0f} ms, p95 {late:.0f} ms, longest {ranked[-1]:.0f} ms"


def press(table, do):
    message = {"do": do, "at": table._shown["desk"]["turn"]}
    start = time.process_time()
    table._handle_custom_msg(message, [])
    return 1000 * (time.process_time() - start)


def main():
    table = bl.BiddingTrainer(seed=7)
    times = {"bid": [], "take back": [], "play out": [], "next hand": []}
    for _ in range(HANDS):
        bid = table._shown["desk"]["choices"][-1]["do"]
        times["bid"].append(press(table, bid))
        times["take back"].append(press(table, "undo"))
        times["bid"].append(press(table, "pass"))
        times["play out"].append(press(table, "play"))
        times["next hand"].append(press(table, "next"))
    for name, of_name in times.items():
        print(f"{name}: {percentiles(of_name)}")


if __name__ == "__main__":
    main()
