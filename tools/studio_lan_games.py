"""Tables for more than two on the network, for the photographer: their lobbies, who talks, who is lost.

What is shown of a game is found by its key and by its numbers of seats; nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.rules.catalog import GAMES
from game.scenes.catalog import VIEWS
from net.events import CONNECTED, PeerStatus, Said
from net.lobby import LobbyPeer, LobbySeat, LobbyState
from net.messages import PLAY
from tests.pilot import Pilot
from tests.scenes.fake_network import rose_lobby
from tests.scenes.lan_game import ANNA, BEN, KEES, LanGame, seat, start_of
from tools.studio_lan import HOSTED, REST, lobby
from tools.studio_lan_table import TALK

PEOPLE = ("Győző", "Borbála", "Kees", "Wilhelmina")
ENTRIES = 110  # of the log, at least, until the match stands in its middle
LATE = Said(ANNA, "Győző", "This is harder than it looks. Give me a moment.")


def state_of(key: str, *seats: LobbySeat, ready: tuple[int, ...] = ()) -> LobbyState:
    """Return the lobby of a table with these seats; ready: the peers who are."""
    names = {one.peer: one.name for one in seats if one.kind == "person"}
    peers = tuple(LobbyPeer(peer, name, PLAY, peer in ready, "") for peer, name in names.items())
    rules = GAMES[key]
    options = {option.key: option.values_at(len(seats))[-1] for option in rules.OPTIONS}
    return rose_lobby(table=HOSTED, game=key, version=rules.VERSION, seats=seats, peers=peers, options=options)


def _person(number: int) -> LobbySeat:
    return LobbySeat("person", PEOPLE[number], number + 1, number)


def open_lobby_host(pilot: Pilot, key: str, seats: int) -> None:
    """The host has two guests' seats left, of which a computer player has taken one where there are so many."""
    rest = [LobbySeat("computer", "Eleanor", 1, seats - 1, -1, 2)] if seats > 3 else []
    persons = [_person(number) for number in range(seats - 1 - len(rest))]
    lobby(pilot, state_of(key, *persons, LobbySeat(colour=len(persons)), *rest, ready=(BEN,)), True)


def open_lobby_guest(pilot: Pilot, key: str, seats: int) -> None:
    lobby(pilot, state_of(key, *map(_person, range(seats)), ready=(ANNA, KEES)), False, BEN)


def table(pilot: Pilot, key: str, seats: int, me: int = BEN) -> LanGame:
    """Show a match in its middle, come late to."""
    people = [seat(number + 1, name=PEOPLE[number]) for number in range(seats)]
    game = LanGame(me, start_of(*people, game=key, table=HOSTED))
    game.peers = {
        number + 1: PeerStatus(number + 1, PEOPLE[number], CONNECTED, 4 + 30 * number, PLAY) for number in range(seats)
    }
    game.settle()
    while len(game.told) < ENTRIES or game.engine.due().seats != (0,):
        game.act(-1 if len(game.told) % 3 else 1)
    pilot.open(lambda context: game.open(context, late=True, said=TALK[:2]))
    pilot.ticks(REST)
    return game


def open_thinking(pilot: Pilot, key: str, seats: int) -> None:
    game = table(pilot, key, seats)
    game.tell(game.status(clock=47), LATE)
    pilot.ticks(REST)


def open_chat(pilot: Pilot, key: str, seats: int, me: int = BEN) -> None:
    game = table(pilot, key, seats, me)
    game.tell(game.status(clock=83))
    pilot.press("c")
    pilot.ticks(REST)


def open_lost(pilot: Pilot, key: str, seats: int) -> None:
    game = table(pilot, key, seats)
    game.lose(seats, 42)
    pilot.ticks(REST)


def scenes_of(key: str) -> dict[str, Callable[[Pilot], None]]:
    """Return the scenes of a game by their names."""
    counts = GAMES[key].SEATS
    found: dict[str, Callable[..., None]] = {}
    for seats in counts:
        found[f"lobby_{key}_{seats}"] = partial(open_lobby_host, key=key, seats=seats)
        found[f"lan_{key}_{seats}_chat"] = partial(open_chat, key=key, seats=seats)
    found[f"lobby_{key}_guest"] = partial(open_lobby_guest, key=key, seats=max(counts))
    found[f"lan_{key}_thinking"] = partial(open_thinking, key=key, seats=counts[1])
    found[f"lan_{key}_lost"] = partial(open_lost, key=key, seats=max(counts))
    return found


SCENES: dict[str, Callable[[Pilot], None]] = {
    name: opened for key in VIEWS if max(GAMES[key].SEATS) > 2 for name, opened in scenes_of(key).items()
}
