"""Cards that rise under the pointer, and sink when it leaves them."""

from __future__ import annotations

TICKS = 6  # how long a card takes


class Rise:
    """How far every card has risen. A card that lies is not in it."""

    def __init__(self) -> None:
        self._ticks: dict[int, int] = {}

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards that do not lie on the table."""
        return tuple(self._ticks)

    def share(self, card: int) -> float:
        """Return how far a card has risen, 0..1."""
        return self._ticks.get(card, 0) / TICKS

    def clear(self) -> None:
        """Lay every card down at once."""
        self._ticks.clear()

    def update(self, pointed: int | None, at_once: bool = False) -> bool:
        """Advance by one tick: the card that is pointed at rises, the others sink. Return whether one moved."""
        moved = False
        step = TICKS if at_once else 1
        for card in {*self._ticks, *([] if pointed is None else [pointed])}:
            now = self._ticks.get(card, 0)
            then = min(TICKS, now + step) if card == pointed else max(0, now - step)
            moved = moved or then != now
            self._ticks[card] = then
            if not then:
                del self._ticks[card]
        return moved
