"""`reverie links PATH`: where a page leads, and what leads to it."""

import click

from reverie.cli.output import emit
from reverie.cli.wiring import open_memory


@click.command("links")
@click.argument("path", metavar="PATH|TITLE")
@click.pass_context
def command(ctx: click.Context, path: str) -> int:
    """List links out of a page and back to it."""
    record = open_memory(ctx).links(path)
    lines = [f"→ {one}" for one in record["links"]] + [f"← {one}" for one in record["backlinks"]]
    emit(ctx, record, "\n".join(lines) or "No links.")
    return 0
