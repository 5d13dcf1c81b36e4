"""A sealed bid: ducats and own treasures; nobody else sees it before all bids lie open. Section 1.7 of the rules."""

from __future__ import annotations

from game.language import _
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import ACTION_WORDS, DUEL, bid_of
from game.rules.lowenherz.cards import CARD_LINES, KIND_VALUES, TREASURES
from game.rules.lowenherz.hands import KINDS_OF, TREASURE_DUCATS
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.commands import USED
from game.view.lettering import letters
from game.view.lowenherz import amount, card_words
from game.view.lowenherz.asked import LESS, MORE, ROLL, Asked, note, plaque
from game.view.lowenherz.geometry import PARLEY_H
from game.view.lowenherz.look import Look
from game.view.lowenherz.tones import picture
from game.view.palette import BROWN, INK, OXBLOOD
from game.view.table_view import Intent
from game.view.widgets import fitted

LEFT = 212.0
ROW = 33.0
CARD_W, CARD_H = 29.0, 40.0
CAPTION = 92.0  # before the own treasures
SEAL, SUM = 186.0, 92.0


class Bid(Asked):
    """The dialogue of a seat that bids. n: ducats; treasures: a set, bit n for the n-th."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.n = 0
        self.treasures = 0

    def _ducats(self, look: Look) -> list[int]:
        return [ducats for ducats, treasures in look.choices.bids if not treasures]

    def _own(self, look: Look) -> int:
        own = 0
        for _ducats, treasures in look.choices.bids:
            own |= treasures
        return own

    def _action(self, look: Look) -> int:
        return look.choices.bids[self.n, self.treasures]

    # ---- what can be pressed
    def stops(self, look: Look) -> dict[str, Box]:
        """Return the places of all that can be pressed."""
        box = self.inner(look, PARLEY_H)
        x, w, low = box.x + LEFT + 14, box.w - LEFT - 28, box.bottom - 50
        own = [kind for number, kind in enumerate(TREASURES) if self._own(look) >> number & 1]
        room = len(own) * (CARD_W + 7) + CAPTION + 8 if own else 0.0
        found = amount.places(x, box.y + 54, w - room)
        found |= amount.chips(x, low + 3, w - SEAL - SUM - 12, self._ducats(look))
        for n, kind in enumerate(own):
            at = x + w - (len(own) - n) * (CARD_W + 7) + 7
            found[f"treasure:{KIND_VALUES[kind]}"] = Box(at, box.y + 52, CARD_W, CARD_H)
        found[ACTION_WORDS[self._action(look)]] = Box(x + w - SEAL, low, SEAL, 40)
        return found

    def box(self, look: Look) -> Box:
        """Return its place, which covers no field."""
        return look.table.parley

    def mark(self) -> tuple[int, ...]:
        """Return the own bid."""
        return self.n, self.treasures

    def action_of(self, look: Look, name: str) -> int | None:
        """Return the bid that is sealed by a part."""
        return self._action(look) if name.startswith("bid:") else None

    def changes(self, look: Look, name: str) -> bool:
        """Return whether pressing a part leads to anything."""
        return amount.changes(name, self.n, self._ducats(look))

    def choose(self, look: Look, name: str) -> Intent | None:
        """Return the sealed bid, or change it."""
        if name.startswith("bid:"):
            return Intent(contract.ACTION, self._action(look))
        kind, _sep, value = name.partition(":")
        if kind == "amount":
            self.n = int(value)
        elif kind == "treasure":
            number = next(n for n, one in enumerate(TREASURES) if KIND_VALUES[one] == int(value))
            self.treasures ^= 1 << number
        self.turn(look, {LESS: -1, MORE: 1}.get(name, 0))
        return USED

    def turn(self, look: Look, by: int) -> None:
        """Take more or fewer ducats, as many as there are in the purse at most."""
        self.n = max(0, min(max(self._ducats(look)), self.n + by))

    def slide(self, look: Look, x: float) -> None:
        """Take the ducats at a place of the roll of coins."""
        self.n = amount.at(self.stops(look)[ROLL], x, max(self._ducats(look)))

    def propose(self, look: Look, action: int) -> str | None:
        """Set the bid that a hint means."""
        bid = bid_of(action)
        if bid in look.choices.bids:
            self.n, self.treasures = bid
        return super().propose(look, action)

    # ---- drawing
    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw who bids, and the own bid."""
        box, state, stops = self.inner(look, PARLEY_H), look.state, self.stops(look)
        line = card_words.line_words(CARD_LINES[state.card][state.line])
        said = _("A tie, second bid: {line}") if state.bids else _("Sealed bid: {line}")
        head = self.sheet(canvas, look, said.format(line=line), "lowenherz/bid", 53)
        note(canvas, self.remark or rule(bool(state.bids)), head, OXBLOOD if self.remark else BROWN)
        seats = shown(look)
        row = min(ROW, (box.h - 54) / len(seats))
        for n, seat in enumerate(seats):
            draw_rival(canvas, look, seat, Box(box.x + 14, box.y + 49 + n * row, LEFT - 14, row))
        self._refused(canvas, look, box.y + 49 + len(seats) * row, box)
        amount.draw(canvas, self, stops, self.n, self._ducats(look))
        worth = sum(KIND_VALUES[kind] for number, kind in enumerate(TREASURES) if self.treasures >> number & 1)
        name = ACTION_WORDS[self._action(look)]
        amount.number(canvas, stops[name].x - SUM, stops[name].y + 19, self.n + worth)
        self._cards(canvas, look, stops)
        plaque(canvas, stops[name], _("Seal the bid"), self.look_of(name), "primary", "lock")
        self.ring(canvas, look)

    def _refused(self, canvas: Canvas, look: Look, y: float, box: Box) -> None:
        """Say below the rivals who of two would not bargain."""
        seat = refused_by(look)
        if seat is not None:
            said = _("{name} will not bargain: duel").format(name=look.player(seat))
            room = Box(box.x + 16, y, LEFT - 16, box.bottom - 8 - y)
            size = fitted.size_for(canvas, said, room.w, room.h, "body", letters(canvas, 16, 17))
            fitted.draw(canvas, said, *room, "body", size, OXBLOOD, "midleft")

    def _cards(self, canvas: Canvas, look: Look, stops: dict[str, Box]) -> None:
        """Draw the own treasures, those of the bid raised and lit."""
        found = {name: box for name, box in stops.items() if name.startswith("treasure:")}
        for name, box in found.items():
            value = int(name[9:])
            number = next(n for n, kind in enumerate(TREASURES) if KIND_VALUES[kind] == value)
            taken = self.treasures >> number & 1
            place = box.moved(0, -2) if taken else box
            if taken or self.look_of(name):
                canvas.glow(*place.grown(1), 4, 4, "#ffb400" if taken else "#fff0b0", 255)
            canvas.put(f"lowenherz/politics_treasure_{value}", *place)
        if found:
            first = next(iter(found.values()))
            canvas.text(_("Treasures:"), first.x - 8, first.y + first.h / 2, "body", letters(canvas, 15, 16), INK,
                        "midright", fit=CAPTION - 8)  # fmt: skip


