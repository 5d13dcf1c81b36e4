"""The whole network of two programs in one process: what the scenes use, with real sockets and threads."""

import socket
import subprocess
import sys
import time

import pytest

from net import discovery as discovery_module
from net import network as network_module
from net import open_network
from net import thread as thread_module
from net.events import (
    Connected,
    Ended,
    LinkLost,
    LobbyChanged,
    NotKept,
    Played,
    Refused,
    Started,
    TableStatus,
    Unreachable,
)
from net.facade import HostSetup
from net.gate import MOST_CONNECTIONS
from net.lobby import PERSON, LobbySeat
from tests.net.loopback import WITHIN, closed_port
from tools.lan.matches import TOY, Reading, identity, options_of


@pytest.fixture
def programs(tmp_path, monkeypatch):
    """Return a function that makes a program's network with a folder of its own; all are closed at the end."""
    monkeypatch.setattr(discovery_module, "open_zeroconf", lambda has_network: (None, "blocked"))
    monkeypatch.setattr(thread_module, "END_WITHIN", WITHIN)
    made = []

    def make(name, **more):
        made.append(open_network(tmp_path / name, identity(name), **more))
        return made[-1]

    yield make
    for network in made:
        network.close()
    assert not any(network._thread.is_running for network in made)


def table(name="Anna", seats=2, **more):
    return HostSetup(
        table="Round table", player=name, game=TOY.KEY, version=TOY.VERSION, options=options_of(TOY.KEY),
        seats=(LobbySeat(PERSON, name, 1, 0), *(LobbySeat(colour=colour) for colour in range(1, seats))), **more,
    )  # fmt: skip


class Player:
    """Somebody at a screen: polls, agrees with every lobby, plays by choices from a seed."""

    def __init__(self, session):
        self.session = session
        self.events = []
        self.reading = None
        self.number = 0
        self.wished = set()

    def look(self):
        for event in self.session.poll():
            self.events.append(event)
            if isinstance(event, Connected):
                self.number, self.reading = event.peer, Reading(event.game_id, "7")
            elif isinstance(event, LobbyChanged):
                self.agree(event.state)
            elif isinstance(event, Played):
                self.reading.take(event)
            elif isinstance(event, TableStatus):
                self.wished.clear()  # what was refused while somebody was lost may be wished for again

    def agree(self, lobby):
        if not lobby.free_seats() and lobby.peer(self.number) and not lobby.peer(self.number).ready:
            self.session.ready(True)
        if self.session.is_host and lobby.can_begin:
            self.session.begin()

    def act(self):
        if self.reading is None or not self.reading.ledger.is_begun:
            return
        for seat, text, auction in self.reading.due(self.number):
            length = len(self.reading.ledger.log)
            if (seat, auction or length) in self.wished:
                continue
            self.wished.add((seat, auction or length))
            if auction:
                self.session.seal(seat, text)
            else:
                self.session.play(seat, text, length)

    def has(self, kind):
        return any(isinstance(event, kind) for event in self.events)

    def last(self, kind):
        return next(event for event in reversed(self.events) if isinstance(event, kind))

    @property
    def is_at_end(self):
        return self.reading is not None and self.reading.ledger.is_ended


def until(condition, *players, act=True):
    """Let the players look and act until the condition holds."""
    end = time.monotonic() + WITHIN
    while not condition():
        assert time.monotonic() < end, [player.events for player in players]
        for player in players:
            player.look()
            if act:
                player.act()
        time.sleep(0.001)  # both threads of the network live in this process


def address_of(host):
    """Return how a host is reached on this machine."""
    return "127.0.0.1:" + host.session.addresses[0].rsplit(":", 1)[1]


def hosted(network, **more):
    host = Player(network.host(table(**more)))
    until(lambda: host.has(LobbyChanged), host)
    return host


def test_a_match_from_the_lobby_to_its_end(programs):
    host = hosted(programs("Anna"))
    guest = Player(programs("Ben").join(address_of(host), "Ben"))
    until(lambda: host.is_at_end and guest.is_at_end, host, guest)
    assert host.reading.result == guest.reading.result
    assert host.session.is_host and not guest.session.is_host and guest.session.addresses == ()
    assert guest.last(Connected).peer == 2


def test_a_window_that_stands_still_holds_nobody_up(programs):
    host = hosted(programs("Anna"))
    guest = Player(programs("Ben").join(address_of(host), "Ben"))
    until(lambda: guest.has(LobbyChanged), guest)  # the host's window takes nothing in meanwhile
    assert guest.last(LobbyChanged).state.free_seats() == 0


