"""What only one seat may know, at a screen that several share; and the curtain that falls before it is shown.

Nobody's observation never shows it. What may be chosen while others look is what that seat could do without its hidden
cards: so neither an action nor its absence tells of them.
"""

from __future__ import annotations

from game.rules.lowenherz import State, phases
from game.rules.lowenherz.hands import EVERYTHING, UNSEEN
from game.view.canvas import Canvas
from game.view.palette import NIGHT
from game.view.tween import in_out_cubic, out_cubic

UNSEEN_CHOICES = (phases.BID, phases.KEEP)
PELMET_W, PELMET_H = 160.0, 96.0
CORD_W, CORD_H = 40.0, 220.0
EMBLEM_W, EMBLEM_H = 240.0, 280.0
OVERLAP = 6.0


def open_actions(state: State, seat: int) -> tuple[int, ...]:
    """Return the actions of the seat that may be offered while others look, () where it must choose unseen."""
    if state.phase in UNSEEN_CHOICES or (state.phase == phases.OFFER and not state.open_purses):
        return ()  # what may be paid, and what can be accepted, tells of a purse
    known = state.clone()
    known.hands[seat], known.strange[seat] = state.shown[seat], 0
    return tuple(known.legal_actions(seat))


def has_secrets(state: State, seat: int) -> bool:
    """Return whether the seat sees something that others do not: cards, a purse, what lies in a stack."""
    if state.phase in phases.SET_UP or state.phase == phases.END:
        return False
    if state.hands[seat] != state.shown[seat] or not state.open_purses:
        return True
    return state.viewer != EVERYTHING and any(code != UNSEEN for code in state.stacks)


def draw_curtain(canvas: Canvas, closed: float) -> None:
    """Draw the curtain over the whole canvas: both halves come from the sides, then the sign of the game."""
    w, h = canvas.size
    if closed <= 0:
        return
    canvas.dim(0, 0, w, h, NIGHT, round(150 * min(1.0, closed * 2)))
    half = w / 2 + OVERLAP
    drawn = in_out_cubic(min(1.0, closed))
    canvas.put("lowenherz/curtain_left", -half * (1 - drawn), 0, half, h)
    canvas.put("lowenherz/curtain_right", w / 2 - OVERLAP + half * (1 - drawn), 0, half, h)
    _pelmet(canvas, w, -PELMET_H * (1 - out_cubic(min(1.0, closed * 2))))
    if closed > 0.7:
        alpha = round(255 * (closed - 0.7) / 0.3)
        canvas.put(
            "lowenherz/curtain_emblem", (w - EMBLEM_W) / 2, h * 0.42 - EMBLEM_H / 2 - 40, EMBLEM_W, EMBLEM_H, alpha
        )


def _pelmet(canvas: Canvas, w: float, y: float) -> None:
    """Draw the pelmet along the upper edge, with a cord at both sides."""
    many = max(1, round(w / PELMET_W))
    step = w / many
    for x in (w * 0.12, w * 0.88):
        canvas.put("lowenherz/curtain_cord", x - CORD_W / 2, y + 34, CORD_W, CORD_H)
    for n in range(many):
        canvas.put("lowenherz/curtain_pelmet", n * step, y, step + 1, PELMET_H)
