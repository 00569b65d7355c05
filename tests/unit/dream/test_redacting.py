"""Redaction in a run: pages that go leave no links behind."""

from reverie.dream.staging import StagingTree
from reverie.model.citation import Evidence
from reverie.model.page import Frontmatter
from reverie.wiki.formatting import format_page
from tests.unit.dream.conftest import attacher, land, open_brain, talk

LAB = "knowledge/entities/sora-city-lab.md"
SPRINT = "knowledge/projects/sprint.md"


def test_a_page_that_goes_leaves_no_links(account):
    session = talk(
        account, "Sora City Lab is a lab in Kyoto by the river.", "We meet Sora City Lab in the morning there."
    )
    tree = attacher(account).tree
    claims = {
        LAB: ("organization", "Sora City Lab", "It is a lab in Kyoto by the river."),
        SPRINT: ("project", "Sprint", "We meet [[sora-city-lab|Sora City Lab]] in the morning there."),
    }
    for message, (path, (kind, title, text)) in zip(session.messages, claims.items(), strict=True):
        page = tree.open(path, lambda kind=kind, title=title: Frontmatter((("title", title), ("kind", kind))))
        page.add("Now", text, (), (Evidence(session.id, message.id, message.text.rstrip(".")),))
    land(account, tree)
    later = StagingTree.over(open_brain(account))
    later.redact({(session.id, "m1")}, {})
    left = later.page(SPRINT)
    assert later.removed == {LAB}
    assert left is not None
    assert left.changed
    assert "We meet Sora City Lab in the morning there." in format_page(left.page())
