"""Pictures from files: SVG text rasterised to premultiplied surfaces of an exact size in pixels.

Everything drawn by the client is premultiplied and blitted with `PREMULTIPLIED`: such pictures scale, turn and fade
without dark fringes, and light that only adds is a picture whose alpha is zero.
"""

from __future__ import annotations

import io
import logging
import re

import pygame as pg

from game import paths
from game.view.cache import SurfaceCache
from game.view.palette import rgb

PREMULTIPLIED = pg.BLEND_PREMULTIPLIED
PIXEL = pg.Surface((1, 1), pg.SRCALPHA)  # the pixel format of every picture
FINE = 200  # pictures with a side below this many pixels are drawn at twice the size and scaled down

_ROOT = re.compile(r"<svg\b[^>]*>")
_SIZE = re.compile(r'\s(?:width|height|preserveAspectRatio)="[^"]*"')
_BOX = re.compile(r'viewBox="([^"]+)"')
_SLICE = re.compile(r'data-slice="([^"]+)"')
_PLACEHOLDER = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect x="0" y="0" width="10" height="10" '
    'fill="#d13aa0" fill-opacity="0.3"/><path d="M0 0 L10 10 M10 0 L0 10" stroke="#ffffff" stroke-width="1"/></svg>'
)
log = logging.getLogger(__name__)


class AssetError(Exception):
    """A file of the program is missing or broken. The message is "<file>: <reason>" where the file is known."""


def reason(error: Exception) -> str:
    """What went wrong with a file, without its name."""
    return getattr(error, "strerror", None) or str(error)


def report(broken: AssetError) -> None:
    """Tells the log; the client shows a sentence for it and goes on with something in place of the file."""
    log.error("%s", broken)


def transparent(w: int, h: int) -> pg.Surface:
    """An empty surface in the pixel format of pictures, at least one pixel large."""
    return pg.Surface((max(1, w), max(1, h)), pg.SRCALPHA)


def rasterise(svg: str, w: int, h: int) -> pg.Surface:
    """The drawing at exactly w x h pixels, not premultiplied; AssetError if it is no SVG."""
    root = _ROOT.search(svg)
    if not root:
        raise AssetError("not an SVG drawing")
    w, h = max(1, w), max(1, h)
    over = 2 if min(w, h) < FINE else 1
    size = (w * over, h * over)
    # SDL_image keeps proportions and leaves an empty rim when sizes round: the wanted size goes into the text.
    head = _SIZE.sub("", root.group()[:-1]) + f' width="{size[0]}" height="{size[1]}" preserveAspectRatio="none">'
    fitted = svg[: root.start()] + head + svg[root.end() :]
    try:
        drawn = pg.image.load_sized_svg(io.BytesIO(fitted.encode()), size).convert(PIXEL)
    except pg.error as broken:
        raise AssetError(f"not an SVG drawing: {broken}") from broken
    return drawn


def settled(surface: pg.Surface, w: int, h: int) -> pg.Surface:
    """The surface premultiplied and scaled to w x h pixels."""
    ready = surface.premul_alpha()
    return ready if ready.get_size() == (w, h) else pg.transform.smoothscale(ready, (max(1, w), max(1, h)))


def tinted(surface: pg.Surface, colour: str | tuple[int, ...], alpha: int = 255) -> pg.Surface:
    """The shape of a surface that is not premultiplied, in one colour."""
    shape = surface.copy()
    shape.fill((0, 0, 0, alpha), special_flags=pg.BLEND_RGBA_MULT)
    shape.fill((*rgb(colour), 0), special_flags=pg.BLEND_RGBA_ADD)
    return shape


def faded(surface: pg.Surface, alpha: int) -> pg.Surface:
    """A premultiplied surface with all of its pixels made fainter, alpha 0..255."""
    faint = surface.copy()
    faint.fill((alpha,) * 4, special_flags=pg.BLEND_RGBA_MULT)
    return faint


class Drawing:
    """One SVG file: its text, its own size, and the margins that a nine-slice keeps (left, top, right, bottom)."""

    def __init__(self, svg: str) -> None:
        box = _BOX.search(svg)
        if not box:
            raise AssetError("an SVG drawing without a viewBox")
        if not svg.rstrip().endswith("</svg>"):  # SDL_image would draw as far as the text goes
            raise AssetError("an SVG drawing that is cut off")
        self.svg = svg
        self.w, self.h = (float(v) for v in box.group(1).replace(",", " ").split()[2:])
        margins = _SLICE.search(svg)
        self.margins = tuple(float(v) for v in margins.group(1).split()) if margins else (0.0, 0.0, 0.0, 0.0)
        if not (self.w > 0 and self.h > 0) or len(self.margins) != 4:
            raise AssetError("an SVG drawing without a size")


