"""The memory as Dream and recall see it: what the index says and what the files say are the same."""

import pytest

from reverie.app.files import BrainFiles
from reverie.app.remembering import IndexedMemory
from reverie.app.views import IndexedBrain
from reverie.brain.listing import Listing
from reverie.brain.opening import open_account
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import INDEX, SESSIONS_INDEX, TIMELINE
from tests.unit.app.conftest import KYOTO, NOW

PROFILE = "knowledge/profile.md"


@pytest.fixture
def brain(dreamt, home):
    account = open_account(home, "me", create=False, now=NOW)
    yield IndexedBrain(account.index, account.log, BrainFiles(account.layout), "Europe/Lisbon")
    account.close()


def test_names_lead_to_pages(brain):
    assert brain.page_of("nadia") == brain.page_of("Nadia") == PROFILE
    assert brain.kind_of(PROFILE) == "profile"
    assert brain.page_of("Otto") is None
    assert brain.kind_of("knowledge/none.md") == ""


def test_a_file_that_is_not_there_is_no_file(brain):
    assert brain.read("knowledge/none.md") is None
    assert brain.read(PROFILE) is not None


def test_every_page_is_listed_once_with_its_claims_and_no_generated_file(brain):
    pages = {entry.path: entry for entry in brain.pages()}
    assert PROFILE in pages
    assert not any("index.md" in path or "timeline.md" in path or "changelog" in path for path in pages)
    page = parse_page(brain.read(PROFILE))
    assert pages[PROFILE].claims == sum(1 for _ in page.claims())


def test_the_index_makes_the_same_views_as_the_pages_did_when_they_landed(brain):
    landed = {path: brain.read(path) for path in (INDEX, TIMELINE, SESSIONS_INDEX)}
    assert brain.generated({}) == landed
    pages = {path: parse_page(brain.read(path)) for path in (PROFILE, *(entry.path for entry in brain.pages()))}
    assert brain.generated(pages) == landed
    assert brain.generated(dict.fromkeys(pages))[TIMELINE] == "# Timeline\n"


def test_note_lines_are_counted_by_file(brain):
    counts = Listing(brain.index, brain.log).note_lines()
    assert counts
    for path, count in counts.items():
        assert sum(1 for _ in parse_page(brain.read(path)).claims()) == count


def test_what_cites_a_message_is_found_from_the_message(brain):
    (line,) = brain.session_lines()
    found = brain.claims_from(line.id, "m1")
    assert {claim.path.split("/")[0] for claim in found} == {"knowledge", "notes", "sessions"}
    assert all((line.id, "m1") in claim.evidence for claim in found)
    assert line.has_summary


def test_the_names_of_note_lines_lead_to_their_sessions(brain):
    (line,) = brain.session_lines()
    assert brain.sessions_mentioning("Sora City Lab") == {line.id}
    assert brain.sessions_mentioning("Sapphir Mobility") == set()


def test_the_evidence_of_a_claim_is_given_with_words_and_time(brain):
    memory = IndexedMemory(brain)
    (claim,) = memory.claims_of(PROFILE, "home")
    (cited,) = memory.cited(claim)
    assert cited.quote in KYOTO[0]
    assert cited.at is not None
    message, around = memory.surroundings(claim)
    assert message == KYOTO[0]
    assert "Talk s01" in around


def test_what_is_hidden_is_nowhere(brain):
    (claim,) = IndexedMemory(brain).claims_of(PROFILE, "home")
    hidden = IndexedMemory(brain, hidden=frozenset(claim.evidence))
    assert hidden.claims_of(PROFILE, "home") == []
    assert all(claim.evidence != one.evidence for one in hidden.claims_matching(["porto"], 50))
    assert not any("Porto" in said.text for said in hidden.messages_matching(["porto"], 50))


def test_without_an_embedder_nothing_is_near(brain):
    assert IndexedMemory(brain).claims_near("Where do I live?", 5) == {}
    near = IndexedMemory(brain, near=lambda text, most: {(PROFILE, "^k1"): 0.9})
    assert near.claims_near("Where do I live?", 5) == {(PROFILE, "^k1"): 0.9}
