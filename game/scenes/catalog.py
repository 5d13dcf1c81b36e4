"""The looks of each game, one line each. Static imports are what the packager follows."""

from __future__ import annotations

from game.view import carolus_magnus, lowenherz, rose_king
from game.view.view_package import ViewPackage

VIEWS: dict[str, ViewPackage] = {
    "rose_king": rose_king,
    "carolus_magnus": carolus_magnus,
    "lowenherz": lowenherz,
}
