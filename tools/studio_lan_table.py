"""Matches over the network for the photographer: who thinks, who talks, who is lost, and what is asked then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.scenes.lan.table import LanTable
from net.events import Emoted, Heir, HostSilent, LinkLost, Said
from tests.pilot import Pilot
from tests.scenes.lan_game import ANNA, BEN, KEES, LanGame, seat, start_of

REST = 30  # ticks until nothing moves any more
PLIES = 30
TYPED = "Well, Henry"
LATER = Said(ANNA, "Győző", "This is harder than it looks. Give me a moment.")
PLAYERS = {ANNA: "Győző", BEN: "Borbála", KEES: "Wilhelmina"}
TALK = (
    Said(BEN, "Borbála", "Good evening! Same map as last week?"),
    Said(ANNA, "Győző", "Drawn by lot tonight."),
    Said(KEES, "Wilhelmina", "I only watch; do not mind me."),
    Said(BEN, "Borbála", "We shall see what the crown says."),
)


def table(pilot: Pilot, me: int, turn: int = 0, **changes: Any) -> LanGame:
    """Show a match in its middle, come late to, where `turn` is the seat to act."""
    start = start_of(seat(ANNA, name=PLAYERS[ANNA]), seat(BEN, name=PLAYERS[BEN]), **changes)
    game = LanGame(me, start)
    game.peers = {number: replace(one, name=PLAYERS[number]) for number, one in game.peers.items()}
    game.settle()
    while len(game.told) < PLIES or game.engine.due().seats != (turn,):
        game.act(-1 if len(game.told) % 3 else 1)
    pilot.open(lambda context: game.open(context, late=True, said=TALK))
    pilot.ticks(REST)
    return game


def _thinking(pilot: Pilot) -> None:
    game = table(pilot, BEN)
    game.tell(game.status(clock=47), LATER)
    pilot.ticks(REST)


def _hurry(pilot: Pilot) -> None:
    game = table(pilot, BEN, turn=1)
    game.tell(game.status(clock=8), Emoted(ANNA, 2))
    pilot.ticks(REST)


def _chat(pilot: Pilot) -> None:
    game = table(pilot, BEN)
    game.tell(game.status(clock=83), Emoted(ANNA, 4))
    pilot.press("c")
    pilot.type(TYPED)
    pilot.ticks(REST)


def _lost(pilot: Pilot) -> None:
    game = table(pilot, ANNA)
    game.lose(BEN, 42)
    pilot.ticks(REST)


def _lost_guest(pilot: Pilot) -> None:
    game = table(pilot, KEES)
    game.lose(BEN, 42)
    pilot.ticks(REST)


def _watching(pilot: Pilot) -> None:
    game = table(pilot, KEES)
    game.tell(Emoted(ANNA, 0), Emoted(BEN, 5), Emoted(KEES, 1))
    pilot.ticks(REST)


def _silent(pilot: Pilot) -> None:
    game = table(pilot, BEN)
    game.tell(LinkLost(), HostSilent((Heir(BEN, PLAYERS[BEN], True), Heir(KEES, PLAYERS[KEES], False))))
    pilot.ticks(REST)


def _cut_off(pilot: Pilot) -> None:
    game = table(pilot, BEN)
    game.tell(LinkLost())
    pilot.ticks(240)


def _lent(pilot: Pilot) -> None:
    game = table(pilot, BEN)
    game.tell(*game.reseat(1, seat(ANNA, "computer", "Richard", 1, 2)))
    pilot.ticks(300)


def _menu(pilot: Pilot) -> None:
    table(pilot, ANNA)
    pilot.press("m")
    pilot.ticks(REST)


def _leaving(pilot: Pilot) -> None:
    table(pilot, ANNA)
    scene = pilot.scene
    assert isinstance(scene, LanTable)
    scene.ask_to_leave()
    pilot.ticks(REST)


def _result(pilot: Pilot) -> None:
    game = table(pilot, BEN)
    game.tell(*game.play_to_the_end())
    pilot.until(lambda: pilot.scene.name == "result", 40_000)
    pilot.ticks(10 * REST)


SCENES: dict[str, Callable[[Pilot], None]] = {
    "lan_thinking": _thinking,
    "lan_hurry": _hurry,
    "lan_chat": _chat,
    "lan_lost": _lost,
    "lan_lost_guest": _lost_guest,
    "lan_watching": _watching,
    "lan_silent": _silent,
    "lan_cut_off": _cut_off,
    "lan_lent": _lent,
    "lan_menu": _menu,
    "lan_leaving": _leaving,
    "lan_result": _result,
}


def written_by_people() -> str:
    """Return all that people have written in these pictures: it is in no catalogue."""
    typed = [TYPED[:end] for end in range(1, len(TYPED) + 1)]
    return " ".join([*PLAYERS.values(), *(line.text for line in (*TALK, LATER)), *typed])
