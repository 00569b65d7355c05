"""What English messages state, in whose name, with which key and date; and what they do not state."""

from datetime import UTC, datetime

import pytest

from reverie.model.statement import SPEAKER, Statement
from reverie.text.english import GRAMMAR
from reverie.text.grammar import Setting

SAID = datetime(2025, 6, 2, 18, tzinfo=UTC)  # a Monday


def read(text: str, *, listener: str = "", before: str = "", known: frozenset[str] = frozenset()) -> list[Statement]:
    setting = Setting("Nadia", True, listener, SAID, "UTC", before, known_names=known)
    return list(GRAMMAR.read_message(text, setting).statements)


TEXTS = [
    ("I live in Porto, near the river.", ["Nadia lives in Porto, near the river."]),
    ("Well, I'm a nurse and I live in Leeds, haha", ["Nadia is a nurse.", "Nadia lives in Leeds."]),
    ("Boxes everywhere. I moved from Porto to Braga on Saturday.", ["Nadia moved from Porto to Braga on 2025-05-31."]),
    ("I don't eat meat.", ["Nadia doesn't eat meat."]),
    ("I've been vegetarian since 2020, keep that in mind for recipes.", ["Nadia has been vegetarian since 2020."]),
    ("I've been vegetarian for ten years.", ["Nadia has been vegetarian for ten years (since 2015)."]),
    ("Got promoted to senior designer yesterday!", ["Nadia got promoted to senior designer on 2025-06-01."]),
    ("just moved to braga", ["Nadia just moved to braga."]),
    ("Can't stand okra.", ["Nadia can't stand okra."]),
    ("I cook and bake every day.", ["Nadia cooks and bakes every day."]),
    ("I was so tired and I went to bed with my cat.", ["Nadia went to bed with their cat."]),
    ("My boys are 8, 5 and 1.", ["Nadia's boys are 8, 5 and 1."]),
    ("my sister's a nurse", ["Nadia's sister is a nurse."]),
    ("Yesterday the boiler broke.", ["On 2025-06-01 the boiler broke."]),
    ("fox got Henrietta. last night. only three hens now", ["Fox got Henrietta on 2025-06-01."]),
    ("I'm going to Rome next week.", ["Nadia plans to go to Rome in the week of 2025-06-09."]),
    ("My boss says I should take a vacation.", ["Nadia's boss says Nadia should take a vacation."]),
    ("My cousin Otto and I went to Rome.", ["Otto is Nadia's cousin.", "Nadia and their cousin Otto went to Rome."]),
    ("I bought a bike. It cost 400 euros.", ["Nadia bought a bike.", "The bike cost 400 euros."]),
    ("boss is called Anselm", ["Nadia's boss is called Anselm."]),
    ("Keep this: the ferry leaves at 06:50 and 17:20.", ["The ferry leaves at 06:50 and 17:20."]),
    ("As a nurse, which shoes should I buy?", ["Nadia is a nurse."]),
    ("What should I buy for my sister Ana?", ["Ana is Nadia's sister."]),
    ("I'm planning a trip to Rome, can you suggest a hotel?", ["Nadia is planning a trip to Rome."]),
    ("Let's use Kafka.", ["Nadia decided to use Kafka."]),
    ("I took this pic last year.", ["Nadia took a pic in 2024."]),
]


@pytest.mark.parametrize(("message", "texts"), TEXTS)
def test_a_message_is_told_in_the_third_person(message: str, texts: list[str]) -> None:
    assert [statement.text for statement in read(message)] == texts


NOTHING = [
    "If I moved to Bergen, what would a two-room flat cost?",
    "Suppose I lived in Rome.",
    "I'd move to Bergen if I could.",
    "What bike do I have",
    "Where do I live?",
    "Suggest a database for my recipe site.",
    "Can you help me with my taxes?",
    "write me a poem about my cat",
    "Pretend I am a pirate. I live on a ship.",
    "Write a story where I live on the moon. I have two heads.",
    "Oh brilliant, another 5 am stand-up. Exactly what I live for.",
    "Can you make sense of this?\n\nGreta: pull the branch\nGreta: I own that part, I am Greta from controls",
    "> I hate rain\n> I live in Oslo",
    'He said "I hate Mondays" and left.',
    "It was great!",
    "She loves it.",
    "Thanks so much!",
    "I'm looking for tips on gardening.",
    "I'll think about it.",
    "Just curious, thanks.",
    "## My decision",
    "Ran `sudo apt remove shaderc && make -j8`, it worked.",
    "   ",
    "昨天我买了一面鼓。",
]


