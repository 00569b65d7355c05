"""`reverie diff REV [REV] [PATH]`: what changed between two revisions."""

import click

from reverie.cli.output import emit
from reverie.cli.wiring import open_memory
from reverie.errors import UsageError


@click.command("diff")
@click.argument("words", nargs=-1, required=True, metavar="REV [REV] [PATH]")
@click.pass_context
def command(ctx: click.Context, words: tuple[str, ...]) -> int:
    """Show what changed: one revision against the newest, or two; `r00003` and `3` are the same."""
    revisions = [word for word in words if word.removeprefix("r").isdigit()]
    paths = [word for word in words if word not in revisions]
    if not 1 <= len(revisions) <= 2 or len(paths) > 1:
        raise UsageError(
            "Give one or two revisions and at most one path.", hint="`reverie diff 3 5 knowledge/profile.md`"
        )
    numbers = [int(word.removeprefix("r")) for word in revisions]
    text = open_memory(ctx).diff(numbers[0], numbers[1] if len(numbers) > 1 else None, paths[0] if paths else None)
    emit(ctx, {"diff": text}, text.rstrip("\n") or "No difference.")
    return 0
