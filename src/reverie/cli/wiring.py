"""Builds what a command needs from the global options: the only reader of the clock and the environment."""

from datetime import UTC, datetime

import click

from reverie.app.reverie import Reverie
from reverie.errors import UsageError


def now_of(ctx: click.Context) -> datetime:
    """Return the time given with --now, else this machine's, aware and in UTC."""
    given = ctx.find_root().obj["now"]
    if not given:
        return datetime.now(UTC)  # noqa: TID251 - here the clock is read, and nowhere below
    try:
        at = datetime.fromisoformat(given)
    except ValueError as error:
        raise UsageError(f"--now {given!r} is no ISO 8601 time.", hint="Write 2026-03-02T10:00:00Z.") from error
    return at.astimezone(UTC) if at.tzinfo is not None else at.replace(tzinfo=UTC)


def open_memory(ctx: click.Context, *, create: bool = False) -> Reverie:
    """Open the account of the global options."""
    options = ctx.find_root().obj
    return Reverie.open(options["home"], options["account"], now=now_of(ctx), create=create)
