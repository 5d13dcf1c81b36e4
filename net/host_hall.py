"""Before the match: the lobby told and changed, the beginning; and what is told of the table to those outside."""

from __future__ import annotations

from typing import Any

from net.facade import HostSetup
from net.host_lobby import HostLobby
from net.host_room import Guest, Room
from net.host_start import start_payload
from net.ledger import BadEntry
from net.messages import PROTOCOL, Begin, Heirs, InfoReply, OptionWish, Ready, SeatWish, table_id


class Hall:
    """setup: what the table was opened with, None where a log is gone on with."""

    def __init__(self, room: Room, setup: HostSetup | None) -> None:
        self._room = room
        self._started = setup.started if setup is not None else ""
        self.addresses: tuple[str, ...] = ()  # of our listener
        self._heirs: list[Any] = []
        if setup is not None:
            room.lobby = HostLobby(setup, room.me)
            room.password = setup.password

    # -- the lobby

    def enter(self, guest: Guest) -> None:
        """Let somebody into the lobby."""
        assert self._room.lobby is not None
        self._room.lobby.join(guest.peer, guest.name, guest.role, guest.machine)
        entered = self._room.lobby.state.peer(guest.peer)
        assert entered is not None
        guest.name = entered.name
        self._room.tell_lobby()

    def leave(self, guest: Guest) -> None:
        """Let somebody go; his number is not given to anybody else."""
        assert self._room.lobby is not None
        self._room.guests.pop(guest.peer, None)
        if self._room.lobby.state.peer(guest.peer) is not None:
            self._room.lobby.leave(guest.peer)
            self._room.tell_lobby()

    def wish(self, guest: Guest, wish: SeatWish) -> None:
        """Change a seat, or say why not."""
        lobby = self._room.lobby
        if lobby is None or not self._is_heard(guest):
            self._room.refuse(guest, "lobby")
            return
        code = lobby.wish(guest.peer, wish.seat, wish.what, wish.value)
        one = lobby.state.peer(guest.peer)
        guest.role = one.role if one is not None else guest.role
        self._answer(guest, code)

    def option(self, guest: Guest, wish: OptionWish) -> None:
        """Change an option, or say why not."""
        lobby = self._room.lobby
        self._answer(guest, "lobby" if lobby is None else lobby.option(guest.peer, wish.key, wish.value))

    def ready(self, guest: Guest, wish: Ready) -> None:
        """Note that somebody is ready, or say why not; who agreed with an older lobby has the newer one already."""
        assert self._room.lobby is not None
        if not self._is_heard(guest):
            self._room.refuse(guest, "lobby")
            return
        code = self._room.lobby.ready(guest.peer, wish.ready, wish.revision, wish.anchor)
        self._answer(guest, code)

    def begin(self, guest: Guest, wish: Begin) -> bool:
        """Begin the match if the host asks for it and all are ready; return whether it has begun."""
        room, lobby = self._room, self._room.lobby
        code = "lobby"
        if lobby is not None:
            code = self._begin_refusal(guest, wish, lobby)
        if code:
            self._room.refuse(guest, code)
            return False
        assert lobby is not None
        try:
            payload = start_payload(room, self._started)
            room.watch = lobby.state.watch
            room.lobby = None
            room.append("START", None, payload)
        except BadEntry:  # our own rules cannot play this
            room.lobby = lobby
            room.refuse(guest, "lobby")
            return False
        self.tell_heirs()
        return True

    def _begin_refusal(self, guest: Guest, wish: Begin, lobby: HostLobby) -> str:
        if guest.peer != self._room.me:
            return "host"
        if wish.revision != lobby.state.revision:
            return "stale"
        return "" if lobby.state.can_begin else "ready"

    def _is_heard(self, guest: Guest) -> bool:
        """Whether somebody does not ask for more than a hand can want; every wish is told to all."""
        return guest.peer == self._room.me or guest.wishes.take(self._room.now)

    def _answer(self, guest: Guest, code: str) -> None:
        if code:
            self._room.refuse(guest, code)
        else:
            self._room.tell_lobby()

    # -- outside

    def tell_heirs(self, newcomer: Guest | None = None) -> None:
        """Send who could host on, if that has changed; all players' machines, the host's too, in joining order.

        Whose seat the computer holds is among them: the match may be looked for at his machine one day. A newcomer
        hears it in any case.
        """
        rows = [self._heir(guest) for guest in self._room.guests.values() if guest.plays and guest.token]
        rows = [row for row in rows if row[2]]
        if rows != self._heirs:
            self._heirs = rows
            self._room.tell_all(Heirs(rows))
        elif newcomer is not None:
            self._room.tell(newcomer, Heirs(rows))

    def _heir(self, guest: Guest) -> list[Any]:
        listens = list(self.addresses) if guest.peer == self._room.me else guest.listens
        return [guest.peer, guest.name, listens]

    def info(self) -> InfoReply:
        """Return the answer to Info."""
        identity = self._room.means.identity
        return InfoReply(PROTOCOL, identity.app, dict(identity.rules), self._summary(), self._room.term)

    def _summary(self) -> dict[str, Any]:
        room = self._room
        summary = self._lobby_summary(room.lobby) if room.lobby is not None else self._match_summary()
        host = room.guests.get(room.me)
        return {
            "id": table_id(room.game_id),
            "host": host.name if host is not None else "",
            "peer": room.me,
            "locked": bool(room.password),
            **summary,
        }

    def _lobby_summary(self, lobby: HostLobby) -> dict[str, Any]:
        state = lobby.state
        free = state.free_seats()
        return {
            "table": state.table,
            "game": state.game,
            "taken": len(state.seats) - free,
            "seats": len(state.seats),
            "state": "open" if free else "full",
            "watch": state.watch,
        }

    def _match_summary(self) -> dict[str, Any]:
        start = self._room.ledger.start
        seats = len(start["seats"])
        return {
            "table": start["table"],
            "game": start["game"],
            "taken": seats,
            "seats": seats,
            "state": "play",
            "watch": self._room.watch,
        }
