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
_GLIBC = re.compile(rb"GLIBC_2\.(\d+)")
CONTROL = """Package: three-crowns
Version: {version}
Section: games
Priority: optional
Architecture: {machine}
Maintainer: Three Crowns contributors <three-crowns@localhost>
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc}), libx11-6 | libwayland-client0
Recommends: libxext6, libxcursor1, libxi6, libxrandr2, libxkbcommon0, shared-mime-info, desktop-file-utils
Description: {summary}
 Games about land and power, at one screen, against the computer,
 or over the local network.
 .
 In English, Dutch, Hungarian and German.
"""
DESKTOP = """[Desktop Entry]
Type=Application
Name=Three Crowns
Comment={summary}
Comment[de]=Brettspiele um Land und Macht, an einem Tisch
Comment[hu]=Középkori társasjátékok földről és hatalomról, egy asztalnál
Comment[nl]=Middeleeuwse bordspellen om land en macht, aan één tafel
Exec=three-crowns %f
Icon=three-crowns
Terminal=false
Categories=Game;BoardGame;
Keywords={games};board game;
MimeType={mime};
StartupWMClass=three-crowns
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
three-crowns \\- medieval territory board games on one table
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
    shutil.copytree(folder, tree / "usr/lib/three-crowns", symlinks=True)
    (tree / "usr/lib/three-crowns/README.txt").unlink()
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/three-crowns").symlink_to("../lib/three-crowns/three-crowns")
    _write(tree / "usr/share/applications/three-crowns.desktop", desktop_text())
    _write(tree / "usr/share/mime/packages/three-crowns.xml", mime_text())
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
    return DESKTOP.format(summary=plan.SUMMARY, mime=plan.MIME, games=games)


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
        for kind, name in (("apps", "three-crowns"), ("mimetypes", plan.MIME.replace("/", "-"))):
            target = theme / f"{size}x{size}" / kind / f"{name}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(icons.png(size))


def _write_documents(share: Path, moment: int) -> None:
    documents = share / "doc/three-crowns"
    terms = (plan.ROOT / "LICENSE").read_text("utf-8")
    inside = "What comes along has terms of its own: they lie in /usr/lib/three-crowns/_internal/licences."
    _write(documents / "copyright", f"{terms}\n{inside}\n")
    day = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(moment))
    entry = f"three-crowns ({VERSION}) unstable; urgency=low\n\n  * See the changelog of the program.\n\n"
    _zip(documents / "changelog.gz", f"{entry} -- Three Crowns contributors <three-crowns@localhost>  {day}\n")
    _zip(share / "man/man6/three-crowns.6.gz", MANUAL.format(version=VERSION))


def _zip(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _write_control(tree: Path, glibc: str) -> None:
    files = [path for path in archive.files_below(tree) if path.is_file() and not path.is_symlink()]
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree).as_posix()}\n" for path in files]
    kilobytes = sum(-(-path.stat().st_size // 1024) for path in files)
    words = {"version": VERSION, "machine": _MACHINES.get(plan.machine(), plan.machine()), "summary": plan.SUMMARY}
    _write(tree / "DEBIAN/control", CONTROL.format(kilobytes=kilobytes, glibc=glibc, **words))
    _write(tree / "DEBIAN/md5sums", "".join(sums))


def _call_dpkg(tree: Path, moment: int) -> Path:
    target = plan.OUT / f"three-crowns_{VERSION}_{_MACHINES.get(plan.machine(), plan.machine())}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z2", "--build", str(tree), str(target)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise DebianError(done.stderr.strip())
    return target
