"""The pictures of Löwenherz, by name."""

from __future__ import annotations

from collections.abc import Iterator

from game.view.palette import OXBLOOD, PLAIN_PALETTE
from tools.art.lowenherz import cards, chests, curtain, fields, frame, heraldry, lines, pieces, plates, things, walls
from tools.art.lowenherz.tones import LOOKS, F, Look, cloth_of
from tools.art.svg import document


def pictures() -> Iterator[tuple[str, str]]:
    """Löwenherz's pictures as (name, SVG text)."""
    for name, text in (*_board(), *_walls(), *_cards(), *_lines(), *_things(), *_plates(), *_curtain()):
        yield f"lowenherz/{name}", text
    for palette, looks in LOOKS.items():
        folder = "" if palette == PLAIN_PALETTE else f"{palette}/"
        for look in looks.values():
            for name, text in _of_a_colour(look):
                yield f"lowenherz/{folder}{name}_{look.name}", text
            if look.name != "neutral":
                for number in (1, 2, 3):
                    text = document(cards.decision(look, number), 76, 96)
                    yield f"lowenherz/{folder}decision_{look.name}_{number}", text


def _of_a_colour(look: Look) -> Iterator[tuple[str, str]]:
    """What has the colour of a prince, or of nobody."""
    yield "knight", document(pieces.knight(look), 44, 56, -22, -50)
    yield "castle", document(pieces.castle(look), 56, 60, -28, -54)
    yield "knight_figure", document(pieces.knight_figure(look), 104, 124, -2, -5)
    yield "castle_figure", document(pieces.castle_figure(look), 114, 116, -2, -2)
    yield "crest", document(heraldry.crest(look), 104, 124, -2, -1)
    yield "pennant", document(heraldry.pennant(look), 32, 52, -16, -46)
    yield "land", document(heraldry.land(look), F, F)
    if look.name == "neutral":
        return
    yield "hatch", document(heraldry.hatch(look), F, F)
    yield "marker", document(heraldry.marker(look), 40, 46)
    yield "marker_ghost", document(heraldry.marker_ghost(look), 40, 46)
    yield "header", document(heraldry.header(look, 80, 42), 80, 42, slices="12 12 12 6")
    yield "banner", document(heraldry.banner(look), 144, 366, -10, -2)
    yield "ribbon", document(plates.ribbon(cloth_of(look)), 300, 94, slices="80 0 80 0")
    yield "decision_back", document(cards.decision_back(look), 76, 96)
    yield "chest_back", document(chests.back(look), 300, 270)
    yield "chest_front", document(chests.front(look), 300, 270)
    yield "chest_closed", document(chests.closed(look), 300, 270)


def _board() -> Iterator[tuple[str, str]]:
    for terrain, variants in fields.VARIANTS.items():
        for n in range(variants):
            yield f"field_{terrain}_{n}", document(fields.field(terrain, n), *fields.BOX)
    for terrain in fields.TERRAINS:
        for n in range(fields.STROKES):
            yield f"brush_{terrain}_{n}", document(fields.brush(terrain, n), *fields.BRUSH_BOX)
    yield "grid", document(fields.grid(frame.COLUMNS, frame.ROWS), frame.COLUMNS * F, frame.ROWS * F)
    yield "frame", document(frame.frame(), frame.WIDTH, frame.HEIGHT)


def _walls() -> Iterator[tuple[str, str]]:
    def boxed(name: str, fragment: str) -> str:
        x, y, w, h = walls.BOXES[name]
        return document(fragment, w, h, x, y)

    for n in range(3):
        yield f"wall_lying_{n}", boxed("wall_lying", walls.lying(n))
    yield "wall_upright", boxed("wall_upright", walls.upright())
    yield "turret", boxed("turret", walls.turret())
    for way in ("lying", "upright"):
        yield f"edge_{way}", boxed(f"edge_{way}", walls.place(way == "upright"))
        yield f"edge_small_{way}", boxed(f"edge_{way}", walls.small_place(way == "upright"))
        yield f"edge_last_{way}", boxed(f"edge_{way}", walls.ring(way == "upright"))
        yield f"edge_glow_{way}", boxed(f"glow_{way}", walls.glow(way == "upright"))
    for n in range(3):
        yield f"rubble_{n}", document(walls.rubble(n), 24, 24, -12, -12)
        yield f"dust_{n}", document(walls.dust(n), 60, 40, -30, -20)


