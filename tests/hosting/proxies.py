"""Real proxies with TLS in front of a hosted server, set up as the page says."""

import http.client
import json
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from stavitel.server.load import Visitor

from .machine import Machine, free_port
from .page import under

NAME = "table.example"
PATIENCE = 60

NGINX = """\
daemon off;
pid {root}/run/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {root}/run/body;
    proxy_temp_path {root}/run/proxy;
    fastcgi_temp_path {root}/run/fastcgi;
    uwsgi_temp_path {root}/run/uwsgi;
    scgi_temp_path {root}/run/scgi;
    include {root}/etc/nginx/sites-enabled/stavitel;
}}
"""
CADDY = """\
{{
    admin off
    auto_https disable_redirects
    local_certs
    skip_install_trust
    http_port {http}
    https_port {tls}
    default_bind 127.0.0.1
    storage file_system {root}/run/caddy
}}
"""


@contextmanager
def proxy(kind: str, machine: Machine) -> Iterator[Path]:
    """Run a proxy in front of the machine; where its certificate, or that of its authority, is."""
    if not shutil.which(kind):
        pytest.skip(f"{kind} is not installed")
    command, trusted = (_nginx if kind == "nginx" else _caddy)(machine)
    log = (machine.root / "run" / f"{kind}.log").open("w")
    environment = {"HOME": str(machine.root), "PATH": "/usr/sbin:/usr/bin:/bin"}
    running = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        _wait_for(machine.tls, trusted, running, Path(log.name))
        yield trusted
    finally:
        running.terminate()
        running.wait(PATIENCE)
        log.close()


def _nginx(machine: Machine) -> tuple[list[str], Path]:
    """The page's block as a site. The certificate is one of our own, the port a free one."""
    site = under("A proxy with TLS", "nginx")[0]
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{machine.tls} ssl")
    machine.write("/etc/nginx/sites-enabled/stavitel", site)
    conf = machine.root / "etc/nginx/nginx.conf"
    conf.write_text(NGINX.format(root=machine.root))
    folder = machine.root / "etc/ssl"
    folder.mkdir()
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
         "-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
         "-keyout", f"{NAME}.key", "-out", f"{NAME}.pem"],
        cwd=folder, check=True, capture_output=True,
    )  # fmt: skip
    return ["nginx", "-p", str(machine.root), "-c", str(conf)], folder / f"{NAME}.pem"


def _caddy(machine: Machine) -> tuple[list[str], Path]:
    """The page's block behind options that keep it from asking the world for a certificate."""
    options = CADDY.format(root=machine.root, tls=machine.tls, http=free_port())
    file = machine.write("/etc/caddy/Caddyfile", options + under("A proxy with TLS", "caddy")[0])
    root = machine.root / "run/caddy/pki/authorities/local/root.crt"
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"], root


def _wait_for(port: int, trusted: Path, running: subprocess.Popen[bytes], log: Path) -> None:
    """Until somebody shakes hands there, with a certificate for our name."""
    until = monotonic() + PATIENCE
    while True:
        try:
            _shake_hands(port, trusted).close()
            return
        except OSError as problem:
            assert running.poll() is None, log.read_text()
            assert monotonic() < until, f"{problem}\n{log.read_text()}"
            sleep(0.1)


def _shake_hands(port: int, trusted: Path) -> ssl.SSLSocket:
    link = socket.create_connection(("127.0.0.1", port), PATIENCE)
    try:
        context = ssl.create_default_context(cafile=str(trusted))
        return context.wrap_socket(link, server_hostname=NAME)
    except BaseException:
        link.close()
        raise


class TlsVisitor(Visitor):
    """A browser that knows only the public address."""

    def __init__(self, machine: Machine, trusted: Path) -> None:
        super().__init__(machine.tls)
        self.origin = f"https://{NAME}"
        self._trusted = trusted

    def _ask(self, method: str, path: str, body: str | None) -> Any:
        server = http.client.HTTPConnection(NAME, timeout=PATIENCE)
        server.sock = _shake_hands(self.port, self._trusted)
        headers = {"Origin": self.origin, "Content-Type": "application/json", "Cookie": self.cookie}
        server.request(method, path, body, headers)
        answer = server.getresponse()
        data = json.loads(answer.read())
        assert answer.status < 300, data
        assert answer.headers["strict-transport-security"]
        if cookie := answer.headers["set-cookie"]:
            assert cookie.startswith("__Host-") and "Secure" in cookie
            self.cookie = cookie.partition(";")[0]
        server.close()
        return data

    def socket(self, table: str) -> connect:
        assert self.cookie
        return connect(
            f"wss://{NAME}/api/tables/{table}/socket",
            host="127.0.0.1",
            port=self.port,
            ssl=ssl.create_default_context(cafile=str(self._trusted)),
            origin=Origin(self.origin),
            additional_headers={"Cookie": self.cookie},
            open_timeout=PATIENCE,
            max_size=None,
        )
