"""What happened on the land, in words: castles, knights, borders, regions, expansions, renegades and alliances."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.lowenherz import State, actions
from game.rules.lowenherz.board import FIELD_NAMES, MOST_CASTLES, NOBODY
from game.rules.lowenherz.cards import ALLIANCE_COST, FOREST_COST, TREASURES
from game.rules.lowenherz.hands import UNITS
from game.rules.lowenherz.happenings import (
    AllianceEnded,
    AllianceMade,
    BordersLapsed,
    CastlePlaced,
    CutOff,
    FieldTaken,
    RegionFounded,
    RenegadePlayed,
)
from game.view.listed import listed
from game.view.lowenherz import card_words, reckoning
from game.view.lowenherz.words import Told, edge_short, edge_words, field_words, fields_words, price_words, signed


# ---- the set-up
def castle_words(told: Told, event: CastlePlaced) -> str:
    """Return that somebody placed a castle, of the own colour or the neutral one."""
    neutral = event.colour == told.before.neutral
    said = _("{name} places a neutral castle on {field}") if neutral else _("{name} places a castle on {field}")
    return said.format(name=told.name(event.seat), field=FIELD_NAMES[event.field])


def castle_and_knight_words(told: Told, castle: int, knight: int, neutral: bool) -> str:
    """Return that somebody placed a castle and the knight beside it."""
    said = (
        _("{name}: neutral castle on {castle}, knight on {knight}")
        if neutral
        else _("{name}: castle on {castle}, knight on {knight}")
    )
    return said.format(name=told.name(told.before.turn), castle=FIELD_NAMES[castle], knight=FIELD_NAMES[knight])


# ---- knights
def knights_words(told: Told, placed: list[tuple[int, int]]) -> str:
    """Return that knights were placed, and what for forests was paid. placed: (field, payment) of each."""
    state, name = told.before, told.name(told.before.turn)
    forest = len(placed) == 1 and state.forest >> placed[0][0] & 1
    if forest:
        said = _("{name} leads a knight into the forest {field}")
    else:
        said = ngettext("{name} places a knight on {field}", "{name} places knights on {field}", len(placed))
    said = said.format(name=name, field=listed([FIELD_NAMES[field] for field, _way in placed]))
    return _paid(said, *forest_price(state, placed))


def _paid(said: str, ducats: int, treasures: int) -> str:
    if not ducats and not treasures:
        return said
    return _("{what}, pays {price}").format(what=said, price=price_words(ducats, treasures))


def forest_price(state: State, moved: list[tuple[int, int]]) -> tuple[int, int]:
    """Return the (ducats, code of treasures) that knights cost. moved: (field, payment) of each."""
    ducats = treasures = 0
    for field, payment in moved:
        if payment:
            treasures += UNITS[TREASURES[payment - 1]]
        elif state.forest >> field & 1:
            ducats += FOREST_COST
    return ducats, treasures


# ---- borders and regions
def borders_words(told: Told, edges: list[int]) -> str:
    """Return that borders were placed."""
    name = told.name(told.before.turn)
    if len(edges) == 1:
        return _("{name} places a border between {fields}").format(name=name, fields=edge_words(edges[0]))
    return _("{name} places borders: {edges}").format(name=name, edges=", ".join(map(edge_short, edges)))


def lapsed_words(told: Told, event: BordersLapsed) -> str:
    """Return that borders lapse, because a region lies round every castle."""
    return ngettext(
        "{name} has a region round every castle: {n} border lapses",
        "{name} has a region round every castle: {n} borders lapse",
        event.left,
    ).format(name=told.name(event.seat), n=event.left)


def founded_words(told: Told, event: RegionFounded) -> str:
    """Return that a region was founded, and what it brings."""
    if event.seat == NOBODY:
        return _("A neutral region: {fields}").format(fields=fields_words(event.fields, event.cities))
    return _("{name} gets a region: {fields}, {gain} ({reckoning})").format(
        name=told.name(event.seat),
        fields=fields_words(event.fields),
        gain=signed(event.points),
        reckoning=reckoning.by_size(event.fields, event.cities),
    )


def taken_words(told: Told, taken: list[FieldTaken]) -> str:
    """Return that a region expanded by these fields, what that brings, and what it costs others."""
    fields = listed([field_words(told.before, event.field) for event in taken])
    cities = sum(told.before.city >> event.field & 1 for event in taken)
    gain = f"{signed(sum(event.points for event in taken))} ({reckoning.by_field(len(taken), cities)})"
    name = told.name(taken[0].seat)
    owners = {event.prey // MOST_CASTLES if event.prey >= 0 else NOBODY for event in taken}
    if len(owners) == 1 and NOBODY not in owners:
        said = _("{name} takes {fields} from {other}: {gain}").format(
            name=name, fields=fields, other=told.name(owners.pop()), gain=gain
        )
    else:
        said = _("{name} expands to {fields}: {gain}").format(name=name, fields=fields, gain=gain)
    lost: dict[int, int] = {}
    for event in taken:
        if event.lost:
            owner = event.prey // MOST_CASTLES
            lost[owner] = lost.get(owner, 0) + event.lost
    return "; ".join([said, *(f"{told.name(seat)} {signed(-n)}" for seat, n in lost.items())])


def cut_off_words(told: Told, event: CutOff) -> str:
    """Return that fields were cut off from their castle, and what that costs."""
    name = told.owner(event.region)
    if not event.lost:
        fields = fields_words(event.fields, event.cities)
        return _("{name}: cut off from the castle: {fields}").format(name=name, fields=fields)
    return _("{name}: cut off from the castle: {fields}, {loss} ({reckoning})").format(
        name=name,
        fields=fields_words(event.fields),
        loss=signed(-event.lost),
        reckoning=reckoning.cut_off(event.fields, event.cities, event.lost),
    )


# ---- politics cards that are played
def renegade_words(told: Told, event: RenegadePlayed) -> str:
    """Return that a renegade was played."""
    return _("{name} plays a renegade against {other}, {place}").format(
        name=told.name(event.seat), other=told.owner(event.prey), place=told.place(event.prey)
    )


def renegade_run_words(told: Told, began: State, moves: list[int]) -> str:
    """Return a renegade with the knight that went and, when that is done, the one that came. moves: their actions."""
    removed = [pair for pair in map(actions.removed_knight, moves) if pair is not None]
    placed = [pair for pair in map(actions.placed_knight, moves) if pair is not None]
    first = actions.renegade_of(moves[0])
    assert first is not None and removed, "a renegade begins with the region and the knight that leaves it"
    names = {
        "name": told.name(began.turn), "other": told.owner(first[1]), "gone": FIELD_NAMES[removed[0][0]],
        "come": FIELD_NAMES[placed[0][0]] if placed else "",
    }  # fmt: skip
    if placed:
        said = _("{name}, renegade: the knight {gone} of {other} goes, an own one comes to {come}").format(**names)
    else:
        said = _("{name}, renegade: the knight {gone} of {other} goes").format(**names)
    return _paid(said, *forest_price(began, removed + placed))


def removed_words(told: Told, field: int, payment: int) -> str:
    """Return that a knight went over by a renegade."""
    said = _("{other}: the knight {field} goes").format(other=told.owner(told.before.prey), field=FIELD_NAMES[field])
    return _paid(said, *forest_price(told.before, [(field, payment)]))


def alliance_words(told: Told, event: AllianceMade | AllianceEnded) -> str:
    """Return that an alliance was made, or ended for its price."""
    names = {
        "name": told.name(event.seat), "other": told.owner(event.other), "own": told.place(event.own),
        "place": told.place(event.other),
    }  # fmt: skip
    if isinstance(event, AllianceMade):
        return _("{name} allies {own} with {other}, {place}").format(**names)
    price = card_words.ducats_words(ALLIANCE_COST)
    return _("{name} ends the alliance of {own} with {other}, {place}, pays {price}").format(**names, price=price)
