"""The program's own trial of itself: what it says of a program that is not whole."""

import hashlib
import os
import re
import shutil
import signal
from pathlib import Path

import pytest

import main
from game import language, paths, selftest
from game.selftest import computers, files, scenes, steps
from game.selftest.failure import Failure

ASSETS = Path(paths.root()) / "assets"


@pytest.fixture
def program(tmp_path, monkeypatch):
    """The files of a program that may be spoiled."""
    (tmp_path / "assets").mkdir()
    for folder in ("fonts", "locale"):
        shutil.copytree(ASSETS / folder, tmp_path / "assets" / folder)
    for name in ("images/ui/button_normal.svg", "images/textures/oak.jpg", "sounds/click.ogg"):
        target = tmp_path / "assets" / name
        target.parent.mkdir(parents=True)
        shutil.copy(ASSETS / name, target)
    monkeypatch.setattr(paths, "root", lambda: tmp_path)
    yield tmp_path
    language.use("en")


@pytest.fixture
def only(monkeypatch):
    """Return a function that makes one step all of the selftest."""
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "PYGAME_HIDE_SUPPORT_PROMPT", "THREE_CROWNS_HOME"):
        monkeypatch.setenv(name, "dummy")  # so that what the selftest puts there goes again
    return lambda step: monkeypatch.setattr(steps, "STEPS", {"bridge": step})


def test_what_was_seen_is_told_in_a_line_for_each_step(only, capsys, tmp_path):
    only(lambda home: "stands")
    report = tmp_path / "report.txt"
    assert main.main(["--selftest", "--report", str(report)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("bridge: stands (") and said == report.read_text("utf-8")


def refuse(home):
    raise Failure("the bridge\nis down")


def stumble(home):
    return home / 3


WHERE = f"test_selftest.py, line {stumble.__code__.co_firstlineno + 1}"


@pytest.mark.parametrize(
    ("step", "words"), [(refuse, "the bridge is down"), (stumble, f"{WHERE}: TypeError unsupported")]
)
def test_a_step_that_fails_is_one_sentence_and_the_exit_code_1(only, capsys, step, words):
    only(step)
    assert main.main(["--selftest"]) == selftest.FAILED
    said = capsys.readouterr().out
    assert said.count("\n") == 1 and said.startswith("The selftest failed at the bridge: ") and words in said


@pytest.mark.skipif(os.name == "nt", reason="needs the signals of POSIX")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_selftest_that_is_ended_takes_its_folder_along(only, name):
    folders, number = [], getattr(signal, name)
    only(lambda home: folders.append(home) or signal.raise_signal(number))
    before = signal.getsignal(number)
    with pytest.raises(KeyboardInterrupt):
        main.main(["--selftest"])
    assert len(folders) == 1 and not folders[0].exists() and signal.getsignal(number) == before


def test_an_error_that_a_part_only_reports_fails_the_step(only, capsys):
    def report(home):
        files.Pictures(files.SurfaceCache(0, 1)).drawing("ui/no_such_picture")
        return "stands"

    only(report)
    assert main.main(["--selftest"]) == selftest.FAILED
    assert "no_such_picture.svg" in capsys.readouterr().out


def test_a_whole_program_is_found_whole(program, tmp_path):
    assert files.try_files(tmp_path).startswith("1 pictures")
    assert "hu" in files.try_languages(tmp_path)


def spoil(file, content=b""):
    file.write_bytes(content)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("images/ui/button_normal.svg", b"<svg viewBox='0 0 1 1'>"),
        ("images/ui/button_normal.svg", b'<svg viewBox="0 0 9 9"></svg>'),
        ("images/textures/oak.jpg", b"no picture"),
        ("fonts/Cinzel-Bold.ttf", b"no font"),
        ("sounds/click.ogg", b"no sound"),
    ],
)
def test_a_spoiled_file_is_found(program, tmp_path, name, content):
    spoil(program / "assets" / name, content)
    with pytest.raises(Exception, match=r"(?i)button_normal|image|Cinzel|sound"):
        files.try_files(tmp_path)


def test_a_language_without_its_catalogue_is_named(program, tmp_path):
    shutil.rmtree(program / "assets" / "locale" / "hu")
    with pytest.raises(Failure, match="the language hu cannot be used"):
        files.try_languages(tmp_path)


@pytest.mark.parametrize(("change", "words"), [(Path.unlink, "is missing"), (spoil, "is not as it was packed")])
def test_a_package_is_compared_with_its_list(program, tmp_path, change, words):
    sound = program / "assets" / "sounds" / "click.ogg"
    digest = hashlib.sha256(sound.read_bytes()).hexdigest()
    (program / paths.LIST).write_text(f"{digest}  assets/sounds/click.ogg\n", "utf-8")
    assert files.try_files(tmp_path).startswith("1 files as they were packed")
    change(sound)
    with pytest.raises(Failure, match=f"click.ogg {words}"):
        files.try_files(tmp_path)


def test_a_scene_that_nobody_showed_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(scenes, "_shows", lambda saved, everything: [])
    with pytest.raises(Failure, match=r"nobody has looked at the scene .*keys.*title"):
        scenes.try_scenes(tmp_path)


def test_a_scene_that_cannot_be_drawn_is_named_with_the_place_in_the_program(tmp_path, monkeypatch):
    def draw(self, canvas, remainder):
        raise RuntimeError("the paint is dry")

    stage = scenes.Stage(tmp_path)
    monkeypatch.setattr(scenes.Keys, "draw", draw)
    line = draw.__code__.co_firstlineno + 1
    with pytest.raises(Failure, match=f"keys: test_selftest.py, line {line}: RuntimeError: the paint is dry"):
        stage.open(scenes.Keys)


def test_the_scenes_of_the_network_are_known_too():
    assert {kind.name for kind in scenes._all_kinds()} >= scenes.lan.SCENES


def test_a_match_that_comes_to_no_end_is_named(monkeypatch):
    monkeypatch.setattr(computers, "MOST_ROUNDS", 3)
    with pytest.raises(Failure, match="a match of rose_king comes to no end"):
        computers.go_on(computers.new("rose_king", 2))


def test_where_nothing_can_be_written_that_is_said(only, capsys, tmp_path, monkeypatch):
    only(lambda home: "stands")
    assert main.main(["--selftest", "--report", str(tmp_path / "no" / "report.txt")]) == selftest.FAILED
    monkeypatch.setattr("tempfile.TemporaryDirectory", full)
    assert main.main(["--selftest"]) == selftest.FAILED
    assert re.fullmatch(r"The selftest failed: .*report.txt'\nThe selftest failed: .*full\n", capsys.readouterr().err)


def full(**options):
    raise OSError("the disk is full")


def test_nothing_of_the_person_is_read_or_written(only, monkeypatch, tmp_path):
    places = []
    only(lambda home: places.extend([home, paths.user_dir()]) or "stands")
    monkeypatch.setenv("THREE_CROWNS_HOME", str(tmp_path))
    assert main.main(["--selftest"]) == 0
    assert places[0] == places[1] != tmp_path and not places[0].exists()


def test_computer_players_who_do_not_answer_are_named(tmp_path, monkeypatch):
    monkeypatch.setattr(computers, "WORKER_SECONDS", 0)
    with pytest.raises(Failure, match="does not answer"):
        computers.try_worker(tmp_path)
