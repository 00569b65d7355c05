"""What two friends tell each other is a claim only where a third understands it, and where it says something."""

from datetime import UTC, datetime

import pytest

from reverie.text.english import GRAMMAR
from reverie.text.grammar import Setting

SAID = datetime(2025, 6, 2, 18, tzinfo=UTC)  # a Monday


def told(text: str, *, before: str = "") -> list[str]:
    """Return what Nadia's message to Otto states."""
    setting = Setting("Nadia", True, "Otto", SAID, "UTC", before)
    return [statement.text for statement in GRAMMAR.read_message(text, setting).statements]


POINTS_AWAY = [
    "I come to sit here sometimes.",
    "We always swim there.",
    "I'm determined to find the right spot.",
    "I want to solidify the plan first.",
    "I loved the experience.",
    "I keep baking one.",
    "I picked this colour because it's bold.",
    "I need to sort out the papers from this drawer.",
    "I'd love to knit something like this next!",
    "I'm really thankful for this amazing community.",
    "I'm loving this recipe I found.",
    "I'll read that novel.",
    "When I was 10, my parents got me that and it was the start of everything.",
    "I do - every time.",
    "I've been working on for a while.",
    "My favourite one to hum is a lullaby.",
    "Reminds me how small the harbour is.",
    "Makes me feel at home.",
    "Seems like helping sailors is becoming a theme in my life.",
    "I went through a similar phase.",
    "Dancing with my partner was the best part.",
    "I was so excited when that happened.",
    "I haven't had one in ages.",
    "Hoping my play gets noticed.",
    "Have you been to Sines? I had a blast there last month.",
    "I'm very happy with the decision and wouldn't have it any other way.",
    "I like the sound of the language.",
    "I take similar walks every day.",
    "Time flies, feels like just yesterday I put a ring on.",
    "Watching the gulls was my favourite part.",
    "I'm really thankful for all the time we had.",
    "I remember a lovely evening we spent together in silence.",
    "I love escaping to that world.",
    "I'm planning a few.",
    "I wanted to run my own life and this seemed like the way to do it.",
    "I've been doing research and calling people for it.",
    "I'm keen to spread that joy with others.",
    "I'm lucky to have people to remind me.",
    "When I'm overloaded, I use a certain method.",
    "From a distance I mean, since I'm allergic.",
    "I've been playing for about four months now.",
    "We're still deciding on the destination.",
    "I recommend having something like these little lamps for dark evenings.",
    "I'm determined to make this studio work.",
    "A fellow cook in the kitchen is always a great help.",
    "I appreciate our friendship too.",
    "I want to create a place for people to sing. It's been a dream of mine.",
    "My family motivates me. It tracks my steps really well.",
]


@pytest.mark.parametrize("message", POINTS_AWAY)
def test_what_points_at_something_unsaid_is_no_claim(message: str) -> None:
    assert not any(
        word in text
        for text in told(message)
        for word in ("Nadia's family tracks", "dream of", "appreciates", "phase", "theme", "theirs", "them")
    )
    assert [text for text in told(message) if "place for people" not in text and "motivates" not in text] == []


EMPTY = [
    "I've had a lot of things happening to me.",
    "I had a great time.",
    "I have a few plans.",
    "I've had a few offers.",
    "I keep facing new challenges.",
    "I'm learning a ton.",
    "I had a setback last week.",
    "Last month I drove somewhere fun.",
    "I want to give something back.",
    "I'm feeling hopeful and optimistic.",
    "I feel so pressured.",
    "I felt incredibly peaceful and thankful.",
    "I'm completely content already.",
    "I'm feeling good and ready to give it my best.",
    "I'm so thankful for our special moments together.",
    "I felt a mix of emotions.",
    "I put in so much work.",
    "I've heard great things!",
    "I picked up new skills.",
    "I had to find something that fits the bill.",
    "I ended up doing something I regret.",
    "I'm doing okay, been through a few bumps.",
    "I need to talk to you.",
    "I felt a mix of emotions, but overall, it was a satisfying moment.",
    "I was definitely elated.",
    "I had a major milestone last week and it went really well.",
    "We have a lot of cute photos.",
    "I was hooked right away!",
    "We got to see some epic spots.",
    "I've got to share some of these snacks.",
    "I'm gonna keep on believing in myself.",
    "I'm livin' my dreams now.",
    "We've got some cool projects in the works.",
    "I met some new people.",
    "I recently went to an event and it was fantastic.",
    "I'm always down for something new.",
    "I'll reach out if I need anything.",
    "I'm experiencing a new level of joy and happiness!",
    "I've been feeling a mix of emotions - somewhat worried about my knee but also hopeful.",
    "I'm proud of myself.",
    "I had to take a picture.",
    "We haven't corresponded for a long time!",
    "Can't say I blame you.",
    "Our health can really be a burden.",
    "I saw your photo of you two dancing.",
    "Let's take the time to enjoy the little things.",
    "I still have so much to figure out before beginning.",
    "Shop's going good!",
    "I'm a huge fan.",
    "I'm going to make my dreams come true!",
    "I'm determined to reach my goals.",
    "I'm gonna keep pursuing my goals.",
    "I'll keep plugging away and stay optimistic.",
    "I'm sure with effort, I can make a warm room for my guests.",
    "I know I'll win the race.",
    "We'll make some awesome memories!",
    "I want to brag.",
    "I just wanted to say hi!",
    "I'm so excited to tell you!",
    "I forgot to mention the ferry.",
    "I'll get the video to you soon.",
    "I'll see you soon!",
    "I'm always around for you.",
    "I can picture waking up to the gulls.",
    "I noticed your tortoise in the picture.",
    "I wish you all the best on your exams!",
    "I'll definitely read it sometime.",
    "I'm waiting to hear how everything turns out.",
    "The Hollow Crown and Braga Nights are amazing.",
]


