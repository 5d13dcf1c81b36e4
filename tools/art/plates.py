"""Plaques, knobs, panels, frames, banners and ribbons, most of them as nine-slices."""

from __future__ import annotations

from game.view.palette import GOLD, OXBLOOD, dark, mix
from tools.art.arms import lozenge
from tools.art.ornament import corner_scrolls
from tools.art.svg import circle, four_corners, inset, lin, line, num, path, rad, rect
from tools.art.tones import BROWN, GOLD_EDGE, GOLD_HI, GOLD_LO, GOLD_MID, gold_bar

PLAQUES = {  # ground, edge, inner line, shine
    "normal": (("#fbf1d8", "#f0dfb4", "#dfc487"), "#3a2411", "#9a7438", 0.8),
    "hover": (("#fffaea", "#fbeec8", "#f0d894"), "#3a2411", "#b98a35", 0.95),
    "pressed": (("#d9c08a", "#e6d09a", "#efdcb0"), "#3a2411", "#8a6426", 0.25),
    "gold": (("#fff3c0", "#f6d780", "#dda23a"), GOLD_EDGE, "#8a5a14", 0.95),
    "oxblood": (("#b5323a", "#8e1b22", "#64121a"), "#2c070b", "#e2b357", 0.35),
    "oxblood_hover": (("#cf4a50", "#a8262e", "#7a1820"), "#2c070b", "#ffd36e", 0.5),
    "oak": (("#5b3c24", "#432b19", "#301d10"), "#140b06", "#a8813f", 0.2),
    "oak_hover": (("#7a5230", "#593a22", "#402817"), "#140b06", "#d9a94e", 0.35),
    "off": (("#d8ccb0", "#ccbd9a", "#bdab84"), "#7b6a4c", "#a3916c", 0.4),
}
TABLE_BUTTONS = {  # top, bottom, edge
    "plain": ("#fdf1d0", "#d2ad67", "#4a2f16"),
    "plain_hover": ("#fff8e4", "#e6c98c", "#4a2f16"),
    "plain_pressed": ("#c9a45e", "#e9d09a", "#4a2f16"),
    "primary": ("#c23a40", "#741219", "#2a060a"),
    "primary_hover": ("#d9626a", "#9a2730", "#2a060a"),
    "primary_pressed": ("#741219", "#a8303a", "#2a060a"),
    "off": ("#6d473d", "#48291f", "#1c0d07"),
}


def notched(w: float, h: float, r: float, by: float = 0) -> str:
    """The path of a plate w x h with hollow corners of radius r, `by` further in."""
    return (
        f"M{r + by} {by} H{w - r - by} A{r} {r} 0 0 0 {w - by} {r + by} V{h - r - by} A{r} {r} 0 0 0 "
        f"{w - r - by} {h - by} "
        f"H{r + by} A{r} {r} 0 0 0 {by} {h - r - by} V{r + by} A{r} {r} 0 0 0 {r + by} {by}Z"
    )


def plaque(w: float, h: float, state: str, notch: float = 8) -> str:
    """A button plate with hollow corners and a fine inner line."""
    ground, edge, inner, shine = PLAQUES[state]
    return (
        path(notched(w, h, notch, 1.2), lin(0, 0, 0, h, *ground), edge, 2.2)
        + line(notched(w, h, notch, 5), inner, 1.1)
        + line(f"M{notch + 4} 3 H{w - notch - 4}", "#ffffff", 1.3, shine)
        + line(f"M{notch + 4} {h - 3} H{w - notch - 4}", "#000000", 1.4, 0.16)
    )


def nail(off: bool = False) -> str:
    """The gold nail at both ends of a wide plaque. Box 8 x 20."""
    head = ("#c9bb97", "#a8966c") if off else (GOLD_HI, GOLD, GOLD_MID, GOLD_LO)
    shade, edge = ("#a3916c", "#7b6a4c") if off else ("#9a7438", "#3a2411")
    return path("M4 1 L6 10 L4 19 L2 10Z", shade) + circle(4, 10, 3.2, rad(2.6, 8.4, 5, *head), edge, 1.1)


