"""Reads the text of a save. Every way in which it can be wrong ends in a SaveError of one sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from game.language import _
from game.match.errors import SaveError
from game.match.log import Reseat, Seat
from game.match.record import CHANCE_WORD, FORMATS, JOINT_WORD, MAGIC, STARTED, Record
from game.rules.core import CHANCE, SIMULTANEOUS

SIZE_LIMIT = 4_000_000  # bytes; a long match has about 5,000, with the log of a network some 300,000

_GAME = re.compile(r"game ([a-z_]{1,40}) ([0-9]{1,6})")
_SEAT = re.compile(r'seat ([0-9]) ([a-z]{1,20}) colour ([0-9]{1,3}) level ([0-9]{1,3}) (".*")')
_OPTION = re.compile(r"option ([a-z_]{1,40}) (\S{1,40})")
_SEED = re.compile(r"seed ([0-9a-f]{16})")
_STARTED = re.compile(rf"started(?: ({STARTED}))?")
_PLY = re.compile(rf"([0-9]{{1,7}}) ({CHANCE_WORD}|[0-9]{{1,2}}) (\S.{{0,200}})")
_JOINT = re.compile(rf"([0-9]{{1,7}}) {JOINT_WORD} ([0-9]{{1,2}} \S{{1,60}}(?: [0-9]{{1,2}} \S{{1,60}}){{0,15}})")
_DIGEST = re.compile(r"digest ([0-9]{1,7}) ([0-9a-f]{32})")
_OUTCOME = re.compile(r"outcome (\S.{0,300})")
_LAN = re.compile(r"lan [0-9a-f]{32}")
_LAN_ENTRY = re.compile(r"([1-9][0-9]{0,6}) [A-Z]{1,10} (?:-|[0-9]{1,5}) [0-9a-f]{64} [!-~][ -~]{0,50000}")
_END = re.compile("end")


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
    form = _format(text)
    if text.rstrip("\r\n").rpartition("\n")[2] != "end":
        raise SaveError(_("The file is cut off before its end."))
    lines = Lines(text.rstrip("\r\n"))
    lines.demand(re.compile(rf"{MAGIC} {form}"))
    game, version = lines.demand(_GAME).groups()
    seats = _seats(lines)
    options = {found[1]: found[2] for found in lines.each(_OPTION)}
    seed = int(lines.demand(_SEED)[1], 16)
    started = lines.demand(_STARTED)[1] or ""
    story = _story(lines, len(seats), form)
    outcome = lines.take(_OUTCOME)
    evidence = _evidence(lines) if form > 1 else ()
    lines.demand(_END)
    words = outcome[1] if outcome else ""
    return Record(
        game, int(version), seats, options, seed, started,
        tuple(story.plies), story.digests, words, tuple(story.reseats), evidence,
    )  # fmt: skip


def _format(text: str) -> int:
    found = re.match(rf"{MAGIC} ([0-9]{{1,9}})\r?\n", text)
    if found is None:
        if "\n" in text:
            raise SaveError(_("The file is not a match of Three Crowns."))
        raise SaveError(_("The file is cut off before its end."))
    if int(found[1]) > FORMATS[-1]:
        raise newer()
    if int(found[1]) not in FORMATS:
        raise damaged_line(1)
    return int(found[1])


def newer() -> SaveError:
    """Return the complaint about a file from the future."""
    return SaveError(_("The match was saved by a newer version of Three Crowns."))


def _seats(lines: Lines) -> tuple[Seat, ...]:
    seats: list[Seat] = []
    for found in lines.each(_SEAT):
        if int(found[1]) != len(seats):
            raise lines.damaged(-1)
        seats.append(_seat(lines, found))
    if not seats:
        raise lines.damaged()
    return tuple(seats)


def _seat(lines: Lines, found: re.Match[str]) -> Seat:
    """Return whom the line just taken names."""
    try:
        return Seat(found[2], json.loads(found[5]), int(found[3]), int(found[4]))
    except ValueError:
        raise lines.damaged(-1) from None


@dataclass(slots=True)
class _Story:
    """What happened in a match, as far as it has been read."""

    plies: list[tuple[int, str]] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    reseats: list[Reseat] = field(default_factory=list)


def _story(lines: Lines, seats: int, form: int) -> _Story:
    story = _Story()
    while _take_part(lines, story, seats, form):
        pass
    if len(story.plies) not in story.digests:
        raise lines.damaged()
    return story


def _take_part(lines: Lines, story: _Story, seats: int, form: int) -> bool:
    """Read a ply, a digest or a change of seats; return whether the next line was one."""
    ply = len(story.plies)
    if found := lines.take(_DIGEST):
        _expect(lines, int(found[1]) == ply)
        story.digests[ply] = found[2]
    elif found := lines.take(_PLY):
        _expect(lines, int(found[1]) == ply + 1)
        story.plies.append((CHANCE if found[2] == CHANCE_WORD else int(found[2]), found[3]))
    elif form > 1 and (found := lines.take(_JOINT)):
        _expect(lines, int(found[1]) == ply + 1)
        story.plies.append((SIMULTANEOUS, found[2]))
    elif form > 1 and (found := lines.take(_SEAT)):
        _expect(lines, int(found[1]) < seats)
        story.reseats.append(Reseat(int(found[1]), _seat(lines, found), ply))
    else:
        return False
    return True


def _expect(lines: Lines, right: bool) -> None:
    if not right:
        raise lines.damaged(-1)


def _evidence(lines: Lines) -> tuple[str, ...]:
    """Return the lines of a network as they are; what they say is checked by nobody here."""
    head = lines.take(_LAN)
    if head is None:
        return ()
    found = [head[0]]
    for line in lines.each(_LAN_ENTRY):
        _expect(lines, int(line[1]) == len(found))
        found.append(line[0])
    return tuple(found)
