"""The entry point: global options anywhere, one document whatever happens, exit codes as promised."""

import io
import json
import re
import subprocess
import sys
from datetime import UTC, date, datetime

import click
import pytest

from reverie.cli.main import COMMANDS, hoist, main
from reverie.cli.output import ProgressLine, emit, plain
from reverie.errors import ReverieError
from reverie.model.change import Finding
from tests.unit.app.conftest import KYOTO, export, session

PROFILE = "knowledge/profile.md"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (["ask", "Where?", "--json"], ["--json", "ask", "Where?"]),
        (["ask", "--home", "h", "Where?"], ["--home", "h", "ask", "Where?"]),
        (["ask", "--home=h", "Where?"], ["--home=h", "ask", "Where?"]),
        (["--now", "2026-03-02", "dream", "--account", "otto"], ["--now", "2026-03-02", "--account", "otto", "dream"]),
        (["search", "--", "--json"], ["search", "--", "--json"]),
        (["ask", "--json=yes"], ["ask", "--json=yes"]),
        (["ask", "Where?", "--home"], ["--home", "ask", "Where?"]),
        ([], []),
    ],
)
def test_global_options_move_to_the_front(given, expected):
    assert hoist(given) == expected
    assert hoist(hoist(given)) == hoist(given) or given[-1:] == ["--home"]


def error_of(outcome):
    (body,) = outcome.document.values()
    assert outcome.document.keys() == {"error"}
    assert body.keys() >= {"code", "message", "hint"}
    assert body["message"]
    assert "Traceback" not in outcome.err
    return body


@pytest.mark.parametrize(
    ("arguments", "code", "name"),
    [
        (["frobnicate"], 2, "usage"),
        (["ask"], 2, "usage"),
        (["ask", "  "], 2, "usage"),
        (["ask", "Where?", "--as-of", "soon"], 2, "usage"),
        (["search", "x", "-k", "0"], 2, "usage"),
        (["search", "x", "--in", "attic"], 2, "usage"),
        (["diff", "a", "b"], 2, "usage"),
        (["forget"], 2, "usage"),
        (["forget", "x", "--session", "y"], 2, "usage"),
        (["forget", "--message", "nonsense"], 2, "usage"),
        (["materialize", "--into", "x"], 2, "usage"),
        (["config", "set", "person.colour", "green"], 2, "usage"),
        (["show", "Otto"], 3, "unknown_record"),
        (["why", f"{PROFILE}#^k99"], 3, "unknown_record"),
        (["session", "show", "nosuchsession"], 3, None),
        (["dream", "show", "run99"], 3, None),
        (["import", "no-such-file.json"], 3, "bad_input"),
        (["import", "no-such-file.json", "--format", "papyrus"], 2, "usage"),
        (["import", "no-such-file.json", "--tz", "Mars/Olympus"], 2, "usage"),
    ],
)
def test_errors_say_what_happened_and_what_to_do(dreamt, arguments, code, name):
    outcome = dreamt(*arguments)
    assert outcome.code == code
    body = error_of(outcome)
    assert name is None or body["code"] == name
    assert body["hint"]


def test_errors_for_people_go_to_stderr(dreamt):
    outcome = dreamt("show", "Otto", as_json=False)
    assert (outcome.code, outcome.out) == (3, "")
    assert outcome.err.startswith("reverie: ")


def test_an_account_that_is_not_there(call):
    outcome = call("ask", "Where do I live?", account="otto")
    assert outcome.code == 3
    assert error_of(outcome)["code"] == "unknown_record"


@pytest.mark.parametrize("name", ["../otto", "OTTO", "", "con"])
def test_a_name_that_cannot_be_an_account(call, name):
    assert call("ask", "Where do I live?", account=name).code == 3


def test_a_clock_that_is_no_time(call):
    outcome = call("ask", "Where do I live?", "--now", "yesterday")
    assert outcome.code == 2
    assert "ISO 8601" in error_of(outcome)["hint"] + error_of(outcome)["message"]


def test_what_a_guard_refuses_exits_with_four_and_names_the_file(dreamt, tmp_path):
    file = tmp_path / "home/accounts/me/memory" / PROFILE
    file.write_text(file.read_text("utf-8") + "\nA line by hand.\n", "utf-8")
    new = export(tmp_path, session("s02", "I moved from Porto to Braga.", days=30), name="new.json")
    assert dreamt("import", str(new)).code == 0
    outcome = dreamt("dream")
    assert outcome.code == 4
    assert error_of(outcome)["path"] == PROFILE
    assert "adopt" in error_of(outcome)["hint"]


