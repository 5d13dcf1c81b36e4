"""The signs of the three games: medallions large and small, the painted miniatures, the program's icon."""

from __future__ import annotations

import math

from game.view.palette import GOLD, HERALDIC, dark, light
from tools.art.beasts import battlements, lion, tower, wall_in_disc
from tools.art.carolus_magnus.castles import castle
from tools.art.carolus_magnus.emperor import emperor
from tools.art.carolus_magnus.pieces import knight
from tools.art.carolus_magnus.tones import COLOURS
from tools.art.crowns import crown, plain_crown
from tools.art.lowenherz.pieces import knight_figure
from tools.art.lowenherz.tones import LOOKS, PRINCES
from tools.art.ornament import ivy
from tools.art.roses import rose, rose_on_stem, simple_rose
from tools.art.seals import wax_seal
from tools.art.svg import at, circle, contact_shadow, inset, lin, line, num, path, rad, rect
from tools.art.tones import FIELDS, GOLD_EDGE, GOLD_HI, GOLD_LO, GOLD_MID, RED_ROSE, WHITE_ROSE, gold_bar, leaf_gold

_MONOGRAM = (  # the sign of Charlemagne: A, O and V in the lozenge, K, R, L and S round it
    "M0 -12 L12 0 L0 12 L-12 0Z M-7 5.6 L0 -1 L7 5.6 M-12 0 H-27 M-27 -10 V10 M-19 -10 L-26 0 L-19 10 "
    "M0 -12 V-30 M0 -29 H4 Q9.5 -29 9.5 -24 Q9.5 -19.4 4 -19.4 H0 M4 -19.4 L9.6 -12.6 M0 12 V28.5 H10 "
    "M12 0 H19 M29 -6.6 Q27 -10.4 23 -9.6 Q18.6 -8.4 20.4 -4 Q21.6 -1.6 25 0 Q29.6 2.4 28.6 6.4 Q27 10.6 22.6 9.6 "
    "Q19.8 8.8 18.8 6"
)


def monogram(bold: float = 4.6) -> str:
    """KAROLVS as a cross of gold strokes. Centred box -50..50."""
    return line(_MONOGRAM, "#3a0a0e", bold + 3) + line(_MONOGRAM, leaf_gold(-20, -30, 20, 30), bold)


def _medallion(field: str, beads: int = 28) -> str:
    """A gold ring with beads round an enamelled field. Box 100 x 100."""
    ring = lin(16, 8, 84, 94, GOLD_HI, GOLD, GOLD_MID, "#a87420", GOLD_LO)
    enamel = rad(40, 34, 66, light(field, 0.2), field, dark(field, 0.5))
    parts = circle(50, 50, 48, ring, GOLD_EDGE, 2)
    parts += circle(50, 50, 40, enamel, lin(84, 94, 16, 8, GOLD, GOLD_MID, GOLD_EDGE), 2.6)
    parts += circle(50, 50, 41.6, "none", GOLD_EDGE, 1)
    for i in range(beads):
        a = math.tau * i / beads
        parts += circle(50 + 44.8 * math.cos(a), 50 + 44.8 * math.sin(a), 1.75, "#ffe9a6", GOLD_EDGE, 0.8)
    parts += line("M9 36 A43 43 0 0 1 36 9", "#ffffff", 1.8, 0.75)
    return parts + path(_dots_in_disc(), light(field, 0.55), fo=0.32)


def _dots_in_disc(step: float = 9.5) -> str:
    pieces, row, y = [], 0, 50 - 4 * step
    while y < 88:
        x = 50 - 5 * step + (step / 2 if row % 2 else 0)
        while x < 92:
            if math.hypot(x - 50, y - 50) < 36.5:
                pieces.append(f"M{num(x)} {num(y - 1.5)} l1.5 1.5 l-1.5 1.5 l-1.5 -1.5Z")
            x += step
        y, row = y + step * 0.6, row + 1
    return " ".join(pieces)


def emblem(game: str) -> str:
    """The sign of a game in its medallion. Box 100 x 100."""
    base = _medallion(FIELDS[game])
    if game == "rose_king":
        return base + rose(35, 60, 21.5, "red") + rose(65, 60, 21.5, "white") + at(crown(), 27.5, 9.5, 0.375)
    if game == "carolus_magnus":
        tails = "M38 66 L33 87.5 L40 85 L44 89 L49 66Z M62 66 L67 87.5 L60 85 L56 89 L51 66Z"
        ribbon = path(tails, lin(40, 60, 60, 94, GOLD, "#b37c22"), GOLD_EDGE, 1.3)
        return base + ribbon + at(wax_seal(), 50, 47, 0.71) + at(monogram(5.4), 50, 47, 0.78)
    return base + at(lion(), 50, 44, 0.76) + wall_in_disc(38.7)


