"""The ring of Carolus Magnus as the computer thinks about it: short lists, no names, quick to copy and to visit."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.carolus_magnus.board import CASTLES, COLOUR_COUNT, FEWEST_REGIONS, NOBODY
from game.rules.carolus_magnus.state import State

Holders = tuple[int, ...]  # by colour, the side that holds the arms, NOBODY while nobody does


class Ring:
    """Regions clockwise, where the emperor is, and how many castles each side has left.

    winners: the sides that win, () while the match goes on.
    """

    __slots__ = ("castles", "emperor", "knights", "owners", "sizes", "stocks", "winners")

    def __init__(self, state: State) -> None:
        self.sizes = list(state.sizes)
        self.owners = list(state.owners)
        self.knights = [tuple(knights) for knights in state.knights]
        self.emperor = state.emperor
        self.stocks = list(state.stocks)
        self.castles = CASTLES[state.players]
        self.winners: tuple[int, ...] = ()

    def clone(self) -> Ring:
        """Return an independent copy."""
        copy = Ring.__new__(Ring)
        copy.sizes = self.sizes[:]
        copy.owners = self.owners[:]
        copy.knights = self.knights[:]
        copy.emperor = self.emperor
        copy.stocks = self.stocks[:]
        copy.castles = self.castles
        copy.winners = self.winners
        return copy

    def add(self, index: int, colours: Sequence[int]) -> None:
        """Put knights of these colours on the region."""
        counts = list(self.knights[index])
        for colour in colours:
            counts[colour] += 1
        self.knights[index] = tuple(counts)

    def strengths(self, index: int, holders: Holders) -> list[int]:
        """Return the strength of every side in the region."""
        found = [0] * len(self.stocks)
        for colour, count in enumerate(self.knights[index]):
            if count and holders[colour] >= 0:
                found[holders[colour]] += count
        if self.owners[index] >= 0:
            found[self.owners[index]] += self.sizes[index]
        return found

    def after(self, steps: int, holders: Holders) -> Ring:
        """Return the ring after the emperor went that many steps and the stop was resolved (rules 1.4)."""
        ring = self.clone()
        index = ring.emperor = (self.emperor + steps) % len(self.sizes)
        strengths = ring.strengths(index, holders)
        top = max(strengths)
        owner = ring.owners[index]
        if not top or strengths.count(top) > 1 or strengths.index(top) == owner:
            return ring
        winner = strengths.index(top)
        size = ring.sizes[index]
        if owner != NOBODY:
            ring.stocks[owner] += size
        ring.stocks[winner] -= min(size, ring.stocks[winner])
        ring.owners[index] = winner
        if not ring.stocks[winner]:
            ring.winners = (winner,)
            return ring
        ring._merge(index, winner)
        if len(ring.sizes) < FEWEST_REGIONS:
            ring.winners = ring.leaders(holders)
        return ring

    def leaders(self, holders: Holders) -> tuple[int, ...]:
        """Return the sides with most castles, of equals those with most arms."""
        reckoning = [(-stock, holders.count(side)) for side, stock in enumerate(self.stocks)]
        return tuple(side for side, found in enumerate(reckoning) if found == max(reckoning))

    def _merge(self, index: int, winner: int) -> None:
        count = len(self.sizes)
        parts = [index]
        if self.owners[index - 1] == winner:
            parts.append((index - 1) % count)
        if self.owners[(index + 1) % count] == winner:
            parts.append((index + 1) % count)
        if len(parts) == 1:
            return
        self.sizes[index] = sum(self.sizes[part] for part in parts)
        self.knights[index] = tuple(sum(self.knights[part][colour] for part in parts) for colour in range(COLOUR_COUNT))
        for part in sorted(parts[1:], reverse=True):
            del self.sizes[part], self.owners[part], self.knights[part]
        self.emperor = index - sum(part < index for part in parts[1:])
