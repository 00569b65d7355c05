"""`reverie adopt [PATH…]`: land changes made on disk by hand."""

import click

from reverie.cli.output import emit
from reverie.cli.wiring import open_memory


@click.command("adopt")
@click.argument("paths", nargs=-1, metavar="[PATH…]")
@click.pass_context
def command(ctx: click.Context, paths: tuple[str, ...]) -> int:
    """Check what was changed on disk and make it a revision; findings are listed and nothing lands."""
    done = open_memory(ctx).adopt(list(paths))
    rows = [f"{one['path']}:{one['line']}: {one['rule']}: {one['message']}" for one in done["findings"]]
    rows.append(
        f"{len(done['adopted'])} files adopted, revision {done['revision']}." if done["adopted"] else "Nothing adopted."
    )
    emit(ctx, done, "\n".join(rows))
    return 1 if done["findings"] else 0
