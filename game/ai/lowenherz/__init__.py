"""The computer player of Löwenherz: how a position is searched, and who is ahead (`thinking.Thinking`).

Measured with `tools/arena.py` for two seats, from few matches:

    Page against random play  100 %             2 matches
    Squire against Page        75 % [53, 97]   12
    Knight against Squire      85 % [70, 100]  20
    Earl against Knight        75 % [56, 94]   24

With three and four seats only Page against random play was measured: alone against all others it won 2 of 2 each.
"""

from __future__ import annotations

from game.ai.lowenherz.search import Search, lead

__all__ = ["Search", "lead"]
