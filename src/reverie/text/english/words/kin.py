"""English words for people and animals tied to a speaker, with their canonical keys, number and gender."""

from typing import Literal, NamedTuple

Gender = Literal["f", "m", "n", "x"]


class Tie(NamedTuple):
    """What a word such as "sister" says: canonical key, number, and gender (n: an animal, x: open)."""

    key: str
    plural: bool
    gender: Gender


_WORDS: dict[str, tuple[Gender, str]] = {
    "mother": ("f", "mother mom mum mam mama mommy mummy ma"),
    "father": ("m", "father dad papa daddy pa"),
    "parent": ("x", "parent folk"),
    "sister": ("f", "sister sis half-sister stepsister twin-sister"),
    "brother": ("m", "brother bro half-brother stepbrother"),
    "sibling": ("x", "sibling twin"),
    "daughter": ("f", "daughter girl stepdaughter"),
    "son": ("m", "son boy stepson"),
    "child": ("x", "child kid baby toddler teenager teen eldest oldest youngest"),
    "wife": ("f", "wife"),
    "husband": ("m", "husband hubby"),
    "partner": ("x", "partner spouse"),
    "girlfriend": ("f", "girlfriend gf"),
    "boyfriend": ("m", "boyfriend bf"),
    "fiance": ("x", "fiance fiancé fiancee fiancée"),
    "ex": ("x", "ex ex-husband ex-wife ex-boyfriend ex-girlfriend ex-partner"),
    "grandmother": ("f", "grandmother grandma granny nana gran nan grandmom"),
    "grandfather": ("m", "grandfather grandpa granddad grandad gramps"),
    "grandchild": ("x", "grandchild grandkid grandson granddaughter"),
    "aunt": ("f", "aunt auntie aunty"),
    "uncle": ("m", "uncle"),
    "cousin": ("x", "cousin"),
    "niece": ("f", "niece"),
    "nephew": ("m", "nephew"),
    "mother-in-law": ("f", "mother-in-law mil"),
    "father-in-law": ("m", "father-in-law fil"),
    "sister-in-law": ("f", "sister-in-law"),
    "brother-in-law": ("m", "brother-in-law"),
    "friend": ("x", "friend mate buddy pal bestie penfriend"),
    "neighbour": ("x", "neighbour neighbor"),
    "flatmate": ("x", "flatmate roommate housemate roomie"),
    "landlord": ("x", "landlord landlady"),
    "colleague": ("x", "colleague coworker co-worker teammate workmate co-founder cofounder"),
    "boss": ("x", "boss supervisor"),
    "manager": ("x", "manager"),
    "employee": ("x", "employee intern assistant apprentice trainee"),
    "client": ("x", "client customer"),
    "mentor": ("x", "mentor"),
    "teacher": ("x", "teacher tutor professor instructor"),
    "student": ("x", "student pupil"),
    "classmate": ("x", "classmate"),
    "doctor": ("x", "doctor gp physician"),
    "dentist": ("x", "dentist"),
    "therapist": ("x", "therapist physio physiotherapist counsellor counselor"),
    "lawyer": ("x", "lawyer solicitor attorney accountant"),
    "coach": ("x", "coach trainer"),
    "dog": (
        "n",
        "dog puppy pup labrador poodle beagle corgi terrier spaniel collie retriever "
        "greyhound whippet lurcher labradoodle dachshund husky pug bulldog chihuahua dalmatian schnauzer mongrel "
        "cockapoo",
    ),
    "cat": ("n", "cat kitten kitty tabby siamese"),
    "bird": ("n", "bird parrot budgie canary hen chicken cockatiel parakeet"),
    "horse": ("n", "horse pony"),
    "fish": ("n", "goldfish"),
    "rabbit": ("n", "rabbit bunny"),
    "pet": ("n", "pet hamster tortoise turtle snake goat ferret guinea-pig gecko lizard"),
    "team": ("x", "team crew"),
    "company": ("x", "company firm startup start-up employer"),
}
_ODD_PLURALS = {
    "wives": "wife",
    "children": "child",
    "grandchildren": "grandchild",
    "mothers-in-law": "mother-in-law",
    "babies": "baby",
    "sisters-in-law": "sister-in-law",
    "brothers-in-law": "brother-in-law",
    "puppies": "puppy",
    "kitties": "kitty",
    "aunties": "auntie",
    "companies": "company",
    "ponies": "pony",
    "bunnies": "bunny",
    "in-laws": "parent",
    "goldfish": "goldfish",
    "besties": "bestie",
    "roomies": "roomie",
}

TIES: dict[str, Tie] = {}
for _key, (_gender, _forms) in _WORDS.items():
    for _form in _forms.split():
        TIES[_form] = Tie(_key, plural=False, gender=_gender)
        TIES.setdefault(_form + "s", Tie(_key, plural=True, gender=_gender))
for _form, _one in _ODD_PLURALS.items():
    TIES[_form] = Tie(TIES[_one].key, plural=True, gender=TIES[_one].gender)

ANIMALS = frozenset(tie.key for tie in TIES.values() if tie.gender == "n")
THINGS = frozenset({"team", "company"})
FAMILY = frozenset(_WORDS) - ANIMALS - THINGS
ELDEST = frozenset(
    {"eldest", "oldest", "youngest", "first", "second", "middle", "older", "younger", "elder", "little", "big"}
)


def tie_of(word: str) -> Tie | None:
    """Return what a lower-case word says about a tie, or None.

    >>> tie_of("mum"), tie_of("boys")
    (Tie(key='mother', plural=False, gender='f'), Tie(key='son', plural=True, gender='m'))
    """
    return TIES.get(word)


def forms_of(key: str) -> tuple[str, ...]:
    """Return the words that may stand for a tie ("mother": mum, mom, …)."""
    return tuple(word for word, tie in TIES.items() if tie.key == key)
