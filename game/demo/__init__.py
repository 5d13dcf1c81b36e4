"""A whole match between computer seats, for machines without a screen: in the terminal, as pictures, as a replay.

`run` needs neither a window nor a sound card. It goes the way of every match: Match, seeded chance, the computer
player, the saver's text format, and the game's own view for the pictures.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game import language, paths, settings
from game.demo.teller import OutputLost, Teller
from game.language import _
from game.rules.catalog import GAMES

UNWRITABLE, UNKNOWN_GAME = 2, 4  # exit codes


def run(folder: Path | None = None, lang: str | None = None, before: str = "", key: str = "") -> int:
    """Say `before`, play, tell and write; return the exit code: 0, or 2 after one sentence when writing fails.

    key: of the game, the first of the catalogue if ""; for an unknown one the exit code is 4, after one sentence.
    """
    problem = _use(lang)
    if key and key not in GAMES:
        sentence = _("There is no game {key}. The games are: {games}.").format(key=key, games=", ".join(GAMES))
        print(sentence, file=sys.stderr)
        return UNKNOWN_GAME
    target = folder or paths.user_dir() / "demo"
    try:
        for sentence in filter(None, (problem, before)):
            Teller().say(sentence)
        _probe(target)
        _play(target, key)
    except OutputLost as lost:
        return _end_unheard(lost.__cause__)
    except OSError as error:
        return _fail(_("The folder {folder} cannot be written: {reason}."), error, folder=target)
    except KeyboardInterrupt:
        print()
    return 0


def run_instead(reason: str, lang: str | None = None) -> int:
    """Say that there is no screen and run the demo; return its exit code."""
    _use(lang)
    text = _("There is no screen here ({reason}), so two computer players play a demo match.")
    return run(None, lang, text.format(reason=reason))


def _use(lang: str | None) -> str:
    """Use the language given, else that of the settings; return a sentence when these cannot be read, else ""."""
    if lang:
        language.use(lang)
        return ""
    loaded, problem = settings.load(paths.user_dir())
    language.use(loaded.language)
    return problem


def _end_unheard(cause: BaseException | None) -> int:
    # What is still in the buffer must not raise again at exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(cause, BrokenPipeError):
        return 0  # whoever reads has gone, which is their right
    return _fail(_("What the demo tells cannot be written: {reason}."), cause)


def _fail(sentence: str, error: BaseException | None, **words: object) -> int:
    reason = getattr(error, "strerror", None) or str(error)
    print(sentence.format(reason=reason, **words), file=sys.stderr)
    return UNWRITABLE


def _probe(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    mark = folder / "written.tmp"
    mark.write_text("")
    mark.unlink()


def _play(folder: Path, key: str) -> None:
    # Late: pygame is not needed to say that a folder cannot be written.
    from game.demo.performance import Performance

    Performance(folder, key=key).run()
