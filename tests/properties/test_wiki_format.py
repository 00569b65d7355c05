"""The page format as laws: nothing is lost, settling twice is settling once, numbers are never given again."""

import re
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from reverie.model.citation import Evidence
from reverie.model.page import Claim, Field, Frontmatter, Opaque, Page, Section
from reverie.wiki.citations import fit_quote, holds
from reverie.wiki.definitions import escape_quote, unescape_quote
from reverie.wiki.folding import fold_case, fold_space
from reverie.wiki.formatting import format_page
from reverie.wiki.frontmatter import read_frontmatter, render_frontmatter
from reverie.wiki.inline import _read_tokens, escape, plain, read_inline
from reverie.wiki.links import find_links, rename_links
from reverie.wiki.numbering import highest, settle
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import page_path, path_problem
from reverie.wiki.redaction import remove_evidence
from reverie.wiki.slugs import LONGEST, free_slug

LINES = (
    "- ", "  - ", "    ", "\t", "\n", "\n\n", "# ", "## Now\n", "## Related\n", "1. ", "> ", "```\n", "~~~\n", "---\n",
    "***\n", "| a | b |\n|---|---|\n", "<div>\n", "<!--", "-->", "![[x.png]]\n", '---\ntitle: "T"\n---\n',
    "[cite:4]: broken\n", '[cite:1]: ../7f3ak2m9qx/transcript.md#m1 "one two three"\n',
)  # fmt: skip
MARKS = (
    "[[a|b]]", "[[", "]]", "[cite:1]", "[cite:2]", "[cite:1](x)", " ^k1", " ^k12\n", " ^new-x\n", "{{", "}}",
    "{{7f3ak2m9qx#m1|one two three}}", "{{9c10h4t8zb#m2|four five six}}", "{{unknown0000#m2|x y z}}",
    "(said:: 2026-03-02)", "(replaced-by:: new-x)", '(on:: 2026, "now")',
)  # fmt: skip
SIGNS = (
    "`",
    "``",
    "\\",
    "words ",
    "中文。",
    "\u2028",
    "\x0b",
    "\r\n",
    "\ufeff",
    "\x00",
    "é",
    "e\u0301",
    "#",
    "^",
    "(",
    ")",
    '"',
)
PIECES = (*LINES, *MARKS, *SIGNS)

untidy = st.lists(st.sampled_from(PIECES) | st.text(max_size=8), max_size=30).map("".join)
printed = st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"])
line = st.text(printed, max_size=30).map(lambda text: " ".join(text.split()))
pieced = st.lists(st.sampled_from(PIECES), max_size=6).map(" ".join)
sentence = (line | pieced).map(escape)
names = st.sampled_from(["attr", "since", "on", "scope"])
fields = st.lists(st.builds(Field, names, line.filter(bool), line), max_size=3)
evidence = st.builds(
    Evidence,
    st.sampled_from(["7f3ak2m9qx", "9c10h4t8zb"]),
    st.sampled_from(["m1", "m2", "m3.a1"]),
    line.filter(lambda text: text and "}}" not in text and not text.endswith("}")),
)
claims = st.builds(
    Claim,
    text=sentence.filter(bool),
    fields=fields.map(tuple),
    evidence=st.lists(evidence, max_size=2).map(tuple),
)


def numbered(section_list):
    """Give the claims of generated sections ids of their own, as every landed page has them."""
    count = 0
    done = []
    for section in section_list:
        blocks = []
        for block in section.blocks:
            count += 1
            blocks.append(replace(block, id=f"k{count}") if isinstance(block, Claim) else block)
        done.append(replace(section, blocks=tuple(blocks)))
    return tuple(done)


sections = st.lists(
    st.builds(
        Section,
        st.sampled_from(["Now", "History", "Work and reasons"]),
        st.lists(claims | st.just(Opaque("```\ncode\n```\n", "code")), min_size=1, max_size=4).map(tuple),
    ),
    max_size=3,
).map(numbered)
value = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
headers = st.dictionaries(
    st.from_regex(r"[a-z][a-z-]{0,8}", fullmatch=True), value | st.lists(value, max_size=3).map(tuple), max_size=4
).map(lambda entries: Frontmatter(tuple(entries.items())))


def resolve(session_id):
    return None if session_id == "unknown0000" else f"../{session_id}/transcript.md"


@given(untidy | st.text())
def test_any_text_comes_back_byte_for_byte(text):
    assert format_page(parse_page(text)) == text


@given(untidy, untidy)
def test_lines_read_before_are_read_the_same(text, other):
    known = {}
    parse_page(other, known)
    for one in (text, f"{other}\n{text}", text):
        page, again = parse_page(one), parse_page(one, known)
        assert again == page
        assert [everything(block) for _, block in again.blocks()] == [everything(block) for _, block in page.blocks()]
        assert list(map(everything, again.definitions)) == list(map(everything, page.definitions))


