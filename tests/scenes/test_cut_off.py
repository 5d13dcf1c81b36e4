"""Going back from the title to a match over the network that was cut off."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.scenes import cut_off
from game.scenes.title import Title
from net.facade import Unfinished

ROSES = Unfinished("aa", "Roses", "rose_king", ("Anna", "Bert"), False, Path("aa.session"), 1_715_900_000.0)
NIGHT = Unfinished("bb", "Night", "rose_king", ("Anna", "Carla"), True, Path("bb.session"), 1_715_800_000.0)
STRANGE = Unfinished("cc", "Boats", "long_boats", (), True, Path("cc.session"), 1e30)


@pytest.fixture
def title(pilot):
    folder = pilot.app.home / cut_off.FOLDER
    folder.mkdir()
    (folder / "aa.session").write_bytes(b"")

    def show(*matches):
        pilot.network.matches = list(matches)
        return pilot.open(Title)

    return show


def test_without_a_session_on_the_disk_the_network_is_left_alone(pilot):
    pilot.context.open_network = None  # to call it would fail
    pilot.open(Title)
    pilot.ticks(60)
    assert "rejoin" not in pilot.targets()


def test_a_file_alone_offers_nothing(title):
    assert not {"rejoin", "forget"} & set(title().targets())


def test_the_first_picture_waits_for_nothing(pilot, title):
    asked = []
    pilot.context.open_network = lambda: asked.append(pilot.app.screen.pictures) or pilot.network
    pilot.app.begin(Title)
    pilot.ticks(4)
    assert asked and asked[0] >= 1


def test_the_match_is_named_and_gone_back_to(title, drawn):
    pilot = title(ROSES)
    assert "Roses: Anna against Bert" in drawn()
    pilot.click("rejoin")
    assert pilot.scene.name == "joining" and pilot.network.doors == [("rejoin", ROSES)]
    pilot.press("escape")
    assert pilot.scene.name == "title" and pilot.network.session.left


def test_a_single_match_is_forgotten_after_a_question(title):
    pilot = title(ROSES)
    pilot.click("forget")
    pilot.click("no")
    assert pilot.network.forgotten == [] and "rejoin" in pilot.targets()
    pilot.click("forget")
    pilot.click("yes")
    pilot.ticks(2)
    assert pilot.network.forgotten == [ROSES] and "rejoin" not in pilot.targets()


def test_of_several_one_is_chosen(title):
    pilot = title(ROSES, NIGHT)
    pilot.click("rejoin")
    pilot.click("match_1")
    assert pilot.network.doors == [("rejoin", NIGHT)]


def test_of_several_one_is_forgotten(title):
    pilot = title(ROSES, NIGHT)
    pilot.click("forget")
    pilot.click("match_1")
    pilot.click("yes")
    pilot.ticks(2)
    assert pilot.network.forgotten == [NIGHT]
    pilot.click("rejoin")
    assert pilot.network.doors == [("rejoin", ROSES)]


def test_a_match_of_a_game_that_is_not_here_breaks_nothing(title, drawn):
    pilot = title(STRANGE)
    assert "rejoin" in pilot.targets() and "Boats" in drawn()


def test_it_is_the_first_thing_the_keys_reach(title):
    pilot = title(ROSES)
    pilot.ticks(2)
    pilot.press("up")
    assert pilot.focus == "rejoin"
    pilot.press("enter")
    assert pilot.network.doors == [("rejoin", ROSES)]


def test_the_title_alone_does_not_load_the_network():

    program = (
        "import game.scenes.title, sys; print([name for name in sys.modules if name == 'net' or name[:4] == 'net.'])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
