import pytest

from reverie.wiki.compare import compare_pages
from reverie.wiki.formatting import format_page
from reverie.wiki.merge import merge_pages
from reverie.wiki.parsing import parse_page

HEAD = '---\ntitle: "Loom"\naliases: ["L"]\nupdated: "2026-03-01"\n---\n# Loom\n\n'
NOW = "## Now\n- Red. (attr:: colour) [cite:1] ^k1\n- Old. [cite:2] ^k2\n"
DEFINED = '\n[cite:1]: t/7f3ak2m9qx/transcript.md#m1 "it is red"\n[cite:2]: t/7f3ak2m9qx/transcript.md#m2 "it is old"\n'
BASE = HEAD + NOW + DEFINED


def resolve(session):
    return f"t/{session}/transcript.md"


def merged(landed, staged, base=BASE):
    return merge_pages(parse_page(base), parse_page(landed), parse_page(staged), resolve)


def add(text, line, definition=""):
    return text.replace("^k2\n", f"^k2\n{line}\n") + definition


def test_renumbered_evidence_is_no_change():
    other = BASE.replace("cite:1]", "cite:8]")
    assert compare_pages(parse_page(BASE), parse_page(other)) == []


def test_changes_by_kind():
    new = BASE.replace("- Red.", "- Crimson.").replace(
        "- Old. [cite:2] ^k2\n", "- New. ^k3\n\n## History\n- Old. (until:: 2026) (replaced-by:: k3) [cite:2] ^k2\n"
    )
    changes = compare_pages(parse_page(BASE), parse_page(new))
    assert [(change.kind, change.id) for change in changes] == [
        ("changed", "k1"),
        ("added", "k3"),
        ("superseded", "k2"),
    ]
    assert [change.kind for change in compare_pages(parse_page(BASE), None)] == ["removed", "removed"]
    assert [change.section for change in compare_pages(None, parse_page(BASE))] == ["Now", "Now"]


def test_both_sides_add_and_ids_and_numbers_stay_apart():
    landed = add(BASE, "- Wide. [cite:3] ^k3", '[cite:3]: t/7f3ak2m9qx/transcript.md#m3 "it is wide"\n')
    staged = add(BASE, "- Tall. [cite:3] ^k3", '[cite:3]: t/7f3ak2m9qx/transcript.md#m4 "it is tall"\n')
    page = merged(landed, staged).page
    assert (page.claim("k3").text, page.claim("k4").text) == ("Wide.", "Tall.")
    assert [item.definition.evidence.quote for item in page.cited(page.claim("k4"))] == ["it is tall"]


def test_the_same_addition_on_both_sides_is_one():
    both = add(BASE, "- Wide. ^k3")
    assert format_page(merged(both, both).page) == both


def test_changes_of_different_claims_are_both_kept():
    landed = BASE.replace("- Red.", "- Crimson.")
    staged = BASE.replace("- Old. [cite:2] ^k2\n", "\n## History\n- Old. (until:: 2026) [cite:2] ^k2\n")
    page = merged(landed, staged).page
    assert page.claim("k1").text == "Crimson."
    assert [claim.id for claim in page.section("History").claims] == ["k2"]
    assert page.claim("k2").citations == (2,)


def test_pointers_follow_renamed_claims():
    landed = add(BASE, "- Wide. ^k3")
    staged = BASE.replace("- Red. (attr:: colour) [cite:1] ^k1\n", "- Blue. (attr:: colour) ^k3\n").replace(
        "\n[cite:1]",
        "\n## History\n- Red. (attr:: colour) (until:: 2026) (replaced-by:: k3) [cite:1] ^k1\n\n[cite:1]",
        1,
    )
    page = merged(landed, staged).page
    assert page.claim("k1").value("replaced-by") == "k4"
    assert page.claim("k4").text == "Blue."


def test_removal_on_one_side_holds():
    staged = BASE.replace("- Old. [cite:2] ^k2\n", "")
    page = merged(
        add(BASE, "- Wide. ^k3"), staged.replace('[cite:2]: t/7f3ak2m9qx/transcript.md#m2 "it is old"\n', "")
    ).page
    assert page.claim("k2") is None
    assert page.claim("k3") is not None
    assert merged(staged, BASE).page.claim("k2") is None


@pytest.mark.parametrize(
    ("landed", "staged", "named"),
    [
        (BASE.replace("Red.", "Blue."), BASE.replace("Red.", "Green."), "k1"),
        (BASE.replace("Red.", "Blue."), BASE.replace("- Red. (attr:: colour) [cite:1] ^k1\n", ""), "k1"),
        (BASE.replace("- Red. (attr:: colour) [cite:1] ^k1\n", ""), BASE.replace("Red.", "Blue."), "k1"),
        (BASE.replace('"Loom"', '"A"'), BASE.replace('"Loom"', '"B"'), "title"),
        (BASE, BASE.replace("## Now", "```\nx\n```\n\n## Now"), "blocks"),
    ],
)
def test_what_cannot_be_both_is_named_never_chosen(landed, staged, named):
    found = merged(landed, staged)
    assert found.page is None
    assert named in found.conflicts[0]


def test_headers_merge_value_by_value():
    landed = BASE.replace('["L"]', '["L", "M"]').replace("2026-03-01", "2026-03-05")
    staged = (
        BASE.replace('["L"]', '["N"]')
        .replace("2026-03-01", "2026-03-04")
        .replace("---\n# ", 'status: "active"\n---\n# ')
    )
    header = merged(landed, staged).page.frontmatter
    assert header.many("aliases") == ("M", "N")
    assert header.get("updated") == "2026-03-05"
    assert header.get("status") == "active"
