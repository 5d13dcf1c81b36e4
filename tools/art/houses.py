"""What sets the two houses of Rose King apart, in every palette: red is Lancaster, white is York.

In each palette the stones differ in lightness, so that they are told apart without colour; in greys the rims do too.
"""

from __future__ import annotations

from typing import Any

NAMES = ("red", "white")
PLAIN = "heraldic"  # the palette whose pictures stand in the folder itself
_GREEN = ("#5b9a43", "#1d3a18")

_LANCASTER: dict[str, Any] = {
    "petal": ("#8d1119", "#c4232d", "#e4504c"),
    "petal_edge": "#4a0a10",
    "lip": "#f08a7d",
    "barb": _GREEN,
    "wood": ("#f7e2b6", "#dcb678", "#a87a3c"),
    "wood_edge": "#5e3d17",
    "rim": "#b3202a",
    "rim_dash": "",
    "grain": "#9a6a2e",
    "seal": "#b3202a",
    "field": ("#fbf3dc", "#ecd9ab"),
    "field_sinister": ("#f3e4bd", "#dcc38a"),
    "diaper": "#c9a24a",
    "ground": ("#8f1a22", "#4d0b12"),
    "tabard": ("#f6ecd2", "#cdb98c"),
    "plume": ("#ffe9a4", "#d08a1e", "#4a2a06", "#8a5a10"),
    "ribbon": ("#c23a40", "#9b1e26", "#5a0d13"),
    "bar": ("#e0585a", "#b3202a", "#6d0f17"),
    "bar_lines": "",
    "token": ("#a11c25", "#3c080c", "#dd3a44"),
}
_YORK: dict[str, Any] = {
    "petal": ("#cfc6ae", "#f4efe1", "#ffffff"),
    "petal_edge": "#4d4432",
    "lip": "#ffffff",
    "barb": _GREEN,
    "wood": ("#8f6440", "#683f22", "#38200f"),
    "wood_edge": "#170c05",
    "rim": "#f1ead8",
    "rim_dash": "",
    "grain": "#1d1007",
    "seal": "#274678",
    "field": ("#3a5fa0", "#1f3869"),
    "field_sinister": ("#7a2a52", "#4d1631"),
    "diaper": "#d9b45a",
    "ground": ("#2c4c86", "#14254a"),
    "tabard": ("#6d2350", "#3f1130"),
    "plume": ("#ffffff", "#d8cfbb", "#3d3626", "#8f8670"),
    "ribbon": ("#4a74ba", "#27477f", "#14254a"),
    "bar": ("#5b82c4", "#2f518f", "#182c57"),
    "bar_lines": "",
    "token": ("#e9dcbd", "#4c3c22", "#fffaf0"),
}

# Okabe and Ito's vermilion and blue, far apart for every kind of colour vision.
_VERMILION = {
    **_LANCASTER,
    "petal": ("#8a3a00", "#d55e00", "#f28a3e"),
    "petal_edge": "#451d00",
    "lip": "#ffc48f",
    "rim": "#d55e00",
    "seal": "#d55e00",
    "ground": ("#c25600", "#652b00"),
    "ribbon": ("#d9691a", "#a84a00", "#602a00"),
    "bar": ("#ff9a4d", "#e06a0c", "#9c4500"),
    "bar_lines": "#6d2f00",
    "token": ("#b34f00", "#451d00", "#e06a0c"),
}
_BLUE = {
    **_YORK,
    "petal_edge": "#12324a",
    "wood": ("#3f88ba", "#0c5585", "#052b47"),
    "wood_edge": "#02121e",
    "rim": "#f2f7fb",
    "grain": "#04263f",
    "seal": "#0072b2",
    "field": ("#2f93cf", "#00578a"),
    "field_sinister": ("#0f4d76", "#072f4a"),
    "ground": ("#1f7fb8", "#05395a"),
    "tabard": ("#0c4a72", "#052a42"),
    "ribbon": ("#3a94d0", "#08598f", "#053352"),
    "bar": ("#56a9de", "#0072b2", "#003f63"),
    "token": ("#cfe4f2", "#0b3a5c", "#ffffff"),
}

_LIGHT_GREY = {
    **_LANCASTER,
    "petal": ("#171512", "#3b3731", "#5d5850"),
    "petal_edge": "#080706",
    "lip": "#8f897d",
    "barb": ("#8f897d", "#1c1a16"),
    "wood": ("#f8f4ea", "#dcd6c8", "#a59e8e"),
    "wood_edge": "#47423a",
    "rim": "#2a2722",
    "grain": "#9c9585",
    "seal": "#cfc9bb",
    "field": ("#faf6ec", "#dfd9ca"),
    "field_sinister": ("#eae5d8", "#c9c2b2"),
    "diaper": "#a39c8c",
    "ground": ("#b9b3a6", "#7c766a"),
    "tabard": ("#f8f4ea", "#c9c2b2"),
    "plume": ("#6a655c", "#2e2b26", "#0f0e0c", "#8f897d"),
    "ribbon": ("#8c867b", "#625d54", "#3b3730"),
    "bar": ("#faf6ec", "#d5cfc1", "#9c9585"),
    "bar_lines": "#5a554b",
    "token": ("#dcd6c8", "#2a2722", "#4a463f"),
}
_DARK_GREY = {
    **_YORK,
    "petal": ("#bdb7aa", "#eae6dc", "#ffffff"),
    "petal_edge": "#2e2b26",
    "barb": ("#b0aa9d", "#1c1a16"),
    "wood": ("#6d675e", "#3f3b35", "#1f1c19"),
    "wood_edge": "#0b0a08",
    "rim": "#f4f0e6",
    "rim_dash": "6 4.26",
    "grain": "#171512",
    "seal": "#3a362f",
    "field": ("#5a554d", "#26231f"),
    "field_sinister": ("#3f3b35", "#171512"),
    "diaper": "#a39c8c",
    "ground": ("#4a463f", "#1c1a16"),
    "tabard": ("#38342e", "#171512"),
    "ribbon": ("#4f4a43", "#2b2823", "#100f0d"),
    "bar": ("#6d675e", "#38342e", "#171512"),
    "token": ("#4a463f", "#0b0a08", "#f4f0e6"),
}

LOOKS: dict[str, dict[str, dict[str, Any]]] = {
    PLAIN: {"red": _LANCASTER, "white": _YORK},
    "contrast": {"red": _VERMILION, "white": _BLUE},
    "greys": {"red": _LIGHT_GREY, "white": _DARK_GREY},
}


def look(house: str) -> dict[str, Any]:
    """The colours of a house, by what they are for; "red" in the plain palette, "red/greys" in another."""
    name, _, palette = house.partition("/")
    return LOOKS[palette or PLAIN][name]


def named(name: str, palette: str) -> str:
    """How `look` calls a house in a palette."""
    return name if palette == PLAIN else f"{name}/{palette}"


def folder(palette: str) -> str:
    """The folder of a palette's pictures below those of the plain one, with its slash."""
    return "" if palette == PLAIN else f"{palette}/"
