"""The one writer: a changeset becomes one commit, checked, or nothing."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from reverie.brain import journal
from reverie.brain.account import Account
from reverie.brain.graph import IsForgotten, StagedGraph, nothing_forgotten
from reverie.brain.guards import Contents, check_base, check_mass, check_pending, planned_edits
from reverie.brain.indexing import index_pages
from reverie.brain.page_rows import content_id
from reverie.errors import CheckFailed
from reverie.model.change import Changeset, Finding
from reverie.store.atomic import write_atomically
from reverie.store.places import check_places
from reverie.wiki.checks import RULES, check_pages
from reverie.wiki.checks.memo import Memo
from reverie.wiki.paths import record_kind

Check = Callable[[Mapping[str, str], StagedGraph], list[Finding]]
"""Looks at the changed files in the graph as it will be."""

_LINK_RULES = frozenset({"links", "successor"})


@dataclass(frozen=True, slots=True)
class Landed:
    """What became of a changeset."""

    revision: int
    """The newest revision afterwards: the base where nothing changed."""
    written: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    changed: bool = False
    """A commit was made."""


@dataclass(frozen=True, slots=True)
class Conditions:
    """How strictly to look before a change lands; the defaults are for everybody."""

    is_forgotten: IsForgotten = nothing_forgotten
    index_budget: int = 2000
    allow_mass: bool = False
    """The person asked for a change that takes most of the Brain away."""
    seen: Mapping[str, bytes | None] = field(default_factory=dict)
    """What the caller found on disk and took into account, where that had not landed."""
    check: Check | None = None
    """In place of the usual checks: a purge must not fail on a page that was never in order."""
    memo: Memo | None = None
    """What checks of the same change found out before; whether its evidence is there is asked again in any case."""
    wait: float = 30.0


def apply(account: Account, changeset: Changeset, *, now: datetime, conditions: Conditions | None = None) -> Landed:
    """Land a changeset as one commit, or change nothing at all.

    The order makes a crash harmless at any point: the intent is written down, then the files, then the commit, then
    the index; the next start finishes or undoes what was interrupted. Landing the same again changes nothing.

    Args:
        account: Whose memory.
        changeset: What is to change.
        now: The time that the revision gets.
        conditions: How strictly to look.

    Raises:
        StaleBase: The memory moved on since the changeset was planned.
        PendingEdits: Somebody else edited a file of it on disk.
        MemoryTreeError: A folder, a link or a pipe stands where one of its files belongs.
        CheckFailed: It does not hold; carries every finding.
        LeaseTimeout: Another writer did not finish in time.
    """
    conditions = conditions or Conditions()
    planned = planned_edits(changeset)
    with account.lease.hold(conditions.wait):
        journal.recover(account)
        head = account.history.head_revision()
        contents = {path: _encoded(text) for path, text in planned.items()}
        before = {path: account.history.read(path) for path in contents}
        edits = {path: content for path, content in contents.items() if content != before[path]}
        if not edits and not _consumes(account, changeset):
            _put_back(account, before, contents.keys(), conditions.seen)
            return Landed(head)
        check_base(changeset, head)
        check_places(account.layout, edits)
        check_pending(account, edits, before, conditions.seen)
        texts = {path: planned[path] for path in edits}
        if not conditions.allow_mass:
            check_mass(account, texts, {path: _decoded(before[path]) for path in edits})
        memo = conditions.memo or Memo(lambda path: _decoded(account.history.read(path)))
        graph = StagedGraph(account, texts, conditions.is_forgotten, memo.page)
        findings = _findings(account, texts, graph, conditions, memo)
        if findings:
            raise _refusal(findings)
        versions = {path: (_id_of(before[path]), _id_of(content)) for path, content in edits.items()}
        journal.begin(account, journal.Journal(changeset.base + 1, versions))
        try:
            revision = _land(account, changeset, edits, graph, now)
        except Exception:
            journal.recover(account)  # whatever went wrong: files, git and index agree before anybody hears of it
            raise
        journal.end(account)
        _put_back(account, before, contents.keys() - edits.keys(), conditions.seen)
    written = tuple(sorted(path for path, content in edits.items() if content is not None))
    return Landed(revision, written, tuple(sorted(edits.keys() - set(written))), changed=True)


def _put_back(account: Account, landed: Contents, paths: Collection[str], seen: Contents) -> None:
    """Write the landed form over files that were seen to say the same in another form.

    What an editor took out of the bookkeeping changes nothing that could land: left as they are, they would count
    as hand edits for ever.
    """
    same = {path: content for path in paths if path in seen and (content := landed[path]) is not None}
    check_places(account.layout, same)
    for path, content in same.items():
        if journal.on_disk(account, path) == seen[path] != content:
            write_atomically(account.layout.file(path), content)


def _refusal(findings: list[Finding]) -> CheckFailed:
    first = findings[0]
    count = f"{len(findings)} places in this change do" if len(findings) > 1 else "One place in this change does"
    message = f"{count} not hold: {first.path}, line {first.line}: {first.message} ({first.rule})."
    return CheckFailed(message, findings, hint="Mend them and try again.", path=first.path)


def _consumes(account: Account, changeset: Changeset) -> bool:
    """Tell whether the changeset uses up sessions that no landed one has used up so far."""
    if not changeset.consumed:
        return False
    known = account.history.consumed()
    return any(known.get(session, 0) != count for session, count in changeset.consumed.items())


def _findings(
    account: Account, texts: Mapping[str, str | None], graph: StagedGraph, conditions: Conditions, memo: Memo
) -> list[Finding]:
    written = {path: text for path, text in texts.items() if text is not None}
    if conditions.check is not None:
        return conditions.check(written, graph)
    found = check_pages(written, graph, index_budget=conditions.index_budget, memo=memo)
    neighbours = _neighbours_of_removed(account, texts)
    if neighbours:
        found += check_pages(neighbours, graph, rules=[rule for rule in RULES if rule.name in _LINK_RULES])
    return found


def _neighbours_of_removed(account: Account, texts: Mapping[str, str | None]) -> dict[str, str]:
    """Return the landed pages that link to one that goes and are not changed themselves."""
    removed = [path for path, text in texts.items() if text is None and record_kind(path) == "page"]
    sources = {source for path in removed for source in account.index.pages.backlinks(path)} - texts.keys()
    landed = {source: account.history.read(source) for source in sources}
    return {source: content.decode("utf-8", errors="replace") for source, content in landed.items() if content}


def _land(
    account: Account, changeset: Changeset, edits: Mapping[str, bytes | None], graph: StagedGraph, now: datetime
) -> int:
    staged = journal.stage(account, edits)
    revision = account.history.commit(
        edits,
        changeset.reason,
        at=now,
        consumed=changeset.consumed,
        trailers=changeset.trailers.items(),
        before_landing=lambda: journal.publish(account, staged),
    )
    index_pages(account, edits, (revision, account.history.head_id()), graph.parsed)
    return revision


def _encoded(text: str | None) -> bytes | None:
    return None if text is None else text.encode()


def _decoded(content: bytes | None) -> str | None:
    return None if content is None else content.decode("utf-8", errors="replace")


def _id_of(content: bytes | None) -> str | None:
    return None if content is None else content_id(content)
