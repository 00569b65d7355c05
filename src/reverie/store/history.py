"""The history of the memory: revisions written straight into git's object database, read back by number."""

import sys
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

import pygit2
from pygit2.enums import SortMode

from reverie.errors import StaleBase, UnknownRecordError
from reverie.store.atomic import sync_all, sync_directory, sync_file, sync_file_system
from reverie.store.git.files import ATTRIBUTES, IGNORED, RewriteBlob
from reverie.store.git.head import head_branch, head_commit
from reverie.store.git.purge import drop_unreachable, rewrite_history
from reverie.store.git.repository import create_repository, open_repository, update_staging_index
from reverie.store.git.trees import Edits, blob_at, compare_trees, edit_tree, walk_blobs
from reverie.store.revision import FileChange, Revision, read_message, revision_name, without_sessions, write_message

AUTHOR = ("Reverie", "reverie@localhost")


class History:
    """Commits and older versions of one memory tree.

    What has *landed* is the tree of the newest commit that carries a revision number. A commit that somebody else
    put on top stays in the history, but what it changed counts as pending until it is adopted.
    """

    def __init__(self, memory: Path) -> None:
        """Open the history of a memory tree; `init` made it."""
        self.memory = memory
        self.git_dir = memory / ".git"
        self.repository = open_repository(memory)
        self._newest: tuple[str, tuple[Revision, pygit2.Commit]] | None = None
        self._commits: dict[int, pygit2.Oid] = {}
        self._commits_of = ""

    @classmethod
    def init(cls, memory: Path, at: datetime) -> "History":
        """Open the history, making it first where there is none: revision 0, without pages."""
        if not (memory / ".git" / "HEAD").exists():
            create_repository(memory)
        history = cls(memory)
        if not head_commit(history.git_dir):
            for name, text in ((".gitignore", IGNORED), (".gitattributes", ATTRIBUTES)):
                (memory / name).write_text(text, "utf-8", newline="\n")
            files = {".gitignore": IGNORED.encode(), ".gitattributes": ATTRIBUTES.encode()}
            history._write(files, write_message(0, "start", {}, ()), at)
        return history

    def commit(
        self,
        edits: Edits,
        reason: str,
        *,
        at: datetime,
        consumed: Mapping[str, int] | None = None,
        trailers: Iterable[tuple[str, str]] = (),
        before_landing: Callable[[], None] | None = None,
    ) -> int:
        """Land the edits as the next revision and return its number.

        Everything written so far on this file system, the memory's own files among it, is flushed once (where the
        platform cannot do that, the caller flushes its own files before); then the reference moves. A crash before
        that leaves the old revision, a crash after it the new one.

        Args:
            edits: New content by path; None removes the file.
            reason: Why, in ids and counts.
            at: The time it gets.
            consumed: Sessions that it uses up.
            trailers: What else to note, as keys and values.
            before_landing: Called when everything is on the disk and only the reference is left to move: puts the
                files of the work tree in place.
        """
        message = write_message(self.head_revision() + 1, reason, consumed or {}, trailers)
        return self._write(edits, message, at, before_landing)

    def head_revision(self) -> int:
        """Return the number of the newest revision."""
        return self._landed()[0].number

    def head(self) -> Revision:
        """Return the newest revision."""
        return self._landed()[0]

    def read(self, path: str) -> bytes | None:
        """Return a file as it landed last, or None."""
        blob = blob_at(self._landed()[1].tree, path)
        return None if blob is None else blob.data

    def blob_ids(self, revision: int | None = None) -> Iterator[tuple[str, str]]:
        """Yield path and content id of every file of a revision (of the newest when none is given)."""
        commit = self._landed()[1] if revision is None else self._commit(revision)
        for path, oid in walk_blobs(commit.tree):
            yield path, str(oid)

    def show(self, revision: int, path: str) -> str | None:
        """Return a file's text as a revision had it, or None when it had no such file."""
        blob = blob_at(self._commit(revision).tree, path)
        return None if blob is None else blob.data.decode("utf-8", errors="replace")

    def log(self, path: str | None = None, limit: int | None = None) -> Iterator[Revision]:
        """Yield revisions, newest first: all, or those that changed a file or anything below a folder."""
        found = self._walk() if path is None else self._walk_touching(path.rstrip("/"))
        for revision, _ in islice(found, None if limit is None else min(limit, sys.maxsize)):
            yield revision

    def changes(self, revision: int) -> list[FileChange]:
        """Return what a revision did to which files."""
        commit = self._commit(revision)
        before = self._before(commit)
        found = compare_trees(before.tree if before else None, commit.tree)
        return [FileChange(path, kind) for path, kind in found]

    def changed_between(self, old: int, new: int) -> list[FileChange]:
        """Return how the files of one revision differ from those of another."""
        found = compare_trees(self._commit(old).tree, self._commit(new).tree)
        return [FileChange(path, kind) for path, kind in found]

    def diff(self, old: int, new: int | None = None, path: str | None = None) -> str:
        """Return the difference of two revisions as a unified diff; against the newest when only one is given."""
        last = self.head_revision() if new is None else new
        trees = self._commit(old).tree, self._commit(last).tree
        wanted = path.rstrip("/") if path else None
        parts: list[str] = []
        for name, _ in compare_trees(*trees):
            if wanted is None or name == wanted or name.startswith(f"{wanted}/"):
                was, now = blob_at(trees[0], name), blob_at(trees[1], name)
                patch = pygit2.Patch.create_from(was, now, old_as_path=name, new_as_path=name)
                parts.append(patch.data.decode("utf-8", errors="replace"))
        return "".join(parts)

    def consumed_since(self, commit_id: str) -> tuple[dict[str, int], bool]:
        """Return which sessions were used up after a commit, and whether that commit was met.

        When it was not (it was purged, or there is none), the answer covers the whole history.
        """
        consumed: dict[str, int] = {}
        for revision, commit in self._walk():
            if str(commit.id) == commit_id:
                return consumed, True
            for session, count in revision.consumed.items():
                consumed.setdefault(session, count)  # newest first: the first word is the last one
        return consumed, False

    def consumed(self) -> dict[str, int]:
        """Return how many messages of each session the landed revisions have used up, by walking all of them."""
        return {session: count for session, count in self.consumed_since("")[0].items() if count}

    def head_id(self) -> str:
        """Return the id of the newest landed commit: to validate caches, never to be kept as a name."""
        return str(self._landed()[1].id)

    def purge(self, rewrite: RewriteBlob, sessions: Collection[str] = ()) -> int:
        """Rewrite every version of every file and make the bytes of the old ones go; return how many changed.

        Revision numbers, times and reasons stay; that these sessions were ever used up does not. The caller holds the
        writer's lease and the work tree already says what it is to say.
        """
        changed = rewrite_history(self.repository, rewrite, lambda message: without_sessions(message, sessions))
        self.compact()
        return changed

    def compact(self) -> None:
        """Pack the history and delete every object that nothing leads to; the caller holds the writer's lease."""
        drop_unreachable(self.repository)
        self.repository = open_repository(self.memory)
        self._commits_of = ""
        self._newest = None
        with suppress(pygit2.GitError):
            update_staging_index(self.repository, self._landed()[1].id, {})

    def _write(self, edits: Edits, message: str, at: datetime, before_landing: Callable[[], None] | None = None) -> int:
        head = head_commit(self.git_dir)
        base = self._landed()[1].tree if head else None
        tree = edit_tree(self.repository, base, edits)
        signature = pygit2.Signature(*AUTHOR, int(at.timestamp()), 0)
        parents = [pygit2.Oid(hex=head)] if head else []
        commit = self.repository.create_commit(None, signature, signature, message, tree, parents)
        if not sync_file_system(self.git_dir):
            self._sync_objects()
        if before_landing is not None:
            before_landing()
        self._move_head(head, commit)
        with suppress(pygit2.GitError):  # a convenience for people: their git may be at work on it just now
            update_staging_index(self.repository, commit, edits)
        return self.head_revision()

    def _move_head(self, expected: str, commit: pygit2.Oid) -> None:
        if head_commit(self.git_dir) != expected:
            raise StaleBase(
                "Somebody moved the head of the memory's repository meanwhile.", hint="Run the command again."
            )
        branch = head_branch(self.git_dir) or "HEAD"
        if expected and branch != "HEAD":
            self.repository.references[branch].set_target(commit, "reverie")
        elif branch != "HEAD":
            self.repository.references.create(branch, commit)
        else:
            self.repository.set_head(commit)
        with suppress(FileNotFoundError):  # an older git may have packed it
            sync_file(self.git_dir / branch)
            sync_directory((self.git_dir / branch).parent)

    def _sync_objects(self) -> None:
        """Flush what a commit wrote, where the platform cannot flush a whole file system."""
        since = time.time() - 60  # more than any commit takes, less than would flush the whole history again
        objects = (self.git_dir / "objects").glob("[0-9a-f][0-9a-f]/*")
        fresh = [path for path in objects if path.stat().st_mtime >= since]
        sync_all(fresh, {path.parent for path in fresh} | {self.git_dir / "objects"}, self.git_dir)

    def _landed(self) -> tuple[Revision, pygit2.Commit]:
        head = head_commit(self.git_dir)
        if self._newest is not None and self._newest[0] == head:
            return self._newest[1]
        for found in self._walk():
            self._newest = (head, found)
            return found
        raise UnknownRecordError(
            f"The repository of {self.memory} holds no revision.", hint="`reverie import` makes an account anew."
        )

    def _walk(self) -> Iterator[tuple[Revision, pygit2.Commit]]:
        """Yield every revision with its commit, newest first."""
        head = head_commit(self.git_dir)
        if not head:
            return
        first = self.repository.get(head)
        if isinstance(first, pygit2.Commit):  # nearly always the head itself is what is asked for
            for commit in self._commits_from(first):
                revision = read_message(commit.message, datetime.fromtimestamp(commit.commit_time, UTC))
                if revision is not None:
                    yield revision, commit

    def _commits_from(self, first: pygit2.Commit) -> Iterator[pygit2.Commit]:
        commit = first
        while len(commit.parent_ids) == 1:  # the usual straight line needs no sorting
            yield commit
            commit = commit.parents[0]
        yield from self.repository.walk(commit.id, SortMode.TOPOLOGICAL | SortMode.TIME)

    def _commit(self, revision: int) -> pygit2.Commit:
        head = head_commit(self.git_dir)
        if self._commits_of != head:
            self._commits, self._commits_of = {}, head
        if revision not in self._commits:
            for found, commit in self._walk():
                self._commits.setdefault(found.number, commit.id)
                if found.number <= revision:
                    break
        oid = self._commits.get(revision)
        if oid is None:
            raise UnknownRecordError(f"There is no revision {revision_name(revision)}.", hint="See `reverie log`.")
        found_commit = self.repository[oid]
        assert isinstance(found_commit, pygit2.Commit)
        return found_commit

    def _before(self, commit: pygit2.Commit) -> pygit2.Commit | None:
        """Return the revision before a commit, foreign commits in between left out."""
        for parent in commit.parents:
            for other in self._commits_from(parent):
                if read_message(other.message, datetime.fromtimestamp(other.commit_time, UTC)) is not None:
                    return other
        return None

    def _walk_touching(self, path: str) -> Iterator[tuple[Revision, pygit2.Commit]]:
        """Yield the revisions in which a file, or anything below a folder, is not as it was in the one before."""
        newer: tuple[Revision, pygit2.Commit] | None = None
        newer_id: pygit2.Oid | None = None
        for found in self._walk():
            found_id = _id_at(found[1].tree, path)
            if newer is not None and newer_id != found_id:
                yield newer
            newer, newer_id = found, found_id
        if newer is not None and newer_id is not None:
            yield newer


def _id_at(tree: pygit2.Tree, path: str) -> pygit2.Oid | None:
    try:
        return tree[path].id
    except KeyError:
        return None
