"""Who this package is: its version and its public address, each written once."""

from __future__ import annotations

__version__ = "0.1.0"

#: Owner and name of the public repository; the only place to change once the address is known.
REPOSITORY = "OWNER/belote-learn"
