"""What the little landscapes are made of: the pen, trees, houses, waves."""

from __future__ import annotations

from tools.art.svg import at, line, num, path

INK, PEN = "#574020", 2.2


def pen(d: str) -> str:
    """A firm stroke."""
    return line(d, INK, PEN)


def fine(d: str) -> str:
    """A light stroke."""
    return line(d, INK, 1.5, 0.75)


def shape(d: str, wash: str) -> str:
    """A washed shape with its outline."""
    return path(d, wash, INK, PEN)


def hill(ridge: str, wash: str) -> str:
    """A hill: the wash down to the ground, the pen only along the ridge."""
    return path(f"{ridge} Z", wash) + pen(ridge)


def waves(*places: tuple[float, float]) -> str:
    """Little waves at some places."""
    return line(" ".join(f"M{x} {y} q4 -4 8 0 t8 0 t8 0" for x, y in places), "#3f7389", 1.8)


def oak(x: float, y: float, size: float) -> str:
    """A round tree."""
    crown = "M-13 0 C-19 -5 -16 -14 -9 -14 C-8 -22 8 -23 9 -15 C17 -15 19 -5 12 0 C8 4 -8 4 -13 0 Z"
    tree = (
        shape("M-2.5 10 L-2 -2 H2 L2.5 10 Z", "#8a6438")
        + shape(crown, "#8fae66")
        + path("M3 2 C9 2 15 -1 14 -8 C11 -3 6 -2 0 -2 Z", "#5f8048", fo=0.8)
        + fine("M-9 -6 q3 -4 6 -2 M0 -12 q3 -2 6 0")
    )
    return at(tree, x, y, size)


def pine(x: float, y: float, size: float) -> str:
    """A pointed tree."""
    branches = "M0 -24 L6 -13 H3 L9 -4 H5 L12 5 H-12 L-5 -4 H-9 L-3 -13 H-6 Z"
    tree = pen("M0 10 V2") + shape(branches, "#6f9a68")
    return at(tree + path("M0 -22 L5 -13 H2 L8 -4 H4 L10 4 H2 Z", "#3f6b4b", fo=0.7), x, y, size)


def house(x: float, y: float, w: float, h: float, roof: str = "#c4694a") -> str:
    """A house with its foot at (x, y)."""
    top, ridge = y - h, num(y - h * 1.75)
    roofing = f"M{x - 2} {num(top)} L{num(x + w * 0.22)} {ridge} H{num(x + w * 0.78)} L{x + w + 2} {num(top)} Z"
    return (
        shape(f"M{x} {y} V{num(top)} H{x + w} V{y} Z", "#f3e6c6")
        + shape(roofing, roof)
        + pen(f"M{num(x + w * 0.5)} {y} v{num(-h * 0.45)}")
    )
