"""Who could do what next turn: the threat arithmetic of reserves that lie open (rules 3). Exact, nothing is changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.carolus_magnus.board import ALL_DISCS, COLOUR_COUNT, DISCS, HAND, NOBODY
from game.rules.carolus_magnus.stops import counting
from game.rules.carolus_magnus.visit import castles

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State


@dataclass(frozen=True, slots=True)
class Threat:
    """One seat could take the arms of one colour from somebody else.

    need: knights of the colour that it takes. twice: only with two turns in a row and the right dice between.
    """

    seat: int
    colour: int
    need: int
    twice: bool


@dataclass(frozen=True, slots=True)
class Taker:
    """One seat could turn a region to its side with its next turn.

    steps: that the emperor needs. knights: the fewest that do it; flips: colours whose arms it takes with them.
    """

    seat: int
    steps: int
    knights: int
    flips: tuple[int, ...]


def lead(state: State, seat: int, colour: int) -> int:
    """Return by how much the seat's court is ahead of the best other court of the colour; negative when behind."""
    others = [court[colour] for other, court in enumerate(state.courts) if other != seat]
    return state.courts[seat][colour] - max(others)


def possible_gain(state: State, seat: int, colour: int, twice: bool = False) -> int:
    """Return how many knights of the colour the seat can put into its court with the knights it has before it.

    That is its next turn, or the rest of its turn. twice: in two turns in a row, when dice and supply allow the most.
    """
    hand = knights_to_play(state, seat)
    own = state.reserves[seat][colour]
    first = min(hand, own)
    if not twice:
        return first
    later = own - first + min(HAND[state.players], state.supply[colour])
    return first + min(HAND[state.players], later)


def knights_to_play(state: State, seat: int) -> int:
    """Return how many knights the seat can play in the turn that it is in or that comes next."""
    hand = state.left if state.left and seat == state.turn else HAND[state.players]
    return min(hand, sum(state.reserves[seat]))


def is_safe(state: State, seat: int, colour: int) -> bool:
    """Return whether the seat holds the arms of the colour and no other seat can take them with one turn."""
    if state.arms[colour] != seat:
        return False
    own = state.courts[seat][colour]
    return all(
        state.courts[other][colour] + possible_gain(state, other, colour) <= own
        for other in range(state.players)
        if other != seat
    )


def threats(state: State) -> tuple[Threat, ...]:
    """Return who could take which arms, by colour and seat; those that need two turns only where two can come."""
    doubles = [can_act_twice(state, seat) for seat in range(state.players)]
    found = []
    for colour in range(COLOUR_COUNT):
        for seat in range(state.players):
            need = needed(state, seat, colour)
            if not need:
                continue
            if need <= possible_gain(state, seat, colour):
                found.append(Threat(seat, colour, need, False))
            elif doubles[seat] and need <= possible_gain(state, seat, colour, twice=True):
                found.append(Threat(seat, colour, need, True))
    return tuple(found)


def needed(state: State, seat: int, colour: int) -> int:
    """Return how many knights take the arms of the colour; 0 for who holds them."""
    holder = state.arms[colour]
    if holder == seat:
        return 0
    held = 0 if holder == NOBODY else state.courts[holder][colour]
    return held + 1 - state.courts[seat][colour]


def can_act_twice(state: State, seat: int) -> bool:
    """Return whether the seat acts last this round and some choice of discs lets it act first in the next (rules 3)."""
    order = tuple(state.order)
    if len(order) != state.players or order[-1] != seat:
        return False
    hands = [state.hands[other] or ALL_DISCS for other in range(state.players)]
    return _can_be_first(order, hands, seat, ())


def _can_be_first(choosing: tuple[int, ...], hands: list[int], seat: int, played: tuple[int, ...]) -> bool:
    """Try every choice of discs. The seat chooses last: it is first with a number below all the others."""
    chooser, rest = choosing[0], choosing[1:]
    discs = free_discs(hands[chooser], played)
    if not rest:
        return min(discs) < min(played)
    return any(_can_be_first(rest, hands, seat, (*played, disc)) for disc in discs)


def free_discs(hand: int, played: tuple[int, ...] | list[int]) -> list[int]:
    """Return the discs of a hand that may be chosen: none that lies on the table, unless all of them do (rules 1.3)."""
    discs = [disc for disc in range(1, DISCS + 1) if hand >> (disc - 1) & 1]
    return [disc for disc in discs if disc not in played] or discs


def reach_of(state: State, seat: int) -> int:
    """Return how far the seat can move the emperor in its next turn: its disc, or the highest it could choose."""
    if state.played[seat]:
        return state.played[seat]
    return max(free_discs(state.hands[seat] or ALL_DISCS, [disc for disc in state.played if disc]))


def takers(state: State, index: int) -> tuple[Taker, ...]:
    """Return which seats could turn the region to their side with their next turn if nobody acts before."""
    steps = (index - state.emperor - 1) % len(state.starts) + 1
    found = []
    for seat in range(state.players):
        if steps > reach_of(state, seat):
            continue
        way = cheapest_way(state, index, seat)
        if way is not None:
            found.append(Taker(seat, steps, *way))
    return tuple(found)


def strengths_of(state: State, index: int, counted: tuple[tuple[int, ...], ...]) -> list[int]:
    """Return the strength of every side, castles included, from the knights that count."""
    strengths = [sum(knights) for knights in counted]
    if state.owners[index] != NOBODY:
        strengths[state.owners[index]] += castles(state, index)
    return strengths


def cheapest_way(state: State, index: int, seat: int) -> tuple[int, tuple[int, ...]] | None:
    """Return (fewest knights, colours taken) with which the seat's side would win the region; None if it cannot.

    Nothing is returned for a region that is the side's already.
    """
    side = state.sides[seat]
    if state.owners[index] == side:
        return None
    hand = knights_to_play(state, seat)
    needs = [needed(state, seat, colour) for colour in range(COLOUR_COUNT)]
    best: tuple[int, tuple[int, ...]] | None = None
    for chosen in range(1 << COLOUR_COUNT):
        flips = tuple(colour for colour in range(COLOUR_COUNT) if chosen >> colour & 1)
        if any(not 0 < needs[colour] <= state.reserves[seat][colour] for colour in flips):
            continue
        spent = sum(needs[colour] for colour in flips)
        if spent > hand:
            continue
        more = _more_needed(state, index, side, seat, flips, hand - spent)
        if more is not None and (best is None or spent + more < best[0]):
            best = spent + more, flips
    return best


def _more_needed(state: State, index: int, side: int, seat: int, flips: tuple[int, ...], hand: int) -> int | None:
    """Return how many own knights must be put on the region after these colours were taken; None if too many."""
    counted = [list(knights) for knights in counting(state, index)]
    for colour in flips:
        for knights in counted:
            knights[colour] = 0
        counted[side][colour] = state.knights[index][colour]
    strengths = strengths_of(state, index, tuple(tuple(knights) for knights in counted))
    rival = max(value for other, value in enumerate(strengths) if other != side)
    more = max(0, rival + 1 - strengths[side])
    held = [
        colour
        for colour in range(COLOUR_COUNT)
        if state.arms[colour] != NOBODY and state.sides[state.arms[colour]] == side
    ]
    supply = sum(state.reserves[seat][colour] for colour in held if colour not in flips)
    supply += sum(state.reserves[seat][colour] - needed(state, seat, colour) for colour in flips)
    return more if more <= min(hand, supply) else None
