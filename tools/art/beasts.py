"""The lion's face, walls and towers: what Löwenherz and Carolus Magnus show of themselves in menus."""

from __future__ import annotations

import math
import random

from game.view.palette import dark, light
from tools.art.svg import circle, lin, line, num, path, rad
from tools.art.tones import STONE


def _mane(locks: int, tip: float, valley: float, lean: float, cy: float) -> str:
    """A closed path of flame-shaped locks round (0, cy)."""
    d = ""
    for i in range(locks):
        a0, a1 = math.tau * i / locks - math.pi / 2, math.tau * (i + 1) / locks - math.pi / 2
        side = -1 if math.cos((a0 + a1) / 2) < 0 else 1
        to = (a0 + a1) / 2 + lean * side
        reach = tip * (1.1 if math.sin(to) > 0.2 else 1)
        bow = (valley + reach) * 0.53
        points = ((valley, a0), (bow, a0 + 0.05), (reach, to), (bow, a1 - 0.05), (valley, a1))
        x = [f"{num(r * math.cos(a))} {num(cy + r * math.sin(a))}" for r, a in points]
        d += f"{'L' if i else 'M'}{x[0]} Q{x[1]} {x[2]} Q{x[3]} {x[4]} "
    return d + "Z"


def lion(fur: str = "#eebc4c", mane: str = "#c07f22") -> str:
    """A lion's face, caboshed, with two rows of mane. Centred box -50..50."""
    edge = "#4f2a07"
    outer = rad(-10, -18, 66, light(mane, 0.25), mane, dark(mane, 0.5))
    inner = rad(-8, -16, 50, light(fur, 0.3), fur, dark(fur, 0.4))
    face = lin(-18, -28, 18, 34, light(fur, 0.62), light(fur, 0.18), dark(fur, 0.22))
    head = (
        "M0 -26 C-11 -26 -19 -20 -19.5 -9 C-20 -1 -17 5 -14.5 9 C-14 17 -9.5 25 0 28 C9.5 25 14 17 14.5 9 "
        "C17 5 20 -1 19.5 -9 C19 -20 11 -26 0 -26Z"
    )
    tufts = (
        "M0 -24 Q-3 -16 0 -10 Q3 -16 0 -24Z M-7 -23 Q-8 -17 -4.6 -12 Q-3.4 -18 -7 -23Z M7 -23 Q8 -17 4.6 "
        "-12 Q3.4 -18 7 -23Z"
    )
    parts = path(_mane(15, 45, 33, 0.07, -2), outer, edge, 2.4) + path(_mane(13, 35, 25, 0.08, -2), inner, edge, 1.8)
    for s in (-1, 1):
        ear = f"M{s * 12} -22 Q{s * 14} -34 {s * 24} -31 Q{s * 28} -22 {s * 20} -14Z"
        hollow = f"M{s * 16} -22 Q{s * 17} -28 {s * 22.5} -27 Q{s * 24} -22 {s * 20} -18Z"
        parts += path(ear, face, edge, 2) + path(hollow, dark(mane, 0.35))
    parts += path(head, face, edge, 2.2) + path(tufts, mane, fo=0.8) + _eye(-1, edge) + _eye(1, edge)
    return parts + _muzzle(inner, edge)


def _eye(s: int, edge: str) -> str:
    return (
        line(f"M{s * 15.5} -10.5 Q{s * 9} -13 {s * 3.2} -5.6", edge, 3)
        + path(f"M{s * 14} -5.6 Q{s * 9.5} -9.4 {s * 4.6} -3.2 Q{s * 9.6} -.6 {s * 14} -5.6Z", "#fff4cf", edge, 1.3)
        + circle(s * 8.8, -4.4, 2.5, edge)
        + circle(s * 8.8 - 0.8, -5.2, 0.8, "#ffffff")
        + line(f"M{s * 4} -4 Q{s * 4.4} 4 {s * 6.4} 8.6", edge, 1.5, 0.55)
    )


def _muzzle(beard: str, edge: str) -> str:
    cheeks = "M-11 15 Q-10 9 -3 9.6 L3 9.6 Q10 9 11 15 Q10 21 4 20.6 Q1 20 0 17.6 Q-1 20 -4 20.6 Q-10 21 -11 15Z"
    return (
        path(cheeks, "#fff0c6", edge, 1, fo=0.8, so=0.55)
        + path("M-7 7.6 Q0 4.6 7 7.6 Q5.6 13 0 14.4 Q-5.6 13 -7 7.6Z", "#43230a")
        + line("M-4 8 Q-1 6.8 2 7.4", "#ffffff", 1.1, 0.5)
        + line("M0 14 V18 M0 18 Q-4 22.4 -9.4 19.4 M0 18 Q4 22.4 9.4 19.4", edge, 1.9)
        + path("M-6 23 Q0 26 6 23 Q5 34 0 41 Q-5 34 -6 23Z", beard, edge, 1.8)
        + "".join(circle(x, y, 0.9, edge) for x, y in ((-7.6, 15), (-5, 17.2), (7.6, 15), (5, 17.2)))
    )


