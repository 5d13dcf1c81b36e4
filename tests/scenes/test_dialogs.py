"""Questions and messages above a scene."""

import pytest

from game.scenes import dialogs
from game.scenes.dialogs import Answer, Question
from game.scenes.scene import Scene
from game.settings import Settings
from tests.pilot import Pilot


class Below(Scene):
    name = "below"

    def __init__(self, context):
        super().__init__(context)
        self.heard = []
        self.ticks = 0

    def handle(self, event):
        self.heard.append(event)

    def update(self):
        self.ticks += 1

    def draw(self, canvas, remainder):
        canvas.surface.fill("#ffffff")


@pytest.fixture
def heard():
    return []


@pytest.fixture
def below(pilot):
    return pilot.open(Below)


@pytest.mark.parametrize(("answer", "words"), [(Pilot.click, ("yes", "no")), (Pilot.press, ("enter", "escape"))])
def test_enter_means_yes_and_escape_no(below, heard, answer, words):
    for word in words:
        dialogs.ask(below.context, "Sure?", lambda: heard.append("yes"))
        below.ticks(2)
        answer(below, word)
        assert below.scene.name == "below"
    assert heard == ["yes"]


def test_the_scene_below_shows_dimmed_and_hears_nothing(below):
    dialogs.tell(below.context, "A message")
    below.ticks(2)
    heard, ticks = len(below.app.stack._scenes[0].heard), below.app.stack._scenes[0].ticks
    below.click((20, 20))
    below.ticks(10)
    scene = below.app.stack._scenes[0]
    assert len(scene.heard) == heard and scene.ticks == ticks
    assert 20 < below.app.window.surface.get_at((20, 20)).r < 200


def test_an_answer_may_lead_on_to_another_question(below):
    dialogs.ask(below.context, "Sure?", lambda: dialogs.tell(below.context, "Another"))
    below.ticks(2)
    below.press("enter")
    assert below.scene.name == "dialog"
    below.press("escape")
    assert below.scene.name == "below"


def test_a_menu_by_arrows(below, heard):
    answers = [Answer(name, name.title(), lambda n=name: heard.append(n)) for name in ("one", "two", "three")]
    dialogs.choose(below.context, "Menu", answers)
    below.ticks(2)
    below.press("down", "enter")
    assert heard == ["two"]


def test_a_dialog_over_a_dialog(below, heard):
    dialogs.tell(below.context, "First")
    dialogs.tell(below.context, "Second")
    below.ticks(2)
    below.press("enter", "enter")
    assert below.scene.name == "below"


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
def test_a_long_text_in_very_large_letters_stays_inside(tmp_path, size):
    pilot = Pilot(tmp_path, size, settings=Settings(text_size="very_large")).open(Below)
    text = "A rather long sentence that has to be broken into several lines. " * 5
    answers = [Answer("yes", "Yes, do this at once"), Answer("no", "No, let me think again")]
    pilot.context.stack.push(Question(pilot.context, "A long heading", text, answers))
    pilot.ticks(2)
    x, y, w, h = pilot.scene.dialog.rect
    width, height = pilot.context.canvas.size
    assert x >= 0 and y >= 0 and x + w <= width and y + h <= height
    for left, top, wide, high in pilot.targets().values():
        assert x <= left and left + wide <= x + w and top + high <= y + h
    pilot.close()
