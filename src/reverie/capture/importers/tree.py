"""Conversations that are trees: the path that was kept, and labels for the branches that were not."""

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import datetime


def path_to(tip: str, parents: Mapping[str, str]) -> list[str]:
    """Return the nodes from the root to the tip; a circle is cut where it closes.

    >>> path_to("answer", {"answer": "question", "question": "root"})
    ['root', 'question', 'answer']
    """
    path: list[str] = []
    seen: set[str] = set()
    node: str | None = tip
    while node is not None and node not in seen:
        seen.add(node)
        path.append(node)
        node = parents.get(node)
    path.reverse()
    return path


def newest_leaf(nodes: Collection[str], parents: Mapping[str, str], at: Callable[[str], datetime | None]) -> str | None:
    """Return the leaf with the latest time; without times, or between equal ones, the last in order.

    Args:
        nodes: The nodes that count, in the order of the file; a node whose children do not count is a leaf.
        parents: Parent of each node that has one.
        at: When a node was said.

    Example:
        >>> newest_leaf(["q", "a1", "a2"], {"a1": "q", "a2": "q"}, lambda node: None)
        'a2'
    """
    inner = {parents[node] for node in nodes if node in parents}
    leaves = [node for node in nodes if node not in inner] or list(nodes)  # nothing but circles: any node will do
    if not leaves:
        return None
    order = {node: place for place, node in enumerate(leaves)}

    def age(node: str) -> tuple[float, int]:
        when = at(node)
        return (when.timestamp() if when is not None else float("-inf"), order[node])

    return max(leaves, key=age)


def branch_labels(nodes: Iterable[str], parents: Mapping[str, str], kept: Collection[str]) -> dict[str, str]:
    """Return a label (`b1`, `b2` …) for each node that is not on the kept path.

    A branch goes on with the first child of its last node; every other child begins a new one.

    Example:
        >>> parents = {"a1": "q", "a2": "q", "more": "a1"}
        >>> branch_labels(["q", "a1", "more", "a2"], parents, {"q", "a2"})
        {'a1': 'b1', 'more': 'b1'}
    """
    labels: dict[str, str] = {}
    continued: set[str] = set()
    count = 0
    for node in nodes:
        for step in _unlabelled(node, parents, kept, labels):
            before = parents.get(step)
            if before in labels and before not in continued:
                continued.add(before)
                labels[step] = labels[before]
            else:
                count += 1
                labels[step] = f"b{count}"
    return labels


def _unlabelled(node: str, parents: Mapping[str, str], kept: Collection[str], labels: Mapping[str, str]) -> list[str]:
    """Return the node and those before it that have no label yet, the first of them first."""
    found: dict[str, None] = {}
    step: str | None = node
    while step is not None and step not in kept and step not in labels and step not in found:
        found[step] = None
        step = parents.get(step)
    return list(reversed(found))
