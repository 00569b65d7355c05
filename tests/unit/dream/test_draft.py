"""A page under work: ids go on, evidence is bounded, what is replaced moves to History, untouched stays unchanged."""

import pytest

from reverie.dream.draft import MOST_EVIDENCE, DraftPage
from reverie.model.citation import Evidence
from reverie.model.page import Field, Frontmatter
from reverie.wiki.formatting import format_page
from reverie.wiki.parsing import parse_page

PAGE = parse_page(
    '---\ntitle: "Nadia"\nkind: "profile"\n---\n# Nadia\n\n## Now\n'
    "- Nadia lives in Porto. (attr:: home) (said:: 2026-03-02) [cite:1] ^k4\n\n"
    '[cite:1]: ../sessions/undated/7f3ak2m9qx/transcript.md#m1 "I live in Porto"\n'
)


def evidence(number):
    return Evidence("7f3ak2m9qx", f"m{number}", f"words of message {number}")


@pytest.fixture
def page():
    return DraftPage.of("knowledge/profile.md", PAGE)


def headings(page):
    return [part.section.heading for part in page.sections if part.section.level == 2]


def test_a_page_that_was_only_opened_is_unchanged_byte_for_byte(page):
    assert not page.changed
    assert format_page(page.page()) == format_page(PAGE)


def test_claim_ids_go_on_after_the_highest(page):
    claim = page.add("Now", "Nadia has a cat.", (), (evidence(2),))
    assert claim.id == "k5"
    assert page.find("k5") is claim
    assert page.changed


def test_an_id_is_not_given_again_when_its_claim_went(page):
    page.remove(page.add("Now", "Nadia has a cat.", (), (evidence(2),)))
    assert page.add("Now", "Nadia has a dog.", (), (evidence(3),)).id == "k6"


def test_sections_keep_their_order_whatever_comes_first():
    page = DraftPage.new("knowledge/profile.md", Frontmatter((("title", "Nadia"),)))
    for heading in ("Related", "History", "Travel", "Preferences", "Now", "Food"):
        page.add(heading, f"{heading}.", (), ())
    assert headings(page) == ["Now", "Preferences", "Travel", "Food", "History", "Related"]


def test_three_witnesses_are_enough(page):
    claim = page.find("k4")
    added = [page.support(page.find("k4"), evidence(number)) for number in (2, 3, 4)]
    assert added == [True, True, False]
    held = page.find("k4")
    assert len(held.citations) + len(held.evidence) == MOST_EVIDENCE
    assert held.text == claim.text


def test_the_same_message_is_no_second_witness(page):
    assert not page.support(page.find("k4"), Evidence("7f3ak2m9qx", "m1", "other words of it"))
    assert not page.changed


def test_what_is_replaced_moves_to_history_with_its_end_and_its_successor(page):
    old = page.find("k4")
    new = page.add("Now", "Nadia lives in Braga.", (Field("attr", "home"),), (evidence(2),))
    page.supersede(old, "2026-05-31", "on Saturday", new)
    (moved,) = [claim for heading, claim in page.claims() if heading == "History"]
    assert (moved.id, moved.text, moved.citations) == (old.id, old.text, old.citations)
    assert moved.value("until") == "2026-05-31"
    assert moved.value("replaced-by") == new.id
    assert page.with_attr("home") == [new]


def test_a_second_end_takes_the_place_of_the_first(page):
    page.supersede(page.find("k4"), "2026-05-31", "", None)
    page.supersede(page.find("k4"), "..2026-04-01", "", None)
    (moved,) = [claim for heading, claim in page.claims() if heading == "History"]
    assert [field.value for field in moved.fields if field.name == "until"] == ["..2026-04-01"]


def test_the_same_related_line_stands_once(page):
    for _ in range(2):
        page.relate("[[sora-city-lab|Sora City Lab]] – partner")
    assert sum(heading == "Related" for heading, _ in page.claims()) == 1


def test_a_header_value_that_is_there_already_changes_nothing(page):
    page.describe("title", "Nadia")
    assert not page.changed
    page.describe("title", "Nadia Costa")
    page.retitle("Nadia Costa")
    assert page.changed
    assert page.page().sections[0].heading == page.title == "Nadia Costa"


def test_an_emptied_section_leaves_no_heading(page):
    page.remove(page.find("k4"))
    assert "## Now" not in format_page(page.page())
