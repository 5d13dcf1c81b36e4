"""Every colour the client draws with, as #rrggbb text, and the colours of the seats."""

from __future__ import annotations

INK = "#2b1d10"
BROWN = "#5a3d22"
SOFT = "#6a4c20"
MUTED = "#755830"
FAINT = "#b89c6a"
PALE = "#ecdcb4"
IVORY = "#fff0c8"
GOLD = "#f3d27a"
OXBLOOD = "#8e1b22"
LAPIS = "#1f3f78"
LEAF = "#2f5d3a"
NIGHT = "#0a0502"
GLOW = "#ffd968"
OFF = "#857450"

# The seats' colours: heraldic differ by 20 Delta-E or more for every kind of colour vision, the contrast set is
# Okabe and Ito's, the grey set is told apart by its crests alone.
HERALDIC = ("#b3202a", "#2f7fd1", "#f2c230", "#2a2a30")
CONTRAST = ("#d55e00", "#0072b2", "#f0e442", "#111111")
GREYS = ("#5a5650", "#a8a298", "#e8e2d2", "#1c1a18")
PLAIN_PALETTE = "heraldic"
SEAT_SETS = {"heraldic": HERALDIC, "contrast": CONTRAST, "greys": GREYS}


def rgb(colour: str | tuple[int, ...]) -> tuple[int, int, int]:
    """The three numbers of `#rrggbb`; three numbers pass through."""
    if not isinstance(colour, str):
        return colour[0], colour[1], colour[2]
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, share: float) -> str:
    """The colour a `share` (0..1) of the way from a to b."""
    pairs = zip(rgb(a), rgb(b), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in pairs)


def dark(colour: str, share: float = 0.5) -> str:
    """The colour moved towards warm black."""
    return mix(colour, "#140a04", share)


def light(colour: str, share: float = 0.5) -> str:
    """The colour moved towards warm white."""
    return mix(colour, "#fffaf0", share)
