"""Addresses as limits see them: one for each household."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

NETWORK_BITS: Final = 64


@lru_cache(1024)
def household(host: str) -> str:
    """An address as limits see it. With IPv6 a household has a network of its own, and may write
    from more addresses of it than could be counted."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, NETWORK_BITS), strict=False))
