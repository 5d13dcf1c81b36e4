"""The slip beside the place that is pointed at: what it closes, brings and costs, and why so much."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _, ngettext
from game.rules.lowenherz import actions as of
from game.rules.lowenherz import explain
from game.rules.lowenherz.board import EDGE_FIELDS
from game.rules.lowenherz.cards import FOREST_COST
from game.rules.lowenherz.happenings import CutOff, Event, FieldTaken, RegionFounded
from game.rules.lowenherz.land_regions import region_at, strength
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz import hints_land, preview, reckoning
from game.view.lowenherz.preview import Then
from game.view.lowenherz.realms import shown_colour
from game.view.lowenherz.tones import NEUTRAL, picture
from game.view.lowenherz.words import fields_words, signed
from game.view.palette import INK, OXBLOOD

SIZE, LINE, PAD = 16.0, 21.0, 10.0
CREST = 30.0
POINT = 14.0  # from the slip to what it points at


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the slip. colour: whose crest stands before it, -1 for none. strong: a result, not a reason."""

    text: str
    strong: bool = False
    colour: int = -1


def lines(then: Then) -> list[Line]:
    """Return what there is to say about an action of the board, [] where nothing is worth a slip."""
    found: list[Line] = []
    happened = explain.events(then.before.state, then.action, then.look.state)
    for event in happened:
        if isinstance(event, RegionFounded):
            found += _founded(then, event)
    if then.closed:
        n = then.closed.bit_count()
        found.append(Line(_closed(n) + " " + _("no castle, no points")))
    edge = of.edge_of(then.action)
    if edge is not None and preview.is_idle(then.before, edge, EDGE_FIELDS[edge]):
        found.append(Line(_("A border changes nothing here")))
    found += _taking(then, happened)
    found += _knight(then)
    return found


def _closed(n: int) -> str:
    return ngettext("closes {n} field:", "closes {n} fields:", n).format(n=n)


def _founded(then: Then, event: RegionFounded) -> list[Line]:
    colour = shown_colour(then.look.state, event.region)
    found = [Line(_closed(event.fields), colour=colour)]
    if colour == NEUTRAL:
        return [*found, Line(_("nobody’s region"), True)]
    return [
        *found,
        Line(reckoning.by_size(event.fields, event.cities)),
        Line(_points(then, colour, event.points), True),
    ]


def _taking(then: Then, happened: tuple[Event, ...]) -> list[Line]:
    """Return the lines of an expansion: what it brings, what it cuts off, and what it costs the one who loses."""
    found: list[Line] = []
    taken = next((event for event in happened if isinstance(event, FieldTaken)), None)
    if taken is None:
        return found
    reason = reckoning.by_field(1, then.before.state.city >> taken.field & 1)
    found += [Line(reason, colour=taken.seat), Line(_points(then, taken.seat, taken.points), True)]
    off = next((event for event in happened if isinstance(event, CutOff)), None)
    if taken.prey >= 0 or off is not None:
        found += _losing(then, taken, off)
    return found


def _losing(then: Then, taken: FieldTaken, off: CutOff | None) -> list[Line]:
    """Return the lines of whoever loses a field; that colour which nobody plays has no points to lose."""
    colour, found = shown_colour(then.before.state, taken.prey), []
    if off is not None:
        if off.lost:
            found.append(Line(reckoning.by_field(1, then.before.state.city >> taken.field & 1), colour=colour))
        said = _("cuts off {fields}").format(fields=fields_words(off.fields, off.cities))
        found.append(Line(said, colour=-1 if found else colour))
        if off.lost:
            found.append(Line(reckoning.cut_off(off.fields, off.cities, off.lost)))
    if colour != NEUTRAL:
        lost = taken.lost + (off.lost if off is not None else 0)
        text = _points(then, colour, -lost)
        found.append(Line(text, True, -1 if found else colour))
    return found


def _points(then: Then, seat: int, points: int) -> str:
    return _("{points} for {name}").format(points=signed(points), name=then.before.player(seat))


def _knight(then: Then) -> list[Line]:
    """Return the lines of a knight that comes or goes: how strong the region is then, and what it costs."""
    placed, removed = of.placed_knight(then.action), of.removed_knight(then.action)
    pair, found = placed or removed, []
    if pair is None or then.before.acting is None:
        return []
    region = region_at(then.look.state, pair[0])
    if region >= 0:
        force = strength(then.look.state, region)
        text = ngettext("{n} knight in this region then", "{n} knights in this region then", force).format(n=force)
        found.append(Line(text, colour=shown_colour(then.look.state, region)))
    if then.before.state.forest >> pair[0] & 1 and not pair[1]:
        found.append(Line(_("costs {n} ducats").format(n=FOREST_COST), True))
    return found


def draw(canvas: Canvas, then: Then, at: Box) -> None:
    """Draw the slip beside a place, to the left of it where there is room."""
    told = lines(then)
    if not told:
        return
    told.insert(0, Line(hints_land.named(then.action)))
    scale = canvas.text_scale
    left = CREST + 8 if any(line.colour >= 0 for line in told) else 0.0
    wide = max(canvas.measure(line.text, _face(line), SIZE)[0] for line in told) + left + 2 * PAD
    high = LINE * scale * len(told) + 2 * PAD - 4
    high = max(high, CREST * 1.2 + 2 * PAD - 6) if left else high
    room = then.before.table.fields
    x, y = at.x - POINT - wide, min(max(room.y, at.y + at.h / 2 - high / 2), room.bottom - high)
    points = x >= room.x
    if not points:
        x = at.right + POINT
    canvas.nine("lowenherz/bubble", x - 6, y - 5, wide + 14, high + 14)
    if points and room.y < at.y + at.h / 2 - 13 and at.y + at.h / 2 + 13 < room.bottom:
        canvas.put("lowenherz/bubble_point", x + wide - 4, at.y + at.h / 2 - 13, 22, 26)
    _write(canvas, told, Box(x, y, wide, high), left)


def _face(line: Line) -> str:
    return "bold" if line.strong else "body"


def _write(canvas: Canvas, told: list[Line], box: Box, left: float) -> None:
    step = LINE * canvas.text_scale
    y = box.y + (box.h - step * len(told)) / 2 + step / 2
    crests = [line.colour for line in told if line.colour >= 0]
    if len(set(crests)) == 1:
        canvas.put(picture("crest", crests[0]), box.x + PAD - 2, box.y + box.h / 2 - CREST * 0.6, CREST, CREST * 1.19)
    for line in told:
        if len(set(crests)) > 1 and line.colour >= 0:
            side = 17.0 * canvas.text_scale
            canvas.put(picture("crest", line.colour), box.x + PAD + 4, y - side * 0.6, side, side * 1.19)
        ink = OXBLOOD if line.strong else INK
        canvas.text(line.text, box.x + PAD + left, y, _face(line), SIZE, ink, "midleft")
        y += step
