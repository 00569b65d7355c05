"""The staging tree: read when first touched, named once, redacted, and nobody's file name taken twice."""

from reverie.model.page import Frontmatter
from reverie.model.statement import Name
from tests.unit.dream.conftest import attach, attacher, saying


def header(title, **more):
    return lambda: Frontmatter((("title", title), *more.items()))


def test_a_page_is_begun_once_and_found_by_its_names(tree):
    page = tree.open("knowledge/entities/greta.md", header("Greta", aliases=("Nadia's sister",)))
    assert tree.open("knowledge/entities/greta.md", header("Another")) is page
    assert tree.book.find("nadia's sister") == tree.book.find("GRETA") == page.path


def test_a_note_is_nobodys_home(tree):
    tree.open("notes/people/haruka.md", header("Haruka"))
    assert tree.book.find("Haruka") is None


def test_a_name_in_passing_is_not_linked_to_its_note(account):
    nadia = attacher(account)
    haruka = (Name("Haruka", "unknown"),)
    passing = saying("Haruka holds the keys.", subject="Haruka", names=haruka)
    attach(nadia, [passing, saying("Nadia met Haruka at the gate.", message="m2", names=haruka)])
    claims = [claim for path, page in nadia.tree.pages.items() if "knowledge" in path for _, claim in page.claims()]
    assert [claim.text for claim in claims] == ["Nadia met Haruka at the gate."]


def test_a_file_name_is_taken_whatever_its_case(tree):
    tree.open("knowledge/concepts/loom.md", header("Loom"))
    assert tree.is_taken("knowledge/concepts/LOOM.md")
    assert not tree.is_taken("knowledge/concepts/looms.md")


def test_only_changed_pages_are_landed(tree):
    page = tree.open("knowledge/concepts/loom.md", header("Loom"))
    assert list(tree.changed()) == [page]
    page.changed = False
    assert list(tree.changed()) == []
