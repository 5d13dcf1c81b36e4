"""Small signs that players send one another across the table, the bubble they come in, and the seal of a bid."""

from __future__ import annotations

from collections.abc import Iterator

from game.view.palette import GOLD, INK, LAPIS, LEAF, OXBLOOD, dark, light
from tools.art.seals import wax_seal
from tools.art.svg import at, circle, document, ellipse, lin, line, mirrored, path, rad, rect
from tools.art.tones import BROWN, GOLD_EDGE, GOLD_HI, GOLD_LO, GOLD_MID

BOX = 64
SKIN = ("#ffe9cf", "#efbf8f", "#c98a58")
_SKIN_EDGE = "#6d3f1e"
_STEEL = ("#f6f8fa", "#b9c2cb", "#6d7883")


def pictures() -> Iterator[tuple[str, str]]:
    """The six signs in the order of their numbers, the bubble and the seal, as (name, SVG text)."""
    for number, drawn in enumerate((greeting(), laurels(), hourglass(), cracked_shield(), jester(), goblet())):
        yield f"lan/emote_{number}", document(drawn, BOX, BOX)
    yield "lan/bubble", document(bubble(80, 60), 80, 60, slices="26 18 18 18")
    yield "lan/bubble_right", document(mirrored(bubble(80, 60), 80), 80, 60, slices="18 18 26 18")
    yield "lan/sealed", document(at(wax_seal(), 50, 50), 100, 100)


def greeting() -> str:
    """A raised hand with a laced cuff: good day. Box 64 x 64."""
    palm = lin(14, 8, 50, 54, *SKIN)
    hand = (
        "M20 44 Q14 38 9.5 30.5 Q8.4 27.4 11.4 26.6 Q14 26.4 19 32 L17.6 14.6 Q17.6 11 20.6 11 Q23.2 11.2 23.8 14.4 "
        "L26 26 L26.2 9.6 Q26.4 6 29.6 6 Q32.6 6.2 32.8 9.6 L33.2 25.6 L36.4 11.6 Q37.4 8.4 40.2 8.8 Q43.2 9.6 42.8 13 "
        "L40.4 28 L45.4 19.8 Q47.2 17.4 49.6 18.6 Q51.8 20.2 50.6 23 L44.6 37 Q43.4 41 41 44Z"
    )
    cuff = lin(14, 43, 46, 58, light(LAPIS, 0.3), LAPIS, dark(LAPIS))
    return (
        path(hand, palm, _SKIN_EDGE, 2.2)
        + line("M26 27 L26.4 33 M33.2 27 L33 33 M40 28.6 L38.6 34", _SKIN_EDGE, 1.4, 0.6)
        + line("M21 31 L20 15 M29 24 L29.2 10", "#ffffff", 1.6, 0.6)
        + path("M17 43 H44 L47 58 H14Z", cuff, dark(LAPIS, 0.7), 2)
        + path("M15.4 42 Q18 46.6 22.6 43.4 Q26.4 47.4 30.6 43.4 Q34.6 47.4 38.6 43.4 Q43 46.6 45.6 42 L45 39.6 H16Z",
               "#fffdf4", BROWN, 1.6)
    )  # fmt: skip


def laurels() -> str:
    """A wreath round a star: well played. Box 64 x 64."""
    leaves = ""
    for side in (-1, 1):
        branch = "".join(
            at(_leaf(), 32 + side * x, y, size, side * turn)
            for x, y, turn, size in ((8, 54, 118, 1), (15.6, 48, 92, 1), (20.6, 39, 64, 1), (22.4, 29, 38, 1),
                                     (20.4, 19.6, 14, 0.9), (15, 12, -14, 0.8))
        )  # fmt: skip
        leaves += branch
    star = "M32 16 L36.2 26.6 L47.4 27.4 L38.8 34.6 L41.6 45.6 L32 39.6 L22.4 45.6 L25.2 34.6 L16.6 27.4 L27.8 26.6Z"
    return (
        line("M32 58 Q12 54 10.4 32 Q10.6 20 16.4 11 M32 58 Q52 54 53.6 32 Q53.4 20 47.6 11", dark(LEAF, 0.3), 2)
        + leaves
        + path(star, lin(18, 16, 46, 46, GOLD_HI, GOLD, GOLD_MID, GOLD_LO), GOLD_EDGE, 2)
        + line("M30 22 L27.6 28 L22 28.6", "#ffffff", 1.6, 0.7)
    )


