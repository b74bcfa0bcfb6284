"""`stavitel serve` as the browser tests need it: `python -m tests.browser.serving PORT FOLDER`.

All browsers of the tests share one address, which in a minute asks for more tables than friends do
in an evening, and games that only need an end are played to it by a bot in a person's place. To
wait for the limits, or for that bot, would take longer than the tests themselves; both have their
own tests in `tests/server`, and the command its own in `tests/cli`.
"""

import sys
from pathlib import Path
from typing import Final

from stavitel.cli.serve import THIS_MACHINE, address_of, listen, own_names
from stavitel.server.process import serve
from stavitel.server.settings import Limits, Settings

GENEROUS: Final = 10**6
LIMITS: Final = Limits(
    table_burst=GENEROUS,
    tables_per_day=GENEROUS,
    exports_burst=GENEROUS,
    request_burst=GENEROUS,
    handshake_burst=GENEROUS,
    bot_burst=GENEROUS,
)


def main(port: int, data: Path) -> None:
    names = own_names(THIS_MACHINE, [])
    with listen(THIS_MACHINE, port) as listening:
        serve(
            Settings(data=data, names=names, stand_in_pause=0, limits=LIMITS),
            listening,
            address_of(THIS_MACHINE, listening),
        )


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
