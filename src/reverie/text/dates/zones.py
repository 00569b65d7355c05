"""Time zones: on which day something was said, where the person is."""

from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

_SOUTH = (
    "America/Sao_Paulo",
    "America/Argentina",
    "America/Buenos_Aires",
    "America/Montevideo",
    "America/Santiago",
    "America/Asuncion",
    "America/La_Paz",
    "America/Lima",
    "America/Bahia",
    "America/Recife",
    "America/Fortaleza",
    "America/Cuiaba",
    "America/Campo_Grande",
    "America/Maceio",
    "America/Araguaina",
    "Brazil/",
    "Africa/Johannesburg",
    "Africa/Maputo",
    "Africa/Luanda",
    "Africa/Harare",
    "Africa/Windhoek",
    "Australia/",
    "Pacific/Auckland",
    "Indian/Mauritius",
)


@lru_cache(maxsize=64)
def zone(name: str) -> tzinfo:
    """Return the zone of that name; UTC when nobody knows it.

    >>> zone("Mars/Olympus")
    datetime.timezone.utc
    """
    try:
        return ZoneInfo(name) if name else UTC
    except (KeyError, ValueError, OSError):
        return UTC


def local_day(at: datetime, timezone: str) -> date:
    """Return the calendar day of a moment for a person in that zone.

    >>> local_day(datetime(2025, 7, 14, 22, 30, tzinfo=UTC), "Asia/Shanghai")
    datetime.date(2025, 7, 15)
    """
    return local_time(at, timezone).date()


def local_time(at: datetime, timezone: str) -> datetime:
    """Return the moment as clocks show it there; at the far ends of the calendar the moment itself."""
    aware = at if at.tzinfo is not None else at.replace(tzinfo=UTC)
    try:
        return aware.astimezone(zone(timezone))
    except OverflowError:
        return aware + timedelta(0)


def is_southern(timezone: str) -> bool:
    """Tell whether summer is around January there.

    >>> is_southern("America/Sao_Paulo"), is_southern("Europe/Lisbon")
    (True, False)
    """
    return timezone.startswith(_SOUTH)
