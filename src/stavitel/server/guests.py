"""Who is who without accounts: a browser by its cookie, a seat by the secret in its link."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from stavitel.private import write_private
from stavitel.server.folder import KEY, KEY_BYTES

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

    def seat_secret(self, table: str, seat: int, taken: bool) -> str:
        """128 bits that open one seat, the last part of its link.

        Once the seat is taken they are others: the invitation, which the host knows, opens it no
        more, and the new link opens it on further devices of whoever sits there.
        """
        name = f"seat\0{table}\0{seat}\0{int(taken)}".encode()
        digest = hmac.digest(self._key, name, "sha256")[:_SECRET_BYTES]
        return urlsafe_b64encode(digest).decode().rstrip("=")

    def seat_of(self, table: str, seats: int, secret: str) -> tuple[int, bool] | None:
        """The seat a secret is for, and whether it is the one of a taken seat. All are compared,
        so that time tells nothing."""
        found = None
        for seat in range(seats):
            for taken in (False, True):
                known = self.seat_secret(table, seat, taken)
                if hmac.compare_digest(known.encode(), secret.encode()):
                    found = seat, taken
        return found


def new_cookie() -> str:
    return secrets.token_urlsafe(_SECRET_BYTES)


def guest_of(asked: HTTPConnection) -> str:
    """The browser that asks, as the server knows it: a hash of its cookie, or NOBODY."""
    secret = asked.cookies.get(_cookie_name(asked), "")
    return hashed(secret) if len(secret) == len(new_cookie()) else NOBODY


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def welcome(asked: HTTPConnection) -> tuple[str, str]:
    """The guest that asks and its cookie; a new one where it has none yet."""
    secret = asked.cookies.get(_cookie_name(asked), "")
    if guest_of(asked) == NOBODY:
        secret = new_cookie()
    return hashed(secret), secret


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


def _cookie_name(asked: HTTPConnection) -> str:
    return SAFE_COOKIE if _is_safe(asked) else COOKIE


def _is_safe(asked: HTTPConnection) -> bool:
    return asked.url.scheme in ("https", "wss")
