"""Measures speed and size and prints the table of the README: medians, with the least and the greatest value.

python tools/bench.py [rules] [frames] [program] [network]        all of them when none is named
python tools/bench.py --readme                                    all, and the table goes into README.md
"""

from __future__ import annotations

import importlib
import os
import platform
import re
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.environment import go_inside  # noqa: E402

go_inside("pygame", "zeroconf")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tools.benchmarks import Row  # noqa: E402

GROUPS = ("rules", "frames", "program", "network")  # the modules of tools/benchmarks, in the order of the table


def measure(name: str) -> list[Row]:
    """Return the rows of one group."""
    # One by one and late: what is measured first has the machine to itself.
    return importlib.import_module(f"tools.benchmarks.{name}").rows()


def table(rows: list[Row]) -> str:
    """Return the rows as a Markdown table."""
    lines = ["| Measured | Median | Least to greatest | Wanted |", "|---|---|---|---|"]
    for row in rows:
        low, middle, high = min(row.values), statistics.median(row.values), max(row.values)
        spread = f"{row.shown(low)} to {row.shown(high)} ({len(row.values)})"
        lines.append(f"| {row.what} | **{row.shown(middle)}** {row.unit} | {spread} | {row.wanted} |")
    return "\n".join(lines)


def machine() -> str:
    """Return what was measured on, in one line."""
    system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores ({_processor()})"
    return f"{system}, Python {platform.python_version()}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or "unknown"
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "unknown")


def into_readme(text: str, report: str) -> str:
    """Return the text of the README with the report between its marks."""
    marked = re.compile(r"(<!-- bench -->\n).*?(<!-- /bench -->)", re.DOTALL)
    return marked.sub(lambda marks: f"{marks[1]}{report}\n{marks[2]}", text)


def main(arguments: list[str]) -> int:
    """Measure the named groups, or all; returns the exit code."""
    named = [name for name in arguments if name != "--readme"]
    if any(name not in GROUPS for name in named) or (named and named != arguments):
        print(__doc__)
        return 2
    rows = []
    for name in named or GROUPS:
        print(f"measuring: {name} ...", file=sys.stderr, flush=True)
        rows += measure(name)
    report = f"{machine()}\n\n{table(rows)}"
    print(report)
    if named != arguments:
        readme = ROOT / "README.md"
        readme.write_text(into_readme(readme.read_text(encoding="utf-8"), report), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