@pytest.mark.parametrize("message", NOTHING)
def test_questions_whatifs_requests_and_play_state_nothing(message: str) -> None:
    assert read(message) == []


KEYS = [
    ("I live in Porto, near the river.", "home", "Porto", ""),
    ("I moved from Porto to Braga on Saturday.", "home", "Braga", "Porto"),
    ("I used to live in Rome.", "home", "", "Rome"),
    ("I'm back in Porto for good.", "home", "Porto", ""),
    ("I work at Ferrum Labs as a data analyst.", "employer", "Ferrum Labs", ""),
    ("I work at Ferrum Labs as a data analyst.", "role", "data analyst", ""),
    ("I drive a school bus for Corrib Coaches", "employer", "Corrib Coaches", ""),
    ("I quit my job at Ferrum Labs last week.", "employer", "", "Ferrum Labs"),
    ("I left Ferrum Labs for Sora City Lab.", "employer", "Sora City Lab", "Ferrum Labs"),
    ("I got promoted to senior designer.", "role", "senior designer", ""),
    ("I turned 30 yesterday.", "age", "30", ""),
    ("My birthday is on 12 May.", "birthday", "2026-05-12", ""),
    ("I was born in Coimbra.", "birthplace", "Coimbra", ""),
    ("I'm married to Carl.", "partner", "Carl", ""),
    ("I have two kids, Tom and Lia.", "children", "Tom and Lia", ""),
    ("I have a dog named Bit.", "pet", "Bit (dog)", ""),
    ("My bike is a green Peregrine.", "bike", "a green Peregrine", ""),
    ("I sold my car and bought a Brompton.", "bike", "Brompton", ""),
    ("I've been vegetarian since 2020.", "diet", "vegetarian", ""),
    ("I'm no longer vegetarian.", "diet", "", "vegetarian"),
    ("First meat in years, so I suppose the vegetarian days are over.", "diet", "", "vegetarian"),
    ("I'm allergic to peanuts.", "allergy", "peanuts", ""),
    ("I can't eat gluten.", "allergy", "gluten", ""),
    ("I take metformin twice a day.", "medication", "metformin", ""),
    ("I speak Portuguese, English and a bit of German.", "language", "Portuguese, English, German", ""),
    ("I play the cello in an amateur orchestra.", "instrument", "cello", ""),
    ("I bike to work every day.", "commute", "by bike", ""),
    ("My favourite colour is moss green.", "favourite colour", "moss green", ""),
    ("Spirited Away is my favourite film.", "favourite film", "Spirited Away", ""),
    ("I love okra, put it in everything.", "preference: okra", "likes", ""),
    ("I can't stand okra any more.", "preference: okra", "dislikes", ""),
    ("I switched from Notion to Obsidian for notes.", "tool for notes", "Obsidian", "Notion"),
    ("Always send the report as PDF, never PNG.", "report format", "PDF", "PNG"),
    ("From now on always answer in Portuguese.", "answer language", "Portuguese", ""),
    ("Please call me Nia.", "nickname", "Nia", ""),
    ("The launch is on 12 May.", "launch date", "2026-05-12", ""),
    ("Actually, my flight is on Thursday, not Wednesday.", "flight date", "2025-06-05", ""),
    ("The deadline for the report is June 10.", "report deadline", "2025-06-10", ""),
    ("Budget for the kitchen is 4,000 euros.", "kitchen budget", "4,000 euros", ""),
    ("Sora City Lab is our partner in Kyoto.", "partner in kyoto", "Sora City Lab", ""),
]


