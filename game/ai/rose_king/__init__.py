"""The computer player of Rose King: how a position is searched, and who is ahead (`thinking.Thinking`).

Measured with `tools/arena.py`:

    Page against random play   85 % [82, 88]   400 matches
    Squire against Page        66 % [61, 71]   400
    Knight against Squire      74 % [70, 79]   400
    Earl against Knight        68 % [62, 75]   200
"""

from __future__ import annotations

from game.ai.rose_king.search import Search, lead

__all__ = ["Search", "lead"]
