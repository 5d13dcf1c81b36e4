"""Who may import whom: the layers of CONTRIBUTING.md, read from the source with ast."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GROUND = {"game.language", "game.paths", "game.atomic"}
FOUR = {"game.view", "game.ai", "game.match", "net"}

# Every layer and what it may import of ours besides itself. The longest name that fits a module is its layer.
MAY_IMPORT = {
    "main": {"game.app", "game.demo", "game.selftest", "game.scenes", *GROUND},
    "game": set(),
    "game.app": {"game.scenes", "game.settings", "game.rules", *FOUR, *GROUND},
    "game.demo": {"game.scenes", "game.settings", "game.rules", *FOUR, *GROUND},
    "game.selftest": {"game.app", "game.scenes", "game.settings", "game.rules", *FOUR, *GROUND},
    "game.scenes": {"game.settings", "game.rules", *FOUR, *GROUND},
    "game.settings": GROUND,
    "game.view": {"game.rules", *GROUND},
    "game.ai": {"game.rules", *GROUND},
    "game.match": {"game.rules", *GROUND},
    "game.rules": set(),
    "net": set(),
    "game.language": {"game.paths"},
    "game.paths": set(),
    "game.atomic": set(),
}
PYGAME = {"game.app", "game.scenes", "game.view", "game.demo", "game.selftest"}
NETWORK = {"msgpack", "zeroconf", "ifaddr", "socket", "socketserver", "ssl", "http", "urllib"}
NOT_IN_RULES = {"random", "secrets", "time", "datetime", "os", "uuid", "threading", "asyncio", "multiprocessing"}
GAMES = {path.parent.name for path in ROOT.glob("game/rules/*/__init__.py")}
CATALOGS = {"game.rules.catalog", "game.scenes.catalog"}  # the only common code that names the games


def sources():
    found = [ROOT / "main.py", *sorted((ROOT / "game").rglob("*.py")), *sorted((ROOT / "net").rglob("*.py"))]
    return [path for path in found if path.exists()]


def module_name(path):
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path):
    """Return the full names that a file imports, wherever in the file the import stands."""
    package = module_name(path).split(".")[: None if path.name == "__init__.py" else -1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{start}.{alias.name}" for alias in node.names)


def layer(name):
    fits = [known for known in MAY_IMPORT if name == known or name.startswith(known + ".")]
    return max(fits, key=len, default=None)


def forbidden_import(module, name):
    """Return why `module` may not import `name`, None if it may."""
    here, there, top = layer(module), layer(name), name.split(".")[0]
    if there and there not in {here, "game"} and there not in MAY_IMPORT[here]:
        return f"{here} may not import {there}"
    if top == "pygame" and here not in PYGAME:
        return f"no pygame in {here}"
    if top in NETWORK and here != "net":
        return f"no network in {here}"
    if here in {"game.rules", *GROUND} and not there and top not in sys.stdlib_module_names:
        return f"only the standard library in {here}"
    if here == "game.rules" and top in NOT_IN_RULES:
        return "rules know no clock, no chance and no system"
    if here == "game.view" and top == "time":
        return "time is handed to the view"
    return other_game(module, name)


def other_game(module, name):
    mine = [game for game in GAMES if game in module.split(".")]
    theirs = [game for game in GAMES if game in name.split(".")]
    if not theirs or mine == theirs or module in CATALOGS:
        return None
    return "one game may not import another" if mine else "common code may not name a game"


@pytest.mark.parametrize("path", sources(), ids=module_name)
def test_every_import_keeps_to_its_layer(path):
    module = module_name(path)
    wrong = [f"{module} imports {name}: {why}" for name in imports(path) if (why := forbidden_import(module, name))]
    assert not wrong


def test_games_are_found():
    assert "rose_king" in GAMES


@pytest.mark.parametrize("place", ["game/ai", "game/view", "tools/art", "tests/ai", "tests/rules", "tests/view"])
def test_every_game_is_one_folder_of_a_place(place):
    assert {path.name for path in (ROOT / place).iterdir() if path.is_dir()} >= GAMES
    assert [path.name for path in (ROOT / place).glob("*.py") if any(game in path.stem for game in GAMES)] == []


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("game.rules.rose_king.apply", "random"),
        ("game.rules.rose_king.apply", "game.language._"),
        ("game.rules.rose_king.apply", "pygame"),
        ("game.rules.rose_king.apply", "numpy"),
        ("game.rules.rose_king.apply", "game.rules.long_boats.board"),
        ("game.view.long_boats", "game.rules.rose_king"),
        ("game.ai.long_boats.search", "game.ai.rose_king.search.Search"),
        ("game.ai.levels", "game.ai.rose_king"),
        ("game.view.tabletop", "game.rules.long_boats.board"),
        ("game.view.stage", "game.match.match.Match"),
        ("game.view.stage", "time"),
        ("game.match.match", "game.scenes.table"),
        ("game.ai.search", "pygame"),
        ("game.scenes.lan.lobby", "zeroconf"),
        ("net.host", "game.rules.core"),
        ("main", "pygame"),
    ],
)
def test_the_check_itself_sees_a_wrong_import(monkeypatch, module, name):
    monkeypatch.setattr(sys.modules[__name__], "GAMES", {"rose_king", "long_boats"})
    assert forbidden_import(module, name)


@pytest.mark.parametrize("path", sources(), ids=module_name)
def test_only_the_catalogs_and_the_title_have_the_key_of_a_game(path):
    module = module_name(path)
    if GAMES.intersection(module.split(".")) or module in {*CATALOGS, "game.scenes.title_stage"}:
        return
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    assert [node.value for node in nodes if isinstance(node, ast.Constant) and str(node.value) in GAMES] == []


def test_relative_imports_are_read_in_full(tmp_path, monkeypatch):
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    folder = tmp_path / "game" / "view"
    folder.mkdir(parents=True)
    (folder / "a.py").write_text("def f():\n    from ..match import log\n    from . import stage\n    import os.path\n")
    assert list(imports(folder / "a.py")) == ["game.match.log", "game.view.stage", "os.path"]


def bare_event_calls(tree):
    """Return the lines that call pygame's event.get, poll or pump in a way that holds the GIL while SDL pumps."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "pygame.event":
            yield node.lineno
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        owner = ast.unparse(node.func.value)
        if owner not in {"event", "pygame.event"} or node.func.attr not in {"get", "poll", "pump"}:
            continue
        unpumped = any(word.arg == "pump" and ast.unparse(word.value) == "False" for word in node.keywords)
        if node.func.attr != "get" or not unpumped:
            yield node.lineno


@pytest.mark.parametrize("path", sources(), ids=module_name)
def test_events_are_never_pumped_while_the_interpreter_is_locked(path):
    # Windows blocks inside the pump while a window is dragged: every thread, the network's too, would stand still.
    assert list(bare_event_calls(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    ("line", "bad"),
    [
        ("pygame.event.get()", True),
        ("pygame.event.get(pump=True)", True),
        ("pygame.event.pump()", True),
        ("event.poll()", True),
        ("from pygame.event import get", True),
        ("pygame.event.get(pump=False)", False),
        ("pygame.event.wait(5)", False),
        ("settings.get('event')", False),
    ],
)
def test_the_check_itself_sees_a_bare_pump(line, bad):
    assert bool(list(bare_event_calls(ast.parse(line)))) == bad


@pytest.mark.parametrize("path", sources(), ids=module_name)
def test_the_windows_system_number_is_never_asked_for(path):
    # On X11 pygame-ce 2.5.8 fills that table from memory nobody has written, and sometimes crashes over it.
    assert "get_wm_info" not in path.read_text(encoding="utf-8")
