"""Nadia's account with the Japan sprint, and pages that every check passes."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from reverie.brain.apply import apply
from reverie.brain.indexing import index_sessions
from reverie.brain.opening import open_account
from reverie.model.change import Changeset, Write
from reverie.model.session import Message, Session
from reverie.wiki.formatting import format_page
from reverie.wiki.numbering import settle
from reverie.wiki.paths import transcript_resolver
from tests.unit.wiki.conftest import ROOT, read_session

NOW = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
SAID = "The loom number {} stands in the old mill"


def say(account, name, count=3, *, words=SAID):
    """Store a session in which Nadia says one thing a message; return its id."""
    messages = tuple(
        Message(
            "", "user", words.format(f"{name}-{number}"), NOW + timedelta(minutes=number), native_id=f"{name}-{number}"
        )
        for number in range(1, count + 1)
    )
    result = account.log.append(
        Session(
            "", f"Looms {name}", "generic", started_at=NOW, timezone="Europe/Lisbon", native_id=name, messages=messages
        )
    )
    index_sessions(account)
    return result.session_id


def page_text(account, path, claims, *, title="", links=()):
    """Return a page, settled: claims as (sentence, session, message, words)."""
    title = title or path.rsplit("/", 1)[-1][:-3]
    kind = {"concepts": "concept", "entities": "artifact"}.get(path.split("/")[1], "concept")
    body = "".join(f"- {text} {{{{{session}#{message}|{words}}}}}\n" for text, session, message, words in claims)
    related = "\n## Related\n" + "".join(f"- [[{link}]]\n" for link in links) if links else ""
    head = f'---\ntitle: "{title}"\nkind: "{kind}"\n---\n# {title}\n\n## Now\n'
    resolver = transcript_resolver(path, account.log.path)
    return format_page(settle(f"{head}{body}{related}", resolver))


def looms(account, session, count=3, path="knowledge/concepts/looms.md", *, first=1, **more):
    """Return the writing of a page about a session made by `say`, one claim a message."""
    name = account.log.read(session).native_id
    words = [SAID.format(f"{name}-{number}") for number in range(first, count + 1)]
    claims = [(f"{said}.", session, f"m{number}", said) for number, said in enumerate(words, start=first)]
    return Write(path, page_text(account, path, claims, **more))


def land(account, *changes, consumed=None, reason="dream run1", now=NOW, **conditions):
    changeset = Changeset(changes, account.history.head_revision(), reason, consumed or {})
    return apply(account, changeset, now=now, **conditions)


def snapshot(account):
    """Return every byte that makes up the memory: files, landed files, revision, index."""
    memory = account.layout.memory
    files = {
        path.relative_to(memory).as_posix(): path.read_bytes()
        for path in memory.rglob("*")
        if path.is_file() and ".git" not in path.parts
    }
    return files, dict(account.history.blob_ids()), account.history.head_id(), account.index.dump()


@pytest.fixture
def account(tmp_path):
    account = open_account(tmp_path, "nadia", create=True, now=NOW)
    yield account
    account.close()


@pytest.fixture
def sprint(account):
    """The account with the Japan sprint landed as revision 1."""
    for path in sorted(ROOT.rglob("transcript.jsonl")):
        session = read_session(path)
        account.log.append(replace(session, native_id=""))
    index_sessions(account)
    land(account, *sprint_pages(), consumed={"7f3ak2m9qx": 5})
    return account


def sprint_pages():
    files = [path for path in sorted(ROOT.rglob("*.md")) if path.name != "transcript.md"]
    return [Write(path.relative_to(ROOT).as_posix(), Path(path).read_text(encoding="utf-8")) for path in files]