def table_button(w: float, h: float, kind: str) -> str:
    """A button of the game tables: gilt rim, enamel or parchment, a lozenge at both ends."""
    top, bottom, edge = TABLE_BUTTONS[kind]
    off = kind == "off"
    rim = "#8a7048" if off else lin(0, 0, w, h, "#fff2b8", "#d0993a", "#8a5a10")
    ground = lin(0, 2, 0, h - 4, (0, top), (0.5, mix(top, bottom, 0.42)), (1, bottom))
    ends = path(
        lozenge(9.5, (h - 3) / 2, 3) + " " + lozenge(w - 9.5, (h - 3) / 2, 3), "#8a7048" if off else GOLD_MID, edge, 0.8
    )
    return (
        rect(1.5, 4, w - 3, h - 5, 10, "#0c0603", fo=0.55)
        + rect(1, 1, w - 2, h - 5, 10, edge)
        + rect(2.2, 2.2, w - 4.4, h - 7.4, 8.8, rim)
        + rect(4.4, 4.4, w - 8.8, h - 11.8, 7, ground, edge, 1)
        + line(f"M 10 6.2 H {w - 10}", "#ffffff", 1.3, 0.25 if off else 0.6)
        + ends
    )


def scene_frame(w: float, h: float) -> str:
    """The gilded edge round a whole scene: two lines with knotted corners."""
    gold = lin(0, 0, w, h, GOLD, GOLD_MID, GOLD_LO, GOLD_MID)
    knot = "M10 36 V24 H24 V10 H36 M10 10 H18 V18 H10Z M16 36 V30 H30 V16 H36"
    parts = four_corners(line(knot, "#140b06", 4.2) + line(knot, gold, 2), w, h)
    for by, wide in ((10, 1.8), (16, 1)):
        d = f"M42 {by} H{w - 42} M{w - by} 42 V{h - 42} M{w - 42} {h - by} H42 M{by} {h - 42} V42"
        parts += line(d, "#140b06", 3.4) + line(d, gold, wide)
    return parts


def panel(w: float, h: float, mounts: bool = True) -> str:
    """The frame of a parchment sheet: double ink line, gilded corners."""
    parts = inset(w, h, 1.2, 7, "none", "#3a2411", 2.4) + inset(w, h, 5.4, 7, "none", BROWN, 1.1)
    parts += line(f"M10 3 H{w - 10}", "#ffffff", 1, 0.6)
    return parts + (four_corners(_corner_mount(), w, h) if mounts else "")


def _corner_mount() -> str:
    gold = lin(0, 0, 26, 26, GOLD_HI, GOLD, GOLD_MID, GOLD_LO)
    shape = (
        "M1 27 V7 Q1 1 7 1 H27 Q24 5 19.5 5.6 Q22.5 11.5 16.6 13.4 Q16.6 17 12.4 16.6 Q10.8 22.4 5.6 19.5 Q5 24 1 27Z"
    )
    return (
        path(shape, gold, GOLD_EDGE, 1.3)
        + line("M3.4 20 V8 Q3.4 3.4 8 3.4 H20", "#ffffff", 1.1, 0.7)
        + circle(8.6, 8.6, 2.5, OXBLOOD, GOLD_EDGE, 1)
        + circle(7.9, 7.8, 0.8, "#ffffff", fo=0.9)
    )


def panel_scroll(w: float, h: float, scrolls: bool = True) -> str:
    """The frame of a sheet at the game tables: ink, a gold hairline, vine scrolls in the corners."""
    parts = inset(w, h, 1.2, 13.2, "none", "#4a2f16", 2.4) + inset(w, h, 3.2, 13.2, "none", GOLD_MID, 1.4)
    parts += inset(w, h, 6.6, 13.6, "none", "#6e4c28", 1) + line(f"M 12 2.6 H {w - 12}", "#fff6d8", 1, 0.7)
    return parts + (corner_scrolls(w, h, 7, 26 / 60) if scrolls else "")


