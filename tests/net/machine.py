"""One machine of a `world`: the program that runs there, its disk in memory, and what its person has seen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from net.events import HostSilent
from net.facade import Identity
from net.means import Means

if TYPE_CHECKING:
    from tests.net.world import World


class Disk:
    """A session file in memory; what was noted is on it at once."""

    def __init__(self, kept):
        self.kept = kept
        self.is_deleted = False

    def note(self, **facts):
        self.kept.set(facts)
        return True

    def add_entry(self, entry):
        self.kept.add_entry(entry)
        return True

    def add_bid(self, auction, seat, nonce, text):
        self.kept.add_bid(auction, seat, nonce, text)
        return True

    def replace_log(self, entries):
        self.kept.entries = list(entries)
        return True

    def close(self):
        pass

    def delete(self):
        self.is_deleted = True


@dataclass
class Machine:
    """One computer. table: None while the program does not run."""

    name: str
    world: World
    table: Any = None
    disk: Disk | None = None
    ends: dict = field(default_factory=dict)  # link -> the other end, (machine, link)
    links: int = 0
    events: list = field(default_factory=list)
    reports: dict = field(default_factory=dict)
    screen: list = field(default_factory=list)  # what the person has been shown of the log
    silent: HostSilent | None = None
    dial: int = 0
    wakes: float | None = None  # when the table wants to be woken

    @property
    def address(self):
        return f"{self.name}:1"

    @property
    def ledger(self):
        return self.table.client.copy.ledger

    @property
    def peer(self):
        return self.table.client.peer

    def means(self, rules=None, make_engine=None, app="1.0"):
        game = self.world.game
        identity = Identity(app, rules or {game.key: game.rules}, make_engine or game.make_engine)
        return Means(identity, self._open_store, self._report, self.world.random_bytes)

    def _open_store(self, kept):
        self.disk = Disk(kept)
        return self.disk

    def _report(self, name, data):
        self.reports[name] = data
        return name

    def do(self, name, *arguments):
        """Let the person do something."""
        self.table.wish(name, arguments, self.world.now)
        self.world.pump(self)

    def wake(self):
        """Let the machine wake up."""
        self.table.woke(self.world.now)
        self.world.pump(self)

    def legal(self, seat):
        """Return the words that a seat may say now."""
        return self.world.game.legal(self.ledger, seat)

    def seats(self):
        """Return the seats that this machine plays."""
        return [seat for seat, holder in enumerate(self.ledger.seats) if holder["peer"] == self.peer]

    def seen(self, kind):
        """Return the events of this kind so far."""
        return [event for event in self.events if isinstance(event, kind)]
