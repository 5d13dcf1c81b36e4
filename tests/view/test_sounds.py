"""Every sound decodes, is neither silent nor distorted, and the music is a loop."""

import itertools
from array import array

import pygame as pg
import pytest

from game import paths
from game.view import sound

SOUNDS = paths.asset("sounds")
NAMES = sorted(f.stem for f in SOUNDS.glob("*.ogg"))
MUSIC = ("title", "rose_king", "carolus_magnus", "lowenherz")


@pytest.fixture(scope="module", autouse=True)
def device():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pg.mixer.init(44100, -16, 2, 512)
        yield
        pg.mixer.quit()


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_decodes_at_a_fair_level(name):
    played = pg.mixer.Sound(SOUNDS / f"{name}.ogg")
    high = max(map(abs, array("h", played.get_raw()))) / 32768
    assert 0.05 < high < 0.99
    assert played.get_length() < (4 if name == "knell" else 3) or name in MUSIC  # a bell rings out


def test_the_music_lasts_and_joins_its_beginning():
    for name in MUSIC:
        played = pg.mixer.Sound(SOUNDS / f"{name}.ogg")
        samples = array("h", played.get_raw())[::2]
        steps = [abs(a - b) for a, b in itertools.pairwise(samples)]
        assert played.get_length() > 40
        assert abs(samples[0] - samples[-1]) < max(steps)


def test_the_points_of_a_combo_have_a_recording_a_semitone():
    assert {f"score_{n}" for n in range(1, 13)} <= set(NAMES)
    lengths = {sound._effect("score", n).get_length() for n in range(13)}
    assert max(lengths) - min(lengths) < 0.05
