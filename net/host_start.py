"""The START entry: everything that was agreed in the lobby, and what everybody pledges his part of chance by."""

from __future__ import annotations

from typing import Any

from net.fair import LINKS
from net.host_room import Room
from net.lobby import COMPUTER, LobbySeat


def start_payload(room: Room, started: str) -> dict[str, Any]:
    """Return the payload of the START entry for the lobby as it is, in which everybody is ready."""
    assert room.lobby is not None, "the match has begun"
    state = room.lobby.state
    return {
        "game": state.game,
        "version": state.version,
        "rules": room.means.identity.rules[state.game],
        "table": state.table,
        "options": dict(state.options),
        "timer": state.timer,
        "undo": state.undo,
        "watch": state.watch,
        "started": started,
        "chain": LINKS,
        "seats": [_holder(seat, room.me) for seat in state.seats],
        "peers": [
            [guest.peer, guest.name, guest.token, room.lobby.anchors.get(guest.peer)]
            for guest in sorted(room.guests.values(), key=lambda guest: guest.peer)
            if guest.plays
        ],
    }


def _holder(seat: LobbySeat, host: int) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "colour": seat.colour,
        "team": seat.team,
        "level": seat.level if seat.kind == COMPUTER else 0,
        "peer": host if seat.kind == COMPUTER else seat.peer,
    }
