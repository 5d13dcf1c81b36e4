"""The drawing templates of Löwenherz: its board, pieces, cards and signs, and what its table sounds like."""
