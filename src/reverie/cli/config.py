"""`reverie config`: each setting, its value and where it came from; `config set KEY VALUE`."""

import click

from reverie.app import settings as app_settings
from reverie.cli.output import emit


@click.group("config", invoke_without_command=True)
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
