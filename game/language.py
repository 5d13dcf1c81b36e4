"""The words a person reads, in the language that person chose.

The English text is the key. `_` looks a text up, `ngettext` chooses between one and many, `N_` only marks a constant
for translation: it must go through `_` when it is drawn, since the language can change while the program runs.
Placeholders are those of `str.format`: `_("{name} wins").format(name=name)`.
"""

from __future__ import annotations

import gettext
import locale
import logging
import os
import sys

from game import paths

log = logging.getLogger(__name__)
DOMAIN = "three_crowns"
LANGUAGES = {"en": "English", "nl": "Nederlands", "hu": "Magyar", "de": "Deutsch"}

_english = gettext.NullTranslations()
_code = "en"
_texts: gettext.NullTranslations = _english


def _(text: str) -> str:
    """Return `text` in the current language, `text` itself where no translation is known."""
    return _texts.gettext(text) if text else ""  # the empty key holds the catalogue's header


def ngettext(one: str, many: str, n: int) -> str:
    """Return the form of the current language for `n` things."""
    return _texts.ngettext(one, many, n)


def N_(text: str) -> str:  # noqa: N802 - the name that gettext's tools and translators know
    """Return `text` unchanged: a constant that is translated later, when it is drawn."""
    return text


def current() -> str:
    """Return the code of the language in use, a key of `LANGUAGES`."""
    return _code


def use(code: str) -> None:
    """Change the language of every later look-up; English where `code` is unknown or its catalogue is unreadable."""
    global _code, _texts
    _code, _texts = "en", _english
    if code == "en" or code not in LANGUAGES:
        return
    try:
        _texts = gettext.translation(DOMAIN, paths.asset("locale"), [code])
    except Exception as broken:  # gettext meets a damaged file with whatever its parser stumbles over
        log.error("%s: %s", paths.asset("locale", code, "LC_MESSAGES", f"{DOMAIN}.mo"), broken)
        return
    _code = code


def system_language() -> str:
    """Return the code of the language the machine is set to, "en" when it is not one of ours."""
    for name in _system_names():
        code = name.replace("-", "_").split("_")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def _system_names() -> list[str]:
    # gettext's own order; LANGUAGE may list several, divided by colons.
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return os.environ[variable].split(":")
    if sys.platform == "win32":
        return [_windows_language()]
    try:
        return [locale.getlocale()[0] or ""]
    except ValueError:  # a name that Python cannot read
        return [""]


def _windows_language() -> str:
    import ctypes

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined, unused-ignore]
    return locale.windows_locale.get(number, "")
