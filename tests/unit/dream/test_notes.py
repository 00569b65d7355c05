"""Note lines: every statement once, under its topic or its subject, so that one grep finds it."""

import pytest

from reverie.model.statement import Name
from tests.unit.dream.conftest import attach, attacher, saying

OTTO = Name("Otto", "person", "brother")


@pytest.fixture
def nadia(account):
    return attacher(account)


def notes(nadia):
    return {
        path: [claim.text for _, claim in draft.claims()]
        for path, draft in nadia.tree.pages.items()
        if path.startswith("notes/")
    }


def test_lines_about_the_person_stand_by_topic_and_month(nadia):
    attach(nadia, [saying("Nadia flew to Kyoto.", topic="travel"), saying("Nadia flew home.", topic="travel", days=40)])
    assert notes(nadia) == {
        "notes/travel/2026-03.md": ["Nadia flew to Kyoto."],
        "notes/travel/2026-04.md": ["Nadia flew home."],
    }


def test_the_persons_own_zone_decides_the_month(nadia):
    attach(nadia, [saying("Nadia flew to Kyoto.", topic="travel", days=29.5)], timezone="Pacific/Kiritimati")
    assert list(notes(nadia)) == ["notes/travel/2026-04.md"]


def test_a_message_without_a_time_stands_under_no_month(nadia):
    one = saying("Nadia flew to Kyoto.", topic="travel")
    nadia.attach(type(one)(one.statement, "s01", "m1", "", one.trust, None, "travel"), "UTC")
    assert list(notes(nadia)) == ["notes/travel/undated.md"]


def test_lines_about_somebody_else_stand_together_under_people(nadia):
    first = saying("Otto lives in Faro.", subject="Otto", names=(OTTO,), topic="home")
    second = saying("Otto likes okra.", subject="Otto", names=(OTTO,), topic="food", days=50)
    attach(nadia, [first, second])
    assert notes(nadia) == {"notes/people/otto.md": ["Otto lives in Faro.", "Otto likes okra."]}


def test_a_participants_lines_are_kept_apart_from_the_persons(nadia):
    attach(
        nadia,
        [
            saying("Nadia flew to Kyoto.", topic="travel"),
            saying("Jon flew to Cork.", topic="travel", speaker="Jon"),
        ],
    )
    assert notes(nadia) == {
        "notes/travel/2026-03.md": ["Nadia flew to Kyoto."],
        "notes/travel/jon-2026-03.md": ["Jon flew to Cork."],
    }


def test_a_remark_stands_in_the_notes_alone(nadia):
    attach(nadia, [saying("Nadia said: “what a day it was”", kind="remark")])
    assert sum(len(lines) for lines in notes(nadia).values()) == 1
    assert not [path for path in nadia.tree.pages if path.startswith("knowledge/")]
    assert nadia.outcome.remarks == 1


def test_each_statement_has_one_line_and_a_repetition_has_none(nadia):
    attach(nadia, [saying(attr="home", value="Braga"), saying(attr="home", value="Braga", session="s02", days=1)])
    assert sum(len(lines) for lines in notes(nadia).values()) == 1


def test_every_line_of_a_note_carries_its_evidence(nadia):
    attach(nadia, [saying("Nadia flew to Kyoto.", quote="I flew to Kyoto", topic="travel")])
    (claim,) = [claim for path, draft in nadia.tree.pages.items() if "notes/" in path for _, claim in draft.claims()]
    assert [(one.session_id, one.message_id, one.quote) for one in claim.evidence] == [("s01", "m1", "I flew to Kyoto")]


def test_an_opinion_of_somebody_else_is_never_noted_as_the_persons(nadia):
    lives = saying("Otto lives in Faro.", subject="Otto", names=(OTTO,), topic="home", attr="home", value="Faro")
    hates = saying("Otto hates swimming.", subject="Otto", names=(OTTO,), kind="opinion")
    attach(nadia, [lives, hates])
    assert notes(nadia) == {"notes/people/otto.md": ["Otto lives in Faro.", "Otto hates swimming."]}
