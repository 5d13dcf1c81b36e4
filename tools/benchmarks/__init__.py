"""The measurements of tools/bench.py: each module offers `rows()`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of the table. values: one number a repetition. digits: shown after the point."""

    what: str
    values: list[float]
    unit: str
    wanted: str
    digits: int = 2

    def shown(self, value: float) -> str:
        """Return a value as the table writes it."""
        return f"{value:,.{self.digits}f}"
