"""The page that the format was designed with, its sessions and its neighbours."""

from reverie.wiki.checks import check_pages
from reverie.wiki.formatting import format_page
from reverie.wiki.links import backlinks
from reverie.wiki.numbering import settle
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import transcript_resolver
from tests.unit.wiki.conftest import SPRINT


def test_check_passes_on_the_whole_tree(pages, graph):
    assert check_pages(pages, graph) == []


def test_five_sessions_are_cited(pages, sessions):
    cited = {item.evidence.session_id for item in parse_page(pages[SPRINT]).definitions}
    assert cited == set(sessions)
    assert len(sessions) == 5


def test_parse_and_format_leaves_every_file_byte_for_byte(pages):
    for text in pages.values():
        assert format_page(parse_page(text)) == text


def test_settling_settled_files_changes_no_byte(pages, graph):
    for path, text in pages.items():
        has_ids = not path.startswith("sessions/")
        assert format_page(settle(text, transcript_resolver(path, graph.folder), claim_ids=has_ids)) == text


def test_the_page_reads_as_its_author_meant(pages):
    page = parse_page(pages[SPRINT])
    assert [claim.id for region, claim in page.claims() if region == "Now"] == ["k1", "k3", "k4"]
    old = page.claim("k2")
    assert old.value("attr") == page.claim(old.value("replaced-by")).value("attr")
    assert page.claim("k5").named("on").words == "last Tuesday"
    assert page.cited(page.claim("k4"))[0].definition.evidence.quote == "send the report as PDF, never PNG"
    assert page.aliases == ("Japan sprint",)


def test_neighbours_link_back(pages, graph):
    linked = backlinks(pages, graph.resolve)
    assert {"knowledge/entities/sora-city-lab.md", "knowledge/concepts/accessible-wayfinding.md"} <= set(linked[SPRINT])
    assert SPRINT in linked["knowledge/concepts/accessible-wayfinding.md"]
