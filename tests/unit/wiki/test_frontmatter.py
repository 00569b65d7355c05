import pytest

from reverie.model.page import Frontmatter
from reverie.wiki.frontmatter import LARGEST, read_frontmatter, render_frontmatter, split_frontmatter


def read(text):
    return read_frontmatter(split_frontmatter(text)[0])


def test_values_stay_text_whatever_they_look_like():
    header = read("---\ntitle: 2026-05-26\nyes: no\ncount: 007\nnothing: ~\nempty:\n---\n")
    assert header.entries == (("title", "2026-05-26"), ("yes", "no"), ("count", "007"), ("nothing", "~"), ("empty", ""))


@pytest.mark.parametrize(
    "text",
    [
        "---\r\ntitle: Loom\r\n---\r\nbody\r\n",
        "---\ntitle: Loom\n---",
        "\ufeff---\ntitle: Loom\n---\nx",
        "---\ntitle: Loom\n...\nx",
    ],
)
def test_bom_crlf_dots_and_a_fence_at_the_end_are_accepted(text):
    assert read(text).get("title") == "Loom"
    assert render_frontmatter(read(text)) == split_frontmatter(text)[0]


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ("a: &x 1\nb: *x", "anchors"),
        ("a: !!python/name:os.system x", "tags"),
        ("a: !!str x", "tags"),
        ("a: 1\na: 2", "twice"),
        ("a:\n  b: c", "plain text or a list"),
        ("a:\n  - [1]", "plain texts only"),
        ("- a\n- b", "key: value"),
        ("just words", "key: value"),
        ("a: [1", "expected"),
        ("? [a]\n: b", "key must be plain"),
        ("a: b\n... \n%YAML 1.1", ""),
    ],
)
def test_anything_but_flat_plain_text_is_refused_with_a_reason_and_kept(header, reason):
    text = f"---\n{header}\n---\nbody\n"
    found = read(text)
    if reason:
        assert reason in found.problem
        assert found.entries == ()
    assert render_frontmatter(found) + split_frontmatter(text)[1] == text


def test_a_header_that_is_too_large_is_not_parsed():
    found = read(f"---\ntitle: {'x' * (LARGEST + 1)}\n---\n")
    assert found.entries == ()
    assert str(LARGEST) in found.problem


def test_without_a_closing_fence_there_is_no_header():
    assert split_frontmatter("---\ntitle: x\n") == ("", "---\ntitle: x\n")
    assert split_frontmatter("title: x\n---\n") == ("", "title: x\n---\n")


def test_a_change_keeps_the_other_lines_as_they_were():
    text = "---\ntitle:   Loom  # mine\ntags: [a,  b]\nlong: >\n  one\n  two\n---\n"
    changed = read(text).having("title", "Loom 2").having("new", ("x", 'y"z'))
    out = render_frontmatter(changed)
    assert 'title: "Loom 2"' in out
    assert "tags: [a,  b]\n" in out
    assert read(out).entries == changed.entries


@pytest.mark.parametrize(
    "value",
    ['Plan: "two"', "- dash", "# hash", "a\nb", "back\\slash", "\u2028\x85\x7f", "🐝 蜂", "'", "", " x ", "\t", "null"],
)
def test_every_text_comes_back_from_its_written_form(value):
    header = Frontmatter((("title", value), ("aliases", (value, value))))
    assert read(render_frontmatter(header)).entries == header.entries


def test_taking_a_key_out_and_asking_for_lists():
    header = Frontmatter((("title", "Loom"), ("aliases", ("L",)), ("tag", "one"), ("none", "")))
    assert header.having("aliases", None).many("aliases") == ()
    assert (header.many("tag"), header.many("none"), header.get("aliases"), header.get("x", "y")) == (
        ("one",),
        (),
        "L",
        "y",
    )
    assert render_frontmatter(Frontmatter()) == ""
    assert read("---\n---\n").entries == ()
    assert '"two words": "x"' in render_frontmatter(Frontmatter((("two words", "x"),)))
