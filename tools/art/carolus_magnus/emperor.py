"""Charlemagne: a golden figure with crown, sword and orb, standing on his base or walking in four poses."""

from __future__ import annotations

from game.view.palette import INK, OXBLOOD
from tools.art.carolus_magnus.tones import EDGE, bright_gold
from tools.art.svg import at, circle, contact_shadow, ellipse, lin, line, num, path, rad

_SEAM = 3.2
_GLINT = "#fffbe6"
_STRIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))  # the foot in front (-1 left, 1 right), how far the cloak sways


def emperor() -> str:
    """The emperor at rest. Box 104 x 156 from (-2, -4), his base's foot at y 147."""
    return _shadow(46) + _base() + _robes(0, 126) + _regalia() + _head()


def walking(pose: int) -> str:
    """One of four poses of a step, to be shown in a circle. Box 104 x 156 from (-2, -4), his soles at y 143."""
    foot, sway = _STRIDES[pose]
    lean = 2.5 * (foot or 0.0)
    figure = _robes(5.5 * sway, 128) + _regalia() + _head()
    return _shadow(38) + _shoes(foot) + at(at(figure, -50, -140), 50, 140 - (3 if foot else 0), 1, lean)


def _shadow(reach: float) -> str:
    return contact_shadow(54, 137, reach, 0.24, 0.6)


def _base() -> str:
    foot = path("M18 130 V137 C18 150 82 150 82 137 V130 Z", bright_gold(16, 118, 86, 148), EDGE, _SEAM)
    return foot + ellipse(50, 130, 32, 8.5, "#f7dc8d", EDGE, _SEAM)


def _shoes(foot: int) -> str:
    """Both shoes; the one in front is lower and larger, for he comes towards us."""
    leather = lin(30, 128, 70, 146, "#a8443a", "#5e161b")
    parts = ""
    for side in (-1, 1):
        ahead = foot * side
        x, y, wide = 50 + 13 * side, 135 + 3.5 * ahead, 10.5 + 1.2 * ahead
        shoe = ellipse(x, y, wide, 7.5, leather, "#34070a", 2.6)
        left, right = num(x - wide * 0.7), num(x + wide * 0.7)
        strap = line(f"M{left} {num(y - 1)} Q{num(x)} {num(y + 3)} {right} {num(y - 1)}", "#f3d27a", 2)
        parts = parts + shoe + strap if ahead >= 0 else shoe + strap + parts
    return parts


def _robes(sway: float, hem: float) -> str:
    """Cloak, robe and ermine; the hem hangs `sway` units to the right."""
    left, right, low = 17 + sway, 83 + sway, hem + 11
    cloak = (
        f"M50 54 C36 55 28 63 26 80 C24 96 {num(21 + sway * 0.4)} 112 {num(left)} {hem} "
        f"C{num(32 + sway)} {low} {num(68 + sway)} {low} {num(right)} {hem} "
        f"C{num(79 + sway * 0.4)} 112 76 96 74 80 C72 63 64 55 50 54 Z"
    )
    s = sway * 0.7
    robe = (
        f"M43 64 C41 86 {num(37 + s)} 110 {num(35 + s)} {hem + 4} "
        f"C{num(44 + s)} {hem + 8} {num(56 + s)} {hem + 8} {num(65 + s)} {hem + 4} C{num(63 + s)} 110 59 86 57 64 Z"
    )
    folds = (
        f"M40 100 H60 M39 106 H61 M{num(50 + s * 0.5)} 110 L{num(50 + s)} {hem + 5} "
        f"M44 112 L{num(41 + s)} {hem + 4} M56 112 L{num(59 + s)} {hem + 4} "
        f"M27 96 L{num(23 + sway)} {hem - 4} M73 96 L{num(77 + sway)} {hem - 4} M31 88 L{num(28 + sway * 0.7)} 112"
    )
    return (
        path(cloak, bright_gold(22, 50, 84, 138), EDGE, _SEAM)
        + path(robe, lin(38, 60, 64, 132, "#fff3c4", "#f0c75f", "#b47f22"), EDGE, _SEAM)
        + line(folds, EDGE, 2)
        + line(f"M31 70 C28 78 26 90 {num(22 + sway * 0.5)} 112", _GLINT, 2.4, 0.9)
        + path("M33 60 C40 57 60 57 67 60 L73 72 C62 84 38 84 27 72 Z", "#fff8e3", EDGE, _SEAM)
        + line("M34 70 l2 4 M42 74 l1 4 M50 75 v4 M58 74 l-1 4 M66 70 l-2 4", "#6e4709", 2.6)
    )


