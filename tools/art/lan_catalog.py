"""The pictures of the tables on the network, by name."""

from __future__ import annotations

from collections.abc import Iterator

from tools.art import lan
from tools.art.svg import document


def pictures() -> Iterator[tuple[str, str]]:
    """Dusk, fires, signals, ping bars and pawns as (name, SVG text)."""
    yield "lan/dusk", document(lan.dusk(), *lan.DUSK)
    yield "lan/firelight", document(lan.firelight(), 60, 60, -30, -30)
    for shape in range(3):
        yield f"lan/flame_{shape}", document(lan.flame(shape), 60, 60, -30, -30)
        yield f"lan/ring_{shape}", document(lan.ring(shape), 140, 140, -70, -70)
    for level in range(4):
        yield f"lan/ping_{level}", document(lan.ping_bars(level), 26, 20)
    yield "lan/pawn", document(lan.pawn(True), 17, 22)
    yield "lan/pawn_free", document(lan.pawn(False), 17, 22)
