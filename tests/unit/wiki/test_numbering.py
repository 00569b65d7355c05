from dataclasses import replace

import pytest

from reverie.model.citation import Evidence
from reverie.model.page import Claim, Page, Section
from reverie.wiki.formatting import format_page
from reverie.wiki.numbering import highest, next_claim_id, settle
from reverie.wiki.parsing import parse_page

HEAD = '---\ntitle: "Loom"\n---\n'


def resolve(session_id):
    return None if session_id == "unknown0000" else f"../{session_id}/transcript.md"


def settled(text, **options):
    return format_page(settle(text, resolve, **options))


def test_evidence_gets_the_next_number_and_identical_words_share_one():
    out = settled(
        "- A. {{7f3ak2m9qx#m1|one two three}}{{7f3ak2m9qx#m2|x y z}}\n- B. {{7f3ak2m9qx#m1|one  two three}} [cite:7]\n"
        '\n[cite:7]: ../7f3ak2m9qx/transcript.md#m9 "kept words here"\n'
    )
    assert "- A. [cite:8] [cite:9] ^k1\n- B. [cite:8] [cite:7] ^k2\n" in out
    assert '[cite:9]: ../7f3ak2m9qx/transcript.md#m2 "x y z"' in out
    assert out.count("[cite:8]:") == 1


def test_words_are_escaped_in_the_definition_and_come_back():
    words = 'he said "R&amp;D" \\" & left'
    page = settle(
        Page(sections=(Section("Now", (Claim("A.", evidence=(Evidence("7f3ak2m9qx", "m1", words),)),)),)), resolve
    )
    assert page.definitions[0].evidence.quote == words
    assert settle(page, resolve) == page


def test_unused_definitions_go_and_stray_ones_move_to_the_end():
    out = settled('[cite:3]: ../7f3ak2m9qx/transcript.md#m3 "c"\n\n- A. [cite:3] ^k1\n\n[cite:9]: t.md#m1 "x"\n')
    assert out == '\n- A. [cite:3] ^k1\n\n[cite:3]: ../7f3ak2m9qx/transcript.md#m3 "c"\n'


@pytest.mark.parametrize(
    ("glued", "apart"),
    [
        ("A.[cite:1][cite:2]", "A. [cite:1] [cite:2]"),
        ("A. [cite:1](x)", "A. [cite:1] (x)"),
        ("A. [cite:1]   [cite:2], b", "A. [cite:1] [cite:2], b"),
        ("[[a|b]][cite:1]", "[[a|b]] [cite:1]"),
        ("A `[cite:1][cite:2]` (see [cite:1])", "A `[cite:1][cite:2]` (see [cite:1])"),
    ],
)
def test_marks_stand_apart(glued, apart):
    assert settled(f"- {glued} ^k1\n").startswith(f"- {apart} ^k1\n")


def test_tables_and_quotes_carry_marks_code_does_not():
    out = settled("| a | {{7f3ak2m9qx#m1|x y z}} |\n\n> b {{7f3ak2m9qx#m1|x y z}}\n\n```\n{{7f3ak2m9qx#m1|x}}\n```\n")
    assert out.startswith("| a | [cite:1] |\n\n> b [cite:1]\n\n```\n{{7f3ak2m9qx#m1|x}}\n```\n")


def test_evidence_of_an_unknown_session_stays_for_the_check():
    assert "{{unknown0000#m1|one two three}} ^k1" in settled("- A. {{unknown0000#m1|one two three}}\n")


def test_every_claim_outside_related_gets_an_id_unless_told_otherwise():
    text = "Intro.\n\n## Now\n- A.\n  - b\n\n## Related\n- [[x]] – y\n"
    assert settled(text) == "Intro. ^k1\n\n## Now\n- A. ^k2\n  - b\n\n## Related\n- [[x]] – y\n"
    assert settled(text, claim_ids=False) == text


def test_placeholders_become_ids_and_pointers_follow():
    out = settled("## Now\n- B. ^new-b\n\n## History\n- A. (until:: 2026) (replaced-by:: new-b) ^k4\n")
    assert "- B. ^k5\n" in out
    assert "(replaced-by:: k5) ^k4" in out


def test_numbers_of_what_is_gone_are_not_given_again():
    text = HEAD + '- A. [cite:1] ^k1\n- B. [cite:2] ^k2\n\n[cite:1]: t.md#m1 "a"\n[cite:2]: t.md#m2 "b"\n'
    landed = parse_page(text)
    shorter = parse_page(text.replace("- B. [cite:2] ^k2\n", ""))
    without = settle(shorter, resolve, base=landed)
    assert without.frontmatter.get("numbering") == "k2, cite:2"
    again = settle(format_page(without).replace("^k1\n", "^k1\n- C. {{7f3ak2m9qx#m1|x y z}}\n"), resolve)
    assert again.claim("k3").citations == (3,)
    assert again.frontmatter.get("numbering") == ""


def test_a_definition_dropped_without_a_base_is_remembered():
    page = settle(HEAD + '- A. ^k1\n\n[cite:5]: t.md#m1 "a"\n', resolve)
    assert (page.definitions, highest(page).citation) == ((), 5)
    assert settle(page, resolve) == page


def test_the_next_id_counts_pointers_too():
    assert next_claim_id(parse_page("- A. (replaced-by:: k7) ^k2\n")) == "k8"


def test_values_made_by_code_and_lines_made_by_hand_settle_alike():
    by_hand = parse_page("## Now\n- A. {{7f3ak2m9qx#m1|one two three}}\n")
    by_code = Page(
        sections=(Section("Now", (Claim("A.", evidence=(Evidence("7f3ak2m9qx", "m1", "one two three"),)),)),)
    )
    assert format_page(settle(by_hand, resolve)) == format_page(settle(by_code, resolve))
    changed = replace(by_hand, sections=(replace(by_hand.sections[0], heading="Then"),))
    assert format_page(settle(changed, resolve)).startswith("## Then\n- A. [cite:1] ^k1\n")


def test_two_definitions_of_one_number_stay_for_the_check():
    out = settled('- A. [cite:1] ^k1\n\n[cite:1]: t.md#m1 "a"\n[cite:1]: t.md#m2 "b"\n[cite:1]: t.md#m1 "a"\n')
    assert out.count("[cite:1]:") == 2
