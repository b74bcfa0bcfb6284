"""Photograph the contact sheet of Catan Duel, by day and by night, into `build/screenshots`.

Run from `web` as `PYTHONPATH=..:../src python tests/catan_duel/sheet.py`.
"""

import subprocess
from pathlib import Path

from tests.browser.conftest import PICTURES, chromium

WEB = Path(__file__).parents[2]
PORT = 5198


def photograph() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for theme in ("light", "dark"):
            page = browser.new_page(viewport={"width": 990, "height": 700})
            page.goto(f"http://127.0.0.1:{PORT}/tests/catan_duel/sheet.html?theme={theme}")
            page.wait_for_selector("figure")
            page.screenshot(path=PICTURES / f"catan-duel-cards-{theme}.png", full_page=True)


def main() -> None:
    words = ["node_modules/.bin/vite", "--host", "127.0.0.1", "--port", str(PORT), "--strictPort"]
    server = subprocess.Popen(words, cwd=WEB, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    try:
        for line in server.stdout:
            if str(PORT) in line:
                break
        photograph()
    finally:
        server.terminate()


if __name__ == "__main__":
    main()
