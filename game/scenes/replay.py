"""Watching a match again: forwards, backwards, to any ply, by itself at four speeds."""

from __future__ import annotations

from dataclasses import replace

from game.language import _, current
from game.match import Match, watch
from game.rules.core import CHANCE
from game.scenes import catalog
from game.scenes.doors import open_rules
from game.scenes.preferences import table_preferences
from game.scenes.replay_controls import Controls
from game.scenes.scene import Context, Rect, Scene
from game.scenes.seats import looks_of, persons_of
from game.scenes.show import Show
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.moment import ViewPreferences
from game.view.view_package import Secrets

PAUSE = 40  # ticks between two moves at normal speed


def stops_of(match: Match) -> list[int]:
    """Return the places to stop at, in plies: wherever somebody decides, and the end. Cards come with their move."""
    log = match.log
    return [ply for ply in range(len(log) + 1) if ply == len(log) or log[ply].actor != CHANCE]


def _has_secrets(match: Match) -> bool:
    """Return whether there is something in the match that one of several persons may not know yet."""
    persons = persons_of(match.seats)
    is_alone = len(persons) == 1 and not match.evidence  # with evidence it was played by several machines
    return isinstance(catalog.VIEWS[match.game.KEY], Secrets) and not match.is_over and not is_alone


class Replay(Scene):
    """The viewer. ply: where to begin, None to play from the start.

    It shows what the first person at the table saw. While a match with secrets goes on it shows what everybody may see,
    or `seat` where that one looks at the table, or the one person of a match against computers.
    """

    name = "replay"

    def __init__(self, context: Context, match: Match, ply: int | None = None, seat: int | None = None) -> None:
        super().__init__(context)
        self.match, self._link = watch(match)
        self.stops = stops_of(match)
        self.stop = 0
        self.playing = ply is None
        self.speed = 1.0
        package = catalog.VIEWS[match.game.KEY]
        self.view = package.view(context.sound.play)
        self.show = Show(self.match, self.view, package, self._preferences, lambda m: m, replaying=True)
        self.show.seat = seat if _has_secrets(match) else next(iter(persons_of(match.seats)), 0)
        self._controls = Controls(self)
        self.ui = self._controls.ui
        self._language = ""
        self._wait = PAUSE
        self._place(0 if ply is None else self._stop_at(ply))
        self._controls.follow()

    def enter(self) -> None:
        self.dirty = True

    def resized(self, canvas: Canvas) -> None:
        self.view.layout(canvas)
        if self._language != current():
            self._language = current()
            self._look_who_sits()
            self.show.begin()
        self._controls.place(self.view.controls)
        self.dirty = True

    def update(self) -> None:
        if not self._language:
            return
        self.show.update()
        self._play_on()
        self.dirty = self._controls.update() or self.dirty or self.view.dirty

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.view.draw(canvas, remainder)
        self._controls.draw(canvas)

    def handle(self, event: Event) -> None:
        if self._controls.handle(event):
            self.dirty = True
            return
        if event.kind == "command":
            self._command(event.command)
        elif event.kind == "wheel":
            self.step(-1 if event.wheel > 0 else 1)
        else:
            self.view.handle(event)
        self.dirty = self.dirty or self.view.dirty

    def targets(self) -> dict[str, Rect]:
        return self._controls.targets()

    def status(self) -> dict[str, object]:
        return {
            "ply": len(self.match.log),
            "stop": self.stop,
            "stops": len(self.stops),
            "digest": self.match.digest(),
            "playing": self.playing,
        }

    # -- moving through the match

    def step(self, by: int) -> None:
        """Go one move on or back; what still moves jumps to its end."""
        self.playing = False
        self._go(self.stop + by)

    def go(self, stop: int) -> None:
        """Go to one of the stops and stay there."""
        self.playing = False
        self._go(stop)

    def toggle(self) -> None:
        """Play on, or hold; at the end, begin again."""
        self.playing = not self.playing
        if self.playing and self.stop == len(self.stops) - 1:
            self._go(0)
        self._wait = 0
        self.dirty = True

    def set_speed(self, speed: float) -> None:
        """Play at this factor of the normal speed."""
        self.speed = speed
        self.show.refresh()

    def back(self) -> None:
        """Leave the replay."""
        self.context.stack.pop()

    def _command(self, word: str) -> None:
        steps = {"left": -1, "right": 1, "page_up": -10, "page_down": 10}
        if word in steps:
            self.step(steps[word])
        elif word in ("home", "end"):
            self.go(0 if word == "home" else len(self.stops) - 1)
        elif word in ("confirm", "fast"):
            self.toggle()
        elif word in ("up", "down"):
            self._controls.change_speed(1 if word == "up" else -1)
        elif word in ("back", "menu"):
            self.back()
        elif word == "help":
            open_rules(self.context, self.match.game.KEY)

    def _go(self, stop: int) -> None:
        before = self.stop
        self._place(stop)
        self._controls.follow()
        if self.stop == before or not self._language:
            return
        changes = self.match.poll(self.show.seat)
        self._look_who_sits()
        if self.stop == before + 1:
            self.show.catch_up()
            self.show.push(changes)
        else:
            self.show.jump()
        self._wait = round(PAUSE / self.speed)

    def _place(self, stop: int) -> None:
        self.stop = max(0, min(stop, len(self.stops) - 1))
        self._link.seek(self.stops[self.stop])
        if not self._language:
            self.match.poll()

    def _look_who_sits(self) -> None:
        """Show who sat where at this moment of the match."""
        looks = looks_of(self.match.seats)
        if looks != self.show.looks:
            self.show.know(looks)

    def _stop_at(self, ply: int) -> int:
        """Return the first stop at which `ply` plies have been played."""
        return next((number for number, stop in enumerate(self.stops) if stop >= ply), len(self.stops) - 1)

    def _play_on(self) -> None:
        if not self.playing or not self.show.is_settled:
            return
        if self.stop == len(self.stops) - 1:
            self.playing = False
            self.dirty = True
            return
        self._wait -= 1
        if self._wait <= 0:
            self._go(self.stop + 1)

    def place_words(self) -> str:
        """Return where the replay stands, for the line above the scrubber."""
        return _("Move {n} of {total}").format(n=self.stop, total=len(self.stops) - 1)

    # -- what the show needs

    def _preferences(self) -> ViewPreferences:
        chosen = table_preferences(self.context.settings)
        return replace(chosen, speed=chosen.speed / self.speed, show_threats=False)
