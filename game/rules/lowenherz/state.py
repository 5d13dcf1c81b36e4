"""A position of Löwenherz: ints, tuples, short lists. No random generator, no history, no order inside a stack."""

from __future__ import annotations

from game.rules.core import CHANCE
from game.rules.lowenherz.board import CASTLES, COLOURS, NEUTRAL, NOBODY, REGIONS
from game.rules.lowenherz.cards import ALL_CARDS, STACK_SIZES, START_DUCATS
from game.rules.lowenherz.phases import TILES

EVERYTHING, SPECTATOR = -1, -2  # viewers beside the seats
UNSEEN = -1  # the code of a stack that nobody has looked into, or that this viewer does not know
NONE = -1


class State:
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
    stacks: two codes, or UNSEEN; sizes: how many cards lie in them. knowledge: by seat what it can tell of hidden
    cards, see `politics`; () for a seat whose knowledge this viewer does not have.
    The course. deck: mask of the action cards to come; card: the open one or NONE. start: the seat with the black
    castle. turn: the seat whose castle, decision card, offer or line it is. lap: castles placed in the set-up. laid: by
    seat a mask of lines; order: seats in the order in which they laid. line: 0..2 while lines are carried out.
    A contest. rivals: who is in it, in the order of laying. offers: how many were made; payer (seat) and price: the
    last of them. bids: those of the first round, (seat, ducats, code of treasures) each, () before.
    A line. left: borders, knights, or fields of the expansion that can still be placed; swords: 1 while the line may
    still expand. growing: the region that expands or NONE. cut: by colour, (fields, cities) cut off by this expansion.
    A renegade. host: the own region; prey: the region that loses a knight. looked: the stack that was chosen.
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
        "knowledge",
        "laid",
        "lap",
        "left",
        "line",
        "looked",
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
        self.knowledge: list[tuple[tuple[int, ...], ...]] = [()] * players
        self.deck = ALL_CARDS
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

    @property
    def neutral(self) -> int:
        """The colour that nobody plays but that stands on the board, NOBODY with four players."""
        return NEUTRAL[self.players]

    @property
    def cap(self) -> int:
        """The number of own regions with which a player may place no more borders. Section 1.9."""
        return CASTLES[self.players]
