"""The packager: its names, its archives, its icons, its licences. Building itself is tried by .ci/run."""

import hashlib
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

import pytest

from game.match.record import MAGIC
from game.match.saver import file_name
from game.selftest.computers import new
from tools import dev
from tools.environment import LOCK, PACKAGE_LOCK, ROOT, Environment, packaging
from tools.package import archive, build, debian, first, icons, licences, plan, report

MOMENT = 1_700_000_000


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "made"
    (made / "inside").mkdir(parents=True)
    (made / "inside" / "b.txt").write_text("b")
    (made / "a").write_text("#!/bin/sh\n")
    (made / "a").chmod(0o700)
    (made / "inside" / "lib.so.1").touch(0o755)
    (made / "link").symlink_to("inside/b.txt")
    return made


def pinned(lock):
    """Return the versions of the packages in a lock file."""
    return dict(re.findall(r"^([\w-]+)==([^\s;]+)", (ROOT / lock).read_text("utf-8"), re.MULTILINE))


def test_the_package_has_the_versions_that_the_game_was_tried_with():
    packed, tried = pinned(PACKAGE_LOCK), pinned(LOCK)
    assert {"pygame-ce", "msgpack", "zeroconf"} <= set(packed)
    assert {name: version for name, version in packed.items() if name in tried and tried[name] != version} == {}
    assert not {"numpy", "pytest"} & set(packed)


def test_every_python_package_that_is_packed_has_a_licence():
    only_builds = {
        "altgraph",
        "macholib",
        "packaging",
        "pefile",
        "pyinstaller-hooks-contrib",
        "pywin32-ctypes",
        "setuptools",
    }
    assert set(pinned(PACKAGE_LOCK)) - only_builds == set(licences.PACKAGES)


def test_the_version_is_the_same_wherever_it_stands():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == plan.VERSION
    assert re.fullmatch(r"\d+\.\d+\.\d+", plan.VERSION)  # Windows wants numbers


def test_the_package_is_built_in_an_environment_of_its_own(monkeypatch):
    done = []
    monkeypatch.setattr(Environment, "ensure", lambda self, *locks: done.append((self.name, locks)))
    monkeypatch.setattr(dev, "run", lambda environment, arguments: done.append((environment.name, arguments)) or 5)
    assert dev.main(["package", "--onefile"]) == 5
    ours = packaging().name
    assert ours != Environment(ROOT).name
    assert done == [(ours, (PACKAGE_LOCK,)), (ours, ["-E", "-s", "-m", "tools.package", "--onefile"])]


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [("linux", "x86_64", "linux-x86_64"), ("win32", "AMD64", "windows-x86_64"), ("darwin", "arm64", "macos-arm64")],
)
def test_names_tell_version_system_and_processor(monkeypatch, system, machine, name):
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr("platform.machine", lambda: machine)
    assert plan.base() == f"three-crowns-{plan.VERSION}-{name}"
    assert plan.executable(plan.collected()).name == ("three-crowns.exe" if system == "win32" else "three-crowns")
    ending = ".exe" if system == "win32" else ""
    # Not like the folder in the archive, which is called by the base alone.
    assert plan.given_single().name == f"{plan.base()}-single{ending}"


@pytest.mark.parametrize(
    ("given", "committed", "moment"),
    [
        (str(MOMENT), "1650000000\n", MOMENT),
        ("0", "1650000000\n", plan._EARLIEST),
        ("", "1650000000\n", 1_650_000_000),
        ("soon", "1650000000\n", 1_650_000_000),
        ("", "", 1_800_000_000),  # no checkout of git, so of now
    ],
)
def test_the_moment_of_the_sources_is_given_or_that_of_the_commit(monkeypatch, given, committed, moment):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", given)
    monkeypatch.setattr(subprocess, "run", lambda command, **how: subprocess.CompletedProcess(command, 0, committed))
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.5)
    assert plan.source_date() == moment


