"""What followed by itself, as lines of the chronicle: knights returned, short turns, discs back, rounds, the end."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus import State, phases
from game.rules.core import TERMINAL
from game.view.carolus_magnus import words, words_result
from game.view.moment import SeatLook, Sentence

LIMIT_SHOWN = 10  # rounds before the limit from which on it is told (rules 1.7)


def course(before: State, after: State, seats: tuple[SeatLook, ...], ply: int = -1) -> tuple[Sentence, ...]:
    """Return the lines of what followed a step by the rules alone; what nobody may miss is said aloud."""
    lines = [Sentence(text, -1, ply, aloud=True) for text in _returned(before, after)]
    lines += [Sentence(text, -1, ply) for text in _used_up(before, after)]
    lines += _forced(before, after, seats, ply)
    if after.actor == TERMINAL:
        outcome = after.outcome()
        assert outcome is not None
        return (
            *lines,
            Sentence(_("{why}: the match is over").format(why=words_result.end_words(after, outcome)), ply=ply),
        )
    if 0 < before.round < after.round:
        lines += _round(before, after, ply)
    short = _short_turn(before, after, seats)
    if short:
        lines.append(Sentence(short, after.turn, ply, aloud=True))
    return tuple(lines)


def returned(before: State, after: State) -> list[tuple[int, int]]:
    """Return (colour, knights of everybody) of what all put back from their courts in a step (rules 1.6)."""
    if before.phase == phases.PLACE:
        return []
    found = []
    for colour in range(len(rules.COLOURS)):
        gone = [old[colour] - new[colour] for old, new in zip(before.courts, after.courts, strict=True)]
        if min(gone) > 0:
            found.append((colour, min(gone)))
    return found


def _returned(before: State, after: State) -> list[str]:
    """Return what everybody puts back: a step in which arms or crowns of several colours run out may have several."""
    return [
        ngettext(
            "{colour} is used up: all return {n} knight", "{colour} is used up: all return {n} knights", count
        ).format(colour=words.colour_begins(colour), n=count)
        for colour, count in returned(before, after)
    ]  # fmt: skip


def _used_up(before: State, after: State) -> list[str]:
    """Return which colours the supply has no knight of any more."""
    gone = [colour for colour, left in enumerate(after.supply) if not left and before.supply[colour]]
    return [_("{colour}: the supply has no knight left").format(colour=words.colour_begins(colour)) for colour in gone]


def _forced(before: State, after: State, seats: tuple[SeatLook, ...], ply: int) -> list[Sentence]:
    """Return that somebody put down a disc that lay already: nothing else was left (rules 1.3)."""
    seat = before.turn
    if before.phase != phases.DISC or after.played[seat] not in before.played:
        return []
    name, n = words.player_name(after, seat, seats), after.played[seat]
    text = _("{name} has no other disc: {n} lies twice, and the later one acts later").format(name=name, n=n)
    return [Sentence(text, seat, ply)]


def _round(before: State, after: State, ply: int) -> list[Sentence]:
    """Return what a new round brings: discs that come back, and how near the limit is."""
    lines = []
    if not any(before.hands):
        lines.append(Sentence(_("All five discs come back"), -1, ply))
    left = after.limit - after.round + 1
    if left == LIMIT_SHOWN:
        lines.append(Sentence(_("{n} rounds are left until the limit").format(n=left), -1, ply, aloud=True))
    elif left == 1:
        lines.append(Sentence(_("The last round before the limit"), -1, ply, aloud=True))
    return lines


def _short_turn(before: State, after: State, seats: tuple[SeatLook, ...]) -> str:
    """Return that a turn begins with fewer knights than are to be played, "" where it does not."""
    begins = before.phase not in (phases.PLACE, phases.MOVE) or before.turn != after.turn
    if not begins or after.phase not in (phases.PLACE, phases.MOVE):
        return ""
    if after.left == rules.HAND[after.players]:
        return ""
    name = words.player_name(after, after.turn, seats)
    if not after.left:
        return _("{name} has no knights left to play").format(name=name)
    return ngettext(
        "{name} has only {n} knight left to play", "{name} has only {n} knights left to play", after.left
    ).format(name=name, n=after.left)  # fmt: skip
