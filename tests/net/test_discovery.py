"""Finding tables with real zeroconf on the loopback interface, and living without it."""

import os
import sys

import pytest

from net import discovery as discovery_module
from net import service as service_module
from net import tables as tables_module
from net.advert import advert_from_reply
from net.discovery import Discovery
from net.service import open_zeroconf
from net.thread import NetThread
from tests.net.loopback import OWN_ID, Door, answer, run, until

RULES = {"toy": "ab" * 32}
OWN_IDS = (OWN_ID, *(os.urandom(4).hex() for _ in range(2)))


class Holder(Door):
    """A door that is the door of a table."""

    def advert(self):
        return advert_from_reply(self.reply)


@pytest.fixture
def on_loopback(monkeypatch):
    """Let zeroconf speak on the loopback interface alone."""

    def open_it(has_network):
        from zeroconf import IPVersion
        from zeroconf.asyncio import AsyncZeroconf

        return AsyncZeroconf(interfaces=["127.0.0.1"], ip_version=IPVersion.V4Only), ""

    monkeypatch.setattr(discovery_module, "open_zeroconf", open_it)
    monkeypatch.setattr(discovery_module, "own_addresses", lambda: ())
    monkeypatch.setattr(discovery_module, "STEP", 0.02)
    monkeypatch.setattr(service_module, "LOOK_EVERY", 0.02)


def new_discovery():
    return Discovery(NetThread(), RULES)


def listed(discovery):
    """Return the tables of this test that a list shows, by their ids."""
    return {found.id: found for found in discovery.search.tables if found.id in OWN_IDS}


@pytest.mark.usefixtures("on_loopback")
def test_a_table_is_found_followed_and_forgotten():
    async def work():
        async with Holder(reply=answer(state="open", seats=2, taken=1)) as anna:
            host, guest = new_discovery(), new_discovery()
            host.hold(anna)
            guest.browse(True)
            await until(lambda: OWN_ID in listed(guest))
            found = listed(guest)[OWN_ID]
            assert (found.table, found.state, found.gone, found.own) == ("T", "open", False, False)
            assert found.addresses == (f"127.0.0.1:{anna.server.port}",)
            assert guest.search.listening and not guest.search.problem
            anna.reply = answer(state="full", seats=2, taken=2)
            await until(lambda: listed(guest)[OWN_ID].state == "full")
            anna.server.close()
            host.drop(anna)
            await until(lambda: OWN_ID not in listed(guest))
            await host.close()
            await guest.close()

    run(work())


@pytest.mark.usefixtures("on_loopback")
def test_three_hosts_of_one_name_are_three_tables_and_one_of_them_is_ours():
    async def work():
        async with Holder(reply=answer(OWN_IDS[1])) as a, Holder(reply=answer(OWN_IDS[2])) as b, Holder() as c:
            hosts = [new_discovery() for _ in range(3)]
            for host, holder in zip(hosts, (a, b, c), strict=True):
                host.hold(holder)
            hosts[2].browse(True)
            await until(lambda: len(listed(hosts[2])) == 3)
            assert {one.table for one in listed(hosts[2]).values()} == {"T"}
            assert [identity for identity, one in listed(hosts[2]).items() if one.own] == [OWN_ID]
            for host in hosts:
                await host.close()

    run(work())


@pytest.mark.usefixtures("on_loopback")
def test_a_host_that_is_silent_is_greyed_and_then_goes(monkeypatch):
    monkeypatch.setattr(tables_module, "ASK_EVERY", 0.05)
    seen = []

    async def work():
        async with Holder() as anna:
            host, guest = new_discovery(), new_discovery()
            host.hold(anna)
            guest.browse(True)
            await until(lambda: listed(guest))
            anna.server.close()  # like a killed program: nobody listens, and nobody says goodbye
            await until(lambda: seen.append([one.gone for one in listed(guest).values()]) or seen[-1] == [])
            assert [True] in seen
            await host.close()
            await guest.close()

    run(work())


