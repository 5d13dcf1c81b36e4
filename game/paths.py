"""Where files are: the program's own assets, and the folder that belongs to the person at the screen.

Assets are found from a checkout and from a packaged program alike (a folder next to the executable, or one file that
unpacks itself). The person's folder follows the custom of each system; THREE_CROWNS_HOME puts it elsewhere, and a
folder `portable` beside the program is taken instead, so that all of it can be carried about on a stick.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

LICENCES = "licences"  # of a package, below its root: a folder with the terms of everything inside
LIST = "files.txt"  # of a package, below its root: a line for each file, its SHA-256 and its name


def root() -> Path:
    """Return the folder that holds `assets`: of the checkout, or of the unpacked program."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parent.parent


def program_dir() -> Path:
    """Return the folder in which a person sees the program: beside its executable, on macOS beside the bundle."""
    if not getattr(sys, "frozen", False):
        return root()
    folder = Path(sys.executable).resolve().parent
    return folder.parents[2] if folder.parts[-2:] == ("Contents", "MacOS") else folder


def portable_dir() -> Path:
    """Return the folder beside the program that takes the place of the usual one where it is there."""
    return program_dir() / "portable"


def asset(*parts: str) -> Path:
    """Return the path of one asset, as in `asset("fonts", "Alegreya.ttf")`. The file need not exist."""
    return root().joinpath("assets", *parts)


def user_dir() -> Path:
    """Return the folder for settings, saves and replays. It is not created here."""
    override = os.environ.get("THREE_CROWNS_HOME")
    if override:
        return Path(override)
    if portable_dir().is_dir():
        return portable_dir()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or _home() / "AppData" / "Roaming") / "Three Crowns"
    if sys.platform == "darwin":
        return _home() / "Library" / "Application Support" / "Three Crowns"
    return _xdg_data_home() / "three-crowns"


def _xdg_data_home() -> Path:
    # The XDG specification says that a relative path is to be ignored.
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if os.path.isabs(named) else _home() / ".local" / "share"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:  # an account without a home, as services and containers have
        import tempfile  # slow to import, and hardly ever needed

        return Path(tempfile.gettempdir())
