"""`python3 tools/dev.py package [--onefile] [--no-deb] [--no-trial]`: builds, packs, sums up and measures."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tools.package import archive, build, debian, licences, plan, report


def main(arguments: list[str] | None = None) -> int:
    """Make everything that is wanted and say what there is; return 1 where something failed or is too large."""
    wanted = _parser().parse_args(arguments)
    try:
        print(f"Building {plan.base()} ...", flush=True)
        folder = build.build(wanted.onefile)
        made = _make_files(folder, wanted)
        lines = report.sizes(made, folder)
        if not wanted.no_trial:
            lines += report.trial(plan.executable(folder), plan.single() if wanted.onefile else None)
    except (build.BuildError, licences.UnknownLibrary, debian.DebianError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(report.table(lines))
    (plan.OUT / f"{plan.base()}.report.md").write_text(report.table(lines), "utf-8")
    return 1 if any(line.is_wrong for line in lines) else 0


def _make_files(folder: Path, wanted: argparse.Namespace) -> list[Path]:
    """Pack what was built; return the files that are given to people. Those of before are gone, sums are beside."""
    plan.OUT.mkdir(exist_ok=True)
    for old in plan.OUT.glob(f"{plan.NAME}[-_]*"):
        old.unlink()
    moment = plan.source_date()
    packers: list[Callable[[], Path]] = [partial(_pack, folder, moment)]
    if wanted.onefile:
        packers.append(_take_single)
    if plan.system() == "linux" and shutil.which("dpkg-deb") and not wanted.no_deb:
        packers.append(partial(debian.pack, folder, moment))
    with ThreadPoolExecutor() as side_by_side:  # compressing takes longest
        made = [done.result() for done in [side_by_side.submit(pack) for pack in packers]]
    archive.write_checksums(made, plan.OUT / f"{plan.base()}.sha256")
    return made


def _pack(folder: Path, moment: int) -> Path:
    """Pack the folder as people of this system know it; return the archive. A bundle keeps its own name inside."""
    if plan.system() == "linux":
        archive.tar_xz(folder, plan.base(), plan.packed(), moment)
    else:
        archive.zipped(folder, folder.name if plan.system() == "macos" else plan.base(), plan.packed(), moment)
    return plan.packed()


def _take_single() -> Path:
    """Copy the program in one file; return the copy."""
    return Path(shutil.copy(plan.single(), plan.given_single()))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools/dev.py package", description="Build what people download, into dist/.")
    parser.add_argument("--onefile", action="store_true", help="make the program in one file, too")
    parser.add_argument("--no-deb", action="store_true", help="make no package for Debian")
    parser.add_argument("--no-trial", action="store_true", help="do not start the program to measure it")
    return parser


if __name__ == "__main__":
    sys.exit(main())
