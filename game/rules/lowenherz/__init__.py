"""Löwenherz (1997) for two, three and four. The numbers are those of the rules.

1.3  Variable set-up: chance lays and turns the six tiles and says who begins (or the table's option does). In seating
     order everybody places a castle on a plain with a knight on a plain beside it, until all have three; with two
     players four, then two each of a neutral colour, with three players then one each. Castles of a colour are 6 steps
     apart (option: 7), or as far as is possible. Then all closed areas with one castle are regions.
1.4  Basic set-up, from three players on: the printed land, and no cards A.
1.6  A round: an action card is turned up. From the black castle on everybody lays a decision card for one of its three
     lines, the first of two or three players two. Then the lines are carried out; a line nobody chose lapses. Silver
     cards score at once, and the next card is turned up.
1.7  Ducats are shared. Of other lines that two have chosen they bargain first: offers in turn, up to six, then bids.
     With hidden purses more may be asked for than the other has, which then cannot accept.
     Bids are sealed, of ducats and treasures; the single highest pays the bank. Who ties for it bids once more; when
     that is a tie again the line lapses.
1.8  Borders: a closed area with one castle is a region, and its owner scores by its fields, and 5 for each city.
     Whoever has a region round each castle may place no more.
1.10 Knights: one knight beside the own ones (5 ducats or a treasure in a forest), or an expansion of one region by one
     or two fields, +1 each and +5 for a city. A double one: two knights, or a knight and then an expansion (option: in
     either order). Fields of another's region need more knights than it has, and what is cut off is lost as well.
1.12 Politics: one looks through one of the two stacks and keeps a card.
1.13 Before laying one may play renegades (a knight there goes, an own one comes) and alliances (neither region expands
     into the other; either side ends it for 10 ducats when it acts).
1.15 The king card ends the match: mountains score once more, all cards are shown, parchments count. Most points win,
     then most ducats with treasures, then the victory is shared.

Hidden are the politics cards: hands, stacks, and what was seen and kept. All flows of ducats are open, so purses are in
every observation; the option `purses` tells those who draw whether to show them. Neither what one may ask a rival for
nor what is offered at a screen that several share tells of a hidden purse. What goes on by itself never depends
on hidden cards. What lies in a stack is drawn when somebody looks into one for the first time; from then on it is what
is left, and still a ply of chance, by which those who may not see it run along. So is the showing of hands at the end.

A set-up never comes to a dead end: there are always two empty plains beside one another, for the castles and knights
placed before are too few to take one of every such pair.
"""

from __future__ import annotations

from game.rules.core import InvalidText, Option
from game.rules.core import chosen as chosen_options
from game.rules.lowenherz import actions, board, cards, explain, hands, happenings, phases
from game.rules.lowenherz.actions import NUM_ACTIONS
from game.rules.lowenherz.apply import after_land
from game.rules.lowenherz.board import NOBODY, SPACINGS
from game.rules.lowenherz.cards import CARDS, OFFERS, POLITICS_CARDS
from game.rules.lowenherz.explain import events
from game.rules.lowenherz.land_set_up import lay_basic
from game.rules.lowenherz.notation import FIRST_SEATS, KEY, VERSION, action_from_text, action_to_text, phase_to_text
from game.rules.lowenherz.reading import state_from_text
from game.rules.lowenherz.state import State

SEATS: tuple[int, ...] = (2, 3, 4)
OPTIONS: tuple[Option, ...] = (
    Option("setup", ("variable", "basic"), (2, 3)),
    Option("spacing", tuple(map(str, SPACINGS))),
    Option("double_knight", ("knight_first", "either")),
    Option("purses", ("hidden", "open")),
    Option("first", ("drawn", "1", "2", "3", "4"), (2, 2, 2, 3, 4)),
)
_SET_UP = board.SLOTS + 1 + 2 * 12  # tiles, who begins, twelve castles with their knights
_POLITICS = 3 * 3 + 3 + 3  # three renegades of three plies, three alliances, each of which ends once
# In each of up to 27 rounds the card, 4 seats laying, two lines contested at most (four cards lie on three lines) with
# offers, an answer and two bids, and three lines of up to three plies. The other cards, and hands shown at the end.
MAX_PLIES = _SET_UP + _POLITICS + CARDS + 27 * (4 + 2 * (OFFERS + 1 + 2) + 3 * 3) + 4
MAX_DRAWS = board.SLOTS + 1 + CARDS + POLITICS_CARDS + 4

__all__ = [
    "KEY",
    "MAX_DRAWS",
    "MAX_PLIES",
    "NOBODY",
    "NUM_ACTIONS",
    "OPTIONS",
    "SEATS",
    "VERSION",
    "State",
    "action_from_text",
    "action_to_text",
    "actions",
    "board",
    "cards",
    "events",
    "explain",
    "hands",
    "happenings",
    "new_state",
    "phase_to_text",
    "phases",
    "state_from_text",
]


def new_state(seats: int = 2, options: dict[str, str] | None = None) -> State:
    """Return the position before ply 1. Raises InvalidText for an unknown option or value or a wrong seat count."""
    if seats not in SEATS:
        raise InvalidText(f"Löwenherz has 2, 3 or 4 seats, not {seats!r}")
    chosen = chosen_options(OPTIONS, options, seats)
    state = State(
        seats,
        basic=chosen["setup"] == "basic",
        spacing=int(chosen["spacing"]),
        either_order=chosen["double_knight"] == "either",
        open_purses=chosen["purses"] == "open",
        first=FIRST_SEATS[chosen["first"]],
    )
    if state.basic:
        lay_basic(state)
        after_land(state)
    return state
