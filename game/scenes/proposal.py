"""What is set up before a match: the game, who sits where, the table options. Kept in the settings between matches."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from game.ai.levels import LEVELS
from game.match import COMPUTER, PERSON, Seat
from game.rules.catalog import GAMES
from game.rules.core import Game, Option
from game.scenes import house
from game.scenes.house import House
from game.scenes.preferences import CRESTS
from game.scenes.seats import NAMES

LONGEST_NAME = 20


@dataclass
class Place:
    """One seat as it is being set up. level counts only for a computer player."""

    name: str
    kind: str = PERSON
    colour: int = 0
    level: int = 0

    def seat(self) -> Seat:
        """Return the seat of the match."""
        level = self.level if self.kind == COMPUTER else 0
        return Seat(self.kind, self.name.strip(), self.colour, level)


@dataclass
class Proposal:
    """A match to be. options: the chosen value of every table option of the game, by its key.

    others, seated: the options and the places that were chosen for other games, by their keys. house: the rules of the
    house at a table on the network.
    """

    key: str
    places: list[Place]
    options: dict[str, str] = field(default_factory=dict)
    others: dict[str, dict[str, str]] = field(default_factory=dict)
    seated: dict[str, list[Place]] = field(default_factory=dict)
    house: House = field(default_factory=House)

    @property
    def game(self) -> Game:
        """The game to be played."""
        return GAMES[self.key]

    def seats(self) -> list[Seat]:
        """Return the seats; an empty name is replaced by the usual one of the seat."""
        seats = []
        for number, place in enumerate(self.places):
            named = Place(place.name.strip() or NAMES[number], place.kind, place.colour, place.level)
            seats.append(named.seat())
        return seats

    def take_game(self, key: str) -> None:
        """Play another game, with the options and at the places it had before; who sits there keeps the name."""
        self.others[self.key], self.seated[self.key] = self.options, self.places
        before, chosen = self.places, self.others.pop(key, {})
        self.key = key
        self.options = {option.key: option.default for option in self.game.OPTIONS}
        self.places = self.seated.pop(key, []) or fresh(key).places
        for place, one in zip(self.places, before, strict=False):
            if place.kind == one.kind:
                place.name = one.name
        self.take_options(chosen)

    def take_options(self, chosen: Any) -> None:
        """Choose what of these values exists at this table; `chosen` may be anything."""
        for option in self.game.OPTIONS:
            if isinstance(chosen, dict) and chosen.get(option.key) in self.values(option):
                self.options[option.key] = chosen[option.key]

    def options_of(self, key: str, seats: int) -> dict[str, str]:
        """Return what was chosen last for a game, with the default for what does not exist with so many seats."""
        chosen = self.options if key == self.key else self.others.get(key, {})
        found = {option.key: option.default for option in GAMES[key].OPTIONS}
        for option in GAMES[key].OPTIONS:
            if chosen.get(option.key) in option.values_at(seats):
                found[option.key] = chosen[option.key]
        return found

    def remember(self, key: str, options: dict[str, str]) -> None:
        """Take over what was chosen for a game elsewhere, as at a table on the network."""
        if key == self.key:
            self.take_options(options)
        else:
            self.others[key] = dict(options)

    def values(self, option: Option) -> tuple[str, ...]:
        """Return the values that an option of the game has with so many seats."""
        return option.values_at(len(self.places))

    def offered(self) -> list[Option]:
        """Return the options of the game that leave a choice with so many seats."""
        return [option for option in self.game.OPTIONS if len(self.values(option)) > 1]

    def set_seats(self, count: int) -> None:
        """Have so many seats; computer players take the new ones. What is no choice any more has its default."""
        del self.places[count:]
        while len(self.places) < count:
            taken = {place.colour for place in self.places}
            colour = next(colour for colour in range(CRESTS) if colour not in taken)
            self.places.append(Place(NAMES[len(self.places)], COMPUTER, colour, LEVELS[0].number))
        for option in self.game.OPTIONS:
            if self.options[option.key] not in self.values(option):
                self.options[option.key] = option.default

    def to_plain(self) -> dict[str, Any]:
        """Return it as values that JSON can hold."""
        others = {key: dict(options) for key, options in self.others.items()}
        seated = {key: [asdict(place) for place in places] for key, places in self.seated.items()}
        return {"game": self.key, "seats": [asdict(place) for place in self.places], "options": dict(self.options),
                "others": others, "seated": seated, "house": self.house.to_plain()}  # fmt: skip


def fresh(key: str) -> Proposal:
    """Return the proposal of somebody who plays for the first time: a person against a computer player."""
    game = GAMES[key]
    first = Place(NAMES[0], PERSON, 0, LEVELS[0].number)
    proposal = Proposal(key, [first], {option.key: option.default for option in game.OPTIONS})
    proposal.set_seats(game.SEATS[0])
    return proposal


def from_plain(values: Any) -> Proposal:
    """Return what `to_plain` wrote; whatever makes no sense is replaced by the usual."""
    key = values.get("game") if isinstance(values, dict) else None
    if not isinstance(key, str) or key not in GAMES:
        return fresh(next(iter(GAMES)))
    proposal = fresh(key)
    proposal.house = house.from_plain(values.get("house"))
    _seat(proposal, values.get("seats"))
    proposal.take_options(values.get("options"))
    others = values.get("others")
    if isinstance(others, dict):
        proposal.others = {name: one for name, one in others.items() if name in GAMES and isinstance(one, dict)}
    seated = values.get("seated")
    for name, kept in seated.items() if isinstance(seated, dict) else ():
        if name in GAMES and name != key:
            other = fresh(name)
            _seat(other, kept)
            proposal.seated[name] = other.places
    return proposal


def _seat(proposal: Proposal, kept: Any) -> None:
    """Let sit who sat there before, as far as that makes sense."""
    if isinstance(kept, list) and len(kept) in proposal.game.SEATS:
        proposal.set_seats(len(kept))
        for place, one in zip(proposal.places, kept, strict=True):
            _take(place, one)
    if len({place.colour for place in proposal.places}) < len(proposal.places):
        for seat, place in enumerate(proposal.places):
            place.colour = seat


def _take(place: Place, values: Any) -> None:
    if not isinstance(values, dict):
        return
    if isinstance(values.get("name"), str) and values["name"].strip():
        place.name = values["name"][:LONGEST_NAME]
    if values.get("kind") in (PERSON, COMPUTER):
        place.kind = values["kind"]
    if values.get("level") in [level.number for level in LEVELS]:
        place.level = int(values["level"])
    if values.get("colour") in range(CRESTS):
        place.colour = int(values["colour"])
