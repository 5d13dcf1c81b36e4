"""Which pictures there are: every file of `assets/images` with its name, in one list."""

from __future__ import annotations

from collections.abc import Iterator

from tools.art import emotes, interface_catalog, lan_catalog, title_catalog
from tools.art.carolus_magnus import catalog as carolus_magnus
from tools.art.lowenherz import catalog as lowenherz
from tools.art.rose_king import catalog as rose_king


def pictures() -> Iterator[tuple[str, str]]:
    """All pictures as (name, SVG text)."""
    yield from interface_catalog.pictures()
    yield from emotes.pictures()
    yield from rose_king.pictures()
    yield from carolus_magnus.pictures()
    yield from lowenherz.pictures()
    yield from title_catalog.pictures()
    yield from lan_catalog.pictures()
