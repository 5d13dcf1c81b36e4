"""The kinds of things that happen in a ply: what `explain.events` returns.

A seat that is NOBODY is the bank or, of pieces and regions, the neutral colour. A code of politics cards that this
viewer may not know is UNSEEN, a kind NONE. What happens on the land is in `happenings_land`, and found here as well.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.lowenherz.happenings_land import (
    AllianceEnded,
    AllianceMade,
    BorderPlaced,
    BordersLapsed,
    CastlePlaced,
    CutOff,
    FieldTaken,
    KnightPlaced,
    KnightRemoved,
    RegionFounded,
    RenegadePlayed,
    TileLaid,
)

# why a line lapsed
UNCHOSEN = "unchosen"
TIED = "tied"  # the second bids were a tie again
IMPOSSIBLE = "impossible"  # nothing is possible in it

# what a payment was for
FOREST = "forest"
ALLIANCE = "alliance"  # to end one
LINE = "line"  # a bid, or the price that was agreed


@dataclass(frozen=True, slots=True)
class BlackCastle:
    """A seat has the black castle: it begins the match, or the next round."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardTurned:
    """An action card was turned up."""

    card: int


@dataclass(frozen=True, slots=True)
class MountainsScored:
    """Mountains in regions brought so much, by seat."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat laid decision cards: a mask of lines."""

    seat: int
    lines: int


@dataclass(frozen=True, slots=True)
class Paid:
    """A seat paid ducats or treasures (a code) to another or to the bank, for a reason of this file."""

    seat: int
    to_seat: int
    ducats: int
    treasures: int
    reason: str


@dataclass(frozen=True, slots=True)
class ContestBegan:
    """Several have chosen a line: two bargain, more bid."""

    line: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat offered that the payer pays the price to the other and carries out the line."""

    seat: int
    payer: int
    price: int


@dataclass(frozen=True, slots=True)
class Agreed:
    """A seat accepted the last offer."""

    seat: int
    payer: int
    price: int


@dataclass(frozen=True, slots=True)
class DuelCalled:
    """A seat called for bids."""

    seat: int


@dataclass(frozen=True, slots=True)
class BidsOpened:
    """The bids lie open: (seat, ducats, code of treasures), in the order of laying. winner: NOBODY after a tie."""

    line: int
    bids: tuple[tuple[int, int, int], ...]
    winner: int


@dataclass(frozen=True, slots=True)
class BidAgain:
    """These tied for the highest bid and bid once more."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LineBegan:
    """A seat carries out a line."""

    line: int
    seat: int


@dataclass(frozen=True, slots=True)
class LineLapsed:
    """Nobody carries out a line, for a reason of this file; seat: whose it was, or NOBODY."""

    line: int
    reason: str
    seat: int


@dataclass(frozen=True, slots=True)
class Stopped:
    """A seat left the rest of a line undone."""

    line: int
    seat: int


@dataclass(frozen=True, slots=True)
class DucatsShared:
    """Everybody who chose a line of ducats got so many."""

    line: int
    seats: tuple[int, ...]
    each: int


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat began to look through a stack."""

    seat: int
    stack: int


@dataclass(frozen=True, slots=True)
class Saw:
    """It saw these cards."""

    seat: int
    stack: int
    code: int


@dataclass(frozen=True, slots=True)
class Kept:
    """It kept one."""

    seat: int
    stack: int
    kind: int


@dataclass(frozen=True, slots=True)
class HandShown:
    """At the end a seat showed its cards."""

    seat: int
    code: int


@dataclass(frozen=True, slots=True)
class ParchmentsScored:
    """A seat got points for its parchments."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over, for the reason that its outcome gives."""

    reason: str


Event = (
    TileLaid
    | BlackCastle
    | CastlePlaced
    | KnightPlaced
    | CardTurned
    | MountainsScored
    | Laid
    | RenegadePlayed
    | KnightRemoved
    | AllianceMade
    | AllianceEnded
    | Paid
    | ContestBegan
    | Offered
    | Agreed
    | DuelCalled
    | BidsOpened
    | BidAgain
    | LineBegan
    | LineLapsed
    | Stopped
    | DucatsShared
    | BorderPlaced
    | BordersLapsed
    | RegionFounded
    | FieldTaken
    | CutOff
    | Looked
    | Saw
    | Kept
    | HandShown
    | ParchmentsScored
    | Ended
)
