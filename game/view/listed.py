"""Several things in one sentence, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _


def listed(parts: Sequence[str]) -> str:
    """Return the parts as one reads them out: "A, B and C"; "" for nothing."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{first} and {last}").format(first=", ".join(parts[:-1]), last=parts[-1])
