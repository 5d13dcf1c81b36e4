"""Checks the file of a match that was played over a network: its dice, its bids, and that nothing in it was altered.

The file tells the match twice: in plies, and as the log of the network. The log is played again from its first entry
by the same ledger that ruled the match, and then the whole file is written again from it: both must come out the same,
byte by byte. Knows no window, so that a tool can use it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from game.match.errors import SaveError
from game.match.link import LocalLink
from game.match.match import Match
from game.match.reader import record_from_text, text_from_bytes
from game.match.record import record_of, record_to_text
from game.match.start import match_from_start
from game.rules.catalog import GAMES
from game.rules.core import Game
from game.scenes.lan.engine import engine_for
from net.ledger import BadEntry, Ledger
from net.log import EntryError, entry_from_line

_LAN = re.compile(r"lan ([0-9a-f]{32})")

FAIR, OPEN, LOCAL, UNREADABLE, ALTERED, BAD_ENTRY = "fair", "open", "local", "unreadable", "altered", "bad-entry"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the check found. kind: FAIR; OPEN: fair so far, the match is not over; LOCAL: played without a network;
    UNREADABLE: no match file, `reason` is a sentence; ALTERED: line `line` is not what the log says; BAD_ENTRY: entry
    `entry` of the log is the first bad one, `reason` a code of `net.reasons.FAULTS`, "damaged" or "head".

    entries, draws, bids: how many are good. lines: of the log, as the file has them.
    """

    kind: str
    reason: str = ""
    line: int = 0
    entry: int = 0
    entries: int = 0
    draws: int = 0
    bids: int = 0
    lines: tuple[str, ...] = ()

    @property
    def is_fair(self) -> bool:
        """Whether nothing in the file is wrong."""
        return self.kind in (FAIR, OPEN)


def check_match(data: bytes, games: Mapping[str, Game] = GAMES) -> Verdict:
    """Return the verdict on a file's content; raises nothing, whatever the bytes are."""
    try:
        text = text_from_bytes(data)
    except SaveError as error:
        return Verdict(UNREADABLE, str(error))
    lines = text.split("\n")
    place = next((place for place, line in enumerate(lines) if _LAN.fullmatch(line)), -1)
    if place < 0:
        return _without_log(text)
    log = lines[place + 1 : _end_of_log(lines, place)]
    reading = _Reading(bytes.fromhex(lines[place][4:]), games, lines[place])
    for number, line in enumerate(log, 1):
        if reason := reading.take(line):
            return reading.verdict(BAD_ENTRY, reason=reason, entry=number)
    if not log:
        return reading.verdict(BAD_ENTRY, reason="damaged", entry=1)
    written = reading.text().encode()
    if written != data:
        return reading.verdict(ALTERED, line=_first_difference(written, data))
    return reading.verdict(FAIR if reading.ledger.is_ended else OPEN)


def _without_log(text: str) -> Verdict:
    try:
        record = record_from_text(text)
    except SaveError as error:
        return Verdict(UNREADABLE, str(error))
    return Verdict(UNREADABLE, "") if record.evidence else Verdict(LOCAL)


def _end_of_log(lines: list[str], place: int) -> int:
    """Return where the log ends: at the first line that says so, or where the file does."""
    return next((end for end in range(place, len(lines)) if lines[end] in ("end", "")), len(lines))


def _first_difference(written: bytes, data: bytes) -> int:
    """Return the number of the first line that differs, from 1."""
    ours, theirs = written.split(b"\n"), data.split(b"\n")
    same = next((place for place, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), None)
    return (min(len(ours), len(theirs)) if same is None else same) + 1


class _Reading:
    """The log, played again entry by entry beside the match that its file tells."""

    def __init__(self, game_id: bytes, games: Mapping[str, Game], first_line: str) -> None:
        self.ledger = Ledger(game_id, engine_for(games))
        self._games = games
        self._lines = [first_line]
        self._link = LocalLink()
        self._match: Match | None = None
        self._counts = {"RAND": 0, "SEAL": 0}

    def take(self, line: str) -> str:
        """Play one line of the log; return "" or why it is bad."""
        try:
            entry, head = entry_from_line(line)
        except EntryError:
            return "damaged"
        if entry.seq == len(self.ledger.log) + 1 and self.ledger.head_with(entry) != head:
            return "head"
        try:
            applied = self.ledger.take(entry)
        except BadEntry as error:
            return error.reason
        if self._match is None:
            self._match = match_from_start(self._games, self.ledger.start, self._link)
        for result in applied.results:
            self._link.send(result)
        self._match.poll()
        self._lines.append(line)
        if entry.kind in self._counts:
            self._counts[entry.kind] += 1
        return ""

    def text(self) -> str:
        """Return the file as it has to be."""
        assert self._match is not None, "a log begins with START"
        self._match.evidence = self._lines
        return record_to_text(record_of(self._match))

    def verdict(self, kind: str, reason: str = "", line: int = 0, entry: int = 0) -> Verdict:
        """Return the verdict with what has been counted so far."""
        counts = len(self.ledger.log), self._counts["RAND"], self._counts["SEAL"]
        return Verdict(kind, reason, line, entry, *counts, tuple(self._lines))
