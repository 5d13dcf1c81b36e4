"""Sound, and silence where there is none."""

import pygame as pg
import pytest

from game.view import sound as module
from game.view.sound import Sound


@pytest.fixture
def sound():
    made = Sound()
    made.start()
    assert not made.problem
    yield made
    made.stop()


@pytest.fixture
def no_device(monkeypatch):
    def fail(*_):
        raise pg.error("no such device")

    monkeypatch.setattr(pg.mixer, "init", fail)


def some_name():
    return sorted(module.paths.asset("sounds").glob("*.ogg"))[0].stem


def test_without_a_device_one_sentence_and_silence(no_device):
    made = Sound()
    made.start()
    assert made.problem and "\n" not in made.problem
    made.volumes(10, 20, 30)
    made.play("click", 3)
    made.music("title")
    made.mute(True)
    made.stop()


def test_effects_play_on_free_channels(sound):
    for _ in range(3):
        sound.play(some_name())
        sound.update()
    assert sum(pg.mixer.Channel(i).get_busy() for i in range(pg.mixer.get_num_channels())) == 3


def test_more_effects_than_channels_cut_off_the_oldest(sound):
    for _ in range(40):
        sound.play(some_name())
        sound.update()
    assert all(pg.mixer.Channel(i).get_busy() for i in range(pg.mixer.get_num_channels()))


def test_an_effect_is_heard_once_a_tick_others_beside_it(sound):
    for name in ("stone", "stone", "card"):
        sound.play(name)
    sound.play("stone", 3)
    assert sum(pg.mixer.Channel(i).get_busy() for i in range(pg.mixer.get_num_channels())) == 2
    sound.update()
    sound.play("stone")
    assert sum(pg.mixer.Channel(i).get_busy() for i in range(pg.mixer.get_num_channels())) == 3


def test_a_missing_effect_is_named_and_is_silence(sound, caplog):
    for pitch in (0, 4, 0, 4):
        sound.play("there_is_no_such_sound", pitch)
        sound.update()
    assert not pg.mixer.get_busy() and not sound.problem
    assert [("there_is_no_such_sound.ogg" in record.getMessage()) for record in caplog.records] == [True]


@pytest.mark.parametrize("data", [b"", b"OggS" + bytes(2000), bytes(range(256)) * 20])
def test_a_broken_sound_is_named_and_is_silence(sound, caplog, monkeypatch, tmp_path, data):
    (tmp_path / "broken.ogg").write_bytes(data)
    monkeypatch.setattr(module.paths, "asset", lambda *parts: tmp_path / parts[-1])
    module._effect.cache_clear()
    sound.play("broken")
    sound.music("broken")
    module._effect.cache_clear()
    assert [record.getMessage().count("broken.ogg") for record in caplog.records] == [1, 1]


@pytest.mark.parametrize("volumes", [(0, 50, 50), (50, 50, 0)])
def test_at_volume_nothing_no_effect(sound, volumes):
    sound.volumes(*volumes)
    sound.play(some_name())
    assert not pg.mixer.get_busy()


def test_muted_means_silent_and_comes_back(sound):
    sound.volumes(100, 50, 100)
    sound.mute(True)
    sound.play(some_name())
    assert pg.mixer.music.get_volume() == 0 and not pg.mixer.get_busy()
    sound.mute(False)
    assert pg.mixer.music.get_volume() == pytest.approx(0.5, abs=0.01)


def test_a_higher_pitch_is_shorter(sound):
    plain, high = module._effect(some_name(), 0), module._effect(some_name(), 12)
    assert high.get_length() == pytest.approx(plain.get_length() / 2, rel=0.02)


def test_missing_music_is_named_once(sound, caplog):
    for _ in range(3):
        sound.music("there_is_no_such_piece")
    assert [("there_is_no_such_piece.ogg" in record.getMessage()) for record in caplog.records] == [True]


def test_music_asked_for_before_the_device_begins_with_it(caplog):
    made = Sound()
    made.music("there_is_no_such_piece")
    assert not caplog.records
    made.start()
    assert len(caplog.records) == 1
    made.stop()
