"""A new match: which game, who sits where, which table options."""

from __future__ import annotations

from functools import partial

from game.ai.levels import LEVELS
from game.language import N_, _
from game.match import COMPUTER, PERSON
from game.scenes import catalog, proposal
from game.scenes.cards import GameCard, LearnButton, cards, has_lesson
from game.scenes.doors import open_lesson, open_rules
from game.scenes.page import Page
from game.scenes.preferences import CRESTS, crest
from game.scenes.proposal import LONGEST_NAME, Place
from game.scenes.scene import Context
from game.scenes.seats import NAMES
from game.scenes.setup_options import Options
from game.view.canvas import Canvas
from game.view.view_package import ViewPackage
from game.view.widgets import headline
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, IconButton
from game.view.widgets.label import heading
from game.view.widgets.picker import Picker, Shown
from game.view.widgets.seat_row import SeatRow
from game.view.widgets.segments import Segments
from game.view.widgets.stepper import Stepper
from game.view.widgets.textfield import TextField

_GAP = 18.0  # between two cards
_COUNTS = 210.0  # units for the choice of how many play
_RULES = 156.0  # the width of the way to the rules
_OPTIONS = 280.0  # the height of the sheet of options


class Setup(Page):
    """Cards above, seats on the left, options and the button on the right. game: to begin with, "" for the last one."""

    name = "setup"

    def __init__(self, context: Context, game: str = "") -> None:
        super().__init__(context)
        self.proposal = proposal.from_plain(context.settings.last_match)
        if game not in ("", self.proposal.key):
            self.proposal.take_game(game)
        self._rows: list[SeatRow] = []
        self._cards: list[GameCard] = []
        self._lessons: list[tuple[GameCard, LearnButton]] = []
        self._build()

    # -- the life of a scene

    def enter(self) -> None:
        for card, button in self._lessons:  # one may have been finished
            button.icon = "check" if card.card.key in self.context.settings.lessons else "book"
        self.dirty = True

    def leave(self) -> None:
        self.context.settings.last_match = self.proposal.to_plain()
        self.context.apply_settings()

    def resized(self, canvas: Canvas) -> None:
        super().resized(canvas)
        self._place()

    def update(self) -> None:
        super().update()
        self.dirty = self._options.look() or self.dirty

    def command(self, word: str) -> None:
        super().command(word)
        if word == "help":
            self._open_rules()

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.draw_still(canvas, self.proposal.key)
        self._draw_seats(canvas)
        self._options.draw(canvas)
        self.ui.draw(canvas)

    def status(self) -> dict[str, object]:
        levels = [place.level if place.kind == COMPUTER else 0 for place in self.proposal.places]
        return {**super().status(), "game": self.proposal.key, "levels": levels}

    # -- widgets

    @property
    def _package(self) -> ViewPackage:
        return catalog.VIEWS[self.proposal.key]

    def _build(self) -> None:
        self.ui.clear()
        self._cards.clear()
        self._lessons.clear()
        self.ui.add(IconButton("back", lambda: _("Back"), "back", self.context.stack.pop, "oak"))
        for card in cards():
            made = GameCard(card, partial(self._is_chosen, card.key), partial(self._choose, card.key))
            self._cards.append(self.ui.add(made))
            if has_lesson(card.key):
                self._add_lesson(made)
        counts = self.proposal.game.SEATS
        if len(counts) > 1:
            values = [(count, str(count)) for count in counts]
            self.ui.add(Segments("seats", values, len(self.proposal.places), self._set_seats))
        self._rows = [self._row(number, place) for number, place in enumerate(self.proposal.places)]
        self.ui.add(Button("rules", lambda: _("Rules"), self._open_rules, "book", size=16))
        self._options = Options(self._package, self.proposal, self._set_option)
        for row in self._options.rows:
            self.ui.add(row)
        begin = Button("begin", lambda: _("Begin the match"), self._begin, "swords", "oxblood", 27)
        self.ui.default = self.ui.add(begin)
        self.ui.focus(begin)

    def _add_lesson(self, card: GameCard) -> None:
        key = card.card.key
        done = key in self.context.settings.lessons
        button = self.ui.add(LearnButton(key, partial(open_lesson, self.context, key), done))
        card.down = partial(self.ui.focus, button)
        self._lessons.append((card, button))

    def _row(self, number: int, place: Place) -> SeatRow:
        field = TextField(f"name_{number}", place.name, LONGEST_NAME, lambda text: setattr(place, "name", text),
                          lambda text: self.ui.focus(self.ui.find("begin")), hint=NAMES[number])  # fmt: skip
        # 0 is a person, any other number the level of a computer player.
        values = [(0, partial(_, N_("Person"))), *((level.number, partial(_, level.name)) for level in LEVELS)]
        icons: dict[object, str] = {value: "helm" if value else "person" for value, _words in values}
        now = place.level if place.kind == COMPUTER else 0
        kind = Stepper(f"kind_{number}", values, now, partial(_set_kind, place), icons=icons)
        return SeatRow(number, self.ui, self._picker(number, place), field, kind)

    def _picker(self, number: int, place: Place) -> Widget:
        """Return what picks the side where there is a choice of sides, shows it where it is fixed, or picks a crest."""
        side = self._package.side_option()
        if side:
            values = next(self.proposal.values(one) for one in self.proposal.game.OPTIONS if one.key == side)
            label = lambda: self._package.option_words()[side].label  # noqa: E731
            return Picker(f"side_{number}", label, values, self.proposal.options[side],
                          lambda value: self._set_option(side, value), lambda: self._sides()[number])  # fmt: skip
        if self._sides():
            return Shown(f"side_{number}", lambda: self._sides()[number])
        return Picker(f"crest_{number}", lambda: _("Crest"), range(CRESTS), place.colour,
                      lambda value: setattr(place, "colour", value),
                      lambda: crest(place.colour, self.context.settings.palette), free=self._is_free)  # fmt: skip

    def _sides(self) -> tuple[str, ...]:
        return self._package.side_pictures(self.proposal.options, len(self.proposal.places))

    def _is_chosen(self, key: str) -> bool:
        return key == self.proposal.key

    def _place(self) -> None:
        ox, oy = self.origin
        self.ui.find("back").place(ox + 40, oy + 33, 42, 42)
        wide = (1200 - _GAP * (len(self._cards) - 1)) / len(self._cards)
        for i, card in enumerate(self._cards):
            card.place(ox + 40 + i * (wide + _GAP), oy + 94, wide, 218)
        for card, button in self._lessons:
            button.place_on(card)
        if len(self.proposal.game.SEATS) > 1:
            self.ui.find("seats").place(ox + 774 - _COUNTS, oy + 343, _COUNTS, 36)
        high = (280 - 8 * (len(self._rows) - 1)) / len(self._rows)
        for i, row in enumerate(self._rows):
            row.place(ox + 62, oy + 386 + i * (high + 8), 712, high)
        self._options.place(ox + 814, oy + 330, 426, _OPTIONS)
        self.ui.find("rules").place(ox + 1216 - _RULES, oy + 342, _RULES, 38)
        self.ui.find("begin").place(ox + 814, oy + 330 + _OPTIONS + 14, 426, 338 - _OPTIONS)

    # -- pictures

    def paint_still(self, canvas: Canvas) -> None:
        ox, oy = self.origin
        canvas.backdrop(framed=True)
        headline.draw(canvas, _("New match"), top=oy)
        canvas.panel(ox + 40, oy + 330, 756, 352, seed=3)
        several = len(self.proposal.game.SEATS) > 1
        heading(canvas, _("Seats"), ox + 66, oy + 361, 704 - (_COUNTS + 12 if several else 0))
        canvas.panel(ox + 814, oy + 330, 426, _OPTIONS, seed=4)
        heading(canvas, _("Options"), ox + 840, oy + 361, 374 - _RULES - 12)

    def _draw_seats(self, canvas: Canvas) -> None:
        sides = self._package.seat_words(self.proposal.options, len(self._rows)) or ("",) * len(self._rows)
        for row, place, side in zip(self._rows, self.proposal.places, sides, strict=True):
            row.draw(canvas, place.level if place.kind == COMPUTER else 0, side)

    # -- what the widgets do

    def _choose(self, key: str) -> None:
        if key != self.proposal.key:
            self.proposal.take_game(key)
            self._build()
            self._place()
            self.ui.focus(self.ui.find(f"game_{key}"))

    def _set_seats(self, count: object) -> None:
        self.proposal.set_seats(int(str(count)))
        self._build()
        self._place()
        self.ui.focus(self.ui.find("seats"))

    def _set_option(self, key: str, value: object) -> None:
        self.proposal.options[key] = str(value)
        for row in self._rows:
            if self._package.side_option() == key and isinstance(row.picker, Picker):
                row.picker.value = value

    def _is_free(self, colour: object) -> bool:
        return all(place.colour != colour for place in self.proposal.places)

    def _open_rules(self) -> None:
        open_rules(self.context, self.proposal.key, lesson=True)

    def _begin(self) -> None:
        from game.scenes.opening import new_table

        table = new_table(self.context, self.proposal.game, self.proposal.seats(), self.proposal.options)
        self.context.stack.replace(table)


def _set_kind(place: Place, level: object) -> None:
    place.kind = COMPUTER if level else PERSON
    place.level = int(str(level)) or place.level
