"""Each command once: its exit code, its promised fields, one document on stdout."""

import json
import os

import pytest

from tests.unit.app.conftest import KYOTO, export, session

PROFILE = "knowledge/profile.md"
SEVEN = ("imported", "grown", "already_there", "empty", "skipped", "forgotten", "failed")


def fields(outcome, *names):
    """Return the values of fields that must be there."""
    assert outcome.code == 0, outcome
    return [outcome.document[name] for name in names]


def test_import_adds_up(call, tmp_path):
    rows = (session("s01", *KYOTO), session("s02", "  "), session("s03", "I keep two goats."))
    first = call("import", str(export(tmp_path, *rows)))
    found, sessions, candidates, reasons = fields(first, "found", "sessions", "candidates", "reasons")
    assert found == sum(first.document[name] for name in SEVEN) == 3
    assert (first.document["imported"], first.document["empty"], candidates) == (2, 1, 0)
    assert all(one.keys() >= {"id", "path", "title", "source", "origin", "started_at", "messages"} for one in sessions)
    assert all(one.keys() == {"reason", "count"} for one in reasons)
    again = call("import", str(export(tmp_path, *rows)))
    assert again.code == 0
    assert again.document["already_there"] == 2


def test_dream_reports_what_landed(call, tmp_path):
    call("import", str(export(tmp_path, session("s01", *KYOTO))), "--person", "Nadia")
    done = call("dream", "--extractive")
    names = ("run", "engine", "base", "revision", "changed", "sessions", "pages", "claims")
    assert done.document.keys() >= {"notes", "findings", "usage"}
    run, engine, base, revision, changed, sessions, pages, claims = fields(done, *names)
    assert (run, engine, base, revision, changed, sessions) == ("run1", "extractive", 0, 1, True, 1)
    assert pages.keys() == {"written", "removed", "archived"}
    assert claims.keys() == {"added", "superseded", "dropped"}
    again = call("dream")
    assert (again.code, again.document["changed"], again.document["revision"]) == (0, False, 1)


def test_runs_are_listed_shown_and_reverted(dreamt):
    (run,) = fields(dreamt("dream", "list"), "runs")[0]
    changelog, diff = fields(dreamt("dream", "show", run["run"]), "changelog", "diff")
    assert run["run"] in changelog
    assert "Porto" in diff
    assert fields(dreamt("dream", "revert", run["run"]), "reverted", "revision") == [1, 2]


def test_ask(dreamt):
    answer, known, citations, materialized, usage = fields(
        dreamt("ask", "Where do I live?"), "answer", "known", "citations", "materialized", "usage"
    )
    assert known
    assert "Porto" in answer
    assert all(one.keys() >= {"path", "quote"} for one in citations)
    assert citations
    assert (materialized, set(usage)) == ([], {"tokens", "usd"})


def test_ask_for_what_is_not_known_is_done_unless_strict(dreamt):
    outcome = dreamt("ask", "What is my shoe size?")
    assert (outcome.code, outcome.document["known"]) == (0, False)
    assert outcome.document["reason_unknown"]
    assert dreamt("ask", "What is my shoe size?", "--strict").code == 1
    assert dreamt("ask", "Where do I live?", "--strict").code == 0


def test_ask_as_of_a_day_before_anything_was_said(dreamt):
    assert not dreamt("ask", "Where do I live?", "--as-of", "2020").document["known"]


def test_search(dreamt):
    (hits,) = fields(dreamt("search", "Porto", "-k", "3"), "hits")
    assert 0 < len(hits) <= 3
    assert all(hit.keys() >= {"path", "anchor", "kind", "score", "at", "text"} for hit in hits)
    (hits,) = fields(dreamt("search", "Porto", "--in", "notes", "--no-vectors"), "hits")
    assert {hit["kind"] for hit in hits} == {"note"}


def test_show(dreamt):
    path, text, _ = fields(dreamt("show", "Nadia"), "path", "text", "fields")
    assert path == PROFILE
    assert "[cite:1]:" not in text
    assert "[cite:1]:" in dreamt("show", PROFILE, "--cites").document["text"]


def test_links(dreamt):
    fields(dreamt("links", PROFILE), "links", "backlinks")


def test_why(dreamt):
    (claims,) = fields(dreamt("why", PROFILE), "claims")
    for claim in claims:
        assert claim.keys() >= {"id", "text", "evidence", "run", "revision", "predecessors"}
        assert claim["evidence"]


def test_log_and_diff(dreamt):
    (revisions,) = fields(dreamt("log"), "revisions")
    assert revisions[0]["revision"] == "r00001"
    assert len(fields(dreamt("log", PROFILE, "-n", "1"), "revisions")[0]) == 1
    (diff,) = fields(dreamt("diff", "0", "r00001", PROFILE), "diff")
    assert "Porto" in diff


