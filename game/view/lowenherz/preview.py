"""What would follow from an action, by the rules, on a clone: another look at the same table, and how it differs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from game.rules.lowenherz.board import MOST_CASTLES, NOBODY, REGIONS
from game.rules.lowenherz.land_founding import region_points
from game.rules.lowenherz.land_regions import all_land
from game.view.lowenherz import choices
from game.view.lowenherz.look import Look
from game.view.lowenherz.walls import walled


@dataclass(frozen=True)
class Then:
    """A look after an action, and the look before it."""

    action: int
    before: Look
    look: Look

    @cached_property
    def founded(self) -> list[int]:
        """The regions that are founded."""
        old, new = self.before.state.regions, self.look.state.regions
        return [region for region in range(REGIONS) if new[region] and not old[region]]

    @cached_property
    def gains(self) -> dict[int, int]:
        """By seat the points that it gets, or loses."""
        pairs = enumerate(zip(self.before.state.points, self.look.state.points, strict=True))
        return {seat: new - old for seat, (old, new) in pairs if new != old}

    @cached_property
    def new_walls(self) -> list[int]:
        """The edges on which walls are put."""
        old = set(walled(self.before.state))
        return [edge for edge in walled(self.look.state) if edge not in old]

    @cached_property
    def cut_off(self) -> int:
        """The fields that a region loses and nobody gets."""
        lost = 0
        for old, new in zip(self.before.state.regions, self.look.state.regions, strict=True):
            lost |= old & ~new
        return lost & ~all_land(self.look.state)

    @cached_property
    def closed(self) -> int:
        """The fields of an area without a castle that is closed."""
        return self.look.zones & ~self.before.zones & ~self.cut_off

    def worth(self, region: int) -> int:
        """Return the points for founding a region."""
        return region_points(self.look.state, self.look.state.regions[region])


def after(look: Look, action: int) -> Then:
    """Return what follows from an action of the moment; nobody can act in it."""
    state = look.state.clone()
    state.apply(action)
    return Then(action, look, Look(replace(look.moment, observation=state, actions=(), actor=state.actor), look.table))


def is_idle(look: Look, edge: int, fields: tuple[int, int]) -> bool:
    """Return whether a wall would stand inside a closed area without a castle, where it changes nothing."""
    return bool(look.zones >> fields[0] & look.zones >> fields[1] & 1)


class Foresight:
    """What would follow from what is pointed at; the latest is kept, for nothing is worked out in every frame."""

    def __init__(self) -> None:
        self._look: Look | None = None
        self._action: int | None = None
        self._then: Then | None = None

    def then(self, look: Look, action: int | None) -> Then | None:
        """Return what follows from an action of the board; None for everything else."""
        if look is not self._look or action != self._action:
            self._look, self._action = look, action
            shown = action is not None and is_of_board(action)
            self._then = after(look, action) if shown and action is not None else None
        return self._then


def is_of_board(action: int) -> bool:
    """Return whether an action places, removes or takes something on the board."""
    return choices.field_of(action) is not None or choices.edge_of(action) is not None


def owner(region: int) -> int:
    """Return the colour of a region, NOBODY for no region."""
    return region // MOST_CASTLES if region >= 0 else NOBODY
