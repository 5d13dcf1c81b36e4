"""The knight in hand between two moments, and where everything that can be clicked lies, for tests."""

from __future__ import annotations

from dataclasses import replace

from game.rules import carolus_magnus as rules
from game.view.carolus_magnus import names, overlay, spots
from game.view.carolus_magnus.focus import stops
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.pointer import Pointer
from game.view.stage import Stage


def left_out(look: Look, raised: tuple[int, int] | None) -> frozenset[str]:
    """Return the names of the pieces that are drawn lifted, not where they lie."""
    if raised is None or look.state.actor < 0:
        return frozenset()
    return frozenset({names.reserve(look.state.actor, *raised)})


def leave(stage: Stage, look: Look, pointer: Pointer, action: int) -> None:
    """Let the knight that was in hand set out from where it was seen.

    Knights of one colour have no names of their own: the last of them leaves the reserve, so the one in hand becomes
    the last, and those behind it move up.
    """
    placed, raised = rules.placed(action), pointer.given
    if placed is None or raised is None or raised[0] != placed[0]:
        return
    colour, place = raised
    seat, count = look.state.actor, look.state.reserves[look.state.actor][colour]
    seen = overlay.knight_in_hand(look, raised, pointer.at)
    if seen is None or place >= count:
        return
    for at in range(place, count - 1):
        look.pieces[names.reserve(seat, colour, at)] = look.pieces[names.reserve(seat, colour, at + 1)]
    look.pieces[names.reserve(seat, colour, count - 1)] = replace(seen, shadow="knight")
    stage.show(look.pieces)


def targets(look: Look, in_hand: bool) -> dict[str, tuple[float, float, float, float]]:
    """Return the boxes of spots by stable names; a land that the emperor can reach is there as a step as well.

    in_hand: whether a knight is lifted, which can be put on a court or a land.
    """
    boxes: dict[str, tuple[float, float, float, float]] = {}
    for spot in (*stops(look), *stops(look, in_hand)):
        box = spots.sure_box(look, spot)
        if box is None:
            continue
        boxes.setdefault(_name(spot), box)
        index = spots.land_of(look, spot)
        if index is not None and look.steps_to(index) in look.choices.steps:
            boxes[f"step:{look.steps_to(index)}"] = box
    return boxes


def _name(spot: str) -> str:
    """Return the stable name: the first knight of a colour, the own disc."""
    kind, *rest = spots.parts(spot)
    if kind == "knight":
        return f"knight:{rest[0]}"
    return f"disc:{rest[1]}" if kind == "disc" else spot