@pytest.mark.usefixtures("on_loopback")
def test_the_list_can_be_left_and_looked_at_again():
    async def work():
        async with Holder() as anna:
            both = new_discovery()
            both.hold(anna)
            for _ in range(3):
                both.browse(True)
                await until(lambda: listed(both))
                both.browse(False)
                assert not listed(both) and not both.search.listening
            both.browse(True)
            both.network_changed()
            await until(lambda: listed(both))
            await both.close()

    run(work())


def test_without_zeroconf_the_list_says_why_and_tries_again(monkeypatch):
    problems = ["no-network", "blocked"]
    monkeypatch.setattr(discovery_module, "open_zeroconf", lambda has_network: (None, problems[0]))
    monkeypatch.setattr(discovery_module, "STEP", 0.01)
    monkeypatch.setattr(discovery_module, "TRY_AGAIN_EVERY", 0.02)

    async def work():
        async with Holder() as anna:
            guest = new_discovery()
            guest.hold(anna)
            guest.browse(True)
            await until(lambda: guest.search.problem == "no-network")
            assert not guest.search.listening
            problems.pop(0)
            await until(lambda: guest.search.problem == "blocked")
            guest.network_changed()
            await guest.close()

    run(work())


@pytest.mark.parametrize(
    ("error", "has_network", "problem"),
    [
        (RuntimeError("No interfaces to listen on"), False, "no-network"),
        (OSError(19, "No such device"), False, "no-network"),
        (OSError(98, "Address already in use"), True, "blocked"),
        (ValueError("something new"), True, "failed"),
    ],
)
def test_each_failure_of_zeroconf_is_a_word(monkeypatch, error, has_network, problem):
    def fail(**settings):
        raise error

    monkeypatch.setattr("zeroconf.asyncio.AsyncZeroconf", fail)
    assert open_zeroconf(has_network) == (None, problem)


def test_a_program_without_zeroconf_has_no_search(monkeypatch):
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    assert open_zeroconf(True) == (None, "failed")


@pytest.mark.usefixtures("on_loopback")
def test_a_search_that_fails_in_the_middle_starts_over(monkeypatch):
    monkeypatch.setattr(discovery_module, "TRY_AGAIN_EVERY", 0.02)
    problems = set()

    async def work():
        async with Holder() as anna:
            host, guest = new_discovery(), new_discovery()
            host.hold(anna)
            broken = guest._follow_wish
            guest._follow_wish = lambda now: 1 / 0
            guest.browse(True)
            await until(lambda: problems.add(guest.search.problem) or "failed" in problems)
            guest._follow_wish = broken
            await until(lambda: listed(guest))
            await host.close()
            await guest.close()

    run(work())


@pytest.mark.usefixtures("on_loopback")
def test_a_list_that_stays_open_asks_again(monkeypatch):
    monkeypatch.setattr(discovery_module, "BROWSE_ANEW_EVERY", 0.03)
    browsers = set()

    async def work():
        async with Holder() as anna:
            both = new_discovery()
            both.hold(anna)
            both.browse(True)
            await until(lambda: browsers.add(both._browser) or len(browsers) > 4)
            await until(lambda: listed(both))
            await both.close()

    run(work())


@pytest.mark.usefixtures("on_loopback")
def test_a_name_that_could_not_be_told_is_told_under_another_one(monkeypatch):
    monkeypatch.setattr(discovery_module, "TRY_AGAIN_EVERY", 0.02)

    async def work():
        async with Holder() as anna:
            host, guest = new_discovery(), new_discovery()
            host.hold(anna)
            await until(lambda: next(iter(host._services.values())).info)
            service = next(iter(host._services.values()))
            first = service.info.name
            host._zeroconf.async_update_service = lambda info: 1 / 0
            anna.reply = answer(state="full")
            await until(lambda: service.info and service.info.name != first)
            guest.browse(True)
            await until(lambda: listed(guest) and listed(guest)[OWN_ID].state == "full")
            assert len(listed(guest)) == 1
            await host.close()
            await guest.close()

    run(work())
