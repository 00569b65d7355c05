"""Sessions of Nadia's for the tests of the store."""

from datetime import UTC, datetime, timedelta

import pytest

from reverie.model.session import Message, Session, Trust
from reverie.store.layout import Layout
from reverie.store.session_log import SessionLog

START = datetime(2026, 3, 2, 10, 14, tzinfo=UTC)


def chat(
    name="s01", texts=("In Kyoto we meet Sora City Lab.", "Noted."), *, started_at=START, native_ids=True, **fields
):
    messages = tuple(
        Message(
            "",
            "user" if number % 2 == 0 else "assistant",
            text,
            at=started_at + timedelta(minutes=number) if started_at else None,
            trust=Trust.PERSON if number % 2 == 0 else Trust.ASSISTANT,
            native_id=f"{name}-{number}" if native_ids else "",
        )
        for number, text in enumerate(texts)
    )
    return Session("", "Kyoto partners", "generic", started_at=started_at, native_id=name, messages=messages, **fields)


@pytest.fixture
def layout(tmp_path):
    return Layout(tmp_path, "nadia")


@pytest.fixture
def log(layout):
    return SessionLog(layout)