def rule(second: bool) -> str:
    """Return what a bid decides, and what a tie does. second: whether this is the bid after a tie."""
    if second:
        return _("The most pays and wins. Another tie: the line lapses and nobody pays.")
    return _("The most pays and wins, the others keep theirs. A tie: those bid once more; a second tie: it lapses.")


# ---- who bids
def refused_by(look: Look) -> int | None:
    """Return who has just called the duel instead of bargaining on; None once bids lie open."""
    seat, action = look.moment.last[-1] if look.moment.last else (-1, -1)
    return seat if look.state.phase == phases.BID and not look.state.bids and action == DUEL else None


def shown(look: Look) -> tuple[int, ...]:
    """Return the seats whose bids are awaited or shown: in a second round also those that fell out."""
    state = look.state
    return tuple(seat for seat, _, _ in state.bids) or state.rivals


def draw_rival(canvas: Canvas, look: Look, seat: int, box: Box, ink: str = INK) -> None:
    """Draw one of those who bid: the name, a sealed letter, and in a second round what was bid in the first."""
    state, middle = look.state, box.y + box.h / 2
    out = seat not in state.rivals
    high = min(30.0, box.h - 2)
    canvas.put(picture("crest", seat), box.x, middle - high / 2, high * 25 / 30, high, 110 if out else 255)
    right = box.right - 6
    first = next((bid for bid in state.bids if bid[0] == seat), None)
    if seat in look.moment.chosen and not out:
        canvas.put("lowenherz/bid", right - 30, middle - 12, 30, 24)
        right -= 36
    if first is not None:
        right = _bid(canvas, first, right, middle, ink)
    size = letters(canvas, 17, 18)
    face = "bold" if seat == look.acting else "body"
    canvas.text(look.player(seat), box.x + 33, middle, face, size, BROWN if out else ink, "midleft",
                fit=right - box.x - 39)  # fmt: skip


def _bid(canvas: Canvas, bid: tuple[int, int, int], right: float, middle: float, ink: str) -> float:
    """Draw a bid that everybody has seen, ending at `right`; return where it begins."""
    _seat, ducats, code = bid
    for kind in reversed(KINDS_OF[code]):
        canvas.put(f"lowenherz/politics_treasure_{KIND_VALUES[kind]}", right - 18, middle - 13, 18, 25)
        right -= 20
    text = str(ducats + TREASURE_DUCATS[code])
    wide = canvas.text(text, right, middle, "bold", letters(canvas, 18, 19), ink, "midright")[2]
    canvas.put("lowenherz/coin", right - wide - 22, middle - 9, 18, 18)
    return right - wide - 26
