"""Keep the search index in step with the files: new sessions, landed pages, and everything anew."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from reverie.brain.account import Account
from reverie.brain.page_rows import page_rows
from reverie.brain.session_rows import number_of, reach_back, session_rows
from reverie.errors import MemoryTreeError, UnknownRecordError
from reverie.model.page import Page
from reverie.model.session import Message
from reverie.store.git.files import is_tracked
from reverie.store.search.rows import IndexBatch, SessionRows
from reverie.store.session_log import TRANSCRIPT
from reverie.store.transcripts.catalogue import ref_of, stamp_of

_BATCH_MESSAGES = 4000
_BATCH_PAGES = 500


def index_sessions(account: Account, ids: Iterable[str] | None = None) -> int:
    """Take sessions that were written into the index; return how many messages were looked at.

    Args:
        account: Whose sessions.
        ids: Which ones; all that were written and not indexed yet when none are named.
    """
    wanted = list(dict.fromkeys(ids)) if ids is not None else sorted(account.log.unindexed.ids())
    count = 0
    for batch, done in _session_batches(account, wanted):
        account.index.apply(batch)
        count += sum(len(rows.passages) for rows in batch.sessions)
        account.index.flush()  # before the list forgets them
        _clear(account, batch, done)
    return count


def index_pages(
    account: Account,
    changed: Mapping[str, bytes | None],
    head: tuple[int, str] | None = None,
    parsed: Mapping[str, Page | None] | None = None,
) -> None:
    """Take landed files into the index, in one transaction.

    Args:
        account: Whose files.
        changed: Content by path; None for a file that is gone.
        head: The revision that they landed as, and its commit.
        parsed: Files that were parsed already.
    """
    known = parsed or {}
    # One by one, so that the rows of a long first Dream are never all there at once.
    written = (page_rows(path, content, known.get(path)) for path, content in changed.items() if content is not None)
    gone = [path for path, content in changed.items() if content is None]
    account.index.apply(IndexBatch(pages=written, removed_pages=gone, head=head))


def catch_up(account: Account) -> int:
    """Bring the index to the landed revision by comparing every file's hash; return how many files differed.

    Needed only after a crash, a purge or a lost index: whoever lands a change indexes it at once.
    """
    history = account.history
    head = history.head()
    if account.index.head()[0] < 0:
        return rebuild_index(account)
    landed = {path: sha for path, sha in history.blob_ids() if is_tracked(path)}
    indexed = {row.path: row.sha for row in account.index.pages.pages()}
    differing = [path for path in landed.keys() | indexed.keys() if landed.get(path) != indexed.get(path)]
    changed = {path: history.read(path) if path in landed else None for path in sorted(differing)}
    index_pages(account, changed, (head.number, history.head_id()))
    return len(changed)


def rebuild_index(account: Account) -> int:
    """Throw the index away and make it anew from the files and the landed revision; return how many of both there are.

    Pages come from the history, not from the work tree: what was changed by hand and not adopted is not known yet.
    """
    with account.lease.hold(), account.log.lease.hold():
        ids = [ref.id for ref in account.log.iter_refs()]
        paths = [path for path, _ in account.history.blob_ids() if is_tracked(path)]
        account.index.rebuild(_everything(account, ids, paths))
        account.log.unindexed.clear(account.log.unindexed.ids())
    return len(ids) + len(paths)


def _everything(account: Account, ids: list[str], paths: list[str]) -> Iterator[IndexBatch]:
    history = account.history
    for start in range(0, len(paths), _BATCH_PAGES):
        part = paths[start : start + _BATCH_PAGES]
        contents = ((path, history.read(path)) for path in part)
        yield IndexBatch(pages=[page_rows(path, content) for path, content in contents if content is not None])
    for batch, _ in _session_batches(account, ids, anew=True):
        yield batch
    yield IndexBatch(head=(history.head_revision(), history.head_id()))


def _session_batches(
    account: Account, ids: Iterable[str], *, anew: bool = False
) -> Iterator[tuple[IndexBatch, list[str]]]:
    """Yield the rows of sessions in portions, each with the ids that are done with it."""
    sessions: list[SessionRows] = []
    gone: list[str] = []
    done: list[str] = []
    messages = 0
    for session_id in ids:
        rows = _rows(account, session_id, anew=anew)
        done.append(session_id)
        if rows is None:
            gone.append(session_id)
            continue
        sessions.append(rows)
        messages += len(rows.passages)
        if messages >= _BATCH_MESSAGES:
            yield IndexBatch(sessions=sessions, removed_sessions=gone), done
            sessions, gone, done, messages = [], [], [], 0
    if done:
        yield IndexBatch(sessions=sessions, removed_sessions=gone), done


def _rows(account: Account, session_id: str, *, anew: bool) -> SessionRows | None:
    """Return the rows of a session that are new or may have changed; None when it can no longer be read."""
    try:
        path = account.log.path(session_id)
        stamp = stamp_of(account.layout.file(path) / TRANSCRIPT)
        transcript = account.log.transcript(session_id)
    except (UnknownRecordError, MemoryTreeError, FileNotFoundError):
        return None
    session = transcript.value
    first = 1 if anew else _first_change(account.index.message_marks(session_id), session.messages)
    if first > 1:
        first = reach_back(session.messages, first)
    return session_rows(session, ref_of(transcript, path), stamp, first)


def _first_change(known: list[tuple[str, str]], messages: Sequence[Message]) -> int:
    """Return the number of the first message that the index lacks; 1 when it has any that is gone or moved."""
    stored = [(message.id, message.branch) for message in messages]
    if known != stored[: len(known)]:
        return 1
    if len(known) < len(messages):
        return number_of(messages[len(known)])
    return number_of(messages[-1]) + 1 if messages else 1


def _clear(account: Account, batch: IndexBatch, done: list[str]) -> None:
    """Take sessions off the list of those to index, unless somebody wrote to them meanwhile."""
    stamps = {rows.ref.id: rows.stamp for rows in batch.sessions}
    with account.log.lease.hold():
        still = [
            session_id
            for session_id in done
            if session_id not in stamps
            or stamp_of(account.layout.file(account.log.path(session_id)) / TRANSCRIPT) == stamps[session_id]
        ]
        account.log.unindexed.clear(still)