def test_part_of_an_import_that_fails_exits_with_one_and_reports(call, tmp_path):
    good, bad = session("s01", *KYOTO), {"id": "s02", "messages": [{"role": "narrator", "text": "x"}]}
    outcome = call("import", str(export(tmp_path, good, bad)))
    assert outcome.code == 1
    assert (outcome.document["imported"], outcome.document["failed"], outcome.document["found"]) == (1, 1, 2)


def test_nothing_but_the_document_is_on_stdout(call, tmp_path):
    outcome = call("import", str(export(tmp_path, session("s01", *KYOTO))))
    assert outcome.out.count("\n") == 1
    assert json.loads(outcome.out)


def test_help_lists_every_command_without_loading_any():
    code = "import sys; from reverie.cli.main import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
    code += "print([name for name in sys.modules if name.startswith('reverie.') and '.cli.' not in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    *shown, modules = done.stdout.splitlines()
    for name in COMMANDS:
        assert any(re.match(rf"\s+{name}\b", line) for line in shown)
    heavy = ("reverie.app", "reverie.store", "reverie.brain", "reverie.text")
    assert not [name for name in json.loads(modules.replace("'", '"')) if name.startswith(heavy)]


def test_a_command_loads_no_grammar_no_git_and_no_database_before_it_needs_them():
    heavy = ("reverie.text.english", "reverie.text.portuguese", "reverie.text.chinese", "pygit2", "sqlalchemy")
    code = f"import sys, reverie.app.reverie; print([name for name in sys.modules if name.startswith({heavy})])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_question_loads_the_grammar_of_its_language_alone():
    code = "import sys; from reverie.text.grammars import grammar_of; grammar_of('我住在成都。')\n"
    code += "loaded = {name.split('.')[2] for name in sys.modules if name.count('.') > 2}\n"
    code += "print(*{'english', 'portuguese', 'chinese'} & loaded)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "chinese\n"


@pytest.mark.parametrize("name", [*COMMANDS])
def test_every_command_explains_itself(name, capsys):
    with pytest.raises(SystemExit) as stopped:
        main([name, "--help"])
    assert stopped.value.code == 0
    assert "Usage: reverie" in capsys.readouterr().out


def test_an_interruption_says_that_what_was_finished_is_kept(call, monkeypatch, capsys):
    def interrupt(*_arguments, **_more):
        raise KeyboardInterrupt

    monkeypatch.setattr("reverie.cli.main.group.main", interrupt)
    outcome = call("dream")
    assert outcome.code == 130
    assert "kept" in outcome.err


def test_findings_of_a_refused_change_are_in_the_document(call, monkeypatch):
    class RefusedChangeError(ReverieError):
        findings = (Finding(PROFILE, 3, "evidence", "no citation"),)

    def refuse(*_arguments, **_more):
        raise RefusedChangeError("This does not hold.", path=PROFILE)

    monkeypatch.setattr("reverie.cli.main.group.main", refuse)
    body = call("dream").document["error"]
    assert body["findings"] == [{"rule": "evidence", "path": PROFILE, "line": 3, "message": "no citation"}]
    assert body["path"] == PROFILE


def test_values_become_json():
    finding = Finding(PROFILE, 3, "evidence", "no citation")
    at = datetime(2026, 3, 2, 10, 14, tzinfo=UTC)
    assert plain({"at": at, "day": date(2026, 3, 2), "all": (finding,), 1: {"x"}}) == {
        "at": "2026-03-02T10:14:00Z",
        "day": "2026-03-02",
        "all": [{"path": PROFILE, "line": 3, "rule": "evidence", "message": "no citation"}],
        "1": ["x"],
    }


def test_progress_is_silent_where_nobody_watches_and_never_on_stdout(capsys, monkeypatch):
    context = click.Context(click.Command("x"), obj={"json": False})
    line = ProgressLine(context)
    line.show("Importing", 1, 2)
    line.end()
    assert capsys.readouterr() == ("", "")

    class Terminal(io.StringIO):
        def isatty(self):
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    line = ProgressLine(context)
    line.show("Importing", 1, 1)
    line.end()
    assert "Importing 100%" in terminal.getvalue()
    assert capsys.readouterr().out == ""


def test_an_empty_text_prints_nothing(capsys):
    emit(click.Context(click.Command("x"), obj={"json": False}), {}, "")
    assert capsys.readouterr().out == ""
