"""Keyed facts of daily life: rent, fees, weekly days, cars, lines of work, homes told in two breaths, rules for all."""

from datetime import UTC, datetime

import pytest

from reverie.text.english.asking.questions import read_question
from reverie.text.english.reading.messages import read_message
from reverie.text.grammar import Setting

SAID = datetime(2026, 3, 4, 10, tzinfo=UTC)


def keyed(text):
    setting = Setting("Nadia", is_person=True, said_at=SAID)
    return {one.attr: (one.value, one.ends) for one in read_message(text, setting, "The user").statements if one.attr}


@pytest.mark.parametrize(
    ("text", "attr", "value"),
    [
        ("i pay 840 for this flat", "rent", "840"),
        ("rent is going up to 910 starting may 1", "rent", "910"),
        ("our landlord raised the rent to 1,240", "rent", "1,240"),
        ("My rent went from 700 to 760 in January.", "rent", "760"),
        ("i charge 45 an hour for lessons now", "lessons price", "45 an hour"),
        ("My fee is 320 for a standard audit.", "audit price", "320"),
        ("My standard fee is 320.", "fee", "320"),
        ("choir moved to fridays", "choir day", "fridays"),
        ("My choir rehearses on Tuesdays in the parish hall.", "choir day", "Tuesdays"),
        ("we bowl thursdays 6:30 at the old mill", "bowling day", "thursdays"),
        ("We practise on Monday evenings at half past six.", "practice day", "Monday evenings"),
        ("practice got switched to mondays at 7", "practice time", "7"),
        ("my 2011 golf needs brakes again", "car", "2011 golf"),
        ("My van, a 2012 Ford Transit, failed its inspection.", "car", "2012 Ford Transit"),
        ("so we moved!! closer to school, little rental in willow bend, commute is short now", "home", "Willow Bend"),
        ("Moved at last. New flat in Otley, two bedrooms.", "home", "Otley"),
    ],
)
def test_a_fact_has_its_key_and_its_value(text, attr, value):
    assert keyed(text).get(attr, ("", ""))[0] == value


@pytest.mark.parametrize(
    ("text", "value", "ends"),
    [
        ("i traded in the golf, got a corolla", "corolla", "golf"),
        ("I sold the Transit on Friday and have bought a Kia Niro, in dark green.", "Kia Niro", "Transit"),
        ("We gave up on the civic.", "", "civic"),
    ],
)
def test_a_car_that_is_gone_ends(text, value, ends):
    assert keyed(text)["car"] == (value, ends)


@pytest.mark.parametrize(
    "text",
    [
        "My sister's civic is old.",
        "My focus is on the report.",
        "my golf swing needs work",
        "I got a charger for the phone.",
        "My soul needs rest.",
        "I bought a leaf blower.",
        "I gave up on the golf lessons.",
        "if I moved, a little flat in Otley would do",
        "We looked at a new flat in Otley.",
        "The rent there is 900 more than I can pay.",
        "Her choir has changed its evening.",
        "I would charge 45 an hour.",
    ],
)
def test_what_is_not_the_speakers_or_not_so_has_no_key(text):
    assert not keyed(text).keys() & {"car", "home", "rent", "choir day", "fee"}


def test_a_weekday_with_its_part_of_the_day_in_the_plural_is_no_date():
    (statement,) = read_message(
        "The band meets on Friday evenings.", Setting("Nadia", is_person=True, said_at=SAID), "The user"
    ).statements[:1]
    assert "Friday evenings" in statement.text
    assert statement.dates == ()


def test_somebody_elses_line_of_work():
    found = read_message("My cousin Wes does drywall.", Setting("Nadia", is_person=True, said_at=SAID), "The user")
    assert ("Wes", "role", "drywall") in [(one.subject, one.attr, one.value) for one in found.statements]


@pytest.mark.parametrize(
    "text",
    [
        "any email to parents you write for me, do it in english first then portuguese underneath",
        "One thing for this and every later letter to customers: please close with Yours in tune.",
        "But please, in letters to my clients, close with warm regards and not as you did.",
        "never give me newton meters pls",
    ],
)
def test_a_rule_for_all_of_a_kind_is_an_instruction(text):
    found = read_message(text, Setting("Nadia", is_person=True, said_at=SAID), "The user")
    assert [one.kind for one in found.statements] == ["instruction"]


