"""The computer player of Rose King: how a position is searched, and who is ahead (`thinking.Thinking`)."""

from __future__ import annotations

from game.ai.rose_king.search import Search, lead

__all__ = ["Search", "lead"]
