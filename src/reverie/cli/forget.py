"""`reverie forget`: plan, confirm, remove everywhere, prove it."""

from collections.abc import Mapping

import click

from reverie.cli.output import emit
from reverie.cli.wiring import open_memory
from reverie.errors import UsageError

NOTHING = "Nothing found to forget."


@click.command("forget")
@click.argument("query", required=False)
@click.option("--session", metavar="ID", help="A whole session.")
@click.option("--message", metavar="ID#mN", help="One message.")
@click.option("--page", metavar="PATH", help="A page and the messages that only it cites.")
@click.option("--asked", is_flag=True, help="What you asked to forget in your sessions.")
@click.option("--yes", is_flag=True, help="Carry the plan out; it cannot be undone.")
@click.pass_context
def command(  # noqa: PLR0913 - one option for each way to name what is to be forgotten
    ctx: click.Context,
    query: str | None,
    session: str | None,
    message: str | None,
    page: str | None,
    asked: bool,
    yes: bool,
) -> int:
    """Forget a topic, session, message or page: first a plan, with --yes the removal and a certificate."""
    given = [one for one in (query, session, message, page, asked) if one]
    if len(given) != 1:
        raise UsageError(
            "Name one thing to forget.", hint='`reverie forget "the sleep study"` or --session, --message, --page.'
        )
    memory = open_memory(ctx)
    plan = memory.forget_plan(
        query=query or "", session=session or "", message=message or "", page=page or "", asked=asked
    )
    if not yes:
        rows = [_line(one) for one in plan["plan"]]
        rows.append(f"{len(rows)} places. `--yes` removes them everywhere." if rows else NOTHING)
        emit(ctx, plan, "\n".join(rows))
        return 0
    done = memory.forget(plan)
    certificate = done["certificate"]
    rows = [f"Forgotten: {done['messages']} messages; {len(certificate['scanned'])} files scanned."]
    rows += [f"  residue: {one['path']}  {one['text']}" for one in certificate["residues"]]
    if not plan["plan"]:
        rows = [NOTHING]
    emit(ctx, done, "\n".join(rows))
    return 1 if certificate["residues"] else 0


def _line(place: Mapping[str, str]) -> str:
    anchor = f"#{place['anchor']}" if place["anchor"] else ""
    return f"{place['where']}  {place['path']}{anchor}  {' '.join(place['text'].split())[:140]}"
