"""Pages that show widgets with no kernel and no network behind them."""
