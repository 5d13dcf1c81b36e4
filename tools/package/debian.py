"""The package for Debian: the program, its entry in the menu, its icons, and our kind of file."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterable
from pathlib import Path

from game import VERSION
from game.match.record import MAGIC
from game.match.saver import ENDING
from game.rules.catalog import GAMES
from tools.package import archive, icons, plan

ICON_SIZES = (16, 32, 48, 64, 128, 256)
_MACHINES = {"x86_64": "amd64", "arm64": "arm64"}
MAINTAINER = f"{plan.TITLE} contributors <{plan.NAME}@localhost>"
INSTALLED = f"usr/lib/{plan.NAME}"  # the program's folder
_GLIBC = re.compile(rb"GLIBC_2\.(\d+)")
CONTROL = """Package: {name}
Version: {version}
Section: games
Priority: optional
Architecture: {machine}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc}), libstdc++6, libxext6 | libwayland-client0
Recommends: libxcursor1, libxi6, libxrandr2, libxkbcommon0, shared-mime-info, desktop-file-utils
Description: {summary}
 Played at one screen, against the computer,
 or over the local network, with mouse, keys or pad.
 .
 In English, Dutch, Hungarian and German.
"""
DESKTOP = """[Desktop Entry]
Type=Application
Name={title}
Comment={summary}
Comment[de]=Mittelalterliche Brettspiele um Land und Macht
Comment[hu]=Középkori társasjátékok földről és hatalomról
Comment[nl]=Middeleeuwse bordspellen om land en macht
Exec={name} %f
Icon={name}
Terminal=false
Categories=Game;BoardGame;
Keywords={games};board game;
MimeType={mime};
StartupWMClass={name}
"""
# Matches are text files that begin with words of their own; older ones have no other ending than text files.
MIME = """<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{mime}">
    <comment>Three Crowns match</comment>
    <comment xml:lang="de">Partie von Three Crowns</comment>
    <comment xml:lang="hu">Three Crowns-játszma</comment>
    <comment xml:lang="nl">Partij van Three Crowns</comment>
    <sub-class-of type="text/plain"/>
    <magic priority="80">
      <match type="string" offset="0" value="{magic} "/>
    </magic>
    <glob pattern="*{ending}"/>
  </mime-type>
</mime-info>
"""
MANUAL = """.TH THREE-CROWNS 6 "" "Three Crowns {version}"
.SH NAME
three-crowns \\- medieval board games about land and power
.SH SYNOPSIS
.B three-crowns
.RI [ options ]
.RI [ file ]
.SH DESCRIPTION
Opens the games, or the match in the file. Matches and settings are kept in
.IR ~/.local/share/three-crowns .
.B three-crowns \\-\\-help
tells the options.
"""


class DebianError(Exception):
    """dpkg-deb does not take the package; the message is what it says."""


def pack(folder: Path, moment: int) -> Path:
    """Pack the built program; return the file. Raises DebianError."""
    tree = plan.WORK / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(folder, tree / INSTALLED, symlinks=True)
    (tree / INSTALLED / plan.README).unlink()
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin" / plan.NAME).symlink_to(f"../lib/{plan.NAME}/{plan.NAME}")
    _write(tree / f"usr/share/applications/{plan.NAME}.desktop", desktop_text())
    _write(tree / f"usr/share/mime/packages/{plan.NAME}.xml", mime_text())
    _write_icons(tree / "usr/share/icons/hicolor")
    _write_documents(tree / "usr/share", moment)
    _write_control(tree, glibc_of(archive.files_below(folder)))
    for path in [tree, *archive.files_below(tree)]:
        if not path.is_symlink():
            path.chmod(archive.mode_of(path))
        os.utime(path, (moment, moment), follow_symlinks=False)
    return _call_dpkg(tree, moment)


def desktop_text() -> str:
    """Return what menus and file managers know of the program."""
    games = ";".join(key.replace("_", " ") for key in GAMES)
    return DESKTOP.format(name=plan.NAME, title=plan.TITLE, summary=plan.SUMMARY, mime=plan.MIME, games=games)


def mime_text() -> str:
    """Return the description of our kind of file: what it begins with, and how its name ends."""
    return MIME.format(mime=plan.MIME, magic=MAGIC, ending=ENDING)


def glibc_of(files: Iterable[Path]) -> str:
    """Return the oldest glibc that all these programs and libraries run with."""
    asked = [0]
    for path in files:
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            if content.startswith(b"\x7fELF"):
                asked += map(int, _GLIBC.findall(content))
    return f"2.{max(asked)}"


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8", newline="\n")


def _write_icons(theme: Path) -> None:
    for size in ICON_SIZES:
        for kind, name in (("apps", plan.NAME), ("mimetypes", plan.MIME.replace("/", "-"))):
            target = theme / f"{size}x{size}" / kind / f"{name}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(icons.png(size))


def _write_documents(share: Path, moment: int) -> None:
    documents = share / "doc" / plan.NAME
    terms = (plan.ROOT / "LICENSE").read_text("utf-8")
    others = f"/{INSTALLED}/{plan.INSIDE}/{plan.LICENCES.name}"
    _write(documents / "copyright", f"{terms}\nWhat comes along has terms of its own: they lie in {others}.\n")
    day = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(moment))
    _zip(documents / "NEWS.gz", (plan.ROOT / "CHANGELOG.md").read_text("utf-8"))
    entry = f"{plan.NAME} ({VERSION}) unstable; urgency=low\n\n  * What is new stands in NEWS.gz.\n\n"
    _zip(documents / "changelog.gz", f"{entry} -- {MAINTAINER}  {day}\n")
    _zip(share / f"man/man6/{plan.NAME}.6.gz", MANUAL.format(version=VERSION))


def _zip(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _write_control(tree: Path, glibc: str) -> None:
    files = [path for path in archive.files_below(tree) if path.is_file() and not path.is_symlink()]
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree).as_posix()}\n" for path in files]
    kilobytes = sum(-(-path.stat().st_size // 1024) for path in files)
    names = {"name": plan.NAME, "version": VERSION, "maintainer": MAINTAINER, "summary": plan.SUMMARY}
    needs = {"machine": _architecture(), "kilobytes": kilobytes, "glibc": glibc}
    _write(tree / "DEBIAN/control", CONTROL.format(**names, **needs))
    _write(tree / "DEBIAN/md5sums", "".join(sums))


def _architecture() -> str:
    """Return Debian's name for this kind of processor."""
    return _MACHINES.get(plan.machine(), plan.machine())


def _call_dpkg(tree: Path, moment: int) -> Path:
    target = plan.OUT / f"{plan.NAME}_{VERSION}_{_architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z2", "--build", str(tree), str(target)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise DebianError(done.stderr.strip())
    return target
