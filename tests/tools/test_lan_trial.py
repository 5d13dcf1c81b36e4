"""The trials of the network as a command; what they try is tried by running it."""

import pytest

from tools import lan_trial
from tools.lan.lab import TrialFailed
from tools.lan.trial import ANY, BRIDGE, TRIALS, Trial


def test_the_list_names_every_trial_and_what_it_tries(capsys):
    assert lan_trial.main(["--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(TRIALS) == len({trial.name for trial in TRIALS})
    assert all(trial.what.endswith(".") for trial in TRIALS)


def test_an_unknown_trial_is_refused(capsys):
    assert lan_trial.main(["no-such-trial"]) == 2
    assert "no-such-trial" in capsys.readouterr().out


def fail(ground):
    """Fails."""
    raise TrialFailed("nothing was seen")


@pytest.mark.parametrize(
    ("trial", "code", "line"),
    [
        (Trial("good", ANY, lambda ground: "all is well"), 0, "ok (loopback): all is well"),
        (Trial("bad", ANY, fail), 1, "FAILED (loopback): nothing was seen"),
        (Trial("far", BRIDGE, fail), 0, "skipped: no network namespaces here"),
    ],
)
def test_without_namespaces_what_can_be_is_tried_on_loopback(monkeypatch, capsys, trial, code, line):
    monkeypatch.setattr(lan_trial, "TRIALS", [trial])
    monkeypatch.setattr(lan_trial, "reason_against", lambda: "not root")
    assert lan_trial.main([]) == code
    out = capsys.readouterr().out
    assert "not root" in out and line in out
