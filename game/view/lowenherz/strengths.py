"""The region that is pointed at and its neighbours, drawn on the board: its outline, and the knights of each."""

from __future__ import annotations

from game.rules.lowenherz import actions as of
from game.rules.lowenherz.board import MOST_CASTLES
from game.rules.lowenherz.land_regions import adjoining, region_at, strength
from game.view.canvas import Canvas
from game.view.lowenherz import ghosts, overlay
from game.view.lowenherz.choices import own_region
from game.view.lowenherz.look import Look
from game.view.lowenherz.preview import Then


def draw(canvas: Canvas, look: Look, region: int) -> None:
    """Outline a region, and set the number of its knights and those of its neighbours beside their castles."""
    ghosts.outline(canvas, look.table, look.state.regions[region])
    numbers(canvas, look, region)


def numbers(canvas: Canvas, look: Look, region: int) -> None:
    """Set the number of the knights of a region and of its neighbours beside their castles."""
    state = look.state
    for one in (region, *adjoining(state, region)):
        home = state.castles[one // MOST_CASTLES][one % MOST_CASTLES]
        box = look.table.field_box(home)
        overlay.seal(canvas, box.right - 10, box.bottom - 10, str(strength(state, one)))


def concerned(then: Then) -> int:
    """Return the region that would get or lose a knight, or that would expand; -1 where it is none of them."""
    pair, taken = of.placed_knight(then.action) or of.removed_knight(then.action), of.taken(then.action)
    if taken is not None and then.before.acting is not None:
        return own_region(then.before.acting, taken[0])
    return region_at(then.look.state, pair[0]) if pair is not None else -1
