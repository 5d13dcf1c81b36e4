"""A position of Carolus Magnus: ints, bytearrays, short lists. No random generator, no history."""

from __future__ import annotations

from game.rules.carolus_magnus.apply import apply
from game.rules.carolus_magnus.board import (
    ALL_DISCS,
    CASTLES,
    COLOUR_COUNT,
    FACES,
    KNIGHTS,
    NOBODY,
    SIDES,
    TILES,
)
from game.rules.carolus_magnus.invariants import problems
from game.rules.carolus_magnus.legal import chance_outcomes, legal_actions, placements, sample_chance
from game.rules.carolus_magnus.notation import state_to_text
from game.rules.carolus_magnus.phases import LAY
from game.rules.carolus_magnus.scoring import reckon, scores
from game.rules.core import CHANCE, Outcome
from game.rules.open import OpenState

Counts = tuple[int, ...]


class State(OpenState):
    """A position, made by `new_state` (before ply 1) or `state_from_text`.

    The ring. starts: first tile of every region, ascending, which is the ring's order; emperor: the place of his region
    among them, -1 before he stands. What lies on a region is kept at its first tile: lords (side or -1), spans (number
    of tiles), land (knights, at colour * 15 + tile); the other tiles of a region hold nothing there. `owners`, `sizes`
    and `knights` are the same by region. spots: the placements there are, by colour; they follow from `starts`.
    The players. court and reserve: knights at seat * 5 + colour; `courts` and `reserves` are the same by seat. hands:
    sets of unused discs, bit n-1 is disc n; played: this round's disc or 0; arms: the seat that holds a colour or -1;
    stocks: castles left, by side; supply: knights in the middle.
    The course. phase, turn (whose turn it is, also while dice roll; -1 if nobody's), round (from 1; 0 before), choosing
    and order (seats, of the discs and of the turns; order is () until all discs lie), left (knights still to be played
    in the turn), dice (faces still to be carried out, crowns last). first (seat that chooses first by the table's
    option, -1: drawn), talk, crown_die, early_roll and limit (of rounds) are the table's options.
    """

    __slots__ = (
        "actor",
        "arms",
        "choosing",
        "court",
        "crown_die",
        "dice",
        "early_roll",
        "emperor",
        "first",
        "hands",
        "land",
        "left",
        "limit",
        "lords",
        "order",
        "phase",
        "played",
        "players",
        "reserve",
        "round",
        "sides",
        "spans",
        "spots",
        "starts",
        "stocks",
        "supply",
        "talk",
        "turn",
    )

    def __init__(self, players: int, first: int, talk: bool, crown_die: bool, early_roll: bool, limit: int) -> None:
        self.players = players
        self.sides = SIDES[players]
        self.first = first
        self.talk = talk
        self.crown_die = crown_die
        self.early_roll = early_roll
        self.limit = limit
        self.starts: tuple[int, ...] = tuple(range(TILES))
        self.spots = placements(self.starts)
        self.emperor = NOBODY
        self.lords = [NOBODY] * TILES
        self.spans = bytearray([1]) * TILES
        self.land = bytearray(COLOUR_COUNT * TILES)
        self.court = bytearray(COLOUR_COUNT * players)
        self.reserve = bytearray(COLOUR_COUNT * players)
        self.supply = bytearray([KNIGHTS]) * COLOUR_COUNT
        self.arms = [NOBODY] * COLOUR_COUNT
        self.stocks = [CASTLES[players]] * (max(self.sides) + 1)
        self.hands = [ALL_DISCS] * players
        self.played = [0] * players
        self.choosing: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.round = 0
        self.turn = NOBODY
        self.phase = LAY
        self.actor = CHANCE
        self.left = 0
        self.dice = bytearray(FACES)

    apply = apply
    legal_actions = legal_actions
    chance_outcomes = chance_outcomes
    sample_chance = sample_chance
    problems = problems
    scores = scores
    to_text = state_to_text

    def clone(self) -> State:
        """Return an independent copy."""
        copy = State.__new__(State)
        copy.players = self.players
        copy.sides = self.sides
        copy.first = self.first
        copy.talk = self.talk
        copy.crown_die = self.crown_die
        copy.early_roll = self.early_roll
        copy.limit = self.limit
        copy.starts = self.starts
        copy.spots = self.spots
        copy.emperor = self.emperor
        copy.lords = self.lords[:]
        copy.spans = self.spans[:]
        copy.land = self.land[:]
        copy.court = self.court[:]
        copy.reserve = self.reserve[:]
        copy.supply = self.supply[:]
        copy.arms = self.arms[:]
        copy.stocks = self.stocks[:]
        copy.hands = self.hands[:]
        copy.played = self.played[:]
        copy.choosing = self.choosing
        copy.order = self.order
        copy.round = self.round
        copy.turn = self.turn
        copy.phase = self.phase
        copy.actor = self.actor
        copy.left = self.left
        copy.dice = self.dice[:]
        return copy

    def outcome(self) -> Outcome | None:
        """Return how the match ended, None while it goes on: see `scoring`."""
        return reckon(self)

    @property
    def sizes(self) -> Counts:
        """The number of tiles of every region, in the ring's order."""
        return tuple(self.spans[first] for first in self.starts)

    @property
    def owners(self) -> Counts:
        """The side whose castles stand on every region, -1 for none, in the ring's order."""
        return tuple(self.lords[first] for first in self.starts)

    @property
    def knights(self) -> tuple[Counts, ...]:
        """Five counts of knights for every region, in the ring's order."""
        return tuple(tuple(self.land[first::TILES]) for first in self.starts)

    @property
    def courts(self) -> tuple[Counts, ...]:
        """Five counts of knights for every seat's court."""
        return _rows(self.court)

    @property
    def reserves(self) -> tuple[Counts, ...]:
        """Five counts of knights for every seat's reserve."""
        return _rows(self.reserve)

    @property
    def crowns(self) -> int:
        """Crowns whose colour is still to be named."""
        return self.dice[-1]

    def __repr__(self) -> str:
        return f"<Carolus Magnus\n{self.to_text()}>"


def _rows(counts: bytearray) -> tuple[Counts, ...]:
    return tuple(tuple(counts[start : start + COLOUR_COUNT]) for start in range(0, len(counts), COLOUR_COUNT))
