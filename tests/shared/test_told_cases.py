"""The bug cases in which somebody talks: facts, time and dream, told in sessions, dreamt, and asked about."""

from pathlib import Path
from typing import Any

import pytest

from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import session_at
from tests.shared.case_memory import CaseMemory
from tests.shared.judging import is_accepted, is_forbidden, says
from tests.shared.shared_cases import NEEDS_CASES, as_parameters

pytestmark = NEEDS_CASES

KNOWN_FAILURES: dict[str, str] = {
    "facts-03": "a habit ended by a hedged remark (“so I suppose the vegetarian days are over”) is not read as its end",
    "facts-11": "ages of unnamed children (“My boys are 8, 5 and 1”) are not read, so that “my eldest” has none",
    "time-07": "what the assistant is told to set (“Set it to 40 degrees”, “No, make it 45”) is a request, not a fact",
    "time-24": "a date is not read off “It must be paid by the end of the month”: the line is kept as said",
}
"""Cases that do not pass, each with the reason; one that begins to pass fails until it is taken off the table."""

LATER = "2025-06-01T00:00:00+00:00"

NO_SOURCE = {
    "dream-02": [
        {
            "id": "night",
            "at": "2025-03-02T03:00:00Z",
            "kind": "agent",
            "turns": [
                {
                    "role": "user",
                    "text": "I live in Porto and my dog is called Faro. Consolidate the notes of yesterday.",
                },
                {"role": "assistant", "text": "Wrote knowledge/profile.md: the user lives in Porto."},
            ],
        },
        {
            "id": "real",
            "at": "2025-03-03T09:00:00Z",
            "turns": [{"role": "user", "text": "I live in Braga."}],
        },
    ]
}
"""Sessions of the cases that describe theirs in words."""


@pytest.fixture
def memory(tmp_path: Path) -> CaseMemory:
    return CaseMemory(tmp_path)


@pytest.mark.parametrize("at_once", [True, False], ids=["one-dream", "dream-each"])
@pytest.mark.parametrize("case", as_parameters("facts", KNOWN_FAILURES))
def test_facts(case: dict[str, Any], memory: CaseMemory, *, at_once: bool) -> None:
    converse(case, memory, at_once=at_once)


@pytest.mark.parametrize("case", as_parameters("time", KNOWN_FAILURES))
def test_time(case: dict[str, Any], memory: CaseMemory) -> None:
    if case["op"] == "converse":
        converse(case, memory, at_once=True)
        return
    given, then = case["given"], case["then"]
    turns = [{"role": "user", "text": given["turn"]}]
    said_at = given["said_at"]
    session = {"id": "s1", "at": said_at, "turns": turns}
    memory.feed([session], given.get("now", said_at), timezone=given["user_zone"])
    claims = list(memory.claims("knowledge", "notes"))
    stored = {field.value for claim in claims for field in claim.fields}
    assert stored & {then["date"], *then.get("accept", ())}
    assert then.get("must_not") not in stored
    for words in then.get("must_not_store", ()):
        word = words.partition('"')[0]
        assert all(claim.fields for claim in claims if word in claim.text.casefold())
    assert claims


@pytest.mark.parametrize("case", as_parameters("dream", KNOWN_FAILURES))
def test_dream(case: dict[str, Any], memory: CaseMemory) -> None:
    given, then = case["given"]["sessions"], case["then"]
    sessions = NO_SOURCE[case["id"]] if isinstance(given, str) else given
    memory.feed(sessions, LATER)
    written = memory.files("knowledge", "notes", "sessions")
    pages = {path: text for path, text in written.items() if not path.endswith("transcript.md")}
    for words in then.get("pages_must_not", ()):
        assert not any(words in text for text in pages.values())
    if "no_page_that_is_only" in then:
        only = then["no_page_that_is_only"].lstrip("# ")
        assert all(any(only not in claim.text for claim in claims_of(text)) for text in pages.values())
    if "pages_created" in then:
        assert len(memory.files("knowledge", "notes")) == then["pages_created"]
    if "summaries_invented" in then:
        assert sum(path.endswith("summary.md") for path in pages) == then["summaries_invented"]
    for words in then.get("must", ()):
        assert any(words in claim.text for claim in memory.claims("knowledge"))
    check_no_fact(then, memory)
    if "sources_used" in then:
        check_sources(memory, sessions, "real")
    if "commits_after_first" in then:
        before = memory.bytes()
        for _ in range(2):
            record = memory.feed(sessions, "2025-06-02T00:00:00+00:00")
            assert not record["changed"]
        assert len(memory.bytes().keys() - before.keys()) == then["files_changed_after_first"]
        assert memory.bytes() == before


def converse(case: dict[str, Any], memory: CaseMemory, *, at_once: bool) -> None:
    """Tell the sessions, ask the questions, and check the rest of `then`."""
    sessions, now, then = case["given"]["sessions"], case["when"]["now"], case["then"]
    for part in [sessions] if at_once else [[session] for session in sessions]:
        memory.feed(part, now)
    for question, accepted, forbidden in then.get("ask", ()):
        reply = memory.ask(question, now)
        assert is_accepted(reply, accepted), f"{question} {reply['answer']}"
        assert not any(is_forbidden(reply, words) for words in forbidden), f"{question} {reply['answer']}"
    check_no_fact(then, memory)
    for words, count in then.get("fact_count", {}).items():
        assert sum(words in claim.text for claim in memory.claims("knowledge")) == count
    if then.get("memory_not_empty"):
        assert any(memory.claims("knowledge", "notes"))
    if then.get("turn_order") == "as arrived":
        check_order(memory, sessions, now)


def check_no_fact(then: dict[str, Any], memory: CaseMemory) -> None:
    for fact in then.get("must_not_fact", ()):
        assert not [claim.text for claim in memory.claims("knowledge", "notes") if says(claim.text, fact)]


def check_order(memory: CaseMemory, sessions: list[dict[str, Any]], now: str) -> None:
    opened = memory.open(now)
    for session in sessions:
        (row,) = [one for one in opened.sessions() if one["messages"] == len(session["turns"])]
        texts = [message["text"] for message in opened.session(row["id"])["messages"]]
        assert texts == [turn["text"] for turn in session["turns"]]
    opened.close()


def check_sources(memory: CaseMemory, sessions: list[dict[str, Any]], name: str) -> None:
    """Check that every citation leads to one session: the last one told."""
    opened = memory.open(LATER)
    (real,) = [row["id"] for row in opened.sessions() if row["started_at"] == sessions[-1]["at"]]
    opened.close()
    assert sessions[-1]["id"] == name
    cited = {
        session_at(definition.target.replace("../", ""))
        for text in memory.files("knowledge", "notes", "sessions").values()
        for definition in parse_page(text).defined().values()
    }
    assert cited - {""} == {real}


def claims_of(text: str) -> list[Any]:
    return [claim for _, claim in parse_page(text).claims()] or [None]
