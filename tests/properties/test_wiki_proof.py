"""Invariants 3 and 5: no claim without evidence that holds, and trust comes from who said it."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from reverie.model.citation import Evidence
from reverie.model.page import Claim, Field, Frontmatter, Page, Section
from reverie.model.session import Message, Session, Trust
from reverie.wiki.checks import check_pages
from reverie.wiki.formatting import format_page
from reverie.wiki.graph import WholeGraph
from reverie.wiki.numbering import settle
from reverie.wiki.paths import PROFILE, transcript_resolver

SAID = "Well, the loom in Porto weaves blue linen on Mondays, and nobody minds."
QUOTE = "the loom in Porto weaves blue linen"
ID = "7f3ak2m9qx"

mutations = st.sampled_from(["none", "words", "case", "message", "session", "short", "missing"])
roles = {Trust.ASSISTANT: "assistant", Trust.TOOL: "tool"}


def tree(path, trusts, broken, *, origin="person"):
    """Return a page with one claim that rests on one message of each trust, and the graph around it."""
    at = datetime(2026, 3, 2, 10, tzinfo=UTC)
    messages = tuple(
        Message(f"m{n}", roles.get(trust, "user"), SAID, at, "Nadia", trust) for n, trust in enumerate(trusts, start=1)
    )
    session = Session(ID, "Loom", "generic", origin, at, messages=messages)
    evidence = tuple(
        damaged(Evidence(ID, message.id, QUOTE), how) for message, how in zip(messages, broken, strict=True)
    )
    claim = Claim(
        "Nadia's loom weaves blue linen.", (Field("said", "2026-03-02"),), evidence=tuple(filter(None, evidence))
    )
    kind = "profile" if path == PROFILE else "concept"
    page = Page(Frontmatter((("title", "Loom"), ("kind", kind))), (Section("Loom", level=1), Section("Now", (claim,))))
    folders = {ID: "sessions/2026/03/2026-03-02-7f3ak2m9qx"}
    text = format_page(settle(page, transcript_resolver(path, folders.get)))
    graph = WholeGraph({path: text}, {ID: session})
    return {finding.rule for finding in check_pages({path: text}, graph)}


def damaged(evidence, how):
    session, message, quote = evidence.session_id, evidence.message_id, evidence.quote
    return {
        "none": evidence,
        "words": Evidence(session, message, quote.replace("blue", "red")),
        "case": Evidence(session, message, quote.upper()),
        "message": Evidence(session, "m99", quote),
        "session": Evidence("zzzzzzzzzz", message, quote),
        "short": Evidence(session, message, "the loom"),
        "missing": None,
    }[how]


@given(st.lists(st.tuples(st.sampled_from(list(Trust)), mutations), max_size=4), st.booleans())
def test_a_claim_passes_only_with_evidence_that_holds_from_someone_who_counts(witnesses, on_profile):
    path = PROFILE if on_profile else "knowledge/concepts/loom.md"
    rules = tree(path, [trust for trust, _ in witnesses], [how for _, how in witnesses])
    good = [trust for trust, how in witnesses if how == "none"]
    needed = Trust.PERSON if on_profile else Trust.CONNECTOR
    assert ("evidence" in rules) is (not good)
    assert ("trust" in rules) is bool(good and max(good) < needed)
    assert (rules == set()) is (
        bool(good)
        and max(good) >= needed
        and len(good) + sum(how == "missing" for _, how in witnesses) == len(witnesses)
    )


@given(st.lists(st.sampled_from(list(Trust)), min_size=1, max_size=4))
def test_sessions_of_machines_carry_nothing(trusts):
    assert "trust" in tree("knowledge/concepts/loom.md", trusts, ["none"] * len(trusts), origin="machine")


@given(st.sampled_from(list(Trust)), st.lists(st.sampled_from(list(Trust)), max_size=3))
def test_further_witnesses_never_lower_the_trust_of_a_claim(first, more):
    path = "knowledge/concepts/loom.md"
    alone = tree(path, [first], ["none"])
    together = tree(path, [first, *more], ["none"] * (1 + len(more)))
    assert alone or not together
