"""The tables of every game for the photographer: early, in the middle, late and over, with every number of seats.

What is shown of a game is found by its key and by what its table says can be chosen; nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.ai.messages import Job
from game.ai.thinking import Thought
from game.match import COMPUTER, PERSON, Match, Saver, Seat, continue_match, new_match
from game.match.saves import Saved, list_saves
from game.rules.catalog import GAMES
from game.scenes import table_dialogs
from game.scenes.attract import Attract
from game.scenes.catalog import VIEWS
from game.scenes.demonstration import Demonstration
from game.scenes.replay import Replay
from game.scenes.result import Result
from game.scenes.rules import Rules
from game.scenes.seats import looks_of
from game.scenes.setup import Setup
from game.scenes.table import Table
from game.view.moment import Moment
from tests.pilot import Pilot

PEOPLE = ("Ősi Gergő", "Margaret", "Henry", "Wilhelmina")
ANY_END = 10_000  # plies
REST = 30  # ticks until nothing moves any more
NEAR = 16  # plies from which the one is taken that is shown
SHARES = {"early": 0.12, "middle": 0.5, "late": 0.85}  # of the plies of a match

Open = Callable[[Pilot], None]


def seats_of(key: str, seats: int, computers: int = 0) -> tuple[Seat, ...]:
    """Return so many people at a table, the last ones computer players."""
    kinds = [PERSON] * (seats - computers) + [COMPUTER] * computers
    return tuple(Seat(kind, PEOPLE[n], n, 2 if kind == COMPUTER else 0) for n, kind in enumerate(kinds))


def played(key: str, seats: tuple[Seat, ...], seed: int, plies: int = ANY_END, keeper: Saver | None = None) -> Match:
    """Return a match in which the computer has chosen for every seat until so many plies were played."""
    match = new_match(GAMES[key], seats, started=f"2024-05-{10 + seed}T19:40:00Z", seed=seed, keeper=keeper)
    match.poll()
    while not match.is_over and len(match.log) < plies:
        ply = len(match.log)
        for seat in match.to_act:
            thought = Thought(Job(ply, key, match.game.VERSION, seat, match.observation(seat).to_text(), 2, ply))
            while thought.step():
                pass
            match.propose(seat, thought.best().action)
        match.poll()
    return match


def prepare(home: Path) -> None:
    """Write a finished match of every game and number of seats into the folder."""
    for key in VIEWS:
        for seats in GAMES[key].SEATS:
            played(key, seats_of(key, seats, computers=seats // 2), seed=seats, keeper=Saver(home, print))


def finished(pilot: Pilot, key: str, seats: int) -> Saved:
    """Return the finished match of a game and number of seats."""
    found = [one for one in list_saves(pilot.app.home) if one.is_finished and len(one.seats) == seats]
    return next(one for one in found if one.record and one.record.game == key)


def part(saved: Saved, share: float) -> Match:
    """Return the match as it was after this share of its plies, or soon after, where a person has most to choose."""
    start = round(len(saved.log) * share)
    return max((_cut(saved, ply) for ply in range(start, min(start + NEAR, len(saved.log)))), key=_offered)


def _offered(match: Match) -> int:
    """Return how much a person may choose from."""
    return len(match.choices(match.actor)) if match.actor >= 0 and match.seats[match.actor].is_person else 0


def _cut(saved: Saved, plies: int) -> Match:
    return continue_match(replace(saved, log=saved.log[:plies], outcome=None))


def open_table(pilot: Pilot, key: str, seats: int, share: float) -> Table:
    """Show the table of a match at some share of its plies."""
    match = part(finished(pilot, key, seats), share)
    pilot.open(lambda context: Table(context, match))
    pilot.ticks(REST)
    if pilot.scene.name == "curtain":  # several at this screen, of whom one is to choose unseen
        pilot.click("raise")
        pilot.ticks(REST)
    scene = pilot.scene
    assert isinstance(scene, Table)
    return scene


def open_part(pilot: Pilot, key: str, seats: int, share: float) -> None:
    open_table(pilot, key, seats, share)


def open_pointed(pilot: Pilot, key: str, seats: int) -> None:
    """Point at a choice, or, where a click on it takes something in hand, at a place where that can go."""
    before = [name for name in _choices(open_table(pilot, key, seats, SHARES["middle"])) if name != "done"]
    plies = _plies(pilot)
    pilot.click(before[0])
    pilot.ticks(REST)
    new = [] if pilot.scene.name != "table" else [name for name in _choices(pilot.scene) if name not in before]
    if _plies(pilot) == plies and new:
        pilot.point(new[len(new) // 2])
    else:
        while pilot.app.stack.top:
            pilot.app.stack.pop()
        open_table(pilot, key, seats, SHARES["middle"])
        pilot.point(before[0])
    pilot.ticks(REST)


def _choices(scene: object) -> list[str]:
    assert isinstance(scene, Table)
    return list(scene.status()["choices"])  # type: ignore[call-overload]


def _plies(pilot: Pilot) -> object:
    return pilot.scene.status().get("ply")


def open_threats(pilot: Pilot, key: str, seats: int) -> None:
    pilot.context.settings.threats = True
    open_table(pilot, key, seats, SHARES["middle"])
    pilot.context.settings.threats = False


def open_pressed(pilot: Pilot, key: str, seats: int, names: tuple[str, ...]) -> None:
    """Press keys at the table."""
    open_table(pilot, key, seats, SHARES["middle"])
    pilot.press(*names)
    pilot.ticks(REST)


def open_question(pilot: Pilot, key: str, seats: int) -> None:
    """Show the first question before a move that the match has had, or could have had."""
    saved = finished(pilot, key, seats)
    view = VIEWS[key].view()
    view.layout(pilot.context.canvas)
    for ply in range(len(saved.log) // 2, len(saved.log)):
        match = _cut(saved, ply)
        if match.actor < 0:
            continue
        actions = tuple(match.choices(match.actor))
        view.show(Moment(match.observation(None), actions, match.actor, match.actor, looks_of(match.seats)))
        question = next(filter(None, map(view.warning, actions)), None)
        if question:
            pilot.open(lambda context, match=match: Table(context, match))  # type: ignore[misc]
            pilot.ticks(REST)
            table_dialogs.ask(pilot.context, question, lambda: None)
            pilot.ticks(REST)
            return


def open_last(pilot: Pilot, key: str, seats: int) -> None:
    match = continue_match(finished(pilot, key, seats))
    pilot.open(lambda context: Table(context, match))
    pilot.ticks(REST)


def open_result(pilot: Pilot, key: str, seats: int) -> None:
    match = continue_match(finished(pilot, key, seats))
    pilot.open(lambda context: Result(context, match))
    pilot.ticks(10 * REST)


def open_replay(pilot: Pilot, key: str, seats: int) -> None:
    match = continue_match(finished(pilot, key, seats))
    pilot.open(lambda context: Replay(context, match, len(match.log) // 2))
    pilot.ticks(REST)


def open_setup(pilot: Pilot, key: str, seats: int) -> None:
    names = [{"name": name, "kind": PERSON, "colour": number} for number, name in enumerate(PEOPLE[:seats])]
    pilot.context.settings.last_match = {"game": key, "seats": names}
    pilot.open(Setup)
    pilot.ticks(REST)


def open_rules(pilot: Pilot, key: str) -> None:
    pilot.open(lambda context: Rules(context, key))
    pilot.ticks(REST)


def open_attract(pilot: Pilot, key: str) -> None:
    play = Demonstration(key, seed=3)
    play.advance(90)
    pilot.open(lambda context: Attract(context, play))
    pilot.ticks(REST)


def scenes_of(key: str) -> dict[str, Open]:
    """Return the scenes of a game by their names."""
    counts = GAMES[key].SEATS
    most = max(counts)
    found: dict[str, Open] = {"setup": partial(open_setup, key=key, seats=most)}
    for seats in counts:
        for name, share in SHARES.items():
            found[f"{seats}_{name}"] = partial(open_part, key=key, seats=seats, share=share)
        found[f"{seats}_result"] = partial(open_result, key=key, seats=seats)
    several: dict[str, Callable[..., None]] = {
        "pointed": open_pointed, "threats": open_threats, "question": open_question, "last": open_last,
        "replay": open_replay,
    }  # fmt: skip
    found |= {name: partial(opened, key=key, seats=most) for name, opened in several.items()}
    found["menu"] = partial(open_pressed, key=key, seats=most, names=("escape",))
    found["told"] = partial(open_pressed, key=key, seats=most, names=("l",))
    found["log"] = partial(open_pressed, key=key, seats=most, names=("l", "l"))
    found |= {"rules": partial(open_rules, key=key), "attract": partial(open_attract, key=key)}
    return {f"{key}_{name}": opened for name, opened in found.items()}


SCENES: dict[str, Open] = {name: opened for key in VIEWS for name, opened in scenes_of(key).items()}
