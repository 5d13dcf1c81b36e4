"""The phases of a match (rules 1.10): what is decided next. `actor` says by whom."""

from __future__ import annotations

PLACE, MOVE, ROLL, CROWN, DISC, REROLL, TURN_DIE, START_ROLL, LAY, EMPEROR, FIRST, OVER = range(12)

PHASE_WORDS = (
    "place",  # the next knight of the turn is played
    "move",  # the emperor moves
    "roll",  # the dice of the turn are rolled
    "crown",  # the colour of a crown is named, before the match and in a turn
    "disc",  # a disc is chosen
    "reroll",  # a die that shows an exhausted colour is rolled again (rules 1.6)
    "turn",  # a die may be turned to a crown (option)
    "start",  # dice are rolled that fill a reserve before the match
    "lay",  # a knight is laid on the next tile
    "emperor",  # it is drawn where the emperor stands
    "first",  # it is drawn who chooses a disc first
    "over",
)
OF_CHANCE = frozenset((LAY, EMPEROR, FIRST, START_ROLL, ROLL, REROLL))
BEFORE_THE_TURNS = frozenset((LAY, EMPEROR, FIRST))  # nobody's turn