class Pictures:
    """The pictures of `assets/images` by name without ending ("ui/button"), and the cache of their surfaces.

    made: the cache of what is quickly made again, so that it does not drive pictures out, which take long to draw.

    palette: "ui/button" is then taken from `ui/<palette>/button` where there is such a file. Whoever changes it clears
    the cache. A picture that cannot be read is reported once in the log and replaced by a loud square, so the program
    goes on.
    """

    def __init__(self, cache: SurfaceCache, palette: str = "", made: SurfaceCache | None = None) -> None:
        self.cache = cache
        self.made = made or cache
        self.palette = palette
        self._drawings: dict[str, Drawing] = {}
        self._variants: dict[tuple[str, str], str] = {}

    def with_cache(self, cache: SurfaceCache) -> Pictures:
        """The same drawings, their surfaces in another cache."""
        other = Pictures(cache, self.palette)
        other._drawings, other._variants = self._drawings, self._variants
        return other

    def variant(self, name: str) -> str:
        """The name of the picture that is shown under this name in the palette of now."""
        key = (self.palette, name)
        if key not in self._variants:
            folder, _, file = name.rpartition("/")
            other = f"{folder}/{self.palette}/{file}" if self.palette else name
            there = paths.asset("images", *f"{other}.svg".split("/")).is_file()
            self._variants[key] = other if there else name
        return self._variants[key]

    def load(self, name: str) -> Drawing:
        """The drawing from its file; AssetError names the file if it is missing or broken."""
        file = paths.asset("images", *f"{name}.svg".split("/"))
        try:
            return Drawing(file.read_text("utf-8"))
        except (OSError, ValueError, AssetError) as broken:
            raise AssetError(f"{file}: {reason(broken)}") from broken

    def drawing(self, name: str) -> Drawing:
        """The drawing of the palette of now, or the placeholder and a line in the log."""
        name = self.variant(name)
        if name not in self._drawings:
            try:
                self._drawings[name] = self.load(name)
            except AssetError as broken:
                report(broken)
                self._drawings[name] = Drawing(_PLACEHOLDER)
        return self._drawings[name]

    def rastered(self, name: str, w: int, h: int) -> pg.Surface:
        """The picture at w x h pixels (or twice that), not premultiplied, not cached."""
        try:
            return rasterise(self.drawing(name).svg, w, h)
        except AssetError as broken:
            report(AssetError(f"{paths.asset('images', name)}.svg: {broken}"))
            self._drawings[self.variant(name)] = Drawing(_PLACEHOLDER)
            return rasterise(_PLACEHOLDER, w, h)

    def picture(self, name: str, w: int, h: int, tint: str = "") -> pg.Surface:
        """The picture at w x h pixels, in one colour if a tint is given."""

        def make() -> pg.Surface:
            drawn = self.rastered(name, w, h)
            return settled(tinted(drawn, tint) if tint else drawn, w, h)

        return self.cache.get(("picture", name, w, h, tint), make)

    def turned(self, name: str, w: int, h: int, angle: float) -> pg.Surface:
        """The picture turned clockwise by whole degrees about its middle; the surface grows to hold it."""
        angle = round(angle) % 360
        if not angle:
            return self.picture(name, w, h)

        def make() -> pg.Surface:
            large = settled(self.rastered(name, w * 2, h * 2), w * 2, h * 2)
            return pg.transform.rotozoom(large, -angle, 0.5)

        return self.made.get(("turned", name, w, h, angle), make)

    def text_picture(self, svg: str, w: int, h: int) -> pg.Surface:
        """A drawing made at run time at w x h pixels; AssetError if the text is no SVG."""
        return self.made.get(("drawing", svg, w, h), lambda: settled(rasterise(svg, w, h), w, h))

    def nine(self, name: str, w: int, h: int, k: float) -> pg.Surface:
        """The picture stretched to w x h pixels with its margins kept at scale k.

        A drawing whose top and bottom margins are both zero is scaled to the height as a whole, ends included.
        """

        def make() -> pg.Surface:
            drawing = self.drawing(name)
            left, top, right, bottom = drawing.margins
            scale = k if top or bottom else h / drawing.h
            scale = min(scale, w / max(1e-6, left + right), h / max(1e-6, top + bottom))
            size = (max(3, round(drawing.w * scale)), max(3, round(drawing.h * scale)))
            source = self.picture(name, *size)
            cuts = tuple(round(v * scale) for v in drawing.margins)
            return stretched(source, cuts, w, h)

        return self.made.get(("nine", name, w, h, k), make)


def stretched(source: pg.Surface, margins: tuple[int, ...], w: int, h: int) -> pg.Surface:
    """A copy w x h in size whose margins (left, top, right, bottom) are unchanged and whose middle is stretched."""
    left, top, right, bottom = margins
    sw, sh = source.get_size()
    result = transparent(w, h)
    columns = (
        (0, left, 0, left),
        (left, sw - left - right, left, w - left - right),
        (sw - right, right, w - right, right),
    )
    rows = (
        (0, top, 0, top),
        (top, sh - top - bottom, top, h - top - bottom),
        (sh - bottom, bottom, h - bottom, bottom),
    )
    for sy, from_h, y, to_h in rows:
        for sx, from_w, x, to_w in columns:
            if min(from_w, from_h, to_w, to_h) <= 0:
                continue
            part = source.subsurface((sx, sy, from_w, from_h))
            if (from_w, from_h) != (to_w, to_h):
                part = pg.transform.smoothscale(part, (to_w, to_h))
            result.blit(part, (x, y), special_flags=PREMULTIPLIED)
    return result


def window_icon() -> pg.Surface:
    """The program's icon for the window's frame, 64 pixels, not premultiplied."""
    return pg.transform.smoothscale(Pictures(SurfaceCache(0, 1)).rastered("ui/window_icon", 64, 64), (64, 64))
