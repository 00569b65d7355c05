"""Nadia's sayings, put together by hand so that no grammar decides a test, over a real account."""

from datetime import UTC, date, datetime, timedelta

import pytest

from reverie.app.files import BrainFiles
from reverie.app.views import IndexedBrain
from reverie.brain.apply import apply
from reverie.brain.indexing import index_sessions
from reverie.brain.opening import open_account
from reverie.dream.attach import Attacher
from reverie.dream.homes import Owner
from reverie.dream.mending import render
from reverie.dream.staging import StagingTree
from reverie.model.change import Changeset, Write
from reverie.model.reading import Saying
from reverie.model.session import Message, Session, Trust
from reverie.model.statement import Statement
from reverie.wiki.paths import PROFILE

NOW = datetime(2026, 3, 2, 10, 14, tzinfo=UTC)
TODAY = date(2026, 3, 2)
NADIA = Owner(PROFILE, "Nadia", "en")


def statement(text="Nadia lives in Braga.", quote="", kind="state", **fields):
    return Statement(quote or text, text, "en", kind, **fields)


def saying(text="Nadia lives in Braga.", *, session="s01", message="m1", days=0, speaker="", topic="general", **fields):
    """Return one statement of Nadia's, or of the participant who is named."""
    trust = Trust.PARTICIPANT if speaker else Trust.PERSON
    return Saying(statement(text, **fields), session, message, speaker, trust, NOW + timedelta(days=days), topic)


def talk(account, *texts, name="s01", days=0, roles=("user",), **fields):
    """Store a session of these texts and return it as stored."""
    start = NOW + timedelta(days=days)
    messages = tuple(
        Message(
            "",
            roles[number % len(roles)],
            text,
            start + timedelta(minutes=number),
            trust=Trust.PERSON if roles[number % len(roles)] == "user" else Trust.ASSISTANT,
            native_id=f"{name}-{number}",
        )
        for number, text in enumerate(texts)
    )
    session = Session("", f"Talk {name}", "generic", started_at=start, native_id=name, messages=messages, **fields)
    stored = account.log.append(session)
    index_sessions(account)
    return account.log.read(stored.session_id)


def open_brain(account):
    """Return the Brain as it lies on disk now."""
    return IndexedBrain(account.index, account.log, BrainFiles(account.layout))


def attacher(account):
    """Return an attacher over a new staging tree."""
    return Attacher(StagingTree.over(open_brain(account)), NADIA, TODAY)


def attach(attacher, sayings, timezone="UTC"):
    """Put sayings where they belong, in order."""
    for one in sayings:
        attacher.attach(one, timezone)


def land(account, tree):
    """Land the pages of a staging tree as they are."""
    changes = tuple(Write(draft.path, render(draft, tree)) for draft in tree.changed())
    return apply(account, Changeset(changes, account.history.head_revision(), "dream run1"), now=NOW)


@pytest.fixture
def account(tmp_path):
    account = open_account(tmp_path, "nadia", create=True, now=NOW)
    yield account
    account.close()


@pytest.fixture
def tree(account):
    return StagingTree.over(open_brain(account))
