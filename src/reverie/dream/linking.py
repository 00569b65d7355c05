"""Context edges: the first mention of a subject that has a page becomes a wikilink."""

from reverie.dream.draft import DraftPage
from reverie.dream.staging import StagingTree
from reverie.model.statement import Statement
from reverie.wiki.links import link_names
from reverie.wiki.paths import slug_at


def linked(statement: Statement, home: DraftPage, tree: StagingTree) -> str:
    """Return the sentence as Markdown with each known name linked once, except links of a page to itself."""
    slugs: dict[str, str] = {}
    for surface in {*(name.surface for name in statement.names), statement.subject}:
        path = tree.book.find(surface) if surface and not surface.startswith("@") else None
        if path is not None and path != home.path and slug_at(path) not in slugs.values():
            slugs[surface] = slug_at(path)
    return link_names(statement.text, slugs)
