"""What the documents show is what happens: every example runs, in order, and prints what stands there."""

from pathlib import Path

import pytest
from doc_examples import Outcome, blocks_of, matches, run_document, written

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_examples_of_a_document_print_what_it_says(document: Path, tmp_path: Path) -> None:
    wrong = [one for one in run_document(document.read_text("utf-8"), tmp_path) if not one.holds]
    told = "\n\n".join(
        "\n".join((f"line {one.first}: {one.command}", "expected:", *one.want, "printed:", *one.got)) for one in wrong
    )
    assert not wrong, f"{told}\n\n`python scripts/check_docs.py --write` writes what is printed now."


def test_some_documents_have_examples() -> None:
    kinds = {block.kind for document in DOCUMENTS for block in blocks_of(document.read_text("utf-8"))}
    assert {"console", "python"} <= kinds


@pytest.mark.parametrize(
    ("want", "got", "holds"),
    [
        (("a", "b"), ("a", "b"), True),
        (("a",), ("a", "b"), False),
        (("a", "…"), ("a", "b", "c"), True),
        (("…", "c"), ("a", "b"), False),
        (("run … done",), ("run 7 (x) done",), True),
        (("run … done",), ("run 7", "done"), False),
        ((), (), True),
    ],
)
def test_wildcards(want: tuple[str, ...], got: tuple[str, ...], *, holds: bool) -> None:
    assert matches(want, got) is holds


def test_writing_changes_only_what_does_not_hold(tmp_path: Path) -> None:
    text = "# T\n\n```console\n$ echo one\none\n$ echo two\nthree\n```\n\n```python\n>>> 1 + 1\n2\n>>> 2 + 2\n5\n```\n"
    outcomes = run_document(text, tmp_path)
    assert [one.holds for one in outcomes] == [True, False, True, False]
    mended = written(text, outcomes)
    assert mended == text.replace("three", "two").replace("\n5\n", "\n4\n")
    again = tmp_path / "again"
    again.mkdir()
    assert all(one.holds for one in run_document(mended, again))


def test_a_file_block_is_there_for_later_ones(tmp_path: Path) -> None:
    text = '```json title="x.json"\n{"a": 1}\n```\n\n```console\n$ cat x.json\n{"a": 1}\n```\n'
    assert [one.holds for one in run_document(text, tmp_path)] == [True]
    assert Outcome("x", 0, ("…",), ()).holds
