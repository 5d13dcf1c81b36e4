"""The templates and the committed files are the same."""

import itertools

import pytest

from game import paths
from tools import build_assets
from tools.art import catalog, score, synth
from tools.art.lowenherz import sounds as lowenherz_sounds
from tools.art.svg import document, lin, rect

IMAGES = paths.asset("images")


def test_the_templates_reproduce_the_committed_pictures(tmp_path):
    build_assets.write_pictures(tmp_path)
    built = {f.relative_to(tmp_path / "images"): f.read_bytes() for f in tmp_path.rglob("*.svg")}
    committed = {f.relative_to(IMAGES): f.read_bytes() for f in IMAGES.rglob("*.svg")}
    assert sorted(built) == sorted(committed)
    assert [name for name in built if built[name] != committed[name]] == []


def test_no_picture_is_built_twice():
    names = [name for name, _ in catalog.pictures()]
    assert len(names) == len(set(names))


def test_equal_gradients_are_defined_once():
    paint = lin(0, 0, 9, 9, "#000000", "#ffffff")
    text = document(rect(0, 0, 4, 4, 0, paint) + rect(4, 4, 4, 4, 0, paint), 9, 9)
    assert text.count("<linearGradient") == 1
    assert text.count('fill="url(#g0)"') == 2


def test_the_tunes_fill_whole_bars():
    tunes = ((score.TITLE, 8), (score.ROSE_KING, 6), (score.CAROLUS_MAGNUS, 6), (score.LOWENHERZ, 8))
    for bars, eighths in tunes:
        assert {len(melody.split()) for _, melody in bars} == {eighths}
        assert all(chord in score.CHORDS for chord, _ in bars)


def test_a_string_sounds_at_its_pitch():
    string = synth.pluck(synth.pitch("A4"), 0.5)
    period = round(synth.RATE / 440)
    shifted = {lag: sum(a * b for a, b in zip(string, string[lag:], strict=False)) for lag in range(60, 150)}
    assert abs(max(shifted, key=shifted.get) - period) <= 1


def test_what_goes_over_the_end_of_a_loop_begins_it():
    loop = [0.0] * 10
    synth.mix(loop, [1.0, 2.0, 3.0], 8)
    assert loop == [3, 0, 0, 0, 0, 0, 0, 0, 1, 2]


def test_the_music_goes_on_where_it_ends():
    tune = score.piece(score.LOWENHERZ[-2:], score.MARCH, 0.1, score.TABOR)
    steps = [abs(b - a) for a, b in itertools.pairwise(tune)]
    assert abs(tune[0] - tune[-1]) <= max(steps)


def test_every_effect_of_lowenherz_has_its_loudness_and_dies_away():
    soundfile = pytest.importorskip("soundfile")
    for name, (_, loud) in lowenherz_sounds.EFFECTS.items():
        sound = soundfile.read(paths.asset("sounds", f"{name}.ogg"))[0].tolist()
        assert synth.loudness(sound) == pytest.approx(loud, rel=0.25), name
        assert max(map(abs, sound[-100:])) < 0.02, name
        assert max(map(abs, sound)) < 1, name
