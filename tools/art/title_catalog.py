"""The pictures of the title, the signs of the games and the window's icon, by name."""

from __future__ import annotations

from collections.abc import Iterator

from game.view.palette import LAPIS, OXBLOOD
from tools.art import crowns, emblems, houses, ornament, title
from tools.art.svg import document, mirrored
from tools.art.tones import GAMES


def pictures() -> Iterator[tuple[str, str]]:
    """Title and signs as (name, SVG text)."""
    yield "title/crowns", document(crowns.three_crowns(), 300, 124)
    yield "title/crown", document(crowns.crown(), 120, 100)
    yield "title/initial_t", document(ornament.initial_box(LAPIS, 0), 100, 100)
    yield "title/initial_c", document(ornament.initial_box(OXBLOOD, 1), 100, 100)
    yield "title/rays", document(title.rays(900, 300), 900, 300)
    vine = ornament.vine(228, 38)
    yield "title/vine", document(vine, 228, 38)
    yield "title/vine_right", document(mirrored(vine, 228), 228, 38)
    yield "title/cabinet", document(title.cabinet(), *title.CABINET[:2])
    yield "title/lamps_a", document(title.lamps(True), *title.CABINET[:2])
    yield "title/lamps_b", document(title.lamps(False), *title.CABINET[:2])
    yield "title/board", document(title.little_board(), 342, 342)
    for palette in houses.LOOKS:
        for name in houses.NAMES:
            text = document(title.token(houses.named(name, palette)), 104, 104, -52, -52)
            yield f"title/{houses.folder(palette)}token_{name}", text
    for game in GAMES:
        yield f"ui/emblem_{game}", document(emblems.emblem(game), 100, 100)
        yield f"ui/emblem_small_{game}", document(emblems.small_emblem(game), 100, 100)
        yield f"ui/miniature_{game}", document(emblems.miniature(game), 362, 130)
    yield "ui/window_icon_16", document(emblems.tiny_icon(), 16, 16)
    for name, size in (("window_icon_32", 32), ("window_icon", 64), ("icon_256", 256)):
        yield f"ui/{name}", document(emblems.program_icon(size), 100, 100)