def test_words_about_this_one_letter_are_no_rule():
    found = read_message(
        "In the letter to my boss, please use short words.", Setting("Nadia", is_person=True, said_at=SAID), "The user"
    )
    assert [one for one in found.statements if one.kind == "instruction"] == []


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (
            "heres how i do panel glue ups. 1 joint the edges 2 dry fit with clamps 3 mark a triangle 4 glue. thats it",
            ["joint the edges", "dry fit with clamps", "mark a triangle", "glue"],
        ),
        (
            "My method for keytops. First photograph them. Second, number each. Third, soak them. Fourth, press them. "
            "Fifth, glue them.",
            ["photograph them", "number each", "soak them", "press them", "glue them"],
        ),
    ],
)
def test_steps_are_read_in_their_order(text, steps):
    found = read_message(text, Setting("Nadia", is_person=True, said_at=SAID), "The user").statements
    told = [one.text.split(": ", 1)[1].split(" (after")[0].rstrip(".") for one in found if one.kind == "workflow"]
    assert told == steps


@pytest.mark.parametrize(
    ("asked", "attr"),
    [
        ("On which evening does my choir rehearse these days?", "choir day"),
        ("what night is choir", "choir day"),
        ("On which evening did the choir rehearse in January 2026?", "choir day"),
        ("What do I charge at present for a standard audit?", "audit price"),
        ("how much was my rent back in january?", "rent"),
        ("What am I driving these days?", "car"),
        ("What do I teach?", "role"),
    ],
)
def test_a_question_asks_for_the_same_key(asked, attr):
    question = read_question(asked, now=SAID, timezone="UTC", person_names=["Nadia"])
    assert question.attrs[0] == attr


@pytest.mark.parametrize(
    ("text", "attr", "value"),
    [
        ("i got the job at willow print, start in july", "employer", "willow print"),
        ("Dr Amado has put me on amlodipine, five milligrams.", "medication", "amlodipine"),
        ("i take 11.5 wide, need a safety toe", "shoe size", "11.5"),
        ("i play wing defence", "position", "wing defence"),
    ],
)
def test_what_is_told_by_the_way_has_its_key(text, attr, value):
    assert keyed(text).get(attr, ("", ""))[0] == value


@pytest.mark.parametrize("text", ["Otto put me on speaker.", "She put me on hold.", "I take 20 minutes to get there."])
def test_what_only_sounds_like_it_has_none(text):
    assert not keyed(text).keys() & {"medication", "shoe size"}


@pytest.mark.parametrize(
    ("asked", "attr"),
    [
        ("Which nut do I have to stay away from?", "allergy"),
        ("what size do i need for work boots?", "shoe size"),
        ("Which medicine was I prescribed for my blood pressure?", "medication"),
        ("Which position do I play on court?", "position"),
        ("What do I currently ask for a standard audit?", "audit price"),
        ("What part of the hospital is my sister in?", "employer"),
    ],
)
def test_other_ways_of_asking_find_the_key(asked, attr):
    question = read_question(asked, now=SAID, timezone="UTC", person_names=["Nadia"])
    assert question.attrs[0] == attr


@pytest.mark.parametrize(
    ("text", "attr", "value"),
    [
        ("I am raising my standard fee. From 1 June it will be R950.", "fee", "R950"),
        (
            "netball practice clashes. gyms been taken over on tuesdays so we're on thursdays now",
            "practice day",
            "thurs",
        ),
        ("The choir is small. It's on fridays now.", "choir day", "fridays"),
    ],
)
def test_what_is_otherwise_now_is_told_of_the_thing_named_before(text, attr, value):
    found = {key: told for key, told in keyed(text).items() if key.endswith(attr)}
    assert next(iter(found.values()), ("", ""))[0].startswith(value)


@pytest.mark.parametrize(
    "text", ["It is 12 today.", "we're on holiday now", "The fee is high. It is 35 degrees outside."]
)
def test_a_figure_of_something_else_is_no_sum(text):
    assert not keyed(text).keys() & {"fee", "rent"}
