"""Invariant 9: a session counts as dreamt only once its commit has landed, and one bad session blocks no other."""

import dataclasses

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reverie.app.reverie import Reverie
from reverie.errors import PendingEdits
from reverie.text import grammars
from reverie.text.grammar import Grammar, Reading, Setting
from tests.properties.lives import NOW, bring, memory, tree

TOWNS = ("Porto", "Braga", "Faro", "Cork", "Lille")
few = settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def visits(towns=TOWNS):
    """Return one session a town, in which Nadia tells of a weekend there."""
    return [
        {
            "id": f"s{number}",
            "started_at": f"2026-0{number + 1}-05T09:00:00Z",
            "messages": [{"role": "user", "text": f"I spent a long weekend in {town} with friends."}],
        }
        for number, town in enumerate(towns)
    ]


def reopened(opened, folder):
    """Close a memory and open it again, as the next command does."""
    opened.close()
    return Reverie.open(f"{folder}/home", "me", now=NOW)


def told(folder):
    """Return the towns that some note tells of."""
    notes = b"".join(content for path, content in tree(folder).items() if path.startswith("notes/"))
    return {town for town in TOWNS if town.encode() in notes}


@few
@given(st.sets(st.integers(0, 4), min_size=1, max_size=4), st.sampled_from(["cut", "binary", "empty", "gone"]))
def test_damaged_transcripts_are_named_and_the_others_land(bad, how):
    with memory() as (opened, folder):
        bring(opened, folder, visits())
        paths = {row["started_at"][6]: folder / "home/accounts/me/memory" / row["path"] for row in opened.sessions()}
        kept = {}
        for number in bad:
            file = paths[str(number + 1)] / "transcript.jsonl"
            kept[file] = file.read_bytes()
            damage(file, how)
        opened = reopened(opened, folder)
        record = opened.dream()
        left = {TOWNS[number] for number in range(5) if number not in bad}
        assert told(folder) == left
        assert record["sessions"] + len(record["failed"]) + sum(one["count"] for one in record["left_out"]) <= 5
        for file, content in kept.items():
            file.write_bytes(content)
        opened = reopened(opened, folder)
        opened.reindex()
        opened.dream()
        assert told(folder) == set(TOWNS)
        opened.close()


def damage(file, how):
    if how == "gone":
        file.unlink()
    else:
        file.write_bytes({"cut": b'{"kind": "session", "id', "binary": b"\xff\xfe\x00\x81" * 40, "empty": b""}[how])


@dataclasses.dataclass(frozen=True)
class Moody:
    """A grammar that cannot read some messages: a fault injected where a real one would be."""

    real: Grammar
    bad: tuple[str, ...]
    code: str = "en"
    nameless: str = "The user"

    def read_message(self, text: str, setting: Setting) -> Reading:
        if any(word in text for word in self.bad):
            raise RecursionError("too deep a sentence")
        return self.real.read_message(text, setting)

    def __getattr__(self, name):
        return getattr(self.real, name)


@few
@given(st.sets(st.sampled_from(TOWNS), min_size=1, max_size=5))
def test_a_session_that_no_grammar_can_read_is_named_and_left_for_later(bad):
    real = grammars.GRAMMARS["en"]
    with memory() as (opened, folder):
        bring(opened, folder, visits())
        grammars.GRAMMARS["en"] = Moody(real, tuple(bad))
        try:
            record = opened.dream()
        finally:
            grammars.GRAMMARS["en"] = real
        assert told(folder) == set(TOWNS) - bad
        assert len(record["failed"]) == len(bad)
        assert all("RecursionError" in one["reason"] for one in record["failed"])
        assert record["sessions"] + len(record["failed"]) == len(TOWNS)
        assert opened.dream()["sessions"] == len(bad)
        assert told(folder) == set(TOWNS)
        assert not opened.dream()["changed"]


@few
@given(st.integers(1, 4))
def test_what_did_not_land_is_not_consumed(first):
    """Somebody edits a page that the run needs: the run is refused, and the next one reads the same sessions again."""
    with memory() as (opened, folder):
        bring(opened, folder, visits(TOWNS[:first]))
        opened.dream()
        before = {path: content for path, content in tree(folder).items() if not path.startswith(".git")}
        page = next(path for path in sorted(before) if path.startswith("knowledge/concepts/"))
        file = folder / "home/accounts/me/memory" / page
        file.write_bytes(before[page] + b"\nBy hand.\n")
        bring(opened, folder, visits())
        with pytest.raises(PendingEdits):
            opened.dream()
        assert told(folder) == set(TOWNS[:first])
        file.write_bytes(before[page])
        assert opened.dream()["sessions"] == len(TOWNS) - first
        assert told(folder) == set(TOWNS)


def test_a_session_that_has_grown_is_read_from_where_the_last_run_stopped():
    with memory() as (opened, folder):
        row = visits(TOWNS[:1])[0]
        bring(opened, folder, [row])
        opened.dream()
        before = told(folder)
        row["messages"] = [*row["messages"], {"role": "user", "text": "Then I spent a night in Lille with a cousin."}]
        assert bring(opened, folder, [row]).grown == 1
        record = opened.dream()
        assert record["sessions"] == 1
        assert told(folder) == before | {"Lille"}
        lines = b"".join(content for path, content in tree(folder).items() if path.startswith("notes/")).splitlines()
        assert sum(line.startswith(b"- ") and b"Porto" in line for line in lines) == 1
