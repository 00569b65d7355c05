"""What find_dates promises besides the days: places, words, unknown times, zones, directions."""

from datetime import UTC, datetime

import pytest

from reverie.text.dates import find_dates, format_span, resolve_question_period
from tests.unit.text.dates.tables import SAID


def days(sentence, language, said, zone="UTC"):
    return [format_span(m.span) for m in find_dates(sentence, language, said, zone)]


def at(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


@pytest.mark.parametrize(
    ("sentence", "language", "said", "zone", "day"),
    [
        ("Yesterday the boiler broke.", "en", "2025-03-02T09:00:00Z", "Europe/Lisbon", "2025-03-01"),
        ("昨天我买了一面鼓。", "zh", "2025-07-14T22:30:00Z", "Asia/Shanghai", "2025-07-14"),
        ("Yesterday we signed the lease.", "en", "2024-03-01T10:00:00Z", "UTC", "2024-02-29"),
        ("The test is due in one month.", "en", "2025-01-31T10:00:00Z", "UTC", "2025-02-28"),
        ("A year ago today I quit smoking.", "en", "2024-02-29T10:00:00Z", "UTC", "2023-02-28"),
        ("On Thursday I saw the heron.", "en", "2025-03-03T10:00:00Z", "UTC", "2025-02-27"),
        ("It must be paid by the end of the month.", "en", "2024-02-10T10:00:00Z", "UTC", "2024-02-29"),
        ("Anteontem fiz a prova.", "pt", "2025-03-01T10:00:00Z", "America/Sao_Paulo", "2025-02-27"),
        ("I moved from Porto to Braga on Saturday.", "en", "2025-06-02T18:00:00Z", "UTC", "2025-05-31"),
    ],
)
def test_reported_bugs_stay_mended(sentence, language, said, zone, day):
    assert days(sentence, language, at(said), zone) == [day]


def test_the_words_stand_at_their_place():
    text = "Boxes everywhere. I moved on Saturday, and since May 2025 I had waited."
    for mention in find_dates(text, "en", SAID):
        assert text[mention.start : mention.end] == mention.words


@pytest.mark.parametrize(("text", "language"), [("I moved yesterday", "en"), ("há três anos", "pt"), ("上周二", "zh")])
def test_relative_words_without_a_time_are_told_but_not_resolved(text, language):
    (mention,) = find_dates(text, language, None)
    assert (mention.span.first, mention.span.last, mention.relative, mention.direction) == (None, None, True, "")


def test_a_full_date_needs_no_time():
    (mention,) = find_dates("signed on 2 March 2026", "en", None)
    assert format_span(mention.span) == "2026-03-02"
    assert not mention.relative


def test_a_date_without_a_year_depends_on_when_it_was_said():
    (mention,) = find_dates("My birthday is March 3", "en", SAID)
    assert mention.yearless
    assert mention.relative


def test_direction_is_told_from_the_day_of_saying():
    found = find_dates("I moved last week and fly next week, busy today", "en", SAID)
    assert [m.direction for m in found] == ["past", "future", ""]


def test_the_caller_may_say_which_way_a_weekday_points():
    ahead = find_dates("Saturday", "en", SAID, future=True)[0].span.first
    back = find_dates("Saturday", "en", SAID, future=False)[0].span.first
    assert ahead is not None
    assert back is not None
    assert (ahead - back).days == 7


def test_an_unknown_zone_counts_as_utc():
    assert days("yesterday", "en", SAID, "Mars/Olympus") == days("yesterday", "en", SAID, "UTC")


def test_any_other_language_is_read_as_english():
    assert days("yesterday", "und", SAID) == days("yesterday", "en", SAID)


@pytest.mark.parametrize(
    ("text", "language"),
    [("31 February 2025", "en"), ("30 de fevereiro de 2025", "pt"), ("2025年2月30日", "zh"), ("999 years ago", "en")],
)
def test_days_that_no_calendar_has_are_no_dates(text, language):
    assert all(m.granularity != "day" or "2025" not in m.words for m in find_dates(text, language, SAID))


@pytest.mark.parametrize(
    ("question", "language", "expected"),
    [
        ("Where did I live in March 2025?", "en", "2025-03"),
        ("Where did I live in March?", "en", "2026-03"),
        ("What did I do in June?", "en", "2025-06"),
        ("What did I do in May?", "en", "2026-05"),
        ("What did I plan last year?", "en", "2025"),
        ("What happened since 2024?", "en", "2024-01-01.."),
        ("Where did I live before 2024?", "en", "..2023-12-31"),
        ("Where did I live until 2019?", "en", "..2019-12-31"),
        ("What will I do in June?", "en", "2026-06"),
        ("Where do I live?", "en", None),
        ("Onde vivia eu em março de 2025?", "pt", "2025-03"),
        ("Onde vivia eu em junho?", "pt", "2025-06"),
        ("O que fiz no ano passado?", "pt", "2025"),
        ("Onde vivia antes de 2024?", "pt", "..2023-12-31"),
        ("Onde moro?", "pt", None),
        ("我2025年3月住在哪里？", "zh", "2025-03"),
        ("去年我在哪里工作？", "zh", "2025"),
        ("我2024年之前住在哪里？", "zh", "..2023-12-31"),
        ("我住在哪里？", "zh", None),
    ],
)
def test_the_time_a_question_asks_about(question, language, expected):
    span = resolve_question_period(question, language, SAID, "Europe/Lisbon")
    assert (format_span(span) if span else None) == expected


def test_questions_are_asked_in_the_askers_zone():
    late = datetime(2026, 1, 1, 1, 0, tzinfo=UTC)
    span = resolve_question_period("What did I do this year?", "en", late, "America/Sao_Paulo")
    assert span is not None
    assert format_span(span) == "2025"
