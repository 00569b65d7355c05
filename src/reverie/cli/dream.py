"""`reverie dream`: new sessions become wiki pages; runs can be listed, shown and reverted."""

from typing import Any

import click

from reverie.cli.output import ProgressLine, emit
from reverie.cli.wiring import open_memory


@click.group("dream", invoke_without_command=True)
@click.option("--extractive", is_flag=True, help="Use the built-in engine (the default while no model is configured).")
@click.option("--sessions", metavar="ID,ID…", help="Only these sessions.")
@click.option("--dry-run", is_flag=True, help="Only say what would change.")
@click.pass_context
def command(ctx: click.Context, extractive: bool, sessions: str | None, dry_run: bool) -> int:
    """Read sessions that are new or have grown and update the wiki; nothing new, nothing written."""
    if ctx.invoked_subcommand is not None:
        return 0
    memory = open_memory(ctx)
    line = ProgressLine(ctx)
    only = [name.strip() for name in (sessions or "").split(",") if name.strip()]
    report = memory.dream(only=only, dry_run=dry_run, progress=line.show)
    line.end()
    emit(ctx, report, _told(report, dry_run=dry_run))
    if not dry_run:
        memory.fill_vectors(progress=lambda done, total: line.show("vectors", done, total))
        line.end()
    return 1 if report["findings"] or report["failed"] else 0


def _told(report: dict[str, Any], *, dry_run: bool) -> str:
    if not report["changed"]:
        return f"Nothing new: {report['sessions']} sessions read, the Brain stays at revision {report['revision']}."
    pages, claims = report["pages"], report["claims"]
    text = [
        f"Run {report['run']}{' (not landed: --dry-run)' if dry_run else ''}: {report['sessions']} sessions read, "
        f"{pages['written']} pages and {report['notes']} note files written, {pages['removed']} removed.",
        f"Claims: {claims['added']} added, {claims['superseded']} superseded, {claims['dropped']} left out.",
    ]
    text += [f"  left out, {rule}: {count}" for rule, count in report["dropped"].items()]
    text += [f"  failed: session {one['session']}: {one['reason']}" for one in report["failed"]]
    text += [f"  {one['rule']} {one['path']}: {one['message']}" for one in report["findings"]]
    if report["forget_plans"]:
        text.append(
            f"{len(report['forget_plans'])} messages are left out because you asked to forget them; "
            "`reverie forget --asked` shows them, and with `--yes` removes the words themselves."
        )
    if not dry_run:
        text.append(f"Undo with `reverie dream revert {report['run']}`.")
    return "\n".join(text)


@command.command("list")
@click.pass_context
def list_runs(ctx: click.Context) -> int:
    """List the runs, newest first."""
    runs = open_memory(ctx).runs()
    rows = [f"{run['run']}  {run['at']}  revision {run['revision']}  {run['sessions']} sessions" for run in runs]
    emit(ctx, {"runs": runs}, "\n".join(rows) or "No runs yet.")
    return 0


@command.command("show")
@click.argument("run")
@click.pass_context
def show(ctx: click.Context, run: str) -> int:
    """Show what a run changed and why."""
    record = open_memory(ctx).run(run)
    emit(ctx, record, f"{record['changelog']}\n{record['diff']}")
    return 0


@command.command("revert")
@click.argument("run")
@click.pass_context
def revert(ctx: click.Context, run: str) -> int:
    """Undo a run: its sessions count as not dreamt again."""
    done = open_memory(ctx).revert(run)
    emit(ctx, done, f"Reverted {run}: now at revision {done['revision']}.")
    return 0
