"""A workbench: the table on a sample position, in a window to play in, or as a picture in a file.

python -m tools.workbench                         play both sides with random cards
python -m tools.workbench --shot table.png --point card:SW3 --size 1920x1080
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from typing import Any

import pygame as pg

from game import language
from game.rules import rose_king as rules
from game.rules.core import CHANCE, TERMINAL
from game.view import rose_king
from game.view.canvas import Canvas
from game.view.input import Event, Input
from game.view.moment import ViewPreferences
from game.view.palette import PLAIN_PALETTE, SEAT_SETS
from game.view.rose_king import picking
from game.view.rose_king.pointer import stops
from game.view.table_view import ACTION, UNDO
from tests.view import samples


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.workbench", description=__doc__)
    parser.add_argument("--position", default="middle", choices=("start", "middle", "last", "end", "blocked"))
    parser.add_argument("--shot", metavar="FILE", help="write a picture and leave")
    parser.add_argument("--point", metavar="SPOT", help="what is pointed at, as card:NE2, square:40, draw")
    parser.add_argument("--keys", action="store_true", help="point with the keys instead of the mouse")
    parser.add_argument("--act", metavar="WORD", help="apply this action first, as NE2, NE2+hero, draw")
    parser.add_argument("--tick", type=int, default=-1, help="with --act: the tick of the animation to show")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--text", type=float, default=1.0)
    parser.add_argument("--language", default="en")
    parser.add_argument("--palette", default=PLAIN_PALETTE, choices=SEAT_SETS)
    parser.add_argument("--people", action="store_true", help="two people at the screen")
    parser.add_argument("--threats", action="store_true")
    return parser.parse_args()


def sitting_of(name: str, people: bool) -> samples.Sitting:
    """Return the sample position of that name."""
    sitting = samples.middle() if name == "middle" else samples.Sitting(rules.new_state(), samples.SEATS)
    if name == "start":
        rng = random.Random(4)
        while sitting.state.actor == CHANCE:
            sitting.apply(sitting.state.sample_chance(rng.randrange))
    elif name in ("last", "blocked"):
        sitting.state = rules.state_from_text(samples.LAST if name == "last" else samples.BLOCKED)
    elif name == "end":
        sitting.state = samples.final_position()
    if people:
        sitting.seats = samples.PEOPLE
    return sitting


def shoot(options: argparse.Namespace, canvas: Canvas, sitting: samples.Sitting) -> None:
    """Write one picture."""
    view = rose_king.view()
    view.layout(canvas)
    view.show(sitting.moment)
    if options.act:
        action = rules.action_from_text(sitting.state, options.act)
        before = sitting.apply(action)
        view.play(sitting.moment, before, action)
        for _ in range(options.tick):
            view.update()
        if options.tick < 0:
            view.finish()
    if options.point:
        point(view, options.point, options.keys)
        for _ in range(10):
            view.update()
    view.draw(canvas)
    pg.image.save(canvas.surface, options.shot)


def point(view: rose_king.RoseKingTable, spot: str, keys: bool) -> None:
    """Point at a spot with the mouse or the keys."""
    box = picking.box_of(view.look, spot)
    if box is None or (keys and spot not in stops(view.look)):
        sys.exit(f"{spot} cannot be pointed at here")
    if not keys:
        view.handle(Event("move", *box.centre))
        return
    command = "down"
    while view.pointed != spot:
        view.handle(Event("command", command=command))
        command = "next"


class Bench:
    """Plays on in a window: people choose both sides, chance is random."""

    def __init__(self, canvas: Canvas, sitting: samples.Sitting) -> None:
        self.canvas, self.sitting = canvas, sitting
        self.view = rose_king.view()
        self.view.layout(canvas)
        self.view.show(sitting.moment)
        self.past: list[tuple[rules.State, Any, Any]] = []
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
            print(self.view.warning(intent.action) or rules.action_to_text(self.sitting.state, intent.action))
            self.act(intent.action)
        elif intent.kind == UNDO:
            self.undo()
        else:
            print(intent)


def run(canvas: Canvas, sitting: samples.Sitting) -> None:
    """Play in the window until it is closed."""
    bench, source, clock = Bench(canvas, sitting), Input(), pg.time.Clock()
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
    sitting = sitting_of(options.position, options.people)
    sitting.preferences = ViewPreferences(show_threats=options.threats)
    if options.shot:
        shoot(options, canvas, sitting)
    else:
        run(canvas, sitting)


if __name__ == "__main__":
    main()
