"""The phases of a match, in the order in which they come. Who acts is `State.actor`."""

from __future__ import annotations

(
    TILES,  # chance lays and turns the next tile
    FIRST,  # chance says who begins
    CASTLE,  # a castle of the set-up
    CASTLE_KNIGHT,  # its knight
    CARD,  # chance turns up the next action card
    LAY,  # a decision card, before it renegades and alliances
    REMOVE,  # a renegade: which knight goes
    RENEGADE_KNIGHT,  # where the own one comes
    OFFER,  # two choosers bargain
    BID,  # sealed bids
    BORDERS,
    KNIGHTS,
    LOOK,  # a politics line: which stack
    CONTENT,  # chance says what lies in it
    KEEP,  # which card is kept
    SHOW,  # the king is dead: chance says what a seat holds
    END,
) = range(17)
PHASE_WORDS = (
    "tiles",
    "first",
    "castle",
    "castle-knight",
    "card",
    "lay",
    "remove",
    "renegade-knight",
    "offer",
    "bid",
    "borders",
    "knights",
    "look",
    "content",
    "keep",
    "show",
    "end",
)

OF_CHANCE = frozenset({TILES, FIRST, CARD, CONTENT, SHOW})
SET_UP = frozenset({TILES, FIRST, CASTLE, CASTLE_KNIGHT})
OF_A_LINE = frozenset({OFFER, BID, BORDERS, KNIGHTS, LOOK, CONTENT, KEEP})
NOBODYS = frozenset({TILES, FIRST, CARD, BID, END})  # it is no seat's turn