def everything(block):
    return block, block.source, block.line


@given(headers, sections)
def test_generated_pages_come_back_as_they_were(header, parts):
    page = Page(header, parts)
    read = parse_page(format_page(page))
    assert read.frontmatter.entries == header.entries
    assert [(section.heading, section.blocks) for section in read.sections] == [
        (section.heading, section.blocks) for section in parts
    ]
    assert format_page(read) == format_page(page)


@given(headers)
def test_headers_come_back_value_by_value(header):
    assert read_frontmatter(render_frontmatter(header)).entries == header.entries


@given(untidy)
def test_settling_twice_is_settling_once(text):
    once = settle(text, resolve)
    assert format_page(settle(format_page(once), resolve)) == format_page(once)
    assert format_page(settle(once, resolve)) == format_page(once)


@given(sections)
def test_settled_evidence_is_the_evidence_that_was_written(parts):
    page = settle(Page(sections=parts), resolve)
    written = [item for _, claim in Page(sections=parts).claims() for item in dict.fromkeys(claim.evidence)]
    found = [citation.definition.evidence for _, claim in page.claims() for citation in page.cited(claim)]
    assert [(item.session_id, item.message_id, fold_space(item.quote)) for item in found] == [
        (item.session_id, item.message_id, fold_space(item.quote)) for item in written
    ]


@given(st.lists(st.tuples(st.sampled_from(["add", "drop"]), st.integers(0, 9)), max_size=20))
def test_numbers_are_never_given_to_something_else(steps):
    """Whatever is added and taken away, an id or a number means the same thing for good."""
    page = parse_page('---\ntitle: "T"\n---\n## Now\n- Zero. {{7f3ak2m9qx#m1|zero zero zero}}\n')
    page = settle(page, resolve)
    ids, numbers = {}, {}
    for count, (step, place) in enumerate(steps):
        lines = format_page(page).split("\n")
        items = [at for at, text in enumerate(lines) if text.startswith("- ")]
        if step == "add":
            lines.insert(lines.index("## Now") + 1, f"- Claim {count}. {{{{7f3ak2m9qx#m1|words of {count} here}}}}")
        elif items:
            del lines[items[place % len(items)]]
        page = settle("\n".join(lines), resolve, base=page)
        for _, claim in page.claims():
            assert ids.setdefault(claim.id, claim.text) == claim.text
        for number, definition in page.defined().items():
            assert numbers.setdefault(number, definition.evidence.quote) == definition.evidence.quote
        assert highest(page).claim >= max((int(key[1:]) for key in ids), default=0)


@given(untidy)
def test_the_quick_and_the_thorough_reading_of_a_claim_agree(text):
    raw = text.split("\n\n")[0]
    assert read_inline(raw) == _read_tokens(raw)


@given(st.text())
def test_escaped_words_hold_no_marks_and_read_as_they_were(words):
    parts = read_inline(escape(words))
    assert (parts.citations, parts.fields, parts.evidence, parts.id) == ((), (), (), "")
    assert find_links(escape(words)) == []
    if "\\" not in words:
        assert plain(parts.text) == " ".join(words.split())


@given(line)
def test_quotations_survive_their_escapes(words):
    assert unescape_quote(escape_quote(words)) == words


@given(st.text(), st.text(), st.text())
def test_a_fitted_quotation_holds(before, words, after):
    found = fit_quote(words, f"{before} {words} {after}")
    assert found is None or holds(found, f"{before} {words} {after}")


@given(st.lists(st.text(max_size=150), max_size=6))
def test_file_names_are_safe_and_apart(titles):
    taken = set()
    for title in titles:
        slug = free_slug(title, taken)
        assert fold_case(slug) not in taken
        assert len(slug.encode("utf-8", "replace")) <= LONGEST
        assert path_problem(page_path("concept", slug)) == ""
        taken.add(fold_case(slug))


@given(untidy)
def test_links_are_found_where_they_stand_and_renamed_without_harm(text):
    for found in find_links(text):
        assert re.fullmatch(r"!?\[\[.*\]\]", text[found.start : found.end], re.DOTALL)
    assert rename_links(text, lambda _: False, "x") == text
    assert all(found.target == "x" for found in find_links(rename_links(text, lambda _: True, "x")))


@given(untidy, st.sampled_from(["m1", "m2", ""]))
def test_nothing_forgotten_is_cited_afterwards(text, message):
    page = settle(text, resolve)
    out = remove_evidence(format_page(page), {("7f3ak2m9qx", message)})
    if out is not None:
        left = [item.evidence for item in parse_page(out).defined().values()]
        assert all(item.session_id != "7f3ak2m9qx" or (message and item.message_id != message) for item in left)
        assert remove_evidence(out, {("7f3ak2m9qx", message)}) == out
