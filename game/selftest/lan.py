"""A match over the network with both machines on this one: a table is found, two play, and both see the same end."""

from __future__ import annotations

import random
import time
from pathlib import Path

from game import VERSION
from game.language import LANGUAGES
from game.match import Match
from game.match.saves import list_saves
from game.scenes.lan.engine import identity_of
from game.scenes.lan.link import LanLink, lan_match
from game.scenes.lan.tables import LanTables
from game.selftest.failure import must
from game.selftest.stage import Stage
from net import open_network
from net.events import Connected, Event, LobbyChanged, NotEntered, Refused, Started, Unreachable
from net.facade import Found, Network, Session
from net.password import password_key

HOST, GUEST = "Anna", "Ben"
SCENES = {"lan", "hosting", "lobby", "lan_table"}  # names of those that are shown here, in every language
PAUSE = 0.002  # seconds given to the threads of the network while a tick of the screen passes
FIND_SECONDS, PLAY_TICKS = 15.0, 60_000
NO_NETWORK = "no-network"  # where no other machine can be, a table need not be found


class Guest:
    """The other machine, without a screen: sits down, is ready, and chooses by chance whenever it is asked."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.match: Match | None = None
        self.trouble = ""
        self._session: Session | None = None
        self._link: LanLink | None = None
        self._connected: Connected | None = None
        self._chance = random.Random(1)
        self._proposed = -1

    def find(self, host: str) -> tuple[Found | None, str]:
        """Return the table that is named after this host from the list, and why there is none."""
        self.network.browse(True)
        end = time.monotonic() + FIND_SECONDS
        while time.monotonic() < end:
            search = self.network.search()
            found = next((one for one in search.tables if host in one.table and not one.gone), None)
            if found or search.problem:
                return found, search.problem
            time.sleep(PAUSE)
        return None, "silence"

    def join(self, where: Found | str) -> None:
        """Sit down there."""
        self.network.browse(False)
        self._session = self.network.join(where, GUEST)

    def step(self) -> None:
        """Take in what has happened, and do what is due."""
        time.sleep(PAUSE)
        for event in self._session.poll() if self._session else ():
            self._take(event)
        if self.match is not None and self._link is not None:
            self.match.poll()
            self._link.check()
            self._act(self.match)

    def _take(self, event: Event) -> None:
        assert self._session is not None
        if isinstance(event, Connected):
            self._connected = event
        elif isinstance(event, LobbyChanged):
            me = event.state.peer(self._connected.peer if self._connected else 0)
            if me is not None and not me.ready:
                self._session.ready(True)
        elif isinstance(event, Started) and self._connected is not None:
            self.match, self._link = lan_match(self._session, event.start, self._connected.game_id)
        elif isinstance(event, Refused | Unreachable):
            self.trouble = f"the table cannot be joined: {event}"
        elif isinstance(event, NotEntered):
            self._proposed = -1
        elif self._link is not None:
            self._link.hear(event)

    def _act(self, match: Match) -> None:
        if len(match.log) == self._proposed or 1 not in match.to_act:
            return
        self._proposed = len(match.log)
        match.propose(1, self._chance.choice(match.choices(1)))


def try_lan(home: Path) -> str:
    """Host a table on the real screen, let a guest find it, play to the end, compare what both have."""
    must(password_key("", b"salt"), "passwords cannot be checked")
    stage = Stage(home / HOST)
    guest = Guest(open_network(home / GUEST, identity_of(VERSION, GUEST)))
    try:
        found = _meet(stage, guest)
        _play(stage, guest)
    finally:
        guest.network.close()
        stage.close()
    stage.must_have_shown(SCENES)
    (replay,) = list_saves(home / HOST)
    assert guest.match is not None and replay.record is not None
    must(replay.is_finished and replay.record.evidence, "the match over the network was not written down as a replay")
    return f"{found}, {len(guest.match.log)} plies to the same end on both sides"


def _meet(stage: Stage, guest: Guest) -> str:
    host = f"{HOST} {random.SystemRandom().randrange(10**6)}"  # others may be trying themselves out at this moment
    stage.context.settings.player_name = host
    stage.open(LanTables)
    _look(stage, guest)
    stage.press("host")
    _is_on(stage, "hosting")
    _look(stage, guest)
    stage.press("open")
    stage.until(lambda: stage.scene.name == "lobby", "the lobby", wait=guest.step)
    where, problem = guest.find(host)
    must(where or problem == NO_NETWORK, f"the table was not found on the network: {problem}")
    port = stage.scene.status()["addresses"][0].rpartition(":")[2]  # type: ignore[index]
    guest.join(where or f"127.0.0.1:{port}")
    stage.until(lambda: guest.trouble or _all_ready(stage), "the guest", wait=guest.step)
    must(not guest.trouble, guest.trouble)
    _look(stage, guest)
    stage.press("begin")
    stage.until(lambda: stage.scene.name == "lan_table", "the table", wait=guest.step)
    _look(stage, guest)
    return "a table was found" if where else "on no network, joined by its address"


def _look(stage: Stage, guest: Guest) -> None:
    """Draw what is there in every language."""
    for lang in [*LANGUAGES, "en"]:
        stage.speak(lang)
        stage.ticks()
        guest.step()


def _all_ready(stage: Stage) -> bool:
    return bool(stage.scene.room.can_begin)  # type: ignore[attr-defined]


def _is_on(stage: Stage, name: str) -> None:
    must(stage.scene.name == name, f"the scene {name} did not open")


def _play(stage: Stage, guest: Guest) -> None:
    """Click one of the choices whenever the table asks, until the result is there."""
    chance = random.Random(2)
    for _ in range(PLAY_TICKS):
        guest.step()
        must(not guest.trouble, guest.trouble)
        now = {"scene": stage.scene.name, **stage.scene.status()}
        if now["scene"] == "result":
            break
        if now["scene"] == "dialog":
            stage.press("yes")
        elif now["scene"] == "lan_table" and now["settled"] and now["asked"] == 0 and now["choices"]:
            stage.press(chance.choice(list(now["choices"])))  # type: ignore[call-overload]
        stage.ticks(1)
    _is_on(stage, "result")
    for _ in range(500):
        guest.step()
    same = guest.match is not None and guest.match.digest() == stage.scene.status()["digest"]
    must(same, "the two machines see different ends")
