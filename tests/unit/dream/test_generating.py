"""Generated files: made from the Brain and the staging tree together, so that they are right once it has landed."""

import pytest

from reverie.dream.generating import generated_files
from reverie.dream.mending import render
from reverie.dream.update import sum_up
from reverie.model.page import Page
from reverie.model.statement import DatedFact, DateSpan
from reverie.wiki.paths import INDEX, SESSIONS_INDEX, TIMELINE
from tests.unit.dream.conftest import TODAY, attach, attacher, land, saying, talk

SAID = "I moved to Braga yesterday."


@pytest.fixture
def session(account):
    return talk(account, SAID)


def moved(session, **fields):
    dates = (DatedFact("on", DateSpan(TODAY, TODAY), "yesterday"),)
    return saying("Nadia moved to Braga.", quote=SAID, session=session.id, attr="home", dates=dates, **fields)


def generated(nadia, summaries=()):
    for draft in list(nadia.tree.changed()):
        if draft.path.startswith("knowledge/"):
            sum_up(draft)
        render(draft, nadia.tree)
    return generated_files(nadia.tree, dict.fromkeys(summaries, Page()))


def test_what_is_staged_is_in_the_index_and_on_the_timeline_before_it_lands(account, session):
    nadia = attacher(account)
    attach(nadia, [moved(session)])
    files = generated(nadia)
    assert "Nadia moved to Braga." in files[INDEX]
    assert "2026-03-02 – Nadia moved to Braga." in files[TIMELINE]


def test_what_landed_before_stays_when_something_else_is_staged(account, session):
    first = attacher(account)
    attach(first, [moved(session)])
    land(account, first.tree)
    other = talk(account, "Books to read: Middlemarch by George Eliot", name="s02", days=1)
    second = attacher(account)
    listed = saying(
        "Middlemarch.",
        quote="Middlemarch by George Eliot",
        session=other.id,
        kind="list",
        group="Books to read",
        days=1,
    )
    attach(second, [listed])
    files = generated(second)
    assert "Nadia moved to Braga." in files[TIMELINE]
    assert "Books to read" in files[INDEX]
    assert "[[profile|" in files[INDEX] or "Nadia" in files[INDEX]


def test_standing_rules_stand_in_the_index(account):
    session = talk(account, "Always send the report as PDF.")
    nadia = attacher(account)
    rule = "Send Nadia the report as PDF, always."
    attach(nadia, [saying(rule, quote="Always send the report as PDF.", session=session.id, kind="instruction")])
    assert rule in generated(nadia)[INDEX]


def test_the_list_of_sessions_links_to_a_summary_where_there_is_one(account, session):
    nadia = attacher(account)
    folder = account.log.path(session.id).removeprefix("sessions/")
    assert f"{folder}/transcript.md" in generated(nadia)[SESSIONS_INDEX]
    summary = f"{account.log.path(session.id)}/summary.md"
    assert f"{folder}/summary.md" in generated(nadia, [summary])[SESSIONS_INDEX]


def test_the_same_brain_gives_the_same_bytes(account, session):
    nadia = attacher(account)
    attach(nadia, [moved(session)])
    assert generated(nadia) == generated(nadia)
    land(account, nadia.tree)
    again = attacher(account)
    assert generated_files(again.tree, {}) == generated(nadia)
