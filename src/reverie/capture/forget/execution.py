"""Execution: what a plan names leaves every store, in an order in which a crash brings nothing back.

First the deletion log knows it, so that no import and no Dream can bring it in again; then pages, transcripts, index,
workflow state and history lose it; then every byte is looked at. What is interrupted is finished at the next start.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from reverie.brain.account import Account
from reverie.brain.apply import Conditions, apply
from reverie.brain.generated import generated_files
from reverie.brain.graph import StagedGraph
from reverie.brain.guards import check_pending
from reverie.brain.indexing import index_sessions
from reverie.brain.journal import recover
from reverie.brain.purging import purge_history
from reverie.capture.forget import unfinished
from reverie.capture.forget.plan import ForgetPlan
from reverie.capture.forget.redactor import Redactor
from reverie.capture.forget.scan import Certificate, scan
from reverie.capture.forget.unfinished import Unfinished
from reverie.capture.forget.work import Work
from reverie.model.change import Changeset, Finding, Remove, Write
from reverie.store.deletions import LEAST_WORDS, Deleted, identity
from reverie.store.git.files import is_tracked
from reverie.text.analyzer import content_words
from reverie.wiki.checks import RULES, check_pages
from reverie.wiki.inline import plain
from reverie.wiki.paths import GENERATED
from reverie.wiki.sessions_index import SessionLine

_PROVING = frozenset({"forgotten", "path"})
"""Rules that the redaction itself must pass; a page that was never in order must not keep the forgotten alive."""


@dataclass(frozen=True, slots=True)
class Done:
    """What was forgotten."""

    certificate: Certificate
    messages: int


def forget(account: Account, plan: ForgetPlan, *, now: datetime, timezone: str, person: str = "") -> Done:
    """Carry a plan out.

    Args:
        account: Whose memory.
        plan: What to forget.
        now: The time; what is said later than this is said anew.
        timezone: The zone of the person's days.
        person: The person's name, which is never a trace of anything.

    Raises:
        PendingEdits: A page of the plan was edited on disk; nothing was changed.
        LeaseTimeout: Another writer did not finish in time.
    """
    with account.lease.hold(), account.log.lease.hold():
        recover(account)
        work = Work(account, plan, person)
        _check_edits(account, work)
        account.deletions.add(list(tombstones(work, now)))
        Unfinished(work.redactor, tuple(sorted(plan.places)), len(work.messages), timezone).write(account.layout)
        done = finish(account, now)
    assert done is not None  # its file was written just now
    return done


def finish(account: Account, now: datetime, wait: float = 30.0) -> Done | None:
    """Finish a forgetting, from wherever it stopped; None when there is none.

    Raises:
        PendingEdits: A page was edited on disk meanwhile: adopt or undo it first.
        LeaseTimeout: Another writer is at work.
    """
    if not unfinished.path_of(account.layout).exists():
        return None
    with account.lease.hold(wait), account.log.lease.hold(wait):
        todo = Unfinished.read(account.layout)
        if todo is None:
            return None
        redactor = todo.redactor
        _redact_pages(account, redactor, todo.timezone, now)
        _remove_messages(account, redactor)
        index_sessions(account)
        _clear_state(account, redactor, now)
        purge_history(account, redactor.rewrite, sessions=sorted(redactor.sessions))
        counts = {"sessions": len(redactor.sessions), "messages": todo.messages, "pages": len(redactor.gone)}
        account.state.audit.add(account.name, "forget", counts, now)
        account.state.squeeze()
        certificate = scan(account, redactor.traces, [unfinished.path_of(account.layout)])
        unfinished.remove(account.layout)
    return Done(certificate, todo.messages)


def tombstones(work: Work, now: datetime) -> Iterator[Deleted]:
    """Yield what the deletion log must know of a plan."""
    until = max((message.at for _, message in work.messages if message.at is not None), default=now)
    until = max(until, now)
    for session in work.sessions:
        if session.id in work.plan.sessions:
            yield Deleted("session", identity(session.source, session.native_id))
            yield Deleted("place", f"{session.id}#")
            root = session.extra.get("root")
            if root:
                yield Deleted("session", identity(session.source, f"root:{root}"))
        if session.id in work.titles or (session.id in work.plan.sessions and len(content_words(session.title)) > 1):
            yield Deleted("title", session.title)
    for session, message in work.messages:
        yield Deleted("place", f"{session.id}#{message.id}")
        if len(content_words(message.text)) >= LEAST_WORDS:
            yield Deleted("text", message.text, until)
        else:
            yield Deleted("said", f"{identity(session.source, session.native_id)}\x00{message.text}", until)
    for item in work.removed:
        if not item.has_witness:
            yield Deleted("claim", plain(item.claim.text), until)
    for sentence in work.plan.sentences:
        yield Deleted("claim", sentence, until)


def _check_edits(account: Account, work: Work) -> None:
    """Refuse, before anything changes, to write over what somebody edited on disk."""
    before = {path: account.history.read(path) for path in work.changes}
    edits = {path: None if text is None else text.encode() for path, text in work.changes.items()}
    check_pending(account, edits, before, {})


def _redact_pages(account: Account, redactor: Redactor, timezone: str, now: datetime) -> None:
    """Land every page, note, summary, changelog and generated file without what is to be forgotten."""
    changed: dict[str, str | None] = {}
    landed = [path for path, _ in account.history.blob_ids() if is_tracked(path) and path not in GENERATED]
    for path in landed:
        content = account.history.read(path)
        kept = redactor.rewrite(path, content) if content is not None else None
        if kept != content:
            changed[path] = None if kept is None else kept.decode()

    def relist(line: SessionLine) -> SessionLine | None:
        if line.id in redactor.sessions:
            return None
        gone = {message for session, message in redactor.places if session == line.id}
        there = {message.id for message in account.log.read(line.id).messages} if gone else set()
        title = redactor.titles.get(line.id, line.title)
        return replace(line, title=title, messages=line.messages - len(gone & there))

    views = generated_files(account, changed, timezone, relist)
    changed |= {path: text for path, text in views.items() if account.history.read(path) not in (None, text.encode())}
    if not changed:
        return
    changes = tuple(Remove(path) if text is None else Write(path, text) for path, text in sorted(changed.items()))
    changeset = Changeset(changes, account.history.head_revision(), "forget")
    conditions = Conditions(
        is_forgotten=lambda session, message: bool({(session, message), (session, "")} & redactor.places),
        allow_mass=True,
        check=_check,
    )
    apply(account, changeset, now=now, conditions=conditions)


def _check(texts: Mapping[str, str], graph: StagedGraph) -> list[Finding]:
    return check_pages(texts, graph, rules=[rule for rule in RULES if rule.name in _PROVING])


def _remove_messages(account: Account, redactor: Redactor) -> None:
    """Take the words out of the transcripts and the attachments out of their folders."""
    gone: dict[str, set[str]] = {session: set() for session in redactor.titles}
    for session, message in redactor.places:
        gone.setdefault(session, set()).add(message)
    for session, messages in sorted(gone.items()):
        if not account.log.has(session):
            continue
        if "" in messages:
            account.log.remove_session(session)
            continue
        account.log.remove_messages(session, messages, title=redactor.titles.get(session))
        files = account.layout.file(account.log.path(session)) / "files"
        for file in [file for file in files.glob("m*") if file.name.partition(".")[0] in messages]:
            file.unlink(missing_ok=True)


def _clear_state(account: Account, redactor: Redactor, now: datetime) -> None:
    """Close the requests that are fulfilled, and take forgotten words out of the reports of runs."""
    state = account.state
    for request in state.forget_requests.pending(account.name):
        if {(request.session_id, request.message_id), (request.session_id, "")} & redactor.places:
            state.forget_requests.close(account.name, request.number, "done", now)
    state.forget_requests.unname(account.name, redactor.sessions)
    state.consumed.remove(account.name, redactor.sessions)
    state.failures.clear(account.name, redactor.sessions)
    for run in state.runs.list(account.name):
        cleared = _cleared(run.report, redactor)
        if run.report and cleared != run.report and run.status != "running":
            state.runs.finish(account.name, run.id, run.status, cleared, run.finished_at or now, run.revision)  # type: ignore[arg-type]


def _cleared(value: Any, redactor: Redactor) -> Any:
    """Return a report without the texts that hold forgotten words."""
    if isinstance(value, Mapping):
        return {key: _cleared(item, redactor) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_cleared(item, redactor) for item in value]
    names = (*redactor.gone, *redactor.sessions)
    if isinstance(value, str) and (redactor.traces.mark(value) or any(name in value for name in names)):
        return ""
    return value
