"""The public door: each method does what its record says, and leaves the files in order."""

import pytest

from reverie.app.reverie import Reverie
from reverie.errors import InputError, PendingEdits, UnknownRecordError, UsageError
from reverie.text.undertakings import find_undertakings
from tests.unit.app.conftest import KYOTO, NOW, export, session, tree_of

PROFILE = "knowledge/profile.md"


def test_an_account_that_is_not_there_is_not_made_by_reading(home):
    with pytest.raises(UnknownRecordError, match="otto"):
        Reverie.open(str(home), "otto", now=NOW)
    assert not (home / "accounts" / "otto").exists()


def test_what_was_said_can_be_asked(dreamt):
    reply = dreamt.ask("Where do I live?")
    assert reply["known"]
    assert "Porto" in reply["answer"]
    (cited,) = reply["citations"]
    assert cited["quote"] in KYOTO[0]
    assert cited["path"].endswith("transcript.md#m1")
    assert cited["page"].startswith(PROFILE)


def test_what_was_never_said_is_not_known(dreamt):
    reply = dreamt.ask("What is my shoe size?")
    assert not reply["known"]
    assert reply["reason_unknown"]
    assert reply["citations"] == []


def test_without_the_wiki_the_same_answer_comes_from_the_notes(dreamt):
    reply = dreamt.ask("Where do I live?", use_brain=False)
    assert "Porto" in reply["answer"]
    assert all(not one.get("page", "").startswith("knowledge/") for one in reply["citations"])


def test_the_import_keeps_person_and_zone_for_later(dreamt, home):
    again = Reverie.open(str(home), "me", now=NOW)
    assert "Nadia" in again.ask("Where do I live?")["answer"]
    again.close()


def test_a_dry_run_changes_nothing(memory, tmp_path, home):
    file = export(tmp_path, session("s01", *KYOTO))
    before = tree_of(home)
    assert memory.import_paths([file], dry_run=True).imported == 1
    assert tree_of(home) == before
    memory.import_paths([file])
    before = tree_of(home)
    record = memory.dream(dry_run=True)
    assert record["changed"]
    assert record["claims"]["added"] > 0
    assert tree_of(home) == before
    assert memory.dream()["claims"] == record["claims"]


def test_a_run_can_be_listed_shown_and_reverted(dreamt):
    (run,) = dreamt.runs()
    assert (run["status"], run["sessions"]) == ("landed", 1)
    shown = dreamt.run(run["run"])
    assert "Porto" in shown["diff"]
    assert run["run"] in shown["changelog"]
    done = dreamt.revert(run["run"])
    assert done["revision"] > run["revision"]
    assert not dreamt.ask("Where do I live?")["citations"][0].get("page")
    assert dreamt.runs()[0]["status"] == "reverted"
    assert dreamt.dream()["sessions"] == 1
    assert dreamt.ask("Where do I live?")["citations"][0]["page"]


def test_a_run_that_changed_nothing_cannot_be_reverted(dreamt, tmp_path):
    with pytest.raises(InputError):
        dreamt.revert("run99")


def test_only_the_sessions_asked_for_are_dreamt(memory, tmp_path):
    memory.import_paths([export(tmp_path, session("s01", *KYOTO), session("s02", "I keep two goats.", days=1))])
    wanted = memory.sessions()[0]
    record = memory.dream(only=[wanted["id"]])
    assert record["sessions"] == 1
    assert {"reason": "not asked for", "count": 1} in record["left_out"]
    assert memory.dream()["sessions"] == 1


@pytest.mark.parametrize("part", ["knowledge", "notes", "sessions"])
def test_search_finds_the_same_words_in_each_part(dreamt, part):
    hits = dreamt.search("Porto river", places=[part])
    assert hits
    assert all(hit["path"].startswith(part) for hit in hits)
    assert [hit["score"] for hit in hits] == sorted((hit["score"] for hit in hits), reverse=True)


def test_search_of_a_part_that_does_not_exist_is_refused(dreamt):
    with pytest.raises(UsageError, match="attic"):
        dreamt.search("Porto", places=["attic"])


@pytest.mark.parametrize("query", ["", "   ", '"', "NOT AND (", "*", "\x00", "'; DROP TABLE pages --", "🐝", "的"])
def test_any_words_can_be_searched(dreamt, query):
    assert isinstance(dreamt.search(query), list)


def test_an_empty_question_is_refused(dreamt):
    with pytest.raises(UsageError):
        dreamt.ask("  ")


def test_a_date_that_is_none_is_refused(dreamt):
    with pytest.raises(UsageError, match="as-of"):
        dreamt.ask("Where do I live?", as_of="soon")


def test_a_page_is_shown_by_path_title_and_alias_without_its_definitions(dreamt):
    by_path = dreamt.show(PROFILE)
    assert dreamt.show("Nadia") == by_path
    assert "[cite:1]:" not in by_path["text"]
    assert "[cite:1]:" in dreamt.show(PROFILE, with_definitions=True)["text"]
    with pytest.raises(UnknownRecordError, match="Otto"):
        dreamt.show("Otto")


def test_a_path_that_leaves_the_tree_shows_nothing(dreamt, home):
    (home / "secret.md").write_text("secret")
    for path in ("../../../secret.md", "/etc/hostname", "knowledge/../../../../secret.md"):
        with pytest.raises(InputError):
            dreamt.show(path)


