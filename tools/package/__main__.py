"""`python3 tools/dev.py package [--onefile] [--no-deb] [--no-trial]`: builds, packs, sums up and measures."""

from __future__ import annotations

import argparse
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.package import archive, build, debian, licences, plan, report


def main(arguments: list[str] | None = None) -> int:
    """Make everything that is wanted and say what there is; return 1 where something failed or is too large."""
    wanted = _parser().parse_args(arguments)
    try:
        made, folder = _make(wanted)
    except (build.BuildError, licences.UnknownLibrary, debian.DebianError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    lines = report.sizes(made, folder)
    if not wanted.no_trial:
        single = next((file for file in made if file.name == plan.single_name()), None)
        lines += report.trial(plan.executable(folder), single)
    print(report.table(lines))
    (plan.OUT / f"{plan.base()}.report.md").write_text(report.table(lines), "utf-8")
    return 1 if any(line.is_wrong for line in lines) else 0


def _make(wanted: argparse.Namespace) -> tuple[list[Path], Path]:
    """Return the files that are given to people, and the folder that the archive was packed from."""
    print(f"Building {plan.base()} ...", flush=True)
    folder, moment = build.build(wanted.onefile), plan.source_date()
    plan.OUT.mkdir(exist_ok=True)
    for old in plan.OUT.glob(f"{plan.NAME}[-_]*"):
        old.unlink()
    packers = [_pack]
    if wanted.onefile:
        packers.append(_take_single)
    if plan.system() == "linux" and shutil.which("dpkg-deb") and not wanted.no_deb:
        packers.append(debian.pack)
    with ThreadPoolExecutor() as side_by_side:  # compressing takes longest
        made = [done.result() for done in [side_by_side.submit(pack, folder, moment) for pack in packers]]
    sums = plan.OUT / f"{plan.base()}.sha256"
    archive.write_checksums(made, sums)
    return made, folder


def _take_single(folder: Path, moment: int) -> Path:
    """Copy the program in one file; return the copy."""
    return Path(shutil.copy(plan.single(), plan.OUT / plan.single_name()))


def _pack(folder: Path, moment: int) -> Path:
    if plan.system() == "linux":
        target = plan.OUT / f"{plan.base()}.tar.xz"
        archive.tar_xz(folder, plan.base(), target, moment)
        return target
    target = plan.OUT / f"{plan.base()}.zip"
    archive.zipped(folder, folder.name if plan.system() == "macos" else plan.base(), target, moment)
    return target


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools/dev.py package", description="Build what people download, into dist/.")
    parser.add_argument("--onefile", action="store_true", help="make the program in one file, too")
    parser.add_argument("--no-deb", action="store_true", help="make no package for Debian")
    parser.add_argument("--no-trial", action="store_true", help="do not start the program to measure it")
    return parser


if __name__ == "__main__":
    sys.exit(main())