@pytest.mark.parametrize("message", EMPTY)
def test_moods_pep_talk_and_promises_are_no_claims(message: str) -> None:
    assert told(message) == []


SAYS_SOMETHING = [
    ("I had a great time at the harbour fair.", "Nadia had a great time at the harbour fair."),
    ("I got help from this sewing group I joined.", "Nadia got help from a sewing group they joined."),
    ("I found the right spot for a café.", "Nadia found the right spot for a café."),
    ("I painted that lake sunrise last year!", "Nadia painted a lake sunrise in 2024."),
    ("I'm determined to finish my nursing course.", "Nadia is determined to finish their nursing course."),
    ("I'll visit my aunt in Braga next week.", "Nadia will visit their aunt in Braga in the week of 2025-06-09."),
    ("I want to tell my boss that I'm leaving.", "Nadia wants to tell their boss that they are leaving."),
    ("I'm busy on Friday.", "Nadia is busy on 2025-06-06."),
    ("I'm working hard to make everything just right.", "Nadia is working hard to make everything just right."),
    ("I should start a garden of my own, shouldn't I.", "Nadia should start a garden of their own."),
    ("I started to learn all these knots last week.", "Nadia started to learn some knots in the week of 2025-05-26."),
    (
        "Still drinking my cola, although I know it rots my teeth.",
        "Nadia is still drinking their cola, although they know it rots their teeth.",
    ),
]


@pytest.mark.parametrize(("message", "text"), SAYS_SOMETHING)
def test_what_a_third_understands_is_a_claim(message: str, text: str) -> None:
    assert told(message) == [text]


WE = [
    ("We went camping with the kids in the dunes.", ["Nadia went camping with the kids in the dunes."]),
    ("We celebrated our daughter's birthday with a concert.", None),
    ("We've got a puppy and a kitten.", ["Nadia has got a puppy and a kitten."]),
    ("We've been together for three years.", []),
    ("We won.", []),
    ("We both painted the fence.", []),
    ("We'll rock the stage and teach others.", []),
    ("I'm hiking with some buddies on Sunday. We're trying a trail with a waterfall.", None),
    ("Recently, Anna and I were sitting by the sea. We realised that we inspire each other.", None),
]


@pytest.mark.parametrize(("message", "texts"), [one for one in WE if one[1] is not None])
def test_we_is_the_speaker_where_each_did_it_and_nobody_otherwise(message: str, texts: list[str]) -> None:
    assert told(message) == texts


def test_we_is_who_was_named_just_before() -> None:
    walk = told("I'm hiking with some buddies on Sunday. We're trying a trail with a waterfall.")
    assert "Nadia and some buddies are trying a trail with a waterfall." in walk
    road = told("My wife and I were driving along the coast. We found a quiet bay near Sines.")
    assert "Nadia and their wife found a quiet bay near Sines." in road
    sea = told("Recently, Anna and I were sitting by the sea. We realised that we inspire each other.")
    assert "Nadia and Anna realised that they inspire each other." in sea


def test_our_daughter_is_the_speakers_daughter() -> None:
    texts = told("We celebrated our daughter's birthday with a concert.")
    assert texts == ["Nadia celebrated their daughter's birthday with a concert."]


def test_what_goes_on_after_a_comma_keeps_its_subject() -> None:
    texts = told("The eagle stands for freedom and pride, representing my own strength.")
    assert not any("Nadia is representing" in text for text in texts)


def test_an_outing_is_no_part_of_those_who_went() -> None:
    texts = told("I just took my family camping in the dunes. It was a really nice time together!")
    assert texts == ["Nadia just took their family camping in the dunes."]


def test_having_people_around_is_not_what_the_speaker_is() -> None:
    assert not any("is having" in text for text in told("Having my family around helps a lot."))


def test_a_name_does_not_swallow_what_comes_after_it() -> None:
    texts = told("The play was called Hollow Crown, and me and my team had a blast to the very end!")
    assert not any(text.endswith("and Nadia.") for text in texts)


def test_a_relative_day_does_not_travel_with_it() -> None:
    texts = told("My son had an accident last Tuesday. It was rough.")
    assert not any("last Tuesday" in text for text in texts)


def test_what_is_liked_has_no_lately_in_its_key() -> None:
    setting = Setting("Nadia", True, "Otto", SAID, "UTC", "")
    said = GRAMMAR.read_message("I've been into yoga and pottery lately.", setting).statements
    assert {statement.attr for statement in said} == {"preference: yoga", "preference: pottery"}


@pytest.mark.parametrize("heap", ["special ", "really ", "a real ", "so truly ", "and special ", "with it "])
def test_a_heap_of_words_comes_to_an_end(heap: str) -> None:
    for opening in ("I have ", "I am ", "I had a great time "):
        assert isinstance(told(opening + heap * 40 + "hat."), list)
