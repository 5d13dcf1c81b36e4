"""What holds in every position (rules 1.5), and a sentence for whatever does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State


def problems(state: State) -> list[str]:
    """Return every broken invariant in a sentence each; [] when sound."""
    return []