def _leaf() -> str:
    green = lin(-6, -8, 6, 8, light(LEAF, 0.45), LEAF, dark(LEAF, 0.4))
    return path("M0 7.6 Q-6.4 0 0 -8.4 Q6.4 0 0 7.6Z", green, dark(LEAF, 0.7), 1.4) + line(
        "M0 5 V-5", "#ffffff", 0.9, 0.5
    )


def hourglass() -> str:
    """Running sand: let me think. Box 64 x 64."""
    wood = lin(12, 4, 52, 14, light(OXBLOOD, 0.3), OXBLOOD, dark(OXBLOOD, 0.5))
    glass = "M18 11 Q18 25 30 32 Q18 39 18 53 H46 Q46 39 34 32 Q46 25 46 11Z"
    return (
        path(glass, lin(18, 10, 48, 54, "#fbfdff", "#d7e6ee", "#9db8c6"), "#4b616e", 2.2)
        + path("M22.4 18 Q24.6 25.4 32 30.6 Q39.4 25.4 41.6 18 Q32 21 22.4 18Z", GOLD, GOLD_EDGE, 1.2)
        + line("M32 31 V44", GOLD_MID, 2)
        + path("M21 52 Q23 43.4 32 41.6 Q41 43.4 43 52Z", lin(20, 42, 44, 52, GOLD_HI, GOLD, GOLD_MID), GOLD_EDGE, 1.2)
        + line("M21.6 14 Q22 22 27 27", "#ffffff", 2, 0.9)
        + "".join(rect(11, y, 42, 8.4, 3, wood, dark(OXBLOOD, 0.75), 2) for y in (4.4, 51.4))
        + line("M15 7 H40 M15 54 H40", "#ffffff", 1.4, 0.5)
    )


def cracked_shield() -> str:
    """A shield in two: oh no. Box 64 x 64."""
    steel = lin(10, 6, 54, 58, *_STEEL)
    left = "M8 8 Q20 10.6 30 7 L27 20 L35 27 L27 37 L32 58 Q9 48 8 8Z"
    right = "M37 9.4 Q48 12.4 57 9 Q57.4 47.6 37.4 57.4 L34 38 L42.6 27.6 L33.6 20.6Z"
    field = "M13.4 14 Q20 15.4 25 14 L23 22 L29 27.4 L22 37 L24.6 47.4 Q14.4 37 13.4 14Z"
    other = "M40 15.6 Q46 17.4 51.6 15.6 Q51 38 41.4 47.6 L39.4 39 L48 28 L39.4 20.6Z"
    edge, red = "#333c45", lin(12, 12, 54, 48, light(OXBLOOD, 0.3), OXBLOOD, dark(OXBLOOD))
    return (
        at(path(left, steel, edge, 2.4) + path(field, red), -1, 1, 1, -3)
        + at(path(right, steel, edge, 2.4) + path(other, red), 2, -1, 1, 3)
        + line("M11.4 13 Q12.4 29 17 39", "#ffffff", 1.8, 0.7)
        + line("M31.4 3.4 L33 8 M36.6 1.6 L35.6 7", INK, 1.8, 0.7)
    )


def jester() -> str:
    """A jester who laughs. Box 64 x 64."""
    return _cap() + _face() + "".join(_bell(x, y) for x, y in ((8, 29.6), (56, 29.6), (32, 6.4)))


