from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from reverie.capture.found import Context, Notes
from reverie.capture.importers.times import read_time
from tests.unit.capture.samples import START, STARTED_AT

LISBON = ZoneInfo("Europe/Lisbon")


@pytest.mark.parametrize(
    "value",
    [
        START,
        int(START),
        START * 1e3,
        START * 1e6,
        START * 1e9,
        str(int(START)),
        "2026-03-02T10:14:00Z",
        "2026-03-02T10:14:00.000Z",
        "2026-03-02T12:14:00+02:00",
        "2026-03-02 10:14",
    ],
)
def test_one_moment_in_many_forms(value: object) -> None:
    assert read_time(value, Context("", Notes())) == STARTED_AT


def test_a_time_without_a_zone_is_read_in_the_given_one() -> None:
    at = read_time("2026-07-02T10:14:00", Context("", Notes(), LISBON))
    assert at == datetime(2026, 7, 2, 9, 14, tzinfo=UTC)
    assert at.tzinfo is UTC


@pytest.mark.parametrize(
    "value",
    ["soon", float("nan"), float("inf"), True, [], {}, -5, 0, 10**400, "1970-01-01T00:00:00Z", 1e20, "2999-01-01"],
)
def test_what_is_no_sound_time_is_none_and_counted(value: object) -> None:
    notes = Notes()
    assert read_time(value, Context("", notes)) is None
    assert sum(notes.counts.values()) == 1


@pytest.mark.parametrize("value", [None, ""])
def test_no_time_is_no_fault(value: object) -> None:
    notes = Notes()
    assert read_time(value, Context("", notes)) is None
    assert not notes.counts
