"""Fields, rows, tick boxes, sliders, scroll bars, keys and the other small parts of the interface."""

from __future__ import annotations

from game.view.palette import GOLD, OXBLOOD, dark, light
from tools.art.arms import lozenge
from tools.art.icons import letters
from tools.art.plates import PLAQUES
from tools.art.svg import at, circle, inset, lin, line, path, rad, rect
from tools.art.tones import BROWN, GOLD_EDGE, GOLD_HI, GOLD_LO, GOLD_MID

PILLS = {"green": "#3d7a3c", "amber": "#a8691a", "grey": "#8d7d5e", "red": OXBLOOD, "blue": "#2c5c8f"}


def field(w: float, h: float, state: str) -> str:
    """A sunken text field; normal, focus or off."""
    ground = ("#d9cba6", "#ded2b2", "#ded2b2") if state == "off" else ("#f3e4bf", "#fffaf0", "#fdf5e2")
    edge, wide = ("#b0781a", 2.4) if state == "focus" else (BROWN, 1.6)
    return (
        inset(w, h, 1.2, 6, lin(0, 0, 0, h, *ground), edge, wide)
        + line(f"M6 3.2 H{w - 6}", "#5a3a14", 1.8, 0.28)
        + line(f"M6 {h - 2.6} H{w - 6}", "#ffffff", 1, 0.8)
    )


def row(w: float, h: float, state: str) -> str:
    """A line of a list; normal, hover, chosen or off."""
    fill, fo, edge, so = {
        "normal": ("#fffaf0", 0.5, "#8a6a35", 0.45),
        "hover": ("#fff6d8", 0.95, "#b0781a", 0.9),
        "chosen": ("#f6d780", 0.85, GOLD_EDGE, 1),
        "off": ("#b9a67c", 0.28, "#8a6a35", 0.3),
    }[state]
    shine = "" if state == "off" else line(f"M6 2.8 H{w - 6}", "#ffffff", 1.2, 0.8)
    return inset(w, h, 1, 6, fill, edge, 1.6, fo, so) + shine


def check(on: bool) -> str:
    """A tick box. Box 28 x 28."""
    box = rect(2, 2, 24, 24, 5, lin(0, 0, 0, 28, "#f3e4bf", "#fffaf0"), BROWN, 2) + line(
        "M5 4.6 H23", "#5a3a14", 1.6, 0.25
    )
    mark = line("M4.4 12.6 L9.8 18.2 L19.8 5.8", OXBLOOD, 3.6)
    return box + (at(mark, 3, 1, 0.98) if on else "")


def radio(on: bool) -> str:
    """A round choice mark. Box 28 x 28."""
    dot = circle(14, 14, 6.2, rad(11, 11, 10, "#d0454c", OXBLOOD, "#5e0f15"))
    return circle(14, 14, 11, lin(0, 0, 0, 28, "#f3e4bf", "#fffaf0"), BROWN, 2) + (dot if on else "")


def slider_groove(w: float) -> str:
    """The groove of a slider with ticks. Box w x 28."""
    return rect(10, 9.5, w - 20, 9, 4.5, "#b99a60", BROWN, 1.4) + line(f"M14 11.5 H{w - 14}", "#5a3a14", 1.4, 0.3)


def slider_fill(w: float) -> str:
    """The red filling of the groove. Box w x 28."""
    return rect(10.8, 10.2, w - 21.6, 7.6, 3.8, lin(0, 9, 0, 19, "#c2414a", OXBLOOD, "#5e0f15"))


def slider_knob(hover: bool) -> str:
    """The golden knob of a slider. Box 28 x 28."""
    tones = ("#ffffff", GOLD_HI, GOLD, GOLD_MID) if hover else (GOLD_HI, GOLD, GOLD_MID, GOLD_LO)
    return (
        circle(14.8, 15.4, 11, "#000000", fo=0.2)
        + circle(14, 14, 10.6, rad(10, 9, 18, *tones), GOLD_EDGE, 1.8)
        + line("M8 10 Q11 6.4 16 6.6", "#ffffff", 1.8, 0.85)
    )


