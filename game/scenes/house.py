"""The rules of the house at tables on the network, as a host chose them last."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from net.lobby import UNDOS, timer_of


@dataclass(frozen=True)
class House:
    """timer: seconds a turn, 0 for none. undo: when something may be taken back. watch: whether guests may watch."""

    timer: int = 0
    undo: str = "turn"
    watch: bool = True

    def to_plain(self) -> dict[str, Any]:
        """Return it as values that JSON can hold."""
        return asdict(self)


def from_plain(values: Any) -> House:
    """Return what `to_plain` wrote; whatever makes no sense is replaced by the usual."""
    known, usual = values if isinstance(values, dict) else {}, House()
    timer, undo, watch = known.get("timer"), known.get("undo"), known.get("watch")
    return House(
        timer if type(timer) is int and timer_of(timer) else usual.timer,
        undo if isinstance(undo, str) and undo in UNDOS else usual.undo,
        watch if type(watch) is bool else usual.watch,
    )
