"""Trees of the object database: changed path by path, without an index and without a work tree."""

from collections.abc import Iterator, Mapping

import pygit2
from pygit2.enums import FileMode

EMPTY_TREE = pygit2.Oid(hex="4b825dc642cb6eb9a060e54bf8d69288fbee4904")
"""Git keeps no empty folders, so a tree with this id is left out of the one above it."""

Edits = Mapping[str, bytes | None]
"""New content by path; None removes the file."""


def edit_tree(repository: pygit2.Repository, tree: pygit2.Tree | None, edits: Edits) -> pygit2.Oid:
    """Return the tree with the edits made; only folders on the way to an edit are read or written."""
    builder = repository.TreeBuilder(tree) if tree is not None else repository.TreeBuilder()
    inside: dict[str, dict[str, bytes | None]] = {}
    for path, content in edits.items():
        name, _, rest = path.partition("/")
        if rest:
            inside.setdefault(name, {})[rest] = content
        elif content is not None:
            builder.insert(name, repository.create_blob(content), FileMode.BLOB)
        elif builder.get(name) is not None:
            builder.remove(name)
    for name, below in inside.items():
        known = builder.get(name)
        branch = known if isinstance(known, pygit2.Tree) else None
        edited = edit_tree(repository, branch, below)
        if edited != EMPTY_TREE:
            builder.insert(name, edited, FileMode.TREE)
        elif known is not None:
            builder.remove(name)
    return builder.write()


def blob_at(tree: pygit2.Tree, path: str) -> pygit2.Blob | None:
    """Return the file at a path of a tree, or None."""
    try:
        found = tree[path]
    except KeyError:
        return None
    return found if isinstance(found, pygit2.Blob) else None


def walk_blobs(tree: pygit2.Tree, prefix: str = "") -> Iterator[tuple[str, pygit2.Oid]]:
    """Yield path and id of every file of a tree, in path order of git."""
    for entry in tree:
        path = f"{prefix}{entry.name}"
        if isinstance(entry, pygit2.Tree):
            yield from walk_blobs(entry, f"{path}/")
        else:
            yield path, entry.id


def compare_trees(old: pygit2.Tree | None, new: pygit2.Tree | None, prefix: str = "") -> Iterator[tuple[str, str]]:
    """Yield path and kind (`added`, `changed`, `removed`) of every file that differs; equal folders are not opened."""
    if old is not None and new is not None and old.id == new.id:
        return
    before = {str(entry.name): entry for entry in old} if old is not None else {}
    after = {str(entry.name): entry for entry in new} if new is not None else {}
    for name in sorted(before.keys() | after.keys()):
        was, now = before.get(name), after.get(name)
        if was is not None and now is not None and was.id == now.id:
            continue
        path = f"{prefix}{name}"
        old_tree, new_tree = _tree(was), _tree(now)
        if old_tree is not None or new_tree is not None:
            yield from compare_trees(old_tree, new_tree, f"{path}/")
        was, now = (None if old_tree else was), (None if new_tree else now)
        if was is not None or now is not None:
            yield path, "added" if was is None else "removed" if now is None else "changed"


def _tree(entry: pygit2.Object | None) -> pygit2.Tree | None:
    return entry if isinstance(entry, pygit2.Tree) else None
