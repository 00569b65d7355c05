"""`reverie config`: each setting, its value and where it came from; `config set KEY VALUE`."""

import shlex

import click

from reverie.app import settings as app_settings
from reverie.cli.output import emit


class _Settings(click.Group):
    """Says how a setting is set where one is named without `set`."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            known = {one.key for one in app_settings.KNOWN}
            if args[0].partition("=")[0] not in known:
                raise
            key, _, value = args[0].partition("=")
            value = shlex.quote(value or " ".join(args[1:])) if value or args[1:] else "VALUE"
            raise click.UsageError(f"To change a setting: reverie config set {key} {value}", ctx) from error


@click.group("config", invoke_without_command=True, cls=_Settings)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Show the settings of the account."""
    if ctx.invoked_subcommand is not None:
        return
    options = ctx.find_root().obj
    home = app_settings.home_path(options["home"])
    held = app_settings.load(home, options["account"])
    rows = [
        {"key": one.key, "value": held.values[one.key], "origin": held.origins[one.key], "doc": one.doc}
        for one in app_settings.KNOWN
    ]
    text = "\n".join(
        f"{row['key']} = {row['value'] or '(empty)'}   [{row['origin']}]\n    {row['doc']}" for row in rows
    )
    emit(ctx, {"home": str(home), "settings": rows}, f"home: {home}\n{text}")


@command.command("set")
@click.argument("key")
@click.argument("value")
@click.pass_context
def set_value(ctx: click.Context, key: str, value: str) -> int:
    """Set one setting of the account, e.g. `person.name Nadia`."""
    options = ctx.find_root().obj
    app_settings.store(app_settings.home_path(options["home"]), options["account"], key, value)
    emit(ctx, {"key": key, "value": value}, f"{key} = {value}")
    return 0
