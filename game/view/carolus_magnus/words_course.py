"""What followed by itself, as lines of the chronicle: knights returned, short turns, discs back, rounds, the end."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus import State, explain, phases
from game.view.carolus_magnus import words, words_result
from game.view.moment import SeatLook, Sentence

LIMIT_SHOWN = 10  # rounds before the limit from which on it is told (rules 1.7)


def course(
    before: State, action: int, after: State, seats: tuple[SeatLook, ...], ply: int = -1
) -> tuple[Sentence, ...]:
    """Return the lines of what followed a step by the rules alone; what nobody may miss is said aloud."""
    lines = _forced(before, after, seats, ply)
    for event in explain.events(before, action, after):
        if isinstance(event, explain.Returned):
            lines.append(Sentence(returned_words(event), -1, ply, aloud=True))
        elif isinstance(event, explain.RoundBegan):
            lines += [Sentence(text, -1, ply, aloud=True) for text in _limit(after)]
        else:
            text = _quiet(event, after, seats)
            lines += [Sentence(text, -1, ply)] if text else []
    short = _short_turn(before, after, seats)
    if short:
        lines.append(Sentence(short, after.turn, ply, aloud=True))
    return tuple(lines)


def returned_words(event: explain.Returned) -> str:
    """Return that everybody puts knights of a colour back from their courts (rules 1.6)."""
    said = ngettext(
        "{colour} is used up: all return {n} knight", "{colour} is used up: all return {n} knights", event.each
    )
    return said.format(colour=words.colour_begins(event.colour), n=event.each)


def _quiet(event: explain.Event, after: State, seats: tuple[SeatLook, ...]) -> str:
    """Return the line of what needs no large letters, "" for what is told elsewhere."""
    if isinstance(event, explain.Exhausted):
        return _("{colour}: the supply has no knight left").format(colour=words.colour_begins(event.colour))
    if isinstance(event, explain.NothingLeft):
        name = words.player_name(after, event.seat, seats)
        return _("The supply is empty: {name} takes no more knights").format(name=name)
    if isinstance(event, explain.DiscsBack):
        return _("All five discs come back")
    if isinstance(event, explain.Ended):
        outcome = after.outcome()
        assert outcome is not None
        return _("{why}: the match is over").format(why=words_result.end_words(after, outcome))
    return ""


def _forced(before: State, after: State, seats: tuple[SeatLook, ...], ply: int) -> list[Sentence]:
    """Return that somebody put down a disc that lay already: nothing else was left (rules 1.3)."""
    seat = before.turn
    if before.phase != phases.DISC or after.played[seat] not in before.played:
        return []
    name, n = words.player_name(after, seat, seats), after.played[seat]
    text = _("{name} has no other disc: {n} lies twice, and the later one acts later").format(name=name, n=n)
    return [Sentence(text, seat, ply)]


def _limit(after: State) -> list[str]:
    """Return how near the limit of rounds is, when that is to be said."""
    left = after.limit - after.round + 1
    if left == LIMIT_SHOWN:
        return [_("{n} rounds are left until the limit").format(n=left)]
    return [_("The last round before the limit")] if left == 1 else []


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
