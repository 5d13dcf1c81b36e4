"""The places of assets and of the person's own files."""

import sys
from pathlib import Path

import pytest

from game import paths


def test_assets_are_found_in_a_checkout():
    assert paths.asset("locale") == Path(__file__).resolve().parent.parent / "assets" / "locale"


def test_assets_are_found_in_a_packaged_program(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.asset("fonts", "a.ttf") == tmp_path / "assets" / "fonts" / "a.ttf"


@pytest.mark.parametrize(
    ("executable", "beside"),
    [("three-crowns/three-crowns", "three-crowns"), ("a/Three Crowns.app/Contents/MacOS/three-crowns", "a")],
)
def test_a_packaged_program_lies_where_a_person_sees_it(monkeypatch, tmp_path, executable, beside):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / executable))
    assert paths.program_dir() == (tmp_path / beside).resolve()


def test_a_folder_beside_the_program_keeps_the_persons_files(monkeypatch, tmp_path):
    monkeypatch.delenv("THREE_CROWNS_HOME", raising=False)
    monkeypatch.setattr(paths, "program_dir", lambda: tmp_path)
    assert tmp_path not in paths.user_dir().parents
    paths.portable_dir().mkdir()
    assert paths.user_dir() == tmp_path / "portable"
    monkeypatch.setenv("THREE_CROWNS_HOME", "elsewhere")
    assert paths.user_dir() == Path("elsewhere")


@pytest.fixture
def bare(monkeypatch):
    for name in ("THREE_CROWNS_HOME", "XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ann"))
    return monkeypatch


def test_the_persons_folder_follows_the_custom_of_each_system(bare):
    bare.setattr(sys, "platform", "linux")
    assert paths.user_dir() == Path("/home/ann/.local/share/three-crowns")
    bare.setattr(sys, "platform", "darwin")
    assert paths.user_dir() == Path("/home/ann/Library/Application Support/Three Crowns")
    bare.setattr(sys, "platform", "win32")
    assert paths.user_dir() == Path("/home/ann/AppData/Roaming/Three Crowns")


def test_a_relative_xdg_folder_is_ignored(bare, tmp_path):
    bare.setattr(sys, "platform", "linux")
    bare.setenv("XDG_DATA_HOME", str(tmp_path))
    assert paths.user_dir() == tmp_path / "three-crowns"
    bare.setenv("XDG_DATA_HOME", "data")
    assert paths.user_dir() == Path("/home/ann/.local/share/three-crowns")


def test_the_environment_moves_the_persons_folder(bare, tmp_path):
    bare.setenv("THREE_CROWNS_HOME", str(tmp_path))
    assert paths.user_dir() == tmp_path


def test_an_account_without_a_home_has_a_folder_all_the_same(bare, tmp_path):
    def nowhere():
        raise RuntimeError("Could not determine home directory.")

    bare.setattr(Path, "home", nowhere)
    bare.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    for system in ("linux", "darwin", "win32"):
        bare.setattr(sys, "platform", system)
        assert tmp_path in paths.user_dir().parents
