"""`reverie log [PATH]`: the history of the Brain or of one file."""

from typing import Any

import click

from reverie.cli.output import emit
from reverie.cli.wiring import open_memory


@click.command("log")
@click.argument("path", required=False)
@click.option("-n", "most", type=click.IntRange(1), default=20, show_default=True, help="How many revisions.")
@click.pass_context
def command(ctx: click.Context, path: str | None, most: int) -> int:
    """List revisions, newest first."""
    revisions = open_memory(ctx).log(path or "", most=most)
    rows = [log_line(one) for one in revisions]
    emit(ctx, {"revisions": revisions}, "\n".join(rows) or "No history yet.")
    return 0


def log_line(revision: dict[str, Any]) -> str:
    """Return one revision as a line."""
    return f"{revision['revision']}  {revision['at']}  {revision['message']}"
