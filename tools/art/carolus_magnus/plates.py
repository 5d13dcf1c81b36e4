"""Panels, heads, labels, trays and ribbons of the table of Carolus Magnus, most of them as nine-slices."""

from __future__ import annotations

from game.view.palette import OXBLOOD
from tools.art.carolus_magnus.tones import EDGE, bright_gold
from tools.art.svg import at, circle, four_corners, inset, lin, line, mirrored, num, path, rect

_SHADE = "#5c3a16"
_HEADS = {  # lit, middle, shaded
    "white": ("#fffdf6", "#efe3c8", "#d3bd8d"),
    "black": ("#55555f", "#33333b", "#1b1b21"),
    "grey": ("#aab5bf", "#7f8b98", "#59646f"),
}


def _trefoil() -> str:
    """The gold-leaf ornament of an upper left corner, pointing inwards along the diagonal."""
    leaf = path("M0 0 C-7 -3 -9 -11 0 -17 C9 -11 7 -3 0 0 Z", bright_gold(-8, -16, 8, 2), EDGE, 1.4)
    leaves = at(leaf, 0, -1, 0.72) + at(leaf, 1, 0, 0.62, 72) + at(leaf, -1, 0, 0.62, -72)
    return at(leaves + circle(0, 0, 2.6, OXBLOOD, EDGE, 1), 9.5, 9.5, 0.82, 135)


def panel(w: float, h: float, active: bool) -> str:
    """The border of a court: ink line, inner shade, gold trefoils; a gold line when its turn it is."""
    shades = (
        lin(0, 0, 0, 16, (0, _SHADE, 0.34), (1, _SHADE, 0)),
        lin(0, 0, 13, 0, (0, _SHADE, 0.28), (1, _SHADE, 0)),
        lin(0, h, 0, h - 14, (0, _SHADE, 0.3), (1, _SHADE, 0)),
        lin(w, 0, w - 13, 0, (0, _SHADE, 0.28), (1, _SHADE, 0)),
    )
    parts = "".join(inset(w, h, 2, 12, shade) for shade in shades)
    parts += inset(w, h, 1.7, 12.2, "none", "#2f1c0c", 3.4)
    if active:
        parts += inset(w, h, 2.4, 12.2, "none", bright_gold(0, 0, w, h), 3.4)
    parts += inset(w, h, 6.5, 13, "none", "#8a6434", 1.1)
    return parts + four_corners(_trefoil(), w, h)


def court_head(w: float, h: float, side: str) -> str:
    """The head of a court in the colour of its side, with a gold lower edge."""
    lit, middle, deep = _HEADS[side]
    shape = f"M1 {h - 2} V12 A10.6 10.6 0 0 1 12 1 H{w - 12} A10.6 10.6 0 0 1 {w - 1} 12 V{h - 2} Z"
    return (
        path(shape, lin(0, 0, 0, h, lit, middle, deep))
        + rect(0, h - 4.5, w, 4, 0, lin(0, h - 5, 0, h, "#fff0b8", "#e0b04a", "#8a5a12"))
        + line(f"M0 {h - 5} H{w} M0 {h - 0.5} H{w}", EDGE, 1)
        + line(f"M13 3 H{w - 13}", "#ffffff", 1.2, 0.35)
    )


def castle_niche(w: float, h: float) -> str:
    """The arched picture behind the castle of a court: evening sky, hill, gold frame."""
    high, low = num(h * 0.12), num(h * 0.42)
    arch = (
        f"M3 {h - 3} V{low} C3 {high} {num(w * 0.3)} 3 {num(w / 2)} 3 "
        f"C{num(w * 0.7)} 3 {w - 3} {high} {w - 3} {low} V{h - 3} Z"
    )
    hill = (
        f"M4 {num(h * 0.8)} Q{num(w * 0.3)} {num(h * 0.6)} {num(w * 0.55)} {num(h * 0.76)} "
        f"Q{num(w * 0.8)} {num(h * 0.64)} {w - 4} {num(h * 0.78)} V{h - 4} H4 Z"
    )
    sky = lin(0, 0, 0, h, (0, "#4f86b5"), (0.5, "#b9d3d8"), (0.78, "#f7e3b0"), (1, "#efcf8a"))
    return (
        path(arch, sky)
        + path(hill, lin(0, h * 0.7, 0, h, "#8fae62", "#4d7040"))
        + line(arch, EDGE, 6)
        + line(arch, bright_gold(0, 0, w, h), 3.4)
    )


def ribbon(w: float, h: float) -> str:
    """The status ribbon: a parchment band, swallow tails in oxblood behind it."""
    tail = 26
    cloth = lin(0, 0, 0, h, "#b03a3c", "#5e0f14")
    end = (
        path(f"M4 9 L{tail + 22} 9 V{h - 1} H4 L15 {num(h / 2 + 4)} Z", cloth, "#34070a", 2)
        + line(f"M12 13 H{tail}", "#ffffff", 1.4, 0.3)
        + path(f"M{tail} {h - 5} L{tail + 14} {h - 1} L{tail + 14} {h - 5} Z", "#2a0507")
    )
    band = lin(0, 0, 0, h, (0, "#fff6dc"), (0.55, "#f1dfb4"), (1, "#d9bd82"))
    return (
        end
        + mirrored(end, w)
        + rect(tail, 2, w - 2 * tail, h - 7, 4, band, "#4a2f17", 2.4)
        + rect(tail + 4, 5.5, w - 2 * tail - 8, h - 14, 2, "none", "#a8741c", 1)
        + line(f"M{tail + 4} 4 H{w - tail - 4}", "#ffffff", 1.2, 0.8)
    )


