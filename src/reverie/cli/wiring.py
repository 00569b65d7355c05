"""Builds what a command needs from the global options: the only reader of the clock."""

from datetime import UTC, datetime

import click

from reverie.app.reverie import Reverie
from reverie.errors import UsageError, shortened


def now_of(ctx: click.Context) -> datetime:
    """Return the time given with --now, else this machine's, aware and in UTC."""
    given = ctx.find_root().obj["now"]
    if given is None:
        return datetime.now(UTC)  # noqa: TID251 - here the clock is read, and nowhere below
    try:
        at = datetime.fromisoformat(given)
        return at.astimezone(UTC) if at.tzinfo is not None else at.replace(tzinfo=UTC)
    except (ValueError, OverflowError) as error:  # the ends of the calendar have no other zone to go to
        raise UsageError(
            f"--now {shortened(given)} is no ISO 8601 time.", hint="Write 2026-03-02T10:00:00Z."
        ) from error


def given_text(option: str, value: str | None) -> str:
    """Return the value of an option, an empty text where it was not given.

    Raises:
        UsageError: It was given, and is empty: what was meant cannot be told.
    """
    if value is not None and not value.strip():
        raise UsageError(f"{option} is empty.", hint=f"Give it a value, or leave {option} out.")
    return value or ""


def open_memory(ctx: click.Context, *, create: bool = False) -> Reverie:
    """Open the account of the global options."""
    options = ctx.find_root().obj
    return Reverie.open(options["home"], options["account"], now=now_of(ctx), create=create)
