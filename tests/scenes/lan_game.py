"""The other side of a match over the network: keeps the log as a host would, and tells a `FakeSession` of it."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any, cast

from game.match.golden import rules_hash
from game.match.referee import play_text
from game.rules.catalog import GAMES
from game.scenes.at_table import AtTable
from game.scenes.lan.engine import RefereeEngine, engine_for
from game.scenes.lan.table import LanTable
from net.engine import ACT, DRAW, OVER
from net.events import CONNECTED, LEFT, LOST, Connected, Event, NotEntered, PeerStatus, Played, Started, TableStatus
from net.log import entry_to_line
from net.messages import PLAY, WATCH, Entry
from tests.scenes.fake_network import GAME_ID, FakeSession

ANNA, BEN, KEES, DAN = 1, 2, 3, 4  # Anna hosts, of two players Kees watches
NAMES = {ANNA: "Anna", BEN: "Ben", KEES: "Kees", DAN: "Dan"}


def seat(peer: int, kind: str = "person", name: str = "", colour: int = 0, level: int = 0) -> dict[str, Any]:
    """Return a seat as the START entry has it."""
    return {"kind": kind, "name": name or NAMES[peer], "colour": colour, "team": -1, "level": level, "peer": peer}


def start_of(*seats: dict[str, Any], game: str = "rose_king", **changes: Any) -> dict[str, Any]:
    """Return the payload of a START entry; of Rose King the host plays red."""
    rules = GAMES[game]
    rows = [{**one, "colour": number} for number, one in enumerate(seats or (seat(ANNA), seat(BEN)))]
    peers = [[peer, NAMES[peer], bytes(32), bytes([peer]) * 32] for peer in sorted({one["peer"] for one in rows})]
    return {
        "game": game, "version": rules.VERSION, "rules": rules_hash(rules), "table": "Roses after lunch",
        "options": {option.key: option.default for option in rules.OPTIONS}, "timer": 0, "undo": "move",
        "watch": True, "started": "2024-05-17T19:40:00Z", "chain": 400, "seats": rows, "peers": peers,
        **changes,
    }  # fmt: skip


class LanGame:
    """A match that a test drives: `me` is the machine of the screen. peers: as the next `status` tells them."""

    def __init__(self, me: int = BEN, start: dict[str, Any] | None = None) -> None:
        self.me, self.start = me, start or start_of()
        self.session = FakeSession(is_host=me == ANNA)
        self.engine = cast(RefereeEngine, engine_for()(self.start))
        self.told: list[Played] = []
        self.host = ANNA
        self.password = ""
        self.answered = 0
        self.peers = {
            ANNA: PeerStatus(ANNA, "Anna", CONNECTED, 4, PLAY),
            BEN: PeerStatus(BEN, "Ben", CONNECTED, 90, PLAY),
            KEES: PeerStatus(KEES, "Kees", CONNECTED, 12, WATCH),
        }
        self._draws = 0
        self._log("START", None, self.start, [])

    # -- the log

    def _log(self, kind: str, number: int | None, payload: Any, results: list[Any]) -> Played:
        seq = len(self.told) + 1
        line = entry_to_line(Entry(seq, kind, number, payload), bytes(32))
        played = Played(seq, kind, number, tuple(results), self.engine.digest(), True, line)
        self.told.append(played)
        return played

    def below(self, count: int) -> int:
        """Draw in a way that is the same in every test."""
        self._draws += 1
        return int.from_bytes(hashlib.sha256(b"%d" % self._draws).digest()[:4], "big") % count

    def settle(self) -> list[Played]:
        """Let chance decide where it is to."""
        entries = []
        while self.engine.due().kind == DRAW:
            entries.append(self._log("RAND", None, [1, []], self.engine.draw(self.below)))
        return entries

    def enter(self, number: int, text: str) -> list[Played]:
        """Write an input into the log, and what chance adds to it."""
        return [self._log("INPUT", number, text, self.engine.play(number, text)), *self.settle()]

    def act(self, pick: int = 0) -> list[Played]:
        """Let whoever is to act choose an action, the first one or another."""
        number = self.engine.due().seats[0]
        choices = self.engine.match.choices(number)
        word = self.engine.match.word_of(choices[pick % len(choices)])
        return self.enter(number, play_text(word))

    def reseat(self, number: int, holder: dict[str, Any]) -> list[Played]:
        """Let somebody else sit down."""
        return [self._log("SEATSET", number, {**holder, "why": ""}, self.engine.reseat(number, holder))]

    def move_host(self, peer: int) -> list[Played]:
        """Let another peer host."""
        self.host = peer
        return [self._log("TERM", None, [1, peer], [])]

    def play_to_the_end(self) -> list[Played]:
        """Let everybody choose the first action until the match is over."""
        entries: list[Played] = []
        while self.engine.due().kind == ACT:
            entries += self.act()
        assert self.engine.due().kind == OVER
        return [*entries, self._log("END", None, self.engine.digest(), [])]

    # -- the session

    def open(self, context, late: bool = False, said=(), later=None) -> LanTable:
        """Return the table as this machine sees it: from the beginning, or come late to what was played so far.

        later: what the session has told meanwhile, when it is not just the log.
        """
        if not late:
            self.settle()
        later = later or [replace(one, fresh=not late) for one in self.told]
        role = PLAY if any(one["peer"] == self.me for one in self.start["seats"]) else WATCH
        connected = Connected(self.me, role, "play", self.session.is_host, GAME_ID)
        at = AtTable(self.session, connected, self.password, list(said))
        self.session.tell(self.status())
        return LanTable(context, at, Started(self.start), later)

    def tell(self, *events: Event) -> None:
        """Tell the screen."""
        self.session.tell(*events)

    def answer(self) -> list[tuple[int, str, int]]:
        """Enter what the screen has proposed since the last call, or say why not; return the proposals."""
        proposals = self.session.calls("play")[self.answered :]
        self.answered += len(proposals)
        for number, text, _base in proposals:
            refusal = self.engine.refusal(number, text)
            self.session.tell(*([NotEntered(refusal)] if refusal else self.enter(number, text)))
        return proposals

    def status(self, **changes: Any) -> TableStatus:
        """Return how everybody is doing."""
        lost = tuple(
            number for number, one in enumerate(self.start["seats"])
            if self.peers[one["peer"]].state in (LOST, LEFT) and one["kind"] == "person"
        )  # fmt: skip
        usual = TableStatus(
            tuple(self.peers.values()), self.engine.due().seats, (), lost, "lost" if lost else "", -1, self.host
        )
        return replace(usual, **changes)

    def lose(self, peer: int, seconds: int = 12, state: str = LOST) -> None:
        """Tell that a machine is lost."""
        self.peers[peer] = replace(self.peers[peer], state=state, lost_for=seconds)
        self.session.tell(self.status())

    def find(self, peer: int) -> None:
        """Tell that a machine is back."""
        self.peers[peer] = replace(self.peers[peer], state=CONNECTED, lost_for=0)
        self.session.tell(self.status())
