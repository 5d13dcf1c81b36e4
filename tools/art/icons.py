"""Icons of 24 x 24 units in ink; the client gives them any colour, so holes are real holes (even-odd), never paint."""

from __future__ import annotations

from game.view.palette import INK
from tools.art.svg import at, path

# F fills, S strokes with 2 units, T with 1.5, B with 3, E fills even-odd; several strokes of the pen a picture.
PENS = {
    "draw": "S M4 6.5 H15 V21 H4Z M8 3 H18.4 Q20 3 20 4.6 V17 | S M9.5 10 V17 M6.6 14.2 L9.5 17.4 L12.4 14.2",
    "undo": "S M9 4 L3.6 9.2 L9 14.4 M4.4 9.2 H14 C22 9.2 22 20 14 20 H9",
    "redo": "S M15 4 L20.4 9.2 L15 14.4 M19.6 9.2 H10 C2 9.2 2 20 10 20 H15",
    "hint": "S M12 2.6 C6.8 2.6 4.4 8 7.2 11.8 C8.6 13.6 9 14.6 9.2 16.4 H14.8 C15 14.6 15.4 13.6 16.8 11.8 "
    "C19.6 8 17.2 2.6 12 2.6Z M9.8 19 H14.2 M10.8 21.6 H13.2",
    "menu": "B M4.5 6 H19.5 M4.5 12 H19.5 M4.5 18 H19.5",
    "list": "S M9 6 H20 M9 12 H20 M9 18 H20 | F M3 4.6 H6 V7.4 H3Z M3 10.6 H6 V13.4 H3Z M3 16.6 H6 V19.4 H3Z",
    "again": "S M19.5 8.6 A8.4 8.4 0 1 0 20.4 13.4 M20.6 3.4 L20 9.2 L14.4 8",
    "replay": "S M6.5 3.5 H18.2 Q20.6 3.5 20.6 6.2 H17.4 V18 Q17.4 20.6 14.8 20.6 H5.2 Q3.2 20.6 3.2 17.8 H13.4 "
    "M6.5 3.5 Q4.6 3.5 4.6 6 V17.6 | F M8.6 7.2 L14.4 10.8 L8.6 14.4Z",
    "log": "S M6.5 3.5 H18.2 Q20.6 3.5 20.6 6.2 H17.4 V18 Q17.4 20.6 14.8 20.6 H5.2 Q3.2 20.6 3.2 17.8 H13.4 "
    "M6.5 3.5 Q4.6 3.5 4.6 6 V17.6 | T M7.6 7.6 H14 M7.6 11 H14 M7.6 14.4 H12",
    "play": "F M7.4 3.8 L19.6 12 L7.4 20.2Z",
    "pause": "F M6 4 H10.2 V20 H6Z M13.8 4 H18 V20 H13.8Z",
    "step": "F M5 4 L15 12 L5 20Z M16 4 H19.4 V20 H16Z",
    "step_back": "F M19 4 L9 12 L19 20Z M8 4 H4.6 V20 H8Z",
    "first": "F M21 4 L12.6 12 L21 20Z M13 4 L4.6 12 L13 20Z M4.6 4 H2 V20 H4.6Z",
    "last": "F M3 4 L11.4 12 L3 20Z M11 4 L19.4 12 L11 20Z M19.4 4 H22 V20 H19.4Z",
    "left": "F M15.6 4.4 L7.6 12 L15.6 19.6Z",
    "right": "F M8.4 4.4 L16.4 12 L8.4 19.6Z",
    "up": "F M4.4 15.6 L12 7.6 L19.6 15.6Z",
    "down": "F M4.4 8.4 L12 16.4 L19.6 8.4Z",
    "arrow_left": "B M20.4 12 H5 M11 5.4 L4.4 12 L11 18.6",
    "arrow_right": "B M3.6 12 H19 M13 5.4 L19.6 12 L13 18.6",
    "cross": "B M5.6 5.6 L18.4 18.4 M18.4 5.6 L5.6 18.4",
    "tick": "B M4.4 12.6 L9.8 18.2 L19.8 5.8",
    "plus": "B M12 4 V20 M4 12 H20",
    "minus": "B M4 12 H20",
    "speaker": "F M3 9 H7.4 L13 4.4 V19.6 L7.4 15 H3Z | S M16 8.6 Q18 12 16 15.4 M18.6 5.6 Q22.6 12 18.6 18.4",
    "mute": "F M3 9 H7.4 L13 4.4 V19.6 L7.4 15 H3Z | S M16 9 L22 15 M22 9 L16 15",
    "note": "S M9 17.6 V5 L19 3 V15.6 | F M3.2 18 A3.4 2.7 0 1 0 10 18 A3.4 2.7 0 1 0 3.2 18Z "
    "M13.2 16 A3.4 2.7 0 1 0 20 16 A3.4 2.7 0 1 0 13.2 16Z",
    "bell": "F M4 18 Q6.6 15.6 6.6 10 Q6.6 4 12 4 Q17.4 4 17.4 10 Q17.4 15.6 20 18Z | S M9.6 19.6 Q12 22.4 14.4 19.6",
    "person": "F M12 3 Q16.4 3 16.4 8 Q16.4 13 12 13 Q7.6 13 7.6 8 Q7.6 3 12 3Z "
    "M3.6 21 Q4 14.6 9 14 Q12 16 15 14 Q20 14.6 20.4 21Z",
    "helm": "E M5 21.4 V11.4 Q5 5 12 5 Q18.6 5 19.2 11 L22.4 14.4 L19.2 16.4 V21.4Z M11 11 V13 H20.8 L19.2 11Z "
    "M12.6 15.4 V16.6 H16.6 V15.4Z M12.6 18 V19.2 H16.6 V18Z | F M12.4 4.6 Q9.6 .4 2.6 1.8 Q4.6 3 4.2 6.4 Q7 "
    "3.8 12.4 4.6Z",
    "crown": "F M4.6 18 L2.6 7 L8 11 L12 4 L16 11 L21.4 7 L19.4 18Z M4.8 19.4 H19.2 V21.4 H4.8Z",
    "book": "S M12 6 Q8 3.4 2.6 4.4 V18.6 Q8 17.6 12 20.4 Q16 17.6 21.4 18.6 V4.4 Q16 3.4 12 6Z M12 6 V20 | "
    "T M5.4 8 Q7.6 7.8 9.4 8.8 M5.4 11.4 Q7.6 11.2 9.4 12.2 M18.6 8 Q16.4 7.8 14.6 8.8 M18.6 11.4 Q16.4 11.2 14.6 12.2",
    "door": "S M5 21 V10 Q5 3 12 3 Q19 3 19 10 V21 M3 21 H21 | "
    "E M8 21 V10.4 Q8 6 12 6 Q16 6 16 10.4 V21Z M12.7 14 A1.1 1.1 0 1 0 14.9 14 A1.1 1.1 0 1 0 12.7 14Z",
    "cup": "F M7 3.6 H17 V8 Q17 13.4 12 14 Q7 13.4 7 8Z M8 20.6 Q8.4 17.6 12 17.6 Q15.6 17.6 16 20.6Z | "
    "T M7 5 H3.6 Q3.6 10 7.6 10.6 M17 5 H20.4 Q20.4 10 16.4 10.6 M12 14 V18",
    "beacon": "F M8.6 21 L9.6 12 H14.4 L15.4 21Z M12 10.4 Q8.9 8 12 3.4 Q15.1 8 12 10.4Z | S M7.6 21 H16.4 M8.4 "
    "12 H15.6 | "
    "T M6.2 4 Q4 7 6.2 10 M17.8 4 Q20 7 17.8 10 M3.6 2.4 Q.2 7 3.6 11.6 M20.4 2.4 Q23.8 7 20.4 11.6",
    "globe": "S M3 12 A9 9 0 1 0 21 12 A9 9 0 1 0 3 12Z | T M3.6 9 H20.4 M3.6 15 H20.4 M12 3 Q6 12 12 21 M12 3 "
    "Q18 12 12 21",
    "fullscreen": "S M3.5 9 V3.5 H9 M15 3.5 H20.5 V9 M20.5 15 V20.5 H15 M9 20.5 H3.5 V15",
    "trash": "S M4 6.5 H20 M9 6 V3.5 H15 V6 M6 6.5 L7 20.5 H17 L18 6.5 | T M10 10 L10.4 17 M14 10 L13.6 17",
    "folder": "S M3 19.5 V5 H9.5 L11.5 7.5 H21 V19.5Z M3 10.6 H21",
    "copy": "S M8.6 8 V3.4 H20.4 V16 H15.6 M3.6 8 H15.6 V20.6 H3.6Z | T M6.4 12 H12.8 M6.4 15.6 H11",
    "paste": "S M8 5 H4.5 V21 H19.5 V5 H16 M8.5 3 H15.5 V7 H8.5Z | T M8 12 H16 M8 16 H14",
    "warning": "E M12 2.4 L22.6 21 H1.4Z M10.9 8.4 V15 H13.1 V8.4Z M10.7 16.6 V18.9 H13.3 V16.6Z",
    "info": "E M2.6 12 A9.4 9.4 0 1 0 21.4 12 A9.4 9.4 0 1 0 2.6 12Z M10.7 10.4 V18 H13.3 V10.4Z M10.6 6 V8.6 "
    "H13.4 V6Z",
    "question": "S M7.6 8.4 Q7.6 3.6 12 3.6 Q16.4 3.6 16.4 7.8 Q16.4 10.6 13.8 11.8 Q12 12.8 12 15.4 | "
    "F M10.4 18.4 H13.6 V21.4 H10.4Z",
    "keyboard": "S M2.5 6 H21.5 V18 H2.5Z M7.5 15 H16.5 | F M5 8.6 H7 V10.6 H5Z M9 8.6 H11 V10.6 H9Z M13 8.6 "
    "H15 V10.6 H13Z "
    "M17 8.6 H19 V10.6 H17Z",
    "pad": "E M7.6 6.4 H16.4 Q20 6.4 21.4 11.6 Q23 18.6 20 18.6 Q18 18.6 15.6 15.4 H8.4 Q6 18.6 4 18.6 Q1 18.6 "
    "2.6 11.6 "
    "Q4 6.4 7.6 6.4Z M7 9 V10.6 H5.4 V12.2 H7 V13.8 H8.6 V12.2 H10.2 V10.6 H8.6 V9Z "
    "M14.4 11.4 A1.2 1.2 0 1 0 16.8 11.4 A1.2 1.2 0 1 0 14.4 11.4Z M17 10 A1.1 1.1 0 1 0 19.2 10 A1.1 1.1 0 1 0 17 10Z",
    "mouse": "S M12 2.8 Q18 2.8 18 9 V15 Q18 21.2 12 21.2 Q6 21.2 6 15 V9 Q6 2.8 12 2.8Z M12 3 V10 M6 10 H18",
    "eye": "S M2.4 12 Q12 2 21.6 12 Q12 22 2.4 12Z | F M8.6 12 A3.4 3.4 0 1 0 15.4 12 A3.4 3.4 0 1 0 8.6 12Z",
    "time": "S M3 12 A9 9 0 1 0 21 12 A9 9 0 1 0 3 12Z M12 6.4 V12 L16 14.6",
    "dice": "E M4.5 3 H19.5 Q21 3 21 4.5 V19.5 Q21 21 19.5 21 H4.5 Q3 21 3 19.5 V4.5 Q3 3 4.5 3Z "
    + " ".join(
        f"M{x - 1.7} {y} A1.7 1.7 0 1 0 {x + 1.7} {y} A1.7 1.7 0 1 0 {x - 1.7} {y}Z"
        for x, y in ((7.6, 7.6), (16.4, 7.6), (12, 12), (7.6, 16.4), (16.4, 16.4))
    ),
    "swords": "S M4 3.4 L15.6 15 M20 3.4 L8.4 15 M13 18.4 L19 12.4 M11 18.4 L5 12.4 M16.4 15.8 L20.4 20 M7.6 "
    "15.8 L3.6 20",
    "hourglass": "S M6 3 H18 M6 21 H18 M7.5 3 V6.5 Q7.5 9.6 12 12 Q16.5 9.6 16.5 6.5 V3 M7.5 21 V17.5 Q7.5 14.4 12 12 "
    "Q16.5 14.4 16.5 17.5 V21 | F M9.2 19.4 Q9.6 17 12 16 Q14.4 17 14.8 19.4Z M9.5 7.4 H14.5 Q14 9.2 12 10.3 "
    "Q10 9.2 9.5 7.4Z",
    "lock": "S M8 11 V7.6 Q8 3.6 12 3.6 Q16 3.6 16 7.6 V11 | "
    "E M5.4 10.6 H18.6 V20.6 H5.4Z M10.4 14.4 A1.6 1.6 0 0 0 11.2 15.8 V18.2 H12.8 V15.8 A1.6 1.6 0 1 0 10.4 14.4Z",
    "refresh": "S M19.6 10 Q18.4 4.4 12.2 4.4 Q7 4.4 5 9 M4.4 14 Q5.6 19.6 11.8 19.6 Q17 19.6 19 15 | "
    "F M20.8 4 V11 H13.8Z M3.2 20 V13 H10.2Z",
    "quill": "E M4 21 Q8 11 19.6 3 Q21 9 15.6 14.4 Q11.6 17.6 6.6 17.4Z M6.6 17.2 Q11.4 11.4 16.8 6.8 Q11 10.6 "
    "6.6 17.2Z",
    "seats": "F M12 4 Q15 4 15 7.4 Q15 11 12 11 Q9 11 9 7.4 Q9 4 12 4Z M5.4 6.6 Q7.6 6.6 7.6 9.4 Q7.6 12 5.4 12 "
    "Q3.2 12 3.2 9.4 "
    "Q3.2 6.6 5.4 6.6Z M18.6 6.6 Q20.8 6.6 20.8 9.4 Q20.8 12 18.6 12 Q16.4 12 16.4 9.4 Q16.4 6.6 18.6 6.6Z "
    "M6.4 20 Q6.6 12.6 12 12.6 Q17.4 12.6 17.6 20Z M1 19 Q1 13.4 5.4 13.4 Q4.6 16 4.6 19Z M23 19 Q23 13.4 18.6 "
    "13.4 Q19.4 16 19.4 19Z",
    "star": "F M12 2.4 L14.9 8.9 L22 9.6 L16.7 14.4 L18.2 21.4 L12 17.8 L5.8 21.4 L7.3 14.4 L2 9.6 L9.1 8.9Z",
    "flag": "S M5 22 V3 | F M6 3.4 Q10 1.6 13 3.6 Q16.4 5.6 21 3.8 V13 Q16.4 15 13 13 Q10 11 6 12.8Z",
    "save": "E M3.5 3.5 H17 L20.5 7 V20.5 H3.5Z M7.5 3.5 V9 H15.5 V3.5Z M7 13 V20.5 H17 V13Z",
    "search": "S M3.4 10 A6.6 6.6 0 1 0 16.6 10 A6.6 6.6 0 1 0 3.4 10Z | B M15.4 15.4 L20.4 20.4",
    "chat": "S M3 4 H21 V16.4 H11 L6.4 20.8 V16.4 H3Z | T M6.6 8 H17.4 M6.6 12 H14",
    "stones": "E M2.6 15 A5.4 5.4 0 1 0 13.4 15 A5.4 5.4 0 1 0 2.6 15Z M5.4 15 A2.6 2.6 0 1 1 10.6 15 A2.6 2.6 "
    "0 1 1 5.4 15Z | "
    "S M11.4 6.6 A5 5 0 1 1 15.6 13.6",
    "heart": "F M12 21 Q2.4 14.4 2.4 8.6 Q2.4 3.6 7 3.6 Q10.4 3.6 12 7 Q13.6 3.6 17 3.6 Q21.6 3.6 21.6 8.6 "
    "Q21.6 14.4 12 21Z",
}
# Other names under which a client looks for the same sign.
ALSO = {
    "close": "cross",
    "check": "tick",
    "back": "arrow_left",
    "computer": "helm",
    "trophy": "cup",
    "clock": "time",
    "music": "note",
    "continue": "hourglass",
    "scroll": "replay",
    "settings": "gear",
}
_WIDTHS = {"S": 2.0, "T": 1.5, "B": 3.0}


