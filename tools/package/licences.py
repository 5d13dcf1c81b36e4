"""The licences of all that is inside a package: of the game, Python, its packages, and the libraries that come along.

`licences/` holds the texts of libraries that no Python package brings with it, as Debian has gathered them.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from tools.package.plan import HERE, ROOT

TEXTS = HERE / "licences"
PACKAGES = ("pygame-ce", "msgpack", "zeroconf", "ifaddr", "pyinstaller")
_LICENCE = re.compile(r"(licen[cs]e|copying|notice|lgpl)[\w.-]*$", re.IGNORECASE)
_LIBRARY = re.compile(r"\.(dll|dylib|so(\.\d+)*)$")
# Which text of `licences/` a library is under, by how its file's name begins; "" for what Python's own text covers.
LIBRARIES = {
    "python": "", "sdl2_image": "SDL2_image", "sdl2_mixer": "SDL2_mixer", "sdl2_ttf": "SDL2_ttf", "sdl2": "SDL2",
    "freetype": "FreeType", "harfbuzz": "HarfBuzz", "jpeg": "libjpeg-turbo", "png": "libpng", "tiff": "libtiff",
    "webp": "libwebp", "sharpyuv": "libwebp", "flac": "FLAC", "ogg": "libogg", "vorbis": "libvorbis",
    "opusfile": "opusfile", "opus": "Opus", "mpg123": "mpg123", "fluidsynth": "FluidSynth", "sndfile": "libsndfile",
    "xmp": "libxmp", "wavpack": "WavPack", "brotli": "Brotli", "portmidi": "PortMidi", "asound": "ALSA",
    "z.": "zlib", "zlib": "zlib",
    "lzma": "XZ", "bz2": "bzip2", "ffi": "libffi", "crypto": "OpenSSL", "ssl": "OpenSSL", "stdc++": "GCC",
    "gcc_s": "GCC", "expat": "Expat", "vcruntime": "", "msvcp": "", "ucrtbase": "", "api-ms-win": "",
}  # fmt: skip
SHARED = ("LGPL-2.1", "GPL-2", "GPL-3", "Apache-2.0")  # that the texts point to


class UnknownLibrary(Exception):
    """A library is inside whose licence nobody has put down; the message names it."""


def gather(target: Path) -> None:
    """Write every text into the folder `target`, which is made anew."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", target / "Three Crowns.txt")
    for file in sorted((ROOT / "assets" / "fonts").glob("OFL-*.txt")):
        shutil.copy(file, target / f"Font {file.stem.removeprefix('OFL-')}.txt")
    _python(target / "Python.txt")
    for name in PACKAGES:
        _package(name, target / f"{name}.txt")
    for name in sorted({*LIBRARIES.values(), *SHARED} - {""}):
        shutil.copy(TEXTS / f"{name}.txt", target / f"{name}.txt")


def check(files: Iterable[str]) -> None:
    """Raise UnknownLibrary for a library among the files' names that no text is known for."""
    for name in files:
        if text_of(name) is None:
            raise UnknownLibrary(f"The licence of {name} is not known; put it down in tools/package/licences.py.")


def text_of(name: str) -> str | None:
    """Return which text a library is under, "" for Python's own and for what is no library; None if nobody knows."""
    plain = name.lower()
    if not _LIBRARY.search(plain) or "cpython-" in plain or ".abi3." in plain:
        return ""
    stem = plain.removeprefix("lib")
    found = [key for key in LIBRARIES if stem.startswith(key)]
    return LIBRARIES[max(found, key=len)] if found else None


def _python(target: Path) -> None:
    """Write the licence of the Python that runs this."""
    version = "{}.{}".format(*sys.version_info)
    places = [
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(sys.base_prefix) / "lib" / f"python{version}" / "LICENSE.txt",
        Path("/usr/share/doc") / f"python{version}" / "copyright",
        Path("/usr/share/doc") / f"libpython{version}-minimal" / "copyright",
    ]
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        raise UnknownLibrary("The licence of this Python was not found.")
    target.write_text(found.read_text("utf-8", errors="replace"), "utf-8")


def _package(name: str, target: Path) -> None:
    """Write the licence that a Python package brings with it."""
    package = metadata.distribution(name)
    files = [file for file in package.files or () if _LICENCE.search(file.name) and file.suffix != ".py"]
    texts = [Path(str(package.locate_file(file))).read_text("utf-8", errors="replace") for file in files]
    if not texts:
        raise UnknownLibrary(f"The package {name} brings no licence.")
    target.write_text("\n\n".join([f"{name} {package.version}", *dict.fromkeys(texts)]), "utf-8")
