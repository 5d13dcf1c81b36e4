"""Which pictures there are: every file of `assets/images` with its name, in one list."""

from __future__ import annotations

from collections.abc import Iterator

from tools.art import (
    carolus_catalog,
    emotes,
    interface_catalog,
    lan_catalog,
    lowenherz_catalog,
    rose_king_catalog,
    title_catalog,
)


def pictures() -> Iterator[tuple[str, str]]:
    """All pictures as (name, SVG text)."""
    yield from interface_catalog.pictures()
    yield from emotes.pictures()
    yield from rose_king_catalog.pictures()
    yield from carolus_catalog.pictures()
    yield from lowenherz_catalog.pictures()
    yield from title_catalog.pictures()
    yield from lan_catalog.pictures()
