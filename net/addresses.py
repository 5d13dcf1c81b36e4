"""How machines are reached: this one's own addresses, and addresses as a person writes them."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass

import ifaddr

FIRST_PORT = 47810
USUAL_PORTS = tuple(range(FIRST_PORT, FIRST_PORT + 10))

# Made by programs for machines inside this one or far away; friends in the room do not reach us there.
INNER = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vbox",
    "vmnet",
    "vmware",
    "hyper-v",
    "vethernet",
    "tun",
    "tap",
    "wg",
    "utun",
)
NOWHERE = ("192.0.2.1", 9)  # set aside for documents: asking for the way there sends nothing

Place = tuple[str, int]  # host, port


class BadAddress(ValueError):
    """What somebody typed is no address."""


@dataclass(frozen=True, slots=True, order=True)
class Own:
    """An address of this machine. scope: the number of the interface of a link-local IPv6 address, else 0."""

    rank: int  # the least is tried first
    text: str
    scope: int = 0

    @property
    def packed(self) -> bytes:
        """Return 4 or 16 bytes."""
        return ipaddress.ip_address(self.text).packed


def own_addresses() -> tuple[Own, ...]:
    """Return every address of this machine but its loopback ones, best first; () where there is no network."""
    try:
        adapters = list(ifaddr.get_adapters())
    except OSError:
        return ()
    preferred = _preferred()
    found = set()
    for adapter in adapters:
        inner = str(adapter.nice_name).lower().startswith(INNER)
        for ip in adapter.ips:
            own = _own(ip.ip, inner, preferred)
            if own:
                found.add(own)
    return tuple(sorted(found))


def _own(ip: str | tuple[str, int, int], inner: bool, preferred: str) -> Own | None:
    text, scope = (ip, 0) if isinstance(ip, str) else (ip[0].split("%")[0], ip[2])
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    if address.is_loopback or address.is_unspecified or address.is_multicast:
        return None
    rank = _rank(address) + (8 if inner else 0) - (1 if text == preferred else 0)
    return Own(rank, text, scope if address.is_link_local and address.version == 6 else 0)


def _rank(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> int:
    if address.version == 6:
        return 7 if address.is_link_local else 6
    if address.is_link_local:
        return 5
    return 2 if address.is_private else 4


def _preferred() -> str:
    """Return the address from which this machine would reach a far one, "" where it knows no way out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def shown_addresses() -> tuple[str, ...]:
    """Return the own addresses that mean the same to everybody, best first: none that need an interface's name."""
    return tuple(own.text for own in own_addresses() if not own.scope)


def split_address(text: str) -> tuple[str, int | None]:
    """Return host and port of "host", "host:port", "v6" or "[v6]:port"; port None: not given. Raises BadAddress."""
    text = text.strip()
    if text.startswith("["):
        host, closed, rest = text[1:].partition("]")
        if not closed or (rest and not rest.startswith(":")):
            raise BadAddress(text)
        return _host(host), _port(rest[1:]) if rest else None
    if text.count(":") > 1:
        return _host(text), None
    host, colon, port = text.partition(":")
    return _host(host), _port(port) if colon else None


def _host(text: str) -> str:
    if not text or len(text) > 253 or any(letter.isspace() or not letter.isprintable() for letter in text):
        raise BadAddress(text)
    if ":" in text and not is_number(text):
        raise BadAddress(text)
    return text


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or not 0 < int(text[:6]) < 1 << 16 or len(text) > 5:
        raise BadAddress(text)
    return int(text)


def join_address(host: str, port: int) -> str:
    """Return "host:port", or "[v6]:port"."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def is_number(host: str) -> bool:
    """Whether this is an IP address and no name that must be looked up."""
    try:
        ipaddress.ip_address(host.split("%")[0])
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether this is an address by which only this machine is reached."""
    try:
        return _plain(host).is_loopback
    except ValueError:
        return False


def _plain(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    address = ipaddress.ip_address(host.split("%")[0])
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def plain_host(host: str) -> str:
    """Return the address without its interface, and an IPv4 address that comes as IPv6 as itself."""
    try:
        return str(_plain(host))
    except ValueError:
        return host
