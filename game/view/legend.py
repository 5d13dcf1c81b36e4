"""What the signs mean of a table that is lines of text."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class Legend(Protocol):
    """What the package of a game offers beside, whose table in a terminal does not explain itself."""

    def table_legend(self) -> tuple[str, ...]:
        """Return what the signs of `ViewPackage.table_lines` mean, in a few lines."""


def legend_of(package: Any) -> tuple[str, ...]:
    """Return what the signs of a game's table in a terminal mean, () where they need no words."""
    return package.table_legend() if isinstance(package, Legend) else ()
