"""Names, places and times of a package. The same commit on the same kind of machine makes the same names and times."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from pathlib import Path

from game import VERSION, paths

NAME, TITLE = "three-crowns", "Three Crowns"
ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
WORK = ROOT / "build" / "package"  # all that can be thrown away
OUT = ROOT / "dist"  # what is given to people
SPEC = HERE / "three_crowns.spec"
LICENCES, LIST = WORK / paths.LICENCES, WORK / paths.LIST  # as they are put inside
ICO, ICNS, VERSION_FILE = WORK / f"{NAME}.ico", WORK / f"{NAME}.icns", WORK / "version.txt"
README = "README.txt"  # in the folder, beside the program
INSIDE = "_internal"  # PyInstaller's name for the folder with all but the program itself
SUMMARY = "Medieval board games about land and power"
MIME = "application/x-three-crowns-match"
ONEFILE = "THREE_CROWNS_ONEFILE"  # tells the spec that one file is wanted too
_SYSTEMS = {"win32": "windows", "darwin": "macos"}
_MACHINES = {"amd64": "x86_64", "x64": "x86_64", "aarch64": "arm64"}
_EARLIEST = 315619200  # a zip file knows no time before 1980


def system() -> str:
    """Return "linux", "windows" or "macos"."""
    return _SYSTEMS.get(sys.platform, "linux")


def machine() -> str:
    """Return the kind of processor, "x86_64" or "arm64"."""
    name = platform.machine().lower()
    return _MACHINES.get(name, name)


def base() -> str:
    """Return the name that all files of this package begin with."""
    return f"{NAME}-{VERSION}-{system()}-{machine()}"


def source_date() -> int:
    """Return the moment of the sources in seconds since 1970: SOURCE_DATE_EPOCH, that of the commit, or of now."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdecimal():
        return max(_EARLIEST, int(given))
    try:
        asked = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        return max(_EARLIEST, int(asked.stdout))
    except (OSError, subprocess.CalledProcessError, ValueError):
        return int(time.time())


def collected() -> Path:
    """Return the folder, or the bundle, that PyInstaller makes: the program as it is unpacked."""
    return WORK / "dist" / (f"{TITLE}.app" if system() == "macos" else NAME)


def executable(folder: Path) -> Path:
    """Return the program in an unpacked package."""
    if system() == "macos":
        return folder / "Contents" / "MacOS" / NAME
    return folder / (f"{NAME}.exe" if system() == "windows" else NAME)


def single() -> Path:
    """Return the program in one file as PyInstaller makes it."""
    return WORK / "dist" / (f"{NAME}-single.exe" if system() == "windows" else f"{NAME}-single")


def given_single() -> Path:
    """Return the program in one file as it is given to people.

    Its name is not that of the folder in the archive, for both may lie beside one another.
    """
    return OUT / f"{base()}-single{single().suffix}"


def packed() -> Path:
    """Return the archive of the folder or the bundle."""
    return OUT / f"{base()}.{'tar.xz' if system() == 'linux' else 'zip'}"


def is_of_the_system(library: str) -> bool:
    """Whether a library stays behind, by its file's name.

    Every desktop has these, and its graphics drivers need its own, which may be newer than this machine's.
    """
    return library in ("libstdc++.so.6", "libgcc_s.so.1")
