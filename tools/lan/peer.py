"""A peer without a window: hosts or joins a table, plays by choices from a seed, and tells everything as lines of JSON.

python -m tools.lan.peer HOME --name Anna --host toy_auction:person,person,computer
python -m tools.lan.peer HOME --name Ben --join 192.168.1.7:47810      (or --find, --rejoin)

On its input it hears words of `facade.Session` ("begin", "take_over", "replace_lost 1 1", "leave"), "quit", "open", and
"browse" or "browse off". It ends with its input.
"""

from __future__ import annotations

import argparse
import json
import queue
import sys
import threading
import time
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any

from net import events, open_network
from net.events import Connected, HostSilent, LobbyChanged, NotEntered, PasswordWanted, Played, Rebuilt, TableStatus
from net.facade import HostSetup, Limits, Network, Session
from net.lobby import COMPUTER, OPEN, PERSON, LobbySeat, LobbyState
from net.messages import PLAY, WATCH
from tools.lan import mishaps
from tools.lan.matches import PLAYED, Reading, identity, options_of, other_options

PAUSE = 0.001  # between two looks for events
AGAIN = 0.25  # before something that was refused is proposed again
LIFTED = Limits(1_000_000, 1_000_000, 1 << 30)
QUIET = (Played, TableStatus)


class Peer:
    """One program at a table."""

    def __init__(self, wishes: argparse.Namespace) -> None:
        self.wishes = wishes
        self.network: Network = open_network(
            Path(wishes.home),
            mishaps.identity(identity(wishes.name, wishes.app), wishes),
            LIFTED if wishes.lifted else None,
        )
        self.session: Session | None = None
        self.reading: Reading | None = None
        self.number, self.game_id = 0, b""
        self.proposed: dict[int, tuple[int, float]] = {}  # seat -> the length of the log or the auction, and when
        self.told: dict[str, Any] = {}
        self.found: list[Any] = []
        self.is_over = False

    def open(self) -> None:
        """Go to the table that was asked for, or begin to look for one."""
        wishes = self.wishes
        tell("opening")
        if wishes.host:
            self.session = self.network.host(self.setup())
        elif wishes.join:
            self.session = self.network.join(wishes.join, wishes.name, self.role)
        elif wishes.rejoin:
            matches = self.network.unfinished()
            tell("unfinished", matches=[[match.id, match.table, match.was_host] for match in matches])
            if matches:
                self.session = self.network.rejoin(matches[0])
        elif wishes.find or wishes.browse:
            self.network.browse(True)

    @property
    def role(self) -> str:
        """Whether we play or watch."""
        return WATCH if self.wishes.watch else PLAY

    def setup(self) -> HostSetup:
        """Return the table that `--host` describes."""
        key, _, kinds = self.wishes.host.partition(":")
        seats = []
        for number, kind in enumerate(kinds.split(",")):
            level = 1 if kind == COMPUTER else 0
            mine = number == 0 and kind == PERSON
            name = self.wishes.name if mine else f"C{number}" if level else ""
            held = PERSON if mine else COMPUTER if level else OPEN
            seats.append(LobbySeat(held, name, 1 if held != OPEN else 0, number, -1, level))
        return HostSetup(
            table=f"{self.wishes.name}'s table", player=self.wishes.name, game=key, version=PLAYED[key].VERSION,
            seats=tuple(seats), options=self.options(key, len(seats)), password=self.wishes.password,
            timer=self.wishes.timer,
        )  # fmt: skip

    def options(self, key: str, seats: int) -> dict[str, str]:
        """Return the options of the table: as they stand, or all of them otherwise."""
        return {**options_of(key), **(other_options(key, seats) if self.wishes.other_options else {})}

    # -- one look around

    def step(self) -> None:
        """Take in what happened, and do what is due."""
        self.look()
        if self.session is None:
            return
        for event in self.session.poll():
            self.take(event)
        if self.reading is not None and self.session is not None and not self.is_over:
            self.act(self.reading, self.session)

    def look(self) -> None:
        """Tell about the list of tables, and go to the first one that is found if we were to."""
        if not (self.wishes.find or self.wishes.browse):
            return
        search = self.network.search()
        shown = [
            [one.id, one.table, one.state, one.gone, one.trouble, list(one.addresses), one.own] for one in search.tables
        ]
        if (shown, search.problem) != self.found:
            self.found = (shown, search.problem)  # type: ignore[assignment]
            tell("tables", tables=shown, problem=search.problem, listening=search.listening)
        for table in search.tables if self.wishes.find else ():
            if not table.gone and not table.trouble:
                self.wishes.find = False
                self.network.browse(False)
                self.session = self.network.join(table, self.wishes.name, self.role)
                return

    def take(self, event: Any) -> None:
        """Tell about an event and answer it."""
        if not isinstance(event, QUIET):
            tell(type(event).__name__, **plain(event))
        if isinstance(event, Connected):
            self.number, self.game_id = event.peer, event.game_id
            self.reading = Reading(event.game_id, self.wishes.seed)
            tell("addresses", addresses=list(self.session.addresses if self.session else ()))
        elif isinstance(event, Rebuilt):
            self.reading = Reading(self.game_id, self.wishes.seed)
        elif isinstance(event, Played) and self.reading:
            self.play_on(event, self.reading)
        elif isinstance(event, LobbyChanged):
            self.agree(event.state)
        elif isinstance(event, TableStatus):
            self.status(event)
        elif isinstance(event, NotEntered):
            self.proposed = {seat: (-1, when) for seat, (_, when) in self.proposed.items()}
        elif isinstance(event, PasswordWanted) and self.session:
            self.session.answer_password(self.wishes.password)
        elif isinstance(event, HostSilent) and self.session and self.wishes.inherit:
            self.session.take_over() if event.heirs and event.heirs[0].is_self else self.session.wait()
        elif isinstance(event, events.Refused | events.Unreachable | events.Ended):
            self.session = None

    def play_on(self, event: Played, reading: Reading) -> None:
        """Read an entry. Raises ValueError where it leads elsewhere here, if that was not to be expected."""
        try:
            reading.take(event)
        except ValueError:
            if not self.wishes.flip:
                raise
            self.reading = None  # until it is told anew
            return
        tell("Played", seq=event.seq, kind=event.kind, seat=event.seat, digest=event.digest.hex(), fresh=event.fresh,
             line=event.line)  # fmt: skip
        if event.kind == "END":
            self.is_over = True
            tell("over", **reading.result)

    def agree(self, lobby: LobbyState) -> None:
        """Be ready with the lobby as it is, and begin when everybody is."""
        if self.session is None or lobby.free_seats():
            return
        me = lobby.peer(self.number)
        if lobby.seats_of(self.number) and me is not None and not me.ready:
            self.session.ready(True)
        if self.wishes.host and lobby.can_begin and len(lobby.peers) >= self.wishes.peers:
            self.session.begin()

    def status(self, status: TableStatus) -> None:
        """Tell what is not game state, where it changed."""
        shown = {"paused": status.paused, "lost": list(status.lost), "host": status.host,
                 "peers": {str(one.peer): one.state for one in status.peers}}  # fmt: skip
        if shown != self.told:
            self.told = shown
            tell("status", pings={str(one.peer): one.ping for one in status.peers}, **shown)
        if status.lost and self.wishes.replace and self.session and self.session.is_host:
            for seat in status.lost:
                self.session.replace_lost(seat, 1)

    def act(self, reading: Reading, session: Session) -> None:
        """Propose what our seats are to do."""
        now = time.monotonic()
        length = len(reading.ledger.log)
        for seat, text, auction in reading.due(self.number):
            before, when = self.proposed.get(seat, (-1, 0.0))
            if before == (auction or length) or now < when + (AGAIN if before < 0 else self.wishes.think):
                continue
            self.proposed[seat] = (auction or length, now)
            if auction:
                session.seal(seat, text)
            else:
                session.play(seat, text, length)


