"""What a duel shows, made before it is seen: while bids are chosen, and while the chests are still closed.

A part of it is drawn on a surface of one pixel. So only making it takes time, and it is at hand when it is to be seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import partial
from typing import TYPE_CHECKING

from game.view.assets import PIXEL
from game.view.canvas import Canvas
from game.view.lowenherz import duel_picture
from game.view.lowenherz.duel_backdrop import Backdrop
from game.view.lowenherz.look import Look

if TYPE_CHECKING:
    from game.view.lowenherz.duel import Duel


def while_bidding(canvas: Canvas, look: Look) -> Iterator[None]:
    """Make what is known of a duel as soon as somebody is to bid, a portion whenever the next one is asked for."""
    state, blind = look.state, canvas.on(PIXEL)
    line = state.card, state.line
    yield from blind.gild_ahead(lambda on: duel_picture.title(on, line, bool(state.bids), 0, 0))
    yield
    duel_picture.line_between(blind, line, 0, 0)
    yield
    for picture in duel_picture.pictures(state.rivals):
        canvas.picture(*picture)
        yield
    for size in duel_picture.DIGITS:
        for digit in range(10):
            duel_picture.gilded(blind, digit, 0, 0, size / canvas.text_scale)
            yield
    for seat in state.rivals:
        yield from blind.gild_ahead(
            partial(duel_picture.won, look=look, seat=seat, many=len(state.rivals), middle=0, y=0)
        )
        yield
    yield from blind.gild_ahead(lambda on: duel_picture.tie(on, not state.bids, 1.0, 0, 0))
    yield


def while_closed(canvas: Canvas, look: Look, duel: Duel, backdrop: Backdrop) -> Iterator[None]:
    """Make what the duel shows from when it has come, a portion whenever the next one is asked for."""
    blind, later = canvas.on(PIXEL), copy(duel)
    backdrop.made(canvas, duel_picture.behind)
    yield
    yield from blind.gild_ahead(lambda on: duel_picture.title(on, duel.line, duel.second, 0, 0))
    yield
    duel_picture.line_between(blind, duel.line, 0, 0)
    yield
    for later.now in duel.shows:
        for n in range(len(duel.fighters)):
            yield from blind.gild_ahead(partial(duel_picture.chest, look=look, duel=later, n=n, middle=0, y=0))
            yield
        duel_picture.rays(blind, later, backdrop, 0, 0)
        yield
        yield from blind.gild_ahead(partial(duel_picture.end, duel=later, middle=0, y=0))
        yield
