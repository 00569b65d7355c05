"""The standard facts in the many wordings of chats: key, value, what ends, and since when."""

from datetime import UTC, datetime

import pytest

from reverie.model.statement import Statement
from reverie.text.english.grammar import GRAMMAR
from reverie.text.grammar import Setting

SAID = datetime(2026, 5, 20, 10, tzinfo=UTC)
"""A Wednesday."""


def said(text: str, *, before: str = "", earlier: str = "") -> tuple[Statement, ...]:
    """Return what a message of Nadia to an assistant states."""
    setting = Setting("Nadia", True, "", SAID, "UTC", before, bool(before), earlier)
    return GRAMMAR.read_message(text, setting).statements


def has(statements: tuple[Statement, ...], attr: str, value: str) -> bool:
    """Tell whether any statement has the key, and a value with these words."""
    return any(one.attr == attr and value.casefold() in one.value.casefold() for one in statements)


@pytest.mark.parametrize(
    ("text", "employer", "since"),
    [
        ("context: i'm an accessibility researcher at Clarabóia, tiny non-profit", "Clarabóia", ""),
        ("on 1 June I start at Farol Transit Lab in Porto as a senior researcher.", "Farol Transit Lab", "2026-06-01"),
        ("I'm starting at Luma next Monday", "Luma", "2026-05-25"),
        ("I start my new job at Luma on 3 June", "Luma", "2026-06-03"),
        ("Farol said yes, I start on Monday.", "Farol", "2026-05-25"),
        ("did get the job tho. maple paw. start july 7", "Maple Paw", "2026-07-07"),
        ("I've been at Farol since 2021.", "Farol", "2021"),
        ("ive been at Copper Kettle almost 2 yrs", "Copper Kettle", ""),
        ("got the job at Farol!!", "Farol", ""),
        ("my new boss at Farol is Teresa Vaz.", "Farol", ""),
        ("day three at Farol.", "Farol", ""),
        ("I have finished my first week at Wensum Fixings.", "Wensum Fixings", ""),
        ("Luma hired me as a designer", "Luma", ""),
        ("signed with tidewater.", "tidewater", ""),
        ("I'm a nurse at St. James's Hospital", "St. James's Hospital", ""),
        ("I teach maths at Escola do Bonfim", "Escola do Bonfim", ""),
    ],
)
def test_an_employer_is_read_in_any_wording(text: str, employer: str, since: str) -> None:
    found = [one for one in said(text) if one.attr == "employer" and one.value == employer]
    assert found
    if since:
        assert any(d.role == "since" and str(d.span.first).startswith(since) for one in found for d in one.dates)


@pytest.mark.parametrize(
    ("text", "old"),
    [
        ("i'm leaving Clarabóia.", "Clarabóia"),
        ("Friday is my last day at Larkspur after four years.", "Larkspur"),
        ("my last day at Larkspur is July 2.", "Larkspur"),
        ("I got laid off from Larkspur", "Larkspur"),
        ("handed in my notice at Larkspur yesterday", "Larkspur"),
        ("I don't work at Larkspur any more", "Larkspur"),
    ],
)
def test_the_end_of_a_job_is_read(text: str, old: str) -> None:
    assert any(one.ends == old for one in said(text))


@pytest.mark.parametrize(
    "text",
    [
        "I work with Duarte and Sofia.",
        "i work with Duarte (data) and Sofia, transport engineer",
        "I'm leaving Lisbon on Friday.",
        "I started at the gym",
        "I'm at Heathrow now",
        "my first day at school was awful",
    ],
)
def test_colleagues_places_and_pastimes_are_no_employers(text: str) -> None:
    assert not any(one.attr == "employer" for one in said(text))


@pytest.mark.parametrize(
    ("text", "attr", "value"),
    [
        ("I drive a school bus for Corrib Coaches", "role", "drives a school bus"),
        ("they made me head of operations", "role", "head of operations"),
        ("I run a bakery in Porto.", "role", "runs a bakery"),
        ("I freelance as an illustrator", "role", "illustrator"),
        ("I'm an SRE at larkspur health", "role", "SRE"),
        ("I rent a flat in Bonfim.", "home", "Bonfim"),
        ("my flat in Porto is tiny", "home", "Porto"),
        ("uhm, in my flat in Porto the wifi is bad", "home", "Porto"),
        ("we're in Oak Park now", "home", "Oak Park"),
        ("I'm moving to Porto on Saturday", "home", "Porto"),
        ("I live near Porto", "home", "Porto"),
        ("At present we still rent the flat in Waterloo Road.", "address", "Waterloo Road"),
        ("i adopted someone, three legged cat, Waffles.", "pet", "Waffles"),
        ("that was Pudim walking over the keyboard. my cat. one eye", "pet", "Pudim"),
        ("I have a greyhound called Biscuit", "pet", "Biscuit"),
        ("i bought a bike down there too, used surly cross-check, green", "bike", "surly cross-check"),
        ("I cycle a Brompton", "bike", "Brompton"),
        ("I have a nut allergy", "allergy", "nut"),
        ("peanuts make me swell up", "allergy", "peanuts"),
        ("i drown them in oat milk cause i cant do dairy at all", "allergy", "dairy"),
        ("i need a card that says that i'm allergic to sesame, mild", "allergy", "sesame"),
        ("the deadline got pushed to 21 June", "deadline", "2026-06-21"),
        ("they pushed the deadline to 21 June", "deadline", "2026-06-21"),
        ("the workshop moved to 3 July", "workshop date", "2026-07-03"),
        ("short resignation email pls, to Moira, last day july 3.", "last day", "2026-07-03"),
        ("wait no, last day is wed july 2, the 3rd is company holiday", "last day", "2026-07-02"),
        ("The baby is due on 20 September. no wait, it's the 14th of October", "baby deadline", "2026-10-14"),
        ("the london bout got moved bc of the floor, it's june 10 now", "london bout date", "2026-06-10"),
        ("the budget is 14,200 euros. no sorry, it's 12,400 euros", "budget", "12,400"),
        ("my rent went up to 950", "rent", "950"),
        ("I've started learning the accordion", "instrument", "accordion"),
        ("I've gone off coffee", "preference: coffee", "dislikes"),
        ("im with the Royal City Rollers now", "team", "Royal City Rollers"),
        ('sign only "Nadia" tho, he knows my surname', "signature", "Nadia"),
    ],
)
def test_a_fact_is_read_in_chat_wordings(text: str, attr: str, value: str) -> None:
    assert has(said(text), attr, value)


