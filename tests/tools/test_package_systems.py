"""The package on each system: the bundle of macOS, the package for Debian, and what the check unpacks again."""

import hashlib
import os
import plistlib
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from game.language import LANGUAGES
from game.match.saver import file_name
from game.selftest.computers import new
from net.advert import SERVICE
from tools.package import __main__ as command
from tools.package import archive, build, check, debian, icons, licences, macos, plan, report

MOMENT = 1_700_000_000
needs_posix = pytest.mark.skipif(os.name == "nt", reason="needs rights and links of POSIX")
needs_dpkg = pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="needs dpkg-deb")


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A small program as if it had been built, the folders of the package elsewhere; return the program's folder."""
    monkeypatch.setattr(plan, "WORK", tmp_path / "work")
    monkeypatch.setattr(plan, "OUT", tmp_path / "dist")
    plan.OUT.mkdir()
    folder = plan.WORK / "dist" / plan.NAME
    (folder / plan.INSIDE).mkdir(parents=True)
    (folder / plan.NAME).write_bytes(b"\x7fELF GLIBC_2.31")
    (folder / plan.NAME).chmod(0o700)
    (folder / plan.INSIDE / "libz.so.1").write_bytes(b"library")
    (folder / plan.INSIDE / "libz.so").symlink_to("libz.so.1")
    (folder / "README.txt").write_text("Start it.\n")
    return folder


def test_macos_takes_our_names_for_identifiers():
    info = macos.info()
    (kind,) = info["UTExportedTypeDeclarations"]
    for name in (macos.IDENTIFIER, kind["UTTypeIdentifier"]):
        assert re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", name)
    assert plistlib.loads(plistlib.dumps(info)) == info


def test_macos_opens_the_files_that_the_program_writes_with_it():
    info = macos.info()
    (kind,) = info["UTExportedTypeDeclarations"]
    (ending,) = kind["UTTypeTagSpecification"]["public.filename-extension"]
    assert Path(file_name(new("rose_king", 2))).suffix == f".{ending}"
    ours, _older = info["CFBundleDocumentTypes"]
    assert ours["LSItemContentTypes"] == [kind["UTTypeIdentifier"]] and ours["LSHandlerRank"] == "Owner"


def test_macos_is_told_which_service_the_network_looks_for():
    assert [f"{one}.local." for one in macos.info()["NSBonjourServices"]] == [SERVICE]


@needs_posix
@pytest.mark.parametrize("system", ["linux", "macos"])
def test_the_check_unpacks_what_was_packed_with_its_links_and_rights(built, tmp_path, monkeypatch, system):
    if system == "macos" and not shutil.which("unzip"):
        pytest.skip("needs unzip")
    monkeypatch.setattr(plan, "system", lambda: system)
    if system == "macos":
        folder = plan.collected()
        shutil.copytree(built, folder / "Contents" / "MacOS", symlinks=True)
    else:
        folder = built
    command._pack(folder, MOMENT)
    target = tmp_path / "unpacked"
    target.mkdir()
    program = check.unpack(target)
    assert program.read_bytes() == (built / plan.NAME).read_bytes() and stat.S_IMODE(program.stat().st_mode) == 0o555
    assert (program.parent / plan.INSIDE / "libz.so").is_symlink()
    assert program == plan.executable(target / check.FOLDER / (folder.name if system == "macos" else plan.base()))


@needs_posix
@needs_dpkg
def test_the_same_program_makes_the_same_package_for_debian_whenever_it_was_built(built, monkeypatch):
    monkeypatch.setattr(debian, "ICON_SIZES", (16,))
    first = debian.pack(built, MOMENT).read_bytes()
    for path in [built, *built.rglob("*")]:
        os.utime(path, (1, 1), follow_symlinks=False)
    (built / plan.INSIDE / "libz.so.1").chmod(0o600)
    assert debian.pack(built, MOMENT).read_bytes() == first


def opened(package, folder):
    """Return what dpkg-deb tells: the fields, the lines of the list, and the files unpacked into the folder."""
    told = subprocess.run(["dpkg-deb", "--field", package], capture_output=True, text=True, check=True).stdout
    lines = subprocess.run(["dpkg-deb", "--contents", package], capture_output=True, text=True, check=True).stdout
    subprocess.run(["dpkg-deb", "--raw-extract", package, folder], check=True)
    return dict(re.findall(r"^([\w-]+): (.*)$", told, re.MULTILINE)), lines.splitlines()


@needs_posix
@needs_dpkg
def test_the_package_for_debian_is_roots_and_tells_sums_size_and_needs(built, tmp_path, monkeypatch):
    monkeypatch.setattr(debian, "ICON_SIZES", (16,))
    tree = tmp_path / "tree"
    fields, lines = opened(debian.pack(built, MOMENT), tree)
    assert fields["Version"] == plan.VERSION and "libc6 (>= 2.31)" in fields["Depends"]
    assert {line.split()[1] for line in lines} == {"root/root"}
    sums = dict(line.split("  ")[::-1] for line in (tree / "DEBIAN" / "md5sums").read_text().splitlines())
    packed = [path for path in tree.rglob("*") if path.is_file() and not path.is_symlink()]
    files = [path for path in packed if "DEBIAN" not in path.parts]
    found = {path.relative_to(tree).as_posix(): hashlib.md5(path.read_bytes()).hexdigest() for path in files}
    assert sums == found
    assert int(fields["Installed-Size"]) >= sum(path.stat().st_size for path in files) / 1024
    assert (tree / "usr" / "bin" / plan.NAME).resolve() == tree / "usr" / "lib" / plan.NAME / plan.NAME
    assert not (tree / "usr" / "lib" / plan.NAME / "README.txt").exists()


