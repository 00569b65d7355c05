import pytest

from reverie.model.citation import Evidence
from reverie.model.page import Claim, Field, Opaque
from reverie.wiki.formatting import format_page
from reverie.wiki.marks import broken_evidence
from reverie.wiki.parsing import parse_claim, parse_page, split_claim


def claims(text):
    return [claim for _, claim in parse_page(text).claims()]


def test_parts_of_a_claim():
    (claim,) = claims(
        '- Kick-off at [[so|So]]. (on:: 2026-03-31, "last \\"Tuesday\\"") [cite:1] {{7f3ak2m9qx#m2|it was so}} ^k5\n'
    )
    assert claim.text == "Kick-off at [[so|So]]."
    assert claim.fields == (Field("on", "2026-03-31", 'last "Tuesday"'),)
    assert claim.citations == (1,)
    assert claim.evidence == (Evidence("7f3ak2m9qx", "m2", "it was so"),)
    assert claim.id == "k5"


def test_several_sentences_in_one_claim_keep_their_layout():
    text = "- Moved. (since:: 2026) [cite:1] Likes it [cite:2]. ^k1\n"
    (claim,) = claims(text)
    assert claim.text == "Moved. Likes it."
    assert claim.citations == (1, 2)
    assert format_page(parse_page(text)) == text


def test_items_below_inherit_and_are_no_claims():
    text = "- One. [cite:1] ^k1\n  - detail\n\n  ```\n  code [cite:9]\n  ```\n- Two. ^k2\n"
    first, second = claims(text)
    assert "detail" in first.inherited
    assert "code" in first.inherited
    assert second.text == "Two."


def test_a_paragraph_that_closes_with_evidence_ends_there():
    text = "One sentence. [cite:1]\nAnother. {{7f3ak2m9qx#m2|three words here}}\nA third\nover two lines.\n"
    assert [claim.text for claim in claims(text)] == ["One sentence.", "Another.", "A third over two lines."]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("```\n- no claim [cite:1]\n```\n", "code"),
        ("~~~ py\nx\n", "code"),
        ("    indented\n\n    more\n", "code"),
        ("| a | b |\n|---|---|\n| 1 | 2 |\n", "table"),
        ("a | b\n--|--\n1 | 2\n", "table"),
        ("> said\nlazily\n", "quote"),
        ("<div>\n- x\n</div>\n", "html"),
        ("<!-- one\n\ntwo -->\n", "html"),
        ("<!-- never closed\n\nx\n", "html"),
        ("![[photo.png]]\n", "image"),
        ("![a](b.png)\n", "image"),
        ("* * *\n", "rule"),
        ("[cite:1]: broken\n", "definition"),
    ],
)
def test_what_is_no_claim_is_one_opaque_block(text, kind):
    (found,) = [block for _, block in parse_page(text).blocks()]
    assert isinstance(found, Opaque)
    assert (found.kind, found.text) == (kind, text)


@pytest.mark.parametrize(
    "text", ["1) first\n2) second\n", "* a\n+ b\n", "- [ ] open task\n- [x] done\n", "  - a\n  - b\n"]
)
def test_lists_of_every_kind_are_claims(text):
    assert len(claims(text)) == 2
    assert format_page(parse_page(text)) == text


def test_headings_and_regions():
    page = parse_page("intro\n\n# Title ##\n\n## Now\n- a\n### Sub\n- b\n#no heading\n\n## Now #\n## C\\#\n")
    assert [(section.heading, section.level) for section in page.sections[1:]] == [
        ("Title", 1), ("Now", 2), ("Sub", 3), ("Now", 2), ("C\\#", 2),
    ]  # fmt: skip
    assert [(region, claim.text) for region, claim in page.claims()] == [
        ("", "intro"),
        ("Now", "a"),
        ("Now", "b #no heading"),
    ]
    assert page.title == "Title"
    assert page.section("Sub").claims[0].line == 8


def test_definitions_at_the_end_and_astray():
    stray, last = (f'[cite:{n}]: 7f3ak2m9qx/transcript.md#m{3 - n} "x"\n' for n in (2, 1))
    text = f"{stray}\n- [cite:1] [cite:2]\n\n{last}"
    page = parse_page(text)
    assert [item.number for item in page.definitions] == [1]
    assert sorted(page.defined()) == [1, 2]
    assert page.cited(page.sections[0].claims[0])[1].definition.evidence.message_id == "m1"


def test_what_looks_like_a_mark_but_is_none():
    (claim,) = claims(
        "- Use `[cite:1]`, \\[cite:2], `` `[cite:3]` ``, <!-- [cite:4] --> and [[a (b:: c)|d]] [cite:5]\n"
    )
    assert claim.citations == (5,)
    assert claim.fields == ()


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("{{7f3ak2m9qx#m2| so it was }}", "so it was"),
        ("{{7f3ak2m9qx#m2|a } b | c #d}}", "a } b | c #d"),
        ("{{7f3ak2m9qx#m2|see {x}}}", "see {x"),
        ("{{connectors/calendar/e1#m1.a2|three short words}}", "three short words"),
    ],
)
def test_words_run_to_the_first_two_closing_braces(written, words):
    assert claims(f"- A. {written}\n")[0].evidence[0].quote == words


@pytest.mark.parametrize(
    "written", ["{{7f3ak2m9qx#m2| }}", "{{7f3ak2m9qx#m2|a\n  b}}", "{{7f3#m2|a}}", "{{x}}", "{{7f3ak2m9qx#2|a}}"]
)
def test_anything_else_in_braces_is_named(written):
    assert claims(f"- A. {written}\n")[0].evidence == ()
    assert broken_evidence(f"A. {written}")


def test_an_id_in_the_middle_is_text():
    (claim,) = claims("- The area is 3 m ^2 or so. ^k1\n")
    assert (claim.id, claim.text) == ("k1", "The area is 3 m ^2 or so.")
    assert split_claim("- a ^k1\n  b\n") == ("- ", "a ^k1\n", "  b\n")
    assert parse_claim("plain", line=3).line == 3


def test_canonical_and_token_reading_agree_on_quotes_in_fields():
    from reverie.wiki.inline import _read_tokens, read_inline

    for raw in (
        'A. (attr:: 5" disk) ^k1',
        'A. (on:: 2026, "x") [cite:1]',
        "A (b) c. (said:: 2026) [cite:1] ^k1",
        "A. (x::y)",
    ):
        assert read_inline(raw) == _read_tokens(raw)


def test_lines_are_counted_from_the_top_of_the_file():
    page = parse_page("---\ntitle: x\n---\n# x\n\n## Now\n- a\n- b\n")
    assert [claim.line for _, claim in page.claims()] == [7, 8]
    assert Claim("x").value("said") == ""
