"""A client's copy of the log: every entry is checked and applied by its own ledger, and told to the screen."""

from __future__ import annotations

from collections import deque
from typing import Any

from net.events import Event, Played, Rebuilt, Started
from net.ledger import Applied, BadEntry, Ledger
from net.log import entry_to_line
from net.means import Means
from net.messages import Entry
from net.notebook import Notebook
from net.playing import is_timeout
from net.seating import Seating

STATES_KEPT = 8


class Copy:
    """ledger: the log and its meaning. states: the last positions as text, for a report.

    other: a log that goes on differently from ours at some entry, while the host that has it still sends it.
    """

    def __init__(self, means: Means, notebook: Notebook) -> None:
        self._means = means
        self._notebook = notebook
        self.ledger = Ledger(notebook.kept.game_id, means.identity.make_engine)
        self.states: deque[tuple[int, str]] = deque(maxlen=STATES_KEPT)
        self.events: list[Event] = []
        self.other: Ledger | None = None
        self.parted_at = 0  # the first entry in which `other` differs

    @property
    def length(self) -> int:
        """How many entries we have."""
        return len(self.ledger.log)

    def begin(self, game_id: bytes) -> None:
        """Start an empty log of a match."""
        self.ledger = Ledger(game_id, self._means.identity.make_engine)

    def take_up(self, entries: list[Entry]) -> None:
        """Go on with a log from the disk, as far as it is one, and tell the screen all of it."""
        for entry in entries:
            try:
                self._note(self.ledger.take(entry), fresh=False)
            except BadEntry:
                break

    def take(self, entry: Entry, fresh: bool) -> Applied | None:
        """Apply the next entry; None for one that we have already. Raises BadEntry, also for one that differs."""
        if self.other is not None:
            self._take_other(entry)
            return None
        if entry.seq <= self.length:
            if entry.seq < 1 or self.ledger.log.entries[entry.seq - 1] != entry:
                raise BadEntry(entry.seq, "sequence")
            return None
        applied = self.ledger.take(entry)
        self._notebook.add_entry(entry)
        self._note(applied, fresh)
        return applied

    def _note(self, applied: Applied, fresh: bool) -> None:
        if applied.entry.kind == "START":
            self.events.append(Started(applied.entry.payload))
        self.events.append(_played(applied, fresh))
        self.states.append((applied.seq, self.ledger.engine.to_text()))

    # -- another history

    def part(self, entry: Entry) -> None:
        """Begin to follow a log that differs from ours from this entry on. Raises BadEntry."""
        other = Ledger(self.ledger.game_id, self._means.identity.make_engine)
        for known in self.ledger.log.entries[: entry.seq - 1]:
            other.take(known)
        self.other, self.parted_at = other, entry.seq
        self._take_other(entry)

    def _take_other(self, entry: Entry) -> None:
        assert self.other is not None
        if entry.seq > len(self.other.log):
            self.other.take(entry)

    @property
    def other_seating(self) -> Seating:
        """Who sits and hosts by the other log."""
        assert self.other is not None
        return self.other.seating

    def drop_other(self) -> None:
        """Forget a log that was begun and not ended."""
        self.other = None

    def adopt(self) -> list[str]:
        """Go on with the other log instead of ours, and return ours as lines."""
        assert self.other is not None
        lines = self.ledger.log.lines()
        self.ledger, self.other = self.other, None
        self._notebook.replace_log(self.ledger.log.entries)
        self.tell_again()
        return lines

    # -- making it anew

    def rebuild(self) -> bool:
        """Make the position anew from the log; return whether it was another before. Raises BadEntry."""
        before = self.ledger.engine.to_text()
        self.ledger = self.ledger.rebuilt()
        after = self.ledger.engine.to_text()
        if before == after:
            return False
        self.tell_again()
        return True

    def tell_again(self) -> None:
        """Tell the screen everything from the first entry on."""
        self.states.clear()
        if not self.ledger.is_begun:
            return
        self.events.append(Rebuilt(self.ledger.start))
        fresh = Ledger(self.ledger.game_id, self._means.identity.make_engine)
        for entry in self.ledger.log.entries:
            applied = fresh.take(entry)
            self.events.append(_played(applied, fresh=False))
            self.states.append((applied.seq, fresh.engine.to_text()))

    def state_at(self, seq: int) -> str:
        """Return the position after an entry as text, "" when it is too long ago."""
        return next((text for number, text in self.states if number == seq), "")


def _played(applied: Applied, fresh: bool) -> Played:
    entry: Any = applied.entry
    line = entry_to_line(entry, applied.head)
    results, digest = applied.results, applied.digest
    return Played(entry.seq, entry.kind, entry.seat, results, digest, fresh, line, is_timeout(entry))
