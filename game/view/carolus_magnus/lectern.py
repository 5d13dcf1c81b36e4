"""Where the coach of a lesson stands: in the middle of the ring, over supply and dice, between the labels of the lands.

While a crown's colour is named in the supply the sheet stands above it, whatever labels are there, and beside the land
of Charlemagne, where a castle may have been built just now. Pure.
"""

from __future__ import annotations

from game.rules.carolus_magnus import phases
from game.view.boxes import Box
from game.view.carolus_magnus import names
from game.view.carolus_magnus.look import Look

AIR = 7.0  # between the sheet and what lies round it
MOST_W, MOST_H, LEAST_H = 400.0, 320.0, 215.0  # of the sheet
ABOVE = 184.0  # its height above the supply
CORNER = 10.0  # how far a button of the sheet reaches over its right edge


def lectern(look: Look) -> Box:
    """Return the largest sheet that covers no label, and of what it covers leaves nothing if possible."""
    middle, k = look.middle, look.middle.scale
    if look.state.phase == phases.CROWN:
        x, y = middle.supply.centre[0] - MOST_W * k / 2, middle.supply.y - AIR - ABOVE * k
        return _beside_charlemagne(Box(x, y, MOST_W * k, ABOVE * k), look)
    bottom = middle.tray.bottom + AIR
    labels = [look.pieces[name] for name in map(names.label, look.state.starts) if name in look.pieces]
    boxes = [Box(piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h).grown(AIR) for piece in labels]
    highest = bottom - MOST_H * k
    tops = [highest, *(box.bottom for box in boxes if highest < box.bottom < bottom - LEAST_H * k)]
    sheets = [_sheet(boxes, top, bottom, middle.supply.centre[0], k) for top in tops]
    return max(sheets, key=lambda sheet: (sheet.w > middle.supply.w, sheet.w * sheet.h))


def _sheet(boxes: list[Box], top: float, bottom: float, middle: float, k: float) -> Box:
    """Return the widest sheet of this height between the labels on both sides, 0 where one is in its way."""
    beside = [box for box in boxes if box.y < bottom and box.bottom > top]
    left = max([middle - MOST_W * k / 2, *(box.right for box in beside if box.centre[0] < middle)])
    right = min([middle + MOST_W * k / 2, *(box.x for box in beside if box.centre[0] >= middle)])
    return Box(left, top, max(0.0, right - left), bottom - top)


def _beside_charlemagne(sheet: Box, look: Look) -> Box:
    """Return the sheet moved to the other side as far as it is over the land of Charlemagne."""
    land = Box(*look.ring.lands[look.state.emperor].box)
    if not sheet.meets(land):
        return sheet
    if land.centre[0] > sheet.centre[0]:
        return sheet.moved(min(0.0, land.x - CORNER - sheet.right), 0)
    return sheet.moved(max(0.0, land.right - sheet.x), 0)
