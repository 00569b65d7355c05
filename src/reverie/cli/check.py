"""`reverie check [PATH…]`: run the checks over pages."""

import click

from reverie.cli.output import emit
from reverie.cli.wiring import open_memory


@click.command("check")
@click.argument("paths", nargs=-1, metavar="[PATH…]")
@click.pass_context
def command(ctx: click.Context, paths: tuple[str, ...]) -> int:
    """Check pages and notes, all of them or some; exits with 1 when something is found."""
    findings = open_memory(ctx).check(list(paths))
    rows = [f"{one['path']}:{one['line']}: {one['rule']}: {one['message']}" for one in findings]
    emit(ctx, {"findings": findings}, "\n".join(rows) or "No findings.")
    return 1 if findings else 0
