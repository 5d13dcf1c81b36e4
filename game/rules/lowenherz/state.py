"""A position of Löwenherz: ints, tuples, short lists. No random generator, no history, no order inside a stack."""

from __future__ import annotations

from typing import Any

from game.rules.core import CHANCE, Outcome
from game.rules.lowenherz.apply import apply, apply_joint
from game.rules.lowenherz.board import CASTLES, COLOURS, NEUTRAL, NOBODY, NONE, REGIONS
from game.rules.lowenherz.cards import ALL_CARDS, STACK_MASKS, STACK_SIZES, START_DUCATS
from game.rules.lowenherz.hands import EVERYTHING, UNSEEN
from game.rules.lowenherz.invariants import problems
from game.rules.lowenherz.legal import legal_actions
from game.rules.lowenherz.legal_chance import chance_outcomes, sample_chance
from game.rules.lowenherz.notation import state_to_text
from game.rules.lowenherz.phases import TILES
from game.rules.lowenherz.scoring import reckon, scores
from game.rules.lowenherz.viewing import observation, reveals
from game.rules.lowenherz.worlds import resample
from game.rules.slotted import Slotted


class State(Slotted):
    """A position, made by `new_state` (before ply 1) or `state_from_text`.

    Seat i plays colour i. Masks have bit f for field f. Region colour * 4 + castle is the one round that castle.

    The table. players; basic, spacing, either_order, open_purses and first are its options. viewer: whose observation
    this is, EVERYTHING for the full state.
    The land. tiles: tile * 4 + turns by slot, as far as they lie; plain, forest, mountain and city: masks of the
    terrain, which follow. right and below: masks of the fields with a wall on their right and on their lower side.
    castles: by colour, fields in the order of placing; knights: by colour, a mask. regions: a mask each, 0 if there is
    none; alliances: (lower region, higher region), ascending.
    The players. points and purse by seat. hands: by seat the code of the politics cards this viewer knows (in a full
    state all); strange: by seat how many others it holds. shown: by seat the code of those that everybody has seen.
    The politics cards. stacks: two codes, or UNSEEN; sizes: how many cards lie in them. looks: every time that somebody
    looked through a stack, as (seat, stack, code before a card was kept, kind kept), of others' UNSEEN and NONE for a
    viewer. proofs: (number of looks until then, seat, kind) of every card that a seat was seen to hold, when it was
    used or first shown. What a viewer can tell of hidden cards follows from these two: see `politics`.
    The course. deck: mask of the action cards to come; card: the open one or NONE. start: the seat with the black
    castle. turn: the seat whose castle, decision card, offer or line it is. lap: castles placed in the set-up. laid: by
    seat a mask of lines; order: seats in the order in which they laid. line: 0..2 while lines are carried out.
    A contest. rivals: who is in it, in the order of laying. offers: how many were made; payer (seat) and price: the
    last of them. bids: those of the first round, (seat, ducats, code of treasures) each, () before.
    A line. left: borders or knights that can still be placed; swords: fields that the expansion of the line can still
    take, 2 before it begins. growing: the region that expands or NONE. cut: by colour, (fields, cities) cut off by this
    expansion. looked: the stack that is looked through.
    A renegade. host: the own region; prey: the region that loses a knight.
    """

    __slots__ = (
        "actor",
        "alliances",
        "basic",
        "below",
        "bids",
        "card",
        "castles",
        "city",
        "cut",
        "deck",
        "either_order",
        "first",
        "forest",
        "growing",
        "hands",
        "host",
        "knights",
        "laid",
        "lap",
        "left",
        "line",
        "looked",
        "looks",
        "mountain",
        "offers",
        "open_purses",
        "order",
        "payer",
        "phase",
        "plain",
        "players",
        "points",
        "prey",
        "price",
        "proofs",
        "purse",
        "regions",
        "right",
        "rivals",
        "shown",
        "sizes",
        "spacing",
        "stacks",
        "start",
        "strange",
        "swords",
        "tiles",
        "turn",
        "viewer",
    )

    def __init__(
        self, players: int, basic: bool, spacing: int, either_order: bool, open_purses: bool, first: int
    ) -> None:
        self.players = players
        self.basic = basic
        self.spacing = spacing
        self.either_order = either_order
        self.open_purses = open_purses
        self.first = first
        self.viewer = EVERYTHING
        self.tiles: tuple[int, ...] = ()
        self.plain = self.forest = self.mountain = self.city = 0
        self.right = self.below = 0
        self.castles: list[tuple[int, ...]] = [()] * len(COLOURS)
        self.knights = [0] * len(COLOURS)
        self.regions = [0] * REGIONS
        self.alliances: tuple[tuple[int, int], ...] = ()
        self.points = [0] * players
        self.purse = [START_DUCATS] * players
        self.hands = [0] * players
        self.strange = [0] * players
        self.shown = [0] * players
        self.stacks = [UNSEEN, UNSEEN]
        self.sizes = list(STACK_SIZES)
        self.looks: tuple[tuple[int, int, int, int], ...] = ()
        self.proofs: tuple[tuple[int, int, int], ...] = ()
        self.deck = ALL_CARDS & ~STACK_MASKS[0] if basic else ALL_CARDS
        self.card = NONE
        self.start = self.turn = NOBODY
        self.lap = 0
        self.laid = [0] * players
        self.order: tuple[int, ...] = ()
        self.line = NONE
        self.rivals: tuple[int, ...] = ()
        self.offers = self.price = 0
        self.payer = NOBODY
        self.bids: tuple[tuple[int, int, int], ...] = ()
        self.left = self.swords = 0
        self.growing = NONE
        self.cut: tuple[tuple[int, int], ...] = ((0, 0),) * len(COLOURS)
        self.host = self.prey = self.looked = NONE
        self.phase = TILES
        self.actor = CHANCE

    apply = apply
    apply_joint = apply_joint
    legal_actions = legal_actions
    chance_outcomes = chance_outcomes
    sample_chance = sample_chance
    observation = observation
    reveals = reveals
    problems = problems
    scores = scores
    to_text = state_to_text

    def clone(self) -> State:
        """Return an independent copy."""
        copy = State.__new__(State)
        copy.players = self.players
        copy.basic = self.basic
        copy.spacing = self.spacing
        copy.either_order = self.either_order
        copy.open_purses = self.open_purses
        copy.first = self.first
        copy.viewer = self.viewer
        copy.tiles = self.tiles
        copy.plain = self.plain
        copy.forest = self.forest
        copy.mountain = self.mountain
        copy.city = self.city
        copy.right = self.right
        copy.below = self.below
        copy.castles = self.castles[:]
        copy.knights = self.knights[:]
        copy.regions = self.regions[:]
        copy.alliances = self.alliances
        copy.points = self.points[:]
        copy.purse = self.purse[:]
        copy.hands = self.hands[:]
        copy.strange = self.strange[:]
        copy.shown = self.shown[:]
        copy.stacks = self.stacks[:]
        copy.sizes = self.sizes[:]
        copy.looks = self.looks
        copy.proofs = self.proofs
        self._copy_course(copy)
        return copy

    def _copy_course(self, copy: State) -> None:
        copy.actor = self.actor
        copy.bids = self.bids
        copy.card = self.card
        copy.cut = self.cut
        copy.deck = self.deck
        copy.growing = self.growing
        copy.host = self.host
        copy.laid = self.laid[:]
        copy.lap = self.lap
        copy.left = self.left
        copy.line = self.line
        copy.looked = self.looked
        copy.offers = self.offers
        copy.order = self.order
        copy.payer = self.payer
        copy.phase = self.phase
        copy.prey = self.prey
        copy.price = self.price
        copy.rivals = self.rivals
        copy.start = self.start
        copy.swords = self.swords
        copy.turn = self.turn

    def outcome(self) -> Outcome | None:
        """Return how the match ended, None while it goes on: see `scoring`."""
        return reckon(self)

    def resample(self, seat: int | None, rng: Any) -> State:
        """Return a full state that `seat` cannot tell from this one, by the odds of the cards: see `worlds`."""
        return resample(self, seat, rng)

    @property
    def neutral(self) -> int:
        """The colour that nobody plays but that stands on the board, NOBODY with four players."""
        return NEUTRAL[self.players]

    @property
    def cap(self) -> int:
        """The number of own regions with which a player may place no more borders. Section 1.9."""
        return CASTLES[self.players]

    def __repr__(self) -> str:
        return f"<Löwenherz\n{self.to_text()}>"
