"""What the table of any game is made of: the look of a moment, the places of things, and over what the mouse rests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from game.view.boxes import Box
from game.view.moment import Moment
from game.view.script import Pieces

Coming = Iterator[tuple[str, float, float]]  # pictures that later moments will show, with their sizes
Place = tuple[float, float, float, float]  # x, y, w, h in logical units


class Resting:
    """Knows over what the mouse lies by accident: it was there before, and nobody has pointed at it since."""

    def __init__(self) -> None:
        self._spot: str | None = None

    def renew(self, spot: str | None) -> None:
        """Take note that what lies under the mouse, at a spot, means something new."""
        self._spot = spot

    def hear(self, event: Any, spot: str | None) -> None:
        """Take over an event, after which a spot is pointed at."""
        if event.kind == "move" and event.rests:
            self._spot = spot
        elif spot != self._spot or event.kind == "down":
            self._spot = None

    def asked(self, spot: str | None) -> str | None:
        """Return the spot that is pointed at if somebody means it, else None."""
        return None if spot == self._spot else spot


class Offer:
    """Knows whether Enter means the hint: it is seen, and nobody has pressed anything since, wherever the mouse is."""

    def __init__(self) -> None:
        self.stands = False

    def hear(self, event: Any) -> bool:
        """Take over an event; return whether it accepts what was offered."""
        if event.kind not in ("down", "command"):
            return False
        stood, self.stands = self.stands, False
        return stood and event.kind == "command" and event.command == "confirm"


class Shown(Protocol):
    """How a moment looks on one table."""

    @property
    def moment(self) -> Moment:
        """The moment."""

    @property
    def table(self) -> Any:
        """The places of the table."""

    @property
    def pieces(self) -> Pieces:
        """Every piece by its name."""


class Places(Protocol):
    """Where things lie on a table, as far as the scenes ask (`table_view.TableView`)."""

    @property
    def chronicle(self) -> Box:
        """The place of the newest lines of the chronicle."""

    @property
    def controls(self) -> Box:
        """The place of a replay's controls, where the buttons are otherwise."""

    @property
    def talk_knob(self) -> tuple[float, float]:
        """The place of the knob that opens what is said."""

    @property
    def calling(self) -> float:
        """The height round which large words cross the table."""

    @property
    def notice(self) -> Box:
        """The place for what is amiss for long."""


class Placed:
    """A table, as far as the scenes ask where something lies on it. table: the places, of the game's own kind."""

    table: Places

    @property
    def aside(self) -> Place:
        """The place beside the board that may be covered."""
        raise NotImplementedError

    @property
    def controls(self) -> Place:
        """The place of a replay's controls, where the buttons are otherwise."""
        return self.table.controls

    @property
    def lectern(self) -> Place:
        """The place of whoever teaches the game: beside the board, where talk is shown otherwise."""
        return self.aside

    @property
    def talk_knob(self) -> tuple[float, float]:
        """The place of the knob that opens what is said."""
        return self.table.talk_knob

    @property
    def calling(self) -> float:
        """The height round which large words cross the table."""
        return self.table.calling

    @property
    def notice(self) -> Place:
        """The place for what is amiss for long."""
        return self.table.notice
