"""A small Brain of Nadia's, landed from sayings put together by hand, and questions asked of it."""

from dataclasses import replace
from datetime import date

import pytest

from reverie.app.remembering import IndexedMemory
from reverie.model.statement import PERSON, DatedFact, DateSpan, Name, Question
from reverie.recall.asking import gather
from reverie.recall.choosing import choose
from reverie.recall.matching import prepare
from reverie.wiki.paths import PROFILE
from tests.unit.dream.conftest import account as account
from tests.unit.dream.conftest import attach, attacher, land, open_brain, saying, talk

OTTO = (Name("Otto", "person", "brother"),)


def told(account, *rows, name="s01", days=0):
    """Let Nadia say sentences, a message each, and land what they say; a row is a sentence and its fields."""
    session = talk(account, *(text for text, _ in rows), name=name, days=days)
    nadia = attacher(account)
    for number, (text, fields) in enumerate(rows, start=1):
        one = saying(text, session=session.id, message=f"m{number}", days=days, **fields)
        attach(nadia, [replace(one, said_at=session.messages[number - 1].at)])
    land(account, nadia.tree)
    return session


@pytest.fixture
def brain(account):
    told(
        account,
        ("Nadia lives in Porto near the river.", {"attr": "home", "value": "Porto"}),
        ("Nadia's favourite colour is green.", {"attr": "favourite colour", "value": "green", "kind": "preference"}),
        ("Otto lives in Faro.", {"attr": "home", "value": "Faro", "subject": "Otto", "names": OTTO}),
        ("Otto hates swimming in the cold sea.", {"kind": "opinion", "subject": "Otto", "names": OTTO}),
        ("Nadia measured the pump with the small motor.", {"kind": "event", "topic": "work"}),
    )
    moved = DatedFact("since", DateSpan(date(2026, 5, 31), date(2026, 5, 31)))
    told(
        account,
        (
            "Nadia moved from Porto to Braga on 2026-05-31.",
            {"attr": "home", "value": "Braga", "ends": "Porto", "dates": (moved,)},
        ),
        ("Write the findings into the shared sheet.", {"kind": "workflow", "group": "Weekly report"}),
        ("Send the sheet to the partners by mail.", {"kind": "workflow", "group": "Weekly report"}),
        name="s02",
        days=91,
    )
    return account


def question(text, *keywords, kind="what", subject=PERSON, **fields):
    return Question(text, "en", kind, subject, keywords=keywords, synonyms=((),) * len(keywords), **fields)


def memory_of(account, hidden=()):
    return IndexedMemory(open_brain(account), hidden=frozenset(hidden))


def need_of(memory, asked):
    """Return the prepared question, and whether the one asked about is known."""
    path = PROFILE if asked.subject == PERSON else (memory.page_of(asked.subject) or "") if asked.subject else ""
    first = prepare(asked, path, {}, 1)
    tokens = [token for group in first.groups for token in group]
    return prepare(asked, path, memory.frequency(tokens), memory.total()), bool(path) or not asked.subject


def chosen(account, asked, hidden=()):
    memory = memory_of(account, hidden)
    need, known = need_of(memory, asked)
    return choose(need, gather(need, memory), memory, subject_known=known)


def texts(claims):
    return [claim.text for claim in claims]
