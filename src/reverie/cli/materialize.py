"""`reverie materialize`: the records for a need, copied into a folder with a manifest."""

from pathlib import Path

import click

from reverie.cli.output import emit
from reverie.cli.wiring import given_text, open_memory
from reverie.errors import UsageError


@click.command("materialize")
@click.argument("paths", nargs=-1, metavar="[PATH…]")
@click.option("--need", metavar="TEXT", help="What is needed, in words.")
@click.option("--into", "folder", required=True, metavar="DIR", help="The workspace to fill.")
@click.pass_context
def command(ctx: click.Context, paths: tuple[str, ...], need: str | None, folder: str) -> int:
    """Copy pages, notes and sessions to their stable paths under DIR/memory, with what was copied and why."""
    if not paths and not need:
        raise UsageError(
            "Say what is needed, or name paths.", hint='`reverie materialize --need "Kyoto partners" --into work`'
        )
    done = open_memory(ctx).materialize(need or "", list(paths), Path(given_text("--into", folder)))
    rows = [f"{one['path']}  ({one['why']})" for one in done["files"]]
    rows.append(
        f"{done['added']} added, {done['updated']} updated, {done['unchanged']} unchanged, {done['bytes']} bytes in "
        f"{done['workspace']}"
    )
    emit(ctx, done, "\n".join(rows))
    return 0
