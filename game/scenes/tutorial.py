"""A lesson at the table of a game: a coach says what to do and why, and whoever learns does it."""

from __future__ import annotations

from dataclasses import replace

from game.language import _, current
from game.match import Match
from game.rules.catalog import GAMES
from game.scenes import catalog, dialogs
from game.scenes.dialogs import Answer
from game.scenes.doors import open_rules, open_settings
from game.scenes.haste import Haste
from game.scenes.preferences import table_preferences
from game.scenes.scene import Context, Rect, Scene
from game.scenes.show import Show
from game.scenes.tutorial_coach import Coach
from game.scenes.tutorial_course import LessonCourse
from game.scenes.tutorial_end import LessonEnd, pupil
from game.view import table_view as wants
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.lesson import PUPIL, Teaching
from game.view.moment import Moment, ViewPreferences

_BREATH = 24  # ticks between two plies of others, at the normal speed of animations
_WITHOUT = ("undo", "redo", "hint")
_NOT_HERE = ("redo", "hint", "log", "look_back", "chat")  # the coach shows the way, and may lie on the chronicle


class Tutorial(Scene):
    """The lesson of a game. Its match is written down nowhere."""

    name = "tutorial"

    def __init__(self, context: Context, key: str) -> None:
        super().__init__(context)
        self.key = key
        package = catalog.VIEWS[key]
        assert isinstance(package, Teaching), "a game without a lesson has no way to one"
        self.course = LessonCourse(GAMES[key], package.lesson(), pupil(context))
        self.coach = Coach(context, key, self.go_on, self.go_back, self.leave_lesson)
        self.view = package.view(context.sound.play)
        self.show = Show(self.match, self.view, package, self._preferences, self._complete, without=lambda: _WITHOUT)
        self.show.seat = PUPIL
        self._haste = Haste()
        self._language = ""
        self._breath = 0
        self._pressed = False

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.course.match

    # -- the life of the scene

    def enter(self) -> None:
        self.dirty = True
        self.context.sound.music(self.key)
        if self._language:
            self.show.refresh()  # the settings may have changed

    def resized(self, canvas: Canvas) -> None:
        self.view.layout(canvas)
        if self._language != current():
            first, self._language = not self._language, current()
            self.show.begin()
            if first:
                self.course.take()
            self._tell()
        self.coach.layout(self.view.lectern)
        self.dirty = True

    def update(self) -> None:
        if not self._language:
            return
        self.show.update()
        if self.coach.box != self.view.lectern:
            self.coach.layout(self.view.lectern)
        self._haste.update()
        self._let_others_play()
        self.dirty = self.coach.update() or self.view.dirty or self.dirty

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.view.draw(canvas, remainder)
        self.coach.draw(canvas)

    def targets(self) -> dict[str, Rect]:
        return {**self.view.targets(), **self.coach.ui.targets()}

    def status(self) -> dict[str, object]:
        return {
            "game": self.key,
            "step": self.course.number,
            "steps": len(self.course.lesson.steps),
            "ply": len(self.match.log),
            "wished": self.course.wished,
            "digest": self.match.digest(),
            "settled": self.show.is_settled and not self.course.is_waiting,
        }

    # -- what a person does

    def handle(self, event: Event) -> None:
        self.dirty = True
        if event.command == "fast":
            self.view.fast(event.kind == "command")
        elif event.kind == "command":
            self._command(event)
        elif event.kind in ("down", "up", "move", "wheel"):
            self._point(event)

    def _command(self, event: Event) -> None:
        word = event.command
        if word in ("undo", "backspace"):
            self.go_back()
        elif word == "help":
            open_rules(self.context, self.key)
        elif word in _NOT_HERE:
            self.context.sound.play("refuse")
        elif word == "confirm" and not self.coach.is_speaking:
            self._catch_up()  # and nothing else: what is asked for has not been said yet
        elif word == "confirm" and self.course.is_explaining:
            if self._haste.is_meant(event):
                self.context.sound.play("click")
                self.go_on()
        elif self._haste.is_meant(event):
            self._catch_up()
            self._to_view(event)

    def _point(self, event: Event) -> None:
        """Give what the mouse did to the coach where it is over the sheet, else to the table."""
        if self.coach.ui.handle(event) or (self.coach.holds(event) and event.kind != "up"):
            return
        if event.kind == "down":
            self._pressed = event.button == 1 and self._haste.is_meant(event)
            if not self._pressed:
                return
            self._catch_up()
        reads = self.course.is_explaining and not self._is_control(event)
        if event.kind == "up" and self._pressed and reads:
            self.context.sound.play("click")
            self.go_on()
        elif event.kind == "move" or (self._pressed and not reads):
            self._to_view(event)
        self._pressed = self._pressed and event.kind != "up"

    def _is_control(self, event: Event) -> bool:
        """Return whether the mouse is over a button of the table that is no move, as that of the menu."""
        boxes = [box for name, box in self.view.targets().items() if name in wants.CONTROLS]
        return any(x <= event.x < x + w and y <= event.y < y + h for x, y, w, h in boxes)

    def _to_view(self, event: Event) -> None:
        intent = self.view.handle(event)
        if intent is None:
            if event.command == "back":
                self.leave_lesson()
        elif intent.kind == wants.MENU:
            if event.command == "back":
                self.leave_lesson()
            else:
                self.open_menu()
        elif intent.kind == wants.ACTION:
            self.do(intent.action)

    def do(self, action: int) -> None:
        """Play an action if it is the one that is asked for, else say kindly that it is not."""
        if self.course.choose(action):
            self._follow()
        elif self.course.wished is not None:
            self.context.sound.play("refuse")
            self.coach.scold(_("Not this one yet: follow the arrow."))
            self.view.shine(self.course.spots, self.course.wished)

    def open_menu(self) -> None:
        """Show what else can be done during a lesson."""
        answers = (
            Answer("resume", lambda: _("Go on"), icon="play", look="gold"),
            Answer("again", lambda: _("Begin the lesson again"), self._begin_again, "again"),
            Answer("rules", lambda: _("Rules"), lambda: open_rules(self.context, self.key), "book"),
            Answer("settings", lambda: _("Settings"), lambda: open_settings(self.context), "settings"),
            Answer("leave", lambda: _("Leave the lesson"), self.leave_lesson, "door"),
        )
        dialogs.choose(self.context, _("Lesson"), answers, escape=0)

    def leave_lesson(self) -> None:
        """Go back to where the lesson was begun."""
        self.context.stack.remove(self)

    def _begin_again(self) -> None:
        self.context.stack.replace(Tutorial(self.context, self.key))

    # -- the way through the lesson

    def go_on(self) -> None:
        """Begin the next step, where this one only explains."""
        if self.course.is_explaining:
            self._catch_up()
            self._next()

    def go_back(self) -> None:
        """Begin this step again, or the one before."""
        if not self.course.go_back():
            self.context.sound.play("refuse")
            return
        self.context.sound.play("page")
        self._follow()
        self._tell()

    def _next(self) -> None:
        self.course.go_on()
        if self.course.is_done:
            self.context.stack.replace(LessonEnd(self.context, self.key))
            return
        self._follow()

    def _follow(self) -> None:
        """Show what has been played; what shines and what is said come once nothing moves."""
        changes = self.course.take()
        if changes is None:
            self.show.jump()
        else:
            self.show.push(changes)
        self._haste.renew()
        self._breath = round(_BREATH * self._preferences().pace)
        if self.course.is_waiting or not self.show.is_settled or self._is_over_with_step:
            self.view.shine(())
            self.coach.wait()
        else:
            self._tell()

    @property
    def _is_over_with_step(self) -> bool:
        """Whether what the step asked for is done, and nothing of it is to come."""
        step = self.course.step
        return bool(step.wish or step.then) and self.course.wished is None and not self.course.is_waiting

    def _let_others_play(self) -> None:
        """Play what follows once what was played has been seen, and then begin the next step."""
        if not self.show.is_settled or self.course.is_done:
            return
        if not (self.course.is_waiting or self._is_over_with_step):
            if not self.coach.is_speaking:
                self._tell()
            return
        self._breath -= 1
        if self._breath <= 0:
            self._next()

    def _tell(self) -> None:
        """Say the step of now, and let shine what it speaks of."""
        course = self.course
        if course.is_done:
            return
        asks = course.wished is not None
        self.coach.say(_(course.step.words), course.number, len(course.lesson.steps), asks)
        self.show.refresh()
        self.view.shine(course.spots, course.wished)
        self.dirty = True

    def _catch_up(self) -> None:
        """Show everything that waits, at once: nobody waits for an animation."""
        self._breath = 0
        self.show.catch_up()

    # -- what the show needs

    def _complete(self, moment: Moment) -> Moment:
        """Return the moment with what can be done: everything legal, of which only the wish is accepted."""
        asked = PUPIL in self.match.to_act and not self.course.is_waiting
        actions = tuple(self.match.choices(PUPIL)) if asked else ()
        return replace(moment, actions=actions)

    def _preferences(self) -> ViewPreferences:
        chosen = table_preferences(self.context.settings)
        return replace(chosen, confirm_spending=False, warnings=False, show_threats=False)
