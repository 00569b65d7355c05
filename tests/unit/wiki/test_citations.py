import pytest

from reverie.wiki.citations import LONGEST, count_words, fit_quote, holds, page_marks, quote_problem
from reverie.wiki.definitions import escape_quote, evidence_at, read_definition, same_words, unescape_quote

MESSAGE = (
    "Hello!\n\nI am unhappy about the report,\nso send it as  PDF, never PNG.\n\nWe live at Café Lima. 我住在波尔图。"
)


@pytest.mark.parametrize(
    "quote",
    [
        "send it as PDF, never PNG",
        "about the report, so send",
        "live at Cafe\u0301 Lima",
        "我住在波尔图",
    ],
)
def test_words_that_stand_there_hold(quote):
    assert holds(quote, MESSAGE)


@pytest.mark.parametrize(
    ("quote", "why"),
    [
        ("send it as pdf, never png", "does not hold these words"),
        ("happy about the report", "inside a word"),
        ("unhappy about the repo", "inside a word"),
        ("never PNG. We live at Café Lima", "two paragraphs"),
        ("never PNG.\n\nWe live at Café Lima", "two paragraphs"),
        ("the report", "fewer than 3"),
        ("  ", "empty"),
        ("x" * (LONGEST + 1), "at most"),
    ],
)
def test_words_that_do_not_hold_say_why(quote, why):
    assert why in quote_problem(quote, MESSAGE)


def test_a_whole_message_may_be_short():
    assert holds("Yes, please.", "Yes,  please.")
    assert not holds("Yes", "Yes, please.")
    assert holds("好", "好")


def test_quotations_are_fitted_to_hold():
    assert fit_quote("at Café Lima", MESSAGE) == "live at Café Lima."
    assert holds(fit_quote("the report", MESSAGE), MESSAGE)
    assert fit_quote("nowhere", MESSAGE) is None
    assert fit_quote("Yes", "Yes, ok.") == "Yes, ok."
    long = "word " * 100
    cut = fit_quote(long, f"Well, {long}")
    assert len(cut) <= LONGEST
    assert holds(cut, f"Well, {long}")
    assert holds(fit_quote("波尔图", MESSAGE), MESSAGE)


def test_content_words_leave_small_words_out_in_three_languages():
    assert count_words("it is the report of the sprint") == 2
    assert count_words("o relatório é do sprint") == 2
    assert count_words("她的报告") == 1


def test_marks_in_examples_do_not_count():
    text = "So:\n\n```\nSlate. [cite:3]\n```\n\nand `[cite:4]`. Two wheels. [cite:1]\n\n[cite:1]: x\n"
    assert page_marks(text) == [1]
    assert page_marks("none") == []


@pytest.mark.parametrize(
    "words", ['"', "\\", '\\"', "&amp;", "&", "R&D; &copy;", "C:\\temp", "C:\\", "&#34;", "中\\文", "*_[]<>"]
)
def test_escaping_is_undone_by_reading(words):
    line = f'[cite:1]: a/transcript.md#m1 "{escape_quote(words)}"'
    assert read_definition(line).evidence.quote == words
    assert unescape_quote(escape_quote(words)) == words


def test_other_definitions_of_commonmark_are_not_ours():
    assert read_definition("[cite:1]: a.md 'x'") is None
    assert read_definition('[cite:1]: <a b> "x') is None
    assert evidence_at("https://example.test/#m1", "x").session_id == ""
    assert evidence_at("../connectors/calendar/e1/transcript.md#m1.a2", "x").message_id == "m1.a2"
    assert same_words("a  b", "a b")


def test_definitions_resolve_in_an_independent_commonmark_reader():
    markdown = pytest.importorskip("markdown_it").MarkdownIt()
    words = 'say "R&amp;D" \\" & C:\\x'
    html = markdown.render(
        f'A. [cite:1] [cite:2]\n\n[cite:1]: t.md#m1 "{escape_quote(words)}"\n[cite:2]: t.md#m2 "b"\n'
    )
    assert html.count("<a ") == 2
    tokens = markdown.parse(f'[cite:1]\n\n[cite:1]: t.md#m1 "{escape_quote(words)}"\n')
    assert tokens[1].children[0].attrGet("title") == words
