"""What a change must not be: planned on an old base, over somebody's own edits, or the end of most of the Brain."""

from collections.abc import Iterable, Mapping

from reverie.brain.account import Account
from reverie.brain.journal import on_disk
from reverie.errors import CheckFailed, InputError, PendingEdits, StaleBase
from reverie.model.change import Changeset, Finding, Write
from reverie.store.git.files import is_tracked
from reverie.store.revision import revision_name
from reverie.wiki.compare import claims_by_key
from reverie.wiki.folding import fold_space
from reverie.wiki.inline import plain
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import GENERATED, path_problem, record_kind

MASS_CLAIMS = 20
"""Fewer claims than this may always go: a small Brain changes wholly with one good session."""

MASS_SHARE = 0.5

Texts = Mapping[str, str | None]
Contents = Mapping[str, bytes | None]


def planned_edits(changeset: Changeset) -> dict[str, str | None]:
    """Return the text that each path of a changeset gets; None where the file goes.

    Raises:
        InputError: A path is no place of the Brain, or is named twice.
    """
    edits: dict[str, str | None] = {}
    for change in changeset.changes:
        problem = path_problem(change.path)
        if not problem and not is_tracked(change.path):
            problem = "only knowledge/, notes/, summaries and the list of sessions are written"
        if not problem and change.path in edits:
            problem = "it is named twice"
        if problem:
            raise InputError(f"{change.path!r} cannot be changed: {problem}.", path=change.path)
        text = change.text if isinstance(change, Write) else None
        if text is not None and not _is_writable(text):
            raise InputError(f"The text for {change.path!r} holds half of a surrogate pair.", path=change.path)
        edits[change.path] = text
    return edits


def check_base(changeset: Changeset, head: int) -> None:
    """Refuse a changeset that was planned against another revision than the newest."""
    if changeset.base != head:
        planned, now = revision_name(changeset.base), revision_name(head)
        raise StaleBase(
            f"The change was planned against {planned}, but the memory is at {now}.",
            base=changeset.base,
            head=head,
            hint="Plan it again, or merge it.",
        )


def check_pending(account: Account, edits: Contents, before: Contents, seen: Contents) -> None:
    """Refuse to write over what somebody else changed on disk.

    Args:
        account: Whose memory.
        edits: New content by path.
        before: Landed content by path.
        seen: What the caller has read on disk and taken into account.
    """
    foreign: list[str] = []
    for path, new in edits.items():
        if path in GENERATED:
            continue  # made from the rest: nothing that stands there can be lost
        there = on_disk(account, path)
        if there not in (before[path], new) and (path not in seen or seen[path] != there):
            foreign.append(path)
    if foreign:
        raise PendingEdits(
            f"{len(foreign)} file{'s' * (len(foreign) != 1)} of this change {'were' if len(foreign) > 1 else 'was'} "
            "edited on disk and not adopted.",
            sorted(foreign),
            hint="Run `reverie adopt`, or undo the edits.",
        )


def check_mass(account: Account, edits: Texts, before: Texts) -> None:
    """Refuse a change that would take away most of what the Brain says."""
    rows = [account.index.pages.page(path) for path in before]
    touched = sum(row.claims for row in rows if row is not None)
    if touched < MASS_CLAIMS:
        return
    total = account.index.pages.count_claims()
    if touched <= total * MASS_SHARE:
        return  # even all that stands on these pages is not most of the Brain
    said = set(_all_sentences(edits))
    gone = sum(words not in said for words in _all_sentences(before))
    if gone >= MASS_CLAIMS and gone > total * MASS_SHARE:
        message = f"{gone} of {total} claims would be removed or rewritten"
        finding = Finding("knowledge", 0, "emptiness", message)
        hint = "If that is meant, ask for it explicitly."
        raise CheckFailed(f"This would empty the Brain: {message}.", [finding], hint=hint)


def _is_writable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _all_sentences(texts: Texts) -> Iterable[str]:
    for path, text in texts.items():
        if text is not None and record_kind(path) == "page":
            yield from _sentences(text)


def _sentences(text: str) -> list[str]:
    return [fold_space(plain(claim.text)) for _, claim in claims_by_key(parse_page(text)).values()]