def small_emblem(game: str) -> str:
    """The sign of a game for 20 to 44 pixels: no beads, fewer lines. Box 100 x 100."""
    field = FIELDS[game]
    enamel = rad(40, 34, 66, light(field, 0.22), field, dark(field, 0.45))
    ring = lin(16, 8, 84, 94, GOLD_HI, GOLD, GOLD_MID, GOLD_LO)
    base = circle(50, 50, 46.5, enamel, GOLD_EDGE, 7) + circle(50, 50, 45.5, "none", ring, 5)
    if game == "rose_king":
        red, white = simple_rose(RED_ROSE, "#3c080c"), simple_rose(WHITE_ROSE, "#3c2f1a")
        return base + at(red, 29.5, 60, 0.54) + at(white, 70.5, 60, 0.54) + at(plain_crown(width=8), 30, 9, 0.40)
    if game == "carolus_magnus":
        return base + at(wax_seal(), 50, 50, 0.8) + at(monogram(7), 50, 50, 0.92)
    return base + at(lion(), 50, 45, 0.84) + wall_in_disc(43, 13, 11)


def miniature(game: str, w: float = 362, h: float = 130) -> str:
    """The painted picture of a game: figures on a diapered ground in a gold bar frame."""
    field, m, floor = FIELDS[game], w / 2, h - 8
    parts = inset(w, h, 1, 4, gold_bar(w * 0.6, h), GOLD_EDGE, 2)
    parts += inset(w, h, 7, 0, rad(m, h * 0.42, w * 0.55, light(field, 0.16), field, dark(field, 0.5)), GOLD_EDGE, 2)
    parts += _diaper(8, 8, w - 16, h - 16) + line(f"M3.6 {h - 6} V3.6 H{w - 6}", "#ffffff", 1.3, 0.75)
    halo = rad(m, h * 0.48, h * 0.72, (0, "#ffe9a8", 0.5), (0.6, "#ffd070", 0.16), (1, "#ffd070", 0))
    parts += rect(8, 8, w - 16, h - 16, 0, halo)
    scene = {"rose_king": _roses_and_crown, "carolus_magnus": _seal_and_towers, "lowenherz": _lion_and_wall}[game]
    return parts + scene(w, h, m, floor)


def _diaper(x: float, y: float, w: float, h: float, step: float = 15) -> str:
    """A lattice of lozenges and dots that fills a box."""
    nx, ny = max(1, round(w / step)), max(1, round(h / step))
    sx, sy = w / nx, h / ny
    middles = [(x + sx * (i + 0.5), y + sy * (j + 0.5)) for i in range(nx) for j in range(ny)]
    half = (num(sx / 2), num(sy / 2))
    lattice = " ".join(
        f"M{num(cx - sx / 2)} {num(cy)} l{half[0]} -{half[1]} l{half[0]} {half[1]} l-{half[0]} {half[1]}Z"
        for cx, cy in middles
    )
    dots = " ".join(f"M{num(cx - 1.2)} {num(cy)} l1.2 -1.2 l1.2 1.2 l-1.2 1.2Z" for cx, cy in middles)
    return line(lattice, GOLD, 1, 0.34) + path(dots, GOLD, fo=0.7)


def _roses_and_crown(w: float, h: float, m: float, floor: float) -> str:
    meadow = (
        f"M8 {floor} V{floor - 15} Q{m * 0.5} {floor - 28} {m} {floor - 17} "
        f"Q{m * 1.5} {floor - 27} {w - 8} {floor - 14} V{floor}Z"
    )
    leaves = ivy("#7fb06a", "#16301c")
    return (
        path(meadow, lin(0, floor - 26, 0, floor, "#6f9c55", "#35602f"), "#16301c", 1.6)
        + at(rose_on_stem("red"), m - 88, 50, 0.82)
        + at(rose_on_stem("white"), m + 88, 50, 0.82, 0, True)
        + contact_shadow(m, floor - 10, 46, 0.16, 0.5)
        + at(crown(), m - 54, 24, 0.9)
        + at(leaves, m - 150, floor - 14, 1.3, -24)
        + at(leaves, m + 150, floor - 14, 1.3, 24)
    )


def _seal_and_towers(w: float, h: float, m: float, floor: float) -> str:
    hills = (
        f"M8 {floor} V{floor - 12} Q{m * 0.6} {floor - 22} {m} {floor - 16} "
        f"Q{m * 1.4} {floor - 22} {w - 8} {floor - 12} V{floor}Z"
    )
    parts = path(hills, lin(0, floor - 24, 0, floor, "#b7a05e", "#6f5a2c"), "#3a2a12", 1.6)
    for side, dx, size in (("grey", -80, 0.6), ("white", -128, 0.82), ("black", 130, 0.82)):
        parts += at(castle(side), m + dx - 50 * size, floor - 7 - 93 * size, size)
    parts += at(emperor(), m + 52, floor - 97, 0.6)
    parts += at(wax_seal(), m, h * 0.45, 1.02) + at(monogram(5.2), m, h * 0.45, 1.12)
    return parts + "".join(at(knight(c), m - 59 + 24.4 * i, floor - 25, 0.2) for i, c in enumerate(COLOURS))


