"""The rules of belote as data and as one decision; no language, no clock, no chance."""
