"""What nanosvg draws wrongly without a word must not stand in any picture, and every picture must be well formed."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from game import paths

IMAGES = Path(paths.asset("images"))
FILES = sorted(IMAGES.rglob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "linearGradient",
         "radialGradient", "stop"}  # fmt: skip
PAINT = re.compile(r"none|#[0-9a-f]{6}|url\(#[\w-]+\)")
FRACTION = re.compile(r"0?\.\d+|1|0")


def faults(text: str) -> list[str]:
    """What is wrong with a picture, a sentence each."""
    root = ET.fromstring(text)
    found = [] if "viewBox" in root.attrib else ["no viewBox"]
    found += [f"<{e.tag}> is not drawn" for e in root.iter() if str(e.tag).removeprefix(SVG) not in DRAWN]
    found += ["an svg inside the svg"] * (len(list(root.iter(f"{SVG}svg"))) - 1)
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    found += [f"two things are called {name}" for name in set(ids) if ids.count(name) > 1]
    for element in root.iter():
        found += _attribute_faults(element, set(ids))
    return found


def _attribute_faults(element: ET.Element, ids: set) -> list[str]:
    found = []
    tag = str(element.tag).removeprefix(SVG)
    for name, value in element.attrib.items():
        if name in ("fill", "stroke", "stop-color") and not PAINT.fullmatch(value):
            found.append(f"{name}={value}: write #rrggbb or url(#id)")
        if value.startswith("url(#") and value[5:-1] not in ids:
            found.append(f"{value} is not there")
        if name in ("clip-path", "mask", "filter", "fx", "fy", "class", "href"):
            found.append(f"{name} is not drawn")
        if name == "style":
            found.append("style: write attributes")
    if tag == "g" and "opacity" in element.attrib:
        found.append("opacity of a group is applied to every shape in it")
    if tag.endswith("Gradient") and element.get("gradientUnits") != "userSpaceOnUse":
        corners = [element.get(name, "0%") for name in ("x1", "y1", "x2", "y2", "cx", "cy", "r")]
        found += [f"gradient coordinate {v}: write per cent" for v in corners if FRACTION.fullmatch(v) and v != "0"]
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.relative_to(IMAGES).as_posix())
def test_a_picture_holds_only_what_is_drawn(file):
    assert faults(file.read_text("utf-8")) == []


BAD = {
    "a text": '<text x="1" y="1">A</text>',
    "a use": '<use href="#a"/>',
    "a mask": '<rect x="0" y="0" width="1" height="1" fill="#000000" mask="url(#m)"/>',
    "a named colour": '<rect x="0" y="0" width="1" height="1" fill="teal"/>',
    "an rgba colour": '<rect x="0" y="0" width="1" height="1" fill="rgba(1,2,3,.4)"/>',
    "currentColor": '<rect x="0" y="0" width="1" height="1" fill="currentColor"/>',
    "a group's opacity": '<g opacity=".5"></g>',
    "a fraction": '<linearGradient id="a" x1="0" y1="0" x2="0.5" y2="1"/>',
    "a focus": '<radialGradient id="a" gradientUnits="userSpaceOnUse" fx="3"/>',
    "a missing gradient": '<rect x="0" y="0" width="1" height="1" fill="url(#nowhere)"/>',
    "two of one name": '<g id="a"/><g id="a"/>',
    "a nested svg": '<svg viewBox="0 0 1 1"/>',
}


@pytest.mark.parametrize("body", BAD.values(), ids=BAD.keys())
def test_the_lint_sees(body):
    assert faults(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{body}</svg>')


def test_a_picture_without_a_viewbox_is_seen():
    assert faults('<svg xmlns="http://www.w3.org/2000/svg"/>') == ["no viewBox"]


def test_nothing_points_outside_its_file():
    assert not [f for f in FILES if re.search(r"(?<!xmlns=\")https?://|file:|data:", f.read_text("utf-8"))]
