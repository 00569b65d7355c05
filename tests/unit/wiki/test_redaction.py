import pytest

from reverie.wiki.checks import check_pages
from reverie.wiki.graph import WholeGraph
from reverie.wiki.parsing import parse_page
from reverie.wiki.redaction import remove_evidence
from tests.unit.wiki.conftest import SPRINT


def test_a_page_without_forgotten_evidence_stays_byte_for_byte(pages):
    for text in pages.values():
        assert remove_evidence(text, {("7f3ak2m9qx", "m1999"), ("zzzzzzzzzz", "")}) == text


def test_claims_definitions_pointers_and_summary_go(pages):
    out = remove_evidence(pages[SPRINT], {("2d8rw5n7ye", "m7")})
    page = parse_page(out)
    assert page.claim("k3") is None
    assert 3 not in page.defined()
    assert page.claim("k2").value("replaced-by") == page.claim("k2").value("until") == ""
    assert "2d8rw5n7ye" not in out
    assert "Sapphir" not in out
    assert page.summary == ""
    assert page.claim("k1").source.raw in pages[SPRINT]


def test_what_stays_still_passes_the_checks(pages, sessions):
    gone = {("2d8rw5n7ye", "")}
    left = {path: out for path, text in pages.items() if (out := remove_evidence(text, gone)) is not None}
    assert "knowledge/entities/sapphir-mobility-coop.md" not in left
    found = check_pages(left, WholeGraph(left, sessions, forgotten=frozenset(gone)))
    assert found == []


def test_nothing_is_left_of_a_page_that_rested_on_the_forgotten(pages):
    assert remove_evidence(pages["knowledge/entities/sapphir-mobility-coop.md"], {("2d8rw5n7ye", "")}) is None


def test_a_claim_with_another_witness_goes_too():
    one, two = (f'[cite:{n}]: 7f3ak2m9qx/transcript.md#m{n} "a"\n' for n in (1, 2))
    text = f"- A. [cite:1] [cite:2] ^k1\n- B. [cite:2] ^k2\n\n{one}{two}"
    out = remove_evidence(text, {("7f3ak2m9qx", "m1")})
    assert out == f"- B. [cite:2] ^k2\n\n{two}"


@pytest.mark.parametrize(
    "block",
    [
        "| a | [cite:1] |\n",
        "```\ncode\n```\n\n[cite:1]\n",
        "- x\n  - y [cite:1]\n",
        "> said {{7f3ak2m9qx#m1|a b c}}\n",
        "- x {{7f3ak2m9qx#m1.a2|a b c}}\n",
    ],
)
def test_blocks_below_and_above_go_with_their_evidence(block):
    text = f'# T\n\n- Keep. ^k9\n\n## Gone\n{block}\n[cite:1]: 7f3ak2m9qx/transcript.md#m1 "a"\n'
    assert remove_evidence(text, {("7f3ak2m9qx", "m1")}) == "# T\n\n- Keep. ^k9\n"


def test_message_numbers_are_whole_numbers():
    text = "> said {{7f3ak2m9qx#m12|a b c}}\n"
    assert remove_evidence(text, {("7f3ak2m9qx", "m1")}) == text


def test_aliases_that_only_the_forgotten_gave_go():
    text = (
        '---\ntitle: "Ana"\naliases: ["Aninhas", "Ana Lima", "sister"]\n---\n# Ana\n\n'
        "- Called Aninhas at school. [cite:1] ^k1\n"
        '- Ana Lima sings. ^k2\n\n[cite:1]: 7f3ak2m9qx/transcript.md#m1 "they call her Aninhas"\n'
    )
    page = parse_page(remove_evidence(text, {("7f3ak2m9qx", "m1")}))
    assert page.aliases == ("Ana Lima", "sister")


def test_the_numbers_of_the_forgotten_are_not_given_again():
    text = '---\ntitle: "A"\n---\n- B. ^k1\n- A. [cite:4] ^k7\n\n[cite:4]: 7f3ak2m9qx/transcript.md#m1 "a"\n'
    assert parse_page(remove_evidence(text, {("7f3ak2m9qx", "m1")})).frontmatter.get("numbering") == "k7, cite:4"