def _cards() -> Iterator[tuple[str, str]]:
    yield "action_back", document(cards.action_back(""), 60, 86)
    for letter in cards.STACKS:
        yield f"action_back_{letter}", document(cards.action_back(letter), 60, 86)
    yield "card_slot", document(cards.slot(), 60, 86)
    yield "card_slot_pale", document(cards.slot(True), 60, 86)
    yield "politics_back", document(cards.politics_back(), 60, 84)
    yield "politics_renegade", document(cards.renegade(), 60, 84)
    yield "politics_alliance", document(cards.alliance(), 60, 84)
    for points in (3, 4, 5):
        yield f"politics_parchment_{points}", document(cards.parchment(points), 60, 84)
    for ducats in (8, 10, 12, 15):
        yield f"politics_treasure_{ducats}", document(cards.treasure(ducats), 60, 84)


def _lines() -> Iterator[tuple[str, str]]:
    for number in lines.DUCATS:
        yield f"line_ducats_{number}", document(lines.ducats(number), 120, 90)
    for number in lines.BORDERS:
        yield f"line_borders_{number}", document(lines.borders(number), 120, 90)
    for number in lines.KNIGHTS:
        yield f"line_knights_{number}", document(lines.knights(number), 120, 90)
    yield "line_politics", document(lines.politics(), 120, 90)
    yield "silver", document(lines.silver(), 120, 90)
    yield "king", document(lines.king(), 120, 90)
    yield "bell", document(lines.bell(), 100, 100)
    yield "wall_piece", document(lines.wall_piece(), 100, 84)
    for state in ("normal", "done", "active", "contest"):
        yield f"line_{state}", document(cards.ground_of_line(state), 60, 60, slices="14 14 14 14")
    yield "line_number", document(cards.number_seal(), 40, 40)
    yield "line_tick", document(cards.tick(), 60, 60)


def _things() -> Iterator[tuple[str, str]]:
    yield "coin", document(things.coin(), 100, 100)
    yield "coins", document(things.heap(), 120, 94)
    yield "purse", document(things.purse(), 100, 100)
    yield "crown", document(frame.crown(), 116, 84, -58, -44)
    yield "alliance", document(things.alliance_sign(), 100, 104)
    yield "handshake", document(things.hands(), 128, 56, -64, -28)
    yield "scales", document(things.scales(), 124, 104, -2, 0)
    yield "swords", document(things.swords(), 100, 100)
    yield "bid", document(things.seal_of_bid(), 100, 80)
    yield "start_castle", document(things.start_castle(), 100, 104)
    yield "laurel", document(things.laurel(), 220, 200)
    yield "rays", document(things.rays(), 600, 600)
    yield "sparkle", document(things.sparkle(), 60, 60, -30, -30)
    for full in range(chests.HEAPS):
        yield f"chest_gold_{full}", document(chests.gold(full), 300, 270)


def _plates() -> Iterator[tuple[str, str]]:
    yield "panel", document(plates.panel(80, 80, False), 80, 80, slices="24 24 24 24")
    yield "panel_active", document(plates.panel(80, 80, True), 80, 80, slices="24 24 24 24")
    yield "panel_curled", document(plates.panel(80, 80, False, True), 80, 80, slices="28 28 28 28")
    yield "dark_plate", document(plates.dark_plate(60, 40), 60, 40, slices="14 14 14 14")
    yield "tray", document(plates.tray(80, 60), 80, 60, slices="20 20 20 20")
    yield "rule", document(plates.rule(), 160, 10)
    yield "bubble", document(plates.bubble(60, 60), 60, 60, slices="20 20 20 20")
    yield "bubble_point", document(plates.bubble_point(), 22, 26)
    yield "ribbon", document(plates.ribbon(OXBLOOD), 300, 94, slices="80 0 80 0")
    yield "moulding", document(plates.moulding(), 64, 22)
    yield "damask", document(plates.damask(), 64, 64)
    yield "crest_plate", document(plates.crest_plate(), 86, 86)
    yield "pip", document(plates.pip(True), 20, 20)
    yield "pip_empty", document(plates.pip(False), 20, 20)


def _curtain() -> Iterator[tuple[str, str]]:
    yield "curtain_left", document(curtain.half(), curtain.HALF, curtain.HIGH)
    right = f'<g transform="translate({curtain.HALF} 0) scale(-1 1)">{curtain.half()}</g>'
    yield "curtain_right", document(right, curtain.HALF, curtain.HIGH)
    yield "curtain_pelmet", document(curtain.pelmet(), 160, 96)
    yield "curtain_emblem", document(curtain.emblem(), 240, 280)
    yield "curtain_cord", document(curtain.cord(), 40, 220)
