"""`reverie ask "…"`: an answer from memory, with dates and citations."""

import click

from reverie.cli.output import emit
from reverie.cli.wiring import given_text, open_memory


@click.command("ask")
@click.argument("question")
@click.option("--tz", metavar="ZONE", help="Time zone of the one who asks.")
@click.option("--as-of", metavar="DATE", help="Answer for that time: 2026-03 or 2026-03-02.")
@click.option("--no-brain", is_flag=True, help="Answer from the sessions alone, without the wiki.")
@click.option("--strict", is_flag=True, help="Exit with 1 when nothing is known.")
@click.pass_context
def command(ctx: click.Context, question: str, tz: str | None, as_of: str | None, no_brain: bool, strict: bool) -> int:
    """Answer a question from memory, in its language, with evidence; say so when nothing is known."""
    zone, day = given_text("--tz", tz), given_text("--as-of", as_of)
    reply = open_memory(ctx).ask(question, timezone=zone, as_of=day, use_brain=not no_brain)
    lines = [reply["answer"]]
    if reply["replaced"]:
        lines.append("Before that:")
        lines += [f"  {one['text']}" for one in reply["replaced"]]
    if reply["citations"]:
        lines.append("")
        lines += [f"  {one['path']}  “{one['quote']}”" for one in reply["citations"]]
    emit(ctx, reply, "\n".join(lines))
    return 1 if strict and not reply["known"] else 0
