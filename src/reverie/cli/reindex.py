"""`reverie reindex`: rebuild the search index from the files."""

import click

from reverie.cli.output import ProgressLine, emit
from reverie.cli.wiring import open_memory


@click.command("reindex")
@click.pass_context
def command(ctx: click.Context) -> int:
    """Throw the search index away and build it again from the files; nothing else changes."""
    line = ProgressLine(ctx)
    done = open_memory(ctx).reindex(progress=lambda done, total: line.show("Indexing", done, total))
    line.end()
    emit(ctx, done, f"{done['sessions']} sessions and {done['pages']} files indexed.")
    return 0
