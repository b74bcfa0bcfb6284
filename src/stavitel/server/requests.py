"""What every request that changes something must satisfy, and how it is answered."""

from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from stavitel.server.households import household
from stavitel.server.settings import Settings

T = TypeVar("T")

_ENCODER: Final = msgspec.json.Encoder()


class BadRequest(Exception):
    """A request that is not carried out: its status and one sentence."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.text = text


def answer(value: object, status: int = 200) -> Response:
    """A message of `http_wire.py` as JSON."""
    return Response(_ENCODER.encode(value), status, media_type="application/json")


def own_origin(asked: HTTPConnection, settings: Settings) -> bool:
    """Whether the page that asks came from this very server. No origin is not ours."""
    origin = asked.headers.get("origin", "")
    scheme = "https" if asked.url.scheme in ("https", "wss") else "http"
    host = asked.headers.get("host", "").lower()
    return origin in settings.origins or (bool(host) and origin == f"{scheme}://{host}")


def address(asked: HTTPConnection) -> str:
    """Whom limits count."""
    return household(asked.client.host) if asked.client else ""


async def read_json(request: Request, kind: type[T], settings: Settings) -> T:
    """The body of a changing request as a message, or a `BadRequest`."""
    body = await read_body(request, "application/json", settings.limits.body_bytes, settings)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadRequest(400, f"expected {kind.__name__} as JSON; {problem}") from None


async def read_body(request: Request, media: str, most: int, settings: Settings) -> bytes:
    """The body of a changing request: from our own page, of this type, and not too long."""
    if not own_origin(request, settings):
        raise BadRequest(403, "expected a request of this server's own page; its Origin is another")
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != media:
        raise BadRequest(415, f"expected Content-Type: {media}")
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise BadRequest(413, f"expected at most {most} bytes; this is longer")
    except ClientDisconnect:
        raise BadRequest(400, "expected the whole of the request; it ended early") from None
    return bytes(body)
