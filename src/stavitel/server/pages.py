"""The page itself: the files the web build made, or one page that says how to build them."""

import base64
import re
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.server.build import FOLDER, INDEX, marked
from stavitel.server.guard import content_policy
from stavitel.server.ready import ASK_AGAIN, FOR_EVER, ReadyAnswer
from stavitel.server.requests import BadRequest

PACKED: Final = {"br": ".br", "gzip": ".gz"}  # the better packing first

KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_SAFE: Final = re.compile(r"(?!.*\.\.)(?=.{1,200}$)[\w-][\w.-]*(/[\w-][\w.-]*)*", re.ASCII)
"""Names that cannot lead out of the folder."""
_HASHED: Final = re.compile(r".+-[\w-]{8,}\.\w+")
STYLE: Final = """\
:root { color-scheme: light dark; font: 1.05rem/1.5 Georgia, serif; }
body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
code, pre { font: 0.9em ui-monospace, monospace; } pre { overflow-x: auto; }
table { border-collapse: collapse; } td, th { text-align: left; padding: 0.2rem 1rem 0.2rem 0;
vertical-align: top; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
"""
_STYLE_HASH: Final = base64.b64encode(sha256(STYLE.encode()).digest()).decode()

MISSING: Final = """\
<h1>Stavitel</h1>
<p>The server runs, but its page has not been built. In the folder of the sources,</p>
<pre>make play</pre>
<p>builds it and opens it; load this page again once that is done.
What programs can ask of the server is told at <a href="/api">/api</a>.</p>
"""


class Pages:
    """Every file below a folder, read when first asked for, and again when it was built anew."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._ready: dict[str, tuple[int, ReadyAnswer]] = {}
        self.routes = [Route("/{path:path}", self.page)]

    async def page(self, request: Request) -> Response:
        """A file by its name; a path without a dot is a place in the page itself."""
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        name = path if "." in path.rpartition("/")[2] else INDEX
        file = self._file(name)
        if file is not None:
            return file.sent(request)
        if name != INDEX:
            raise BadRequest(404, "there is no such file")
        return plain_page(request, "Stavitel", MISSING, 503)

    def _file(self, name: str) -> ReadyAnswer | None:
        path = self._folder.joinpath(*name.split("/"))
        kind = KINDS.get(path.suffix)
        if kind is None or not _SAFE.fullmatch(name) or not path.is_file():
            return None
        built = path.stat().st_mtime_ns
        if name not in self._ready or self._ready[name][0] != built:
            beside = {coding: path.with_name(path.name + end) for coding, end in PACKED.items()}
            packed = {
                coding: file.read_bytes() for coding, file in beside.items() if file.is_file()
            }
            keep = FOR_EVER if _HASHED.fullmatch(path.name) else ASK_AGAIN
            body = path.read_bytes()
            if name == INDEX:
                body, packed = marked(body, self._folder), {}
            self._ready[name] = built, ReadyAnswer(body, kind, keep, packed)
        return self._ready[name][1]


def plain_page(request: Request, title: str, body: str, status: int = 200) -> Response:
    """A page of ours without any script; its one style is allowed by its hash."""
    text = (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )
    policy = content_policy(request.headers.get("host", ""), f"'sha256-{_STYLE_HASH}'")
    headers = {"Content-Security-Policy": policy}
    return ReadyAnswer(text.encode(), KINDS[".html"], headers=headers).sent(request, status)
