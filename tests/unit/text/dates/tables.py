"""Reads the tables of date cases: a sentence, then what each mention in it comes to."""

from datetime import UTC, datetime

from reverie.text.dates import find_dates, format_span

SAID = datetime(2026, 5, 13, 12, 0, tzinfo=UTC)
"""A Wednesday."""


def rows(table: str) -> list[tuple[str, str]]:
    """Return (sentence, expected) of each line of a table; a line that starts with # is a heading."""
    found = []
    for line in table.strip().splitlines():
        line = line.strip()
        if line and not line.startswith("#"):
            sentence, _, expected = line.partition(" => ")
            found.append((sentence.strip(), expected.strip().removesuffix("=>").strip()))
    return found


def summary(sentence: str, language: str, said: datetime | None = SAID, zone: str = "Europe/Lisbon") -> str:
    """Return the mentions of a sentence as the tables write them: span, then the role when there is one."""
    return "; ".join(
        f"{format_span(m.span) or '?'} {m.role_hint}".strip() for m in find_dates(sentence, language, said, zone)
    )
