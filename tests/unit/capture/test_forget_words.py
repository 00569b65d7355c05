"""Titles, traces, redaction and scan: the parts of a forgetting that need no account."""

import pytest

from reverie.capture.forget.redactor import Redactor
from reverie.capture.forget.scan import Scanner
from reverie.capture.forget.title import is_made_from, title_left
from reverie.capture.forget.traces import Kept, Traces
from reverie.model.session import Message, Session, Trust

GONE = "I take part in a sleep study at the Lindqvist clinic, with Dr. Ewa Brandt."
GOATS = "I keep two goats, Pip and Moss."
PLACE = ("7f3ak2m9qx", "m1")
PAGE = (
    '---\ntitle: "Nadia"\nkind: "person"\nsummary: "Nadia sleeps badly."\n---\n# Nadia\n\n## Now\n'
    "- Nadia sleeps badly. [cite:1] ^k1\n- Nadia keeps goats. [cite:2] ^k2\n\n"
    '[cite:1]: ../../sessions/undated/7f3ak2m9qx/transcript.md#m1 "I sleep so badly"\n'
    '[cite:2]: ../../sessions/undated/7f3ak2m9qx/transcript.md#m2 "I keep two goats"\n'
)
PATH = "knowledge/entities/nadia.md"


def traces(kept: str = GOATS, gone: str = GONE, written: tuple[str, ...] = ()) -> Traces:
    return Traces.of([gone], written, Kept([kept]))


def test_only_what_stands_nowhere_else_is_a_trace():
    found = traces()
    assert "lindqvist" in found.names
    assert not traces(kept=f"{GOATS} Lindqvist is a village.").names_it("Lindqvist")
    assert all(run.casefold() not in GOATS.casefold() for run in found.runs)
    assert traces(kept=GONE) == Traces()


def test_words_of_every_memory_are_no_names():
    assert "title" not in traces(gone="We call it the Title and the Message of our Session.").names


@pytest.mark.parametrize(
    "line",
    ["- [[nadia]] – Nadia takes part in a sleep study at the …", "- 2026-03-02 – Ewa called.", GONE.upper()],
)
def test_lines_that_tell_of_it_are_marked(line):
    assert traces().mark(line)


def test_other_lines_are_not():
    assert not traces().mark("- [[goats]] – Two goats, Pip and Moss.")


@pytest.mark.parametrize(
    ("title", "is_gone"),
    [("Sleep study at Lindqvist", True), ("I take part in a sleep study…", True), ("Two goats", False), ("", False)],
)
def test_a_title_goes_with_the_words_it_was_made_from(title, is_gone):
    assert is_made_from(title, [GONE], [GOATS]) is is_gone


def test_a_session_gets_a_title_from_what_is_left():
    messages = tuple(
        Message(f"m{number}", "user", text, trust=Trust.PERSON) for number, text in enumerate((GONE, GOATS), start=1)
    )
    session = Session("7f3ak2m9qx", "Sleep study", "chatgpt", messages=messages)
    assert title_left(session, {"m1"}) == GOATS
    assert title_left(session, {"m2"}) is None


def test_a_page_loses_its_claims_and_is_summed_up_anew():
    kept = Redactor(frozenset({PLACE})).page(PATH, PAGE)
    assert kept is not None
    assert "badly" not in kept
    assert 'summary: "Nadia keeps goats."' in kept
    assert Redactor(frozenset({PLACE})).page(PATH, kept) == kept


def test_a_page_that_it_does_not_concern_stays_byte_for_byte():
    assert Redactor(frozenset({("9c10h4t8zb", "m1")}), traces()).rewrite(PATH, PAGE.encode()) == PAGE.encode()


def test_a_claim_goes_for_a_name_that_only_the_forgotten_gave():
    text = PAGE.replace("Nadia keeps goats.", "Nadia keeps goats with Brandt.")
    kept = Redactor(frozenset({PLACE}), traces()).page(PATH, text)
    assert kept is None


def test_links_to_a_page_that_goes_become_words():
    text = PAGE.replace("Nadia keeps goats.", "Nadia keeps [[old-barn|goats]].")
    redactor = Redactor(
        frozenset({PLACE}), gone=frozenset({"knowledge/x/old-barn.md"}), gone_names=frozenset({"old-barn"})
    )
    kept = redactor.page(PATH, text)
    assert kept is not None
    assert "[[" not in kept
    assert "Nadia keeps goats." in kept


def test_generated_files_lose_lines():
    text = "# Timeline\n\n## 2026-03\n- 2026-03-02 – Ewa called. – [[nadia|Nadia]]\n- 2026-03-01 – Two goats. – [[x]]\n"
    kept = Redactor(frozenset({PLACE}), traces()).rewrite("knowledge/timeline.md", text.encode())
    assert kept == b"# Timeline\n\n## 2026-03\n- 2026-03-01 \xe2\x80\x93 Two goats. \xe2\x80\x93 [[x]]\n"


def test_files_that_are_no_records_stay():
    assert Redactor(frozenset({PLACE}), traces()).rewrite(".gitignore", b"Brandt") == b"Brandt"


@pytest.mark.parametrize(
    "content",
    [
        GONE.encode(),
        b'{"text":"so it is:\\nI take part in a sleep study at the Lindqvist clinic"}',
        b"\x00\x01lindqvist\xff",
        "> “Lindqvist”".encode(),
    ],
)
def test_the_scan_finds_it_in_any_bytes(content):
    assert list(Scanner(traces()).find(content))


@pytest.mark.parametrize("content", [GOATS.encode(), b"", b"lindqvistia", b"pewab", bytes(range(256)) * 50])
def test_the_scan_finds_nothing_else(content):
    assert list(Scanner(traces()).find(content)) == []


def test_chinese_runs_are_found_inside_longer_ones():
    found = Traces.of(["我在林德奎斯特诊所参加睡眠研究项目"], [], Kept(["我养了两只山羊"]))
    assert list(Scanner(found).find("她说我在林德奎斯特诊所参加睡眠研究项目了".encode()))
    assert not list(Scanner(found).find("她说我养了两只山羊".encode()))
