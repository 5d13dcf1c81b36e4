"""Keeps the translations in assets/locale: `update` after a text changed, `check` in CI, `missing` for translators.

update: collects the texts into three_crowns.pot, takes new ones into every .po, drops what is gone, compiles the .mo.
check: fails when update would change a file.  missing: lists what is still to be translated.
"""

from __future__ import annotations

import io
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.environment import CHECK_LOCK, go_inside  # noqa: E402

go_inside("babel", lock=CHECK_LOCK)

from babel.messages.catalog import Catalog  # noqa: E402 - found only once there is babel
from babel.messages.mofile import write_mo  # noqa: E402
from babel.messages.pofile import read_po, write_po  # noqa: E402

from game.language import DOMAIN, LANGUAGES  # noqa: E402
from tools.messages import MessageError, find_messages  # noqa: E402

LOCALE = ROOT / "assets" / "locale"
HEADER = "# Translations of Three Crowns, under the licence of the program (MIT)."
WRITTEN = datetime(2026, 1, 1, tzinfo=UTC)  # a fixed date: the files change only when a text does
TRANSLATED = [code for code in LANGUAGES if code != "en"]


def template() -> Catalog:
    """Return the catalogue of all texts, without translations."""
    catalogue = _catalogue(None)
    for message in find_messages(ROOT):
        key = (message.one, message.many) if message.many else message.one
        catalogue.add(key, locations=[(message.file, 0)])
    return catalogue


def translated(code: str, texts: Catalog) -> Catalog:
    """Return the catalogue of one language: its texts as they stand, brought up to `texts`, new ones empty."""
    catalogue = _catalogue(code)
    path = po_path(code)
    if path.exists():
        with path.open("rb") as file:
            catalogue = read_po(file, locale=code)
    catalogue.update(texts, no_fuzzy_matching=True, update_creation_date=False)
    catalogue.obsolete.clear()
    catalogue.header_comment, catalogue.creation_date, catalogue.revision_date = HEADER, WRITTEN, WRITTEN
    return catalogue


def files() -> dict[Path, bytes]:
    """Return what every catalogue file should hold now."""
    texts = template()
    content = {LOCALE / f"{DOMAIN}.pot": _po(texts)}
    for code in TRANSLATED:
        catalogue = translated(code, texts)
        content[po_path(code)] = _po(catalogue)
        compiled = io.BytesIO()
        write_mo(compiled, catalogue)
        content[po_path(code).with_suffix(".mo")] = compiled.getvalue()
    return content


def po_path(code: str) -> Path:
    """Return where the translations of one language stand."""
    return LOCALE / code / "LC_MESSAGES" / f"{DOMAIN}.po"


def stale_files() -> list[Path]:
    """Return the catalogue files that `update` would change."""
    return [path for path, content in files().items() if not path.exists() or path.read_bytes() != content]


def update() -> int:
    """Write every catalogue file anew; returns the exit code."""
    for path, content in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return 0


def check() -> int:
    """Name the catalogue files that are not up to date; returns the exit code."""
    stale = stale_files()
    for path in stale:
        print(f"{path.relative_to(ROOT).as_posix()} is not up to date: run python tools/catalogues.py update")
    return 1 if stale else 0


def missing() -> int:
    """List the texts that lack a translation, by language; returns the exit code."""
    texts = template()
    for code in TRANSLATED:
        empty = [message for message in translated(code, texts) if message.id and not _is_done(message)]
        print(f"{code}: {len(empty)} to translate")
        for message in empty:
            print(f"  {message.id!r}  ({message.locations[0][0]})")
    return 0


def _is_done(message) -> bool:
    texts = message.string if isinstance(message.string, tuple) else (message.string,)
    return all(texts)


def _catalogue(code: str | None) -> Catalog:
    return Catalog(
        locale=code,
        header_comment=HEADER,
        project="Three Crowns",
        creation_date=WRITTEN,
        revision_date=WRITTEN,
        last_translator="Three Crowns contributors",
        language_team="Three Crowns contributors",
        msgid_bugs_address="(the project's list of issues)",
        version="1",
        fuzzy=False,
    )


def _po(catalogue: Catalog) -> bytes:
    written = io.BytesIO()
    # Without places and in the order of the alphabet: a text that moves to another file changes nothing.
    write_po(written, catalogue, width=110, no_location=True, sort_output=True)
    return written.getvalue()


def main(arguments: list[str]) -> int:
    """Run one command; returns the exit code."""
    commands = {"update": update, "check": check, "missing": missing}
    if len(arguments) != 1 or arguments[0] not in commands:
        print(__doc__)
        return 2
    try:
        return commands[arguments[0]]()
    except MessageError as error:
        print(error)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