def icon(name: str) -> str:
    """An icon in ink. Box 24 x 24."""
    name = ALSO.get(name, name)
    if name == "gear":
        return _gear()
    parts = ""
    for stroke in PENS[name].split(" | "):
        pen, d = stroke[0], stroke[2:]
        if pen == "F":
            parts += path(d, INK)
        elif pen == "E":
            parts += path(d, INK).replace("/>", ' fill-rule="evenodd"/>')
        else:
            parts += path(d, "none", INK, _WIDTHS[pen])
    return parts


def _gear() -> str:
    tooth = path("M-2.1 -10.6 H2.1 L2.9 -6 H-2.9Z", INK)
    ring = "M4.4 12 A7.6 7.6 0 1 0 19.6 12 A7.6 7.6 0 1 0 4.4 12Z M7.8 12 A4.2 4.2 0 1 1 16.2 12 A4.2 4.2 0 1 1 7.8 12Z"
    return "".join(at(tooth, 12, 12, 1, 45 * i) for i in range(8)) + path(ring, INK).replace(
        "/>", ' fill-rule="evenodd"/>'
    )


def names() -> list[str]:
    """Every icon's name, other names included."""
    return sorted([*PENS, *ALSO, "gear"])


def letters(text: str, x: float, y: float, size: float, colour: str) -> str:
    """A few capitals as strokes for the buttons of a pad, centred on (x, y)."""
    shapes = {
        "A": "M0 10 L4 0 L8 10 M1.6 6.4 H6.4",
        "B": "M1 0 V10 M1 0 H4.4 Q7 0 7 2.4 Q7 4.8 4.4 4.8 H1 M4.4 4.8 Q7.6 4.8 7.6 7.4 Q7.6 10 4.4 10 H1",
        "X": "M.6 0 L7.4 10 M7.4 0 L.6 10",
        "Y": "M.4 0 L4 5 L7.6 0 M4 5 V10",
        "L": "M1.4 0 V10 H7",
        "R": "M1 10 V0 H4.4 Q7.2 0 7.2 2.7 Q7.2 5.4 4.4 5.4 H1 M4.4 5.4 L7.6 10",
    }
    s = size / 10
    wide = len(text) * 8 * s + (len(text) - 1) * 3 * s
    return "".join(
        at(path(shapes[c], "none", colour, 2), x - wide / 2 + i * 11 * s, y - size / 2, s) for i, c in enumerate(text)
    )
