"""What the network is handed to know a match by: it carries inputs, and this object knows what they mean.

Nothing in `net` knows a rule. Every peer runs one engine beside its copy of the log; the host runs one more, by which
it decides what may enter the log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

ACT = "act"  # one seat is to choose, in the open
SEAL = "seal"  # several seats choose at the same time, each in secret
DRAW = "draw"  # chance decides
OVER = "over"

Below = Callable[[int], int]  # below(n) gives a whole number 0..n-1


@dataclass(frozen=True, slots=True)
class Due:
    """What has to happen next. kind: ACT, SEAL, DRAW or OVER. seats: who is to choose, ascending; () for the others."""

    kind: str
    seats: tuple[int, ...] = ()


class Engine(Protocol):
    """One match as the network needs it. What the methods return is handed to the screen unread, in order.

    An input is a short text ("play NE2", "undo"); only the engine knows the words.
    """

    def due(self) -> Due:
        """Return what has to happen next."""

    def refusal(self, seat: int, text: str) -> str:
        """Return why `seat` may not do this now ("turn", "illegal", "undo"), "" when it may; changes nothing.

        Also asked before a bid is sealed; then it says whether the bid is one that this seat may make.
        """

    def play(self, seat: int, text: str) -> list[Any]:
        """Apply an input that `refusal` lets through."""

    def play_sealed(self, bids: Mapping[int, str]) -> list[Any]:
        """Apply the opened bids of all seats that were due."""

    def default(self, seat: int) -> str:
        """Return the input that is played for a seat whose time is over, the same on every machine."""

    def draw(self, below: Below) -> list[Any]:
        """Let chance decide, by `below` alone, until something else is due."""

    def reseat(self, seat: int, holder: Mapping[str, Any]) -> list[Any]:
        """Let somebody else sit at a seat; `holder` is the seat's part of the START entry (kind, name, level …)."""

    def digest(self) -> bytes:
        """Return 16 bytes by which equal public positions are known."""

    def to_text(self) -> str:
        """Return the position as everybody may see it, as lines of text, for a report of differences."""


class UnknownSetup(ValueError):
    """The rules of this machine cannot play what a START entry describes; the message is one sentence for the log."""


MakeEngine = Callable[[Mapping[str, Any]], Engine]  # from the payload of a START entry; raises UnknownSetup