def _regalia() -> str:
    return _sword() + _orb()


def _sword() -> str:
    skin = lin(40, 30, 62, 62, "#fff0c8", "#e2b765")
    blade = lin(14, 0, 24, 0, "#ffffff", "#f5e3a5", "#c69a3f")
    return (
        path("M16 84 L15.5 30 L19 20 L22.5 30 L22 84 Z", blade, EDGE, 2.6)
        + line("M8 84 H30", EDGE, 8)
        + line("M8 84 H30", "#f3d27a", 3.6)
        + line("M19 90 V98", EDGE, 6)
        + circle(19, 100, 4, "#f3d27a", EDGE, 2.4)
        + circle(20.5, 91, 6, skin, EDGE, 2.8)
    )


def _orb() -> str:
    ball = rad(74, 80, 14, "#fff6d0", "#e6b03a", "#8a5a12")
    return (
        line("M79 73 V62 M74.5 66 H83.5", EDGE, 6.5)
        + line("M79 73 V62 M74.5 66 H83.5", "#f7dc8d", 2.8)
        + circle(79, 82, 10.5, ball, EDGE, 3)
        + line("M69 81 C74 86 84 86 89 81 M79 72 V83", EDGE, 2)
        + line("M70 88 C74 95 84 95 88 88", EDGE, 7)
        + line("M71 89 C75 94 83 94 87 89", "#f7dc9a", 3)
    )


def _head() -> str:
    skin = lin(40, 30, 62, 62, "#fff0c8", "#e2b765")
    beard = lin(40, 44, 62, 70, "#fffdf0", "#dcb866")
    return (
        path("M36 34 C34 46 35 52 38 58 L62 58 C65 52 66 46 64 34 Z", "#e9c263", EDGE, _SEAM)
        + path("M39 32 H61 V48 C61 58 56 62 50 62 C44 62 39 58 39 48 Z", skin, EDGE, _SEAM)
        + path(
            "M38 46 C42 50 46 49 50 47 C54 49 58 50 62 46 C64 60 58 74 50 76 C42 74 36 60 38 46 Z", beard, EDGE, _SEAM
        )
        + line("M45 54 C48 52.5 52 52.5 55 54 M46 62 L47 68 M54 62 L53 68", EDGE, 2)
        + circle(45, 41.5, 2.4, INK)
        + circle(55, 41.5, 2.4, INK)
        + _crown()
    )


def _crown() -> str:
    cross = "M50 10 V1 M46 4.5 H54"
    return (
        path(
            "M35 35 L31 13 L42 21 L50 9 L58 21 L69 13 L65 35 C56 39 44 39 35 35 Z",
            bright_gold(32, 4, 68, 36),
            EDGE,
            _SEAM,
        )
        + line("M36 30 C45 34 55 34 64 30", EDGE, 2)
        + circle(50, 25, 3.8, OXBLOOD, EDGE, 1.6)
        + circle(40, 26, 2.4, "#2463b4")
        + circle(60, 26, 2.4, "#2463b4")
        + line(cross, EDGE, 5.4)
        + line(cross, "#f7dc8d", 2.4)
        + line("M38 30 L35.5 19", _GLINT, 2.4, 0.9)
    )
