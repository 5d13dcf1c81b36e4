"""The pictures of Rose King, by name."""

from __future__ import annotations

from collections.abc import Iterator

from tools.art import arms, crowns, houses, ornament, plates, roses, seals
from tools.art.rose_king import board, cards, england
from tools.art.svg import document, mirrored

_RIBBONS = {"red": "", "white": "_blue"}


def pictures() -> Iterator[tuple[str, str]]:
    """Rose King's pictures as (name, SVG text)."""
    for name, text in (*_pieces(), *_cards(), *_surroundings()):
        yield f"rose_king/{name}", text
    for palette in houses.LOOKS:
        for name, text in _of_the_houses(palette):
            yield f"rose_king/{houses.folder(palette)}{name}", text


def _of_the_houses(palette: str) -> Iterator[tuple[str, str]]:
    """What has the colours of a house, in one palette."""
    for name in houses.NAMES:
        house = houses.named(name, palette)
        yield f"stone_{name}", document(board.stone(house), 100, 104)
        yield f"stone_{name}_last", document(board.stone(house, True), 100, 104)
        yield f"rose_{name}", document(roses.rose(50, 50, 42, house), 100, 100)
        yield f"rose_{name}_small", document(roses.rose(50, 50, 42, house, fine=False), 100, 100)
        yield f"shield_{name}", document(arms.house_shield(house), 100, 118)
        yield f"seal_{name}", document(seals.points_seal(house), 100, 100)
        yield f"petal_{name}", document(roses.fallen_petal(house), 40, 40)
        yield f"hero_{name}", document(cards.hero_card(house), 64, 92)
        ending, cloth = _RIBBONS[name], houses.look(house)["ribbon"]
        yield f"ribbon{ending}", document(plates.ribbon(258, 46, 22, 7, cloth), 258, 46, slices="42 0 42 0")
        yield f"ribbon_grand{ending}", document(plates.ribbon(300, 70, 34, 10, cloth), 300, 70, slices="54 0 54 0")
    red, white = (houses.named(name, palette) for name in houses.NAMES)
    yield "balance_left", document(board.balance(red), 60, 24, slices="12 0 2 0")
    yield "balance_right", document(board.balance(white), 60, 24, slices="2 0 12 0")
    yield "pouch", document(board.pouch(red, white), 112, 102)


def _pieces() -> Iterator[tuple[str, str]]:
    yield "crown", document(crowns.kings_crown(), 120, 104)
    yield "swords", document(arms.swords_badge(), 100, 100)
    yield "count_seal", document(seals.count_seal(), 100, 100)


def _cards() -> Iterator[tuple[str, str]]:
    for direction in cards.DIRECTIONS:
        for steps in cards.ENAMEL:
            word = f"{direction}{steps}"
            yield f"card_{word}", document(cards.power_card(direction, steps), 92, 130)
            yield f"card_small_{word}", document(cards.small_power_card(direction, steps), 52, 74)
            yield f"glyph_{word}", document(cards.direction_glyph(direction, steps), 34, 46)
    yield "card_back", document(cards.card_back(), 92, 130)
    yield "hero_back", document(cards.hero_back(), 64, 92)


def _surroundings() -> Iterator[tuple[str, str]]:
    yield "map", document(england.england(), england.WIDTH, england.HEIGHT)
    yield "map_frame", document(board.map_frame(304, 304), 304, 304, slices="48 48 48 48")
    yield "map_frame_table", document(board.map_frame(728, 494), 728, 494)
    yield "map_frame_small", document(board.map_frame(400, 390), 400, 390)
    yield "grid", document(board.grid(), 458, 458)
    yield "cartouche", document(board.cartouche(), 108, 70)
    yield "letter_stud", document(board.letter_stud(), 18, 18)
    yield "flourish", document(ornament.tray_flourish(), 70, 58)
    yield "flourish_right", document(mirrored(ornament.tray_flourish(), 70), 70, 58)
    yield "target", document(board.target(False), 50, 50)
    yield "target_hover", document(board.target(True), 50, 50)
    yield "target_hero", document(board.target_hero(), 50, 50)
    yield "laurel", document(ornament.laurel(), 240, 110)
    yield "balance_pin", document(board.balance_pin(), 14, 24)
