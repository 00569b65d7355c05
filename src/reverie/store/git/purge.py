"""Purging and packing: what is to be forgotten leaves every commit, and its bytes leave the disk."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pygit2
from pygit2.enums import FileMode, SortMode

from reverie.store.atomic import sync_file_system
from reverie.store.git.files import RewriteBlob
from reverie.store.git.head import head_commit

_LEFTOVERS = ("ORIG_HEAD", "FETCH_HEAD", "MERGE_HEAD", "MERGE_MSG", "SQUASH_MSG", "COMMIT_EDITMSG", "index", "logs")
"""Files in which git keeps ids or words of its own; none is needed to read the history."""


class _Rewriter:
    """Rewrites trees and files, each of them once."""

    def __init__(self, repository: pygit2.Repository, rewrite: RewriteBlob) -> None:
        self.repository = repository
        self.rewrite = rewrite
        self.changed_files = 0
        self._files: dict[tuple[str, pygit2.Oid], pygit2.Oid | None] = {}
        self._trees: dict[tuple[str, pygit2.Oid], pygit2.Oid | None] = {}

    def tree(self, tree: pygit2.Tree, prefix: str = "") -> pygit2.Oid | None:
        """Return the rewritten tree; None when nothing is left in it."""
        key = prefix, tree.id
        if key not in self._trees:
            self._trees[key] = self._rewrite_tree(tree, prefix)
        return self._trees[key]

    def _rewrite_tree(self, tree: pygit2.Tree, prefix: str) -> pygit2.Oid | None:
        edits: list[tuple[str, pygit2.Oid | None, FileMode]] = []
        left = 0
        for entry in tree:
            path = f"{prefix}{entry.name}"
            inside = isinstance(entry, pygit2.Tree)
            new = self.tree(entry, f"{path}/") if isinstance(entry, pygit2.Tree) else self._file(path, entry)
            left += new is not None
            if new != entry.id:
                edits.append((str(entry.name), new, FileMode.TREE if inside else FileMode.BLOB))
        if not left:
            return None
        if not edits:
            return tree.id
        builder = self.repository.TreeBuilder(tree)
        for name, new, mode in edits:
            if new is None:
                builder.remove(name)
            else:
                builder.insert(name, new, mode)
        return builder.write()

    def _file(self, path: str, entry: pygit2.Object) -> pygit2.Oid | None:
        key = path, entry.id
        if key not in self._files:
            new: pygit2.Oid | None = entry.id
            if isinstance(entry, pygit2.Blob):
                before = entry.data
                after = self.rewrite(path, before)
                if after != before:
                    self.changed_files += 1
                    new = None if after is None else self.repository.create_blob(after)
            self._files[key] = new
        return self._files[key]


def rewrite_history(repository: pygit2.Repository, rewrite: RewriteBlob, reword: Callable[[str], str]) -> int:
    """Rewrite every commit of every reference; return how many versions of files changed.

    Revision numbers, times and the shape of the history stay; only commit ids change.

    Args:
        repository: The repository.
        rewrite: What is to stand at a path in place of a file.
        reword: Gets each commit message and returns what it is to say.
    """
    rewriter = _Rewriter(repository, rewrite)
    tips = {name: repository.references[name].peel(pygit2.Commit) for name in _direct_references(repository)}
    if repository.head_is_detached:
        tips["HEAD"] = repository.head.peel(pygit2.Commit)
    commits: dict[pygit2.Oid, pygit2.Oid] = {}
    empty = repository.TreeBuilder().write()
    for commit in _parents_first(repository, [commit.id for commit in tips.values()]):
        tree = rewriter.tree(commit.tree) or empty
        parents = [commits[parent] for parent in commit.parent_ids]
        message = reword(commit.message)
        same = tree == commit.tree.id and parents == list(commit.parent_ids) and message == commit.message
        commits[commit.id] = (
            commit.id
            if same
            else repository.create_commit(None, commit.author, commit.committer, message, tree, parents)
        )
    sync_file_system(Path(repository.path))
    for name, commit in tips.items():
        if name == "HEAD":
            repository.set_head(commits[commit.id])
        else:
            repository.references.create(name, commits[commit.id], force=True)
    return rewriter.changed_files


def drop_unreachable(repository: pygit2.Repository) -> None:
    """Pack what the references reach and delete every other object, with all that could still name one."""
    git_dir = Path(repository.path)
    for name in _LEFTOVERS:
        path = git_dir / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    reachable = _reachable(repository)
    packs = git_dir / "objects" / "pack"
    old = {path.stem for path in packs.glob("pack-*.pack")}

    def choose(builder: pygit2.PackBuilder) -> None:
        for oid in reachable:
            builder.add(oid)

    repository.pack(pack_delegate=choose, n_threads=1)
    sync_file_system(git_dir)
    new = {path.stem for path in packs.glob("pack-*.pack")}
    keep = new - old or _pack_of(packs, new, len(reachable))
    for path in packs.iterdir():
        if path.stem not in keep:
            path.unlink()
    for folder in (git_dir / "objects").glob("[0-9a-f][0-9a-f]"):
        shutil.rmtree(folder)
    for stale in ("info/commit-graph", "info/commit-graphs", "info/packs"):
        path = git_dir / "objects" / stale
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    sync_file_system(git_dir)


def loose_objects(git_dir: Path) -> int:
    """Return roughly how many objects lie outside packs, from one of the 256 folders as git itself estimates it."""
    folder = git_dir / "objects" / "17"
    return 256 * sum(1 for _ in folder.iterdir()) if folder.is_dir() else 0


def _pack_of(packs: Path, names: set[str], size: int) -> set[str]:
    """Return the pack that holds just so many objects: packing the same objects again gives the same pack."""
    for name in sorted(names):
        index = (packs / f"{name}.idx").read_bytes()
        if int.from_bytes(index[8 + 255 * 4 : 8 + 256 * 4], "big") == size:
            return {name}
    return names


def _direct_references(repository: pygit2.Repository) -> Iterator[str]:
    for name in list(repository.references):
        reference = repository.references[name]
        if isinstance(reference.target, str):
            continue  # a symbolic one follows its target
        if isinstance(repository[reference.target], pygit2.Commit | pygit2.Tag):
            yield name


def _parents_first(repository: pygit2.Repository, tips: list[pygit2.Oid]) -> Iterator[pygit2.Commit]:
    if not tips:
        return
    walker = repository.walk(tips[0], SortMode.TOPOLOGICAL | SortMode.REVERSE)
    for tip in tips[1:]:
        walker.push(tip)
    yield from walker


def _reachable(repository: pygit2.Repository) -> list[pygit2.Oid]:
    """Return every object that a reference leads to, each once, trees that were seen not opened again."""
    found: dict[pygit2.Oid, None] = {}

    def add_tree(tree: pygit2.Tree) -> None:
        found[tree.id] = None
        for entry in tree:
            if entry.id not in found:
                if isinstance(entry, pygit2.Tree):
                    add_tree(entry)
                else:
                    found[entry.id] = None

    tips = [repository.references[name].target for name in list(repository.references)]
    direct = [tip for tip in tips if isinstance(tip, pygit2.Oid)]
    head = head_commit(Path(repository.path))
    for tip in direct:
        if isinstance(repository[tip], pygit2.Tag | pygit2.Blob):
            found[tip] = None
    commits = [repository[tip].peel(pygit2.Commit).id for tip in direct if not isinstance(repository[tip], pygit2.Blob)]
    for commit in _parents_first(repository, commits + ([pygit2.Oid(hex=head)] if head else [])):
        found[commit.id] = None
        if commit.tree.id not in found:
            add_tree(commit.tree)
    return list(found)
