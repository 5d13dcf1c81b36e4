"""SVG text in small pieces: shapes, gradients, placing, whole documents.

A fragment is the text of some shapes; a document is a whole file. Only what nanosvg draws is made here: paths, basic
shapes, strokes, user-space gradients, transforms. Light comes from the upper left in every picture.
"""

from __future__ import annotations

import math
import re
import zlib

_GRADIENT = re.compile(r'<(linearGradient|radialGradient) id="([^"]+)".*?</\1>')
_LONG_NUMBER = re.compile(r"-?\d*\.\d{4,}")
_PATH_PART = re.compile(r"[MLCQZ]|-?\d*\.?\d+")


class Paint(str):
    """`url(#id)` of a gradient; `defs` is its definition. The shape functions place the definition themselves."""

    __slots__ = ("defs",)
    defs: str


def _gradient(tag: str, geometry: str, stops: tuple) -> Paint:
    last = max(1, len(stops) - 1)
    rows = [(i / last, s, 1) if isinstance(s, str) else (*s, 1)[:3] for i, s in enumerate(stops)]
    body = "".join(
        f'<stop offset="{at:.3f}" stop-color="{colour}"' + (f' stop-opacity="{alpha}"/>' if alpha != 1 else "/>")
        for at, colour, alpha in rows
    )
    name = f"g{zlib.crc32((tag + geometry + body).encode()):08x}"
    paint = Paint(f"url(#{name})")
    paint.defs = f'<{tag} id="{name}" gradientUnits="userSpaceOnUse" {geometry}>{body}</{tag}>'
    return paint


