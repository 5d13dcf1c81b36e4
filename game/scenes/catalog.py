"""What belongs to each game beside its rules, one line each. Static imports are what the packager follows.

How the computer thinks about a game stands in `game.ai.catalog`.
"""

from __future__ import annotations

from game.view import rose_king
from game.view.table_view import ViewPackage

VIEWS: dict[str, ViewPackage] = {
    "rose_king": rose_king,
}
