"""Whoever points at a line of the chronicle sees on the board what it speaks of, in every game."""

import pytest

from game.match import opening
from game.rules.catalog import GAMES
from game.scenes import catalog
from game.scenes.opening import new_table
from game.view import told
from tests.scenes.conftest import HENRY, MARGARET


@pytest.fixture(params=GAMES)
def played(request, pilot, thinkers, monkeypatch):
    """Return the table of a game in which a line of the chronicle speaks of places on the board."""
    monkeypatch.setattr(opening, "fresh_seed", lambda: 3)
    pilot.open(lambda context: new_table(context, GAMES[request.param], (HENRY, MARGARET)))
    table = pilot.scene
    for _ in range(60):
        pilot.until(lambda: table.status()["settled"])
        if any(line.spots for line, _box in rows(pilot, table)):
            return table
        actor = table.match.actor
        table.match.propose(actor, table.match.observation(actor).legal_actions(actor)[0])
        table.play.poll()
    raise AssertionError("no line speaks of the board")


@pytest.fixture
def lit(monkeypatch):
    """Return the list of the places that were lit up in the last picture in which any were."""
    found = []

    def watched(canvas, boxes, light=told.light):
        found[:] = boxes
        light(canvas, found)

    monkeypatch.setattr(told, "light", watched)
    return found


def rows(pilot, table):
    return table.play.view._rows(pilot.app.screen.canvas)


def point(pilot, box):
    k = pilot.app.screen.canvas.k
    pilot.point((round((box.x + box.w / 2) * k), round((box.y + box.h / 2) * k)))


def test_pointing_at_a_line_lights_up_what_it_speaks_of(pilot, played, lit):
    line, box = next(row for row in rows(pilot, played) if row[0].spots)
    point(pilot, box)
    assert len(lit) == len(line.spots) and None not in lit
    lit.clear()
    pilot.point((5, 5))
    assert lit == []


def test_what_is_lit_up_is_on_the_board_beside_the_chronicle(pilot, played, lit):
    _line, box = next(row for row in rows(pilot, played) if row[0].spots)
    point(pilot, box)
    assert lit and not any(place.meets(played.play.view.table.chronicle) for place in lit)


def test_the_next_move_lights_nothing_up(pilot, played, lit):
    point(pilot, next(box for line, box in rows(pilot, played) if line.spots))
    assert lit
    actor = played.match.actor
    played.match.propose(actor, played.match.observation(actor).legal_actions(actor)[0])
    played.play.poll()
    lit.clear()
    pilot.until(lambda: played.status()["settled"])
    played.play.view.dirty = True
    pilot.ticks(2)
    assert lit == []


def test_keys_go_along_the_lines_and_light_up_what_each_speaks_of(pilot, played, lit):
    lines = [line for line, _box in sorted(rows(pilot, played), key=lambda row: row[1].y)]
    pilot.press("l")
    assert pilot.scene is played and told_line(played) == rows(pilot, played)[-1][0]
    pilot.press("home")
    for line in lines:
        lit.clear()
        pilot.ticks(2)
        played.play.view.dirty = True
        pilot.ticks(2)
        assert told_line(played) == line and len(lit) == len(line.spots)
        pilot.press("down")
    assert told_line(played) == lines[-1]
    pilot.press("up")
    assert told_line(played) == lines[max(0, len(lines) - 2)]


@pytest.mark.parametrize("key", ["l", "enter"])
def test_from_a_line_the_whole_chronicle_is_a_key_away(pilot, played, key):
    pilot.press("l")
    ply = len(played.match.log)
    pilot.press(key)
    assert pilot.scene.name == "log" and len(played.match.log) == ply


def test_keys_leave_the_lines_for_the_table(pilot, played):
    pilot.press("l", "escape")
    assert pilot.scene is played and told_line(played) is None
    focus = played.play.view.pointed
    pilot.press("l")
    assert told_line(played) is not None and played.play.view.pointed is None
    pilot.press("tab")
    assert told_line(played) is None and (played.play.view.pointed is not None or focus is None)


def test_the_mouse_takes_over_from_the_keys(pilot, played):
    pilot.press("l")
    pilot.point((5, 5))
    assert told_line(played) is None


def told_line(table):
    """Return the line that is pointed at, None for none."""
    row = table.play.view._told._row
    return row[0] if row else None


@pytest.mark.parametrize("key", catalog.VIEWS)
def test_every_package_says_what_its_steps_are_about(key):
    assert isinstance(catalog.VIEWS[key], told.Touching)
