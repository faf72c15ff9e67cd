"""Moments of play: a position, a trick, a deal, their notation, and the package's catalogue."""
