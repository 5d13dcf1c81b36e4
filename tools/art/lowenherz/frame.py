"""The frame of the board with the fifty cells of the power track."""

from __future__ import annotations

from game.view.palette import OXBLOOD
from tools.art.lowenherz.tones import GOLD_EDGE, F, enamel, gilt
from tools.art.svg import at, circle, inset, lin, line, num, path, rect

COLUMNS, ROWS, RIM = 15, 10, 32
WIDTH, HEIGHT = COLUMNS * F + 2 * RIM, ROWS * F + 2 * RIM
CELLS = 2 * (COLUMNS + ROWS)


def cell(n: int) -> tuple[float, float, float, float]:
    """The box of a cell of the track; from the upper left corner clockwise."""
    n %= CELLS
    if n < COLUMNS:
        return RIM + n * F, 4, F, RIM - 10
    n -= COLUMNS
    if n < ROWS:
        return RIM + COLUMNS * F + 6, RIM + n * F, RIM - 10, F
    n -= ROWS
    if n < COLUMNS:
        return RIM + (COLUMNS - 1 - n) * F, RIM + ROWS * F + 6, F, RIM - 10
    return 4, RIM + (ROWS - 1 - n + COLUMNS) * F, RIM - 10, F


def frame() -> str:
    """Walnut and gold mouldings, the cells, bosses at the corners. Box WIDTH x HEIGHT; the fields are left open."""
    walnut = lin(0, 0, WIDTH, HEIGHT, "#7a5230", "#4b2f19", "#2a190d")
    inner_w, inner_h = WIDTH - 2 * RIM, HEIGHT - 2 * RIM
    hole = f"M{RIM} {RIM} v{inner_h} h{inner_w} v-{inner_h} Z"
    r = 7
    outer = (
        f"M{r} 0 H{WIDTH - r} Q{WIDTH} 0 {WIDTH} {r} V{HEIGHT - r} Q{WIDTH} {HEIGHT} {WIDTH - r} {HEIGHT} "
        f"H{r} Q0 {HEIGHT} 0 {HEIGHT - r} V{r} Q0 0 {r} 0 Z"
    )
    parts = path(f"{outer} {hole}", walnut, "#150b05", 1.5)
    parts += inset(WIDTH, HEIGHT, 1.8, r, "none", "#c08a3a", 1, so=0.8)
    for n in range(CELLS):
        parts += _cell(n)
    i = RIM - 4.5
    parts += inset(WIDTH, HEIGHT, i, 0, "none", "#1c0f06", 7)
    parts += inset(WIDTH, HEIGHT, i - 0.5, 0, "none", gilt(0, 0, WIDTH, HEIGHT), 3)
    half = RIM / 2
    for x, y in ((half, half), (WIDTH - half, half), (half, HEIGHT - half), (WIDTH - half, HEIGHT - half)):
        parts += at(boss(), x, y)
    return parts


_CELLS = {10: ("#a5262c", "#7a141b"), 5: ("#e9c466", "#cf9f3c"), 2: ("#f7ebcd", "#ead8ab"), 1: ("#ecd9ac", "#dcc48c")}


def _cell(n: int) -> str:
    x, y, w, h = cell(n)
    kind = next(step for step in (10, 5, 2, 1) if n % step == 0)
    fill = lin(0, 0, 0, HEIGHT, *_CELLS[kind])
    return rect(x + 0.7, y + 0.7, w - 1.4, h - 1.4, 2, fill, "#4a2f16", 1.2) + line(
        f"M{num(x + 3)} {num(y + 2.2)} H{num(x + w - 3)}", "#ffffff", 1, 0.55
    )


def crown() -> str:
    """A crown. Box 116 x 84 from (-58, -44)."""
    pearls = ((-48, -21, 6.5), (-18, -33, 7), (18, -33, 7), (48, -21, 6.5))
    body = "M-40 26 L-48 -18 L-24 2 L-18 -30 L0 -4 L18 -30 L24 2 L48 -18 L40 26 Q0 38 -40 26 Z"
    return (
        path(body, gilt(-40, -36, 40, 36), GOLD_EDGE, 5)
        + line("M-38 14 Q0 25 38 14", GOLD_EDGE, 4)
        + "".join(circle(x, y, r, "#fff0b8", GOLD_EDGE, 3.5) for x, y, r in pearls)
        + path("M0 -8 L8 4 L0 15 L-8 4 Z", "#b3202a", GOLD_EDGE, 3)
    )


def boss() -> str:
    """A gilded quatrefoil with a crown, 32 wide round the origin."""
    lobes = ((-6.5, 0), (6.5, 0), (0, -6.5), (0, 6.5))
    return (
        circle(1.5, 2, 15, "#000000", fo=0.35)
        + "".join(circle(x, y, 8.3, gilt(-14, -14, 14, 14), GOLD_EDGE, 1.3) for x, y in lobes)
        + circle(0, 0, 10, enamel(OXBLOOD, -8, -8, 8, 8), GOLD_EDGE, 1.2)
        + at(crown(), 0, 0.6, 0.145)
    )
