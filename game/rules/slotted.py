"""What a state is that keeps everything in slots: equal to another one where all of them are."""

from __future__ import annotations


class Slotted:
    """A part of a state. It changes, so it has no hash."""

    __slots__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, slot) == getattr(other, slot) for slot in self.__slots__)

    __hash__ = None  # type: ignore[assignment]