def test_two_tables_at_once_in_one_program(programs):
    anna = programs("Anna")
    one, two = hosted(anna), hosted(anna)
    guests = [Player(programs(name).join(address_of(host), name)) for name, host in (("Ben", one), ("Cleo", two))]
    until(lambda: all(player.is_at_end for player in (one, two, *guests)), one, two, *guests)
    assert one.reading.result == guests[0].reading.result != two.reading.result


def test_a_host_who_closes_the_program_says_goodbye(programs):
    anna = programs("Anna")
    host = hosted(anna)
    guest = Player(programs("Ben").join(address_of(host), "Ben"))
    until(lambda: guest.has(LobbyChanged), guest)
    anna.close()
    until(lambda: guest.has(Ended), guest)
    assert guest.last(Ended).code == "host-left"
    assert guest.session.poll() == []


def test_a_match_that_was_broken_off_is_offered_and_gone_back_to(programs):
    host, ben = hosted(programs("Anna")), programs("Ben")
    guest = Player(ben.join(address_of(host), "Ben"))
    until(lambda: guest.has(Started), host, guest, act=False)
    assert ben.unfinished() == []  # it is open
    ben.close()
    until(lambda: host.last(TableStatus).lost, host, act=False)
    again = programs("Ben")
    (match,) = again.unfinished()
    assert (match.game, match.table, match.was_host) == (TOY.KEY, "Round table", False)
    back = Player(again.rejoin(match))
    until(lambda: host.is_at_end and back.is_at_end, host, back)
    assert host.reading.result == back.reading.result


@pytest.mark.parametrize("is_host", [False, True])
def test_a_match_that_was_left_is_offered_at_once_and_gone_back_to(programs, is_host):
    anna, ben = programs("Anna"), programs("Ben")
    host = hosted(anna)
    guest = Player(ben.join(address_of(host), "Ben"))
    until(lambda: guest.has(Started) and host.has(Started), host, guest, act=False)
    network, left, stays = (anna, host, guest) if is_host else (ben, guest, host)
    assert network.unfinished() == []  # it is open
    left.session.leave()  # and nobody polls it any more
    (match,) = network.unfinished()
    assert match.was_host == is_host
    back = Player(network.rejoin(match))
    until(lambda: back.has(Started), back, stays, act=False)
    assert network.unfinished() == []
    if not is_host:
        until(lambda: host.is_at_end and back.is_at_end, host, back)
        assert host.reading.result == back.reading.result


def test_a_host_who_comes_back_is_found_where_it_was(programs):
    other, anna, ben = programs("Cleo"), programs("Anna"), programs("Ben")
    first, host = hosted(other), hosted(anna)
    guest = Player(ben.join(address_of(host), "Ben"))
    until(lambda: guest.has(Started), host, guest, act=False)
    was = host.session.addresses
    anna.close()
    first.session.leave()  # the port that every program tries first is free now
    other.close()
    again = programs("Anna")
    back = Player(again.rejoin(again.unfinished()[0]))
    until(lambda: back.is_at_end and guest.is_at_end, back, guest)
    assert back.session.addresses == was


def test_a_host_who_has_left_is_reached_at_no_port_any_more(programs):
    anna = programs("Anna")
    host = hosted(anna)
    assert anna.own_addresses() == host.session.addresses
    host.session.leave()
    assert anna.own_addresses() != host.session.addresses


def test_two_windows_of_one_person_at_one_table_keep_apart_what_they_need_to_go_back(programs):
    one, two = programs("Anna"), programs("Anna")
    host = hosted(one)
    guest = Player(two.join(address_of(host), "Ben"))
    until(lambda: guest.has(Started), host, guest, act=False)
    assert one.unfinished() == two.unfinished() == []
    two.close()
    (match,) = one.unfinished()
    assert not match.was_host
    one.close()
    assert sorted(match.was_host for match in programs("Anna").unfinished()) == [False, True]


def test_a_match_can_be_forgotten(programs):
    anna = programs("Anna")
    host = hosted(anna)
    guest = Player(programs("Ben").join(address_of(host), "Ben"))
    until(lambda: guest.has(Started), host, guest, act=False)
    anna.close()
    again = programs("Anna")
    (match,) = again.unfinished()
    assert match.was_host and match.path.exists()
    again.forget(match)
    assert again.unfinished() == [] and not match.path.exists()