def test_why_leads_from_each_claim_to_the_words(dreamt):
    claims = dreamt.why(PROFILE)
    assert claims
    for claim in claims:
        assert claim["run"] == "run1"
        assert claim["evidence"]
        for one in claim["evidence"]:
            assert any(one["quote"] in said for said in KYOTO)
            assert one["trust"] == "person"
    one = dreamt.why(f"{PROFILE}#^{claims[0]['id']}")
    assert one == claims[:1]
    with pytest.raises(UnknownRecordError):
        dreamt.why(f"{PROFILE}#^k99")


def test_log_and_diff_tell_the_same_story(dreamt):
    (newest, *_) = dreamt.log("")
    assert newest["message"].startswith("dream")
    number = int(newest["revision"].lstrip("r"))
    assert "Porto" in dreamt.diff(number - 1, number, PROFILE)
    with pytest.raises(UnknownRecordError):
        dreamt.diff(number - 1, number, "notes/none.md")


def test_checks_find_nothing_on_what_a_dream_wrote_and_something_on_what_a_hand_broke(dreamt, home):
    assert dreamt.check([]) == []
    file = home / "accounts/me/memory" / PROFILE
    file.write_text(file.read_text("utf-8").replace("Porto", "Paris"), "utf-8")
    assert dreamt.check([PROFILE])


def test_reindexing_answers_the_same(dreamt):
    before = dreamt.ask("Where do I live?")
    counted = dreamt.reindex()
    assert counted["sessions"] == 1
    assert dreamt.ask("Where do I live?") == before


def test_materialize_brings_map_profile_and_what_is_needed(dreamt, tmp_path):
    done = dreamt.materialize("Sora City Lab", [], tmp_path / "work")
    paths = {one["path"] for one in done["files"]}
    assert {"knowledge/index.md", PROFILE} <= paths
    assert any(path.endswith("transcript.md") for path in paths)
    assert all(one["why"] for one in done["files"])


def test_a_hand_edit_is_adopted_when_it_holds(dreamt, home):
    assert dreamt.adopt([]) == {"adopted": [], "revision": 1, "findings": []}
    file = home / "accounts/me/memory" / PROFILE
    line = next(line for line in file.read_text("utf-8").splitlines() if "Porto" in line and line.startswith("- "))
    file.write_text(file.read_text("utf-8").replace(line, line.replace("near the river", "by the river")), "utf-8")
    done = dreamt.adopt([PROFILE])
    assert PROFILE in done["adopted"]
    assert done["revision"] == 2
    assert "by the river" in dreamt.ask("Where do I live?")["answer"]


def test_a_hand_edit_without_evidence_lands_nowhere(dreamt, home):
    file = home / "accounts/me/memory" / PROFILE
    text = file.read_text("utf-8").replace("## Now\n", "## Now\n- Nadia lives on the moon.\n", 1)
    file.write_text(text, "utf-8")
    done = dreamt.adopt([])
    assert done["adopted"] == []
    assert {one["rule"] for one in done["findings"]} == {"evidence"}
    assert file.read_text("utf-8") == text
    assert dreamt.log("")[0]["revision"] == "r00001"


def test_a_forgotten_session_answers_nothing_any_more(dreamt):
    (row,) = dreamt.sessions()
    plan = dreamt.forget_plan(session=row["id"])
    assert plan["plan"]
    assert dreamt.ask("Where do I live?")["known"]
    certificate = dreamt.forget(plan)["certificate"]
    assert not certificate["residues"]
    assert certificate["scanned"]
    assert not dreamt.ask("Where do I live?")["known"]
    assert dreamt.sessions() == []


def test_two_accounts_know_nothing_of_each_other(dreamt, home, tmp_path):
    otto = Reverie.open(str(home), "otto", now=NOW, create=True)
    otto.import_paths([export(tmp_path, session("s01", "I live in Faro."), name="otto.json")], person="Otto")
    otto.dream()
    assert "Faro" in otto.ask("Where do I live?")["answer"]
    assert "Porto" in dreamt.ask("Where do I live?")["answer"]
    assert dreamt.search("Faro") == []
    assert otto.search("Porto") == []
    otto.close()


def test_a_dream_never_builds_on_what_a_hand_changed_and_consumes_nothing_then(dreamt, home, tmp_path):
    file = home / "accounts/me/memory" / PROFILE
    landed = file.read_text("utf-8")
    file.write_text(landed + "\nA line by hand.\n", "utf-8")
    dreamt.import_paths([export(tmp_path, session("s02", "I moved from Porto to Braga.", days=30), name="new.json")])
    with pytest.raises(PendingEdits):
        dreamt.dream()
    assert dreamt.runs()[0]["status"] == "failed"
    assert "A line by hand." in file.read_text("utf-8")
    file.write_text(landed, "utf-8")
    assert dreamt.dream()["sessions"] == 1
    assert "Braga" in dreamt.ask("Where do I live?")["answer"]


def test_a_long_message_is_looked_through_once_and_not_once_a_statement(memory, tmp_path):
    things = ("loom", "table", "lamp", "window", "kettle", "ladder", "mirror", "basket", "carpet", "hammer")
    said = " ".join(f"I bought a {colour} {thing}." for colour in ("red", "blue", "green") for thing in things)
    memory.import_paths([export(tmp_path, session("s01", said))], person="Nadia")
    before = find_undertakings.cache_info().misses
    assert memory.dream()["claims"]["added"] > len(things)
    assert find_undertakings.cache_info().misses - before <= 2
