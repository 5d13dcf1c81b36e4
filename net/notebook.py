"""What a client keeps of its table: in memory while there is only a lobby, in a session file from the moment on in
which a secret leaves the machine or the match begins.

The host on the same machine writes its entries through the same notebook, before it sends them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from net.kept import Kept
from net.messages import Entry


class Store(Protocol):
    """What `session_file.SessionFile` offers."""

    kept: Kept

    def note(self, **facts: Any) -> bool: ...

    def add_entry(self, entry: Entry) -> bool: ...

    def add_bid(self, auction: int, seat: int, nonce: bytes, text: str) -> bool: ...

    def replace_log(self, entries: list[Entry]) -> bool: ...

    def close(self) -> None: ...

    def delete(self) -> None: ...


OpenStore = Callable[[Kept], Store]


class Notebook:
    """The same methods as a `Store`, with or without a file. open_store: makes the file of what it is given."""

    def __init__(self, open_store: OpenStore) -> None:
        self.kept = Kept(bytes(16))
        self._open_store = open_store
        self._store: Store | None = None

    def write_down(self) -> None:
        """Begin the file, if there is none yet; from here on everything is written."""
        if self._store is None:
            self._store = self._open_store(self.kept)

    def take_up(self, store: Store) -> None:
        """Go on with a file that there is already."""
        self._store, self.kept = store, store.kept

    def note(self, **facts: Any) -> None:
        """Keep facts about the table; those that are known already cost nothing."""
        new = {key: value for key, value in facts.items() if getattr(self.kept, key) != value}
        if not new:
            return
        if self._store is not None:
            self._store.note(**new)
        else:
            self.kept.set(new)

    def add_entry(self, entry: Entry) -> None:
        """Keep the next entry of the log; one that is kept already is no error, one that differs takes its place."""
        self.write_down()
        before = self.kept.entries[: entry.seq]
        if len(before) == entry.seq and before[-1] != entry:
            self.replace_log([*before[:-1], entry])  # what was on the disk from there on could not be played
            return
        assert self._store is not None
        self._store.add_entry(entry)

    def add_bid(self, auction: int, seat: int, nonce: bytes, text: str) -> None:
        """Keep what a seal hides."""
        self.write_down()
        assert self._store is not None
        self._store.add_bid(auction, seat, nonce, text)

    def replace_log(self, entries: list[Entry]) -> None:
        """Keep another log instead."""
        if self._store is not None:
            self._store.replace_log(entries)
        else:
            self.kept.entries = list(entries)

    def close(self) -> None:
        """Close the file; it stays."""
        if self._store is not None:
            self._store.close()

    def delete(self) -> None:
        """Delete the file: there is nothing to go back to."""
        if self._store is not None:
            self._store.delete()
            self._store = None