def lin(x1: float, y1: float, x2: float, y2: float, *stops) -> Paint:
    """A linear gradient; a stop is a colour (evenly spaced) or (offset, colour[, opacity])."""
    return _gradient("linearGradient", f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"', stops)


def rad(cx: float, cy: float, r: float, *stops, squash: float = 1.0) -> Paint:
    """A radial gradient, flattened vertically by squash."""
    turn = ""
    if squash != 1:
        turn = f' gradientTransform="translate(0 {num(cy * (1 - squash))}) scale(1 {num(squash)})"'
    return _gradient("radialGradient", f'cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"{turn}', stops)


def num(value: float) -> str:
    """A number as short as two decimals allow."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _look(fill: str, stroke: str | None, width: float, fo: float, so: float, dash: str) -> tuple[str, str]:
    """The definitions and the attributes of a shape's paint; fo and so are the opacities of fill and stroke."""
    defs = "".join(paint.defs for paint in (fill, stroke) if isinstance(paint, Paint))
    text = f'fill="{fill}"'
    if fo != 1:
        text += f' fill-opacity="{num(fo)}"'
    if stroke:
        text += f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="round"'
    if stroke and so != 1:
        text += f' stroke-opacity="{num(so)}"'
    if dash:
        text = text.replace('"round" stroke-linecap="round"', '"round"') + f' stroke-dasharray="{dash}"'
    return defs, text


def path(d: str, fill="none", stroke=None, width=1.0, fo=1.0, so=1.0, dash="") -> str:
    """A path."""
    defs, look = _look(fill, stroke, width, fo, so, dash)
    return f'{defs}<path d="{d}" {look}/>'


def line(d: str, stroke: str, width=1.0, so=1.0, dash="") -> str:
    """A path that is only stroked."""
    return path(d, "none", stroke, width, 1, so, dash)


def circle(cx, cy, r, fill="none", stroke=None, width=1.0, fo=1.0, so=1.0, dash="") -> str:
    """A circle."""
    defs, look = _look(fill, stroke, width, fo, so, dash)
    return f'{defs}<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" {look}/>'


def ellipse(cx, cy, rx, ry, fill="none", stroke=None, width=1.0, fo=1.0, so=1.0) -> str:
    """An ellipse."""
    defs, look = _look(fill, stroke, width, fo, so, "")
    return f'{defs}<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(rx)}" ry="{num(ry)}" {look}/>'


def rect(x, y, w, h, r=0.0, fill="none", stroke=None, width=1.0, fo=1.0, so=1.0, dash="") -> str:
    """A rectangle with corners of radius r."""
    defs, look = _look(fill, stroke, width, fo, so, dash)
    corner = f' rx="{num(r)}"' if r > 0 else ""
    return f'{defs}<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner} {look}/>'


def inset(w, h, by, r=0.0, fill="none", stroke=None, width=1.0, fo=1.0, so=1.0, dash="") -> str:
    """The rectangle w x h drawn `by` further in on every side; r is the outer corner's radius."""
    return rect(by, by, w - 2 * by, h - 2 * by, max(0, r - by), fill, stroke, width, fo, so, dash)


def at(fragment: str, x: float, y: float, scale=1.0, turn=0.0, flip=False) -> str:
    """A fragment with its origin at (x, y), scaled, turned by degrees, mirrored if flip."""
    spin = f" rotate({num(turn)})" if turn else ""
    across = -scale if flip else scale
    size = f" scale({across:.4g} {scale:.4g})" if scale != 1 or flip else ""
    return f'<g transform="translate({num(x)} {num(y)}){spin}{size}">{fragment}</g>'


def mirrored(fragment: str, w: float) -> str:
    """A fragment of width w, left and right exchanged."""
    return f'<g transform="translate({num(w)} 0) scale(-1 1)">{fragment}</g>'


def four_corners(fragment: str, w: float, h: float) -> str:
    """A fragment for the upper left corner, placed into all four corners of w x h."""
    places = ((0, 0, 1, 1), (w, 0, -1, 1), (w, h, -1, -1), (0, h, 1, -1))
    return "".join(
        f'<g transform="translate({num(x)} {num(y)}) scale({sx} {sy})">{fragment}</g>' for x, y, sx, sy in places
    )


def moved(d: str, cx=0.0, cy=0.0, scale=1.0, turn=0.0, flip=1) -> str:
    """An absolute M/L/C/Q/Z path scaled, mirrored in x (flip -1), turned clockwise by degrees and moved."""
    a = math.radians(turn)
    cos, sin = math.cos(a), math.sin(a)
    parts: list[str] = []
    pair: list[float] = []
    for token in _PATH_PART.findall(d):
        if token in "MLCQZ":
            parts.append(token)
            continue
        pair.append(float(token))
        if len(pair) == 2:
            x, y = pair[0] * scale * flip, pair[1] * scale
            parts.append(f"{num(cx + x * cos - y * sin)} {num(cy + x * sin + y * cos)}")
            pair = []
    return " ".join(parts)


def polar(cx: float, cy: float, r: float, degrees: float) -> tuple[float, float]:
    """The point at distance r from (cx, cy) in a compass direction: 0 is north, clockwise."""
    a = math.radians(degrees - 90)
    return cx + math.cos(a) * r, cy + math.sin(a) * r


def contact_shadow(cx, cy, rx, squash=0.25, alpha=0.5) -> str:
    """A soft dark ellipse below a standing thing."""
    shade = rad(cx, cy, rx, (0, "#000000", alpha), (0.55, "#000000", alpha * 0.55), (1, "#000000", 0), squash=squash)
    return ellipse(cx, cy, rx, rx * squash, shade)


def document(fragment: str, w: float, h: float, x: float = 0, y: float = 0, slices: str = "") -> str:
    """A whole file that shows the box (x, y, w, h); `slices` are the margins of a nine-slice, "left top right bottom".

    Gradients are gathered at the top, once each, with short names; numbers keep three decimals at the most, so the
    text is the same on every machine.
    """
    fragment = _LONG_NUMBER.sub(lambda n: f"{float(n.group()):.3f}".rstrip("0").rstrip("."), fragment)
    definitions: dict[str, str] = {}
    for found in _GRADIENT.finditer(fragment):
        definitions.setdefault(found.group(2), found.group())
    body = _GRADIENT.sub("", fragment)
    defs = "".join(definitions.values())
    for i, name in enumerate(definitions):
        defs = defs.replace(f'id="{name}"', f'id="g{i}"')
        body = body.replace(f"url(#{name})", f"url(#g{i})")
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(w)}" height="{num(h)}" '
    head += f'viewBox="{num(x)} {num(y)} {num(w)} {num(h)}"' + (f' data-slice="{slices}"' if slices else "") + ">"
    body = (f"<defs>{defs}</defs>" if defs else "") + body
    return head + "\n" + re.sub(r"(?<=>)(?=<(?!/))", "\n", body) + "\n</svg>\n"
