"""Knights and castles, seen from the front and a little from above."""

from __future__ import annotations

from tools.art.lowenherz.heraldry import shade, shield
from tools.art.lowenherz.tones import GOLD_EDGE, Look, enamel
from tools.art.svg import at, circle, lin, line, num, path
from tools.art.tones import blacker, whiter

GOLD = "#f3d27a"
_STEEL, _MASONRY = "#3c434b", "#43382a"


def knight(look: Look) -> str:
    """A knight on the board. Box 44 x 56 from (-22, -50); he stands at 0, 0."""
    return shade(2, 1, 19, 0.3, 0.5, 0.25) + at(knight_figure(look), -20, -45.5, 0.41)


def knight_figure(look: Look, arms: str = "") -> str:
    """A standing knight with great helm, sword and shield, or other arms on it. Box 104 x 124 from (-2, -5)."""
    return _body(look) + _sword_arm() + _helm(look) + at(arms or shield(look, 7), 3, 45, 0.56)


def _body(look: Look) -> str:
    c, e = look.fill, look.edge
    steel = lin(34, 80, 68, 112, "#d5dce2", "#5b6670")
    cloak = "M31 48 Q18 74 17 104 Q30 108 40 104 L62 104 Q74 108 83 103 Q80 70 69 48 Z"
    legs = "M37 86 L35 108 Q34 113 42 113 H48 L50 88 Z M52 88 L54 113 H62 Q68 113 66 108 L63 86 Z"
    return (
        path(cloak, blacker(c, 0.45), e, 4)
        + path(legs, steel, _STEEL, 3)
        + path("M78 70 L84 12 L87.5 5 L91 12 L85 71 Z", "#eef3f6", _STEEL, 2.6)
        + line("M87 10 L81.5 68", "#8d98a2", 1.6)
        + path("M66 48 Q82 52 86 66 L84 76 L75 77 L71 66 Z", steel, _STEEL, 3)
        + path("M31 48 Q50 38 69 48 L72 94 Q50 101 28 94 Z", enamel(c, 26, 40, 80, 100), e, 4)
        + line("M62 48 L64 94", "#000000", 5, 0.18)
        + line("M29 76 Q50 82 71 76", GOLD_EDGE, 6.5)
        + line("M29 75.5 Q50 81.5 71 75.5", GOLD, 3.6)
    )


def _sword_arm() -> str:
    return (
        line("M71 74 L94 79", GOLD_EDGE, 7)
        + line("M71.5 74 L93.5 78.8", GOLD, 3.6)
        + circle(80, 76, 5.6, "#aab4bd", _STEEL, 2.4)
    )


def _helm(look: Look) -> str:
    c = look.fill
    iron = lin(30, 10, 72, 50, (0, "#f7fafc"), (0.45, "#b3bdc6"), (1, "#626d78"))
    plume = lin(36, 0, 78, 34, (0, whiter(c, 0.5)), (0.5, c), (1, blacker(c, 0.4)))
    holes = "".join(circle(x, y, 1.5, "#2b3036") for x, y in ((57, 38), (62, 36), (57, 43), (40, 38)))
    feather = "M47 12 Q50 -2 66 0 Q82 3 79 21 Q77 32 68 37 Q73 22 64 14 Q58 9 47 12 Z"
    return (
        path(feather, plume, look.edge, 3.4)
        + path("M33 18 Q35 8 50 8 Q65 8 67 18 L68 42 Q60 52 50 52 Q40 52 32 42 Z", iron, _STEEL, 3.6)
        + path("M46 11 H51 V50 H46 Z", GOLD, GOLD_EDGE, 1.5)
        + path("M33.5 25 H66.5 V30.5 H33.5 Z", "#15181c")
        + path("M46 23 H51 V33 H46 Z", GOLD)
        + holes
        + line("M37 20 Q39 12 47 11", "#ffffff", 2.2)
    )


def castle(look: Look) -> str:
    """A castle on the board. Box 56 x 60 from (-28, -54); the middle of its foot is 0, 0."""
    return shade(3, 1, 27, 0.27, 0.5, 0.4) + at(castle_figure(look), -25.3, -48.5, 0.46)


def castle_figure(look: Look) -> str:
    """A castle with two roofed towers, keep, shield, and a flag if it is anybody's. Box 114 x 116 from (-2, -2)."""
    c, e = look.fill, look.edge
    flag = "M56.5 4 Q68 1 74 6 Q80 10 90 6 Q84 14 88 20 Q78 23 72 19 Q66 15 56.5 20 Z"
    wall = "M30 72 V66 h7 v5 h7 v-5 h7 v5 h8 v-5 h7 v5 h7 v-5 h7 V108 H30 Z"
    joints = "M12 84 h7 M22 91 h8 M12 98 h6 M80 86 h6 M90 93 h8 M81 99 h6 M68 84 h6 M36 80 h6"
    cloth = lin(56, 4, 86, 20, (0, whiter(c, 0.55)), (0.45, c), (1, blacker(c, 0.35)))
    flown = line("M55 34 V3", "#3b2716", 3) + path(flag, cloth, e, 2.6) if look.name != "neutral" else ""
    return (
        flown
        + _tower(39, 32, 42, 80)
        + path("M52 52 Q55 47 58 52 V60 H52 Z", "#2b2117")
        + path(wall, lin(34, 64, 76, 108, "#e6dac2", "#9d8f75"), _MASONRY, 2.6)
        + path("M44 109 V97 Q55 82 66 97 V109 Z", "#24180f", _MASONRY, 2.4)
        + line("M50 92 V108 M55 90 V108 M60 92 V108 M46 99 H64", "#8a6f45", 1.3)
        + _tower(9, 24, 52, 106)
        + _tower(77, 24, 52, 106)
        + _roof(look, 3)
        + _roof(look, 71)
        + path("M19 68 Q21.5 63 24 68 V77 H19 Z M86 68 Q88.5 63 91 68 V77 H86 Z", "#2b2117")
        + line(joints, "#6f6450", 1.7, 0.8)
        + at(shield(look, 7), 37, 59, 0.36)
    )


def _tower(x: float, w: float, top: float, foot: float) -> str:
    stone = lin(x, 0, x + w, 0, (0, "#fdf6e6"), (0.4, "#d9ccb2"), (1, "#84775f"))
    r, m, step = x + w, x + w / 2, num((w + 6) / 5)
    ring = f"M{x - 3} {top - 8} h{step} v4 h{step} v-4 h{step} v4 h{step} v-4 h{step} V{top + 5} "
    return path(f"M{x} {top} H{r} V{foot} Q{num(m)} {foot + 4} {x} {foot} Z", stone, _MASONRY, 2.6) + path(
        f"{ring}Q{num(m)} {top + 9} {x - 3} {top + 5} Z", stone, _MASONRY, 2.6
    )


def _roof(look: Look, x: float) -> str:
    c = look.fill
    tiles = lin(x, 0, x + 36, 0, (0, whiter(c, 0.55)), (0.4, c), (1, blacker(c, 0.45)))
    cone = path(f"M{x + 18} 10 L{x + 36} 47 Q{x + 18} 53 {x} 47 Z", tiles, look.edge, 3.2)
    return cone + line(f"M{x + 16.5} 17 L{x + 5} 45", "#ffffff", 2.2, 0.65)
