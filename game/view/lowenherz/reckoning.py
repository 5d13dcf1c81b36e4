"""Where points come from, in a few words: table of regions, towns, fields. Sections 1.8 and 1.11 of the rules."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.lowenherz.board import CITY_POINTS, FIELD_POINTS, FIELDS, FOUNDING_POINTS


def by_size(fields: int, cities: int) -> str:
    """Return what the table and the towns give for so many fields: "5–10 fields: 5, 1 town: 5"."""
    points = FOUNDING_POINTS[fields]
    least, most = FOUNDING_POINTS.index(points), FIELDS - FOUNDING_POINTS[::-1].index(points)
    said = _("{least} or more fields: {points}") if most == FIELDS else _("{least}–{most} fields: {points}")
    return said.format(least=least, most=most, points=points) + _and_towns(cities)


def by_field(fields: int, cities: int) -> str:
    """Return what every field and the towns among them give: "2 fields: 2, 1 town: 5"."""
    said = ngettext("{n} field: {points}", "{n} fields: {points}", fields)
    return said.format(n=fields, points=fields * FIELD_POINTS) + _and_towns(cities)


def cut_off(fields: int, cities: int, lost: int) -> str:
    """Return what a loss is reckoned by; fields that one expansion cuts off one after the other count together."""
    if lost == FOUNDING_POINTS[fields] + CITY_POINTS * cities:
        return by_size(fields, cities)
    return _("reckoned together with those cut off before")


def _and_towns(cities: int) -> str:
    if not cities:
        return ""
    said = ngettext("{n} town: {points}", "{n} towns: {points}", cities)
    return ", " + said.format(n=cities, points=cities * CITY_POINTS)
