"""A match as it is played at this screen, whatever the other seats are: shown, acted on, and helped by computers.

A scene owns one `Play`, hands it the events and the ticks, and opens the menu and the last page when it asks for them.
What differs between a table at one screen and one of several machines is asked of the `Terms`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ai.player import ComputerPlayers
from game.language import current
from game.match import Change, Match, Reseat
from game.scenes import catalog, table_dialogs
from game.scenes.announcer import Announcer
from game.scenes.choosing import Choosing
from game.scenes.computer import Computers
from game.scenes.doors import open_rules
from game.scenes.ending import Ending
from game.scenes.haste import Haste
from game.scenes.preferences import crest, table_preferences
from game.scenes.scene import Context, Rect
from game.scenes.show import Show
from game.scenes.terms import Terms
from game.scenes.turns import Turns
from game.scenes.veil import Veil
from game.view import table_view as wants
from game.view.canvas import Canvas
from game.view.input import MOUSE, Event
from game.view.table_view import Intent

#: told of somebody who sits down: who, the name of whoever sat there before, and whether that is only caught up with
Reseated = Callable[[Reseat, str, bool], object]


class Play:
    """One match on the screen. With several persons here the hand of whoever acts lies at the bottom.

    dirty: whether the picture is no longer what was drawn last. open_menu: what the key and the button of the menu do.
    """

    def __init__(self, context: Context, match: Match, terms: Terms, open_menu: Callable[[], object],
                 reseated: Reseated = lambda reseat, before, at_once: None) -> None:  # fmt: skip
        self.context, self.match, self.terms = context, match, terms
        self.open_menu, self._reseated = open_menu, reseated
        self.dirty = True
        self.package = catalog.VIEWS[match.game.KEY]
        self.view = self.package.view(context.sound.play)
        self.announcer = Announcer(context, match, self.picture_of)
        preferences = partial(table_preferences, context.settings)
        self.show = Show(
            match, self.view, self.package, preferences, lambda moment: self._choosing.complete(moment),
            self.announcer.told, terms.looks(), without=lambda: terms.without,
        )  # fmt: skip
        self._veil = Veil(context, match, terms, self.show, self.package, self._turn_to)
        self.show.seat = self._home
        self._computers = Computers(ComputerPlayers(context.seconds), match, context.toast)
        self._choosing = Choosing(context, match, terms, self.show, self._veil, self._computers, self.poll)
        self._turns = Turns(match, self.show, self.announcer, terms, self._veil, context.sound.play)
        self._language = ""
        self._ending = Ending(match)
        self._haste = Haste()
        self._clicks = 1  # of the last press: 2 of a double click

    # -- the life of the scene

    def enter(self) -> None:
        """Come to the top, for the first time or again."""
        self.dirty = True
        self._turns.held = False
        self.context.sound.music(self.match.game.KEY)
        if self._language:
            self.show.refresh()  # a dialog above may have changed the settings
            self._choosing.looks_again()

    def leave(self) -> None:
        """End the work of the computer players."""
        self._computers.close()

    def layout(self, canvas: Canvas) -> None:
        """Take over the canvas; the first time the match begins to be shown."""
        self.view.layout(canvas)
        if self._language != current():
            begun, self._language = bool(self._language), current()
            self.show.begin()
            if not begun:
                self.poll()
                self.warm_up()
        self.dirty = True

    def update(self) -> None:
        """Advance by one tick."""
        if not self._language:
            return
        was_back = self.show.is_looking_back
        self.show.update()
        self.dirty = self.dirty or was_back != self.show.is_looking_back
        self.work()
        self._show_hint()
        self._turns.update()
        self.dirty = self._haste.update() or self.dirty
        self._ending.update(self.show.is_settled)
        self.dirty = self.announcer.update() or self.dirty or self.view.dirty

    def work(self, is_watched: bool = True) -> None:
        """Let the computer players of this machine think and act; all that happens while another scene is on top.

        is_watched: whether somebody looks, who is to see what happened before a computer acts again.
        """
        self._choosing.work(is_watched)

    def draw(self, canvas: Canvas, remainder: float) -> None:
        """Paint the table and what is said in large letters."""
        self.dirty = False
        self.view.draw(canvas, remainder)
        self.announcer.draw(canvas, self.view.calling, self.show.is_looking_back)

    def targets(self) -> dict[str, Rect]:
        """Return where what can be clicked lies, by id."""
        return self.view.targets()

    def status(self) -> dict[str, object]:
        """Return what a test outside the process wants to know."""
        return {
            "banner": self.announcer.text,
            "ply": len(self.match.log),
            "actor": self.match.actor,
            **self._choosing.status(),
            "digest": self.match.digest(),
            "settled": self.show.is_settled and self._haste.is_over,
            "over": self.match.is_over,
        }

    def picture_of(self, seat: int) -> str:
        """Return the picture of a seat: that of its side where the game has sides, else its crest."""
        own = self.package.seat_picture(self.match.observation(self.show.seat), seat)
        return own or crest(self.match.seats[seat].colour, self.context.settings.palette)

    # -- what a person does

    def handle(self, event: Event) -> None:
        """React to what a person did."""
        if event.command == "fast":
            self.view.fast(event.kind == "command")
            return
        if event.kind == "move" and self.context.input.device != MOUSE:
            return  # nobody took the mouse, so the focus of the keys stays
        if event.kind in ("down", "up"):
            self._turns.held = event.kind == "down"
        if not self._haste.is_meant(event, self._controls()) or self._choosing.waits_for_hint(event):
            return
        if event.kind in ("down", "command"):
            self._turns.hurry()
            was_back = self.show.is_looking_back
            self.show.catch_up()  # nobody waits for an animation
            if was_back:  # what is clicked in the past is not meant for the present
                self.dirty = True
                return
        if event.kind == "down":
            self._clicks = event.clicks
        intent = self.view.handle(event)
        self.dirty = self.dirty or self.view.dirty
        if intent is not None:
            if self._clicks == 2:
                self.context.input.forget_click()  # that was a whole double click: the next one begins another
            self._do(intent)
        elif event.command in ("back", "menu"):
            self.open_menu()
        elif event.command == "help":
            open_rules(self.context, self.match.game.KEY)
        elif event.command == "look_back":
            self.context.sound.play("refuse")

    @property
    def is_new(self) -> bool:
        """Whether the position has just changed, so that a press can only be meant for the one before."""
        return self._haste.is_new

    def _controls(self) -> list[Rect]:
        """Return where the buttons lie that mean the same in every position."""
        return [box for name, box in self.view.targets().items() if name in wants.CONTROLS]

    def _choices(self) -> dict[str, Rect]:
        """Return where everything else lies that can be clicked."""
        return {name: box for name, box in self.view.targets().items() if name not in wants.CONTROLS}

    def _do(self, intent: Intent) -> None:
        if intent.kind == wants.ACTION:
            self._choosing.choose(intent.action)
        elif intent.kind == wants.UNDO:
            self._take_back(self.terms.undo)
        elif intent.kind == wants.REDO:
            self._take_back(self.terms.redo)
        elif intent.kind == wants.HINT:
            self._choosing.ask_hint()
        elif intent.kind == wants.LOG:
            table_dialogs.open_log(self)
        elif intent.kind == wants.MENU:
            self.open_menu()
        elif intent.kind == wants.LOOK_BACK:
            self.look_back()
        elif intent.kind == wants.OWN_HAND:
            self.show_own_hand()

    @property
    def can_look_back(self) -> bool:
        """Whether something has happened since the last turn of whoever looks at the table."""
        return self._choosing.last_turn is not None

    def look_back(self) -> None:
        """Show that again."""
        ply = self._choosing.last_turn
        if ply is not None:
            self.context.sound.play("page")
            self.show.look_back(ply)
            self.dirty = True

    def show_own_hand(self) -> None:
        """Let the person who is to choose see what nobody else may, or cover it again."""
        self._veil.toggle(self._choosing.person)

    def _take_back(self, ask: Callable[[], bool]) -> None:
        if not self._choosing.take_back(ask):
            self.context.sound.play("refuse")
            return
        self._ending.begin()
        self.poll()

    def poll(self, at_once: bool = False) -> None:
        """Show what has come over the link. at_once: glide there, passing over what lies between."""
        if not self._language:
            return  # what has come waits until the match begins to be shown
        changes = self.match.poll(self.show.seat)
        self._veil.notice()
        if changes:
            self._choosing.drop()
        seen = [change for change in changes if change.reseat is None]
        if len(seen) < len(changes):
            self._sit_down(changes, at_once)
        if seen:
            self._haste.renew()
        if seen and (at_once or self._is_foreign_side()):
            self.show.jump()
        else:
            self.show.push(seen)
        if self._is_foreign_side():
            self.show.turn_to(self._home)
        self.dirty = True

    def _turn_to(self, seat: int | None) -> None:
        """Show the table from another side; where that moves nothing, presses go on counting.

        A hint that was asked for on the side before is not meant for whoever looks now.
        """
        self._computers.drop()
        before = self._choices()
        self.show.turn_to(seat)
        if self._choices() != before:
            self._haste.renew()

    def _sit_down(self, changes: list[Change], at_once: bool) -> None:
        """Show who sits where now."""
        for change in changes:
            if change.reseat is not None:
                self._reseated(change.reseat, self.show.looks[change.reseat.seat].name, at_once)
        self.show.know(self.terms.looks())
        self.warm_up()

    @property
    def _home(self) -> int | None:
        """From whose side the table is seen at first; nobody's where nobody is the only one here."""
        return None if self._veil.is_drawn or not self.terms.persons else self.terms.persons[0]

    def _is_foreign_side(self) -> bool:
        """Whether the table is seen from a side where nobody at this screen sits, though somebody sits elsewhere."""
        return bool(self.terms.persons) and self.show.seat not in (*self.terms.persons, self._home)

    def choose_anew(self) -> None:
        """Let another choice be made: what was proposed last will not come back."""
        self._choosing.drop()

    # -- computer players

    def warm_up(self) -> None:
        """Prepare the computer players, if there are any for this machine to play."""
        if self.terms.computers:
            self._computers.start()

    def _show_hint(self) -> None:
        best = self._computers.hint() if self.show.is_newest else None
        if best is not None:
            observation = self.match.observation(self._computers.seat)
            self.view.hint(best.action, self.package.hint_words(observation, best.action, best.gain))

    def take_end(self) -> bool:
        """Return, once a match, that its last position has been looked at and the last page may come."""
        return self._ending.take()
