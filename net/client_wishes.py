"""The inputs and seals that this client has sent and that are neither entered nor refused yet.

After a lost connection they are sent again with the same number, so that one which arrived counts once.
"""

from __future__ import annotations

from net.messages import Entry, Input, Message, Seal


class Wishes:
    """number: of the last one."""

    def __init__(self) -> None:
        self.number = 0
        self._open: dict[int, Input | Seal] = {}

    def input(self, base: int, seat: int, text: str) -> Input:
        """Return a new input, and wait for its answer."""
        self.number += 1
        wish = self._open[self.number] = Input(self.number, base, seat, text)
        return wish

    def seal(self, auction: int, seat: int, commit: bytes) -> Seal:
        """Return a new seal, and wait for its answer."""
        self.number += 1
        wish = self._open[self.number] = Seal(self.number, auction, seat, commit)
        return wish

    def is_sealing(self, auction: int, seat: int) -> bool:
        """Return whether a seal for this seat is on its way."""
        return any(
            isinstance(wish, Seal) and (wish.auction, wish.seat) == (auction, seat) for wish in self._open.values()
        )

    def entered(self, entry: Entry) -> bool:
        """Note what came back in the log; return whether it is one of ours."""
        for number, wish in self._open.items():
            if isinstance(wish, Seal):
                is_it = entry.kind == "SEAL" and (entry.seat, entry.payload) == (wish.seat, wish.commit)
            else:
                is_it = entry.kind == "INPUT" and (entry.seat, entry.payload) == (wish.seat, wish.text)
            if is_it:
                del self._open[number]
                return True
        return False

    def refused(self, number: int) -> bool:
        """Note that something is not entered; return whether it was waited for."""
        return self._open.pop(number, None) is not None

    def waiting(self) -> list[Message]:
        """Return what has no answer yet, in the order in which it was wanted."""
        return list(self._open.values())
