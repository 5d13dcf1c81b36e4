"""Another match over the network: the host opens the table anew, and who sat there is offered to follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import _
from game.scenes.lan import words as lan_words
from game.scenes.spoken import written_time
from net.facade import Found, HostSetup
from net.lobby import COMPUTER, HOST, PERSON, LobbySeat

if TYPE_CHECKING:
    from game.scenes.lan.table import LanTable


class LanAgain:
    """The way on from the last page of a match over the network."""

    def __init__(self, table: LanTable) -> None:
        self._table, self._context = table, table.context
        if not table.session.is_host and self._context.settings.lan_search:
            self._context.network.browse(True)

    @property
    def is_ready(self) -> bool:
        """Whether the host is ourselves, or has opened the table again."""
        return self._table.session.is_host or self._found() is not None

    def words(self) -> str:
        """Return what the button says."""
        if self._table.session.is_host:
            return _("Again")
        return _("Follow") if self.is_ready else _("Again")

    def tip(self) -> str:
        """Return what is waited for, or why that is in vain."""
        if self.is_ready:
            return ""
        problem = self._context.network.search().problem if self._context.settings.lan_search else "off"
        if problem:
            return lan_words.search_off(problem)
        return _("As soon as the host opens the table again you can follow.")

    def go(self) -> None:
        """Leave the finished match, and open the table again or go where it is open."""
        from game.scenes.lan import doors as lan_doors

        context, found = self._context, self._found()
        if self._table.session.is_host:
            setup = self._setup()
            self._leave()
            context.stack.push(lan_doors.opening(context, setup))
        elif found is not None:
            self._leave()
            lan_doors.join(context, found)

    def close(self) -> None:
        """Stop looking for the host's table."""
        self._context.network.browse(False)

    def _leave(self) -> None:
        """Take the last page and the table away."""
        self._context.stack.pop()
        self._context.stack.pop()

    def _found(self) -> Found | None:
        if self._table.session.is_host:
            return None
        host, name = self._table.company.name(self._table.company.host), self._table.start["table"]
        for table in self._context.network.search().tables:
            is_open = table.state == "open" and not table.gone and not table.trouble
            if is_open and (table.table, table.host) == (name, host):
                return table
        return None

    def _setup(self) -> HostSetup:
        """Return the same table once more: our seats and those of the computer are taken, the others are free."""
        start, me = self._table.start, self._table.at.peer
        match = self._table.match
        return HostSetup(
            start["table"], self._table.company.name(me), match.game.KEY, match.game.VERSION,
            tuple(self._seat(number) for number in range(len(match.seats))), dict(match.options),
            self._table.at.password,
            timer=start["timer"], undo=start["undo"], watch=start["watch"], started=written_time(self._context.now()),
        )  # fmt: skip

    def _seat(self, number: int) -> LobbySeat:
        seat, person = self._table.match.seats[number], self._table.company.persons[number]
        if not person:  # not where the computer only stands in for somebody
            return LobbySeat(COMPUTER, seat.name, HOST, seat.colour, level=seat.level)
        if person == self._table.at.peer:
            return LobbySeat(PERSON, seat.name, HOST, seat.colour)
        return LobbySeat(colour=seat.colour)
