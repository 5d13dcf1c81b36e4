"""Every piece of Rose King's table as a function of the moment: stones, lands, crown, cards, heroes, piles, targets.

The same moment always gives the same pieces, whatever was on its way before: that is what lets animation be skipped.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.rules import rose_king as rules
from game.view.boxes import Slot
from game.view.moment import Moment
from game.view.rose_king import outline
from game.view.rose_king.geometry import Layout, coming_places
from game.view.rose_king.houses import HOUSE_WORDS
from game.view.script import Piece

PICTURES = "rose_king/"
TABLE, LAND, TARGET, STONE, MARK, SEAL, CROWN, FLYING = range(8)  # the layers
STONE_SIZE, STONE_HEIGHT = 45, 46.8  # at squares of 50
SMALLEST_SEAL = 3  # smaller territories carry no number
DISCARDS_SHOWN = 3


def card_name(card: int) -> str:
    """Return the name of a card's piece."""
    return f"card:{rules.CARD_WORDS[card]}"


def stone_picture(house: int, last: bool = False) -> str:
    """Return the picture of a stone; the last one laid wears a ring."""
    return f"{PICTURES}stone_{HOUSE_WORDS[house]}{'_last' if last else ''}"


def card_picture(card: int, small: bool = False) -> str:
    """Return the picture of a card."""
    return f"{PICTURES}card_{'small_' if small else ''}{rules.CARD_WORDS[card]}"


def put(picture: str, slot: Slot, layer: int = TABLE, shadow: str = "card") -> Piece:
    """Return a piece that fills a slot."""
    return Piece(picture, slot.x, slot.y, slot.w, slot.h, layer, slot.angle, shadow=shadow)


def all_pieces(moment: Moment, table: Layout, near: int) -> dict[str, Piece]:
    """Return every piece by its name; `near` is the house at the bottom of the screen."""
    state = moment.observation
    pieces = piles(moment, table)
    for house in (rules.RED, rules.WHITE):
        pieces |= hand(state, table, house, house == near)
        pieces |= heroes(state, table, house, house == near)
    pieces |= lands(state, table)
    pieces |= stones(state, table)
    pieces |= targets(moment, table)
    pieces["crown"] = crown(table, state.crown)
    return pieces


# ---- the board
def lands(state: rules.State, table: Layout) -> dict[str, Piece]:
    """Return the outlines of all territories, and the seals with the points of the larger ones."""
    pieces: dict[str, Piece] = {}
    for house, squares in rules.territories(state.board):
        pieces |= _land(table, house, squares)
    return pieces


def _land(table: Layout, house: int, squares: tuple[int, ...]) -> dict[str, Piece]:
    land = outline.land(house, squares)
    key = ",".join(map(str, squares))
    w, h = land.columns * table.step, land.rows * table.step
    x, y = table.knot(land.column, land.row)
    pieces = {f"land:{house}:{key}": Piece(f"land/{house}/{key}", x + w / 2, y + h / 2, w, h, LAND)}
    if len(squares) >= SMALLEST_SEAL:
        kx, ky = outline.seal_knot(squares)
        x, y = table.knot(kx, ky)
        size = 26 * table.scale
        picture = f"seal/{HOUSE_WORDS[house]}/{len(squares) ** 2}"
        pieces[f"seal:{house}:{kx},{ky}"] = Piece(picture, x, y, size, size, SEAL)
    return pieces


def stone(table: Layout, square: int, house: int, last: bool = False) -> Piece:
    """Return a stone on its square."""
    x, y = table.square(square).centre
    w, h = STONE_SIZE * table.scale, STONE_HEIGHT * table.scale
    return Piece(stone_picture(house, last), x, y - w / 2 + h / 2, w, h, STONE)


def stones(state: rules.State, table: Layout) -> dict[str, Piece]:
    """Return the stones; the one under the crown was the last and wears a bright ring."""
    return {
        f"stone:{square}": stone(table, square, found - 1, square == state.crown)
        for square, found in enumerate(state.board)
        if found != rules.EMPTY
    }


