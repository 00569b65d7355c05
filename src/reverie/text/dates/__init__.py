"""Dates: what the words of a message say about time, computed from the day they were said."""

from reverie.text.dates.finding import find_dates
from reverie.text.dates.mention import DateMention, Direction, Granularity, RoleHint
from reverie.text.dates.questions import resolve_question_period
from reverie.text.dates.spans import add_months, day_span, format_span, month_span, parse_span, week_span, year_span
from reverie.text.dates.tense import resolve_weekday
from reverie.text.dates.wording import render
from reverie.text.dates.zones import local_day

__all__ = [
    "DateMention",
    "Direction",
    "Granularity",
    "RoleHint",
    "add_months",
    "day_span",
    "find_dates",
    "format_span",
    "local_day",
    "month_span",
    "parse_span",
    "render",
    "resolve_question_period",
    "resolve_weekday",
    "week_span",
    "year_span",
]
