from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from reverie.capture.importers.tree import branch_labels, newest_leaf, path_to

NAMES = st.sampled_from("abcdefgh")


def test_a_circle_is_cut() -> None:
    assert sorted(path_to("a", {"a": "b", "b": "c", "c": "a"})) == ["a", "b", "c"]


def test_the_newest_leaf_has_the_latest_time_not_the_last_place() -> None:
    times = {"a1": datetime(2026, 3, 2, 12, tzinfo=UTC), "a2": datetime(2026, 3, 2, 11, tzinfo=UTC)}
    assert newest_leaf(["q", "a1", "a2"], {"a1": "q", "a2": "q"}, times.get) == "a1"


def test_each_further_child_begins_a_branch() -> None:
    parents = {"a": "q", "b": "q", "c": "q", "b2": "b", "b3": "b"}
    labels = branch_labels(["q", "a", "b", "b2", "b3", "c"], parents, {"q", "a"})
    assert labels == {"b": "b1", "b2": "b1", "b3": "b2", "c": "b3"}


def test_a_long_branch_takes_no_longer_than_its_length() -> None:
    names = [str(number) for number in range(50_000)]
    labels = branch_labels(names, dict(zip(names[1:], names, strict=False)), {"0"})
    assert set(labels.values()) == {"b1"}


@given(st.dictionaries(NAMES, NAMES), st.sets(NAMES))
def test_every_node_off_the_path_has_a_label_whatever_the_tree(parents: dict[str, str], kept: set[str]) -> None:
    nodes = sorted({*parents, *parents.values()})
    labels = branch_labels(nodes, parents, kept)
    assert labels.keys() == set(nodes) - kept
    assert newest_leaf(nodes, parents, lambda name: None) in (nodes or [None])
