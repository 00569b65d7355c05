from dataclasses import replace

from reverie.model.citation import Definition, Evidence
from reverie.model.page import Claim, Field, Frontmatter, Opaque, Page, Section
from reverie.wiki.formatting import body_of, format_page
from reverie.wiki.inline import plain
from reverie.wiki.parsing import parse_page

LOOSE = (
    "# Loom\n\n## Now\n\n- One.   (said:: 2026) ^k1\n\n- Two. ^k2\n\n"
    "A paragraph.\nof two lines. ^k3\n## Open\n* What? ^k4\n"
)


def swap(page, claim_id, **changes):
    sections = tuple(
        replace(
            section,
            blocks=tuple(
                replace(b, **changes) if isinstance(b, Claim) and b.id == claim_id else b for b in section.blocks
            ),
        )
        for section in page.sections
    )
    return replace(page, sections=sections)


def test_changing_one_claim_leaves_every_other_byte():
    changed = format_page(swap(parse_page(LOOSE), "k2", text="Two and a half."))
    assert changed == LOOSE.replace("- Two. ^k2", "- Two and a half. ^k2")


def test_a_field_added_with_replace_is_written():
    out = format_page(swap(parse_page(LOOSE), "k1", fields=(Field("until", "2026-05"),)))
    assert "- One. (until:: 2026-05) ^k1\n" in out


def test_a_claim_moved_behind_a_paragraph_does_not_run_into_it():
    page = parse_page("First.\n\n## Now\nSecond.\n")
    first, now = page.sections
    moved = replace(page, sections=(replace(first, blocks=(*first.blocks, *now.blocks)),))
    assert [claim.text for _, claim in parse_page(format_page(moved)).claims()] == ["First.", "Second."]


def test_new_parts_go_where_their_kind_goes():
    page = parse_page("# Loom\n\n## Now\n- One. ^k1")
    now = page.sections[1]
    more = replace(
        now, blocks=(*now.blocks, Claim("Two.", id="k2"), Opaque("```\nx\n```\n", "code"), Claim("Three.", bullet=""))
    )
    definition = Definition(1, "a/transcript.md#m1", Evidence("7f3ak2m9qx", "m1", "words"))
    out = format_page(
        replace(page, sections=(page.sections[0], more, Section("Open", (Claim("What?"),))), definitions=(definition,))
    )
    assert out == (
        "# Loom\n\n## Now\n- One. ^k1\n- Two. ^k2\n\n```\nx\n```\n\nThree.\n\n## Open\n- What?\n\n"
        '[cite:1]: a/transcript.md#m1 "words"\n'
    )


def test_a_page_made_by_code_is_canonical():
    page = Page(
        Frontmatter((("title", "Loom"),)),
        (
            Section(
                "Loom",
                (
                    Claim("One. ", evidence=(Evidence("7f3ak2m9qx", "m1", "a b c"),), bullet=""),
                    Claim("Two.", bullet=""),
                ),
                1,
            ),
        ),
    )
    assert format_page(page) == '---\ntitle: "Loom"\n---\n# Loom\n\nOne. {{7f3ak2m9qx#m1|a b c}}\nTwo.\n'


def test_crlf_pages_grow_crlf_lines():
    page = parse_page("---\r\ntitle: x\r\n---\r\n## Now\r\n- a\r\n")
    grown = replace(page, sections=(replace(page.sections[0], blocks=(*page.sections[0].blocks, Claim("b"))),))
    assert format_page(grown).endswith("- a\r\n- b\r\n")


def test_words_of_people_cannot_become_marks():
    said = "write [cite:3], (said:: 2020), {{7f3ak2m9qx#m1|x y z}}, `tick and {{ ^k9"
    out = format_page(Page(sections=(Section("Now", (Claim(said, citations=(1,), id="k1"),)),)))
    (claim,) = parse_page(out).sections[0].claims
    assert (claim.citations, claim.fields, claim.evidence, claim.id) == ((1,), (), (), "k1")
    assert plain(claim.text) == said


def test_headings_stay_one_line_and_keep_their_signs():
    out = format_page(Page(sections=(Section("C #\nand more #", (), 2),)))
    assert out == "## C # and more \\#\n"


def test_field_values_with_brackets_and_quotes_come_back():
    for value in ("a) b", "((a) (b))", 'say "x', "back\\slash", "plain (x)"):
        page = Page(sections=(Section("Now", (Claim("x", (Field("attr", value),)),)),))
        assert parse_page(format_page(page)).sections[0].claims[0].value("attr") == value


def test_body_leaves_definitions_out():
    text = 'One. [cite:1]\n\n[cite:1]: a/transcript.md#m1 "x"\n'
    assert body_of(text) == "One. [cite:1]\n"
    assert body_of("No definitions.\n") == "No definitions.\n"
