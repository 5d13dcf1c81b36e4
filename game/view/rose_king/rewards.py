"""What follows when a stone lies: points that fly to their counter, the cry of a join, the petals at the end."""

from __future__ import annotations

from functools import partial

from game.rules import rose_king as rules
from game.view.rose_king import effects, words
from game.view.rose_king.houses import HOUSE_WORDS
from game.view.rose_king.look import Look
from game.view.rose_king.panel import points_place
from game.view.rose_king.preview import joins
from game.view.rose_king.steps import COUNT_MS, Steps
from game.view.script import Cue, Effect, Script
from game.view.table_view import Play

POP_MS, POP_GAP, CRY_MS, PETALS_MS = 760.0, 120.0, 1100.0, 2600.0
GAIN_SIZE, LOSS_SIZE = 38.0, 28.0
HIGHEST = 12  # semitones


def score(made: Steps, look: Look, before: Look, house: int, square: int, at: float, play: Play) -> None:
    """Points rise, territory by territory, and fly to their counter; what the other side loses follows."""
    script, table = made.script, look.table
    gains = joins(before.state.board, house, square)
    for i, (origin, gain) in enumerate(gains):
        x, y = table.square(origin).centre
        _pop(script, f"+{gain}", (x, y - 10), points_place(look, house), at + i * POP_GAP, GAIN_SIZE)
        script.cues.append(Cue(partial(play, "score", min(HIGHEST, i)), at + i * POP_GAP))
    last = at + (len(gains) - 1) * POP_GAP
    loss = before.points[1 - house] - look.points[1 - house]
    if loss:
        x, y = table.square(square).centre
        _pop(script, f"−{loss}", (x, y - 10), points_place(look, 1 - house), last + POP_GAP, LOSS_SIZE)
    if len(gains) > 1:
        text = words.joined_words(len(gains))
        banner = effects.cry(text, table.map.centre[0], table.map.y + table.map.h * 0.2)
        script.effects.append(Effect(banner, last, CRY_MS))
    made.count_at = at + POP_MS - 120
    script.hold = max(script.hold, made.count_at + COUNT_MS)


def _pop(
    script: Script, text: str, start: tuple[float, float], end: tuple[float, float], at: float, size: float
) -> None:  # fmt: skip
    script.effects.append(Effect(effects.score_pop(text, start, end, size), at, POP_MS))


def finale(made: Steps, look: Look, play: Play) -> None:
    """Petals of the winner sail over the board."""
    outcome = look.state.outcome()
    assert outcome is not None
    winners = {look.state.house_of(seat) for seat in outcome.winners}
    petals = tuple(HOUSE_WORDS[house] for house in sorted(winners))
    box = look.table.map
    at = max(0.0, made.script.length - 500)
    made.script.effects.append(Effect(effects.petals(box, petals), at, PETALS_MS))
    made.script.cues.append(Cue(lambda: play(_last_sound(look, winners)), at))


def _last_sound(look: Look, winners: set[int]) -> str:
    """Return what is heard at the end: a person who sits at the screen hears whether they won."""
    if len(winners) > 1:
        return "tie"
    persons = {house for house in (rules.RED, rules.WHITE) if look.kind(house) == "person"}
    return "lose" if persons and not persons & winners else "fanfare"
