"""What the index knows of pages, names, links and claims, asked without parsing a page."""

import json
from collections.abc import Collection, Iterable, Iterator

import apsw

from reverie.model.known import KnownClaim
from reverie.store.search.query import subject_values
from reverie.store.search.rows import PASSAGE_COLUMNS, CitationRow, DatedRow, PageRow, read_passage
from reverie.wiki.folding import fold_case

_PAGE = "path, kind, title, slug, status, summary, created, updated, sha, claims"


class PageIndex:
    """Reads; every question is one indexed look-up, whatever the size of the memory."""

    def __init__(self, connection: apsw.Connection) -> None:
        """Read over a connection of the search index."""
        self._connection = connection

    def page(self, path: str) -> PageRow | None:
        """Return what is known of a page."""
        row = self._connection.execute(f"SELECT {_PAGE} FROM pages WHERE path = ?", (path,)).fetchone()
        return None if row is None else PageRow(*row)

    def pages(self, under: str = "") -> Iterator[PageRow]:
        """Yield what is known of every page, note and summary below a folder, in path order."""
        query = f"SELECT {_PAGE} FROM pages WHERE path >= ? AND path < ? ORDER BY path"
        for row in self._connection.execute(query, (under, f"{under}\U0010ffff")):
            yield PageRow(*row)

    def paths(self, under: str) -> list[str]:
        """Return the paths of every page, note and summary below a folder, in order."""
        query = "SELECT path FROM pages WHERE path >= ? AND path < ? ORDER BY path"
        return [str(row[0]) for row in self._connection.execute(query, (under, f"{under}\U0010ffff"))]

    def titles(self, under: str) -> dict[str, str]:
        """Return the title of every page, note and summary below a folder, by path."""
        query = "SELECT path, title FROM pages WHERE path >= ? AND path < ?"
        return dict(self._connection.execute(query, (under, f"{under}\U0010ffff")))

    def is_taken(self, path: str) -> bool:
        """Say whether a file of this name is there, whatever its case."""
        query = "SELECT 1 FROM pages WHERE folded = ?"
        return self._connection.execute(query, (path.casefold(),)).fetchone() is not None

    def page_by_alias(self, name: str) -> str | None:
        """Return the path of the page that a name, title, slug or alias leads to; the closest kind of name wins."""
        query = "SELECT path FROM names WHERE name = ? ORDER BY rank, path LIMIT 1"
        row = self._connection.execute(query, (fold_case(name),)).fetchone()
        return None if row is None else str(row[0])

    def pages_named(self, name: str) -> tuple[str, ...]:
        """Return every page that has this name, in path order."""
        query = "SELECT DISTINCT path FROM names WHERE name = ? ORDER BY path"
        return tuple(str(row[0]) for row in self._connection.execute(query, (fold_case(name),)))

    def places_named(self, name: str) -> list[tuple[int, str]]:
        """Return how close each page comes to a name, and its path, the closest first."""
        query = "SELECT rank, path FROM names WHERE name = ? ORDER BY rank, path"
        rows = self._connection.execute(query, (fold_case(name),))
        return [(int(str(rank)), str(path)) for rank, path in rows]

    def titled(self, name: str) -> tuple[str, ...]:
        """Return every page whose title is this name, case apart, in path order."""
        query = "SELECT path FROM names WHERE name = ? AND rank = 2 ORDER BY path"
        return tuple(str(row[0]) for row in self._connection.execute(query, (fold_case(name),)))

    def names_of(self, path: str) -> tuple[str, ...]:
        """Return title and aliases of a page, as written."""
        query = "SELECT shown FROM names WHERE path = ? AND rank >= 2 ORDER BY rank, name"
        return tuple(dict.fromkeys(str(row[0]) for row in self._connection.execute(query, (path,))))

    def links(self, path: str) -> tuple[str, ...]:
        """Return where the wikilinks of a page lead: paths, or the folded target where no page has that name."""
        query = "SELECT target FROM links WHERE source = ? ORDER BY target"
        targets = [str(row[0]) for row in self._connection.execute(query, (path,))]
        return tuple(dict.fromkeys(self.page_by_alias(target) or target for target in targets))

    def backlinks(self, path: str) -> tuple[str, ...]:
        """Return the pages that link to a page, in path order; a link to oneself does not count."""
        query = (
            "SELECT l.source, l.target FROM links l JOIN names n ON n.name = l.target "
            "WHERE n.path = ? AND l.source <> ?"
        )
        rows = [(str(source), str(target)) for source, target in self._connection.execute(query, (path, path))]
        leads_here = {target: self.page_by_alias(target) == path for _, target in rows}
        return tuple(sorted({source for source, target in rows if leads_here[target]}))

    def claims_of(self, path: str) -> list[KnownClaim]:
        """Return the claims of a page or the lines of a note, in the order of their ids."""
        return self._known("p.path = ?", (path,), "ORDER BY length(p.anchor), p.anchor")

    def claims_for(self, subject: str, attr: str = "", kind: str = "claim") -> list[KnownClaim]:
        """Return the claims about a page's subject, of one attribute or all, the oldest first."""
        condition = "p.subject IN (?, ?) AND p.kind = ?" + (" AND p.attr = ?" if attr else "")
        values = (*subject_values(subject), kind, *((attr,) if attr else ()))
        return self._known(condition, values, "ORDER BY p.day, p.path, length(p.anchor), p.anchor")

    def claims_citing(self, session_id: str, message_id: str = "") -> list[KnownClaim]:
        """Return the claims, note and summary lines that cite a message, or any message of a session."""
        inner = "SELECT path, anchor FROM citations WHERE session_id = ?"
        values: tuple[str, ...] = (session_id,)
        if message_id:
            inner += " AND message = ?"
            values = (session_id, message_id)
        return self._known(f"(p.path, p.anchor) IN ({inner})", values, "ORDER BY p.path, length(p.anchor), p.anchor")

    def claims_at(self, places: Iterable[tuple[str, str]]) -> list[KnownClaim]:
        """Return the claims and note lines at these paths and anchors (`^k3`), in the order asked for."""
        found = (self._known("p.path = ? AND p.anchor = ?", place, "") for place in places)
        return [claim for claims in found for claim in claims]

    def evidence_of(self, path: str, anchor: str) -> list[CitationRow]:
        """Return the evidence of a claim or note line, in the order of its marks."""
        columns = "anchor, session_id, message, quote, number"
        query = f"SELECT {columns} FROM citations WHERE path = ? AND anchor = ? ORDER BY number"
        return [CitationRow(*row) for row in self._connection.execute(query, (path, anchor))]

    def dated_claims(self, limit: int | None = None) -> list[KnownClaim]:
        """Return the claims that have a date, the newest first."""
        order = "ORDER BY p.day DESC, p.path, length(p.anchor), p.anchor LIMIT ?"
        return self._known("p.kind = 'claim' AND p.day <> ''", (), order, (-1 if limit is None else limit,))

    def timeline(self, most: int, without: Collection[str] = ()) -> Iterator[DatedRow]:
        """Yield the newest claims that say when something happens, began or is due; open questions are none.

        Args:
            most: How many.
            without: Pages whose claims are left out.
        """
        query = (
            "SELECT p.path, p.anchor, p.text, p.happened, p.since, p.due FROM passages p "
            "WHERE p.kind = 'claim' AND p.day <> '' AND p.section <> 'Open' "
            "AND (p.happened <> '' OR p.since <> '' OR p.due <> '') "
            "AND p.path NOT IN (SELECT value FROM json_each(?)) "
            "ORDER BY p.day DESC, p.path, length(p.anchor), p.anchor LIMIT ?"
        )
        rows = self._connection.execute(query, (json.dumps(list(without)), most))
        return map(DatedRow._make, rows)

    def count_claims(self) -> int:
        """Return how many claims all pages have together."""
        query = "SELECT coalesce(sum(claims), 0) FROM pages WHERE substr(path, 1, 10) = 'knowledge/'"
        return int(self._connection.execute(query).get)

    def _known(
        self, condition: str, values: tuple[str, ...], order: str, more: tuple[int, ...] = ()
    ) -> list[KnownClaim]:
        query = f"SELECT {PASSAGE_COLUMNS} FROM passages p WHERE {condition} {order}"
        return [read_passage(row).as_known() for row in self._connection.execute(query, (*values, *more))]