@pytest.mark.skipif(os.name == "nt", reason="needs rights and links of POSIX")
@pytest.mark.parametrize("pack", [archive.tar_xz, archive.zipped])
def test_the_same_files_make_the_same_archive_whenever_they_were_made(folder, tmp_path, pack):
    pack(folder, "program", tmp_path / "first", MOMENT)
    for path in folder.rglob("*"):
        os.utime(path, (1, 1), follow_symlinks=False)
    (folder / "inside" / "b.txt").chmod(0o600)
    pack(folder, "program", tmp_path / "second", MOMENT)
    assert (tmp_path / "first").read_bytes() == (tmp_path / "second").read_bytes()


@pytest.mark.skipif(os.name == "nt", reason="needs rights and links of POSIX")
def test_an_archive_keeps_links_and_what_can_be_run_and_belongs_to_nobody_here(folder, tmp_path):
    archive.tar_xz(folder, "program", tmp_path / "x.tar.xz", MOMENT)
    with tarfile.open(tmp_path / "x.tar.xz") as tar:
        found = {one.name: one for one in tar.getmembers()}
    names = ["", "/a", "/inside", "/inside/b.txt", "/inside/lib.so.1", "/link"]
    assert list(found) == [f"program{name}" for name in names]
    assert found["program/a"].mode == 0o755 and found["program/inside/b.txt"].mode == 0o644
    assert found["program/inside/lib.so.1"].mode == 0o644
    assert found["program/link"].issym() and {one.uid for one in found.values()} == {0}
    archive.zipped(folder, "program", tmp_path / "x.zip", MOMENT)
    with zipfile.ZipFile(tmp_path / "x.zip") as packed:
        assert packed.getinfo("program/a").external_attr >> 16 == 0o100755


def test_checksums_and_the_list_of_files_can_be_compared(folder, tmp_path):
    archive.write_checksums([folder / "a"], tmp_path / "sums")
    digest = hashlib.sha256(b"#!/bin/sh\n").hexdigest()
    assert (tmp_path / "sums").read_text() == f"{digest}  a\n"
    archive.write_list([folder / "inside"], tmp_path / "list")
    both = (("b.txt", b"b"), ("lib.so.1", b""))
    lines = [f"{hashlib.sha256(content).hexdigest()}  inside/{name}\n" for name, content in both]
    assert (tmp_path / "list").read_text() == "".join(lines)
    assert archive.weight(folder) == len("#!/bin/sh\n") + 1


def test_icons_are_of_the_sizes_they_are_named_for():
    picture = icons.png(48)
    assert picture.startswith(b"\x89PNG") and int.from_bytes(picture[16:20], "big") == 48
    made = icons.ico([picture, picture], (48, 256))
    assert made[:6] == b"\0\0\1\0\2\0" and made[6] == 48 and made[22] == 0
    where = int.from_bytes(made[18:22], "little")
    assert made[where : where + len(picture)] == picture
    apple = icons.icns({64: picture})
    assert apple[:4] == b"icns" and int.from_bytes(apple[4:8], "big") == len(apple) and apple[8:12] == b"icp6"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL2"), ("libSDL2_image-2-d6906c81.0.so.0.800.12", "SDL2_image"),
        ("SDL2_mixer.dll", "SDL2_mixer"), ("libopusfile-96d7a9c0.so.0.4.5", "opusfile"), ("libz.so.1", "zlib"),
        ("libpython3.11.so.1.0", ""), ("surface.cpython-311-x86_64-linux-gnu.so", ""), ("oak.jpg", ""),
        ("libnobody-knows.so.3", None), ("strange.dll", None),
    ],
)  # fmt: skip
def test_every_library_has_a_licence_or_is_named(name, text):
    assert licences.text_of(name) == text


def test_a_library_without_a_licence_stops_the_package():
    with pytest.raises(licences.UnknownLibrary, match="libnobody"):
        licences.check(["libz.so.1", "libnobody.so.1"])


