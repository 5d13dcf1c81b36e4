"""Every piece of the ring as a function of the moment: lands, castles, knights, Charlemagne, labels, coins, arrows."""

from __future__ import annotations

import math

from game.rules import carolus_magnus as rules
from game.view.boxes import Box, Slot
from game.view.carolus_magnus import labels, names, stands
from game.view.carolus_magnus.hexes import Point
from game.view.carolus_magnus.lands import SHADE_DX, SHADE_DY
from game.view.carolus_magnus.middle import middle
from game.view.carolus_magnus.ring import Land, Ring, road_of
from game.view.moment import Moment
from game.view.script import Piece

COIN, ARROW = 26.0, 20.0
ASIDE = 22.0  # a second coin on the same land


def ring_pieces(moment: Moment, ring: Ring, text: float = 1.0) -> dict[str, Piece]:
    """Return the pieces of the ring by their names (`names`); text: the size of letters on labels."""
    state: rules.State = moment.observation
    regions = rules.regions(state)
    reach = reachable(moment)
    pieces: dict[str, Piece] = {}
    bright = {(state.emperor + steps) % len(regions) for steps in reach}
    _lands(pieces, ring, regions, bright, changed(moment))
    _arrows(pieces, ring, state.emperor, max(reach, default=0))
    castles = []
    for land, region in zip(ring.lands, regions, strict=True):
        if region.owner != rules.NOBODY:
            standing = enumerate(land.tiles[: region.castles])
            castles += [(names.castle(tile), _castle(land, i, region.owner)) for i, tile in standing]
        for colour, slot in stands.groups(land, region.knights).items():
            pieces[names.group(region.first, colour)] = group(colour, region.knights[colour], slot)
    pieces.update(sorted(castles, key=lambda pair: pair[1].y))  # the southern ones stand in front
    if state.emperor != rules.NOBODY:
        pieces[names.EMPEROR_PIECE] = emperor(ring.lands[state.emperor])
    _labels(pieces, ring, regions, state, text)
    _coins(pieces, ring, state.emperor, reach)
    return pieces


def reachable(moment: Moment) -> tuple[int, ...]:
    """Return the numbers of steps that the person may choose now."""
    steps = (rules.steps_of(action) for action in moment.actions)
    return tuple(number for number in steps if number is not None)


def changed(moment: Moment) -> frozenset[int]:
    """Return the tiles whose regions changed last: where the emperor stopped, and where knights went since."""
    state: rules.State = moment.observation
    found = set()
    for _, action in reversed(moment.last):
        if rules.steps_of(action) is not None:
            found.add(state.starts[state.emperor])
            break
        placed = rules.placed(action)
        if placed is not None and placed[1] is not None:
            found.add(placed[1])
    return frozenset(found)


# ---- lands and the road
def _lands(
    pieces: dict[str, Piece], ring: Ring, regions: tuple[rules.Region, ...], bright: set[int],
    changed: frozenset[int],
) -> None:  # fmt: skip
    """Lay the lands from the upper left to the lower right, so that none lies under the shadow of another."""
    along = sorted(range(len(regions)), key=lambda index: _down_the_light(ring.lands[index]))
    for index in along:
        land, region = ring.lands[index], regions[index]
        pieces[names.land(land.tiles)] = _covering(f"land/{land.name}/{region.owner}", land, names.LAND)
        kind = "reach" if index in bright else "last" if changed.intersection(land.tiles) else ""
        if kind:
            pieces[names.light(land.tiles)] = _covering(f"light/{land.name}/{kind}", land, names.LIGHT)


def _down_the_light(land: Land) -> float:
    x, y = land.box.centre
    return SHADE_DX * x + SHADE_DY * y


def _covering(picture: str, land: Land, layer: int) -> Piece:
    """Return a piece that has the box of a land."""
    return Piece(picture, *land.box.centre, land.box.w, land.box.h, layer)


