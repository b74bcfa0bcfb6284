"""What holds for every answer: what a browser may do with it, and with our page."""

import re
from collections.abc import Set
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stavitel.files import quoted
from stavitel.server.problems import problem

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",  # for browsers that do not know frame-ancestors
    "Permissions-Policy": ", ".join(
        f"{power}=()"
        for power in ("camera", "geolocation", "microphone", "payment", "usb", "serial", "midi")
    ),
}
A_YEAR_OF_TLS: Final = "max-age=31536000"
FOREIGN: Final = 4403
"""Closes the socket of a page that is not ours."""
_UNKNOWN: Final = (
    "Host: expected a name this server goes by; got {}. "
    "Whoever runs it can add one with --host-name"
)

_HOST: Final = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?", re.IGNORECASE)


def is_ours(host: str, names: Set[str] | None) -> bool:
    """Whether a `Host` names this server; without names every one does.

    A page elsewhere can let its own name lead to our address, and would then be taken for ours. A
    number cannot be made to lead anywhere, and `localhost` leads nowhere but here.
    """
    found = _HOST.fullmatch(host)
    if found is None or names is None:
        return found is not None
    name = found[1].lower().removesuffix(".")
    if name in names or name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def content_policy(host: str, style: str = "'self'") -> str:
    """Nothing but our own files. Not every browser sees that 'self' includes our socket."""
    return "; ".join(
        [
            "default-src 'self'",
            "script-src 'self'",
            f"style-src {style}",
            "img-src 'self' data:",
            f"connect-src 'self' ws://{host} wss://{host}",
            "object-src 'none'",
            "frame-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
            "form-action 'self'",
        ]
    )


class Guard:
    """Goes around the whole app, so that even the answer to a mistake of ours has the headers."""

    def __init__(self, app: ASGIApp, names: Set[str] | None = None) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        known = is_ours(host, self._names)  # it goes into the policy below
        if scope["type"] == "websocket":
            await (self._app if known else _hang_up)(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                _protect(headers, host if known else "localhost", scope["scheme"])
            await send(message)

        status = 421 if _HOST.fullmatch(host) else 400
        app = self._app if known else problem(status, _UNKNOWN.format(quoted(host)))
        await app(scope, receive, send_guarded)


async def _hang_up(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": FOREIGN, "reason": ""})


def _protect(headers: MutableHeaders, host: str, scheme: str) -> None:
    headers.update(HEADERS)
    headers.setdefault("Content-Security-Policy", content_policy(host))
    # answers depend on the cookie unless they say otherwise
    headers.setdefault("Cache-Control", "no-store")
    if scheme == "https":
        headers["Strict-Transport-Security"] = A_YEAR_OF_TLS
