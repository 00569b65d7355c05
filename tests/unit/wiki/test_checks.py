"""Each rule catches its own mutation of a tree that passes, and nothing else does."""

from dataclasses import replace
from pathlib import Path

import pytest

from reverie.model.session import Message, Session, Trust
from reverie.wiki.checks import RULES, check_pages
from reverie.wiki.checks.memo import Memo
from reverie.wiki.graph import WholeGraph
from reverie.wiki.index import build_index, entry_of
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import INDEX
from tests.unit.wiki.conftest import SPRINT

PROFILE = "knowledge/profile.md"
SORA = "knowledge/entities/sora-city-lab.md"


@pytest.fixture
def findings(pages, sessions):
    """Check one file of the tree after a replacement in it; other sessions and forgotten messages can be given."""

    def look(path, old, new, *, sessions=sessions, forgotten=frozenset(), **options):
        assert old in pages[path]
        changed = {**pages, path: pages[path].replace(old, new)}
        return check_pages({path: changed[path]}, WholeGraph(changed, sessions, forgotten=forgotten), **options)

    return look


MUTATIONS = [
    ("frontmatter", SPRINT, 'kind: "project"', 'kind: "poem"'),
    ("frontmatter", SPRINT, 'title: "Universal design sprint in Japan"', "title: &a x"),
    ("frontmatter", SPRINT, "# Universal design sprint in Japan", "# Another title"),
    ("frontmatter", SPRINT, 'updated: "2026-04-18"', 'updated: "soon"'),
    ("path", SPRINT, 'kind: "project"', 'kind: "person"'),
    ("format", SPRINT, "(said:: 2026-04-02)", "(told:: 2026-04-02)"),
    ("format", SPRINT, "(said:: 2026-04-02)", "(said:: last week)"),
    ("format", SPRINT, "[cite:4] ^k4", "[cite:4] {{b6vq1x3k0s|x}} ^k4"),
    ("format", SPRINT, "[cite:4] ^k4", "[cite:4] {{zzzzzzzzzz#m1|one two three}} ^k4"),
    ("format", SPRINT, "[cite:4] ^k4", "[cite:4](x) ^k4"),
    ("format", SPRINT, "[cite:4] ^k4", "[cite:4]"),
    ("format", SPRINT, "[cite:4] ^k4", "[cite:4] ^k1"),
    ("format", SPRINT, "[cite:4] ^k4", "[cite:4] ^other"),
    ("format", SPRINT, " (open:: 2026-04-18)", ""),
    ("format", SPRINT, "- [[accessible-wayfinding|Accessible wayfinding]] – the method used", "- the method used"),
    ("format", SPRINT, '"send the report as PDF, never PNG"', "send the report"),
    ("marks", SPRINT, "[cite:4] ^k4", "[cite:4] [cite:44] ^k4"),
    ("marks", SPRINT, "[cite:3] ^k3", "[cite:1] ^k3"),
    ("links", SPRINT, "[[sora-city-lab|", "[[sora-city-laboratory|"),
    ("links", SPRINT, "2026-04-02-b6vq1x3k0s", "2026-04-03-b6vq1x3k0s"),
    ("subject", SPRINT, 'aliases: ["Japan sprint"]', 'aliases: ["sora city lab"]'),
    ("citation", SPRINT, "send the report as PDF, never PNG", "send the report as PNG, never PDF"),
    ("citation", SPRINT, "transcript.md#m3", "transcript.md#m33"),
    ("citation", SPRINT, "send the report as PDF, never PNG", "the report"),
    ("evidence", SPRINT, " [cite:4] ^k4", " ^k4"),
    ("evidence", SPRINT, "## History", "| a | b |\n|---|---|\n| 1 | 2 |\n\n## History"),
    ("trust", SPRINT, '#m3 "send the report as PDF, never PNG"', '#m2 "export the pages as images for the partners"'),
    ("size", SPRINT, "The report goes out as PDF", f"The report goes out as PDF{' really' * 100}"),
    ("dates", SPRINT, "(said:: 2026-04-02)", "(said:: 2026-04-01)"),
    ("dates", SPRINT, '(on:: 2026-03-31, "last Tuesday")', '(on:: 2026-03-24, "last Tuesday")'),
    ("dates", SPRINT, '(on:: 2026-03-31, "last Tuesday")', '(on:: 2026-03-31, "on Tuesday evening")'),
    ("dates", SPRINT, "The report goes out", "Since 2025-12-24 the report goes out"),
    ("quotes", SPRINT, "The report goes out as PDF", 'The report goes out as "portable document"'),
    ("summary", SPRINT, "report as PDF.", "report as DOCX."),
    ("summary", SPRINT, "report as PDF.", "report of 12 pages."),
    ("history", SPRINT, " (until:: ..2026-03-20)", ""),
    ("successor", SPRINT, "(replaced-by:: k3)", "(replaced-by:: k33)"),
    ("successor", SPRINT, "(replaced-by:: k3)", "(replaced-by:: k2)"),
    ("successor", SPRINT, "(replaced-by:: k3)", "(replaced-by:: [[sora-city-lab#^k9]])"),
]


