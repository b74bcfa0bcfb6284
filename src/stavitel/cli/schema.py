"""`stavitel schema`: the messages between server and browser, as TypeScript."""

import click

from stavitel.engine.errors import BadFile
from stavitel.files import read_text, write_text

PLACE = "web/src/net/schema.ts"


@click.command("schema")
@click.argument("file", type=click.Path(), default=PLACE)
@click.option("--check", is_flag=True, help="Write nothing; fail if the file is out of date.")
def command(file: str, check: bool) -> None:
    """Write the messages between server and browser as TypeScript.

    Meant for people who work on the page, in the folder of the sources: without FILE it is
    web/src/net/schema.ts.

    \b
    Examples:
      stavitel schema
      stavitel schema --check
    """
    from stavitel.server.schema import typescript

    if not check:
        write_text(file, typescript())
        click.echo(file)
    elif read_text(file, BadFile) != typescript():
        raise BadFile("out of date; stavitel schema writes it anew", file)
