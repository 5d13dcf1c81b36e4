"""Every tool tells how it is called, and does nothing else then."""

import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent.parent
TOOLS = sorted(path.stem for path in (CHECKOUT / "tools").glob("*.py") if '__name__ == "__main__"' in path.read_text())


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_that_is_asked_how_it_is_called_says_so_and_writes_nothing(name, tmp_path, monkeypatch):
    if name == "catalogues":
        pytest.importorskip("babel", reason="babel comes with tools/dev.py check")
    if name == "build_assets":
        pytest.importorskip("soundfile", reason="only who makes sounds needs it")
    monkeypatch.setenv("PYTHONPATH", str(CHECKOUT))
    monkeypatch.setenv("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    call = [sys.executable, "-m", f"tools.{name}", "--help"]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode in (0, 2) and done.stderr == ""
    assert any(word in done.stdout for word in ("usage:", "Usage:", f"tools/{name}.py ", "update:")), done.stdout
    assert len(done.stdout) < 6000 and list(tmp_path.iterdir()) == []
