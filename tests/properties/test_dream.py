"""Invariants 3, 4, 5, 7 and 13 over random months: what a Dream reads, whose it says it is, and that it adds up."""

from pathlib import Path

from hypothesis import HealthCheck, given, settings

from reverie.app.reverie import Reverie
from reverie.model.page import Claim
from reverie.wiki.inline import plain
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import PROFILE, session_at
from tests.properties.lives import OWN, as_file, bring, memory, months, tree, written

few = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def citing(folder: Path) -> list[tuple[str, Claim, list[tuple[str, str]]]]:
    """Return each claim with its path and the session and message ids that it cites."""
    found = []
    for path, text in written(folder).items():
        page = parse_page(text)
        for _, claim in page.claims():
            places = [one.definition for one in page.cited(claim) if one.definition is not None]
            cited = [
                (session_at(one.target.replace("../", "")) or one.evidence.session_id, one.evidence) for one in places
            ]
            found.append((path, claim, [(one.session_id, one.message_id) for _, one in cited]))
    return found


def heard(opened: Reverie) -> dict[tuple[str, str], dict[str, str]]:
    """Return every stored message by session and message id, with the origin of its session."""
    return {
        (row["id"], message["id"]): {**message, "origin": row["origin"]}
        for row in opened.sessions()
        for message in opened.session(row["id"], all_branches=True)["messages"]
    }


@few
@given(months)
def test_only_what_people_say_in_their_own_sessions_is_evidence(month):
    with memory() as (opened, folder):
        bring(opened, folder, as_file(month))
        opened.dream()
        messages = heard(opened)
        for _, _, cited in citing(folder):
            for place in cited:
                assert messages[place]["role"] == "user"
                assert messages[place]["trust"] in ("person", "participant")
                assert messages[place]["origin"] == "person"
        everything = "\n".join(text for path, text in written(folder).items() if path != "sessions/index.md")
        for source in ("assistant", "tool", "machine", "foreign"):
            for word in OWN[source]:
                assert word not in everything


@few
@given(months)
def test_what_others_say_is_told_as_theirs_and_never_stands_on_the_profile(month):
    with memory() as (opened, folder):
        bring(opened, folder, as_file(month))
        opened.dream()
        messages = heard(opened)
        for path, claim, cited in citing(folder):
            if any(messages[place]["trust"] == "participant" for place in cited):
                assert path != PROFILE
                assert "Jon" in plain(claim.text)
            elif cited and path == PROFILE:
                assert all(messages[place]["speaker"] == "Nadia" for place in cited)


@few
@given(months)
def test_every_claim_holds_and_twice_is_once(month):
    with memory() as (opened, folder):
        rows = as_file(month)
        bring(opened, folder, rows)
        opened.dream()
        assert opened.check([]) == []
        before = tree(folder)
        again = bring(opened, folder, rows)
        assert (again.imported, again.grown) == (0, 0)
        record = opened.dream()
        assert not record["changed"]
        assert record["revision"] == record["base"]
        opened.reindex()
        assert not opened.dream()["changed"]
        assert tree(folder) == before


@few
@given(months)
def test_reports_add_up(month):
    with memory() as (opened, folder):
        rows = as_file(month)
        report = bring(opened, folder, rows)
        counts = (report.imported, report.grown, report.already_there, report.empty, report.skipped)
        assert report.found == len(rows) == sum(counts) + report.forgotten + report.failed
        record = opened.dream()
        left_out = sum(one["count"] for one in record["left_out"])
        assert record["sessions"] + left_out + len(record["failed"]) == len(opened.sessions())
        assert {one["reason"] for one in record["left_out"]} <= {"origin machine", "origin foreign"}
        assert record["claims"]["dropped"] == sum(record["dropped"].values())
        if record["changed"]:
            assert record["run"] in opened.run(record["run"])["changelog"]


@few
@given(months)
def test_a_dream_never_reads_what_dreams_wrote(month):
    """What stands on pages, notes and summaries is no source: not even when a hand put it there."""
    with memory() as (opened, folder):
        rows = as_file(month)
        bring(opened, folder, rows[:1])
        opened.dream()
        knowledge = folder / "home/accounts/me/memory"
        for path in ("knowledge/concepts/planted.md", "notes/home/planted.md"):
            (knowledge / path).parent.mkdir(parents=True, exist_ok=True)
            (knowledge / path).write_text("# Planted\n\n## Now\n- I live in Zanzibar.\n", "utf-8")
        bring(opened, folder, rows)
        opened.dream()
        texts = {path: text for path, text in written(folder).items() if "planted" not in path}
        assert not [path for path, text in texts.items() if "Zanzibar" in text or "planted" in text.casefold()]
        assert "Zanzibar" not in opened.ask("Where do I live?")["answer"]


@few
@given(months)
def test_the_order_of_imports_changes_no_evidence(month):
    """One Dream over all sessions, or one after each: the same messages are cited in the end."""
    cited = []
    for each in (False, True):
        with memory() as (opened, folder):
            rows = as_file(month)
            for part in [[row] for row in rows] if each else [rows]:
                bring(opened, folder, part)
                opened.dream()
            cited.append({place for _, _, places in citing(folder) for place in places})
    assert cited[0] == cited[1]
