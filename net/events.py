"""What a session tells the scene that plays it, in the order in which it happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from net.lobby import LobbyState

#: left: lost by closing the table; away: the machine answers, nobody has acted for long
CONNECTED, LOST, LEFT, AWAY = "connected", "lost", "left", "away"


@dataclass(frozen=True, slots=True)
class Connected:
    """The host let us in. peer: our number; the host's own is 1 at the beginning. game_id: of this match."""

    peer: int
    role: str
    phase: str  # "lobby" or "play"
    is_host: bool
    game_id: bytes


@dataclass(frozen=True, slots=True)
class PasswordWanted:
    """The host asks for the password: `Session.answer_password`. again: the last one was wrong."""

    again: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    """We may not come in; the session is over. code: of `reasons.REFUSALS`. The versions name both sides."""

    code: str
    own: dict[str, str] = field(default_factory=dict)  # "app", "protocol", "rules"
    theirs: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Unreachable:
    """Nobody could be reached at the address; the session is over. cause: "refused", "silent", "no-route", "name"."""

    address: str
    cause: str


@dataclass(frozen=True, slots=True)
class LobbyChanged:
    """The lobby as it is now."""

    state: LobbyState


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat."""

    peer: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Emoted:
    """A small sign from a peer."""

    peer: int
    emote: int


@dataclass(frozen=True, slots=True)
class Started:
    """The match begins, or we come to it late: `start` is the payload of the START entry, `Played` follows."""

    start: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Played:
    """A log entry has been applied by our engine, `results` is what the engine gave back for the screen.

    digest: of the position after it. fresh: False while a log is caught up with.
    """

    seq: int
    kind: str
    seat: int | None
    results: tuple[Any, ...]
    digest: bytes
    fresh: bool = True
    line: str = ""  # the entry as a line of text for the match's file, see `log.entry_to_line`
    is_timeout: bool = False  # the time of the seat was over, so this was done in its place


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """Our engine was made anew from the log, from the first entry on: begin with an empty match, `Played` follows."""

    start: dict[str, Any]


@dataclass(frozen=True, slots=True)
class NotEntered:
    """What we wanted did not enter the log. code: of `reasons.NACKS`."""

    code: str


@dataclass(frozen=True, slots=True)
class PeerStatus:
    """How a peer is doing. ping in milliseconds, -1 unknown. state: CONNECTED, LOST, LEFT or AWAY."""

    peer: int
    name: str
    state: str
    ping: int
    role: str
    lost_for: int = 0  # seconds


@dataclass(frozen=True, slots=True)
class TableStatus:
    """What is not game state.

    waiting_for: seats that are to act. sealed: seats whose bid is in. lost: seats whose machine is lost.
    paused: "" or why nothing goes on ("lost", "draw", "gathering", "desync").
    clock: seconds left of the turn, -1: no timer.
    """

    peers: tuple[PeerStatus, ...]
    waiting_for: tuple[int, ...] = ()
    sealed: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    paused: str = ""
    clock: int = -1
    host: int = 1  # the peer who hosts


@dataclass(frozen=True, slots=True)
class LinkLost:
    """The connection to the host is gone; it is dialled again by itself."""


@dataclass(frozen=True, slots=True)
class LinkBack:
    """The connection is there again and the log is caught up with."""


@dataclass(frozen=True, slots=True)
class Heir:
    """Somebody who could host on. is_self: that is us."""

    peer: int
    name: str
    is_self: bool


@dataclass(frozen=True, slots=True)
class HostSilent:
    """The host has not answered for so long that somebody else may host on: `Session.wait` or `Session.take_over`.

    has_left: it has said goodbye.
    """

    heirs: tuple[Heir, ...]
    has_left: bool = False


@dataclass(frozen=True, slots=True)
class HostMoved:
    """Another peer hosts now."""

    peer: int
    name: str
    is_self: bool


@dataclass(frozen=True, slots=True)
class Differed:
    """Positions differed. healed: whether ours was brought back from the log. file: the report that was written."""

    healed: bool
    file: str


@dataclass(frozen=True, slots=True)
class NotKept:
    """The match cannot be written down here, so a killed program could not go back to it; play goes on.

    cause: "full", "forbidden" or "failed"; "" when it is written again.
    """

    cause: str


@dataclass(frozen=True, slots=True)
class Forked:
    """The match went on elsewhere from another entry `seq` than ours: that counts, Rebuilt follows.

    file: where both logs were written, "" if that failed.
    """

    seq: int
    file: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The session is over. code: of `reasons.BYES`, or "over" after the end of the match."""

    code: str


Event = (
    Connected | PasswordWanted | Refused | Unreachable | LobbyChanged | Said | Emoted | Started | Played | Rebuilt
    | NotEntered | TableStatus | LinkLost | LinkBack | HostSilent | HostMoved | Differed | NotKept | Forked | Ended
)  # fmt: skip