def scroll_groove(h: float) -> str:
    """The groove of a scroll bar. Box 12 x h."""
    return rect(2.5, 1, 7, h - 2, 3.5, "#b99a60", BROWN, 1, 0.55, 0.6)


def scroll_grip(h: float) -> str:
    """The grip of a scroll bar. Box 12 x h."""
    return rect(1.5, 1, 9, h - 2, 4.5, lin(0, 0, 12, 0, GOLD_HI, GOLD_MID, GOLD_LO), GOLD_EDGE, 1.2)


def tab(w: float, h: float, chosen: bool) -> str:
    """The head of a tab, open below."""
    ground = PLAQUES["gold" if chosen else "normal"][0]
    d = f"M1.2 {h} V9 Q1.2 1.2 9 1.2 H{w - 9} Q{w - 1.2} 1.2 {w - 1.2} 9 V{h}"
    return path(d, lin(0, 0, 0, h, *ground), "#3a2411", 2) + line(f"M9 3.4 H{w - 9}", "#ffffff", 1.3, 0.8)


def pill(w: float, h: float, colour: str) -> str:
    """A small coloured label."""
    ground = lin(0, 0, 0, h, light(colour, 0.2), colour, dark(colour, 0.2))
    return inset(w, h, 0.9, h / 2, ground, dark(colour, 0.5), 1.5) + line(
        f"M{h / 2} 2.6 H{w - h / 2}", "#ffffff", 1.1, 0.4
    )


def key_cap(w: float, h: float) -> str:
    """A key of the keyboard as carved bone."""
    return rect(1, 3, w - 2, h - 4, 5, "#1a0f08") + rect(
        1.5, 1.5, w - 3, h - 5, 4.5, lin(0, 0, 0, h, "#fff8e4", "#e0cda0"), "#3a2411", 1.5
    )


def pad_button(name: str) -> str:
    """A button of a game pad. Box 28 x 28."""
    colours = {"a": "#3f8a4a", "b": "#b3202a", "x": "#2f6fc0", "y": "#c8952f"}
    if name in colours:
        c = colours[name]
        ball = circle(14, 14, 12, rad(10, 9, 20, light(c, 0.45), c, dark(c, 0.5)), dark(c, 0.7), 1.8)
        return ball + letters(name.upper(), 14, 14, 12, "#fff8e4")
    plate = rect(1.5, 5, 25, 18, 8, lin(0, 4, 0, 24, "#7a726a", "#3f3a36"), "#14100c", 1.8)
    if name in ("lb", "rb"):
        return plate + letters(name.upper(), 14, 14, 9, "#fff8e4")
    if name == "start":
        return plate + line("M9 10.6 H19 M9 14 H19 M9 17.4 H19", "#fff8e4", 1.7)
    if name == "back":
        return plate + line("M9 9.6 H15.6 V15 H9Z M12.6 15.4 V18.4 H19 V13 H16", "#fff8e4", 1.6)
    cross = "M10.4 3 H17.6 V10.4 H25 V17.6 H17.6 V25 H10.4 V17.6 H3 V10.4 H10.4Z"
    return path(cross, lin(4, 4, 24, 24, "#7a726a", "#3f3a36"), "#14100c", 1.8) + path(lozenge(14, 14, 3), "#14100c")


def pennant(lit: bool) -> str:
    """A swallow-tailed flag for a language code. Box 50 x 26."""
    cloth = (GOLD_HI, GOLD, "#d79c38") if lit else ("#5b3c24", "#432b19", "#301d10")
    edge, pole = (GOLD_EDGE, "#6e4709") if lit else ("#8a6a35", "#a8813f")
    return path("M3 2 H48 L42 13 L48 24 H3Z", lin(0, 0, 0, 26, *cloth), edge, 1.5) + line("M3 1.6 V24.4", pole, 2.4)
