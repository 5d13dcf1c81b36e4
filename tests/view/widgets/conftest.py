"""A bare scene that holds whatever widgets a test needs, in the real app with a pilot."""

import pytest

from game.scenes.scene import Scene
from game.view.widgets.ui import Ui


class Bench(Scene):
    """Widgets on an empty screen."""

    name = "bench"

    def __init__(self, context, widgets):
        super().__init__(context)
        self.sounds = []
        self.ui = Ui(context.input, self.sounds.append)
        self.unused = []
        for widget in widgets:
            self.ui.add(widget)

    def handle(self, event):
        if not self.ui.handle(event):
            self.unused.append(event.command or event.kind)

    def update(self):
        self.dirty = self.ui.update() or self.dirty

    def draw(self, canvas, remainder):
        canvas.surface.fill("#4a301c")
        self.ui.draw(canvas)

    def targets(self):
        return self.ui.targets()


@pytest.fixture
def bench(pilot):
    """Return a function that shows widgets and returns the pilot."""

    def show(*widgets):
        pilot.open(lambda context: Bench(context, widgets))
        return pilot

    return show
