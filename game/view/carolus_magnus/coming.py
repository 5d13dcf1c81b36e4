"""Pictures of lands made before they are needed, in small portions, while nothing else is to be done.

A land takes longer to make than a frame may last. What the emperor's next stop can bring is known before he goes.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus.explain import visited
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import labels, lands, overlay, ring_pieces
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.ring import Land, Ring, partition_of, ring

Wanted = tuple[str, int | str, Box]  # a land's letters, its owner or the kind of its light, its box


def wanted(state: rules.State, board: Box, text: float) -> Iterator[Wanted | None]:
    """Yield the lands that the next step of the emperor may show, None for a breath: places are worked out too."""
    if state.phase != rules.phases.MOVE:
        return
    for steps in range(1, rules.reach(state) + 1):
        then = state.clone()
        then.apply(rules.step(steps))
        yield None
        there = ring(partition_of(then), board)
        labels.places(there, len(state.stocks), text, ring_pieces.blocked(there))
        yield None
        yield from of_step(state, steps, then, board)


def of_step(
    before: rules.State, steps: int, after: rules.State, board: Box, lit: bool = False
) -> Iterator[Wanted | None]:
    """Yield the lands that a step of the emperor shows, in the order in which they are seen.

    lit: with the light round one that is merged.
    """
    found = visited(before, steps)
    if not found.built:
        return
    here, there = ring(partition_of(before), board), ring(partition_of(after), board)
    stop = here.lands[found.index]
    yield stop.name, found.winner, stop.box
    if found.merged:
        yield from changed(here, there, after)
        if lit:
            whole = there.lands[after.emperor]
            yield whole.name, lands.MERGED, whole.box


def changed(here: Ring, there: Ring, then: rules.State) -> Iterator[Wanted]:
    """Yield the lands that look otherwise in the ring of `then`: new ones, and all of them when the lands grow."""
    known = {land.name for land in here.lands}
    for land, owner in zip(there.lands, then.owners, strict=True):
        if land.name not in known or _grown(here, land):
            yield land.name, owner, land.box


def _grown(here: Ring, land: Land) -> bool:
    return abs(here.r - land.r) > 0.01


def portions(canvas: Canvas | None, coming: Iterator[Wanted | None]) -> Iterator[None]:
    """Make the pictures that are not there yet, a small part of the work whenever the next one is asked for.

    When all are there they stay as fresh as what is shown, so that nothing drives them out before they are seen.
    """
    if canvas is None:
        return
    made: list[Wanted] = []
    for one in coming:
        if one is None:
            yield
            continue
        made.append(one)
        word, what, box = one
        if isinstance(what, str):
            yield from lands.prepare_light(canvas, word, what, box)
        else:
            yield from lands.prepare(canvas, word, what, box)
    while made:
        for word, what, _ in made:
            lands.keep(canvas, word, what)
        yield


def coasts(canvas: Canvas | None, look: Look) -> Iterator[None]:
    """Make the lines round the lands on which a knight can be put, one whenever the next one is asked for."""
    if canvas is None:
        return
    for name, box in sorted({(land.name, land.box) for land in overlay.lands_for(look)}):
        lands.line(canvas, name, "reach", box)
        yield
