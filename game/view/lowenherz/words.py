"""What every sentence of Löwenherz is made of: players, fields, gains, prices, the lines of the open card.

Names, fields and lines of a card come as they stand in a list, never inflected: so that they fit into any sentence of
any language.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _, ngettext
from game.rules.lowenherz import State
from game.rules.lowenherz.board import EDGE_FIELDS, FIELD_NAMES, MOST_CASTLES, REGIONS
from game.rules.lowenherz.cards import CARD_LINES, KINDS
from game.rules.lowenherz.hands import COUNTS
from game.view import signs
from game.view.listed import listed
from game.view.lowenherz import card_words
from game.view.lowenherz.setup_words import neutral_name
from game.view.lowenherz.tones import NEUTRAL, picture
from game.view.lowenherz.words_result import player
from game.view.moment import SeatLook, Sentence

MINUS, NO_BREAK = "\u2212", "\u00a0"


@dataclass(frozen=True, slots=True)
class Told:
    """A step of the log that is told: the positions round it, and who sits there."""

    before: State
    after: State
    seats: tuple[SeatLook, ...]

    def name(self, seat: int) -> str:
        """Return the name of a player, or that of the colour nobody plays, with its crest where there is room."""
        known = 0 <= seat < self.before.players
        return crested(player(seat, self.seats), seat) if known else crested(neutral_name(), NEUTRAL)

    def sentence(self, text: str, seat: int, ply: int, aloud: bool = False) -> Sentence:
        """Return a line of the chronicle; the crest of its own seat stands before it already."""
        own = self.name(seat) if seat >= 0 else ""
        return signs.told(text.replace(own, signs.plain(own)) if own else text, seat, ply, aloud)

    def names(self, seats: tuple[int, ...]) -> str:
        """Return the names of several players as a list."""
        return listed([self.name(seat) for seat in seats])

    def owner(self, region: int) -> str:
        """Return the name of the player whose a region is."""
        return self.name(region // MOST_CASTLES)

    def place(self, region: int) -> str:
        """Return the field of the castle of a region, by which regions are told apart."""
        return place(self.before, region)

    def line(self, line: int) -> str:
        """Return a line of the card that was open: "line 3 (double knight)"."""
        return line_words(self.before.card, line)


def crested(name: str, colour: int) -> str:
    """Return a name with the crest of a colour before it; in words the name alone."""
    return signs.sign(name, [signs.picture(picture("crest", colour)), NO_BREAK + name])


def signed(n: int) -> str:
    """Return points with their sign: "+6", "−1", "±0"."""
    return f"+{n}" if n > 0 else f"{MINUS}{-n}" if n else "±0"


def number(n: int) -> str:
    """Return a number as it is printed: a negative one with a minus, not with a hyphen."""
    return f"{MINUS}{-n}" if n < 0 else str(n)


def place(state: State, region: int) -> str:
    """Return the field of the castle of a region."""
    assert 0 <= region < REGIONS, region
    return FIELD_NAMES[state.castles[region // MOST_CASTLES][region % MOST_CASTLES]]


def field_words(state: State, field: int) -> str:
    """Return a field that is taken: its name, and that it is a town or a mountain."""
    name = FIELD_NAMES[field]
    if state.city >> field & 1:
        return _("the town {field}").format(field=name)
    return _("the mountain {field}").format(field=name) if state.mountain >> field & 1 else name


def edge_words(edge: int) -> str:
    """Return the two fields between which a border lies: "k1 and k2"."""
    return listed([FIELD_NAMES[field] for field in EDGE_FIELDS[edge]])


def edge_short(edge: int) -> str:
    """Return the same as one word: "k1/k2"."""
    return "/".join(FIELD_NAMES[field] for field in EDGE_FIELDS[edge])


def line_words(card: int, line: int) -> str:
    """Return a line of a card with what it offers: "line 3 (double knight)"."""
    return _("line {n} ({what})").format(n=line + 1, what=card_words.line_words(CARD_LINES[card][line]))


def price_words(ducats: int, treasures: int) -> str:
    """Return what is paid: "7 ducats and treasure 8". treasures: a code."""
    parts = [card_words.ducats_words(ducats)] if ducats or not treasures else []
    parts += [card_words.kind_name(kind) for kind in range(KINDS) if COUNTS[treasures][kind]]
    return listed(parts)


def fields_words(n: int, cities: int = 0) -> str:
    """Return how many fields there are, and how many of them are towns: "7 fields, 1 town"."""
    said = ngettext("{n} field", "{n} fields", n).format(n=n)
    return f"{said}, {ngettext('{n} town', '{n} towns', cities).format(n=cities)}" if cities else said


def begins(text: str) -> str:
    """Return words as a sentence begins with them."""
    return text[:1].upper() + text[1:]
