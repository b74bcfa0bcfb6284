"""Who is who without accounts: a browser by its cookie, a seat by the secret in its link."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from stavitel.private import write_private
from stavitel.server.folder import KEY, KEY_BYTES

if TYPE_CHECKING:
    from stavitel.server.hub import Hub

COOKIE: Final = "stavitel"
SAFE_COOKIE: Final = "__Host-stavitel"
"""The name behind https: browsers then refuse the cookie from anywhere else."""

NOBODY: Final = ""
"""The guest without a cookie: it may look on and holds nothing."""

_SECRET_BYTES: Final = 16
_YEAR: Final = 365 * 24 * 3600


class Doorkeeper:
    """Makes and checks the secrets of seats, all from one key that never leaves its folder."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def of(cls, folder: Path) -> "Doorkeeper":
        """The doorkeeper of a data folder; the first call draws its key."""
        path = folder / KEY
        if not path.exists():
            write_private(path, secrets.token_bytes(KEY_BYTES))
        return cls(path.read_bytes())

    def seat_secret(self, table: str, seat: int, taken: bool, renewed: int = 0) -> str:
        """128 bits that open one seat, the last part of its link.

        Once the seat is taken they are others: the invitation, which the host knows, opens it no
        more, and the new link opens it on further devices of whoever sits there. Whenever the link
        was made anew they are others as well.
        """
        times = f"\0{renewed}" if renewed else ""
        return self._mark(f"seat\0{table}\0{seat}\0{int(taken)}{times}")

    def seat_of(self, table: str, renewed: Sequence[int], secret: str) -> tuple[int, bool] | None:
        """The seat a secret is for, and whether it is the one of a taken seat; `renewed` says how
        often the link of each seat was made anew. All are compared, so that time tells nothing."""
        found = None
        for seat, times in enumerate(renewed):
            for taken in (False, True):
                known = self.seat_secret(table, seat, taken, times)
                if hmac.compare_digest(known.encode(), secret.encode()):
                    found = seat, taken
        return found

    def cookie(self, secret: str) -> str:
        """A browser's secret with our signature: nobody chooses their own."""
        mark = self._mark(f"cookie\0{secret}")
        return f"{secret}.{mark}"

    def is_ours(self, cookie: str) -> bool:
        """Whether we made a cookie."""
        secret = cookie.partition(".")[0]
        return hmac.compare_digest(self.cookie(secret).encode(), cookie.encode())

    def _mark(self, name: str) -> str:
        digest = hmac.digest(self._key, name.encode(), "sha256")[:_SECRET_BYTES]
        return urlsafe_b64encode(digest).decode().rstrip("=")


def new_secret() -> str:
    return secrets.token_urlsafe(_SECRET_BYTES)


async def guest_of(asked: HTTPConnection) -> str:
    """The browser that asks, as the server knows it: a hash of its secret, or NOBODY."""
    secret = await _secret(asked)
    return hashed(secret) if secret else NOBODY


async def welcome(asked: HTTPConnection) -> tuple[str, str]:
    """The guest that asks and its cookie; a new one where it has none of ours yet."""
    secret = await _secret(asked) or new_secret()
    return hashed(secret), _hub(asked).doorkeeper.cookie(secret)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


async def _secret(asked: HTTPConnection) -> str:
    """What a cookie of our making holds. Those of older servers were not signed: they count where
    somebody had set up a table or taken a seat with them."""
    cookie = asked.cookies.get(_cookie_name(asked), "")
    secret = cookie.partition(".")[0]
    if len(secret) != len(new_secret()) or not secret.isascii():
        return ""
    hub = _hub(asked)
    if hub.doorkeeper.is_ours(cookie):
        return secret
    return secret if cookie == secret and await hub.store.knows(hashed(secret)) else ""


def _hub(asked: HTTPConnection) -> "Hub":
    hub: Hub = asked.app.state.hub
    return hub


def remember(asked: HTTPConnection, answer: Response, secret: str) -> None:
    """Give the browser its cookie, or make it last another year."""
    safe = _is_safe(asked)
    answer.set_cookie(
        _cookie_name(asked), secret, _YEAR, path="/", secure=safe, httponly=True, samesite="strict"
    )


def cookie_header(asked: HTTPConnection, secret: str) -> tuple[bytes, bytes]:
    """The same for a socket, which has headers but no response."""
    answer = Response()
    remember(asked, answer, secret)
    return b"set-cookie", answer.headers["set-cookie"].encode("latin-1")


def part_with(asked: HTTPConnection, answer: Response) -> None:
    """Take the cookie back."""
    answer.delete_cookie(
        _cookie_name(asked), path="/", secure=_is_safe(asked), httponly=True, samesite="strict"
    )


def _cookie_name(asked: HTTPConnection) -> str:
    return SAFE_COOKIE if _is_safe(asked) else COOKIE


def _is_safe(asked: HTTPConnection) -> bool:
    return asked.url.scheme in ("https", "wss")
