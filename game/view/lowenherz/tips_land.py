"""What is said of a region that is pointed at: size, knights, neighbours, and who could expand into whom."""

from __future__ import annotations

from game.language import _
from game.rules.lowenherz.board import EDGE_FIELDS, FIELD_NAMES, MOST_CASTLES
from game.rules.lowenherz.land import fields_of
from game.rules.lowenherz.land_regions import region_at, strength
from game.view.boxes import Box
from game.view.listed import listed
from game.view.lowenherz import reach, spots
from game.view.lowenherz.letters import GOOD
from game.view.lowenherz.look import Look
from game.view.lowenherz.realms import shown_colour
from game.view.lowenherz.tooltip import Line, Tip
from game.view.lowenherz.words import fields_words, place, signed
from game.view.palette import BROWN, INK, OXBLOOD


def region_of(look: Look, spot: str | None) -> int:
    """Return the region that a spot of the board lies in, -1 for none, and where the spot itself can be chosen."""
    field, edge = spots.field_of(spot), spots.edge_of(spot)
    if field is not None:
        return -1 if field in look.choices.fields else region_at(look.state, field)
    if edge is None or edge in look.choices.edges:
        return -1
    one, other = (region_at(look.state, side) for side in EDGE_FIELDS[edge])
    return one if one == other else -1


def region_tip(look: Look, region: int, field: int | None = None) -> Tip:
    """Return the slip of a region, beside all of it. field: the one that is pointed at, which is named."""
    state = look.state
    fields = state.regions[region]
    home = state.castles[region // MOST_CASTLES][region % MOST_CASTLES]
    size = fields_words(fields.bit_count(), (fields & state.city).bit_count())
    found = [
        Line(size),
        Line(_("Silver would bring now:"), number=signed((fields & state.mountain).bit_count())),
        Line(_("Knights in it:"), number=str(strength(state, region))),
    ]
    if field is not None:
        found.append(Line(_("This field:"), number=FIELD_NAMES[field]))
    beside = reach.neighbours(state, look.preys, region)
    kinds = (
        (_("Could expand into this region:"), OXBLOOD, [one for one in beside if one.takes]),
        (_("This region could expand into:"), GOOD, [one for one in beside if one.gives and not one.takes]),
        (_("Strong enough against one another:"), BROWN, [one for one in beside if not (one.takes or one.gives)]),
    )
    for head, ink, several in kinds:
        if several:
            found.append(Line(head, ink=ink))
            found += [_neighbour(look, one) for one in several]
    title = _("{name}: region {place}").format(name=look.owner_name(region // MOST_CASTLES), place=FIELD_NAMES[home])
    return Tip(title, tuple(found), _around(look, fields))


def _around(look: Look, fields: int) -> Box:
    """Return the box round some fields."""
    boxes = [look.table.field_box(field) for field in fields_of(fields)]
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def _neighbour(look: Look, one: reach.Neighbour) -> Line:
    """Return the line of a neighbour: whose it is, and how many knights it has."""
    said = f"{look.owner_name(one.region // MOST_CASTLES)}, {place(look.state, one.region)}"
    if one.allied:
        said = _("{name} (alliance)").format(name=said)
    return Line(said, shown_colour(look.state, one.region), str(one.knights), INK)


def dangers(look: Look, region: int) -> list[Line]:
    """Return the lines of those who could expand into a region, and into whom it could expand."""
    beside = reach.neighbours(look.state, look.preys, region)
    found = []
    for said, ink, several in (
        (_("{names} could expand into it"), OXBLOOD, [one.region for one in beside if one.takes]),
        (_("could expand into {names}"), GOOD, [one.region for one in beside if one.gives]),
    ):
        if several:
            names = dict.fromkeys(look.owner_name(other // MOST_CASTLES) for other in several)
            found.append(Line(said.format(names=listed(list(names))), ink=ink))
    return found
