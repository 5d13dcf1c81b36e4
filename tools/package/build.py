"""From the checkout to the program in a folder, and in one file where that is wanted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from game import VERSION
from tools.package import archive, icons, licences, plan

READ_ME = plan.HERE / "read_me.txt"  # what lies beside the program, with holes for its names
_LAST_LINES = 15  # of what PyInstaller said, shown when it fails
VERSION_RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("FileDescription", "{title}"), StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "{name}"), StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("OriginalFilename", "{name}.exe"), StringStruct("ProductName", "{title}"),
      StringStruct("ProductVersion", "{version}")])]),
    VarFileInfo([VarStruct("Translation", [0x409, 1200])]),
  ],
)
"""


class BuildError(Exception):
    """The package could not be built; the message is for the person at the terminal."""


def build(onefile: bool) -> Path:
    """Build; return the folder or bundle with the program. Raises BuildError."""
    plan.WORK.mkdir(parents=True, exist_ok=True)
    licences.gather(plan.LICENCES)
    archive.write_list([plan.ROOT / "assets", plan.LICENCES], plan.LIST)
    icons.write()
    plan.VERSION_FILE.write_text(_version_resource(), "utf-8")
    _run_pyinstaller(onefile)
    folder = plan.collected()
    _forget_the_builder(folder)
    licences.check(path.name for path in archive.files_below(folder) if path.is_file())
    if plan.system() != "macos":  # a bundle is shown as one thing, and nobody looks into it
        inside = f"{plan.INSIDE}/{plan.LICENCES.name}"
        words, program = READ_ME.read_text("utf-8"), plan.executable(folder).name
        (folder / plan.README).write_text(words.format(version=VERSION, program=program, licences=inside), "utf-8")
    return folder


def _forget_the_builder(folder: Path) -> None:
    """Take the place of this machine's Python out of where libraries look for others; they lie beside one another."""
    place = str(sysconfig.get_config_var("LIBDIR") or "").encode()
    beside = b"$ORIGIN"
    if plan.system() != "linux" or len(place) < len(beside):
        return
    for path in archive.files_below(folder):
        content = path.read_bytes() if path.is_file() and not path.is_symlink() else b""
        if content.startswith(b"\x7fELF") and b"\0" + place + b"\0" in content:
            path.write_bytes(content.replace(b"\0" + place + b"\0", b"\0" + beside.ljust(len(place) + 1, b"\0")))


def _run_pyinstaller(onefile: bool) -> None:
    shutil.rmtree(plan.WORK / "dist", ignore_errors=True)
    log = plan.WORK / "pyinstaller.log"
    places = ["--distpath", str(plan.WORK / "dist"), "--workpath", str(plan.WORK / "steps")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", *places, str(plan.SPEC)]
    with log.open("wb") as out:
        code = subprocess.call(
            command, cwd=plan.ROOT, env=_environment(onefile), stdout=out, stderr=out, stdin=subprocess.DEVNULL
        )
    if code:
        said = log.read_text("utf-8", errors="replace").splitlines()
        last = "\n".join(said[-_LAST_LINES:])
        raise BuildError(f"{last}\n{_reason(said)} (all of it: {log})")


def _environment(onefile: bool) -> dict[str, str]:
    """Return the variables of the build: nothing of this shell's Python may get in."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    fixed = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(plan.source_date())}
    fixed["PYINSTALLER_CONFIG_DIR"] = str(plan.WORK / "cache")
    fixed["PYINSTALLER_STRICT_BUNDLE_CODESIGN_ERROR"] = "1"  # macOS starts no bundle whose signature is broken
    return kept | fixed | ({plan.ONEFILE: "1"} if onefile else {})


def _reason(said: list[str]) -> str:
    """Return what is to be done about the errors among the lines that PyInstaller said."""
    errors = " ".join(line for line in said if line.startswith("ERROR"))
    if "shared library" in errors:
        return "This Python has no shared library; on Debian and Ubuntu: sudo apt install libpython3-dev"
    if "objdump" in errors:
        return "PyInstaller needs objdump; on Debian and Ubuntu: sudo apt install binutils"
    return "PyInstaller failed"


def _version_resource() -> str:
    """Return what Windows shows among the properties of the program."""
    numbers = (*map(int, VERSION.split(".")), 0)
    return VERSION_RESOURCE.format(numbers=numbers, version=VERSION, title=plan.TITLE, name=plan.NAME)