def gilt_frame(w: float, h: float) -> str:
    """A gold moulding for the chosen thing; its inside is open."""
    return (
        inset(w, h, 5, 10, "none", GOLD_EDGE, 10)
        + inset(w, h, 5, 10, "none", lin(0, 0, w * 0.7, h, GOLD_HI, GOLD, GOLD_MID, GOLD_LO, GOLD_MID), 6.6)
        + inset(w, h, 2.9, 10, "none", "#ffffff", 1.1, so=0.5)
    )


def focus_ring(w: float, h: float) -> str:
    """The ring round the widget that has the focus of keys or pad: a lit gold line with a dark one on both sides."""
    return (
        inset(w, h, 1, 10, "none", "#ffd968", 2, so=0.35)
        + inset(w, h, 3, 10, "none", "#2a1606", 4)
        + inset(w, h, 3, 10, "none", "#ffe9a0", 2.2)
    )


def knob(state: str) -> str:
    """A round button without its icon. Box 40 x 40."""
    ground, edge, _, shine = PLAQUES[state]
    face = circle(20, 20, 18.4, lin(0, 0, 0, 40, *ground), edge, 2)
    return face + line("M7 13 A16 16 0 0 1 33 13", "#ffffff", 1.4, shine)


def tooltip(w: float, h: float) -> str:
    """A dark small ground for tips and short messages."""
    return inset(w, h, 1, 7, lin(0, 0, 0, h, "#3a2818", "#24170d"), "#0c0603", 2, 0.97) + inset(
        w, h, 3, 7, "none", GOLD_MID, 1, so=0.75
    )


def banner(w: float) -> str:
    """A dark band with gold edges and pointed ends, for the turn banner. Box w x 64."""
    shape = f"M2 32 L26 4 H{w - 26} L{w - 2} 32 L{w - 26} 60 H26Z"
    inner = f"M10 32 L29 9 H{w - 29} L{w - 10} 32 L{w - 29} 55 H29Z"
    ends = path(lozenge(26, 32, 6) + " " + lozenge(w - 26, 32, 6), GOLD, GOLD_EDGE, 1.4)
    return (
        path(shape, lin(0, 4, 0, 60, "#4a301c", "#2a1a0f", "#1a0f08"), "#0c0603", 3)
        + line(shape, gold_bar(w, 64), 2)
        + line(inner, GOLD_MID, 1, 0.7)
        + ends
    )


def sum_line(w: float) -> str:
    """The double line above a sum. Box w x 6."""
    return rect(0, 0.6, w, 1.6, 0, "#6e4c28") + rect(0, 4, w, 0.9, 0, "#6e4c28")


def ribbon(w: float, h: float, tail: float, dip: float, cloth: tuple[str, str, str]) -> str:
    """A cloth ribbon with folded swallow tails; text goes on the flat middle part."""
    top, middle, deep = cloth
    edge = dark(deep, 0.6)
    parts = ""
    for flip in (False, True):
        end = path(
            f"M 2 {dip + 3} L {tail + 14} {dip + 3} L {tail + 14} {h - 2} L 2 {h - 2} L {num(tail * 0.45)} "
            f"{(h + dip) / 2 + 1} Z",
            lin(0, dip, 0, h, mix(middle, deep, 0.35), deep),
            edge,
            1.6,
        )
        end += path(f"M {tail + 14} {h - 2} L {tail} {h - dip - 1} L {tail + 14} {h - dip - 1} Z", edge)
        parts += f'<g transform="translate({num(w)} 0) scale(-1 1)">{end}</g>' if flip else end
    flat = f"M {tail} 2 L {w - tail} 2 L {w - tail} {h - dip} L {tail} {h - dip} Z"
    parts += path(flat, lin(0, 4, 0, h - dip, top, middle, mix(middle, deep, 0.55)), edge, 1.8)
    parts += line(f"M {tail + 2} 5.6 H {w - tail - 2} M {tail + 2} {h - dip - 3.6} H {w - tail - 2}", "#e6bd5c", 1.3)
    return parts + line(f"M {tail + 2} 3.4 H {w - tail - 2}", "#ffffff", 1, 0.35)
