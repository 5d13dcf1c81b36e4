"""Addresses: as a person writes them, and those of this machine."""

import ipaddress
from types import SimpleNamespace

import pytest

from net import addresses
from net.addresses import (
    BadAddress,
    is_loopback,
    join_address,
    own_addresses,
    plain_host,
    shown_addresses,
    split_address,
)


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("192.168.1.7", "192.168.1.7", None),
        ("192.168.1.7:47811", "192.168.1.7", 47811),
        (" anna-laptop.local:1 ", "anna-laptop.local", 1),
        ("fe80::1%eth0", "fe80::1%eth0", None),
        ("[fd00::7]:47810", "fd00::7", 47810),
        ("[fd00::7]", "fd00::7", None),
        ("::1", "::1", None),
        ("könyvtár", "könyvtár", None),
    ],
)
def test_addresses_are_read_as_people_write_them(text, host, port):
    assert split_address(text) == (host, port)


@pytest.mark.parametrize(
    "text",
    ["", ":", ":47810", "host:", "host:0", "host:65536", "host:x", "host:-1", "host:٤٧", "host:000047810", "a b",
     "[::1", "[::1]47810", "[]:1", "x:y:z", "a\x00b", "a" * 254, "[host]:1:2"],
)  # fmt: skip
def test_what_is_no_address_is_refused(text):
    with pytest.raises(BadAddress):
        split_address(text)


@pytest.mark.parametrize("place", [("192.168.1.7", 47810), ("fd00::7", 1), ("host", 65535)])
def test_a_place_reads_back(place):
    assert split_address(join_address(*place)) == place


def test_loopback_is_known_in_every_dress():
    assert all(is_loopback(host) for host in ("127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"))
    assert not any(is_loopback(host) for host in ("192.168.1.7", "fe80::1%3", "host", ""))
    assert plain_host("::ffff:192.168.1.7") == "192.168.1.7" and plain_host("fe80::1%3") == "fe80::1"


def adapter(name, *ips):
    return SimpleNamespace(nice_name=name, ips=[SimpleNamespace(ip=ip) for ip in ips])


@pytest.fixture
def machine(monkeypatch):
    """A machine with a cable, wireless, a virtual bridge and a tunnel."""
    adapters = [
        adapter("docker0", "172.17.0.1"),
        adapter("lo", "127.0.0.1", ("::1", 0, 0)),
        adapter("tun0", "10.8.0.2"),
        adapter("eth0", "169.254.9.9", ("fe80::5%2", 0, 2), ("fd00::5", 0, 0)),
        adapter("wlan0", "192.168.1.7", "not an address"),
        adapter("eth1", "81.2.3.4"),
    ]
    monkeypatch.setattr(addresses.ifaddr, "get_adapters", lambda: adapters)
    monkeypatch.setattr(addresses, "_preferred", lambda: "")
    return adapters


def test_own_addresses_come_best_first_and_without_those_of_this_machine_alone(machine):
    assert [own.text for own in own_addresses()] == [
        "192.168.1.7", "81.2.3.4", "169.254.9.9", "fd00::5", "fe80::5", "10.8.0.2", "172.17.0.1",
    ]  # fmt: skip
    assert next(own for own in own_addresses() if own.text == "fe80::5").scope == 2


def test_the_address_that_leads_out_is_the_best(machine, monkeypatch):
    monkeypatch.setattr(addresses, "_preferred", lambda: "192.168.1.8")
    machine.append(adapter("eth9", "192.168.1.8"))
    assert own_addresses()[0].text == "192.168.1.8"


def test_an_address_that_means_something_else_elsewhere_is_not_shown(machine):
    assert "fe80::5" not in shown_addresses() and "fd00::5" in shown_addresses()


def test_packed_addresses_have_4_or_16_bytes(machine):
    assert {len(own.packed) for own in own_addresses()} == {4, 16}


def test_a_machine_whose_adapters_cannot_be_read_has_none(monkeypatch):
    def fail():
        raise OSError("no")

    monkeypatch.setattr(addresses.ifaddr, "get_adapters", fail)
    assert own_addresses() == ()


def test_this_very_machine_can_be_asked():
    assert all(ipaddress.ip_address(own.text) for own in own_addresses())
