"""The attribute keys that statements and questions share, whatever the language.

A key names one attribute of one subject that has one value at a time. A statement with the same subject and key
replaces an earlier one. Free keys ("favourite colour", "partner in Kyoto", "report format") are built by `free_key`:
the noun phrase in English where the language package knows the word, else as said, lower case, articles dropped.
"""

import unicodedata

CANONICAL: dict[str, str] = {
    "name": "what the subject is called",
    "nickname": "what the subject likes to be called",
    "age": "years of age on the day it was said",
    "birthday": "day of birth, with or without the year",
    "birthplace": "where the subject was born or grew up",
    "nationality": "citizenship or origin",
    "home": "city, town or country where the subject lives",
    "address": "street, quarter, flat or floor",
    "employer": "organisation the subject works for",
    "role": "occupation, job title, what the subject does for a living",
    "workplace": "town or building where the subject works",
    "school": "school or university",
    "study": "what the subject studies",
    "partner": "spouse or partner, by name",
    "children": "how many children, their names",
    "siblings": "how many brothers and sisters",
    "marital status": "single, engaged, married, divorced",
    "pet": "pet, by name or kind",
    "car": "car",
    "bike": "bicycle",
    "phone": "telephone",
    "computer": "computer",
    "diet": "way of eating (vegetarian, vegan, no pork)",
    "allergy": "what the subject is allergic or intolerant to",
    "health": "illness or condition",
    "medication": "medicine taken",
    "blood type": "blood group",
    "language": "languages spoken",
    "answer language": "language the subject wants answers in",
    "timezone": "time zone",
    "working hours": "when the subject works or is available",
    "commute": "how the subject gets to work",
    "wake time": "when the subject gets up",
    "goal": "what the subject wants to reach",
    "deadline": "day something is due",
    "budget": "money set aside for something",
    "price": "what something costs",
    "date": "day of an event",
    "time": "time of day of an event",
    "place": "where an event takes place",
    "format": "file format wanted",
    "tool": "tool in use for something",
    "version": "version in use",
    "status": "state of a project or thing",
    "leader": "who leads, manages or owns something",
    "size": "size of something or somebody",
    "height": "height",
    "shoe size": "shoe size",
    "email": "e-mail address",
    "phone number": "telephone number",
    "instrument": "instrument the subject plays",
    "sport": "sport the subject does",
    "religion": "faith",
    "rent": "what the home costs",
    "salary": "what the subject earns",
    "carrier": "company of the telephone or the internet",
    "bank": "bank the subject uses",
    "streaming": "films and music subscribed to",
}

MULTI_VALUED = frozenset(
    {"language", "allergy", "medication", "pet", "children", "sport", "instrument", "health", "goal", "streaming"}
)
"""Keys whose values stand side by side: a new one does not end the old one unless the words say so."""

RELATIONS: tuple[str, ...] = (
    "mother",
    "father",
    "parent",
    "sister",
    "brother",
    "sibling",
    "daughter",
    "son",
    "child",
    "wife",
    "husband",
    "partner",
    "girlfriend",
    "boyfriend",
    "fiance",
    "ex",
    "grandmother",
    "grandfather",
    "grandchild",
    "aunt",
    "uncle",
    "cousin",
    "niece",
    "nephew",
    "mother-in-law",
    "father-in-law",
    "sister-in-law",
    "brother-in-law",
    "daughter-in-law",
    "son-in-law",
    "spouse",
    "stepfather",
    "stepmother",
    "godfather",
    "godmother",
    "friend",
    "best friend",
    "neighbour",
    "flatmate",
    "landlord",
    "colleague",
    "boss",
    "manager",
    "employee",
    "client",
    "mentor",
    "teacher",
    "student",
    "classmate",
    "doctor",
    "dentist",
    "therapist",
    "lawyer",
    "coach",
    "dog",
    "cat",
    "bird",
    "horse",
    "fish",
    "rabbit",
    "pet",
    "team",
    "company",
)
"""Canonical English keys for ties to the speaker: "my sister hates rain" is about "sister" until she has a name."""

_ARTICLES = frozenset(
    (
        "the",
        "a",
        "an",
        "my",
        "our",
        "his",
        "her",
        "their",
        "o",
        "os",
        "as",
        "um",
        "uma",
        "meu",
        "minha",
        "nosso",
        "nossa",
    )
)


def free_key(phrase: str) -> str:
    """Return the key for a noun phrase: folded case, single blanks, no article in front.

    >>> free_key("  My favourite  Colour ")
    'favourite colour'
    """
    words = unicodedata.normalize("NFC", phrase).casefold().split()
    while len(words) > 1 and words[0] in _ARTICLES:
        words.pop(0)
    return " ".join(words)


def is_single_valued(key: str) -> bool:
    """Tell whether a new value of this key ends the one before.

    >>> is_single_valued("home"), is_single_valued("language")
    (True, False)
    """
    return bool(key) and key not in MULTI_VALUED
