"""The computer player of Löwenherz: how a position is searched, and who is ahead (`thinking.Thinking`)."""

from __future__ import annotations

from game.ai.lowenherz.search import Search, lead

__all__ = ["Search", "lead"]
