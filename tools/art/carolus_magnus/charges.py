"""The charges on the shields of Carolus Magnus: lion, rose, fleur-de-lis, eagle, oak leaf, and the crown of the die.

Each is drawn for the box 100 x 100 in two tinctures: its own and that of the lines inside it.
"""

from __future__ import annotations

from game.view.palette import PLAIN_PALETTE
from tools.art.carolus_magnus.tones import knight_of
from tools.art.svg import at, circle, line, mirrored, path, rect


def lion(fill: str, ink: str) -> str:
    """A lion rampant, facing left: bold limbs, mane, tufted tail."""
    tail = "M83 31 C75 26 76 15 86 10 C87 15 93 16 92 23 C91 30 87 32 83 31 Z"
    trunk = "M40 36 C50 30 63 37 67 50 C70 60 79 66 77 78 C74 90 58 89 54 79 C51 71 43 65 40 57 C37 50 36 40 40 36 Z"
    head = (
        "M33 12 L38 6 L44 10 L52 9 L53 16 L60 20 L57 27 L63 33 L58 38 L60 46 L51 47 L46 52 L40 47 L34 42 L25 39 "
        "L27 34 L20 31 L17 25 L26 21 Z"
    )
    return (
        line("M69 72 C88 70 86 52 78 45 C72 39 76 28 83 25", fill, 5.5)
        + path(tail, fill)
        + line("M44 45 L30 43 L20 33 M46 54 L31 60 L19 55", fill, 9)
        + line("M60 78 L47 80 L39 91 L29 92 M68 76 L72 88 L63 97 L52 97", fill, 10)
        + line("M24 36 L13 35 M22 32 L15 24 M19 31 L24 22 M22 56 L11 59 M20 54 L12 48 M19 56 L17 66", fill, 5)
        + path(trunk, fill)
        + path(head, fill, fill, 3)
        + line("M29 22.5 L36 21", ink, 4.4)
        + line("M20 30.5 L32 31.5 M44 17 C49 24 48 34 43 40", ink, 3)
    )


def rose(fill: str, ink: str, leaf: str = "#3d8b3f", seed: str = "#f2b632") -> str:
    """A heraldic rose: five petals, five sepals, a seed."""
    petal = "M0 0 C-27 -10 -27 -42 -9 -44 C-4 -44.5 -2 -42 0 -39 C2 -42 4 -44.5 9 -44 C27 -42 27 -10 0 0 Z"
    sepals = "".join(at(path("M-6 -34 L0 -49 L6 -34 Z", leaf, ink, 3), 50, 50, 1, 36 + i * 72) for i in range(5))
    petals = "".join(at(path(petal, fill, ink, 5), 50, 50, 1, i * 72) for i in range(5))
    return sepals + petals + circle(50, 50, 12, seed, ink, 4.5)


def fleur_de_lis(fill: str, ink: str) -> str:
    """A fleur-de-lis with a bound middle."""
    side = path("M42 66 C41 50 33 36 20 35 C8 34.5 3 45 8 54 C12 61 22 60 24 52 C29 55 31 60 32 66 Z", fill)
    side += path("M44 76 C42 86 36 90 29 91 C37 97 46 94 50 88 L50 76 Z", fill)
    middle = "M50 2 C60 16 66 28 66 40 C66 52 59 60 55 67 L45 67 C41 60 34 52 34 40 C34 28 40 16 50 2 Z"
    return (
        side
        + mirrored(side, 100)
        + path(f"{middle} M44 76 L50 100 L56 76 Z", fill)
        + rect(25, 66, 50, 10.5, 4, fill, ink, 3.4)
        + line("M50 17 C54 26 56 33 56 41 C56 49 53 54 50 60", ink, 3, 0.55)
    )


def eagle(fill: str, ink: str) -> str:
    """An eagle displayed: raised wings in four feathers, head turned left."""
    feathers = (
        "M45 36 C34 36 28 26 27 8 C17 15 7 27 5 44 C4 56 8 68 15 77 L19 67 C21 73 24 77 28 80 L31 70 C34 74 38 76 "
        "42 76 L46 60 Z"
    )
    wing = (
        path(feathers, fill)
        + line("M18 32 C17 44 18 54 20 64 M28 38 C28 48 29 58 31 67", ink, 2.6)
        + line("M42 74 L33 84 M33 84 L24 82 M33 84 L26 91 M33 84 L35 93", fill, 4.6)
    )
    return (
        wing
        + mirrored(wing, 100)
        + path("M50 26 C59 33 62 50 58 68 L50 80 L42 68 C38 50 41 33 50 26 Z", fill)
        + path("M50 70 L63 94 L55 92 L50 101 L45 92 L37 94 Z", fill, fill, 2)
        + path("M44 34 C43 28 41 25 34 24 L25 22 C29 16 36 13 42 9 C50 4 60 9 60 18 C60 26 57 30 56 36 Z", fill)
        + circle(44.5, 16.5, 3.4, ink)
    )


def oak_leaf(fill: str, ink: str) -> str:
    """An oak leaf on its stem, leaning to the right."""
    blade = (
        "M50 92 C45 86 39 89 33 85 C26 80 28 71 34 69 C22 70 15 61 19 53 C22 46 29 47 33 50 C22 43 21 31 29 26 "
        "C35 23 41 27 43 32 C40 17 45 6 50 2 C55 6 60 17 57 32 C59 27 65 23 71 26 C79 31 78 43 67 50 C71 47 78 46 "
        "81 53 C85 61 78 70 66 69 C72 71 74 80 67 85 C61 89 55 86 50 92 Z"
    )
    veins = "M50 22 V104 M50 46 L38 37 M50 46 L62 37 M50 64 L34 59 M50 64 L66 59 M50 80 L40 77 M50 80 L60 77"
    leaf = path(blade, fill) + line(veins, ink, 3.6) + line("M50 92 L50 106", fill, 6)
    return f'<g transform="rotate(14 50 50)">{leaf}</g>'


def crown(fill: str, ink: str) -> str:
    """An open crown: the sixth face of the die, the winner of a land."""
    points = "".join(circle(x, y, r, fill, ink, 4) for x, y, r in ((4, 27, 7), (50, 11, 8), (96, 27, 7)))
    studs = "".join(circle(x, 80, 4, ink) for x in (30, 50, 70))
    return (
        path("M10 78 L4 30 L28 52 L50 14 L72 52 L96 30 L90 78 Z", fill, ink, 5)
        + rect(10, 72, 80, 16, 4, fill, ink, 5)
        + points
        + studs
    )


_CHARGES = {"red": lion, "pink": rose, "blue": fleur_de_lis, "yellow": eagle, "green": oak_leaf}


def charge(colour: str, palette: str = PLAIN_PALETTE) -> str:
    """The charge of a knight's colour in its own tinctures. Box 100 x 100."""
    _, fill, ink = knight_of(colour, palette)
    if colour == "pink" and palette == "greys":
        return rose(fill, ink, "#888277", "#45413a")
    return _CHARGES[colour](fill, ink)
