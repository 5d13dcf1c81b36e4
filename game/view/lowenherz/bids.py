"""A sealed bid: ducats and own treasures; nobody else sees it before all bids lie open. Section 1.7 of the rules."""

from __future__ import annotations

from game.language import _
from game.rules.lowenherz.actions import ACTION_WORDS, bid_of
from game.rules.lowenherz.cards import CARD_LINES, KIND_VALUES, TREASURES
from game.rules.lowenherz.hands import KINDS_OF, TREASURE_DUCATS
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz import amount, card_words
from game.view.lowenherz.asked import LESS, MORE, ROLL, USED, Asked, plaque, sheet
from game.view.lowenherz.letters import letters
from game.view.lowenherz.look import Look
from game.view.lowenherz.tones import picture
from game.view.palette import BROWN, INK, MUTED
from game.view.table_view import Intent

LEFT = 228.0
ROW = 33.0
CARD_W, CARD_H = 33.0, 46.0


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
        box = look.table.dialogue
        x, w = box.x + LEFT + 16, box.w - LEFT - 30
        found = amount.places(x, box.y + 55, w)
        found |= amount.chips(x, box.y + 94, w - 84, self._ducats(look))
        own, at = self._own(look), 0.0
        for number, kind in enumerate(TREASURES):
            if own >> number & 1:
                found[f"treasure:{KIND_VALUES[kind]}"] = Box(x + at, box.bottom - 9 - CARD_H, CARD_W, CARD_H)
                at += CARD_W + 8
        found[ACTION_WORDS[self._action(look)]] = Box(box.right - 14 - 196, box.bottom - 54, 196, 42)
        return found

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
        box, state, stops = look.table.dialogue, look.state, self.stops(look)
        line = card_words.line_words(CARD_LINES[state.card][state.line])
        said = _("A tie, second bid: {line}") if state.bids else _("Sealed bid: {line}")
        sheet(canvas, box, said.format(line=line), "lowenherz/bid", 53)
        for n, seat in enumerate(shown(look)):
            draw_rival(canvas, look, seat, Box(box.x + 14, box.y + 54 + n * ROW, LEFT - 14, ROW))
        amount.draw(canvas, self, stops, self.n, self._ducats(look))
        worth = sum(KIND_VALUES[kind] for number, kind in enumerate(TREASURES) if self.treasures >> number & 1)
        amount.number(canvas, box.right - 92, box.y + 112, self.n + worth)
        self._cards(canvas, look, stops)
        name = ACTION_WORDS[self._action(look)]
        plaque(canvas, stops[name], _("Seal the bid"), self.look_of(name), "primary", "lock")
        self.ring(canvas, look)

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
        if not found:
            box = look.table.dialogue
            canvas.text(_("No treasure in your hand"), box.x + LEFT + 16, box.bottom - 33, "body",
                        letters(canvas, 15, 16), MUTED, "midleft", fit=box.w - LEFT - 250)  # fmt: skip


# ---- who bids
def shown(look: Look) -> tuple[int, ...]:
    """Return the seats whose bids are awaited or shown: in a second round also those that fell out."""
    state = look.state
    return tuple(seat for seat, _, _ in state.bids) or state.rivals


def draw_rival(canvas: Canvas, look: Look, seat: int, box: Box, ink: str = INK) -> None:
    """Draw one of those who bid: the name, a sealed letter, and in a second round what was bid in the first."""
    state, middle = look.state, box.y + box.h / 2
    out = seat not in state.rivals
    canvas.put(picture("crest", seat), box.x, middle - 15, 25, 30, 110 if out else 255)
    right = box.right - 6
    first = next((bid for bid in state.bids if bid[0] == seat), None)
    if seat in look.moment.chosen and not out:
        canvas.put("lowenherz/bid", right - 30, middle - 12, 30, 24)
        right -= 36
    if first is not None:
        right = _bid(canvas, first, right, middle, ink)
    size = letters(canvas, 17, 18)
    canvas.text(look.player(seat), box.x + 33, middle, "body", size, BROWN if out else ink, "midleft",
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
