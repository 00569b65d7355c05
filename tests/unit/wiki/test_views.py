"""The generated files: index, timeline, session list, and the reading list."""

import random
from datetime import date

import pytest

from reverie.wiki.coverage import cited_messages, orphan_pages, stale_claims, uncited_messages
from reverie.wiki.index import IndexEntry, build_index, entry_of, standing_rules
from reverie.wiki.parsing import parse_page
from reverie.wiki.sessions_index import SessionLine, build_sessions_index
from reverie.wiki.timeline import TimelineEntry, build_timeline, timeline_of
from reverie.wiki.tokens import count_tokens
from tests.unit.wiki.conftest import SPRINT


def many(count, language="en"):
    kinds = ("person", "project", "concept", "place")
    words = "一个关于水槽的概要" if language == "zh" else "A summary of some length about a thing"
    return [
        IndexEntry(
            f"knowledge/entities/p{n}.md", f"Page {n}", kinds[n % 4], f"{words} {n}.", claims=n % 17, backlinks=n % 5
        )
        for n in range(count)
    ]


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("budget", [400, 2000])
def test_the_index_fits_its_budget_and_counts_what_it_leaves_out(budget, language):
    entries = many(700, language)
    text = build_index(entries, rules=["Be brief."] * 200, topics={"travel": 3}, sessions=9, budget=budget)
    assert count_tokens(text) <= budget
    listed = text.count("- [[p")
    left = sum(int(line.split()[2]) for line in text.split("\n") if line.startswith("- and") and "profile" not in line)
    assert listed + left == len(entries)
    assert listed > 3


def test_the_most_useful_pages_come_first_and_every_kind_has_its_best():
    text = build_index(many(700), budget=500)
    people = text.split("## People")[1].split("##")[0]
    best = max((entry for entry in many(700) if entry.kind == "person"), key=lambda entry: entry.usefulness)
    first = next(entry for entry in many(700) if f"{entry.title}]]" in people.split("\n")[1])
    assert first.usefulness == best.usefulness
    assert all(f"## {name}" in text for name in ("People", "Places", "Projects", "Concepts"))


def test_generated_files_do_not_depend_on_order():
    entries = many(60)
    shuffled = random.Random(1).sample(entries, len(entries))
    assert build_index(entries) == build_index(shuffled)
    dated = [TimelineEntry(date(2026, 1 + n % 3, 1), "x", f"t{n}", f"p{n % 7}.md", "P", f"k{n}") for n in range(50)]
    assert build_timeline(dated, 20) == build_timeline(reversed(dated), 20)
    lines = [SessionLine(f"{n:010d}", f"sessions/undated/{n:010d}", "T", f"2026-03-{n:02d}") for n in range(1, 9)]
    assert build_sessions_index(lines) == build_sessions_index(reversed(lines))


def test_the_profile_and_its_rules_lead(pages):
    profile = parse_page(pages["knowledge/profile.md"])
    rules = standing_rules(profile)
    entries = [entry_of(path, parse_page(text)) for path, text in pages.items() if path.startswith("knowledge/")]
    text = build_index([*entries, IndexEntry("knowledge/x.md", "Gone", "list", status="archived")], rules=rules)
    assert rules[0] in text
    assert text.index("[[profile|Nadia]]") < text.index(rules[0]) < text.index("## Projects")
    assert "Gone" not in text


def test_the_timeline_holds_what_happened_not_what_was_said(pages):
    entries = [entry for path, text in pages.items() for entry in timeline_of(path, parse_page(text))]
    assert [(entry.label, entry.path, entry.anchor) for entry in entries] == [("2026-03-31", SPRINT, "k5")]
    text = build_timeline(entries)
    assert "## 2026-03\n- 2026-03-31 – Kick-off with both partners. – [[universal-design-sprint-in-japan|" in text


def test_old_years_become_counts():
    entries = [
        TimelineEntry(date(2020 + n % 5, 1, 1 + n), "x", f"t{n}", f"p{n % 8}.md", "P", f"k{n}") for n in range(28)
    ]
    text = build_timeline(entries, newest=6)
    shown = text.split("## Earlier")[0].count("\n- ")
    counted = sum(int(line.split()[2]) for line in text.split("## Earlier")[1].split("\n") if line.startswith("- "))
    assert (shown, shown + counted) == (6, 28)


def test_sessions_stand_newest_first_one_line_each():
    text = build_sessions_index(
        [
            SessionLine("a" * 10, "sessions/undated/aaaaaaaaaa", ""),
            SessionLine(
                "b" * 10, "sessions/2026/03/2026-03-02-bbbbbbbbbb", "A [b]\nc", "2026-03-02", 1, has_summary=True
            ),
        ]
    )
    assert text.split("\n")[2:4] == [
        "- 2026-03-02 · [A \\[b\\] c](2026/03/2026-03-02-bbbbbbbbbb/summary.md) · 1 message",
        "- undated · [Untitled session](undated/aaaaaaaaaa/transcript.md) · 0 messages",
    ]
    assert build_sessions_index([]) == "# Sessions\n"


def test_the_reading_list(pages, sessions, graph):
    cited = cited_messages(parse_page(text) for text in pages.values())
    left = [message.id for message in uncited_messages(sessions["e5m2j9p4ca"], cited)]
    assert left == ["m1", "m3"]
    stale = [claim.id for claim in stale_claims(parse_page(pages[SPRINT]), date(2027, 3, 25))]
    assert stale == ["k1", "k3"]
    assert orphan_pages({**pages, "knowledge/concepts/alone.md": "# Alone\n"}, graph.resolve) == [
        "knowledge/concepts/alone.md"
    ]
