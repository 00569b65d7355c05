"""A change planned on an older revision, carried over to the newest one claim by claim; nothing is written over."""

from dataclasses import dataclass, field, replace

from reverie.brain.account import Account
from reverie.errors import CheckFailed
from reverie.model.change import Change, Changeset, Finding, Remove, Write
from reverie.wiki.formatting import format_page
from reverie.wiki.merge import merge_pages
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import GENERATED, record_kind, transcript_resolver

_MERGEABLE = frozenset({"page", "note"})


@dataclass(frozen=True, slots=True)
class Merged:
    """A changeset on the newest revision."""

    changeset: Changeset
    stale: tuple[str, ...] = ()
    """Generated files that both sides changed: make them anew, they are left out."""


@dataclass
class Merging:
    """Changes as they are merged file by file."""

    account: Account
    changes: list[Change] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def add(self, path: str, base: str | None, staged: str | None) -> None:
        """Merge what was planned for a file with what landed there since.

        Args:
            path: The file.
            base: What the plan started from; None where there was no file.
            staged: What it is to become; None where it is to go.
        """
        content = self.account.history.read(path)
        landed = None if content is None else content.decode("utf-8", errors="replace")
        if landed == staged:
            return
        if landed == base:
            self.changes.append(Remove(path) if staged is None else Write(path, staged))
        elif path in GENERATED:
            self.stale.append(path)
        elif base is None or staged is None or landed is None or record_kind(path) not in _MERGEABLE:
            self.findings.append(Finding(path, 0, "merge", "another revision changed this file as a whole"))
        else:
            self._merge(path, base, landed, staged)

    def _merge(self, path: str, base: str, landed: str, staged: str) -> None:
        log = self.account.log
        resolve = transcript_resolver(path, lambda session: log.path(session) if log.has(session) else None)
        merged = merge_pages(parse_page(base), parse_page(landed), parse_page(staged), resolve)
        if merged.page is None:
            self.findings += [Finding(path, 0, "merge", conflict) for conflict in merged.conflicts]
        else:
            self.changes.append(Write(path, format_page(merged.page)))


def merge_changeset(account: Account, changeset: Changeset) -> Merged:
    """Return a changeset that does on the newest revision what was planned on an older one.

    It is checked like any other when it lands. Sessions that another revision has read further meanwhile are left
    to it.

    Raises:
        CheckFailed: Both sides changed the same claim; a finding for each place.
    """
    merging = Merging(account)
    for change in changeset.changes:
        base = account.history.show(changeset.base, change.path)
        merging.add(change.path, base, change.text if isinstance(change, Write) else None)
    if merging.findings:
        raise CheckFailed(
            "The change cannot be merged with what landed meanwhile.",
            sorted(merging.findings),
            hint="Plan it again on the newest revision.",
            path=merging.findings[0].path,
        )
    known = account.history.consumed()
    consumed = {session: count for session, count in changeset.consumed.items() if count > known.get(session, 0)}
    head = account.history.head_revision()
    merged = replace(changeset, changes=tuple(merging.changes), base=head, consumed=consumed)
    return Merged(merged, tuple(merging.stale))
