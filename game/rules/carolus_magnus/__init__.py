"""Carolus Magnus for two, three and four (two teams of two). The numbers are those of the rules.

1.2  Chance lays a knight on each of the 15 tiles, says where the emperor stands and who chooses first (or the table's
     option does), and rolls the reserves: 3 + 3 + 1 dice a player, with three players 3 + 3 + 3.
1.3  In a round everybody plays a disc that nobody else has played in it, unless he has no other; the lowest acts first,
     of equal ones the earlier. Discs come back after every fifth round.
1.4  A turn: play three knights (four of three players) to the own court or to regions, one action a knight; move the
     emperor by one up to the disc's number of regions; roll as many dice and take those knights, for a crown one of a
     colour of one's choice. Arms go to whoever has strictly more knights of the colour in court. Where the emperor
     stops, the side that is strictly strongest builds or takes over, and neighbouring regions of one side become one.
     A disc of more steps than there are regions goes more than once around.
1.6  When a colour is used up and everybody has it in court, all return as many as the smallest court has. If somebody
     has none, a die of that colour is rolled again until it shows what can be carried out: one die, once all other
     coloured dice are carried out, and only faces that can be. With nothing left in the middle nothing is taken.
1.7  The last castle ends the match at once, three regions or fewer after a merge do, and the end of the round in which
     nothing is left to play or to take, or that is the table's last one. Most castles win, then most arms of the side.

Options. first: the seat that chooses the first disc. talk: whether partners may talk, which the rules do not see.
rounds: after how many rounds the match ends. crown_die: whoever rolled no crown may turn one die of the turn to a
crown, before any is carried out (not when the reserves are filled before the match, and not a die rolled again).
roll=start: the dice of a turn are rolled at its start and lie open; they are carried out at its end, and only then a
die is turned and crowns are named.

Nothing is hidden, so an observation is a copy of the state.
"""

from __future__ import annotations

from game.rules.carolus_magnus import explain, phases
from game.rules.carolus_magnus.actions import (
    KEEP_DICE,
    NUM_ACTIONS,
    crown_of,
    dice_of,
    disc,
    disc_of,
    emperor_on,
    emperor_tile_of,
    first_chooser,
    first_of,
    laid,
    lay,
    name_crown,
    placed,
    roll,
    step,
    steps_of,
    to_court,
    to_region,
    turn_die,
    turned,
)
from game.rules.carolus_magnus.board import (
    BLACK,
    CASTLES,
    COLOUR_LETTERS,
    COLOURS,
    CROWN,
    DISCS,
    GREY,
    HAND,
    KNIGHTS,
    NOBODY,
    RESERVE,
    ROUNDS,
    SIDE_WORDS,
    SIDES,
    TILE_LETTERS,
    TILES,
    WHITE,
    side_of,
)
from game.rules.carolus_magnus.explain import events
from game.rules.carolus_magnus.legal import reach
from game.rules.carolus_magnus.notation import FIRST_SEATS, KEY, VERSION, action_from_text, action_to_text
from game.rules.carolus_magnus.reading import state_from_text
from game.rules.carolus_magnus.regions import Region, name_at, region, region_at, regions, tiles_of
from game.rules.carolus_magnus.state import State
from game.rules.carolus_magnus.visit import castles, strengths, strongest
from game.rules.core import InvalidText, Option
from game.rules.core import chosen as chosen_options

SEATS: tuple[int, ...] = (2, 3, 4)
OPTIONS: tuple[Option, ...] = (
    Option("first", ("drawn", "1", "2", "3", "4"), (2, 2, 2, 3, 4)),
    Option("talk", ("no", "yes"), (4, 4)),
    Option("crown_die", ("no", "yes")),
    Option("roll", ("end", "start")),
    Option("rounds", tuple(map(str, ROUNDS))),
)
# 15 knights laid, the emperor, who is first, 3 rolls and 7 crowns for each (of three players 9); then turns of a disc,
# 3 knights, the emperor, a roll, a turned die, and as many dice that are rolled again and show a crown that is named
MAX_PLIES = 17 + 40 + max(ROUNDS) * 4 * (1 + 3 + 1 + 1 + 1 + 3 + 3)
MAX_DRAWS = 17 + 12 + max(ROUNDS) * 4 * (1 + 3)

__all__ = [
    "BLACK",
    "CASTLES",
    "COLOURS",
    "COLOUR_LETTERS",
    "CROWN",
    "DISCS",
    "GREY",
    "HAND",
    "KEEP_DICE",
    "KEY",
    "KNIGHTS",
    "MAX_DRAWS",
    "MAX_PLIES",
    "NOBODY",
    "NUM_ACTIONS",
    "OPTIONS",
    "RESERVE",
    "ROUNDS",
    "SEATS",
    "SIDES",
    "SIDE_WORDS",
    "TILES",
    "TILE_LETTERS",
    "VERSION",
    "WHITE",
    "Region",
    "State",
    "action_from_text",
    "action_to_text",
    "castles",
    "crown_of",
    "dice_of",
    "disc",
    "disc_of",
    "emperor_on",
    "emperor_tile_of",
    "events",
    "explain",
    "first_chooser",
    "first_of",
    "laid",
    "lay",
    "name_at",
    "name_crown",
    "new_state",
    "phases",
    "placed",
    "reach",
    "region",
    "region_at",
    "regions",
    "roll",
    "side_of",
    "state_from_text",
    "step",
    "steps_of",
    "strengths",
    "strongest",
    "tiles_of",
    "to_court",
    "to_region",
    "turn_die",
    "turned",
]


def new_state(seats: int = 2, options: dict[str, str] | None = None) -> State:
    """Return the position before ply 1. Raises InvalidText for an unknown option or value or a wrong seat count."""
    if seats not in SEATS:
        raise InvalidText(f"Carolus Magnus has 2, 3 or 4 seats, not {seats!r}")
    chosen = chosen_options(OPTIONS, options, seats)
    return State(
        seats,
        first=FIRST_SEATS[chosen["first"]],
        talk=chosen["talk"] == "yes",
        crown_die=chosen["crown_die"] == "yes",
        early_roll=chosen["roll"] == "start",
        limit=int(chosen["rounds"]),
    )