def battlements(w: float, h: float, merlon: float = 11, crenel: float = 8, seed: int = 3) -> str:
    """A curtain wall w x h with merlons on top."""
    step, top = merlon + crenel, merlon * 0.8
    n = max(1, int((w + crenel) // step))
    x0 = (w - (n * step - crenel)) / 2
    d = f"M0 {num(top)}" + (f" H{num(x0)}" if x0 > 0 else "")
    for i in range(n):
        x = x0 + i * step
        d += f" V0 H{num(x + merlon)} V{num(top)}" + (f" H{num(x + step)}" if i < n - 1 else "")
    parts = path(f"{d} H{w} V{h} L0 {h}Z", lin(0, 0, min(w, h) * 0.5, h * 1.3, *STONE), "#4a4030", 2.2)
    chance, row, y = random.Random(seed), 0, top + 5.5
    while y < h - 2:
        parts += line(f"M1.5 {num(y)} H{w - 1.5}", "#6f6450", 1, 0.55)
        x = 6 + (row % 2) * 6 + chance.uniform(-1, 1)
        while x < w - 4 and y + 6 < h:
            parts += line(f"M{num(x)} {num(y)} v6.5", "#6f6450", 1, 0.55)
            x += 12 + chance.uniform(-1.5, 1.5)
        y, row = y + 6.5, row + 1
    tops = " ".join(f"M{num(x0 + i * step + 1.8)} 2 H{num(x0 + i * step + merlon - 2)}" for i in range(n))
    return parts + line(tops, "#ffffff", 1.3, 0.75)


def wall_in_disc(r: float, merlon: float = 9, crenel: float = 7, y: float = 71) -> str:
    """The foot of a medallion of field radius r, filled by a battlemented wall. Box 100 x 100."""
    half = math.sqrt(r * r - (y - 50) ** 2)
    n = int((2 * half + crenel) // (merlon + crenel))
    left = 50 - (n * (merlon + crenel) - crenel) / 2
    top = y - merlon * 0.72
    d = f"M{num(50 - half)} {y} H{num(left)}"
    for i in range(n):
        d += f" V{num(top)} h{merlon} V{y}" + (f" h{crenel}" if i < n - 1 else "")
    d += f" H{num(50 + half)} A{r} {r} 0 0 1 {num(50 - half)} {y}Z"
    parts = path(d, lin(20, top, 74, 94, *STONE), "#4a4030", 2.2)
    for j, yy in enumerate((y + 5.5, y + 11)):
        wide = math.sqrt(max(0, r * r - (yy - 50) ** 2)) - 2
        joints = "".join(f" M{50 + x} {yy - 5.5} v5.5" for x in range(-24 + 6 * j, 26, 12) if abs(x) < wide)
        parts += line(f"M{num(50 - wide)} {yy} H{num(50 + wide)}{joints}", "#6f6450", 1.1, 0.6)
    tops = " ".join(f"M{num(left + i * (merlon + crenel) + 1.8)} {num(top + 2)} h{num(merlon - 3.6)}" for i in range(n))
    return parts + line(tops, "#ffffff", 1.3, 0.8)


def tower(flag: str, stone: tuple[str, str, str] = STONE) -> str:
    """A round castle tower with a pennant. Box 60 x 110, foot at y 108."""
    wall, cloth = lin(12, 0, 50, 0, *stone), lin(30, 4, 56, 18, light(flag, 0.35), flag, dark(flag, 0.4))
    edge = dark(stone[2], 0.5)
    body = "M14 108 V50 L8 44 V30 H17 V36 H25.5 V30 H34.5 V36 H43 V30 H52 V44 L46 50 V108Z"
    return (
        line("M30 34 V3", "#4a3018", 2.2)
        + path("M31 4 Q42 1 55 9 Q44 13 31 18Z", cloth, dark(flag, 0.6), 1.5)
        + path(body, wall, edge, 2.4)
        + line("M9 43.5 H51", edge, 1.4, 0.6)
        + path("M26.6 62 Q30 55 33.4 62 V73 H26.6Z", "#2b2117")
        + path("M24 108 V96 Q30 86 36 96 V108Z", "#3a2a18", edge, 1.6)
        + line("M17 60 h7 M37 66 h7 M17 78 h8 M36 84 h8 M17 94 h5 M37 56 h6", edge, 1.4, 0.5)
        + line("M10.4 32.4 H15 M27.6 32.4 H32.4 M45 32.4 H49.6 M16 52 V104", "#ffffff", 1.3, 0.7)
    )
