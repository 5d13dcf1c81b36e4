"""A peer that only measures: a game without rules, whose inputs and entries are timed in every program.

python -m tools.lan.racer HOME --host --inputs 200 --draw-every 2 --think 0.01      then three times
python -m tools.lan.racer HOME --name Ben --join ADDRESS

Tells its address, and after the match when it wished for what and when each entry came, as lines of JSON.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from net import open_network
from net.engine import ACT, DRAW, OVER, Due
from net.events import Connected, Ended, LobbyChanged, Played, Started
from net.facade import HostSetup, Identity, Limits, Session
from net.lobby import COMPUTER, OPEN, PERSON, LobbySeat

PAUSE = 0.0005
PEERS = 4
LIFTED = Limits(1_000_000, 1_000_000, 1 << 30)


class Race:
    """Seats move in turn; after every so many moves a die is cast. Options: inputs, draw_every (0: never)."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        self.seats = [seat for seat, row in enumerate(start["seats"]) if row["kind"] == start["options"]["movers"]]
        self.left = int(start["options"]["inputs"])
        self.draw_every = int(start["options"]["draw_every"])
        self.moves = 0
        self.cast: list[int] = []
        self.must_cast = False

    def due(self) -> Due:
        """Return what has to happen next."""
        if self.must_cast:
            return Due(DRAW)
        return Due(ACT, (self.mover,)) if self.left else Due(OVER)

    @property
    def mover(self) -> int:
        """The seat whose turn it is."""
        return self.seats[self.moves % len(self.seats)]

    def refusal(self, seat: int, text: str) -> str:
        """Return why a seat may not move."""
        return "" if seat == self.mover and self.left and not self.must_cast else "turn"

    def play(self, seat: int, text: str) -> list[Any]:
        """Move."""
        self.moves += 1
        self.left -= 1
        self.must_cast = bool(self.draw_every) and self.moves % self.draw_every == 0
        return []

    def play_sealed(self, bids: Mapping[int, str]) -> list[Any]:
        """Nobody bids here."""
        return []

    def default(self, seat: int) -> str:
        """Return the only move."""
        return "go"

    def draw(self, below: Any) -> list[Any]:
        """Cast the die."""
        self.cast.append(below(6))
        self.must_cast = False
        return []

    def reseat(self, seat: int, holder: Mapping[str, Any]) -> list[Any]:
        """Anybody may sit anywhere."""
        return []

    def digest(self) -> bytes:
        """Return 16 bytes of the position."""
        return hashlib.blake2b(self.to_text().encode(), digest_size=16).digest()

    def to_text(self) -> str:
        """Return the position."""
        return f"{self.moves} {self.left} {self.cast} {self.must_cast}"


class Racer:
    """One program. wishes: seq of the entry that was wished for -> when. entries: seq -> [kind, when]."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        identity = Identity("race", {"race": "00" * 32}, Race)
        self.network = open_network(Path(arguments.home), identity, LIFTED if arguments.lifted else None)
        self.wishes: dict[int, float] = {}
        self.entries: dict[int, tuple[str, float]] = {}
        self.peer = 0
        self.mine: list[int] = []
        self.race: Race | None = None
        self.act_at = 0.0
        self.is_quiet = False  # where it runs within another program

    def open(self) -> Session:
        """Host or join."""
        if self.arguments.join:
            return self.network.join(self.arguments.join, self.arguments.name)
        persons = [LobbySeat(PERSON, self.arguments.name, 1, 0)]
        persons += [LobbySeat(OPEN, "", 0, number) for number in range(1, PEERS)]
        computers = [
            LobbySeat(COMPUTER, f"C{number}", 1, number, -1, 1) for number in range(4, 4 + self.arguments.computers)
        ]
        options = {
            "inputs": str(self.arguments.inputs), "draw_every": str(self.arguments.draw_every),
            "movers": COMPUTER if computers else PERSON,
        }  # fmt: skip
        seats = (*persons, *computers)
        return self.network.host(HostSetup("Race", self.arguments.name, "race", 1, seats, options))

    def run(self) -> None:
        """Play to the end and tell the times."""
        session = self.open()
        told = False
        while not told:
            for event in session.poll():
                self.take(event, session)
                told = told or isinstance(event, Ended) or (isinstance(event, Played) and event.kind == "END")
            self.move(session)
            time.sleep(PAUSE)
        print(json.dumps({"wishes": self.wishes, "entries": self.entries}), flush=True)
        sys.stdin.readline()  # the host stays until all have told
        self.network.close()

    def take(self, event: Any, session: Session) -> None:
        """Take an event in."""
        if isinstance(event, Connected):
            self.peer = event.peer
            if not self.is_quiet:
                print(json.dumps({"addresses": session.addresses}), flush=True)
        elif isinstance(event, LobbyChanged):
            me = event.state.peer(self.peer)
            if not event.state.free_seats() and me is not None and not me.ready:
                session.ready(True)
            if self.peer == 1 and event.state.can_begin:
                session.begin()
        elif isinstance(event, Started):
            self.race = Race(event.start)
            self.mine = [seat for seat, row in enumerate(event.start["seats"]) if row["peer"] == self.peer]
        elif isinstance(event, Played) and self.race:
            self.note(event, self.race)

    def note(self, event: Played, race: Race) -> None:
        """Note an entry and follow it."""
        self.entries[event.seq] = (event.kind, time.monotonic())
        if event.kind == "INPUT":
            race.play(event.seat or 0, "go")
        elif event.kind == "RAND":
            race.must_cast = False
        self.act_at = time.monotonic() + self.arguments.think

    def move(self, session: Session) -> None:
        """Move if it is our turn and we have thought long enough."""
        race, base = self.race, len(self.entries)
        if race is None or not race.left or race.must_cast or race.mover not in self.mine or base + 1 in self.wishes:
            return
        if time.monotonic() >= self.act_at and base:
            self.wishes[base + 1] = time.monotonic()
            session.play(race.mover, "go", base)


def parse(words: list[str]) -> argparse.Namespace:
    """Return what is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("home")
    parser.add_argument("--name", default="Anna")
    parser.add_argument("--host", action="store_true")
    parser.add_argument("--join", default="")
    parser.add_argument("--inputs", type=int, default=200)
    parser.add_argument("--draw-every", type=int, default=2)
    parser.add_argument("--computers", type=int, default=0, help="seats that the host plays; then nobody else moves")
    parser.add_argument("--think", type=float, default=0.0, help="seconds before each move")
    parser.add_argument("--lifted", action="store_true", help="without the limits of messages and bytes")
    return parser.parse_args(words)


if __name__ == "__main__":
    Racer(parse(sys.argv[1:])).run()
