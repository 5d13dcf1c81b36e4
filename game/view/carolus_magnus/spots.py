"""What can be pointed at: its name, its place, and what lies under a point. Pure.

A spot is a word: "knight:red:0" (of whoever acts here, the first of its colour), "reserve:2:red:0" (of another seat),
"court" (of whoever acts, while a knight is in hand), "row:1:blue" (a row of a court), "disc:0:3" (seat 0), "land:F"
(the region that begins with tile F), "crown:blue" (a colour of the supply), "die:blue", "keep" (the dice as they are),
"castles:0" (those that a seat has left), a button, "log", "look_back".
"""

from __future__ import annotations

from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus.regions import tiles_of
from game.view.boxes import Box
from game.view.carolus_magnus import names
from game.view.carolus_magnus.court import reserve_places
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.seats import Seat
from game.view.table_view import LOOK_BACK

BUTTONS = ("undo", "redo", "hint", "menu")
KNOB_REACH = 8.0
KEEP_W, KEEP_H = 150.0, 34.0
TARGET = 12.0  # half the size of the box in which a land is surely hit


def colour_word(colour: int) -> str:
    """Return the word of a colour in the names of spots."""
    return names.COLOUR_WORDS[colour]


def parts(spot: str) -> tuple[str, ...]:
    """Return the parts of a spot's name."""
    return tuple(spot.split(":"))


def knight_of(spot: str | None) -> tuple[int, int] | None:
    """Return (colour, place) of a knight that whoever acts may take in hand, None for other spots."""
    if not spot or not spot.startswith("knight:"):
        return None
    _, word, place = parts(spot)
    return names.COLOUR_WORDS.index(word), int(place)


def land_of(look: Look, spot: str | None) -> int | None:
    """Return the place in the ring of the region that a spot is, None for other spots."""
    if not spot or not spot.startswith("land:"):
        return None
    return look.index_of(names.LETTERS.index(spot[5:]))


def land_with(look: Look, spot: str) -> Box | None:
    """Return the place of the region that has the tile of a spot, by now perhaps one of several in it."""
    tile, spans = names.LETTERS.index(spot[5:]), look.state.spans
    held = (place for place, first in enumerate(look.state.starts) if tile in tiles_of(first, spans[first]))
    return next((Box(*look.ring.lands[place].box) for place in held), None)


def row_of(spot: str | None) -> tuple[int, int] | None:
    """Return (seat, colour) of a row of a court, None for other spots."""
    if not spot or not spot.startswith("row:"):
        return None
    _, seat, word = parts(spot)
    return int(seat), names.COLOUR_WORDS.index(word)


def disc_of(spot: str | None) -> tuple[int, int] | None:
    """Return (seat, number) of a disc, None for other spots."""
    if not spot or not spot.startswith("disc:"):
        return None
    _, seat, number = parts(spot)
    return int(seat), int(number)


def colour_of(spot: str | None, kind: str) -> int | None:
    """Return the colour of a spot "crown:blue" or "die:blue", None for other spots."""
    if not spot or not spot.startswith(f"{kind}:"):
        return None
    return names.COLOUR_WORDS.index(parts(spot)[1])


def land_spot(look: Look, index: int) -> str:
    """Return the spot of a region by its place in the ring."""
    return f"land:{names.LETTERS[look.state.starts[index]]}"


def own_knights(look: Look) -> list[str]:
    """Return the spots of the knights that whoever acts may take in hand, as they lie."""
    if look.acting is None:
        return []
    knights = reserve_places(look.state.reserves[look.acting])
    return [f"knight:{colour_word(colour)}:{place}" for colour, place in knights if colour in look.choices.knights]


# ---- where a spot is
def box_of(look: Look, spot: str) -> Box | None:
    """Return where a spot is, None when it is not on the table (any more)."""
    kind = parts(spot)[0]
    if spot == "log":
        return look.table.chronicle
    if spot == LOOK_BACK:
        return look.table.look_back
    if spot in BUTTONS:
        return look.button(spot)
    if kind in ("knight", "reserve"):
        return _knight_box(look, spot)
    if spot == "court":
        return None if look.acting is None else look.table.seats[look.acting].court
    if (row := row_of(spot)) is not None:
        return look.table.seats[row[0]].row(row[1])
    if (disc := disc_of(spot)) is not None:
        return look.table.seats[disc[0]].disc(disc[1]).box
    if kind == "castles":
        return look.table.seats[int(parts(spot)[1])].stocks(rules.CASTLES[look.state.players])
    if kind == "land":
        index = land_of(look, spot)
        return None if index is None else Box(*look.ring.lands[index].box)
    return _middle_box(look, spot)


def _middle_box(look: Look, spot: str) -> Box | None:
    if (colour := colour_of(spot, "crown")) is not None:
        return Box(*look.middle.cells[colour])
    if (colour := colour_of(spot, "die")) is not None:
        return next((box for at, box in dice_boxes(look) if at == colour), None)
    return keep_box(look) if spot == "keep" else None


