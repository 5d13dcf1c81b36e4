"""A view without pictures: it remembers what it was told, and every legal action is a square to click."""

from __future__ import annotations

from game.rules import rose_king
from game.view.moment import Moment, Presence, Sentence
from game.view.table_view import ACTION, MENU, UNDO, Intent
from game.view.view_package import OptionWords

BUSY_TICKS = 20
BUTTONS = {"undo": UNDO, "menu": MENU, "redo": "redo", "hint": "hint", "log": "log"}


class FakeView:
    def __init__(self, play_sound=None):
        self.moment: Moment | None = None
        self.played: list[int | None] = []
        self.finished = 0
        self.hinted: list[int] = []
        self.is_fast = False
        self.question: str | None = None
        self.presence = Presence()
        self.dirty = True
        self._left = 0

    @property
    def busy(self):
        return self._left > 0

    @property
    def ready(self):
        return not self.busy

    @property
    def controls(self):
        return (1020.0, 500.0, 250.0, 200.0)

    def layout(self, canvas):
        self.dirty = True

    def show(self, moment):
        self.moment, self._left = moment, 0

    def play(self, moment, before, action):
        assert self.moment is not None, "show comes first"
        assert before.to_text() == self.moment.observation.to_text(), "a change starts from what is shown"
        self.moment, self._left = moment, BUSY_TICKS
        self.played.append(action)

    def refresh(self, moment):
        assert moment.observation.to_text() == self.moment.observation.to_text()
        self.moment = moment

    def attend(self, presence):
        self.presence = presence
        self.dirty = True

    @property
    def aside(self):
        return (1020.0, 10.0, 250.0, 480.0)

    @property
    def lectern(self):
        return self.aside

    @property
    def talk_knob(self):
        return (1034.0, 20.0)

    @property
    def calling(self):
        return 97.0

    @property
    def notice(self):
        return (280.0, 80.0, 720.0, 30.0)

    def seat_box(self, seat):
        return (10.0, 250.0 * seat, 250.0, 228.0)

    def place_of(self, spot):
        return self.targets().get(spot)

    def shine(self, spots, action=None):
        self.shining = spots

    def finish(self):
        self.finished += self.busy
        self._left = 0

    def fast(self, on):
        self.is_fast = on

    def update(self):
        self._left = max(0, self._left - 1)
        self.dirty = True

    def draw(self, canvas, remainder=0.0):
        self.dirty = False

    def targets(self):
        names = [f"action{action}" for action in self.moment.actions] + list(BUTTONS)
        return {name: (50.0 * (n % 20), 50.0 * (n // 20), 45.0, 45.0) for n, name in enumerate(names)}

    def handle(self, event):
        if event.kind != "down":
            return Intent(event.command) if event.command in ("undo", "redo", "hint", "log", "look_back") else None
        for name, (x, y, w, h) in self.targets().items():
            if x <= event.x <= x + w and y <= event.y <= y + h:
                return Intent(BUTTONS[name]) if name in BUTTONS else Intent(ACTION, int(name.removeprefix("action")))
        return None

    def hint(self, action, words=""):
        self.hinted.append(action)
        self.hint_words = words

    def warning(self, action):
        return self.question


class FakeResult:
    buttons = (300.0, 620.0, 680.0, 80.0)
    dirty = False

    def layout(self, canvas): ...
    def update(self): ...
    def draw(self, canvas, remainder=0.0): ...


class FakePackage:
    """Fits `game.view.view_package.ViewPackage`; `views` are all that were made."""

    def __init__(self):
        self.views: list[FakeView] = []

    def title(self):
        return "Rose King"

    def tagline(self):
        return ""

    def minutes(self):
        return 20

    def hint_words(self, observation, action, gain):
        return f"because of {gain}"

    def seat_picture(self, observation, seat):
        return ""

    def view(self, play_sound=None):
        self.views.append(FakeView())
        return self.views[-1]

    def result(self, moment, outcome):
        return FakeResult()

    def result_words(self, observation, outcome, seats):
        return f"seats {outcome.winners} win"

    def option_words(self):
        return {
            option.key: OptionWords(option.key, "", {value: value for value in option.values})
            for option in rose_king.OPTIONS
        }

    def sentences(self, before, action, after, seats, ply=-1):
        lines = [Sentence(rose_king.action_to_text(before, action), before.actor, ply)]
        if rose_king.skipped_house(before, after) >= 0:
            lines.append(Sentence("skipped", 1 - after.actor, ply, aloud=True))
        return tuple(lines)

    def side_option(self):
        return ""

    def side_pictures(self, options, seats):
        return ()

    def seat_words(self, options, seats):
        return ()

    def draw_small(self, canvas, observation, x, y, size): ...
