"""A client's part when positions differ: it shows its own, makes it anew from the log, and writes everything down."""

from __future__ import annotations

import zlib

from net.checks import DUMP_BYTES
from net.client_copy import Copy
from net.client_report import difference, report, state_from_dump
from net.messages import Desync, Digest, Dump, Message, table_id

MOST_TEXTS = 24  # of one report: a table has no more machines
WRITE_AFTER = 3.0  # the others' positions have come by then, or they do not come


class Differing:
    """One difference at a time. is_open: it is not known yet whether it could be healed."""

    def __init__(self, copy: Copy, app: str) -> None:
        self._copy = copy
        self._app = app
        self.is_open = False
        self._seq = 0
        self._mine = ""
        self._texts: dict[str, str] = {}
        self._write_at: float | None = None

    def begin(self, message: Desync, peer: int, now: float) -> list[Message]:
        """Return what the host is to be sent: our position then, and the fingerprint of the one made anew.

        Raises BadEntry where our own log cannot be read any more.
        """
        self.is_open, self._seq, self._write_at = True, message.seq, now + WRITE_AFTER
        self._mine = self._copy.state_at(message.seq)
        self._texts = {
            "fingerprints.txt": "".join(f"{who}: {digest}\n" for who, digest in sorted(message.digests.items())),
            f"position-{peer}.txt": self._mine,
            "app.txt": f"{self._app}\n",
        }
        data = zlib.compress(self._mine.encode())
        shown = Dump(peer, message.seq, data if len(data) <= DUMP_BYTES else b"")
        was_wrong = self._copy.rebuild()
        self._texts["anew.txt"] = "ours was another one before\n" if was_wrong else "ours came out the same\n"
        return [shown, Digest(self._copy.length, self._copy.ledger.digest)]

    def dump(self, shown: Dump) -> None:
        """Keep somebody else's position for the report."""
        name = f"position-{shown.peer}.txt"
        is_wanted = shown.seq == self._seq and name not in self._texts and len(self._texts) < MOST_TEXTS
        theirs = state_from_dump(shown.data) if self._texts and is_wanted else ""
        if not theirs:
            return
        self._texts[name] = theirs
        self._texts[f"difference-{shown.peer}.txt"] = difference(self._mine, theirs)

    def is_due(self, now: float) -> bool:
        """Return whether the report is to be written, where the host does not stop the match for it."""
        return self._write_at is not None and now >= self._write_at

    def deadline(self) -> float | None:
        """Return when that will be."""
        return self._write_at

    def written(self, peer: int) -> tuple[str, bytes]:
        """Return the report's name and content, and end it."""
        log = "\n".join(self._copy.ledger.log.lines()) + "\n"
        data = report({**self._texts, "log.txt": log})
        self._write_at, self._texts, self.is_open = None, {}, False
        return f"desync-{table_id(self._copy.ledger.game_id)}-{self._seq}-{peer}.zip", data
