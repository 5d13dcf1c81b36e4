"""What the settings mean for a table."""

from __future__ import annotations

from game.settings import ANIMATION_FACTORS, Settings
from game.view.moment import ViewPreferences
from game.view.palette import BROWN, SEAT_SETS, dark
from game.view.view_package import ViewPackage

CRESTS = 4


def table_preferences(settings: Settings) -> ViewPreferences:
    """Return the preferences of a view under these settings."""
    return ViewPreferences(
        speed=ANIMATION_FACTORS[settings.animation],
        reduced_motion=settings.reduced_motion,
        shake=settings.shake / 100,
        show_threats=settings.threats,
        confirm_spending=settings.confirm_spending,
        warnings=settings.confirm_moves,
    )


def has_sides(package: ViewPackage, options: dict[str, str], seats: int) -> bool:
    """Return whether the seats of a match play sides with pictures of their own, so that crests mean nothing."""
    return bool(package.side_pictures(options, seats))


def name_ink(sides: bool, colour: int, palette: str) -> str:
    """Return the colour of a name on parchment: that of the seat, brown where sides and not seats have colours."""
    if sides:
        return BROWN
    colours = SEAT_SETS[palette]
    return dark(colours[colour % len(colours)], 0.4)


def crest(colour: int, palette: str) -> str:
    """Return the picture of a seat's crest, whose colour is 0 to 3, under a palette of the settings."""
    return f"ui/crest_{colour % CRESTS}" + ("" if palette == "heraldic" else f"_{palette}")