def _lion_and_wall(w: float, h: float, m: float, floor: float) -> str:
    parts = at(lion(), m, h * 0.44, 1.08) + at(battlements(w - 18, 34, 13, 9, seed=5), 9, floor - 34)
    for dx, flag in ((-146, HERALDIC[0]), (-92, HERALDIC[2]), (40, HERALDIC[1]), (94, HERALDIC[3])):
        parts += at(tower(flag), m + dx, floor - 108 * 0.86 + 1, 0.86)
    for prince, dx in zip(PRINCES, (-96, -24, 28, 92), strict=True):
        foot = contact_shadow(m + dx + 1, floor - 3, 17, 0.2, 0.5)
        parts += foot + at(knight_figure(LOOKS["heraldic"][prince]), m + dx - 20, floor - 47, 0.4)
    return parts


def program_icon(size: int) -> str:
    """The icon drawn for its size in pixels: full crowns from 96, bold ones below. Box 100 x 100."""
    fine, bold = size >= 96, size < 48
    px = 100 / size
    field = rad(36, 24, 92, (0, "#d0404a"), (0.42, "#9a212b"), (1, "#430910"))
    rim = lin(8, 2, 92, 98, GOLD_HI, GOLD, GOLD_MID, GOLD_LO, GOLD_MID)
    steps = (1, 2.2, 7) if fine else (0, px, px * (2 if bold else 3.5))
    tile = "".join(inset(100, 100, by, 24, fill) for by, fill in zip(steps, ("#2a1203", rim, field), strict=True))
    if not fine:
        fill, wide = ("#f7d476", 9) if bold else (lin(20, 6, 70, 80, "#fff3c0", "#f7d476", "#e0a63c"), 6)
        sign = plain_crown(fill, "#3d0a0e", wide)
        return tile + at(sign, 24.5, 9, 0.51) + at(sign, 9.5, 53, 0.40) + at(sign, 50.5, 53, 0.40)
    grid = [(x, y) for j, y in enumerate(range(14, 92, 6)) for x in range(14 + 3 * (j % 2), 90, 6)]
    dots = " ".join(f"M{x} {num(y - 1.1)} l1.1 1.1 l-1.1 1.1 l-1.1 -1.1Z" for x, y in grid)
    return (
        tile
        + inset(100, 100, 7, 24, "none", "#3d0a0e", 1.6)
        + path(dots, GOLD, fo=0.28)
        + line("M10.5 60 V24 Q10.5 10.5 24 10.5 H74", "#ffffff", 1.2, 0.3)
        + contact_shadow(31, 86, 24, 0.12, 0.45)
        + contact_shadow(69, 86, 24, 0.12, 0.45)
        + contact_shadow(50, 53.6, 28, 0.11, 0.45)
        + at(crown("#2f6a41", ("#2f7fd1", "#d02b36")), 9.6, 51.5, 0.335)
        + at(crown("#23508f", ("#d02b36", "#3aa35a")), 50.2, 51.5, 0.335)
        + at(crown("#5a0f16", ("#2f7fd1", "#3aa35a")), 22.4, 8.4, 0.46)
    )


def tiny_icon() -> str:
    """The icon of 16 pixels, its crowns' feet and tips on whole pixels: one crown over two. Box 16 x 16."""
    large = "M3 2 L5.6 4.6 L8 1 L10.4 4.6 L13 2 L12 8 H4Z"
    left = "M1 10 L2.8 12 L4.1 9.2 L5.4 12 L7.2 10 L6.6 14 H1.6Z"
    right = "M8.8 10 L10.6 12 L11.9 9.2 L13.2 12 L15 10 L14.4 14 H9.4Z"
    bands = "M4.2 7 H11.8 V8 H4.2Z M1.8 13 H6.4 V14 H1.8Z M9.6 13 H14.2 V14 H9.6Z"
    return (
        rect(0, 0, 16, 16, 3.4, "#3a0a10")
        + rect(0.7, 0.7, 14.6, 14.6, 2.8, lin(0, 0, 0, 16, "#c2323b", "#7d161f"))
        + path(f"{large} {left} {right}", lin(0, 1, 0, 15, "#ffe79a", "#f6c857"))
        + path(bands, "#c07d1e")
    )