def _knight_box(look: Look, spot: str) -> Box | None:
    *_, word, place = parts(spot)
    seat = look.acting if spot.startswith("knight:") else int(parts(spot)[1])
    if seat is None:
        return None
    knights = reserve_places(look.state.reserves[seat])
    knight = names.COLOUR_WORDS.index(word), int(place)
    if knight not in knights:
        return None
    panel = look.table.seats[seat]
    return panel.reserve(knights.index(knight), panel.plan.most).box


def dice_boxes(look: Look) -> list[tuple[int, Box]]:
    """Return (colour, box) of the dice in the tray that may be turned."""
    found = []
    for place in range(8):
        piece = look.pieces.get(names.die(place))
        if piece is None:
            continue
        face = piece.picture.rpartition("/")[2]
        if face.isdigit() and int(face) in look.choices.dice:
            found.append((int(face), Box(piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h)))
    return found


def keep_box(look: Look) -> Box | None:
    """Return the place of the button that leaves the dice as they are, None where there is no such choice."""
    if look.choices.keep is None:
        return None
    tray = Box(*look.middle.tray)
    return Box(tray.centre[0] - KEEP_W / 2, tray.bottom + 6, KEEP_W, KEEP_H)


def sure_box(look: Look, spot: str) -> Box | None:
    """Return a box whose centre surely hits the spot: of a land, whose own box has a sea inside, that of a tile."""
    index = land_of(look, spot)
    if index is None:
        return box_of(look, spot)
    land = look.ring.lands[index]
    x, y = land.centres[len(land.centres) // 2]
    return Box(x - TARGET, y - TARGET, 2 * TARGET, 2 * TARGET)


# ---- what lies under a point
def spot_at(look: Look, x: float, y: float, in_hand: bool = False) -> str | None:
    """Return the spot under a point. in_hand: whether a knight is lifted, then the own court is one spot."""
    for name in BUTTONS if not look.moment.replaying else ():
        plaque = look.button(name)
        if plaque is not None and plaque.holds(x, y):
            return name
    for seat, panel in enumerate(look.table.seats):
        if panel.box.holds(x, y):
            return _in_panel(look, seat, panel, x, y, in_hand)
    if look.table.board.holds(x, y):
        return _on_board(look, x, y)
    if look.moment.replaying:
        return None
    if look.table.look_back.grown(KNOB_REACH).holds(x, y):
        return LOOK_BACK
    return "log" if look.table.chronicle.holds(x, y) else None


def _in_panel(look: Look, seat: int, panel: Seat, x: float, y: float, in_hand: bool) -> str | None:
    if panel.court.holds(x, y):
        if in_hand and seat == look.acting:
            return "court"
        colour = int((y - panel.court.y) / panel.court.h * 5)
        return f"row:{seat}:{colour_word(min(colour, 4))}"
    if panel.reserves.holds(x, y):
        return _in_reserve(look, seat, panel, x)
    for number in range(1, rules.DISCS + 1):
        if panel.disc(number).box.grown(3).holds(x, y):
            return f"disc:{seat}:{number}"
    return None


def _in_reserve(look: Look, seat: int, panel: Seat, x: float) -> str | None:
    most = panel.plan.most
    first, second = panel.reserve(0, most), panel.reserve(1, most)
    slot = round((x - first.x) / (second.x - first.x))
    knights = reserve_places(look.state.reserves[seat])
    if not 0 <= slot < len(knights):
        return None
    colour, place = knights[slot]
    mine = seat == look.acting and look.state.phase == rules.phases.PLACE
    start = "knight" if mine else f"reserve:{seat}"
    return f"{start}:{colour_word(colour)}:{place}"


def _on_board(look: Look, x: float, y: float) -> str | None:
    keep = keep_box(look)
    if keep is not None and keep.holds(x, y):
        return "keep"
    for colour, box in dice_boxes(look):
        if box.holds(x, y):
            return f"die:{colour_word(colour)}"
    for colour, cell in enumerate(look.middle.cells):
        if Box(*cell).holds(x, y):
            return f"crown:{colour_word(colour)}"
    index = look.ring.land_at(x, y)
    if index is None:
        index = _by_label(look, x, y)
    return None if index is None else land_spot(look, index)


def _by_label(look: Look, x: float, y: float) -> int | None:
    """Return the region whose label, or whose figure of the emperor, stands at a point beside the lands."""
    for index, first in enumerate(look.state.starts):
        piece = look.pieces.get(names.label(first))
        if piece and abs(x - piece.x) <= piece.w / 2 and abs(y - piece.y) <= piece.h / 2:
            return index
    piece = look.pieces.get(names.EMPEROR_PIECE)
    if piece and abs(x - piece.x) <= piece.w / 2 and abs(y - piece.y) <= piece.h / 2:
        return look.state.emperor if look.state.emperor >= 0 else None
    return None
