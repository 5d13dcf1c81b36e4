"""The drawing templates of Carolus Magnus: its board, pieces, cards and signs, and what its table sounds like."""