def plain(event: Any) -> dict[str, Any]:
    """Return an event as JSON can hold it."""
    if not is_dataclass(event) or isinstance(event, type):
        return {}
    return json.loads(json.dumps(asdict(event), default=lambda one: one.hex() if isinstance(one, bytes) else str(one)))


def tell(what: str, **more: Any) -> None:
    """Write one line."""
    sys.stdout.write(json.dumps({"event": what, "at": time.monotonic(), **more}) + "\n")
    sys.stdout.flush()


def commands() -> queue.SimpleQueue[str]:
    """Return a queue of the lines that are heard; "quit" at their end."""
    heard: queue.SimpleQueue[str] = queue.SimpleQueue()

    def listen() -> None:
        for line in sys.stdin:
            heard.put(line.strip())
        heard.put("quit")

    threading.Thread(target=listen, daemon=True).start()
    return heard


def obey(peer: Peer, command: str) -> None:
    """Do what a line says."""
    name, *words = command.split(" ")
    if name == "browse":
        peer.wishes.browse = not words
        peer.network.browse(not words)
    elif name == "open":
        peer.open()
    elif peer.session is not None and name:
        getattr(peer.session, name)(*[int(word) if word.isdigit() else word for word in words])


def main() -> int:
    """Play until the input ends."""
    wishes = parse(sys.argv[1:])
    mishaps.prepare(wishes)
    peer, heard = Peer(wishes), commands()
    tell("ready")
    if not wishes.idle:
        peer.open()
    while True:
        peer.step()
        while not heard.empty():
            command = heard.get()
            if command == "quit":
                peer.network.close()
                return 0
            obey(peer, command)
        time.sleep(wishes.busy or PAUSE)


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return what is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("home")
    parser.add_argument("--name", default="Anna")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--host", default="", help="GAME:person,person,computer ...: the first person is us")
    parser.add_argument("--peers", type=int, default=1, help="begin when so many are there")
    parser.add_argument("--join", default="")
    for flag, meaning in FLAGS.items():
        parser.add_argument(f"--{flag}", action="store_true", help=meaning)
    parser.add_argument("--password", default="")
    parser.add_argument("--timer", type=int, default=0)
    parser.add_argument("--app", default="trial")
    parser.add_argument("--think", type=float, default=0.0, help="seconds between two actions of a seat")
    parser.add_argument("--busy", type=float, default=0.0, help="seconds that the window's loop stands still each time")
    mishaps.add_arguments(parser)
    return parser.parse_args(arguments)


FLAGS = {
    "find": "join the first table that is found",
    "browse": "only list the tables",
    "rejoin": "go back to the newest match",
    "watch": "watch instead of playing",
    "inherit": "when the host is silent, the first heir hosts on",
    "replace": "as host, let the computer play for whoever is lost",
    "other-options": "as host, choose the last value of every option of the table",
    "lifted": "without the limits of messages and bytes",
    "idle": "do nothing before the word `open`",
}

if __name__ == "__main__":
    sys.exit(main())
