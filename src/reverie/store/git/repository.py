"""The repository of a memory tree, opened so that nobody's git settings can change what it does."""

from pathlib import Path

import pygit2
from pygit2.enums import ConfigLevel, FileMode, ObjectType

from reverie.errors import MemoryTreeError
from reverie.store.git.files import is_tracked as is_tracked
from reverie.store.git.trees import Edits, blob_at

_MANY = 200
"""From so many edits on, reading the whole tree into the staging index is cheaper than looking each one up."""

_LARGEST_TREE = 4 << 20
"""Bytes of a tree that is kept unpacked: a folder of 5,000 pages has 200 KB, and is looked into for every page."""

_SETTINGS = {
    "core.autocrlf": "false",
    "core.quotePath": "false",
    "commit.gpgSign": "false",
    "gc.auto": "0",  # Reverie packs the objects itself, under its own lease
}


def open_repository(memory: Path) -> pygit2.Repository:
    """Open the repository of a memory tree.

    Raises:
        MemoryTreeError: It cannot be opened.
    """
    _shut_out_settings()
    try:
        return pygit2.Repository(str(memory / ".git"))
    except (pygit2.GitError, KeyError, ValueError) as error:
        hint = "Move .git away and run `reverie reindex`: the pages stay, the history begins anew."
        raise MemoryTreeError(f"The repository of {memory} cannot be opened: {error}.", hint=hint) from error


def create_repository(memory: Path) -> pygit2.Repository:
    """Make the repository of a memory tree, with the files that tell git what to leave out."""
    _shut_out_settings()
    memory.mkdir(parents=True, exist_ok=True)
    repository = pygit2.init_repository(str(memory), initial_head="main")
    for key, value in _SETTINGS.items():
        repository.config[key] = value
    return open_repository(memory)


def update_staging_index(repository: pygit2.Repository, commit: pygit2.Oid, edits: Edits) -> None:
    """Bring git's staging index along, so that `git status` and `git commit -a` of a person see what landed.

    Reverie itself never reads it. Without it, a person's `git commit -a` would record that every page is gone.
    """
    head = repository[commit]
    if not isinstance(head, pygit2.Commit):
        return
    index = repository.index
    if len(index) == 0 or len(edits) > _MANY:
        index.read_tree(head.tree)
        edits = {}
    for path, content in edits.items():
        blob = blob_at(head.tree, path)
        if blob is not None:
            index.add(pygit2.IndexEntry(path, blob.id, FileMode.BLOB))
        elif content is None and path in index:
            index.remove(path)
    index.write()


def _shut_out_settings() -> None:
    """Make git blind to the settings of the person and the machine.

    An unknown owner, a broken configuration file or line ending conversion must not decide whether or how memory
    is written. libgit2 runs no hooks, so opening a folder of another owner runs nothing of theirs.
    """
    pygit2.settings.owner_validation = False
    for level in (ConfigLevel.SYSTEM, ConfigLevel.GLOBAL, ConfigLevel.XDG, ConfigLevel.PROGRAMDATA):
        pygit2.settings.search_path[level] = ""
    pygit2.settings.cache_object_limit(ObjectType.TREE, _LARGEST_TREE)
