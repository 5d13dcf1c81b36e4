"""What can be pressed beside the turn itself: to see one's own cards where others look on, and to end an alliance.

The first is a plate below the crest in the status, the second the sign of the alliance on the board. Their spots are
"own_hand" and the word of the action.
"""

from __future__ import annotations

from game.language import _
from game.rules.lowenherz import actions as of
from game.rules.lowenherz import phases
from game.rules.lowenherz.cards import ALLIANCE_COST
from game.view import studded
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lettering import letters
from game.view.lowenherz import choices, names, secrets
from game.view.lowenherz.geometry import FOOT
from game.view.lowenherz.look import Look
from game.view.lowenherz.paint import box_of
from game.view.palette import INK
from game.view.table_view import Intent

PLATE = Box(8, 75, 98, 27)  # in the status, whose upper part has the crest
COIN = 17.0
SIGN = 34.0


def targets(look: Look) -> dict[str, Box]:
    """Return the places of what can be pressed."""
    found = {}
    if _may_look(look):
        status, over = look.table.status, _dialogue(look)
        found[contract.OWN_HAND] = PLATE.moved(status.x, status.y + (status.h - FOOT) / 2)
        if over is not None:
            found[contract.OWN_HAND] = PLATE._replace(x=over.right - 14 - PLATE.w, y=over.y + 11)
    for pair, action in look.choices.plays.get(choices.BREAK, {}).items():
        sign = look.pieces.get(names.alliance(choices.own_region(look.turn, pair[0]), pair[1]))
        if sign is not None:
            found[of.ACTION_WORDS[action]] = _uncovered(look, box_of(sign), len(found))
    return found


def _dialogue(look: Look) -> Box | None:
    """Return the place of the dialogue that covers the status while cards may be looked at or alliances ended."""
    if look.moment.replaying or not look.moment.actions:
        return None
    if look.state.phase == phases.OFFER:
        return look.table.parley
    return look.table.dialogue if look.choices.looks else None


def head_room(look: Look) -> float:
    """Return how much of the head of a dialogue has what can be pressed beside the turn."""
    over = _dialogue(look)
    if over is None:
        return 0.0
    return max([over.right - 8 - box.x for box in targets(look).values() if over.meets(box)], default=0.0)


def _uncovered(look: Look, sign: Box, n: int) -> Box:
    """Return the place of a sign; of one that a dialogue covers a place in its head, left of the plate."""
    over = _dialogue(look)
    if over is None or not over.meets(sign):
        return sign
    right = over.right - 14 - (PLATE.w - SIGN if _may_look(look) else 0)
    return Box(right - (n + 1) * (SIGN + 6), over.y + 6, SIGN, SIGN * sign.h / sign.w)


def _may_look(look: Look) -> bool:
    """Return whether the own cards can be shown or covered; where one chooses unseen they must be seen."""
    return look.moment.may_look and look.state.phase not in secrets.UNSEEN_CHOICES


def is_shown(look: Look) -> bool:
    """Return whether somebody at this screen sees more than everybody may."""
    return look.moment.seat is not None and look.state.viewer == look.moment.seat


def choose(look: Look, spot: str) -> Intent | None:
    """Return what pressing one of them means."""
    if spot == contract.OWN_HAND:
        return Intent(contract.OWN_HAND)
    action = look.choices.done if spot == "done" else _action(look, spot)
    return None if action is None else Intent(contract.ACTION, action)


def _action(look: Look, spot: str | None) -> int | None:
    ends = look.choices.plays.get(choices.BREAK, {}).values()
    return next((action for action in ends if of.ACTION_WORDS[action] == spot), None)


def spot_of(action: int) -> str | None:
    """Return the spot that ends an alliance, None for any other action."""
    return of.ACTION_WORDS[action] if of.broken_off(action) is not None else None


def warning(look: Look, action: int) -> str | None:
    """Return the question before an alliance is ended, None for any other action."""
    if of.broken_off(action) is None or not look.moment.preferences.confirm_spending:
        return None
    return _("End this alliance for {n} ducats?").format(n=ALLIANCE_COST)


def walk(look: Look) -> dict[str, Box]:
    """Return what keys reach beside an open dialogue: these, and the button that ends the turn."""
    done = look.button("done")
    return targets(look) | ({"done": done} if look.choices.done is not None and done is not None else {})


# ---- drawing
def draw(canvas: Canvas, look: Look, pointed: str | None, pressed: str | None) -> None:
    """Draw the plate, and a coin at the signs of alliances that can be ended; of the one pointed at what that means."""
    for spot, box in targets(look).items():
        if spot == contract.OWN_HAND:
            _plate(canvas, look, box, "" if spot != pointed else "pressed" if pressed == spot else "hover")
            continue
        over = _dialogue(look)
        if over is not None and over.meets(box):
            canvas.put("lowenherz/alliance", *box)
        canvas.put("lowenherz/coin", box.right - COIN * 0.8, box.bottom - COIN * 0.8, COIN, COIN)
        if spot == pointed:
            _slip(canvas, look, box)


def _plate(canvas: Canvas, look: Look, box: Box, state: str) -> None:
    studded.plaque(canvas, box, state)
    text = _("Hide cards") if is_shown(look) else _("My cards")
    canvas.text(
        text, box.centre[0], box.centre[1] - 2, "bold", letters(canvas, 14, 15), INK, "center", fit=studded.between(box)
    )


def _slip(canvas: Canvas, look: Look, box: Box) -> None:
    """Say beside the sign what ending the alliance costs."""
    canvas.glow(*box.grown(2), 18, 5, "#ffd34a", 230, ellipse=True)
    canvas.put("lowenherz/alliance", *box)
    text, size = _("End the alliance: {n} ducats").format(n=ALLIANCE_COST), letters(canvas, 16, 17)
    w, board = canvas.measure(text, "body", size)[0] + 24, look.table.fields
    x = box.right + 10 if box.right + 10 + w < board.right else box.x - 10 - w
    y = max(board.y + 4, min(box.centre[1] - 17, board.bottom - 40))
    canvas.nine("lowenherz/bubble", x - 6, y - 5, w + 14, 34 + 14)
    canvas.text(text, x + 12, y + 17, "body", size, INK, "midleft")
