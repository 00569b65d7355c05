"""Summaries: a session's weightiest statements in the order said, or its first request, never more than six lines."""

from dataclasses import replace

from reverie.dream.summarize import MOST_SENTENCES, summarize, summary_path
from reverie.model.reading import SessionReading
from tests.unit.dream.conftest import TODAY, saying, talk


def reading(account, *texts, sayings=(), **fields):
    session = talk(account, *texts, **fields)
    return SessionReading(session, 0, tuple(sayings))


def lines(page):
    return [claim.text for _, claim in page.claims()]


def test_statements_stand_in_the_order_in_which_they_were_said(account):
    said = [
        saying("Nadia likes okra.", kind="opinion"),
        saying("The report goes out as PDF.", kind="decision", message="m2"),
        saying("Nadia lives in Braga.", message="m3"),
    ]
    page = summarize(reading(account, "a", sayings=said), said, "Nadia", "2026-03-02")
    assert lines(page) == [one.statement.text for one in said]


def test_of_many_statements_the_weightiest_six_are_kept(account):
    small = [
        saying(f"Nadia muses about cloud {number}.", kind="remark", message=f"m{number}") for number in range(1, 9)
    ]
    decision = saying("The report goes out as PDF.", kind="decision", message="m9")
    page = summarize(reading(account, "a"), [*small, decision], "Nadia", "")
    assert len(lines(page)) == MOST_SENTENCES
    assert lines(page)[-1] == decision.statement.text


def test_the_same_sentence_stands_once(account):
    page = summarize(reading(account, "a"), [saying(), saying(message="m2")], "Nadia", "")
    assert len(lines(page)) == 1


def test_every_line_cites_the_message_that_says_it(account):
    said = [saying(message="m4", quote="I live in Braga now")]
    read = reading(account, "a")
    page = summarize(read, said, "Nadia", "")
    (evidence,) = next(iter(page.claims()))[1].evidence
    assert (evidence.session_id, evidence.message_id, evidence.quote) == (read.session.id, "m4", "I live in Braga now")


def test_a_session_that_states_nothing_is_summed_up_by_its_first_request(account):
    read = reading(account, "Draw me a plan of the courtyard, please.", "Here it is.", roles=("user", "assistant"))
    page = summarize(read, (), "Nadia", "")
    (line,) = lines(page)
    assert line.startswith("Nadia asked: “")
    assert "plan of the courtyard" in line


def test_where_nobody_says_anything_there_is_no_summary(account):
    assert summarize(reading(account, "Here is the digest.", roles=("assistant",)), (), "Nadia", "") is None


def test_the_header_says_when_how_long_and_by_whom(account):
    page = summarize(reading(account, "a", "b"), [saying()], "Nadia", "2026-03-02")
    header = page.frontmatter
    assert [header.get(key) for key in ("kind", "date", "messages", "engine")] == [
        "summary",
        "2026-03-02",
        "2",
        "extractive",
    ]


def test_the_summary_lies_in_the_folder_of_its_session(account):
    read = reading(account, "a")
    assert summary_path(read, TODAY) == f"{account.log.path(read.session.id)}/summary.md"


def test_a_title_leads_to_no_page(account):
    read = reading(account, "a")
    odd = replace(read, session=replace(read.session, title="Plans for [[the garden]]"))
    page = summarize(odd, [saying()], "Nadia", "")
    assert page.frontmatter.get("title") == "Plans for the garden"
    assert [section.heading for section in page.sections] == ["Plans for the garden"]
