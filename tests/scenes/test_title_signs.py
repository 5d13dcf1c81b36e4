"""The signs of the games on the title: each opens a new match of its game, by mouse, keys or pad."""

import pygame as pg
import pytest

from game.scenes import title_stage
from game.scenes.title import Title


@pytest.fixture
def title(pilot):
    return pilot.open(Title)


@pytest.mark.parametrize("key", title_stage.SIGNS)
def test_a_sign_opens_a_new_match_of_its_game(title, key):
    title.click(f"game_{key}")
    assert title.scene.name == "setup" and title.scene.proposal.key == key


def test_the_signs_are_reached_by_the_arrows(title):
    title.press("up")
    assert title.focus in {f"game_{key}" for key in title_stage.SIGNS}
    while title.focus != "game_rose_king":
        title.press("left")
    title.press("right", "right")
    assert title.focus == "game_lowenherz"
    title.press("down")
    assert title.focus == "new_match"


def test_a_sign_shines_while_it_is_pointed_at(title):
    box = title.context.canvas.rect(*title.targets()["game_lowenherz"])
    title.point("quit")
    title.ticks(10)
    before = title.app.window.surface.subsurface(box).copy()
    title.point("game_lowenherz")
    title.ticks(10)
    lit = title.app.window.surface.subsurface(box)
    assert sum(pg.transform.average_color(lit)[:3]) > sum(pg.transform.average_color(before)[:3]) + 9
