"""What holds for every answer: what a browser may do with it, and with our page."""

import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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

_HOST: Final = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?", re.IGNORECASE)


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

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        known = _HOST.fullmatch(host) is not None  # it goes into the policy below

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                _protect(headers, host if known else "localhost", scope["scheme"])
            await send(message)

        app = self._app if known else problem(400, "Host: expected the name of a machine")
        await app(scope, receive, send_guarded)


def _protect(headers: MutableHeaders, host: str, scheme: str) -> None:
    headers.update(HEADERS)
    headers.setdefault("Content-Security-Policy", content_policy(host))
    # answers depend on the cookie unless they say otherwise
    headers.setdefault("Cache-Control", "no-store")
    if scheme == "https":
        headers["Strict-Transport-Security"] = A_YEAR_OF_TLS
