"""`reverie search WORDS`: claims, notes and messages."""

import click

from reverie.cli.output import emit
from reverie.cli.wiring import open_memory


@click.command("search")
@click.argument("query")
@click.option("-k", "most", type=click.IntRange(1, 1000), default=10, show_default=True, help="How many.")
@click.option("--in", "places", metavar="PARTS", default="knowledge,notes,sessions", show_default=True)
@click.option("--no-vectors", is_flag=True, help="Words only.")
@click.pass_context
def command(ctx: click.Context, query: str, most: int, places: str, no_vectors: bool) -> int:
    """Find claims, notes and messages."""
    hits = open_memory(ctx).search(query, most=most, places=places.split(","), use_vectors=not no_vectors)
    rows = [f"{hit['path']}#{hit['anchor'].lstrip('#')}  {' '.join(hit['text'].split())[:160]}" for hit in hits]
    emit(ctx, {"hits": hits}, "\n".join(rows) or "Nothing found.")
    return 0
