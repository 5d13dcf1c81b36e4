"""The computer player of Carolus Magnus: how a position is searched, and who is ahead (`thinking.Thinking`).

Measured with `tools/arena.py` for two, three and four seats; three: one against two and two against one, four: team
against team:

    Page against random play  100 %  50       100 %  36       100 %  40
    Squire against Page        75 % [66, 84]   83 % [76, 91]   74 % [64, 84]   100, 84, 80 matches
    Knight against Squire      70 % [62, 79]   55 % [48, 63]   66 % [56, 76]   120, 102, 100
    Earl against Knight        73 % [64, 82]   58 % [47, 70]   63 % [52, 75]   100, 60, 60

With three seats the two upper steps are small: from so many matches it is not certain that there are any.
"""

from __future__ import annotations

from game.ai.carolus_magnus.search import Search, lead

__all__ = ["Search", "lead"]
