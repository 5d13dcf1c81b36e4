"""What a person is called on the network."""

import pytest

from game.scenes import player_name
from game.scenes.network_settings import NetworkSettings
from game.scenes.seats import NAMES
from game.scenes.settings import SettingsScene


@pytest.mark.parametrize(
    ("login", "name"),
    [("anna", "Anna"), ("győző", "Győző"), ("bert.jansen", "Bert"), ("carla_w", "Carla"), ("Dora", "Dora")],
)
def test_a_login_that_looks_like_a_name_is_proposed(monkeypatch, login, name):
    monkeypatch.setattr(player_name.getpass, "getuser", lambda: login)
    assert player_name.proposed_name() == name


@pytest.mark.parametrize("login", ["root", "Administrator", "user", "w7", "x" * 40, "", "pi"])
def test_a_login_that_is_no_name_gives_one_of_the_time(monkeypatch, login):
    monkeypatch.setattr(player_name.getpass, "getuser", lambda: login)
    assert player_name.proposed_name() in NAMES


def test_a_name_that_somebody_at_the_table_has_is_not_proposed(monkeypatch):
    monkeypatch.setattr(player_name.getpass, "getuser", lambda: "anna")
    assert player_name.proposed_name(("Anna",)) in NAMES
    assert player_name.proposed_name(("Anna", *NAMES[1:])) == NAMES[0]
    assert player_name.proposed_name(("Anna", *NAMES)) in NAMES


def test_a_system_without_users_gives_one_of_the_time(monkeypatch):
    def nobody():
        raise KeyError("no entry")

    monkeypatch.setattr(player_name.getpass, "getuser", nobody)
    assert player_name.proposed_name() in NAMES


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "👑" * 13, "a\nb"])
def test_what_can_be_no_name_is_refused_with_a_sentence(name):
    assert player_name.name_trouble(name).endswith(".")


@pytest.mark.parametrize("name", ["A", "Ősi Gergő", "x" * 24, "👑" * 12])
def test_what_can_be_a_name_is_taken(name):
    assert player_name.name_trouble(name) == ""


@pytest.fixture
def network(pilot):
    pilot.context.settings.addresses = ["10.0.0.9", "10.0.0.10"]
    pilot.open(SettingsScene)
    pilot.click("network")
    assert isinstance(pilot.scene, NetworkSettings)
    return pilot


def test_the_name_is_set_in_the_settings(network):
    network.click("player_name")
    network.type("Anna")
    network.press("enter")
    assert network.scene.name == "settings" and network.context.settings.player_name == "Anna"


def test_a_name_that_is_too_long_is_not_kept(network):
    network.click("player_name")
    network.type("👑" * 13)
    assert network.context.settings.player_name == "👑" * 12
    assert network.scene.status()["reason"].endswith(".")


def test_the_search_is_switched_off_and_the_addresses_forgotten(network):
    network.click("lan_search")
    network.click("forget")
    assert not network.context.settings.lan_search and network.context.settings.addresses == []
    assert "forget" not in network.targets()
    network.click("done")
    assert network.scene.name == "settings"