@pytest.mark.parametrize(("rule", "path", "old", "new"), MUTATIONS)
def test_every_rule_catches_its_mutation(findings, rule, path, old, new):
    assert rule in {finding.rule for finding in findings(path, old, new)}


def test_every_rule_is_documented_and_has_a_name_of_its_own():
    assert len({rule.name for rule in RULES}) == len(RULES)
    assert all(rule.doc.endswith(".") for rule in RULES)


def test_findings_name_the_line(findings, pages):
    (finding,) = findings(SPRINT, "(said:: 2026-04-02)", "(told:: 2026-04-02)")
    assert "report goes out" in pages[SPRINT].split("\n")[finding.line - 1]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("(replaced-by:: k3)", "(replaced-by:: [[sapphir-mobility-coop#^k1]])"),
        ('(on:: 2026-03-31, "last Tuesday")', '(on:: 2026-03, "last Tuesday")'),
        ("(said:: 2026-04-02)", "(said:: 2026-04)"),
        ("(said:: 2026-04-02)", "(since:: 2026-04-02..)"),
        ("Kick-off with both partners.", "Kick-off with both partners on 2026-03-31."),
        ("The report goes out as PDF, never as PNG.", 'The report goes out "as PDF, never PNG".'),
        ("- Kick-off", "- ![[plan.png]] Kick-off"),
        ("[cite:4] ^k4", "[cite:4] ^k4\n  - see `{{x}}`"),
        ("## Open", "```\ncode\n```\n\n[cite:5] ^k9\n\n## Open"),
    ],
)
def test_what_is_right_passes(findings, old, new):
    assert findings(SPRINT, old, new) == []


def with_trust(session, trust, **changes):
    return replace(session, messages=tuple(replace(item, trust=trust, **changes) for item in session.messages))


@pytest.mark.parametrize(
    ("trust", "speaker", "rules"),
    [
        (Trust.PERSON, "", set()),
        (Trust.CONNECTOR, "", set()),
        (Trust.PARTICIPANT, "Otto Sora", set()),
        (Trust.PARTICIPANT, "Otto", {"attribution"}),
        (Trust.ASSISTANT, "", {"trust"}),
        (Trust.TOOL, "", {"trust"}),
        (Trust.FOREIGN, "", {"trust"}),
    ],
)
def test_trust_of_a_claim_is_that_of_its_best_witness(findings, sessions, trust, speaker, rules):
    changed = {**sessions, "7f3ak2m9qx": with_trust(sessions["7f3ak2m9qx"], trust, speaker=speaker)}
    assert {finding.rule for finding in findings(SORA, "Sora", "Sora", sessions=changed)} == rules


def test_a_second_witness_of_less_trust_does_no_harm(findings, sessions):
    assert sessions["9c10h4t8zb"].messages[1].trust is Trust.ASSISTANT
    link = "../../sessions/2026/03/2026-03-05-9c10h4t8zb/transcript.md#m2"
    added = f'[cite:6] ^k2\n\n## Open\n\n[cite:6]: {link} "By way of Tokyo, about four and a half hours."\n\n## Open'
    assert findings(SPRINT, "^k2", added.split("\n")[0], forgotten=frozenset()) != []
    text = added.split("[cite:6]:")[1].split("\n")[0]
    found = findings(SPRINT, "[cite:2] ^k2", f"[cite:2] [cite:6] ^k2\n\n[cite:6]:{text}\n")
    assert {finding.rule for finding in found} == {"format"}


def test_the_profile_needs_the_persons_own_words(findings, sessions):
    changed = {**sessions, "7f3ak2m9qx": with_trust(sessions["7f3ak2m9qx"], Trust.PARTICIPANT, speaker="Nadia")}
    assert {finding.rule for finding in findings(PROFILE, "Nadia", "Nadia", sessions=changed)} >= {"trust"}


def test_machine_made_sessions_prove_nothing(findings, sessions):
    changed = {**sessions, "7f3ak2m9qx": replace(sessions["7f3ak2m9qx"], origin="machine")}
    assert "trust" in {finding.rule for finding in findings(SORA, "Sora", "Sora", sessions=changed)}


