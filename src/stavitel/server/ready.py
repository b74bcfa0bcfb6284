"""Answers that are the same for everybody: made once, kept packed, sent only where they changed."""

import gzip
from functools import cached_property
from hashlib import sha256
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN: Final = "no-cache"
"""A browser keeps the answer but asks each time whether it still holds."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
JSON: Final = "application/json"
SMALLEST_PACKED: Final = 1000

_PACKABLE: Final = ("text/", JSON, "image/svg+xml", "application/manifest+json")


class ReadyAnswer:
    """A body with its ETag; packed versions that were made beforehand are given along."""

    def __init__(
        self,
        body: bytes,
        kind: str,
        keep: str = ASK_AGAIN,
        packed: dict[str, bytes] | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        self._body: Final = body
        self._kind: Final = kind
        self._packed: Final = packed or {}
        self._etag: Final = f'"{sha256(body).hexdigest()[:32]}"'
        self._headers: Final = {"Cache-Control": keep, "ETag": self._etag, **(headers or {})}

    def sent(self, request: Request, status: int = 200) -> Response:
        """The answer to this request: nothing new, or the body in a packing it understands."""
        headers = dict(self._headers)
        if self._versions:
            headers["Vary"] = "Accept-Encoding"
        if self._etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = self._body
        for coding, packed in self._versions.items():
            if accepts(request.headers.get("accept-encoding", ""), coding):
                body = packed
                headers["Content-Encoding"] = coding
                break
        # the type goes in whole: Starlette would add a charset to some types only
        return Response(body, status, {**headers, "Content-Type": self._kind})

    @cached_property
    def _versions(self) -> dict[str, bytes]:
        """Packed bodies, the smallest first."""
        packable = self._kind.startswith(_PACKABLE) and len(self._body) >= SMALLEST_PACKED
        if not self._packed and packable:
            return {"gzip": gzip.compress(self._body, mtime=0)}
        return self._packed


def accepts(header: str, coding: str) -> bool:
    """Whether an Accept-Encoding header lists the coding and does not forbid it with q=0."""
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
