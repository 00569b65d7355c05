"""Spans written, read and worded."""

from datetime import date

import pytest

from reverie.model.statement import DateSpan
from reverie.text.dates import (
    add_months,
    format_span,
    month_span,
    parse_span,
    render,
    resolve_weekday,
    week_span,
    year_span,
)


@pytest.mark.parametrize(
    "text", ["2026", "2026-05", "2026-05-10", "2026-03-20..2026-05-10", "..2026-03-20", "2026-03-20..", "0999-01-02"]
)
def test_what_is_read_is_written_the_same(text):
    span = parse_span(text)
    assert span is not None
    assert format_span(span) == text


@pytest.mark.parametrize(
    "text",
    ["", "..", "May", "2026-13", "2026-02-30", "26-05-10", "2026-05-10..2026-05-01", "2026-5-1", "2026..x", "0000"],
)
def test_what_is_no_span_is_refused(text):
    assert parse_span(text) is None


def test_nothing_known_is_written_as_nothing():
    assert format_span(DateSpan(None, None)) == render(DateSpan(None, None), "en") == ""


@pytest.mark.parametrize(
    ("span", "english", "portuguese", "chinese"),
    [
        (DateSpan(date(2026, 5, 10), date(2026, 5, 10)), "2026-05-10", "2026-05-10", "2026-05-10"),
        (month_span(2026, 5), "2026-05", "2026-05", "2026-05"),
        (year_span(2026), "2026", "2026", "2026"),
        (week_span(date(2026, 5, 6)), "the week of 2026-05-04", "a semana de 2026-05-04", "2026-05-04那一周"),
        (
            DateSpan(date(2019, 1, 1), date(2021, 12, 31)),
            "2019 to 2021",
            "2019 a 2021",
            "2019至2021",
        ),
        (DateSpan(None, date(2026, 3, 20)), "up to 2026-03-20", "até 2026-03-20", "2026-03-20为止"),
        (DateSpan(date(2026, 3, 20), None), "from 2026-03-20 on", "a partir de 2026-03-20", "2026-03-20起"),
    ],
)
def test_spans_in_words(span, english, portuguese, chinese):
    assert [render(span, code) for code in ("en", "pt", "zh", "und")] == [english, portuguese, chinese, english]


def test_months_are_clamped_and_go_both_ways():
    assert add_months(date(2025, 1, 31), 1) == date(2025, 2, 28)
    assert add_months(date(2024, 2, 29), 12) == date(2025, 2, 28)
    assert add_months(add_months(date(2025, 5, 15), 7), -7) == date(2025, 5, 15)


@pytest.mark.parametrize("weekday", range(7))
def test_a_weekday_is_never_the_day_itself(weekday):
    today = date(2026, 5, 13)
    before = resolve_weekday(weekday, today, future=False)
    after = resolve_weekday(weekday, today, future=True)
    assert before < today < after
    assert before.weekday() == after.weekday() == weekday
    assert (today - before).days <= 7
    assert (after - today).days <= 7
