"""The table of any game: owns the match, shows it, and turns what a person wants into actions of the match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.ai.player import ComputerPlayers
from game.language import current
from game.match import Match
from game.scenes import catalog, table_dialogs
from game.scenes.announcer import Announcer
from game.scenes.computer import Computers
from game.scenes.doors import open_rules
from game.scenes.lookback import since_last_turn
from game.scenes.preferences import crest, table_preferences
from game.scenes.scene import Context, Rect, Scene
from game.scenes.seats import persons_of
from game.scenes.show import Show
from game.scenes.turns import Turns
from game.view import table_view as wants
from game.view.canvas import Canvas
from game.view.input import MOUSE, Event
from game.view.moment import Moment
from game.view.table_view import Intent

TICKS_OF_A_TENTH = 6
END_TICKS = 90  # the last position is looked at for a moment before the result covers it


class Table(Scene):
    """One match being played. With several persons at one screen the hand of whoever acts lies at the bottom."""

    name = "table"

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context)
        self.match = match
        self.package = catalog.VIEWS[match.game.KEY]
        self.view = self.package.view(context.sound.play)
        self._persons = persons_of(match.seats)
        self._announcer = Announcer(context, match, self.picture_of)
        preferences = partial(table_preferences, context.settings)
        self.show = Show(match, self.view, self.package, preferences, self._complete, self._announcer.told)
        self.show.seat = self._persons[0] if self._persons else None
        players = ComputerPlayers(context.seconds)
        self._computers = Computers(players, match, context.toast)
        self._language = ""
        self._rest = 0  # ticks that the last position has been shown
        self._ended = False
        self._turns = Turns(match, self.show, self._announcer, context.sound.play)

    # -- the life of a scene

    def enter(self) -> None:
        self.dirty = True
        self._turns.held = False
        self.context.sound.music(self.match.game.KEY)
        if self._language:
            self.show.refresh()  # a dialog above may have changed the settings

    def leave(self) -> None:
        self._computers.close()

    def resized(self, canvas: Canvas) -> None:
        self.view.layout(canvas)
        if self._language != current():
            begun, self._language = bool(self._language), current()
            self.show.begin()
            if not begun:
                self._poll()
                self._warm_up()
        self.dirty = True

    def update(self) -> None:
        if not self._language:
            return
        was_back = self.show.is_looking_back
        self.show.update()
        self.dirty = self.dirty or was_back != self.show.is_looking_back
        self._computers.update()
        self._let_computer_play()
        self._show_hint()
        self._turns.update()
        self._end()
        self.dirty = self._announcer.update() or self.dirty or self.view.dirty

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.view.draw(canvas, remainder)
        self._announcer.draw(canvas, self.show.is_looking_back)

    def targets(self) -> dict[str, Rect]:
        return self.view.targets()

    def status(self) -> dict[str, object]:
        return {
            "banner": self._announcer.text,
            "ply": len(self.match.log),
            "actor": self.match.actor,
            "digest": self.match.digest(),
            "settled": self.show.is_settled,
            "looking_back": self.show.is_looking_back,
            "over": self.match.is_over,
        }

    def picture_of(self, seat: int) -> str:
        """Return the picture of a seat: that of its side where the game has sides, else its crest."""
        own = self.package.seat_picture(self.match.observation(self.show.seat), seat)
        return own or crest(self.match.seats[seat].colour, self.context.settings.palette)

    # -- what a person does

    def handle(self, event: Event) -> None:
        if event.command == "fast":
            self.view.fast(event.kind == "command")
            return
        if event.kind == "move" and self.context.input.device != MOUSE:
            return  # nobody took the mouse, so the focus of the keys stays
        if event.kind in ("down", "up"):
            self._turns.held = event.kind == "down"
        if event.kind in ("down", "command"):
            was_back = self.show.is_looking_back
            self.show.catch_up()  # nobody waits for an animation
            if was_back:  # what is clicked in the past is not meant for the present
                self.dirty = True
                return
        intent = self.view.handle(event)
        self.dirty = self.dirty or self.view.dirty
        if intent is not None:
            self._do(intent)
        elif event.command in ("back", "menu"):
            self.open_menu()
        elif event.command == "help":
            open_rules(self.context, self.match.game.KEY)
        elif event.command == "look_back":
            self.context.sound.play("refuse")

    def _do(self, intent: Intent) -> None:
        if intent.kind == wants.ACTION:
            self._choose(intent.action)
        elif intent.kind == wants.UNDO:
            self._take_back(self.match.undo)
        elif intent.kind == wants.REDO:
            self._take_back(self.match.redo)
        elif intent.kind == wants.HINT:
            self._ask_hint()
        elif intent.kind == wants.LOG:
            table_dialogs.open_log(self)
        elif intent.kind == wants.MENU:
            self.open_menu()
        elif intent.kind == wants.LOOK_BACK:
            self.look_back()

    def open_menu(self) -> None:
        """Show the menu of the table."""
        table_dialogs.open_menu(self)

    @property
    def can_look_back(self) -> bool:
        """Whether something has happened since the last turn of whose hand lies at the bottom."""
        return since_last_turn(self.match.log, self.show.seat) is not None

    def look_back(self) -> None:
        """Show that again."""
        ply = since_last_turn(self.match.log, self.show.seat)
        if ply is not None:
            self.context.sound.play("page")
            self.show.look_back(ply)
            self.dirty = True

    def _choose(self, action: int) -> None:
        if self.match.actor not in self._persons:
            return
        question = self.view.warning(action)
        if question is None:
            self._propose(action)
            return
        ply = len(self.match.log)
        table_dialogs.ask(self, question, lambda: self._propose(action) if ply == len(self.match.log) else None)

    def _propose(self, action: int) -> None:
        self.match.propose(self.match.actor, action)
        self._poll()

    def _take_back(self, ask: Callable[[], bool]) -> None:
        if not ask():
            self.context.sound.play("refuse")
            return
        self._rest, self._ended = 0, False
        self._poll()

    def _poll(self) -> None:
        changes = self.match.poll(self.show.seat)
        if changes:
            self._computers.drop()
        self.show.push(changes)
        self.dirty = True

    # -- computer players

    def _is_computer(self, actor: int) -> bool:
        return actor >= 0 and actor not in self._persons

    def _let_computer_play(self) -> None:
        if not self._is_computer(self.match.actor):
            return
        self._computers.think()
        if not self.show.is_settled:
            return  # a person first sees what happened before
        action = self._computers.move(self.context.settings.least_thinking * TICKS_OF_A_TENTH)
        if action is not None:
            self._propose(action)

    def _warm_up(self) -> None:
        if len(self._persons) < len(self.match.seats):
            self._computers.start()

    def _ask_hint(self) -> None:
        if self.match.actor in self._persons:
            self._computers.ask_hint()

    def _show_hint(self) -> None:
        best = self._computers.hint() if self.show.is_newest else None
        if best is not None:
            observation = self.match.observation(self.match.actor)
            self.view.hint(best.action, self.package.hint_words(observation, best.action, best.gain))

    # -- the end

    def _end(self) -> None:
        if not self.match.is_over or self._ended or not self.show.is_settled:
            return
        self._rest += 1
        if self._rest >= END_TICKS:
            self.open_result()

    def open_result(self) -> None:
        """Show the last page of the finished match; the table stays below it."""
        from game.scenes.result import Result

        self._ended = True
        self.context.stack.push(Result(self.context, self.match))

    # -- what the show needs

    def _complete(self, moment: Moment) -> Moment:
        actor = self.match.actor
        mine = actor in self._persons
        return replace(
            moment,
            actions=tuple(moment.observation.legal_actions(actor)) if mine else (),
            can_undo=self.match.can_undo(),
            can_redo=self.match.can_redo(),
            can_look_back=self.can_look_back,
            thinking=self._is_computer(actor),
        )
