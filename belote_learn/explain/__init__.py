"""Reasons, language-free: message ids and the facts of the table that they speak of."""
