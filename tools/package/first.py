"""Runs in a package before anything else: says in a sentence, and by no traceback, what cannot be loaded."""

import sys
from types import TracebackType


def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Take the place of the traceback of what nobody has caught. English, for catalogues may be what is missing."""
    if sys.stderr is not None and not issubclass(kind, KeyboardInterrupt):
        reason = " ".join(str(error).split())
        print(f"Three Crowns cannot start ({reason}); please install it again.", file=sys.stderr)


if __name__ == "__main__":
    sys.excepthook = tell