def test_check(dreamt, tmp_path):
    assert fields(dreamt("check"), "findings") == [[]]
    file = tmp_path / "home/accounts/me/memory" / PROFILE
    file.write_text(file.read_text("utf-8").replace("Porto", "Paris"), "utf-8")
    outcome = dreamt("check", PROFILE)
    assert outcome.code == 1
    assert outcome.document["findings"][0].keys() >= {"rule", "path", "line", "message"}


@pytest.mark.parametrize("instead", ["nothing", "folder", "pipe"])
def test_check_misses_what_landed_and_is_no_file_any_more(dreamt, tmp_path, instead):
    file = tmp_path / "home/accounts/me/memory" / PROFILE
    file.unlink()
    if instead == "folder":
        file.mkdir()
    if instead == "pipe":
        os.mkfifo(file)
    outcome = dreamt("check")
    assert outcome.code == 1
    assert ("missing", PROFILE) in [(one["rule"], one["path"]) for one in outcome.document["findings"]]


def test_adopt(dreamt, tmp_path):
    assert fields(dreamt("adopt"), "findings") == [[]]
    file = tmp_path / "home/accounts/me/memory" / PROFILE
    file.write_text(file.read_text("utf-8").replace("## Now\n", "## Now\n- Nadia lives on the moon.\n", 1), "utf-8")
    outcome = dreamt("adopt")
    assert outcome.code == 1
    assert [one["rule"] for one in outcome.document["findings"]] == ["evidence"]


def test_materialize(dreamt, tmp_path):
    names = ("workspace", "added", "updated", "unchanged", "bytes", "files")
    outcome = dreamt("materialize", "--need", "Sora City Lab", "--into", str(tmp_path / "work"))
    _, added, _, _, size, files = fields(outcome, *names)
    assert added == len(files) > 0
    assert size == sum((tmp_path / "work/memory" / one["path"]).stat().st_size for one in files)
    assert all(one.keys() == {"path", "revision", "why"} for one in files)
    again = dreamt("materialize", PROFILE, "--into", str(tmp_path / "work"))
    assert again.document["added"] == 0


def test_sessions(dreamt):
    (sessions,) = fields(dreamt("session", "list"), "sessions")
    shown = dreamt("session", "show", sessions[0]["id"], "--all-branches")
    names = ("id", "title", "source", "origin", "started_at", "messages")
    messages = fields(shown, *names)[-1]
    assert [message["text"] for message in messages] == list(KYOTO)
    assert all(one.keys() >= {"id", "role", "speaker", "at", "text", "trust", "branch"} for one in messages)


def test_forget_plans_first_and_proves_it_then(dreamt):
    (plan,) = fields(dreamt("forget", "cat called Moss"), "plan")
    assert plan
    assert all(one.keys() == {"where", "path", "anchor", "text"} for one in plan)
    assert dreamt("search", "Moss").document["hits"]
    (certificate,) = fields(dreamt("forget", "cat called Moss", "--yes"), "certificate")
    assert certificate.keys() >= {"scanned", "residues"}
    assert all(one.keys() >= {"path", "sha256"} for one in certificate["scanned"])
    assert dreamt("search", "Moss").document["hits"] == []
    assert dreamt("ask", "Where do I live?").document["known"]


def test_reindex(dreamt):
    before = dreamt("ask", "Where do I live?").document
    assert fields(dreamt("reindex"), "sessions") == [1]
    assert dreamt("ask", "Where do I live?").document == before


def test_config_shows_and_sets(dreamt):
    settings = {one["key"]: one for one in fields(dreamt("config"), "settings")[0]}
    assert settings["person.name"]["value"] == "Nadia"
    assert settings["person.language"]["origin"] == "default"
    assert all(one["doc"] for one in settings.values())
    assert dreamt("config", "set", "person.language", "pt").code == 0
    settings = {one["key"]: one for one in dreamt("config").document["settings"]}
    assert settings["person.language"]["value"] == "pt"


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("person.name", "Ana"), "set person.name Ana"),
        (("person.name", "Ana Maria"), "set person.name 'Ana Maria'"),
        (("person.name=Ana",), "set person.name Ana"),
        (("person.name",), "set person.name VALUE"),
    ],
)
def test_a_setting_named_without_set_is_told_how_to_set_it(call, arguments, hint):
    outcome = call("config", *arguments)
    assert outcome.code == 2
    assert outcome.document["error"]["message"].endswith(f"reverie config {hint}")
    assert "config set" not in call("config", "nothing.known").document["error"]["message"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("ask", "Where do I live?"),
        ("search", "Porto"),
        ("show", PROFILE),
        ("why", PROFILE),
        ("links", PROFILE),
        ("log",),
        ("diff", "0", "1"),
        ("check",),
        ("adopt",),
        ("session", "list"),
        ("dream",),
        ("dream", "list"),
        ("dream", "show", "run1"),
        ("reindex",),
        ("config",),
        ("forget", "Moss"),
    ],
)
def test_without_json_people_get_text(dreamt, arguments):
    outcome = dreamt(*arguments, as_json=False)
    assert outcome.code == 0
    assert outcome.out.strip()
    with pytest.raises(json.JSONDecodeError):
        json.loads(outcome.out)