def test_every_text_that_libraries_are_under_is_there():
    wanted = {*licences.LIBRARIES.values(), *licences.SHARED} - {""}
    assert {path.stem for path in licences.TEXTS.glob("*.txt")} == wanted


def test_the_library_that_newer_graphics_drivers_share_is_the_systems_and_asked_for():
    inside = ["libstdc++.so.6", "libgcc_s.so.1", "libz.so.1", "libSDL2-2-50d19f93.0.so.0.3200.10"]
    assert [name for name in inside if not plan.is_of_the_system(name)] == inside[2:]
    assert " libstdc++6," in debian.CONTROL


def test_our_kind_of_file_is_known_by_what_the_program_writes():
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = ElementTree.fromstring(debian.mime_text().encode()).iter(f"{space}mime-type")
    (match,) = kind.iter(f"{space}match")
    assert match.get("value").startswith(MAGIC) and kind.get("type") == plan.MIME
    (glob,) = kind.iter(f"{space}glob")
    assert Path(file_name(new("rose_king", 2))).match(glob.get("pattern"))
    assert f"MimeType={plan.MIME}" in debian.desktop_text().replace(";", "")


def test_the_package_for_debian_asks_for_the_glibc_it_needs(tmp_path):
    (tmp_path / "old").write_bytes(b"\x7fELF GLIBC_2.9 GLIBC_2.17")
    (tmp_path / "text").write_bytes(b"GLIBC_2.99")
    assert debian.glibc_of([tmp_path / "old", tmp_path / "text"]) == "2.17"


def test_too_large_a_package_is_wrong_and_a_slow_start_is_only_told(tmp_path, monkeypatch):
    file = tmp_path / "three-crowns-1.tar.xz"
    file.write_bytes(bytes(2000))
    small = report.sizes([file], tmp_path)
    assert [line.is_wrong for line in small] == [False, False]
    monkeypatch.setattr(report, "ARCHIVE", 0.001)
    assert [line.is_wrong for line in report.sizes([file], tmp_path)] == [True, False]
    assert "| **0.0** |" in report.table(small)


def test_the_build_sees_nothing_of_the_python_of_the_shell(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    assert "PYTHONPATH" not in build._environment(False)
    assert build._environment(True)[plan.ONEFILE] == "1"


def test_no_library_looks_for_others_where_they_were_on_the_machine_it_was_built_on(tmp_path, monkeypatch):
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: "/home/ann/python/lib")
    monkeypatch.setattr(plan, "system", lambda: "linux")
    library, text = tmp_path / "libx.so", tmp_path / "x.txt"
    for file, mark in ((library, b"\x7fELF"), (text, b"text")):
        file.write_bytes(mark + b"\0/home/ann/python/lib\0libz.so.1\0")
    build._forget_the_builder(tmp_path)
    assert library.read_bytes() == b"\x7fELF\0$ORIGIN" + bytes(14) + b"libz.so.1\0"
    assert b"/home/ann" in text.read_bytes()


@pytest.mark.parametrize(
    ("error", "words"),
    [
        ("ERROR: Python was built without a shared library, which is required by PyInstaller.", "libpython3-dev"),
        ("ERROR: ERROR: Python shared library ('libpython3.11.so.1.0') was not found!", "libpython3-dev"),
        ("ERROR: On Linux, objdump is required.", "binutils"),
        ("OSError: No space left on device", "PyInstaller failed"),
    ],
)
def test_a_build_that_fails_says_what_to_install(error, words):
    assert words in build._reason(["2163 INFO: Looking for Python shared library...", error])


@pytest.mark.parametrize(("kind", "lines"), [(ImportError, 1), (KeyboardInterrupt, 0)])
def test_what_cannot_be_loaded_is_told_in_a_sentence(capsys, kind, lines):
    first.tell(kind, kind("no module\nnamed 'math'"), None)
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == lines and said.err.count("'math'") == lines


def test_windows_is_told_the_version():
    assert f"'{plan.VERSION}'" in build._version_resource().replace('"', "'")
    compile(build._version_resource(), "version.txt", "eval")
