"""Chance sources: who answers when CHANCE is to act.

The answer depends on the number of the chance event within the match and on nothing that happened in between, so that
undo and redo meet the same cards.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Protocol

SEED_BITS = 64


class ChanceSource(Protocol):
    """Whoever decides what chance brings in one match."""

    def choose(self, number: int, outcomes: Sequence[tuple[int, int]]) -> int | None:
        """Return one action of `outcomes` for the chance event `number` (from 0); None while it is not known yet."""


def fresh_seed() -> int:
    """Return a seed that nobody can foresee, 0 <= seed < 2**64."""
    return secrets.randbits(SEED_BITS)


class SeededChance:
    """Draws by weight from the hash of the seed and the number of the event, the same on every Python."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, number: int, outcomes: Sequence[tuple[int, int]]) -> int:
        """Return one action of `outcomes`; always the same one for the same number and outcomes."""
        if not outcomes:
            raise ValueError("chance is to act and has nothing to choose from")
        # 128 bits modulo a small total: the bias is below 2**-100
        drawn = hashlib.blake2b(f"{self.seed}:{number}".encode(), digest_size=16).digest()
        rest = int.from_bytes(drawn, "big") % sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            if rest < weight:
                return action
            rest -= weight
        raise ValueError("the weights of chance must be positive")
