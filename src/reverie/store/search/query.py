"""What can be asked of the index, as SQL that no user's text can break."""

import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from reverie.model.hit import HitKind
from reverie.store.search.rows import one_token
from reverie.store.search.schema import BRAIN_WORDS, MESSAGE_WORDS
from reverie.wiki.folding import fold_case
from reverie.wiki.paths import slug_at

LONGEST = 400
"""Terms of one query; a question has ten, a pasted page is cut here."""

WORDS_OF: dict[HitKind, str] = {
    "message": MESSAGE_WORDS,
    "claim": BRAIN_WORDS,
    "note": BRAIN_WORDS,
    "summary": BRAIN_WORDS,
}


@dataclass(frozen=True, slots=True)
class Filters:
    """What a passage must be besides matching; the defaults let everything through."""

    sessions: Collection[str] | None = None
    """Only messages of these sessions."""
    subject: str = ""
    """Only claims and notes about this page."""
    current: bool | None = None
    """Only claims that hold now, or only those that were superseded."""
    active_branch: bool = False
    """Only messages on the active path."""
    roles: Collection[str] | None = None
    origins: Collection[str] | None = None
    min_trust: int = 0
    """Messages below this trust are left out."""
    under: str = ""
    """Only files whose path begins so."""


def subject_values(path: str) -> tuple[str, str]:
    """Return the two ways in which a passage names its subject: the page's path, or its slug.

    Example:
        >>> subject_values("knowledge/entities/sora-city-lab.md")
        ('knowledge/entities/sora-city-lab.md', '~sora-city-lab')
    """
    return path, f"~{fold_case(slug_at(path))}"


def match_expression(terms: Iterable[str]) -> str:
    r"""Return the full-text expression for any of the terms; empty when there is none.

    Every term is quoted, so nothing in it is an operator.

    Example:
        >>> match_expression(["kyoto", "5'", "kyoto", "NOT"])
        '"kyoto" OR "5\'" OR "NOT"'
    """
    distinct = dict.fromkeys(one_token(term) for term in terms if term)
    quoted = ['"' + term.replace('"', '""') + '"' for term in distinct][:LONGEST]
    return " OR ".join(quoted)


def where_clause(kinds: Collection[HitKind], every: Collection[HitKind], filters: Filters) -> tuple[str, list[Any]]:
    """Return the conditions on a passage `p`, each with AND in front, and their values.

    Args:
        kinds: Which kinds are wanted.
        every: Which kinds the searched words have at all; no condition is needed when all of them are wanted.
        filters: What else a passage must be.
    """
    parts: list[str] = []
    values: list[Any] = []

    def among(column: str, wanted: Collection[Any]) -> None:
        parts.append(f" AND p.{column} IN (SELECT value FROM json_each(?))")  # one value, however many are wanted
        values.append(json.dumps(sorted(wanted)))

    if set(kinds) < set(every):
        among("kind", kinds)
    for column, wanted in (("session_id", filters.sessions), ("role", filters.roles), ("origin", filters.origins)):
        if wanted is not None:
            among(column, wanted)
    if filters.subject:
        parts.append(" AND p.subject IN (?, ?)")
        values.extend(subject_values(filters.subject))
    if filters.current is not None:
        parts.append(" AND p.current = ?")
        values.append(int(filters.current))
    if filters.active_branch:
        parts.append(" AND p.branch = ''")
    if filters.min_trust:
        parts.append(" AND (p.kind <> 'message' OR p.trust >= ?)")
        values.append(filters.min_trust)
    if filters.under:
        parts.append(" AND substr(p.path, 1, ?) = ?")
        values.extend((len(filters.under), filters.under))
    return "".join(parts), values