@pytest.mark.parametrize(("message", "attr", "value", "ends"), KEYS)
def test_attributes_have_their_key_value_and_what_they_end(message: str, attr: str, value: str, ends: str) -> None:
    assert (SPEAKER, attr, value, ends) in [(s.subject, s.attr, s.value, s.ends) for s in read(message)]


OTHERS = [
    ("My cousin Otto hates swimming, but his mother signed him up.", "Otto", "preference: swimming"),
    ("My sister's favourite colour is teal.", "sister", "favourite colour"),
    ("my brother's name is Piet", "brother", "name"),
    ("I always do the chowder but Attracta is allergic to shellfish", "Attracta", "allergy"),
    ("Bríd is my sister shes a radiographer in Perth", "Bríd", "role"),
    ("my brother laughs, karthik's a pastry chef in houston", "Karthik", "role"),
]


@pytest.mark.parametrize(("message", "subject", "attr"), OTHERS)
def test_facts_about_others_stay_with_them(message: str, subject: str, attr: str) -> None:
    found = [statement for statement in read(message) if statement.attr == attr]
    assert [statement.subject for statement in found] == [subject]


def test_a_negation_is_never_turned_into_its_opposite() -> None:
    (statement,) = read("I'm not vegetarian.")
    assert statement.negated
    assert "not vegetarian" in statement.text
    (other,) = (s for s in read("I'm not the one who can't eat nuts, that's my brother Piet.") if s.attr)
    assert (other.subject, other.attr, other.value) == ("Piet", "allergy", "nuts")


def test_a_change_of_state_dates_its_beginning_and_an_event_its_day() -> None:
    moved, saw = read("I moved to Braga on Saturday. On Thursday I saw the heron.")
    assert (moved.dates[0].role, moved.dates[0].words) == ("since", "Saturday")
    assert (saw.dates[0].role, str(saw.dates[0].span.first)) == ("on", "2025-05-29")


def test_a_hedge_gives_no_key_and_little_confidence() -> None:
    (statement,) = read("I might move to Rome.")
    assert not statement.attr
    assert statement.confidence < 0.5


def test_names_carry_kind_and_relation() -> None:
    names = {
        name.surface: (name.kind, name.relation)
        for s in read("My cousin Otto works at Ferrum Labs in Leeds.")
        for name in s.names
    }
    assert names["Otto"] == ("person", "cousin")
    assert names["Ferrum Labs"] == ("organization", "")
    assert names["Leeds"] == ("place", "")


def test_small_letters_are_read_with_known_names() -> None:
    texts = [s.text for s in read("zubin drove with me", known=frozenset({"Zubin"}))]
    assert texts == ["Zubin drove with Nadia."]


def test_a_short_answer_is_read_with_its_question() -> None:
    (statement,) = read("Bit.", before="Nice! What's your dog's name?")
    assert (statement.text, statement.quote, statement.subject) == ("Nadia's dog is called Bit.", "Bit.", "dog")


def test_steps_share_a_title_and_name_the_step_before() -> None:
    steps = read("Our release order: ack the page. open a channel. freeze deploys. post on the status page.")
    assert {step.kind for step in steps} == {"workflow"}
    assert len({step.group for step in steps}) == 1
    assert "freeze deploys" in steps[3].text


def test_a_list_keeps_its_title() -> None:
    entries = read("My packing list:\n- tent\n- a warm blanket for Bit")
    assert [(entry.kind, entry.group) for entry in entries] == [("list", "packing list")] * 2
    (inline,) = read("my shopping list: oats, lentils, soap")
    assert inline.text == "Nadia's shopping list: oats, lentils, soap."


def test_in_a_chat_of_two_the_listener_is_named() -> None:
    (statement,) = read("Jon, I visited your dance studio with my sister.", listener="Jon")
    assert statement.text == "Nadia visited Jon's dance studio with their sister."
    assert read("You're doing great, Jon!", listener="Jon") == []


def test_the_speaker_gives_their_name() -> None:
    reading = GRAMMAR.read_message("Hi, I'm Nadia Reis. My name is Nadia Reis.", Setting("", True))
    assert reading.self_names == ("Nadia Reis",)
    assert all(s.text.startswith("The user") for s in reading.statements)