def crown(table: Layout, square: int) -> Piece:
    """Return the crown; its foot stands a little under the middle of the square."""
    x, y = table.square(square).centre
    w = table.step * 0.86
    h = w * 104 / 120
    return Piece(f"{PICTURES}crown", x, y - h * 0.36, w, h, CROWN, shadow="crown")


def targets(moment: Moment, table: Layout) -> dict[str, Piece]:
    """Return the frames of the squares that the person may choose now."""
    pieces = {}
    for action in moment.actions:
        card = rules.card_of(action)
        if card is None:
            continue
        square = rules.target(moment.observation.crown, card)
        if square is None:
            continue
        box = table.square(square)
        x, y = box.centre
        if rules.is_hero_play(action):  # light from under the stone, the frame over it
            pieces[f"target:{square}:light"] = Piece("target/light", x, y, box.w, box.h, TARGET)
            pieces[f"target:{square}"] = Piece("target/hero", x, y, box.w, box.h, MARK)
        else:
            pieces[f"target:{square}"] = Piece("target/play", x, y, box.w, box.h, TARGET)
    return pieces


# ---- hands and heroes
def hand(state: rules.State, table: Layout, house: int, near: bool) -> dict[str, Piece]:
    """Return the cards of one house, lying in the order of the compass."""
    pieces = {}
    for place, card in enumerate(state.hand(house)):
        pieces[card_name(card)] = put(card_picture(card, small=not near), table.card(near, place))
    return pieces


def heroes(state: rules.State, table: Layout, house: int, near: bool) -> dict[str, Piece]:
    """Return the four heroes of one house; those that have fought lie face down on the right."""
    pieces = {}
    for place in range(rules.HEROES):
        used = place >= state.heroes[house]
        picture = f"{PICTURES}hero_back" if used else f"{PICTURES}hero_{HOUSE_WORDS[house]}"
        pieces[f"hero:{house}:{place}"] = put(picture, table.hero(near, place, used))
    return pieces


# ---- the piles
def piles(moment: Moment, table: Layout) -> dict[str, Piece]:
    """Return the draw pile, the top of the discard, and the small cards that can still come."""
    state = moment.observation
    pieces = {}
    undrawn = rules.cards_of(state.undrawn)
    for i in range(min(4, (len(undrawn) + 2) // 3)):
        pieces[f"pile:{i}"] = pile_card(table, i)
    for place, card in reversed(list(enumerate(top_discards(moment)))):  # the top one is drawn last
        pieces[card_name(card)] = put(card_picture(card), table.discard(place))
    for slot, card in zip(coming_places(table.piles, len(undrawn)), undrawn, strict=True):
        pieces[f"coming:{card}"] = put(f"{PICTURES}glyph_{rules.CARD_WORDS[card]}", slot, shadow="small")
    return pieces


def pile_card(table: Layout, height: int) -> Piece:
    """Return one back of the draw pile, `height` cards up."""
    slot = table.draw_pile
    x, y = slot.x + 3 - height * 1.4, slot.y - height * 2.4
    return Piece(f"{PICTURES}card_back", x, y, slot.w, slot.h, TABLE, shadow="card")


def top_discards(moment: Moment) -> list[int]:
    """Return the discarded cards that are seen, the top one first: the last ones played, as far as they are known."""
    discard = moment.observation.discard
    seen: list[int] = []
    for card in _played(moment.last):
        if discard >> card & 1 and card not in seen:
            seen.append(card)
    for card in reversed(rules.cards_of(discard)):
        if card not in seen:
            seen.append(card)
    return seen[:DISCARDS_SHOWN]


def _played(last: tuple[tuple[int, int], ...]) -> Iterable[int]:
    """Return the cards of the newest plays, the newest first."""
    for _, action in reversed(last):
        if rules.is_play(action) or rules.is_hero_play(action):
            card = rules.card_of(action)
            if card is not None:
                yield card