def _arrows(pieces: dict[str, Piece], ring: Ring, emperor: int, steps: int) -> None:
    """Put an arrow head behind every region, golden as far as the emperor may go now."""
    for index, land in enumerate(ring.lands):
        following = ring.lands[(index + 1) % len(ring.lands)]
        x, y, angle = way(ring, land, following)
        bright = emperor != rules.NOBODY and (index - emperor) % len(ring.lands) < steps
        picture = "road_chevron_bright" if bright else "road_chevron"
        pieces[names.arrow(land.tiles[0])] = Piece(
            names.PICTURES + picture, x, y, ARROW, ARROW, names.ROAD, round(angle / 4) * 4
        )


def way(ring: Ring, land: Land, following: Land) -> tuple[float, float, float]:
    """Return the middle of the gap between two neighbours and the direction of the road there."""
    a, b = min(
        ((p, q) for p in land.hexes[-1] for q in following.hexes[0]), key=lambda pair: math.dist(*pair)
    )  # fmt: skip
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    road = road_of(ring.box)
    walked = road.near(x, y)
    on_road = road.at(walked)
    ashore = (math.dist(on_road, point) for one in (land, following) for tile in one.hexes for point in tile)
    if min(ashore) > ring.r:
        x, y = on_road
    return x, y, road.heading(walked)


# ---- what stands on the lands
def _castle(land: Land, place: int, side: int) -> Piece:
    return put(names.castle_picture(side), stands.castle(land, place), names.CASTLE, "castle")


def group(colour: int, number: int, slot: Slot) -> Piece:
    """Return the knights of one colour on a region as one piece."""
    return put(f"knights/{colour}/{number}", slot, names.KNIGHTS)


def emperor(land: Land) -> Piece:
    """Return Charlemagne on a land."""
    return put(f"{names.PICTURES}emperor", stands.emperor(land), names.EMPEROR, "emperor")


def put(picture: str, slot: Slot, layer: int, shadow: str = "") -> Piece:
    """Return a piece that fills a slot."""
    return Piece(picture, slot.x, slot.y, slot.w, slot.h, layer, slot.angle, shadow=shadow)


# ---- what is read
def _labels(
    pieces: dict[str, Piece], ring: Ring, regions: tuple[rules.Region, ...], state: rules.State, text: float
) -> None:  # fmt: skip
    sides = len(state.stocks)
    slots = labels.places(ring, sides, text, blocked(ring))
    for land, region, slot in zip(ring.lands, regions, slots, strict=True):
        numbers = ".".join(map(str, region.strengths))
        best = max(region.strengths)
        leader = region.strengths.index(best) if best and region.strengths.count(best) == 1 else rules.NOBODY
        picture = f"label/{labels.short(land.name)}/{numbers}/{leader}"
        pieces[names.label(region.first)] = put(picture, slot, names.LABEL)


def blocked(ring: Ring) -> tuple[Box, ...]:
    """Return what labels must leave free: the middle, the arrows, castles, and Charlemagne wherever he may stand."""
    boxes = list(middle(ring.box, dice=4).blocks)
    for index, land in enumerate(ring.lands):
        x, y, _ = way(ring, land, ring.lands[(index + 1) % len(ring.lands)])
        boxes.append(Box(x - 8, y - 8, 16, 16))
        boxes += [stands.castle_box(land, place) for place in range(len(land.tiles))]
        figure = stands.emperor(land)
        boxes.append(Box(figure.x - figure.w * 0.4, figure.y - figure.h * 0.4, figure.w * 0.8, figure.h * 0.8))
    return tuple(boxes)


def _coins(pieces: dict[str, Piece], ring: Ring, emperor: int, reach: tuple[int, ...]) -> None:
    taken: list[Point] = []
    plates = [piece for name, piece in pieces.items() if name.startswith("label:")]
    boxes = [Box(plate.x - plate.w / 2, plate.y - plate.h / 2, plate.w, plate.h) for plate in plates]
    for steps in reach:
        land = ring.lands[(emperor + steps) % len(ring.lands)]
        x, y = labels.coin_place(land, ring, COIN, boxes)
        while (x, y) in taken:  # more steps than regions lead to the same land again
            x += ASIDE
        taken.append((x, y))
        pieces[names.coin(steps)] = Piece(f"coin/{steps}", x, y, COIN, COIN, names.COIN)
