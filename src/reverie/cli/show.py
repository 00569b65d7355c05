"""`reverie show PATH`: a page, note, summary or transcript."""

import click

from reverie.cli.output import emit
from reverie.cli.wiring import open_memory


@click.command("show")
@click.argument("path", metavar="PATH|TITLE")
@click.option("--cites", is_flag=True, help="With the definitions of the citations, which are more than half of it.")
@click.pass_context
def command(ctx: click.Context, path: str, cites: bool) -> int:
    """Print a page by its path, title or alias."""
    record = open_memory(ctx).show(path, with_definitions=cites)
    emit(ctx, record, record["text"].rstrip("\n"))
    return 0
