"""From a match over the network to the title and back, with the real network: nothing waits for the next start."""

import time

import pytest

from game.rules import rose_king
from game.scenes.identity import open_network
from game.scenes.lan import doors as lan_doors
from game.scenes.title import Title
from net import discovery as discovery_module
from net.events import LobbyChanged
from net.facade import HostSetup
from net.lobby import PERSON, LobbySeat
from tests.net.loopback import WITHIN

SETUP = HostSetup(
    table="Round table", player="Anna", game="rose_king", version=rose_king.VERSION,
    options={option.key: option.default for option in rose_king.OPTIONS},
    seats=(LobbySeat(PERSON, "Anna", 1, 0), LobbySeat(colour=1)),
)  # fmt: skip


@pytest.fixture
def other(tmp_path, monkeypatch):
    """The network of the other program."""
    monkeypatch.setattr(discovery_module, "open_zeroconf", lambda has_network: (None, "blocked"))
    network = open_network(tmp_path / "other")
    yield network
    network.close()


def until(pilot, session, condition):
    """Let time pass here and there; there everything is agreed with, here the buttons of the lobby are pressed."""
    end = time.monotonic() + WITHIN
    while not condition():
        assert time.monotonic() < end, pilot.scene.name
        for event in session.poll() if session else ():
            agree(session, event)
        pilot.ticks(1)
        for button in {"ready", "begin"} & set(pilot.targets()):
            pilot.click(button)
        time.sleep(0.001)  # the threads of both networks live in this process


def agree(session, event):
    if not isinstance(event, LobbyChanged) or event.state.free_seats():
        return
    own = event.state.peer(1 if session.is_host else 2)
    if own and not own.ready:
        session.ready(True)
    if session.is_host and event.state.can_begin:
        session.begin()


def address(addresses):
    return "127.0.0.1:" + addresses[0].rsplit(":", 1)[1]


def sit_down(pilot, other, is_host):
    """Open the title and begin a match; return the session of the other program."""
    pilot.context.open_network = lambda: open_network(pilot.app.home)
    pilot.context.settings.player_name = "Ben"
    pilot.open(Title)
    if is_host:
        pilot.context.stack.push(lan_doors.opening(pilot.context, SETUP))
        until(pilot, None, lambda: pilot.scene.name == "lobby" and pilot.scene.status()["addresses"])
        session = other.join(address(pilot.scene.status()["addresses"]), "Anna")
    else:
        session = other.host(SETUP)
        until(pilot, session, lambda: session.addresses)
        lan_doors.join(pilot.context, address(session.addresses))
    until(pilot, session, lambda: pilot.scene.name == "lan_table")
    return session


def save_and_leave(pilot):
    pilot.press("m")
    pilot.click("leave")
    pilot.click("leave")


def fail(pilot):
    def broken():
        raise RuntimeError("the table is broken")

    pilot.scene.update = broken
    pilot.ticks(2)
    (pilot.app.home / "errors.log").unlink()


@pytest.mark.parametrize("is_host", [False, True], ids=["guest", "host"])
@pytest.mark.parametrize("end", [save_and_leave, fail])
def test_the_title_offers_at_once_to_go_back_to_a_table_that_was_left_or_failed(pilot, other, end, is_host):
    session = sit_down(pilot, other, is_host)
    pilot.ticks(2)
    end(pilot)
    assert pilot.scene.name == "title"
    pilot.ticks(4)
    assert "rejoin" in pilot.targets()
    pilot.click("rejoin")
    until(pilot, session, lambda: pilot.scene.name == "lan_table")