def tag(w: float, h: float) -> str:
    """The label of a land: a little parchment plate with a golden edge."""
    return (
        rect(1, 2.6, w - 2, h - 3, 6, "#000000", fo=0.4)
        + rect(1.2, 1.2, w - 2.4, h - 3.6, 5.6, lin(0, 0, 0, h, "#fff8e2", "#e6d09c"), "#4a2f17", 2)
        + rect(3, 3, w - 6, h - 7.2, 3.8, "none", "#b8862f", 0.9)
    )


def letters_field(w: float, h: float) -> str:
    """The oxblood field behind a land's letters."""
    return rect(0.8, 0.8, w - 1.6, h - 1.6, 3.6, lin(0, 0, 0, h, "#a93236", "#6a1218"), "#3b060b", 1.4)


def tooltip(w: float, h: float) -> str:
    """A speech plate, without its point."""
    ground = lin(0, 0, 0, h, "#fffbee", "#f0dfb6")
    return inset(w, h, 1.8, 12, ground, "#3a220d", 3.6) + inset(w, h, 1.8, 12, "none", bright_gold(0, 0, w, h), 1.6)


def tooltip_point(up: bool) -> str:
    """The point of a speech plate; it lies over the edge of the plate by 4 units. Box 24 x 16."""
    sides = "M2 1.9 L12 14 L22 1.9"
    ground = "#fffbee" if up else "#f0dfb6"
    point = (
        path("M1 0 H23 L12 13 Z", ground)
        + line(sides, "#3a220d", 3.6)
        + line(sides, "#c8952f", 1.6)
        + path("M4.6 0 H19.4 L12 9 Z", ground)
    )
    return f'<g transform="translate(0 16) scale(1 -1)">{point}</g>' if up else point


def dice_tray(w: float, h: float) -> str:
    """The leather tray the dice lie in."""
    leather = lin(0, 0, 0, h, "#3a0d10", "#5a171b", "#6f2226")
    return (
        inset(w, h, 2, h / 2, EDGE)
        + inset(w, h, 3.4, h / 2, lin(0, 0, 0, h, "#fff0b8", "#e0b04a", "#a8741c", "#8a5a12"))
        + inset(w, h, 7, h / 2, leather, "#2a0507", 1.6)
        + line(f"M{num(h / 2)} 11 H{num(w - h / 2)} M{num(h / 2)} {h - 11} H{num(w - h / 2)}", "#e9c263", 1, 0.4, "4 3")
    )


def dark_plate(w: float, h: float) -> str:
    """The dark plate with a golden edge behind the supply and the round."""
    return inset(w, h, 1.6, 11.6, lin(0, 0, 0, h, "#3d2914", "#231408"), EDGE, 3) + inset(
        w, h, 2.4, 11.8, "none", bright_gold(0, 0, w, h), 1.6
    )


def choice_slot(w: float, h: float, hot: bool) -> str:
    """One place on the dark plate that can be clicked; gold when the pointer is over it."""
    if hot:
        return inset(w, h, 1.2, 7, "#7a5210", "#ffe08a", 2, 0.9) + line(f"M8 3.4 H{w - 8}", "#ffffff", 1, 0.5)
    return inset(w, h, 1, 7, "#54391b", "#b98a3c", 1.2, 0.6)


_VINE_LEAF = (
    "M0 0 L-2.6 -3 C-7 -2 -8.4 -5.6 -6.4 -7.6 C-9 -11 -5.6 -13.4 -3.6 -11.4 C-3 -15 -1 -16 0 -18 "
    "C1 -16 3 -15 3.6 -11.4 C5.6 -13.4 9 -11 6.4 -7.6 C8.4 -5.6 7 -2 2.6 -3 Z"
)
_GRAPES = ((-4, 0), (0, -1), (4, 0), (-2, 4), (2, 4), (0, 8))


def grape_vine(w: float, fill: str, edge: str) -> str:
    """A running vine with leaves and every third time grapes. Box w x 30."""
    bends = max(2, round(w / 30))
    step = w / bends
    stem, parts = "M2 15", ""
    leaf = path(_VINE_LEAF, fill, edge, 1.1) + line("M0 0 V-14", edge, 0.9)
    for i in range(bends):
        x, side = i * step, 1 if i % 2 == 0 else -1
        y, middle = 15 - 11 * side, i * step + step / 2
        stem += f" C{num(x + step * 0.3)} {y} {num(x + step * 0.7)} {y} {num(x + step)} 15"
        stalk = (
            f"M{num(x + 2)} {15 - side} C{num(x + 6)} {15 - 8 * side} {num(middle - 3)} {15 - 7 * side} "
            f"{num(middle)} {15 - 2 * side}"
        )
        parts += line(stalk, edge, 1.4)
        if i % 3 == 2:
            parts += "".join(circle(middle + dx, 15 + dy * side, 2.7, OXBLOOD, "#43060c", 0.9) for dx, dy in _GRAPES)
        else:
            parts += at(leaf, middle, 15 - 3 * side, 0.86, 180 if side > 0 else 0)
    return line(stem, edge, 1.9) + parts
