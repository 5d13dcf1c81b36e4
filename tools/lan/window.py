"""The program in its window, as a person starts it, but something goes wrong in it.

python -m tools.lan.window --die "send Reveal 30" --window 960x540
"""

from __future__ import annotations

import argparse
import sys

import main as program
from tools.lan import mishaps


def main() -> int:
    """Run the program; what is no mishap is an argument of its own."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    mishaps.add_arguments(parser)
    wishes, rest = parser.parse_known_args()
    mishaps.prepare(wishes)
    sys.argv[1:] = rest
    return program.main()


if __name__ == "__main__":
    sys.exit(main())