def _cap() -> str:
    red = lin(6, 6, 34, 32, light(OXBLOOD, 0.3), OXBLOOD, dark(OXBLOOD))
    green = lin(30, 4, 58, 30, light(LEAF, 0.4), LEAF, dark(LEAF))
    left = "M32 7 Q16 2 7.4 24 Q6 28 10 28.4 Q16 25 17 33 Q24 24.6 32 24.4Z"
    right = "M32 7 Q48 2 56.6 24 Q58 28 54 28.4 Q48 25 47 33 Q40 24.6 32 24.4Z"
    return path(left, red, dark(OXBLOOD, 0.75), 2) + path(right, green, dark(LEAF, 0.75), 2)


def _face() -> str:
    band = lin(16, 20, 48, 34, GOLD_HI, GOLD, GOLD_MID)
    return (
        circle(32, 40, 17.4, rad(28, 34, 24, *SKIN), _SKIN_EDGE, 2.2)
        + path("M15.6 33.4 Q32 20 48.4 33.4 L47.4 27.6 Q32 15.4 16.6 27.6Z", band, GOLD_EDGE, 1.8)
        + path("M22 43.4 Q32 46.4 42 43.4 Q41 55 32 55 Q23 55 22 43.4Z", "#6b1116", _SKIN_EDGE, 1.8)
        + path("M23 44 Q32 46.8 41 44 L40.4 47.4 Q32 49.6 23.6 47.4Z", "#fffdf6")
        + line("M22 38.6 Q25 34.6 28 38.6 M36 38.6 Q39 34.6 42 38.6", INK, 2.2)
        + "".join(ellipse(x, 43, 2.6, 1.8, "#d9543f", fo=0.5) for x in (20.4, 43.6))
    )


def _bell(x: float, y: float) -> str:
    return circle(x, y, 4, rad(x - 1, y - 1, 6, GOLD_HI, GOLD, GOLD_LO), GOLD_EDGE, 1.6)


def goblet() -> str:
    """A cup raised: to your health. Box 64 x 64."""
    gold = lin(16, 8, 48, 56, GOLD_HI, GOLD, GOLD_MID, GOLD_LO)
    return (
        path("M29 36 H35 L36 50 Q46 51.6 47 57.6 H17 Q18 51.6 28 50Z", gold, GOLD_EDGE, 2.2)
        + path("M14 12 Q13 37 32 38.6 Q51 37 50 12Z", gold, GOLD_EDGE, 2.2)
        + ellipse(32, 12.4, 18, 5.6, "#5b0d18", GOLD_EDGE, 2)
        + ellipse(32, 13.6, 14.6, 3.6, OXBLOOD)
        + "".join(_gem(x, colour) for x, colour in ((22, LAPIS), (32, OXBLOOD), (42, LEAF)))
        + line("M18 19 Q18.6 28 23.4 33", "#ffffff", 2, 0.75)
        + line("M21 4 L19 8.6 M32 1.6 V6.4 M43 4 L45 8.6", GOLD_MID, 2.2)
    )


def _gem(x: float, colour: str) -> str:
    return circle(x, 25, 3.4, rad(x - 1, 24, 5, light(colour, 0.5), colour, dark(colour)), GOLD_EDGE, 1.3)


def bubble(w: float, h: float) -> str:
    """A speech bubble whose tail points to the left. Box w x h."""
    body = (
        f"M22 3 H{w - 14} Q{w - 3} 3 {w - 3} 14 V{h - 14} Q{w - 3} {h - 3} {w - 14} {h - 3} H22 "
        f"Q11 {h - 3} 11 {h - 14} V{h / 2 + 7} L2.4 {h / 2} L11 {h / 2 - 7} V14 Q11 3 22 3Z"
    )
    return path(body, lin(0, 0, w, h, "#fffdf2", "#fbf0d2", "#eedcae"), BROWN, 2.2) + line(
        f"M22 6 H{w - 14}", "#ffffff", 1.6, 0.8
    )
