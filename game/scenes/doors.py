"""The ways to the scenes that many others lead to.

Those are imported when somebody goes there: the title needs none of them, and its first picture is to be quick.
"""

from __future__ import annotations

from game.scenes.scene import Context


def open_rules(context: Context, key: str, lesson: bool = False) -> None:
    """Show the rules of a game above the scene of now. lesson: with a way to the lesson, as where no match goes on."""
    from game.scenes.rules import Rules

    context.stack.push(Rules(context, key, lesson))


def open_lesson(context: Context, key: str) -> None:
    """Play the lesson of a game."""
    from game.scenes.tutorial import Tutorial

    context.stack.push(Tutorial(context, key))


def open_keys(context: Context) -> None:
    """Show what each key does."""
    from game.scenes.keys import Keys

    context.stack.push(Keys(context))


def open_settings(context: Context) -> None:
    """Show the settings."""
    from game.scenes.settings import SettingsScene

    context.stack.push(SettingsScene(context))
