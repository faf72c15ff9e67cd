"""Everything that is worded, in three languages; no other layer holds a sentence."""
