"""`stavitel schema`: messages and views as TypeScript, for the page."""

from pathlib import Path

import click

from stavitel.engine.errors import BadFile
from stavitel.files import read_text, write_text

SOURCES = "web/src"


@click.command("schema")
@click.argument("folder", type=click.Path(), default=SOURCES)
@click.option("--check", is_flag=True, help="Write nothing; fail if a file is out of date.")
def command(folder: str, check: bool) -> None:
    """Write the messages between server and browser, and the views of the games, as TypeScript.

    Meant for people who work on the page, in the folder of the sources: without FOLDER it is
    web/src.

    \b
    Examples:
      stavitel schema
      stavitel schema --check
    """
    from stavitel.server.schema import typescript
    from stavitel.server.view_schema import view_files

    written = {"net/schema.ts": typescript()}
    written |= {f"games/{place}": text for place, text in view_files().items()}
    for place, text in written.items():
        file = Path(folder, place)
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            write_text(str(file), text)
            click.echo(str(file))
        elif read_text(str(file), BadFile) != text:
            raise BadFile("out of date; stavitel schema writes it anew", str(file))
