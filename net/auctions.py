"""Sealed bids: several seats choose at the same time, and nobody sees another's choice before his own is fixed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from net.checks import B16, B32, played, u16
from net.fair import opens


class Auction:
    """One moment in which seats bid. seq: of the log entry after which it opened, its name.

    seals: seat -> its seal, None where the bid is what the engine plays for a seat whose time is over.
    """

    def __init__(self, game_id: bytes, seq: int, seats: tuple[int, ...]) -> None:
        self.seq = seq
        self.seats = seats
        self.seals: dict[int, bytes | None] = {}
        self._game_id = game_id

    @property
    def is_sealed(self) -> bool:
        """Whether all seals are in, so that the bids may be shown."""
        return len(self.seals) == len(self.seats)

    def missing(self) -> tuple[int, ...]:
        """Return the seats that have not sealed, ascending."""
        return tuple(seat for seat in self.seats if seat not in self.seals)

    def hidden(self) -> tuple[int, ...]:
        """Return the seats whose bid has to be shown, ascending."""
        return tuple(seat for seat in self.seats if self.seals.get(seat) is not None)

    def seal_problem(self, seat: Any, payload: Any, has_timer: bool) -> str:
        """Return "" for a SEAL that counts, else why not."""
        if not u16(seat) or not (payload is None or B32(payload)):
            return "shape"
        if seat not in self.missing():
            return "turn"
        return "timeout" if payload is None and not has_timer else ""

    def void(self, seat: int) -> None:
        """Take the seal of a seat away that somebody else plays from now on.

        While others still seal, the seat seals anew. Once all have, bids may be known, and its bid becomes the default.
        """
        if self.is_sealed and seat in self.seals:
            self.seals[seat] = None
        else:
            self.seals.pop(seat, None)

    def bid_problem(self, seat: int, nonce: Any, text: Any) -> str:
        """Return "" for what the seat's seal hides, or for None and "" where there is nothing to show; else why not."""
        seal = self.seals.get(seat)
        if seal is None:
            return "" if nonce is None and text == "" else "seal"
        if not B16(nonce) or not played(text):
            return "seal"
        return "" if opens(seal, self._game_id, self.seq, seat, nonce, text) else "seal"

    def open_problem(self, payload: Any) -> str:
        """Return "" for an OPEN that shows all bids, else why not."""
        if type(payload) is not list or not all(type(row) is list and len(row) == 3 for row in payload):
            return "shape"
        if not all(u16(row[0]) for row in payload):
            return "shape"
        if not self.is_sealed:
            return "turn"
        if tuple(row[0] for row in payload) != self.seats:
            return "shape"
        return next((reason for row in payload if (reason := self.bid_problem(*row))), "")

    def payload(self, bids: Mapping[int, tuple[bytes, str]]) -> list[Any]:
        """Return the payload of the OPEN that shows these bids (seat -> nonce and text), of all `hidden` seats."""
        return [[seat, *bids[seat]] if seat in self.hidden() else [seat, None, ""] for seat in self.seats]
