"""Where the focus of keys and pads goes: over what can be chosen now, then over the buttons that work."""

from __future__ import annotations

from game.view.carolus_magnus import spots
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.spots import BUTTONS, colour_word, land_spot
from game.view.commands import is_on
from game.view.table_view import LOOK_BACK


def choosable(look: Look, in_hand: bool) -> list[str]:
    """Return the spots that stand for an action, or for a knight to be taken in hand."""
    seat, found = look.acting, look.choices
    if seat is None:
        return []
    if found.knights:
        if not in_hand:
            return spots.own_knights(look)
        return ["court", *(land_spot(look, look.at_step(n)) for n in range(1, len(look.state.starts) + 1))]
    chosen = [f"disc:{seat}:{number}" for number in sorted(found.discs)]
    chosen += [land_spot(look, look.at_step(n)) for n in sorted(found.steps)]
    chosen += [f"crown:{colour_word(colour)}" for colour in sorted(found.crowns)]
    chosen += [f"die:{colour_word(colour)}" for colour in sorted(found.dice)]
    return [*chosen, "keep"] if found.keep is not None else chosen


def stops(look: Look, in_hand: bool = False) -> list[str]:
    """Return the spots that keys walk over. in_hand: whether a knight is lifted."""
    if look.moment.replaying:
        return []
    return choosable(look, in_hand) + [name for name in (LOOK_BACK, *BUTTONS) if is_on(look.moment, name)]


def first_stop(look: Look, in_hand: bool = False) -> str | None:
    """Return where the focus goes by itself; never to a button: Enter pressed once too often takes nothing back."""
    return next(iter(choosable(look, in_hand)), None)
