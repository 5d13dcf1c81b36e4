"""Why a field cannot take a castle, a knight or an expansion, in one sentence; why a knight cannot go."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.lowenherz.board import FIELD_NAMES, MOST_CASTLES, steps_between
from game.rules.lowenherz.cards import FOREST_COST
from game.rules.lowenherz.land import mask_of, neighbours, occupied
from game.rules.lowenherz.land_expansion import are_allied
from game.rules.lowenherz.land_knights import knight_fields, removable_knights
from game.rules.lowenherz.land_regions import region_at, strength
from game.rules.lowenherz.legal import colour_to_place
from game.view.lowenherz.look import Look


# ---- the set-up
def castle_reason(look: Look, field: int) -> str:
    """Return why no castle can be placed on a field."""
    state = look.state
    if occupied(state) >> field & 1:
        return _taken()
    if not state.plain >> field & 1:
        return _("Castles stand on plains only")
    if not neighbours(1 << field) & state.plain & ~occupied(state):
        return _("No empty plain for the knight is beside it")
    colour = colour_to_place(state)
    near = min((steps_between(field, castle) for castle in state.castles[colour]), default=0)
    return ngettext(
        "Only {n} step from the next castle of this colour; {least} are needed",
        "Only {n} steps from the next castle of this colour; {least} are needed",
        near,
    ).format(n=near, least=state.spacing)


def castle_knight_reason(look: Look, field: int) -> str:
    """Return why the knight of a new castle cannot stand on a field."""
    state = look.state
    castle = state.castles[colour_to_place(state)][-1]
    if not neighbours(1 << castle) >> field & 1:
        return _("The knight stands beside the new castle, {field}").format(field=FIELD_NAMES[castle])
    if occupied(state) >> field & 1:
        return _taken()
    return _("The first knights stand on plains only")


def _taken() -> str:
    return _("Somebody stands there already")


# ---- a line of knights
def line_reason(look: Look, field: int) -> str:
    """Return why neither a knight nor an expansion can come to a field: of what is nearer to it."""
    state, seat = look.state, look.turn
    if occupied(state) >> field & 1:
        return _("An expansion takes empty fields only") if _beside_region(look, field) and state.swords else _taken()
    if state.swords and _beside_region(look, field) and region_at(state, field) // MOST_CASTLES != seat:
        return _expansion_reason(look, field)
    if state.left:
        return knight_reason(look, field)
    own = seat * MOST_CASTLES <= region_at(state, field) < (seat + 1) * MOST_CASTLES
    if own:
        return _("This field is yours already")
    if state.growing >= 0:
        return _("The region round {field} goes on: choose a field beside it").format(field=_home(look, state.growing))
    return _("Regions expand to fields beside them")


def _home(look: Look, region: int) -> str:
    return FIELD_NAMES[look.state.castles[region // MOST_CASTLES][region % MOST_CASTLES]]


def _growing(look: Look) -> list[int]:
    """Return the own regions that may expand now."""
    state, first = look.state, look.turn * MOST_CASTLES
    if state.growing >= 0:
        return [state.growing]
    return [region for region in range(first, first + MOST_CASTLES) if state.regions[region]]


def _beside_region(look: Look, field: int) -> bool:
    return any(neighbours(look.state.regions[region]) >> field & 1 for region in _growing(look))


def _expansion_reason(look: Look, field: int) -> str:
    """Return why no region beside an empty field of another's can take it."""
    state = look.state
    prey = region_at(state, field)
    beside = [region for region in _growing(look) if neighbours(state.regions[region]) >> field & 1]
    if prey < 0:
        return knight_reason(look, field) if state.left else ""
    owner, there = look.owner_name(prey // MOST_CASTLES), strength(state, prey)
    allied = [region for region in beside if are_allied(state, region, prey)]
    if allied and len(allied) == len(beside):
        return _("An alliance with {name} forbids it").format(name=owner)
    own = max(strength(state, region) for region in beside if region not in allied)
    return ngettext(
        "{name} has {n} knight there, you have {own}: you need more",
        "{name} has {n} knights there, you have {own}: you need more",
        there,
    ).format(name=owner, n=there, own=own)


def knight_reason(look: Look, field: int) -> str:
    """Return why no knight can be placed on an empty field."""
    state, seat = look.state, look.turn
    if not knight_fields(state, seat):
        return _("No knight is left, or there is no room for one")
    if (state.mountain | state.city) >> field & 1:
        return _("Knights stand on plains and in forests only")
    if knight_fields(state, seat) >> field & 1:
        return _("A forest costs {n} ducats").format(n=FOREST_COST)
    own = state.knights[seat] | mask_of(state.castles[seat])
    if neighbours(own) >> field & 1:
        return _("A border lies between")
    return _("A knight comes beside an own knight or castle")


# ---- a renegade
def removal_reason(look: Look, field: int) -> str:
    """Return why a knight cannot go over."""
    state = look.state
    colour = state.prey // MOST_CASTLES
    knights = state.knights[colour] & state.regions[state.prey]
    if not knights >> field & 1:
        return _("Choose a knight of {name} in this region").format(name=look.owner_name(colour))
    if not removable_knights(state, state.prey) >> field & 1:
        return _("Other knights hold to their castle by this one")
    return _("A forest costs {n} ducats").format(n=FOREST_COST)


def renegade_reason(look: Look, field: int) -> str:
    """Return why the knight of a renegade cannot come to a field."""
    if occupied(look.state) >> field & 1:
        return _taken()
    if not look.state.regions[look.state.host] >> field & 1:
        return _("The knight comes to your region, round {field}").format(field=_home(look, look.state.host))
    return knight_reason(look, field)
