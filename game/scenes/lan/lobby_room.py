"""What the parts of the lobby share: the lobby as the host told it last, and who we are in it."""

from __future__ import annotations

from game.rules.catalog import GAMES
from game.rules.core import Game, Option
from game.scenes import proposal
from game.scenes.at_table import AtTable
from game.scenes.catalog import VIEWS
from game.scenes.house import House
from game.scenes.preferences import crest, has_sides, name_ink
from game.scenes.scene import Context
from game.view.palette import SOFT
from game.view.view_package import ViewPackage
from net.facade import Session
from net.lobby import HOST, PERSON, LobbyPeer, LobbySeat, LobbyState
from net.messages import WATCH

_TWICE = 0.4  # seconds between two clicks that may be one double click


def is_sensible(state: LobbyState) -> bool:
    """Whether the lobby is one of a game that this program can play; a host may send anything."""
    game = GAMES.get(state.game)
    if game is None or state.game not in VIEWS or len(state.seats) not in game.SEATS:
        return False
    values = {option.key: option.values_at(len(state.seats)) for option in game.OPTIONS}
    return set(values) == set(state.options) and all(state.options[key] in values[key] for key in values)


class Room:
    """state: replaced whenever the host tells a new one. lost: whether the connection to the host is gone."""

    def __init__(self, context: Context, at: AtTable, state: LobbyState) -> None:
        self.context, self.at, self.state = context, at, state
        self.lost = False
        self.pings: dict[int, int] = {}
        self._agreed = -_TWICE

    @property
    def session(self) -> Session:
        """The connection to the table."""
        return self.at.session

    @property
    def is_host(self) -> bool:
        """Whether the table is ours."""
        return self.at.session.is_host

    @property
    def me(self) -> int:
        """Our number at the table."""
        return self.at.peer

    @property
    def watches(self) -> bool:
        """Whether we are here to watch only."""
        one = self.state.peer(self.me)
        return (one.role if one else self.at.connected.role) == WATCH

    @property
    def ready(self) -> bool:
        """Whether we have agreed with the lobby as it is now."""
        one = self.state.peer(self.me)
        return bool(one and one.ready)

    @property
    def host_name(self) -> str:
        """The name of the host."""
        one = self.state.peer(HOST)
        return one.name if one else ""

    def agree(self, ready: bool) -> None:
        """Say whether we are ready; the second half of a double click says nothing more."""
        now = self.context.seconds()
        if now - self._agreed >= _TWICE:
            self._agreed = now
            self.session.ready(ready)

    # -- the game

    @property
    def game(self) -> Game:
        """The rules of the match."""
        return GAMES[self.state.game]

    @property
    def package(self) -> ViewPackage:
        """The looks of the match."""
        return VIEWS[self.state.game]

    def options(self) -> list[Option]:
        """Return the options of the game that leave a choice and are not chosen at the seats."""
        side = self.package.side_option()
        return [one for one in self.game.OPTIONS if one.key != side and len(self.values(one)) > 1]

    def values(self, option: Option) -> tuple[str, ...]:
        """Return the values that an option has at this table."""
        return option.values_at(len(self.state.seats))

    def counts(self) -> list[int]:
        """Return how many seats there could be without sending somebody away."""
        persons = sum(seat.kind == PERSON for seat in self.state.seats)
        return [count for count in self.game.SEATS if count >= persons]

    def have_seats(self, count: object) -> None:
        """Have another number of seats; first what exists with so many is chosen, or the guests could not follow."""
        for option in self.game.OPTIONS:
            if self.state.options[option.key] not in option.values_at(int(str(count))):
                self.session.option(option.key, option.default)
        self.session.option("seats", count)

    def remember_options(self) -> None:
        """Keep what the host has chosen: of the game for its next table, and the rules of the house for any table."""
        if not self.is_host:
            return
        last = proposal.from_plain(self.context.settings.last_match)
        last.remember(self.state.game, self.state.options)
        last.house = House(self.state.timer, self.state.undo, self.state.watch)
        self.context.settings.last_match = last.to_plain()
        self.context.apply_settings()

    @property
    def has_sides(self) -> bool:
        """Whether the seats play sides, so that nobody picks a crest."""
        return has_sides(self.package, self.state.options, len(self.state.seats))

    def side_words(self, number: int) -> str:
        """Return what a seat plays, "" where there is nothing to say."""
        words = self.package.seat_words(self.state.options, len(self.state.seats))
        return words[number] if words else ""

    # -- seats

    def is_mine(self, seat: LobbySeat) -> bool:
        """Whether a person at this machine sits there."""
        return seat.kind == PERSON and seat.peer == self.me

    @property
    def sits(self) -> bool:
        """Whether anybody at this machine has a seat."""
        return any(self.is_mine(seat) for seat in self.state.seats)

    def picture(self, number: int) -> str:
        """Return the picture of what a seat plays: its side, or its crest."""
        sides = self.package.side_pictures(self.state.options, len(self.state.seats))
        if sides:
            return sides[number]
        return crest(self.state.seats[number].colour, self.context.settings.palette)

    def picture_of(self, peer: int) -> str:
        """Return the picture of a peer's first seat, an empty shield for whoever has none."""
        seats = self.state.seats_of(peer)
        return self.picture(seats[0]) if seats else "ui/crest_empty"

    def ink_of(self, peer: int) -> str:
        """Return the colour in which a peer's name is written."""
        seats = self.state.seats_of(peer)
        if not seats:
            return SOFT
        return name_ink(self.has_sides, self.state.seats[seats[0]].colour, self.context.settings.palette)

    def ping(self, peer: int) -> int:
        """Return a peer's latency in milliseconds, -1 while it is unknown; that of the host is as far as we are."""
        return self.pings.get(self.me if peer == HOST else peer, -1)

    # -- people

    def others(self) -> list[LobbyPeer]:
        """Return who is at the table besides us."""
        return [one for one in self.state.peers if one.peer != self.me]

    def standing(self) -> list[LobbyPeer]:
        """Return who has no seat: watchers, and players who have left theirs."""
        sitting = {seat.peer for seat in self.state.seats if seat.kind == PERSON}
        return [one for one in self.state.peers if one.peer not in sitting]

    def awaited(self) -> list[str]:
        """Return the names of those whose ready the host waits for, ours not among them."""
        return [one.name for one in self.state.waiting() if one.peer != self.me]

    @property
    def can_begin(self) -> bool:
        """Whether the host may begin now; his own ready goes without saying."""
        return self.is_host and not self.lost and not self.state.free_seats() and not self.awaited()