@pytest.mark.parametrize("gone", [("7f3ak2m9qx", "m12"), ("7f3ak2m9qx", "")])
def test_forgotten_messages_prove_nothing(findings, gone):
    rules = {finding.rule for finding in findings(SORA, "Sora", "Sora", forgotten=frozenset({gone}))}
    assert {"forgotten", "evidence"} <= rules


SECRETS = [
    "sk-" + "a1B2c3D4" * 6,
    "\n- The password is\n hunter22x!\n",
    "-----BEGIN PRIVATE KEY-----\nabc\n" + "x\n" * 40,
]


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("landed", [False, True])
def test_secrets_on_a_page_are_found(pages, findings, secret, landed):
    memo = Memo(pages.get) if landed else None
    found = findings(SPRINT, "as PDF", f"as PDF {secret}", memo=memo)
    assert "secrets" in {finding.rule for finding in found}


@pytest.mark.parametrize(("rule", "path", "old", "new"), MUTATIONS)
def test_what_landed_hides_nothing_that_is_new(pages, findings, rule, path, old, new):
    memo = Memo(pages.get)
    known = findings(path, old, new, memo=memo)
    assert rule in {finding.rule for finding in known}
    assert findings(path, old, new, memo=memo) == known


def test_conflicts_need_dates(findings):
    found = findings(SPRINT, "## Open", "## Conflicts\n- Both came. [cite:5] ^k8\n\n## Open")
    assert {finding.rule for finding in found} == {"conflicts"}


def test_generated_files_are_compared_with_what_makes_them(pages, graph):
    text = build_index(entry_of(path, parse_page(text)) for path, text in pages.items() if "/" in path)
    good = check_pages({INDEX: text}, graph, generated={INDEX: text})
    edited = check_pages({INDEX: text + "- mine\n"}, graph, generated={INDEX: text})
    assert good == []
    assert [finding.rule for finding in edited] == ["generated"]
    assert [finding.rule for finding in check_pages({INDEX: text}, graph, index_budget=10)] == ["budget"]


def test_a_page_larger_than_allowed_is_named(findings):
    found = findings(SPRINT, "## Open", f"```\n{'x' * 270_000}\n```\n\n## Open")
    assert {"size", "evidence"} == {finding.rule for finding in found}


def test_relative_words_in_other_languages_and_unknown_times(pages):
    said = Message("m1", "user", "Ontem fui ao Porto com a Ana. 昨天我去了波尔图。Gestern war ich in Porto.", None)
    dated = replace(said, at=replace_time(2026, 3, 3))
    page = (
        '---\ntitle: "Ana"\nkind: "person"\n---\n# Ana\n\n## Now\n'
        '- Ana was in Porto. (on:: {}, "{}") [cite:1] ^k1\n\n'
        '[cite:1]: ../../sessions/undated/7f3ak2m9qx/transcript.md#m1 "Ontem fui ao Porto com a Ana."\n'
    )

    def rules(message, *values):
        session = Session("7f3ak2m9qx", "x", "generic", messages=(message,))
        path = "knowledge/entities/ana.md"
        graph = WholeGraph({path: page.format(*values)}, {session.id: session})
        return {finding.rule for finding in check_pages(graph.pages, graph)}

    assert rules(dated, "2026-03-02", "Ontem") == set()
    assert rules(dated, "2026-03-02", "昨天") == set()
    assert rules(dated, "2026-02-27", "Ontem") == {"dates"}
    assert rules(dated, "2026-03-02", "Gestern") == set()
    assert rules(dated, "2026-03-02", "hoje") == {"dates"}
    assert rules(said, "2026-03-02", "Ontem") == set()


def test_a_source_in_utc_leaves_open_where_the_day_ended(findings, sessions):
    late = replace(sessions["b6vq1x3k0s"], timezone="UTC")
    changed = {**sessions, late.id: late}
    assert findings(SPRINT, "(said:: 2026-04-02)", "(said:: 2026-04-03)", sessions=changed) == []
    assert findings(SPRINT, "(said:: 2026-04-02)", "(said:: 2026-04-04)", sessions=changed) != []
    assert findings(SPRINT, "(said:: 2026-04-02)", "(said:: 2026-04-03)") != []


def replace_time(*parts):
    from datetime import UTC, datetime

    return datetime(*parts, 12, tzinfo=UTC)


def test_the_public_format_lists_every_rule():
    text = (Path(__file__).parents[3] / "docs" / "memory-format.md").read_text(encoding="utf-8")
    listed = [line for line in text.split("## What is checked")[1].split("\n") if line.startswith("| ")][1:]
    assert listed == [f"| {rule.name} | {rule.doc} |" for rule in RULES]
