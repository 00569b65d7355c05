"""The entry point: global options before or after the command, commands loaded when called, errors as one sentence."""

import importlib
import io
import json
import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import click

from reverie.cli.system import explain
from reverie.errors import ReverieError, UsageError, shortened
from reverie.version import __version__

COMMANDS: dict[str, tuple[str, str]] = {
    # name: (module, one line for --help); the module has a click command called `command`
    "demo": ("demo", "Import five months of a sample person, dream, and ask a dozen questions."),
    "import": ("import_", "Bring in chat exports: ChatGPT, Claude Code, or the generic session file."),
    "dream": ("dream", "Turn new sessions into wiki pages; list, show or revert runs."),
    "ask": ("ask", "Answer a question from memory, with dates and citations."),
    "search": ("search", "Find claims, notes and messages by words."),
    "show": ("show", "Print a page, note, summary or transcript."),
    "why": ("why", "For each claim of a page: evidence, run, revision, predecessors."),
    "links": ("links", "Links out of a page and back to it."),
    "log": ("log", "History of the Brain or of one file."),
    "diff": ("diff", "What changed between two revisions."),
    "check": ("check", "Run the checks over pages."),
    "adopt": ("adopt", "Land changes made on disk by hand."),
    "materialize": ("materialize", "Copy the records for a need into a folder, with a manifest."),
    "forget": ("forget", "Remove a session, message, page or topic everywhere, with a certificate."),
    "session": ("session", "List sessions, show one."),
    "reindex": ("reindex", "Rebuild the search index from the files."),
    "config": ("config", "Show or set settings."),
}
GLOBAL_OPTIONS = {"--home": True, "--account": True, "--now": True, "--json": False}


FOLDER_OPTIONS = ("--home", "--into")
_SURROGATE = re.compile("[\ud800-\udfff]")


class LazyGroup(click.Group):
    """A group whose commands are imported when they are called, so that `--help` stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return every command name in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return one command."""
        entry = COMMANDS.get(cmd_name)
        if entry is None:
            return None
        command: click.Command = importlib.import_module(f"reverie.cli.{entry[0]}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, doc) for name, (_, doc) in COMMANDS.items()])


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--home", metavar="DIR", help="Where everything is kept (default: REVERIE_HOME, else the user data folder)."
)
@click.option("--account", metavar="NAME", default="me", show_default=True, help="Whose memory.")
@click.option("--now", metavar="ISO8601", help="The clock, for every command: 2026-03-02T10:00:00Z.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout; progress goes to stderr.")
@click.version_option(__version__, prog_name="reverie")
@click.pass_context
def group(ctx: click.Context, home: str | None, account: str, now: str | None, as_json: bool) -> None:
    """Memory for people who work with AI agents for months: chats in, a wiki with evidence out.

    Start with `reverie demo`, or `reverie import EXPORT`, `reverie dream`, `reverie ask "…"`.
    The global options may stand before or after the command.
    """
    ctx.obj = {"home": home, "account": account, "now": now, "json": as_json}


def hoist(arguments: Sequence[str]) -> list[str]:
    """Move global options to the front, wherever they stand; everything after `--` stays.

    >>> hoist(["ask", "Where?", "--json", "--home", "h"])
    ['--json', '--home', 'h', 'ask', 'Where?']
    """
    front: list[str] = []
    rest: list[str] = []
    pending = list(arguments)
    while pending:
        argument = pending.pop(0)
        name, equals, _ = argument.partition("=")
        if argument == "--":
            rest += [argument, *pending]
            break
        if name in GLOBAL_OPTIONS and (not equals or GLOBAL_OPTIONS[name]):
            front.append(argument)
            if GLOBAL_OPTIONS[name] and not equals and pending:
                front.append(pending.pop(0))
        else:
            rest.append(argument)
    return front + rest


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit with the promised code."""
    given = hoist(sys.argv[1:] if arguments is None else arguments)
    as_json = "--json" in given
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # the name of a file may hold bytes that no text has
    try:
        _check_text(given)
        result = group.main(args=given, prog_name="reverie", standalone_mode=False)
        sys.exit(result if isinstance(result, int) else 0)
    except click.exceptions.Exit as stop:
        sys.exit(stop.exit_code)
    except (click.Abort, KeyboardInterrupt):
        print("Stopped. What was finished is kept; the same command goes on from there.", file=sys.stderr)
        sys.exit(130)
    except click.ClickException as error:
        _report(UsageError(error.format_message(), hint="`reverie COMMAND --help` shows the options."), as_json=as_json)
    except ReverieError as error:
        _report(error, as_json=as_json)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:
        _report(explain(error), as_json=as_json)


def _check_text(given: Sequence[str]) -> None:
    """Refuse bytes that are no text where words are asked for; the names of files may hold any."""
    name = next((argument for argument in given if argument in COMMANDS), "")
    for before, argument in pairwise(("", *given)):
        if before in FOLDER_OPTIONS or argument.startswith(tuple(f"{option}=" for option in FOLDER_OPTIONS)):
            continue
        if name != "import" and not argument.isascii() and _SURROGATE.search(argument):
            raise UsageError(f"{shortened(argument)} is not text in UTF-8.", hint="Write it in UTF-8.")


def _report(error: ReverieError, *, as_json: bool) -> None:
    if as_json:
        body: dict[str, Any] = {"code": error.code, "message": error.message, "hint": error.hint}
        if error.path:
            body["path"] = error.path
        findings = getattr(error, "findings", ())
        if findings:
            body["findings"] = [
                {"rule": f.rule, "path": f.path, "line": f.line, "message": f.message} for f in findings
            ]
        print(json.dumps({"error": body}, ensure_ascii=False))
    else:
        where = f" [{error.path}]" if error.path and error.path not in error.message else ""
        print(f"reverie: {error.message}{where}", file=sys.stderr)
        if error.hint:
            print(f"  {error.hint}", file=sys.stderr)
    sys.exit(error.exit_code)
