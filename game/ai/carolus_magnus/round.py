"""The turns that follow: who acts next in Carolus Magnus, with which disc, and what he does then."""

from __future__ import annotations

from game.ai.carolus_magnus.position import Position
from game.ai.carolus_magnus.turn import Turn, play
from game.rules.carolus_magnus.board import ALL_DISCS
from game.rules.carolus_magnus.threats import free_discs

LATER = 1.2  # what each number higher costs: others act before


def choose_disc(position: Position, seat: int, disc: int) -> None:
    """Put the disc on the table; of equal numbers the one that came earlier acts first."""
    position.played[seat] = disc
    position.hands[seat] &= ~(1 << (disc - 1))
    before = sum(position.played[other] <= disc for other in position.order)
    position.order.insert(before, seat)


def disc_values(position: Position, seat: int) -> dict[int, float]:
    """Return what each disc that the seat may choose is worth, if it acted at once; low ones act earlier."""
    taken = [disc for disc in position.played if disc]
    discs = free_discs(position.hands[seat], taken)
    turn = Turn(position, seat, max(discs), position.hand)
    best = dict.fromkeys(range(1, max(discs) + 1), float("-inf"))
    for found in turn.plans():
        for plan in found:
            best[plan.steps] = max(best[plan.steps], plan.value)
    return {disc: max(best[steps] for steps in range(1, disc + 1)) - LATER * disc for disc in discs}


def finish_choosing(position: Position, choosers: tuple[int, ...]) -> None:
    """Let the seats choose discs in this order as it looks best to each."""
    for seat in choosers:
        values = disc_values(position, seat)
        choose_disc(position, seat, max(values, key=lambda disc: (values[disc], -disc)))


def begin_round(position: Position) -> None:
    """Begin the next round: who acted first chooses first; used discs come back when all are used."""
    choosers = tuple(position.order)
    if not any(position.hands):
        position.hands = [ALL_DISCS] * len(position.hands)
    position.played = [0] * len(position.played)
    position.order = []
    position.at = 0
    finish_choosing(position, choosers)


def next_turn(position: Position) -> Turn:
    """Return the turns that whoever comes next can make; begins a round where one has ended."""
    if position.at == len(position.order):
        begin_round(position)
    seat = position.order[position.at]
    return Turn(position, seat, position.played[seat], position.hand)


def play_on(position: Position, turns: int) -> Position:
    """Return the position after so many more turns, each the best at a first look; fewer where the match ends."""
    for _ in range(turns):
        if position.ring.winners:
            break
        turn = next_turn(position)
        position = play(position, turn.seat, turn.best())
    return position