@pytest.mark.parametrize(
    ("text", "subject", "attr", "value"),
    [
        ("my twin brother Dele is coming, he's an electrician in Kitchener", "Dele", "role", "electrician"),
        ("my colleague Yusuf keeps bees but is allergic to their stings", "Yusuf", "allergy", "their stings"),
        ("my sister Beatriz turns 40 on 14 march", "Beatriz", "birthday", "2026-03-14"),
        ("mom's birthday is the 25th", "mother", "birthday", "2026-05-25"),
        ("imani (roommate) cant eat half of it, shes celiac", "Imani", "health", "celiac"),
        ("my neighbour Paddy is a retired guard", "Paddy", "role", "retired guard"),
    ],
)
def test_facts_of_others_are_theirs(text: str, subject: str, attr: str, value: str) -> None:
    assert any((one.subject, one.attr, one.value) == (subject, attr, value) for one in said(text))


def test_an_editor_from_leeds_does_not_make_the_speaker_come_from_there() -> None:
    assert not any(one.attr == "birthplace" for one in said("our editor is from Leeds"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("british spelling please, colour not color. always, not just here.", "british spelling"),
        ("uv, not pip. always uv, in all my projects.", "uv"),
        ("short emails pls, 4 lines max", "short emails"),
        ("no emojis in commit messages.", "no emojis"),
        ("type hints everywhere from now on", "type hints"),
        ("never touch the raw data.", "raw data"),
        ("One more thing, please: whenever I ask you something, begin with the short answer", "short answer"),
        ("add: no meetings on fridays", "no meetings on fridays"),
    ],
)
def test_rules_without_a_verb_are_instructions(text: str, words: str) -> None:
    assert any(one.kind == "instruction" and words in one.text for one in said(text))


@pytest.mark.parametrize(
    "text",
    [
        "no pizza today",
        "a short email to Rui please",
        "no idea",
        "what if i did a phd after all? just wondering out loud",
        "got this from Kenji, what is he asking me:\n\nDear Nadia,\n\nI am moving to Nagoya in June.\n\nKenji",
        'can i pay in cash??\n\n"7.3 Remuneration. The Beneficiary shall ensure that any remuneration paid to third '
        'parties is traceable. 7.4 Value added tax. Recoverable VAT shall not be eligible."',
        'sent me this one, what do I say:\n"Noreen, I live in Moycullen now so it\'s the far side. – Gerry"',
    ],
)
def test_what_is_supposed_pasted_or_asked_once_states_nothing(text: str) -> None:
    assert not said(text)


def test_what_a_cousin_wrote_is_not_about_the_speaker() -> None:
    found = said("my cousin wrote: I live in Evanston now and work at Abbott")
    assert not any(one.attr in {"home", "employer"} for one in found)


def test_steps_take_their_title_from_the_message_before() -> None:
    found = said(
        "same evening i type up the raw notes. then i tag each note. after that i group them. and last i listen to it",
        before="Sure, go ahead.",
        earlier="i have to explain to Matilde how i get from field notes to a report",
    )
    assert [one.text.split(",")[0] for one in found] == ["How Nadia gets from field notes to a report"] * 4
    assert "tag each note" in found[1].text


def test_steps_go_on_in_the_next_message() -> None:
    (step,) = said("then i tag each note with barrier and place", earlier="first i type up the raw notes")
    assert "step 2: tag each note" in step.text


def test_steps_told_as_orders_are_steps_where_they_were_announced() -> None:
    found = said(
        "backflush the machine. then dump the hoppers. then mop, back to front. then cash. then lights",
        before="Go ahead!",
        earlier="boss wants me to write the closing list for the new kids. i'll say how i do it",
    )
    assert len(found) == 5
    assert "closing list" in found[0].text


@pytest.mark.parametrize(
    ("answer", "question", "earlier", "words"),
    [
        ("greyhound. got him from the rescue", "Is Biscuit a dog?", "", "a greyhound called Biscuit"),
        ("two, Pixel and Dot. Dot is loud", "How many do you have?", "do budgies chirp at night", "Pixel and Dot"),
    ],
)
def test_an_animal_is_named_in_an_answer(answer: str, question: str, earlier: str, words: str) -> None:
    assert any(words in one.text for one in said(answer, before=question, earlier=earlier))


@pytest.mark.parametrize(
    "text",
    [
        "Wow, I love the colors!",
        "Having a pet totally brightens up your life.",
        "Combining your two interests is super cool.",
        "Barcelona sounds awesome!",
        "I'm a huge fan of this genre!",
        "We haven't talked in a few days.",
        "I'm so excited to see how it all plays out!",
        "Been hectic for me lately.",
        "Here we are.",
        "Gonna be awesome!",
    ],
)
def test_cheers_and_praise_between_two_people_say_nothing(text: str) -> None:
    setting = Setting("Nadia", True, "Otto", SAID)
    assert not GRAMMAR.read_message(text, setting).statements