def test_broken_session_files_are_passed_over_and_kept(programs, tmp_path):
    anna = programs("Anna")
    folder = tmp_path / "Anna" / "lan"
    folder.mkdir(parents=True)
    broken = folder / f"{'ab' * 16}.session"
    broken.write_bytes(b"three-crowns session 1\nrubbish")
    assert anna.unfinished() == [] and broken.exists()


@pytest.mark.parametrize("address", ["a b", "[::1", "host:0"])
def test_what_is_no_address_cannot_be_reached(programs, address):
    guest = Player(programs("Ben").join(address, "Ben"))
    until(lambda: guest.has(Unreachable), guest)
    assert (guest.last(Unreachable).address, guest.last(Unreachable).cause) == (address, "name")


def test_a_port_where_nobody_listens_is_told(programs):
    guest = Player(programs("Ben").join(f"127.0.0.1:{closed_port()}", "Ben"))
    until(lambda: guest.has(Unreachable), guest)
    assert guest.last(Unreachable).cause == "refused"


def test_a_guest_with_other_rules_is_refused_and_told_both_sides(programs, monkeypatch):
    host = hosted(programs("Anna"))
    ben = programs("Ben")
    ben._identity.rules[TOY.KEY] = "0" * 64
    guest = Player(ben.join(address_of(host), "Ben"))
    until(lambda: guest.has(Refused), guest)
    refused = guest.last(Refused)
    assert refused.code == "rules" and refused.own["rules"] != refused.theirs["rules"]


def test_a_host_with_too_many_connections_refuses_by_that_name(programs):
    host = hosted(programs("Anna"))
    place = ("127.0.0.1", int(address_of(host).rsplit(":", 1)[1]))
    crowd = [socket.create_connection(place) for _ in range(MOST_CONNECTIONS)]
    try:
        guest = Player(programs("Ben").join(address_of(host), "Ben"))
        until(lambda: guest.has(Refused), guest)
        assert guest.last(Refused).code == "busy"
    finally:
        for one in crowd:
            one.close()


def test_a_full_disk_is_told_and_play_goes_on(programs, monkeypatch):
    monkeypatch.setattr(network_module, "SessionFile", _forgetful(network_module.SessionFile))
    host = hosted(programs("Anna"))
    guest = Player(programs("Ben").join(address_of(host), "Ben"))
    until(lambda: host.is_at_end and guest.is_at_end, host, guest)
    assert host.last(NotKept) == NotKept("full")


def _forgetful(real):
    """Return a session file that cannot be written."""

    class Forgetful(real):
        def _write_whole(self):
            raise OSError(28, "No space left on device")

    return Forgetful


def test_own_addresses_have_a_port_while_something_is_hosted(programs, monkeypatch):
    monkeypatch.setattr(network_module, "shown_addresses", lambda: ("192.168.1.7",))
    anna = programs("Anna")
    assert anna.own_addresses() == ("192.168.1.7",)
    host = hosted(anna)
    assert anna.own_addresses() == host.session.addresses
    assert all(":" in address for address in host.session.addresses)


def test_a_mistake_in_the_core_ends_that_table_with_a_word(programs):
    anna = programs("Anna")
    host = hosted(anna)
    other = hosted(anna)
    host.session._runner._table.client.person.chat = lambda text: 1 / 0
    host.session.chat("hello")
    until(lambda: host.has(Ended), host)
    assert host.last(Ended).code == "failed"
    anna.close()
    assert "ZeroDivisionError" in (anna._home / "net.log").read_text(encoding="utf-8")
    assert not other.has(Ended)


def test_nothing_is_loaded_or_started_before_the_network_is_asked_for(tmp_path):
    code = (
        "import sys, pathlib, net, threading\n"
        "assert 'zeroconf' not in sys.modules and 'asyncio' not in sys.modules\n"
        "network = net.open_network(pathlib.Path(sys.argv[1]), net_identity())\n"
        "assert 'zeroconf' not in sys.modules and threading.active_count() == 1\n"
        "network.browse(False); network.search(); network.close()\n"
        "assert threading.active_count() == 1 and not list(pathlib.Path(sys.argv[1]).iterdir())\n"
    ).replace("net_identity()", "__import__('net.facade').facade.Identity('x', {}, None)")
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_lost_connection_is_told_and_comes_back_by_itself(programs):
    host = hosted(programs("Anna"))
    guest = Player(programs("Ben").join(address_of(host), "Ben"))
    until(lambda: guest.has(Started), host, guest, act=False)
    runner = guest.session._runner
    guest.session._thread.call(lambda: runner._links[0].abort())
    until(lambda: guest.has(LinkLost), host, guest, act=False)
    until(lambda: host.is_at_end and guest.is_at_end, host, guest)
