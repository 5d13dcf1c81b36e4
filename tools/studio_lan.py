"""The tables on the network and their lobby for the photographer: a network that a test drives tells what is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.scenes import cut_off
from game.scenes.hosting import Hosting
from game.scenes.joining import Joining
from game.scenes.lan.tables import LanTables
from game.scenes.title import Title
from net.events import (
    CONNECTED,
    Connected,
    LinkLost,
    LobbyChanged,
    PasswordWanted,
    PeerStatus,
    Refused,
    Said,
    TableStatus,
)
from net.facade import Found, Search, Unfinished
from net.lobby import LobbyPeer, LobbySeat, LobbyState
from net.messages import PLAY, WATCH
from tests.pilot import NOW, Pilot
from tests.scenes.fake_network import GAME_ID, FakeNetwork, FakeSession, found_table, rose_lobby

REST = 30  # ticks until nothing moves any more
CAROLUS = {"game": "carolus_magnus", "seats": 4}
TABLES = (
    found_table(id="1", table="Roses after lunch", host="wilhelmina", ping=2),
    found_table(id="2", table="Quick one", host="gyozo-desktop", locked=True, ping=18),
    found_table(id="3", table="Borbála's hall", host="borbala-laptop", taken=2, state="full", ping=4),
    found_table(id="4", table="Team practice", host="living-room", taken=4, state="play", ping=96, **CAROLUS),
    found_table(id="5", table="Aachen at eight", host="kees-pc", trouble="rules", app="0.3.0", ping=3, **CAROLUS),
    found_table(id="6", table="Castle night", host="old-thinkpad", gone=True, silent=9),
)
PEERS = (
    LobbyPeer(1, "Győző", PLAY, True, "gyozo-desktop"),
    LobbyPeer(2, "Borbála", PLAY, False, "borbala-laptop"),
    LobbyPeer(3, "Kees", WATCH, False, "kees-pc"),
)
PINGS = {1: 0, 2: 2, 3: 24, 4: 110}
HOSTED = "Győző's table"
SEATS = (LobbySeat("person", "Győző", 1, 0), LobbySeat("person", "Borbála", 2, 1))
TALK = (
    Said(2, "Borbála", "Good evening! Same map as last week?"),
    Said(1, "Győző", "Drawn by lot tonight."),
    Said(3, "Kees", "Fine. But this time nobody shuffles for me while I look the other way."),
    Said(2, "Borbála", "We shall see what the crown says."),
)


def lan_tables(pilot: Pilot, tables: tuple[Found, ...] = (), problem: str = "") -> FakeNetwork:
    """Show the list with these tables on it."""
    network = pilot.network = FakeNetwork(Search(tables, not problem, problem), ("192.168.1.42", "10.0.0.3"))
    pilot.context.close_network()
    pilot.context.settings.player_name = "Győző"
    pilot.open(LanTables)
    pilot.ticks(REST)
    return network


def lobby(pilot: Pilot, state: LobbyState, is_host: bool, me: int = 1, role: str = PLAY) -> FakeSession:
    """Show a lobby as the host or a guest sees it."""
    network = lan_tables(pilot, TABLES)
    session = network.join(TABLES[0], "Győző", role)
    session.is_host = is_host
    session.addresses = ("192.168.1.42:47810",) if is_host else ()
    pilot.context.stack.push(Joining(pilot.context, session, state.table))
    peers = tuple(PeerStatus(one.peer, one.name, CONNECTED, PINGS[one.peer], one.role) for one in state.peers)
    said = [line for line in TALK if state.peer(line.peer)]
    session.tell(Connected(me, role, "lobby", is_host, GAME_ID), LobbyChanged(state), TableStatus(peers), *said)
    pilot.ticks(REST)
    return session


def open_lan(pilot: Pilot) -> None:
    lan_tables(pilot, TABLES)


def open_lan_empty(pilot: Pilot) -> None:
    lan_tables(pilot)


def open_lan_off(pilot: Pilot) -> None:
    pilot.context.settings.lan_search = False
    lan_tables(pilot)
    pilot.context.settings.lan_search = True


def open_lan_no_network(pilot: Pilot) -> None:
    network = lan_tables(pilot, problem="no-network")
    network.own = ()
    pilot.ticks(4 * REST + 1)


def open_lan_help(pilot: Pilot) -> None:
    lan_tables(pilot, TABLES)
    pilot.click("help")
    pilot.ticks(REST)


def open_hosting(pilot: Pilot) -> None:
    lan_tables(pilot, TABLES)
    pilot.context.stack.push(Hosting(pilot.context))
    pilot.ticks(REST)


def open_password(pilot: Pilot) -> None:
    network = lan_tables(pilot, TABLES)
    pilot.click("join")
    network.session.tell(PasswordWanted(again=True))
    pilot.ticks(REST)


def open_refused(pilot: Pilot) -> None:
    network = lan_tables(pilot, TABLES)
    pilot.click("join")
    network.session.tell(Refused("rules", {"app": "0.1.0"}, {"app": "0.3.0"}))
    pilot.ticks(REST)


def open_lobby_host(pilot: Pilot) -> None:
    lobby(pilot, rose_lobby(seats=SEATS, peers=PEERS, table=HOSTED, locked=True), True)


def open_lobby_free(pilot: Pilot) -> None:
    seats = (replace(SEATS[0]), LobbySeat(colour=1))
    lobby(pilot, rose_lobby(seats=seats, peers=PEERS[:1], table=HOSTED), True)


def open_lobby_computer(pilot: Pilot) -> None:
    seats = (replace(SEATS[0]), LobbySeat("computer", "Eleanor", 1, 1, -1, 3))
    lobby(pilot, rose_lobby(seats=seats, peers=PEERS[:1], table=HOSTED), True)


def open_lobby_guest(pilot: Pilot) -> None:
    lobby(pilot, rose_lobby(seats=SEATS, peers=PEERS, table=HOSTED, timer=120), False, 2)


def open_lobby_watching(pilot: Pilot) -> None:
    session = lobby(pilot, rose_lobby(seats=SEATS, peers=PEERS, table=HOSTED), False, 3, WATCH)
    session.tell(LinkLost())
    pilot.ticks(REST)


def open_title_cut_off(pilot: Pilot) -> None:
    folder = pilot.app.home / cut_off.FOLDER
    folder.mkdir(exist_ok=True)
    (folder / "1.session").write_bytes(b"")
    match = Unfinished("1", HOSTED, "rose_king", ("Győző", "Borbála"), True, folder / "1.session", NOW.timestamp())
    pilot.network.matches = [match]
    pilot.context.close_network()
    pilot.open(Title)
    pilot.ticks(REST)


SCENES: dict[str, Callable[[Pilot], None]] = {
    "title_cut_off": open_title_cut_off,
    "lan": open_lan,
    "lan_empty": open_lan_empty,
    "lan_off": open_lan_off,
    "lan_no_network": open_lan_no_network,
    "lan_help": open_lan_help,
    "hosting": open_hosting,
    "lan_password": open_password,
    "lan_refused": open_refused,
    "lobby_host": open_lobby_host,
    "lobby_free": open_lobby_free,
    "lobby_computer": open_lobby_computer,
    "lobby_guest": open_lobby_guest,
    "lobby_watching": open_lobby_watching,
}


def written_by_people() -> str:
    """Return all that people have written in these pictures: it is in no catalogue."""
    tables = [f"{table.table} {table.host}" for table in TABLES]
    peers = [f"{peer.name} {peer.machine}" for peer in PEERS]
    return " ".join([*tables, *peers, *(line.text for line in TALK), HOSTED, "Eleanor"])