@pytest.fixture
def no_pyinstaller(built, monkeypatch):
    """Building without PyInstaller: what it would put together is there already."""
    for name in ("LICENCES", "LIST", "ICO", "ICNS", "VERSION_FILE"):
        monkeypatch.setattr(plan, name, plan.WORK / getattr(plan, name).name)
    monkeypatch.setattr(build, "_run_pyinstaller", lambda onefile: None)
    monkeypatch.setattr(licences, "gather", Path.mkdir)
    monkeypatch.setattr(icons, "write", lambda: None)
    monkeypatch.setattr(plan, "system", lambda: "linux")
    return built


def test_the_archive_says_where_to_begin_and_where_the_licences_are(no_pyinstaller):
    words = (build.build(onefile=False) / "README.txt").read_text("utf-8")
    assert words.count(f'"{plan.NAME}"') == len(LANGUAGES) and f"in {plan.INSIDE}/licences." in words


def test_a_library_without_a_licence_stops_the_build_with_a_sentence(no_pyinstaller, capsys):
    (no_pyinstaller / plan.INSIDE / "libnobody-knows.so.3").write_bytes(b"library")
    assert command.main(["--no-trial"]) == 1
    assert "The licence of libnobody-knows.so.3 is not known" in capsys.readouterr().err
    assert not list(plan.OUT.iterdir())


def test_a_program_that_shows_no_picture_is_a_sentence_and_no_traceback(no_pyinstaller, monkeypatch, capsys):
    def black(program, single):
        raise OSError("three-crowns shows no picture")

    monkeypatch.setattr(report, "trial", black)
    assert command.main(["--no-deb"]) == 1
    assert capsys.readouterr().err == "three-crowns shows no picture\n"


def test_what_was_given_to_people_before_is_gone_and_the_sums_name_what_is_there(no_pyinstaller, monkeypatch):
    old = plan.OUT / f"{plan.NAME}-0.0.1-linux-x86_64.tar.xz"
    old.write_bytes(b"old")
    plan.single().write_bytes(b"program")
    assert command.main(["--no-deb", "--no-trial", "--onefile"]) == 0
    assert not old.exists() and check.check_sums() == "2 files have their checksums"
    plan.given_single().write_bytes(b"changed")
    with pytest.raises(check.Wrong, match=f"{plan.given_single().name} has another checksum"):
        check.check_sums()


def test_the_list_of_files_names_all_that_is_packed_beside_the_program(no_pyinstaller):
    build.build(onefile=False)
    names = [line.split("  ")[1] for line in plan.LIST.read_text("utf-8").splitlines()]
    assets = [path for path in archive.files_below(plan.ROOT / "assets") if path.is_file()]
    assert names == [path.relative_to(plan.ROOT).as_posix() for path in assets]


def test_the_check_needs_nothing_but_python_and_says_what_it_takes():
    command = [sys.executable, "-S", "-m", "tools.package.check", "--help"]
    done = subprocess.run(command, cwd=plan.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "--windows" in done.stdout


def selftest_of(script):
    """Let the check run a program that is only a shell script."""
    with check.emptied() as folder:
        program = folder / "program"
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)
        return check.run_selftest(program, check.home_in(folder))


@needs_posix
def test_the_check_tells_what_a_selftest_said():
    assert selftest_of('[ "$1 $2" = "--selftest --report" ] && echo "all is well" > "$3"').startswith("all is well\n")


@needs_posix
@pytest.mark.parametrize(
    ("script", "words"),
    [
        ('echo "no oak" > "$3"; exit 3', "ended with 3: \nno oak"),
        ("echo torn >&2", "ended with 0: torn"),
        (': > "$HOME/settings.json"', "left settings.json behind"),
        (': > "$TMPDIR/unpacked"', "left unpacked behind"),
    ],
)
def test_the_check_finds_a_selftest_that_fails_complains_or_leaves_something(script, words):
    with pytest.raises(check.Wrong, match=words):
        selftest_of(script)


@pytest.mark.parametrize("said", [b"files: 9 sounds", "files: 9 sounds"])
def test_a_selftest_that_takes_too_long_says_how_far_it_came(monkeypatch, capsys, said):
    def wait(windows):
        raise subprocess.TimeoutExpired("selftest", 450, output=said)

    monkeypatch.setattr(check, "_try_all", wait)
    assert check.main([]) == 1
    assert capsys.readouterr().out.endswith("over 450 s; so far it said\nfiles: 9 sounds\n")


@needs_posix
def test_the_first_picture_is_waited_for_and_a_program_without_one_is_named(tmp_path):
    program = tmp_path / "program"
    program.write_text('#!/bin/sh\n[ "$1" ] || exit 0\necho "{}" > "$THREE_CROWNS_STATUS"\nexec sleep 60\n')
    program.chmod(0o755)
    with report.running(program, {}, tmp_path, "draw") as (process, seconds):
        assert process.poll() is None and seconds > 0
    assert process.returncode
    with pytest.raises(OSError, match="program shows no picture"), report.running(program, {}, tmp_path):
        pass
