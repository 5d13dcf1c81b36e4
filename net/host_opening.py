"""The two ways to a host: with a new lobby, or with a log that is gone on with."""

from __future__ import annotations

from collections.abc import Iterable

from net.checks import PLAY
from net.facade import HostSetup
from net.host import HostCore
from net.host_gather import Gathering
from net.host_room import Guest, Room
from net.lobby import HOST
from net.means import Means
from net.messages import Entry
from net.migrate import heirs_from_rows
from net.notebook import Notebook


def host_lobby(setup: HostSetup, means: Means, notebook: Notebook, now: float) -> HostCore:
    """Return the host of a new table. Its own client has to connect first: it becomes peer 1."""
    room = Room(means, notebook, means.random(16), HOST, 0, now)
    room.watch = setup.watch
    return HostCore(room, setup)


def host_log(
    game_id: bytes, entries: Iterable[Entry], me: int, term: int | None, means: Means, notebook: Notebook, now: float
) -> HostCore:
    """Return a host that goes on with a log. term: the one it begins, None where it hosted before.

    Everybody of the match is lost at first. Raises BadEntry where the log is not one.
    """
    room = Room(means, notebook, game_id, me, 0, now)
    host = HostCore(room, None)
    for entry in entries:
        applied = room.ledger.take(entry)
        room.remember(applied)
        for listener in room.listeners:
            listener(applied)
    room.term = room.ledger.seating.term if term is None else term
    room.watch = room.ledger.start["watch"]
    listening = {peer: list(addresses) for peer, _, addresses in heirs_from_rows(notebook.kept.heirs)}
    for peer in room.ledger.peers.values():
        listens = listening.get(peer.number, [])
        room.guests[peer.number] = Guest(peer.number, peer.name, PLAY, peer.token, since=now, listens=listens)
    previous = room.ledger.seating.host
    expected = room.persons() if term is None else room.persons() - {previous}
    host.catching.gathering = Gathering(room, expected, term, host.play.settle)
    return host
