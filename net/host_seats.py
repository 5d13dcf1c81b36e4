"""Seats that change hands during a match: to the computer, back to the person, to somebody who watched."""

from __future__ import annotations

from typing import Any

from net.checks import PLAY
from net.host_play import nack_code
from net.host_room import Guest, Room
from net.ledger import Applied
from net.lobby import COMPUTER, LEVELS, PERSON
from net.messages import SeatDecision
from net.seating import HOLDER


class Seats:
    """Who sits where is a matter of the log: each change is a SEATSET entry."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._persons: dict[int, dict[str, Any]] = {}  # seat -> the person who held it last
        room.listeners.append(self.applied)

    def applied(self, applied: Applied) -> None:
        """Remember who sat at a seat, for when he comes back."""
        entry = applied.entry
        holders = list(enumerate(entry.payload["seats"])) if entry.kind == "START" else []
        if entry.kind == "SEATSET":
            holders = [(entry.seat or 0, entry.payload)]
        for seat, holder in holders:
            if holder["kind"] == PERSON:
                self._persons[seat] = {key: holder[key] for key in HOLDER}

    def decide(self, guest: Guest, wanted: SeatDecision) -> None:
        """Let a seat change hands, or say why not."""
        code = self._decided(guest, wanted)
        if code:
            self._room.refuse(guest, code)

    def _decided(self, guest: Guest, wanted: SeatDecision) -> str:
        room = self._room
        if not room.is_begun or wanted.seat >= len(room.ledger.seats):
            return "seat"
        if room.is_gathering or room.differing:
            return "paused"
        if wanted.what == "back":
            return self._back(guest, wanted.seat)
        if guest.peer != room.me:
            return "host"
        if wanted.what == "give":
            return self._give(wanted.seat, wanted.value)
        return self._replace(wanted.seat, wanted.value)

    def _replace(self, seat: int, level: Any) -> str:
        holder = self._room.ledger.seats[seat]
        if type(level) is not int or not 0 <= level < LEVELS:
            return "lobby"
        if holder["kind"] != PERSON or self._room.is_here(holder["peer"]):
            return "seat"
        return self.to_computer(seat, level, "lost")

    def to_computer(self, seat: int, level: int, why: str) -> str:
        """Let the computer play for a seat; return "" or the code why not."""
        holder = self._room.ledger.seats[seat]
        return self._enter(seat, {**holder, "kind": COMPUTER, "level": level, "peer": self._room.me, "why": why})

    def _back(self, guest: Guest, seat: int) -> str:
        person = self._persons.get(seat)
        held = self._room.ledger.seats[seat]
        if person is None or person["peer"] != guest.peer or held["kind"] != COMPUTER or not guest.is_here:
            return "seat"
        return self._enter(seat, {**person, "why": "back"})

    def _give(self, seat: int, peer: Any) -> str:
        room = self._room
        taker = room.guests.get(peer) if type(peer) is int else None
        holder = room.ledger.seats[seat]
        is_held = holder["kind"] == PERSON and room.is_here(holder["peer"])
        if taker is None or not taker.is_here or is_held:
            return "seat"
        known = room.ledger.peers.get(taker.peer)
        payload = {**holder, "kind": PERSON, "level": 0, "peer": taker.peer, "name": taker.name, "why": "given"}
        if known is None or known.anchor is None:
            if taker.anchor is None:
                return "seat"
            payload |= {"token": taker.token, "anchor": taker.anchor}
        code = self._enter(seat, payload)
        if not code:
            taker.role = PLAY
        return code

    def _enter(self, seat: int, payload: dict[str, Any]) -> str:
        reason = self._room.ledger.refusal_of("SEATSET", seat, payload)
        if reason:
            return nack_code(reason)
        self._room.append("SEATSET", seat, payload)
        return ""
