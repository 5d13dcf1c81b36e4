"""A workbench: the table of a game on a sample position, in a window to play in, or as a picture in a file.

python -m tools.workbench                         play both sides with random cards
python -m tools.workbench --game rose_king --position start
python -m tools.workbench --shot table.png --point SW3 --size 1920x1080

Positions are those of `tests/view/<game>/samples.py`; spots are named as the table names its targets.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from typing import Any

import pygame as pg

from game import language
from game.rules.catalog import GAMES
from game.rules.core import CHANCE, TERMINAL, Game
from game.view.canvas import Canvas
from game.view.input import Event, Input
from game.view.moment import ViewPreferences
from game.view.palette import PLAIN_PALETTE, SEAT_SETS
from game.view.table_view import ACTION, UNDO, TableView
from tests.view.sitting import Sitting, positions


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.workbench", description=__doc__)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=GAMES)
    parser.add_argument("--position", help="without it the first one; an unknown name lists them")
    parser.add_argument("--shot", metavar="FILE", help="write a picture and leave")
    parser.add_argument("--click", metavar="SPOT", action="append", default=[], help="what is clicked first")
    parser.add_argument("--point", metavar="SPOT", help="what is pointed at then, as NE2, square:40, draw")
    parser.add_argument("--keys", metavar="COMMANDS", default="", help="commands of keys, as down,next,confirm")
    parser.add_argument("--act", metavar="WORD", action="append", default=[], help="apply this action first, as NE2")
    parser.add_argument("--tick", type=int, default=-1, help="with --act: the tick of the last animation to show")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--text", type=float, default=1.0)
    parser.add_argument("--language", default="en")
    parser.add_argument("--palette", default=PLAIN_PALETTE, choices=SEAT_SETS)
    parser.add_argument("--people", action="store_true", help="people on all seats")
    parser.add_argument("--threats", action="store_true")
    return parser.parse_args()


def sitting_of(game: str, name: str | None, people: bool) -> Sitting:
    """Return the sample position of that name."""
    known = positions(game)
    name = name or next(iter(known))
    if name not in known:
        sys.exit(f"there is no position {name}; there are {', '.join(known)}")
    sitting: Sitting = known[name]()
    if people:
        sitting.seat_people()
    return sitting


def shoot(options: argparse.Namespace, canvas: Canvas, sitting: Sitting) -> None:
    """Write one picture."""
    view = sitting.package.view()
    view.layout(canvas)
    view.show(sitting.moment)
    for word in options.act:
        view.finish()
        action = GAMES[options.game].action_from_text(sitting.state, word)
        before = sitting.apply(action)
        view.play(sitting.moment, before, action)
    for _ in range(options.tick):
        view.update()
    if options.tick < 0:
        view.finish()
    for spot in options.click:
        point(view, spot, "move", "down", "up")
    if options.point:
        point(view, options.point, "move")
    for command in filter(None, options.keys.split(",")):
        view.handle(Event("command", command=command))
    if options.click or options.point or options.keys:
        for _ in range(10):
            view.update()
    view.draw(canvas)
    pg.image.save(canvas.surface, options.shot)


def point(view: TableView, spot: str, *kinds: str) -> None:
    """Let the mouse do something at a target of the table."""
    if spot not in view.targets():
        sys.exit(f"there is no {spot}; there are {', '.join(view.targets())}")
    x, y, w, h = view.targets()[spot]
    for kind in kinds:
        view.handle(Event(kind, x + w / 2, y + h / 2, 1))


class Bench:
    """Plays on in a window: people choose both sides, chance is random."""

    def __init__(self, game: Game, canvas: Canvas, sitting: Sitting) -> None:
        self.game, self.canvas, self.sitting = game, canvas, sitting
        self.view = sitting.package.view()
        self.view.layout(canvas)
        self.view.show(sitting.moment)
        self.past: list[tuple[Any, Any, Any]] = []
        self.rng = random.Random()

    def act(self, action: int) -> None:
        self.past.append((self.sitting.state.clone(), self.sitting.chronicle, self.sitting.last))
        before = self.sitting.apply(action)
        self.view.play(self.sitting.moment, before, action)

    def undo(self) -> None:
        while self.past:
            before = self.sitting.state
            self.sitting.state, self.sitting.chronicle, self.sitting.last = self.past.pop()
            if self.sitting.state.actor >= 0:
                self.view.play(self.sitting.moment, before, None)
                return

    def update(self) -> None:
        self.view.update()
        actor = self.sitting.state.actor
        if self.view.busy or actor == TERMINAL:
            return
        if actor == CHANCE:
            self.act(self.sitting.state.sample_chance(self.rng.randrange))
        elif self.sitting.seats[actor].kind != "person":
            self.act(self.rng.choice(self.sitting.state.legal_actions()))

    def handle(self, event: Event) -> None:
        if event.command == "fast":
            self.view.fast(event.kind == "command")
        intent = self.view.handle(event)
        if intent is None:
            return
        if intent.kind == ACTION:
            print(self.view.warning(intent.action) or self.game.action_to_text(self.sitting.state, intent.action))
            self.act(intent.action)
        elif intent.kind == UNDO:
            self.undo()
        else:
            print(intent)


def run(game: Game, canvas: Canvas, sitting: Sitting) -> None:
    """Play in the window until it is closed."""
    bench, source, clock = Bench(game, canvas, sitting), Input(), pg.time.Clock()
    source.begin(canvas.k)
    while True:
        raw = [pg.event.wait(1), *pg.event.get(pump=False)]
        if any(event.type == pg.QUIT for event in raw):
            return
        for event in source.translate(raw):
            bench.handle(event)
        source.update()
        bench.update()
        if bench.view.dirty:
            bench.view.draw(canvas)
            pg.display.flip()
        clock.tick(60)


def main() -> None:
    options = arguments()
    language.use(options.language)
    size = tuple(int(v) for v in options.size.split("x"))
    if options.shot:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pg.display.init()
    pg.font.init()
    surface = pg.display.set_mode(size)
    canvas = Canvas(surface, options.text)
    canvas.use_palette(options.palette)
    sitting = sitting_of(options.game, options.position, options.people)
    sitting.preferences = ViewPreferences(show_threats=options.threats)
    if options.shot:
        shoot(options, canvas, sitting)
    else:
        run(GAMES[options.game], canvas, sitting)


if __name__ == "__main__":
    main()
