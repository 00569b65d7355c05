"""`reverie demo`: five months of a sample person in two formats, three Dreams, a dozen questions."""

import time
from pathlib import Path
from typing import Any

import click

from reverie.app.demonstration import Demonstration
from reverie.cli.log import log_line
from reverie.cli.output import emit, wants_json

SAMPLE = Path(__file__).parent / "sample"
MOST_LINES = 24


@click.command("demo")
@click.option(
    "--keep", "folder", metavar="DIR", default=".reverie-demo", show_default=True, help="Where the demo's home lies."
)
@click.option("--fresh", is_flag=True, help="Forget an earlier demo first.")
@click.pass_context
def command(ctx: click.Context, folder: str, fresh: bool) -> int:
    """Import the chats of Nadia, an accessibility researcher, dream three times, and ask a dozen questions.

    Offline, without a model and without a key; everything lies in the folder afterwards, to look at.
    """
    begun = time.monotonic()
    home = Path(ctx.find_root().obj["home"] or folder)
    demo = Demonstration(SAMPLE, home, lambda line: click.echo(line, err=wants_json(ctx)))
    if fresh:
        demo.reset()
    result = demo.run()
    result["seconds"] = round(time.monotonic() - begun, 1)
    emit(ctx, result, told(result, demo))
    return 0


def told(result: dict[str, Any], demo: Demonstration) -> str:
    """Return what a run prints at its end: the memory as it lies there, where it changed, then the answers."""
    lines = [""]
    if result["changed"]:  # a second run is quiet
        lines += ["What lies in the memory now:", *_tree(demo.memory), "", *_page(demo.memory), ""]
        lines += ["The latest revisions:", *(f"  {log_line(one)}" for one in result["log"]), ""]
    for number, one in enumerate(result["questions"], 1):
        mark = "✓" if one["correct"] else "✗"
        lines += [f"{mark} {number}. {one['question']}", f"     {one['answer']}"]
        lines += [f"       {cited['path']} “{cited['quote']}”" for cited in one["citations"][:2]]
    right = sum(one["correct"] for one in result["questions"])
    harmful = sum(one["harmful"] for one in result["questions"])
    lines += [
        "",
        f"{right} of {len(result['questions'])} right, {harmful} harmful; {result['sessions']} sessions, "
        f"{result['pages']} pages, {result['seconds']} s.",
        "",
        "Next:",
        f"  grep -rn Sendai {demo.memory}/knowledge          the wiki is plain files",
        f'  reverie --home {demo.home} --account nadia ask "Do I like meetings in the morning?"',
        f"  reverie --home {demo.home} --account nadia why profile",
        f"  reverie --home {demo.home} --account nadia log",
        "  reverie import ~/Downloads/chatgpt-export.zip && reverie dream     your own history",
    ]
    return "\n".join(lines)


def _tree(memory: Path) -> list[str]:
    """Return the files of the wiki, and one line for each further folder."""
    knowledge = sorted(path.relative_to(memory).as_posix() for path in (memory / "knowledge").rglob("*.md"))
    pages = [path for path in knowledge if "/changelog/" not in path]
    shown = [f"  {path}" for path in pages[:MOST_LINES]]
    if len(pages) > MOST_LINES:
        shown.append(f"  … and {len(pages) - MOST_LINES} more pages")
    notes = sum(1 for _ in (memory / "notes").rglob("*.md"))
    sessions = sum(1 for _ in (memory / "sessions").rglob("transcript.jsonl"))
    return [
        *shown,
        f"  notes/      {notes} files, one cited line a statement",
        f"  sessions/   {sessions} transcripts and summaries",
    ]


def _page(memory: Path) -> list[str]:
    """Return one page without its definitions: the first project, else the profile."""
    projects = sorted((memory / "knowledge" / "projects").glob("*.md"), key=lambda path: -path.stat().st_size)
    page = projects[0] if projects else memory / "knowledge" / "profile.md"
    if not page.exists():
        return []
    body = [line for line in page.read_text("utf-8").splitlines() if not line.startswith("[cite:")]
    shown = "\n".join(f"  {line}" for line in body[:MOST_LINES]).rstrip()
    return [f"One page, {page.relative_to(memory)}:", shown]
