import pytest

from reverie.wiki.links import (
    LinkTable,
    backlinks,
    find_links,
    link_names,
    rename_links,
    wikilink,
)
from reverie.wiki.parsing import parse_page


def targets(text):
    return [link.target for link in find_links(text)]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("The form `[[Sketch]]` is an example, [[Loom]] is a page.", ["Loom"]),
        (
            "A [[Kiln]].\n\n```bash\nif [[ $a == b ]]; then\n```\n\n```scala\nOption[[User]]\n```\nB [[Glaze]].",
            ["Kiln", "Glaze"],
        ),
        ("[[ Kiln log ]] [[Kiln log#Firing 3 |third]] [[Kiln log#^a1 ]]", ["Kiln log"] * 3),
        ("[[ \n\n[[]] [[|x]] [[#only heading]] [[a\nb]] ![[Open [[Good]] \\[[no]]", ["Good"]),
        ("- item\n  ```\n  [[no]]\n  ```\n  [[yes]]\n", ["yes"]),
        ("    [[no]]\n\n<!-- [[no]] --> [[hidden with it]]\n\n## [[Heading]]\n> [[Quote]]", ["Heading", "Quote"]),
        ('---\nsummary: "[[no]]"\n---\nA. [cite:1]\n\n[cite:1]: a.md#m1 "[[no]]"\n', []),
        ("<!-- [[no]] --", []),
        ("``[[no]] ` [[no]]`` [[yes]] ` [[too]]", ["yes", "too"]),
    ],
)
def test_links_are_what_a_reader_can_follow(text, wanted):
    assert targets(text) == wanted


def test_escaped_bars_in_tables_divide_target_and_label():
    found = find_links("| a | b |\n|---|---|\n| [[Tide\\|tides]] | [[Quay 4\\|the quay]] |\n")
    assert [(link.target, link.alias) for link in found] == [("Tide", "tides"), ("Quay 4", "the quay")]


def test_headings_blocks_and_embeds_are_told_apart():
    heading, block, embed = find_links("[[a#Now|x]] [[a#^k3]] ![[a]]")
    assert (heading.heading, heading.block, heading.alias) == ("Now", "", "x")
    assert (block.heading, block.block) == ("", "k3")
    assert (embed.embed, heading.embed) == (True, False)


def test_offsets_point_at_the_link_in_the_whole_text():
    text = "---\ntitle: x\n---\n\n# A\n\n- b [[c]]\n  - d ![[e]]\n\n[[f]]"
    assert [text[link.start : link.end] for link in find_links(text)] == ["[[c]]", "![[e]]", "[[f]]"]


def test_the_closest_kind_of_name_wins():
    table = LinkTable.of(
        {
            "knowledge/concepts/b.md": parse_page("---\ntitle: Loom\naliases: [a, Café]\n---\n"),
            "knowledge/projects/a.md": parse_page("---\ntitle: Project A\n---\n"),
        }
    )
    assert table.resolve("a") == "knowledge/projects/a.md"
    assert table.resolve("LOOM") == table.resolve("projects/../b") or table.resolve("loom") == "knowledge/concepts/b.md"
    assert table.resolve("Cafe\u0301") == "knowledge/concepts/b.md"
    assert table.resolve("projects/a") == table.resolve("knowledge/projects/a.md") == "knowledge/projects/a.md"
    assert table.resolve("nothing") is None
    assert table.pages_named("a") == ("knowledge/concepts/b.md", "knowledge/projects/a.md")


def test_renaming_keeps_labels_anchors_and_examples():
    text = "[[Old mill]] [[old-mill#^k1|it]] ![[old-mill]] [[new-mill]] `[[old-mill]]` | [[old-mill\\|x]]"
    out = rename_links(text, lambda name: name.lower().replace(" ", "-") == "old-mill", "new-mill")
    assert (
        out == "[[new-mill|Old mill]] [[new-mill#^k1|it]] ![[new-mill]] [[new-mill]] `[[old-mill]]` | [[new-mill\\|x]]"
    )


def test_backlinks_leave_oneself_out():
    pages = {"a.md": "[[b]] [[a]]", "b.md": "[[a]] [[x]]"}
    names = {"a": "a.md", "b": "b.md"}
    assert backlinks(pages, names.get) == {"a.md": ("b.md",), "b.md": ("a.md",)}


def test_names_become_links_once_as_whole_words_and_the_rest_is_escaped():
    slugs = {"Ana": "ana", "Ana Maria": "ana-maria", "波尔图": "porto"}
    out = link_names("Anabela, Ana and Ana Maria met Ana in {{波尔图}}.", slugs)
    assert out == "Anabela, [[ana|Ana]] and [[ana-maria|Ana Maria]] met Ana in \\{\\{[[porto|波尔图]]}}."
    assert link_names("我住在波尔图。", slugs) == "我住在[[porto|波尔图]]。"
    assert wikilink("x", "a [b]|c") == "[[x|a b c]]"
