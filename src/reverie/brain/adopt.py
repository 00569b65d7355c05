"""Changes made on disk, by an editor or by git: seen, named, and landed like any other change."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from reverie.brain.account import Account
from reverie.brain.journal import on_disk
from reverie.brain.page_rows import INDEXED, content_id
from reverie.errors import CheckFailed, MemoryTreeError, UnknownRecordError
from reverie.model.change import Change, Changeset, Finding, Remove, Write
from reverie.store.atomic import TEMP_MARK
from reverie.store.git.files import is_tracked
from reverie.store.places import obstacle, read_regular
from reverie.wiki.formatting import format_page
from reverie.wiki.numbering import settle
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import GENERATED, path_problem, record_kind, transcript_resolver


@dataclass(frozen=True, slots=True)
class HandEdit:
    """One file of the Brain that is not as it landed."""

    path: str
    kind: str
    """`added`, `changed` or `removed`."""
    problem: str = ""
    """Why it cannot be taken in as it stands; empty when it can be tried."""


@dataclass(frozen=True, slots=True)
class Adoption:
    """What takes hand edits in: hand both to `apply`, `seen` as one of its conditions."""

    changeset: Changeset
    seen: dict[str, bytes | None]


def hand_edits(account: Account) -> list[HandEdit]:
    """Return every file of the Brain that differs from what landed, in path order.

    Files that are made from the rest (index, timeline, list of sessions) do not count: the next change writes them.
    """
    landed = {path: sha for path, sha in account.history.blob_ids() if is_tracked(path)}
    there = dict(_files(account.layout.memory))
    found: list[HandEdit] = []
    for path in sorted((landed.keys() | there.keys()) - GENERATED):
        file = there.get(path)
        if file is None:
            found.append(HandEdit(path, "removed", obstacle(account.layout, path)))
            continue
        kind = "changed" if path in landed else "added"
        try:
            content = read_regular(file, path) or b""
        except MemoryTreeError as error:
            found.append(HandEdit(path, kind, error.message.removeprefix(f"{path} ").rstrip(".")))
            continue
        if content_id(content) != landed.get(path):
            found.append(HandEdit(path, kind, _problem(path, content)))
    return found


def plan_adoption(account: Account, paths: Collection[str] = ()) -> Adoption:
    """Return the changeset that lands what was changed by hand: evidence numbered, new claims given their ids.

    Args:
        account: Whose memory.
        paths: Only these files, or those below these folders; all of them when none is named.

    Raises:
        UnknownRecordError: A named path was not changed by hand.
        CheckFailed: A file cannot be read as text, its name is none, or something else than a file has its name.
    """
    edits = hand_edits(account)
    wanted = [edit for edit in edits if not paths or any(_is_under(edit.path, path) for path in paths)]
    for path in paths:
        if not any(_is_under(edit.path, path) for edit in edits):
            raise UnknownRecordError(
                f"{path} was not changed on disk.",
                hint="`git status` in the memory folder lists what was changed.",
                path=path,
            )
    problems = [Finding(edit.path, 0, "adopt", edit.problem) for edit in wanted if edit.problem]
    if problems:
        first, more = problems[0], len(problems) - 1
        also = f"; {more} more cannot either" if more else ""
        message = f"{first.path} cannot be adopted: {first.message}{also}."
        raise CheckFailed(message, problems, hint="Mend it or move it away.", path=first.path)
    seen = {edit.path: on_disk(account, edit.path) for edit in wanted}
    changes = tuple(_change(account, path, content) for path, content in seen.items())
    reason = f"adopt {len(changes)} file{'s' * (len(changes) != 1)}"
    return Adoption(Changeset(changes, account.history.head_revision(), reason), seen)


def _change(account: Account, path: str, content: bytes | None) -> Change:
    if content is None:
        return Remove(path)
    text = content.decode("utf-8")
    if record_kind(path) not in INDEXED:
        return Write(path, text)
    landed = account.history.read(path)
    page = settle(
        text,
        transcript_resolver(path, lambda session: account.log.path(session) if account.log.has(session) else None),
        base=None if landed is None else parse_page(landed.decode("utf-8", errors="replace")),
        claim_ids=record_kind(path) != "summary",
    )
    return Write(path, format_page(page))


def _files(memory: Path) -> Iterator[tuple[str, Path]]:
    """Yield the files that git would keep; links are left alone, because they may lead anywhere."""
    places = [memory / "knowledge", memory / "notes"]
    found = [file for place in places for file in place.rglob("*")] + list(memory.glob("sessions/**/summary.md"))
    for file in found:
        if file.is_file() and not file.is_symlink() and TEMP_MARK not in file.name:
            path = file.relative_to(memory).as_posix()
            if not any(part.startswith(".") for part in path.split("/")):
                yield path, file


def _problem(path: str, content: bytes) -> str:
    if not path.endswith(".md"):
        return "only Markdown files belong here"
    if path_problem(path):
        return path_problem(path)
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return "it is not text in UTF-8"
    return ""


def _is_under(path: str, wanted: str) -> bool:
    return path == wanted or path.startswith(f"{wanted.rstrip('/')}/")
