"""Where a statement belongs, told from its subject, kind and attribute."""

import pytest

from reverie.dream.placing import best_mention, composite_attr, is_about_speaker, is_thing, place, section_of
from reverie.model.statement import PERSON, SPEAKER, Name
from tests.unit.dream.conftest import saying, statement

OTTO = Name("Otto", "person", "brother")
LAB = Name("Sora City Lab", "organization")
SPRINT = Name("Japan sprint", "project")


def no_page(_name):
    return ""


def kinds(**pages):
    return lambda name: pages.get(name.replace(" ", "_"), "")


@pytest.mark.parametrize(
    ("one", "kind", "name", "section"),
    [
        (saying(attr="home"), "profile", "", "Now"),
        (saying(kind="identity"), "profile", "", "Now"),
        (saying(kind="preference"), "profile", "", "Preferences"),
        (saying(kind="instruction"), "profile", "", "Instructions"),
        (saying(topic="travel"), "topic", "travel", "Now"),
        (saying(kind="event"), "topic", "general", "History"),
        (saying(kind="event", attr="car"), "profile", "", "Now"),
        (saying(subject="Otto", names=(OTTO,)), "subject", "Otto", "Now"),
        (saying(subject="sister", names=()), "topic", "general", "Now"),
        (saying(subject="Otto", names=(OTTO,), kind="preference"), "subject", "Otto", "Now"),
        (saying(kind="workflow", group="Weekly report"), "group", "Weekly report", "Steps"),
        (saying(kind="list", group="Books to read"), "group", "Books to read", "List"),
        (saying(kind="workflow"), "topic", "general", "Now"),
        (saying(kind="preference", speaker="Jon"), "topic", "general", "Preferences"),
    ],
)
def test_home_and_section(one, kind, name, section):
    placed = place(one, has_page=no_page)
    assert (placed.kind, placed.section) == (kind, section)
    if one.statement.subject != "sister":
        assert placed.name == name


def test_a_rule_for_a_project_that_has_a_page_stands_there():
    one = saying(kind="instruction", scope="Japan sprint")
    assert place(one, has_page=kinds(Japan_sprint="project")).name == "Japan sprint"
    assert place(one, has_page=no_page).kind == "profile"


def test_what_is_told_with_a_project_goes_to_the_project():
    one = saying("Nadia met Sora City Lab for the Japan sprint.", names=(LAB, SPRINT))
    assert place(one, has_page=kinds(Sora_City_Lab="organization", Japan_sprint="project")).name == "Japan sprint"
    assert place(one, has_page=kinds(Sora_City_Lab="organization")).name == "Sora City Lab"
    assert place(one, has_page=no_page).kind == "topic"


def test_a_person_who_is_mentioned_is_not_the_home_of_what_the_speaker_says_of_herself():
    assert best_mention((OTTO,), kinds(Otto="person")) == ""


def test_the_attribute_of_an_unnamed_thing_carries_the_thing():
    assert composite_attr(statement(subject="the launch", attr="date")) == "launch date"
    assert composite_attr(statement(subject="the launch", attr="launch date")) == "launch date"
    assert composite_attr(statement(subject="Otto", names=(OTTO,), attr="date")) == "date"
    assert composite_attr(statement(attr="home")) == "home"


def test_speaker_thing_and_somebody_else_exclude_one_another():
    for subject, expected in (
        (SPEAKER, (True, False)),
        (PERSON, (True, False)),
        ("", (True, False)),
        ("the launch", (False, True)),
        ("Otto", (False, False)),
    ):
        one = statement(subject=subject, names=(OTTO,))
        assert (is_about_speaker(one), is_thing(one)) == expected


def test_an_event_that_gives_an_attribute_holds_now():
    assert section_of(statement(kind="event", attr="home")) == "Now"
    assert section_of(statement(kind="event")) == "History"
