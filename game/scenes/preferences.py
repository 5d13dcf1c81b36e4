"""What the settings mean for a table."""

from __future__ import annotations

from game.settings import ANIMATION_FACTORS, Settings
from game.view.moment import ViewPreferences
from game.view.palette import BROWN, SEAT_SETS, dark
from game.view.table_view import ViewPackage

CRESTS = 4


def table_preferences(settings: Settings) -> ViewPreferences:
    """Return the preferences of a view under these settings."""
    return ViewPreferences(
        speed=ANIMATION_FACTORS[settings.animation],
        reduced_motion=settings.reduced_motion,
        shake=settings.shake / 100,
        show_threats=settings.threats,
        confirm_hero=settings.confirm_heroes,
        warnings=settings.confirm_moves,
    )


def name_ink(package: ViewPackage, colour: int, palette: str) -> str:
    """Return the colour of a name on parchment: that of the seat, brown where sides and not seats have colours."""
    if package.side_option():
        return BROWN
    colours = SEAT_SETS[palette]
    return dark(colours[colour % len(colours)], 0.4)


def crest(colour: int, palette: str) -> str:
    """Return the picture of a seat's crest, whose colour is 0 to 3, under a palette of the settings."""
    return f"ui/crest_{colour % CRESTS}" + ("" if palette == "heraldic" else f"_{palette}")
