"""Coins that fly out of the winner's chest when a duel is decided: thrown up, each its own way, fading as they fall."""

from __future__ import annotations

from collections.abc import Iterator

COINS, FLIGHT, GAP = 18, 0.95, 0.035  # how many; seconds that each flies, and until the next one follows
WIDE, UP, PULL = 330.0, 640.0, 1500.0  # units a second to the side and up at most, and what draws them down
FADING = 0.3  # the last share of the flight


def coins(seconds: float) -> Iterator[tuple[float, float, int]]:
    """Yield every coin in the air so long after the decision: to the right of the chest, below its rim, its alpha."""
    for n in range(COINS):
        flown = seconds - n * GAP
        if not 0 < flown < FLIGHT:
            continue
        way = ((n * 7) % COINS + 0.5) / COINS * 2 - 1  # -1..1, neighbours in time far from one another
        up = UP * (1 - 0.35 * abs(way)) * (0.82 + 0.18 * (n % 3) / 2)
        left = (FLIGHT - flown) / FLIGHT
        yield WIDE * way * flown, PULL * flown * flown / 2 - up * flown, round(255 * min(1.0, left / FADING))
