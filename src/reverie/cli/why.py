"""`reverie why PATH[#^kN]`: for each claim its evidence, run, revision and predecessors."""

import click

from reverie.cli.output import emit
from reverie.cli.wiring import open_memory


@click.command("why")
@click.argument("path", metavar="PATH[#^kN]")
@click.pass_context
def command(ctx: click.Context, path: str) -> int:
    """Say how each claim of a page is known."""
    claims = open_memory(ctx).why(path)
    lines: list[str] = []
    for claim in claims:
        lines.append(f"^{claim['id']} {claim['text']}")
        lines += [
            f"    {one['at'] or 'undated'} {one['speaker']}: “{one['quote']}” ({one['path']})"
            for one in claim["evidence"]
        ]
        if claim["revision"]:
            lines.append(f"    since revision {claim['revision']}, {claim['run']}")
        lines += [f"    replaced ^{old['id']}: {old['text']}" for old in claim["predecessors"]]
    emit(ctx, {"claims": claims}, "\n".join(lines) or "No claims there.")
    return 0
