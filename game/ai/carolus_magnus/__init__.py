"""The computer player of Carolus Magnus: how a position is searched, and who is ahead (`thinking.Thinking`)."""

from __future__ import annotations

from game.ai.carolus_magnus.search import Search, lead

__all__ = ["Search", "lead"]
