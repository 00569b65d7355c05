"""`reverie session list`, `reverie session show ID`."""

import click

from reverie.cli.output import emit
from reverie.cli.wiring import open_memory


@click.group("session")
def command() -> None:
    """List sessions, show one."""


@command.command("list")
@click.pass_context
def list_sessions(ctx: click.Context) -> int:
    """List sessions, newest first."""
    sessions = open_memory(ctx).sessions()
    rows = [
        f"{one['id']}  {(one['started_at'] or 'undated')[:10]}  {one['messages']:>4}  "
        f"{one['source']:<12} {one['title']}"
        for one in sessions
    ]
    emit(ctx, {"sessions": sessions}, "\n".join(rows) or "No sessions yet.")
    return 0


@command.command("show")
@click.argument("session_id", metavar="ID")
@click.option("--all-branches", is_flag=True, help="Also what was edited or answered anew.")
@click.pass_context
def show(ctx: click.Context, session_id: str, all_branches: bool) -> int:
    """Print what was said in a session."""
    session = open_memory(ctx).session(session_id, all_branches=all_branches)
    rows = [session["title"]]
    for message in session["messages"]:
        who = message["speaker"] or message["role"]
        branch = f" [{message['branch']}]" if message["branch"] else ""
        rows += ["", f"{message['id']} {who} {message['at'] or ''}{branch}", message["text"]]
    emit(ctx, session, "\n".join(rows))
    return 0
