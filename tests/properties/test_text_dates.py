"""Dates for any text at any time: never an error, always in place, always the same."""

from datetime import UTC, date, timedelta, timezone

from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.model.statement import DateSpan
from reverie.text.dates import find_dates, format_span, parse_span, render, resolve_question_period

_WORDS = """
yesterday tomorrow last next this week month year ago in three 3 weeks days since until by on Friday Monday March May 2
2nd 31 2025 1999 29 February half a and the end of weekend summer for have lived from to - 2026-02-30
13/13/2025 99999 years
ontem há atrás três anos semanas que vem passado próxima sexta feira dia de março em até desde fim do mês daqui a
昨天 上 下 周 五 三 个 月 前 年 后 2025年 3月 31日 底 去年 从 到 起 了 一百 半 . , ! ? ;
"""
WORDS = st.sampled_from([*_WORDS.split(), "\n"])
TEXTS = st.one_of(
    st.text(max_size=80), st.lists(WORDS, max_size=14).map(" ".join), st.lists(WORDS, max_size=14).map("".join)
)
LANGUAGES = st.sampled_from(["en", "pt", "zh", "und", ""])
TIMES = st.one_of(
    st.none(),
    st.datetimes(timezones=st.just(UTC)),
    st.datetimes(timezones=st.sampled_from([timezone(timedelta(hours=14)), timezone(timedelta(hours=-12))])),
)
ZONES = st.sampled_from(["UTC", "Asia/Shanghai", "America/Sao_Paulo", "Pacific/Kiritimati", "", "../etc", "Europe"])


@settings(max_examples=400, deadline=None)
@given(TEXTS, LANGUAGES, TIMES, ZONES)
def test_mentions_lie_in_the_text_in_order_without_overlap(text, language, said_at, zone):
    mentions = find_dates(text, language, said_at, zone)
    at = 0
    for mention in mentions:
        assert at <= mention.start < mention.end <= len(text)
        assert mention.words == text[mention.start : mention.end]
        at = mention.end
    assert mentions == find_dates(text, language, said_at, zone)


@settings(max_examples=300, deadline=None)
@given(TEXTS, LANGUAGES, TIMES, ZONES)
def test_spans_run_forward_and_can_be_written_and_read_back(text, language, said_at, zone):
    for mention in find_dates(text, language, said_at, zone):
        span = mention.span
        if span.first is not None and span.last is not None:
            assert span.first <= span.last
        if span != DateSpan(None, None):
            assert parse_span(format_span(span)) == span
        else:
            assert mention.relative or said_at is None


@settings(max_examples=200, deadline=None)
@given(TEXTS, LANGUAGES, TIMES.filter(bool), ZONES)
def test_a_question_has_one_period_or_none(text, language, now, zone):
    span = resolve_question_period(text, language, now, zone)
    assert span is None or span.first is not None or span.last is not None


@given(st.dates(), st.dates(), st.sampled_from(["both", "first", "last"]))
def test_writing_and_reading_a_span_are_inverse(one, two, ends):
    first, last = min(one, two), max(one, two)
    span = {"both": DateSpan(first, last), "first": DateSpan(first, None), "last": DateSpan(None, last)}[ends]
    assert parse_span(format_span(span)) == span
    for language in ("en", "pt", "zh", "und"):
        assert (
            str(first.year) in render(span, language)
            or str(last.year) in render(span, language)
            or first < date(1000, 1, 1)
        )


@given(st.text(max_size=24))
def test_reading_a_span_never_fails(text):
    span = parse_span(text)
    if span is not None:
        assert parse_span(format_span(span)) == span
