"""The pictures of Carolus Magnus, by name."""

from __future__ import annotations

from collections.abc import Iterator

from game.view.palette import PLAIN_PALETTE
from tools.art.arms import swords_badge
from tools.art.carolus_magnus import castles, dice, emperor, lands, pieces, plates, seal
from tools.art.carolus_magnus.tones import CLOTHS, COLOURS, KNIGHTS, SIDES
from tools.art.ornament import laurel, leaf
from tools.art.plates import ribbon as cloth_ribbon
from tools.art.svg import document


def pictures() -> Iterator[tuple[str, str]]:
    """Carolus Magnus's pictures as (name, SVG text)."""
    for name, text in (*_pieces(), *_of_the_sides(), *_plates(), *_grounds(), *_effects()):
        yield f"carolus_magnus/{name}", text
    for palette in KNIGHTS:
        folder = "" if palette == PLAIN_PALETTE else f"{palette}/"
        for name, text in _of_the_colours(palette):
            yield f"carolus_magnus/{folder}{name}", text


def _of_the_colours(palette: str) -> Iterator[tuple[str, str]]:
    """What has the colours of the knights, in one palette."""
    for colour in COLOURS:
        yield f"knight_{colour}", document(pieces.knight(colour, palette), 100, 120)
        yield f"arms_{colour}", document(pieces.arms(colour, palette), 100, 100)
    for face in dice.FACES:
        yield f"die_{face}", document(dice.die(face, palette), 100, 100)
    for frame in range(3):
        yield f"die_tumble_{frame}", document(dice.tumbling(frame, palette), 100, 100)


def _of_the_sides() -> Iterator[tuple[str, str]]:
    for side in SIDES:
        yield f"castle_{side}", document(castles.castle(side), 100, 100)
        yield f"ruin_{side}", document(castles.ruin(side), 100, 100)
        yield f"side_shield_{side}", document(pieces.side_shield(side), 104, 116)
        yield f"side_shield_{side}_wide", document(pieces.side_shield(side, 130), 130, 116)
        yield f"court_header_{side}", document(plates.court_head(80, 60, side), 80, 60, slices="14 14 14 8")
        yield f"ribbon_grand_{side}", document(cloth_ribbon(300, 70, 34, 10, CLOTHS[side]), 300, 70, slices="54 0 54 0")
        for state in ("free", "played", "used"):
            yield f"disc_{side}_{state}", document(dice.disc(side, state), 100, 100)
            if side != "grey":  # only teams need it, and they are white and black
                yield f"disc_{side}_rim_{state}", document(dice.disc(side, state, True), 100, 100)
        for i, (corners, turn) in enumerate(((4, 10), (5, 40), (3, 75))):
            yield f"chip_{side}_{i}", document(castles.chip(side, corners, turn), 40, 40, -20, -20)


def _pieces() -> Iterator[tuple[str, str]]:
    yield "knight_socket", document(pieces.knight_socket(), 100, 120)
    yield "arms_socket", document(pieces.arms_socket(), 100, 100)
    yield "castle_socket", document(pieces.castle_socket(), 100, 100)
    yield "emperor", document(emperor.emperor(), 104, 156, -2, -4)
    for pose in range(4):
        yield f"emperor_walk_{pose}", document(emperor.walking(pose), 104, 156, -2, -4)
    yield "step_coin", document(pieces.step_coin(False), 100, 100)
    yield "step_coin_bright", document(pieces.step_coin(True), 100, 100)
    yield "count_badge", document(pieces.count_badge(), 22, 22, slices="10.5 0 10.5 0")
    yield "crown_emblem", document(pieces.crown_emblem(), 108, 94, -4, 0)
    yield "road_chevron", document(pieces.road_chevron(False), 40, 40, -20, -20)
    yield "road_chevron_bright", document(pieces.road_chevron(True), 40, 40, -20, -20)
    yield "swords", document(swords_badge(), 100, 100)
    yield "merge_arrows", document(pieces.merge_arrows(), 60, 60, -30, -30)


def _plates() -> Iterator[tuple[str, str]]:
    yield "panel", document(plates.panel(80, 80, False), 80, 80, slices="26 26 26 26")
    yield "panel_active", document(plates.panel(80, 80, True), 80, 80, slices="26 26 26 26")
    yield "castle_niche", document(plates.castle_niche(64, 72), 64, 72)
    yield "ribbon", document(plates.ribbon(140, 44), 140, 44, slices="56 0 56 0")
    yield "tag", document(plates.tag(40, 26), 40, 26, slices="8 8 8 8")
    yield "tag_letters", document(plates.letters_field(24, 20), 24, 20, slices="6 0 6 0")
    yield "tooltip", document(plates.tooltip(60, 58), 60, 58, slices="14 14 14 14")
    yield "tooltip_point", document(plates.tooltip_point(False), 24, 16)
    yield "tooltip_point_up", document(plates.tooltip_point(True), 24, 16)
    yield "dice_tray", document(plates.dice_tray(120, 62), 120, 62, slices="34 0 34 0")
    yield "dark_plate", document(plates.dark_plate(60, 40), 60, 40, slices="14 14 14 14")
    yield "choice_slot", document(plates.choice_slot(50, 38, False), 50, 38, slices="9 9 9 9")
    yield "choice_slot_hot", document(plates.choice_slot(50, 38, True), 50, 38, slices="9 9 9 9")


def _grounds() -> Iterator[tuple[str, str]]:
    yield "seal", document(seal.seal(), 200, 200)
    yield "compass_rose", document(seal.compass_rose(), 400, 400)
    yield "corner_scroll", document(seal.corner_inlay(), 120, 120)
    yield "vine", document(plates.grape_vine(210, "#8fa04e", "#4a5a22"), 210, 30)
    yield "vine_gold", document(plates.grape_vine(210, "#d8a63c", "#7a5210"), 210, 30)
    yield "laurel", document(laurel(), 240, 110)
    for letter in lands.LANDSCAPES:
        yield f"landscape_{letter}", document(lands.landscape(letter), 112, 78, -6, -5)


def _effects() -> Iterator[tuple[str, str]]:
    for frame in range(3):
        yield f"dust_{frame}", document(dice.dust(frame), 40, 40, -20, -20)
    for name, fill, edge in (
        ("gold", "#e9c263", "#6e4709"),
        ("green", "#8fae66", "#3d5226"),
        ("red", "#b0423a", "#4a0f12"),
    ):
        yield f"leaf_{name}", document(leaf(20, 36, 32, 0, fill, edge), 40, 40)
    yield "sparkle", document(dice.sparkle(), 40, 40, -20, -20)
