"""Reads the text of a save. Every way in which it can be wrong ends in a SaveError of one sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from game.language import _
from game.match.errors import SaveError
from game.match.log import Seat
from game.match.record import CHANCE_WORD, FORMAT, MAGIC, STARTED, Record
from game.rules.core import CHANCE

SIZE_LIMIT = 1_000_000  # bytes; a long match has about 5,000

_GAME = re.compile(r"game ([a-z_]{1,40}) ([0-9]{1,6})")
_SEAT = re.compile(r'seat ([0-9]) ([a-z]{1,20}) colour ([0-9]{1,3}) level ([0-9]{1,3}) (".*")')
_OPTION = re.compile(r"option ([a-z_]{1,40}) (\S{1,40})")
_SEED = re.compile(r"seed ([0-9a-f]{16})")
_STARTED = re.compile(rf"started(?: ({STARTED}))?")
_PLY = re.compile(rf"([0-9]{{1,7}}) ({CHANCE_WORD}|[0-9]{{1,2}}) (\S.{{0,200}})")
_DIGEST = re.compile(r"digest ([0-9]{1,7}) ([0-9a-f]{32})")
_OUTCOME = re.compile(r"outcome (\S.{0,300})")


class Lines:
    """The lines of a save, one after another, with the number for the complaint."""

    def __init__(self, text: str) -> None:
        self._lines = [line.removesuffix("\r") for line in text.split("\n")]  # mail programs add the \r
        self._next = 0

    @property
    def line(self) -> str:
        """The next line."""
        return self._lines[self._next]

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Return the match of the whole next line and go on; None, and stay, where it is another kind of line."""
        found = pattern.fullmatch(self.line)
        self._next += found is not None
        return found

    def demand(self, pattern: re.Pattern[str]) -> re.Match[str]:
        """Return the match of the whole next line and go on. Raises SaveError for another kind of line."""
        found = self.take(pattern)
        if found is None:
            raise self.damaged()
        return found

    def each(self, pattern: re.Pattern[str]) -> Iterator[re.Match[str]]:
        """Yield the matches of the lines of this kind that come next."""
        while (found := self.take(pattern)) is not None:
            yield found

    def damaged(self, offset: int = 0) -> SaveError:
        """Return the complaint about the next line; `offset` -1 is the line just taken."""
        return damaged_line(self._next + 1 + offset)


def damaged_line(number: int) -> SaveError:
    """Return the complaint about a line by its number from 1."""
    return SaveError(_("Line {number} of the file is damaged.").format(number=number))


def text_from_bytes(data: bytes) -> str:
    """Return the text of a save up to its last line. Raises SaveError: too large, foreign, cut off, not UTF-8."""
    if len(data) > SIZE_LIMIT:
        raise SaveError(_("The file is too large to be a match."))
    data = data.removeprefix(b"\xef\xbb\xbf")  # some editors put a mark there
    magic = MAGIC.encode()
    if not data.startswith(magic) and not magic.startswith(data):
        raise SaveError(_("The file is not a match of Three Crowns."))
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise damaged_line(data.count(b"\n", 0, error.start) + 1) from None
    return text


def record_from_text(text: str) -> Record:
    """Return the record that the text describes. Raises SaveError, which says what is wrong in one sentence."""
    _check_format(text)
    if text.rstrip("\r\n").rpartition("\n")[2] != "end":
        raise SaveError(_("The file is cut off before its end."))
    lines = Lines(text.rstrip("\r\n"))
    lines.demand(re.compile(rf"{MAGIC} {FORMAT}"))
    game, version = lines.demand(_GAME).groups()
    seats = _seats(lines)
    options = {found[1]: found[2] for found in lines.each(_OPTION)}
    seed = int(lines.demand(_SEED)[1], 16)
    started = lines.demand(_STARTED)[1] or ""
    plies, digests = _plies(lines)
    outcome = lines.take(_OUTCOME)
    lines.demand(re.compile("end"))
    words = outcome[1] if outcome else ""
    return Record(game, int(version), seats, options, seed, started, plies, digests, words)


def _check_format(text: str) -> None:
    found = re.match(rf"{MAGIC} ([0-9]{{1,9}})\r?\n", text)
    if found is None:
        if "\n" in text:
            raise SaveError(_("The file is not a match of Three Crowns."))
        raise SaveError(_("The file is cut off before its end."))
    if int(found[1]) > FORMAT:
        raise newer()
    if int(found[1]) < FORMAT:
        raise damaged_line(1)


def newer() -> SaveError:
    """Return the complaint about a file from the future."""
    return SaveError(_("The match was saved by a newer version of Three Crowns."))


def _seats(lines: Lines) -> tuple[Seat, ...]:
    seats: list[Seat] = []
    for found in lines.each(_SEAT):
        number, kind, colour, level, name = found.groups()
        try:
            seat = Seat(kind, json.loads(name), int(colour), int(level))
        except ValueError:
            raise lines.damaged(-1) from None
        if int(number) != len(seats):
            raise lines.damaged(-1)
        seats.append(seat)
    if not seats:
        raise lines.damaged()
    return tuple(seats)


def _plies(lines: Lines) -> tuple[tuple[tuple[int, str], ...], dict[int, str]]:
    plies: list[tuple[int, str]] = []
    digests: dict[int, str] = {}
    while True:
        if found := lines.take(_DIGEST):
            if int(found[1]) != len(plies):
                raise lines.damaged(-1)
            digests[len(plies)] = found[2]
        elif found := lines.take(_PLY):
            if int(found[1]) != len(plies) + 1:
                raise lines.damaged(-1)
            plies.append((CHANCE if found[2] == CHANCE_WORD else int(found[2]), found[3]))
        else:
            break
    if len(plies) not in digests:
        raise lines.damaged()
    return tuple(plies), digests
