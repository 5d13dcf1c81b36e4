"""The still picture of a table: only what changed is painted, and the picture is the one that painting anew gives."""

import random
from functools import partial

import pygame as pg
import pytest

from game.match import PERSON, Seat, new_match
from game.rules.catalog import GAMES
from game.scenes.catalog import VIEWS
from game.scenes.seats import looks_of
from game.scenes.show import action_of
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.frame import Item, Still
from game.view.moment import Moment

SIZE = (1280, 720)
PLIES, EVERY = 60, 9  # how far a match goes, every how many ticks a picture is drawn


def a_canvas() -> Canvas:
    return Canvas(pg.Surface(SIZE))


def square(name: str, colour: str, x: float, painted: list[str], size: float = 40) -> Item:
    box = Box(x, 100, size, size)

    def paint(canvas: Canvas) -> None:
        painted.append(name)
        canvas.surface.fill(colour, canvas.rect(*box))

    return Item(name, (colour, x), (box,), paint)


def ground() -> pg.Surface:
    surface = pg.Surface(SIZE)
    surface.fill("darkgreen")
    return surface


def test_only_what_meets_the_change_is_painted_again():
    still, painted, below = Still(), [], ground()
    here = [square("a", "red", 100, painted), square("b", "blue", 120, painted), square("far", "white", 600, painted)]
    still.show(a_canvas(), "t", below, here)
    painted.clear()
    still.show(a_canvas(), "t", below, [square("a", "yellow", 100, painted), *here[1:]])
    assert painted == ["a", "b"]
    assert still.surface.get_at((105, 105)) == pg.Color("yellow")
    assert still.surface.get_at((125, 105)) == pg.Color("blue")


def test_what_is_gone_leaves_the_ground():
    still, painted, below = Still(), [], ground()
    kept = square("b", "blue", 300, painted)
    still.show(a_canvas(), "t", below, [square("a", "red", 100, painted), kept])
    still.show(a_canvas(), "t", below, [kept])
    assert still.surface.get_at((105, 105)) == pg.Color("darkgreen")


def test_what_comes_to_lie_over_another_is_painted_over_it():
    still, painted, below = Still(), [], ground()
    a, b = square("a", "red", 100, painted), square("b", "blue", 120, painted)
    still.show(a_canvas(), "t", below, [a, b])
    still.show(a_canvas(), "t", below, [b, a])
    assert still.surface.get_at((125, 105)) == pg.Color("red")


@pytest.mark.parametrize("change", ["places", "text", "palette"])
def test_everything_is_painted_where_all_hangs_on_the_change(change):
    still, painted, below, canvas = Still(), [], ground(), a_canvas()
    items = [square("a", "red", 100, painted), square("b", "blue", 600, painted)]
    still.show(canvas, "t", below, items)
    painted.clear()
    if change == "text":
        canvas.rescale_text(1.3)
    if change == "palette":
        canvas.use_palette("contrast")
    still.show(canvas, "u" if change == "places" else "t", below, items)
    assert painted == ["a", "b"]


def compare(show, seen: list[int], still: Still, canvas: Canvas, key: object, below: pg.Surface, items: object) -> None:
    """Show the items, and the same in a picture that is painted anew; both must be alike."""
    items, anew = list(items), Still()
    show(still, canvas, key, below, items)
    show(anew, canvas, key, below, items)
    assert still.surface.get_buffer().raw == anew.surface.get_buffer().raw
    seen.append(len(items))


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in VIEWS for seats in GAMES[key].SEATS])
def test_the_mended_picture_of_a_match_is_the_one_painted_anew(monkeypatch, key, seats):
    show, seen = Still.show, []
    monkeypatch.setattr(Still, "show", lambda *given: compare(show, seen, *given))
    play(key, seats)
    assert len(seen) > PLIES


@pytest.fixture(autouse=True)
def _letters():
    pg.font.init()


def play(key: str, seats: int) -> None:
    """Play a match of persons at a table that draws a picture every few ticks."""
    chance, canvas, view = random.Random(seats), a_canvas(), VIEWS[key].view()
    match = new_match(GAMES[key], [Seat(PERSON, f"P{n}", n) for n in range(seats)], started="2024-05-17", seed=5)
    match.poll()
    moment_of = partial(moment, match)
    view.layout(canvas)
    view.show(moment_of())
    while len(match.log) < PLIES and not match.is_over:
        before, plies = match.observation(None), len(match.log)
        for seat in match.to_act:
            match.propose(seat, chance.choice(match.choices(seat)))
        match.poll()
        view.play(moment_of(), before, action_of(match.log[plies]) if len(match.log) == plies + 1 else None)
        tick = 0
        while view.busy:
            view.update()
            if tick % EVERY == 0:
                view.draw(canvas)
            tick += 1
        view.draw(canvas)


def moment(match, log: int = 12) -> Moment:
    last = tuple(pair for one in match.log[-log:] for pair in one.pairs)
    joint = match.log[-1].pairs if match.log and match.log[-1].is_joint else ()
    actions = tuple(match.choices(match.actor)) if match.actor >= 0 else ()
    return Moment(match.observation(None), actions, 0, match.actor, looks_of(match.seats), last=last, joint=joint)
