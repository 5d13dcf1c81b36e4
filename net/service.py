"""One table of ours as a service of zeroconf: its name, its record, and saying it again."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Protocol

from net.addresses import Own
from net.advert import SERVICE, Advert, service_name

if TYPE_CHECKING:
    from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

    from net.server import Server

log = logging.getLogger("three_crowns.net")

ANNOUNCE_EVERY = 20.0  # a host whose firewall drops questions is found by what it says unasked
TRY_AGAIN_EVERY = 15.0  # what failed
LOOK_EVERY = 1.0  # whether something about a table of ours has changed


class Holder(Protocol):
    """Who holds a table of this program."""

    server: Server

    def advert(self) -> Advert | None:
        """Return what is true of it now, None where nothing is to be told."""


class Service:
    """One table of ours on the network. Its name and its machine's name hold random digits: nobody has the same."""

    def __init__(self, holder: Holder) -> None:
        self.advert: Advert | None = None
        self.info: AsyncServiceInfo | None = None
        self.announce_at = 0.0
        self._holder = holder
        self._looked_at = 0.0
        self._digits = secrets.token_hex(4)

    async def announce(self, zeroconf: AsyncZeroconf, addresses: tuple[Own, ...], now: float) -> None:
        """Name the table, for the first time or again, if it is time or something has changed."""
        if now < min(self.announce_at, self._looked_at + LOOK_EVERY):
            return
        self._looked_at = now
        advert = self._holder.advert()
        if advert is None or (advert == self.advert and now < self.announce_at):
            return
        self.advert, self.announce_at = advert, now + ANNOUNCE_EVERY
        info = self._new_info(advert, addresses)
        if self.info:
            await zeroconf.async_update_service(info)
        else:
            await zeroconf.async_register_service(info, allow_name_change=True)
        self.info = info

    def forget(self, until: float) -> None:
        """Take it that the network knows nothing of this table, and name it anew at that time."""
        self.info, self.advert, self.announce_at = None, None, until
        self._looked_at = until
        self._digits = secrets.token_hex(4)  # zeroconf may still hold the old name, and would not take it twice

    def _new_info(self, advert: Advert, addresses: tuple[Own, ...]) -> AsyncServiceInfo:
        from zeroconf.asyncio import AsyncServiceInfo

        return AsyncServiceInfo(
            SERVICE,
            self.info.name if self.info else service_name(advert.table, self._digits[:6]),
            addresses=[own.packed for own in addresses] or [b"\x7f\0\0\1"],
            port=self._holder.server.port,
            properties=advert.to_txt(),
            server=f"{self._digits}.local.",
        )


def open_zeroconf(has_network: bool) -> tuple[AsyncZeroconf | None, str]:
    """Return zeroconf, or None and why it is off: "no-network", "blocked" or "failed"."""
    try:
        from zeroconf import InterfaceChoice, IPVersion
        from zeroconf.asyncio import AsyncZeroconf
    except ImportError:
        return None, "failed"
    problem = "failed"
    for version in (IPVersion.All, IPVersion.V4Only, IPVersion.V6Only):
        try:
            return AsyncZeroconf(interfaces=InterfaceChoice.All, ip_version=version), ""
        except RuntimeError as error:
            problem = "no-network"
            log.info("zeroconf: %s", error)
        except OSError as error:
            problem = "blocked" if has_network else "no-network"
            log.info("zeroconf: %s", error)
        except Exception:
            log.exception("zeroconf could not be started")
    return None, problem
