"""Slips beside what is pointed at: where the coach of a lesson stands, they can still be read."""

import pytest

from game.scenes.tutorial import Tutorial
from game.settings import Settings
from game.view.boxes import Box
from game.view.carolus_magnus import tips, tooltip
from tests.pilot import Pilot
from tools import studio_lessons


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (960, 1300), (3000, 540)])
def test_what_a_land_would_bring_is_told_beside_the_coach(tmp_path, monkeypatch, size):
    drawn = []
    place = tooltip.place
    monkeypatch.setattr(tooltip, "place", lambda *wanted: drawn.append(place(*wanted)[0]) or place(*wanted))
    pilot = Pilot(tmp_path, size, "de", Settings(animation="off", text_size="very_large"))
    lesson = pilot.open(lambda context: Tutorial(context, "carolus_magnus")).scene
    asked = 0
    while pilot.app.stack.top is lesson:
        if lesson.course.wished is not None and "step:1" in pilot.targets():
            for spot in [name for name in pilot.targets() if name.startswith("land:")]:
                drawn.clear()
                pilot.point(spot)
                pilot.ticks(30)
                assert drawn and not any(box.meets(Box(*lesson.coach.box)) for box in drawn), spot
                asked += 1
        studio_lessons.advance(pilot, lesson)
    assert asked == 3
    pilot.app.stack.abandon()
    pilot.close()


def test_without_a_coach_a_slip_lies_where_it_did(tmp_path):
    pilot = Pilot(tmp_path).open(lambda context: Tutorial(context, "carolus_magnus"))
    look = pilot.scene.view.look
    for index in range(len(look.state.starts)):
        tip = tips.land_tip(look, index)
        room = look.table.board
        alone = tooltip.beside(tip, Box(0, 0, 0, 0))
        assert tooltip.place(alone, 150, 60, room) == tooltip.place(tip, 150, 60, room)
    pilot.close()
