"""`reverie import PATH…`: chat exports become sessions."""

from pathlib import Path

import click

from reverie.cli.output import ProgressLine, emit
from reverie.cli.wiring import given_text, open_memory


@click.command("import")
@click.argument("paths", nargs=-1, required=True, metavar="PATH…")
@click.option("--format", "format_", metavar="F", help="chatgpt, claude-code or generic; else told from the content.")
@click.option("--person", metavar="NAME", help="Which speaker is you, in conversations of several people.")
@click.option("--tz", metavar="ZONE", help="Time zone of your days and of times that name none, e.g. Europe/Lisbon.")
@click.option("--dry-run", is_flag=True, help="Only say what would come in.")
@click.pass_context
def command(
    ctx: click.Context, paths: tuple[str, ...], format_: str | None, person: str | None, tz: str | None, dry_run: bool
) -> int:
    """Bring in chat exports: files, folders or ZIP archives.

    ChatGPT (the export ZIP or its conversations.json), Claude Code (~/.claude/projects) and the generic session file.
    Importing the same again changes nothing; a conversation that has grown adds only what is new.
    """
    memory = open_memory(ctx, create=True)
    line = ProgressLine(ctx)
    report = memory.import_paths(
        [Path(path) for path in paths],
        format_=given_text("--format", format_),
        person=given_text("--person", person),
        timezone=given_text("--tz", tz),
        dry_run=dry_run,
        progress=lambda done, total, sessions: line.show(f"Importing: {sessions} sessions,", done, total),
    )
    line.end()
    text = [
        f"{report.found} sessions found: {report.imported} imported, {report.grown} grown, "
        f"{report.already_there} already there, {report.empty} empty, {report.skipped} skipped, "
        f"{report.forgotten} forgotten, {report.failed} failed."
    ]
    text += [f"  {reason.count} × {reason.reason}" for reason in report.reasons]
    if dry_run:
        text.append("Nothing was stored (--dry-run).")
    elif report.imported or report.grown:
        text.append("Next: `reverie dream`.")
    emit(ctx, report.to_json(), "\n".join(text))
    return 1 if report.failed or not report.has_sessions else 0
