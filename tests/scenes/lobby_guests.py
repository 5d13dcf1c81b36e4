"""A lobby to test with: opened as its host, as a guest or as somebody who watches."""

from __future__ import annotations

from dataclasses import replace

from game.scenes.at_table import AtTable, open_table
from game.scenes.lan.tables import LanTables
from net.events import Connected, LobbyChanged
from net.lobby import LobbyPeer, LobbySeat
from net.messages import PLAY, WATCH
from tests.scenes.fake_network import ADDRESSES, GAME_ID, FakeSession, rose_lobby

HOST, GUEST, WATCHER = 1, 2, 3
KEES = LobbyPeer(WATCHER, "Kees", WATCH, False, "kees-pc")
OPEN_SEAT = LobbySeat(colour=1)
COMPUTER_SEAT = LobbySeat("computer", "Eleanor", HOST, 1, -1, 2)


class Guests:
    """The pilot in a lobby, and what the host tells it. me: our number."""

    def __init__(self, pilot, me=HOST, role=PLAY, **changes):
        self.pilot = pilot
        self.state = rose_lobby(**changes)
        self.session = FakeSession(me == HOST, ADDRESSES if me == HOST else ())
        pilot.open(LanTables)
        at = AtTable(self.session, Connected(me, role, "lobby", me == HOST, GAME_ID))
        pilot.context.stack.push(LanTables(pilot.context))
        open_table(pilot.context, at, LobbyChanged(self.state), ())
        pilot.ticks(2)

    def tell(self, *events):
        self.session.tell(*events)
        self.pilot.ticks(3)

    def change(self, revision=True, **changes):
        """Tell a changed lobby; a new revision clears what was ready, as the host does."""
        self.state = replace(self.state, **changes)
        if revision:
            peers = tuple(replace(one, ready=False) for one in self.state.peers)
            self.state = replace(self.state, peers=peers, revision=self.state.revision + 1)
        self.tell(LobbyChanged(self.state))

    def agree(self, *numbers):
        """Tell that these are ready, and nobody else is."""
        peers = tuple(replace(one, ready=one.peer in numbers) for one in self.state.peers)
        self.change(revision=False, peers=peers)

    def seat(self, number, seat):
        seats = list(self.state.seats)
        seats[number] = seat
        return tuple(seats)

    def answer(self, text):
        """Type an answer into the question on top and give it."""
        assert self.pilot.scene.name == "ask_text"
        self.pilot.press("ctrl+a")
        self.pilot.type(text)
        self.pilot.press("enter")
