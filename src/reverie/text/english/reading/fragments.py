"""Fragments: a bare answer that only makes sense with the question before it."""

import re

from reverie.model.statement import SPEAKER, Name, Statement
from reverie.text.english.retelling.wording import possessive
from reverie.text.english.words.kin import ANIMALS, tie_of
from reverie.text.grammar import Setting

_NAME_OF = re.compile(
    r"(?:what(?:'s| is| was| are)|tell me|how about)\s+(?:your|the) (?P<who>[a-z' -]{2,30}?)(?:'s)? "
    r"names?\s*\?|what (?:is|are|do you call) your (?P<who2>[a-z -]{2,30}?)(?: called| named)?\s*\?",
    re.IGNORECASE,
)
_YOUR_X = re.compile(r"what(?:'s| is| are) your (?P<what>(?:favou?rite )?[a-z -]{2,30}?)\s*\?\s*$", re.IGNORECASE)
_WHERE_LIVE = re.compile(r"\bwhere (?:do you live|are you (?:based|living))\b[^?]*\?\s*$", re.IGNORECASE)
_WHAT_DO = re.compile(r"\bwhat do you do (?:for a living|for work|professionally)\b[^?]*\?\s*$", re.IGNORECASE)
_HOW_OLD = re.compile(r"\bhow old are you\b[^?]*\?\s*$", re.IGNORECASE)
_PLAIN = re.compile(r"^[\w' .,&-]{1,40}$")
_NO = re.compile(
    r"^(?:no|yes|yeah|nope|yep|not|none|nothing|never|sure|maybe|ok|okay|i |i'm|my |we |it |she |he "
    r"|they |that |what|why|how|don't|thanks|thank|hmm|well|good|great|the same|same|depends|all|any"
    r"|both|can|could|please|let)\b",
    re.IGNORECASE,
)
_KEYS = {
    "birthday": "birthday",
    "address": "address",
    "email": "email",
    "budget": "budget",
    "deadline": "deadline",
    "timezone": "timezone",
    "shoe size": "shoe size",
    "height": "height",
    "job": "role",
    "name": "name",
    "diet": "diet",
    "job title": "role",
    "occupation": "role",
}


_AVOID_ASKED = re.compile(
    r"\b(?:avoid|allerg\w+|can't (?:eat|have|take)|cannot (?:eat|have)|intoleran\w+|dietary)\b[^?]*\?\s*$",
    re.IGNORECASE,
)
_AVOIDED = re.compile(
    r"\b(?:only|just|except(?: for)?|apart from|nothing (?:but|except))\s+(?P<what>[a-z]+(?: "
    r"[a-z]+)?)(?= with me| for me| here|[.,!]|$)|^(?P<all>[a-z]+(?:,? and [a-z]+| [a-z]+)?)[.!]?$",
    re.IGNORECASE,
)


def _avoided(text: str, question: str, name: str) -> Statement | None:
    """Return what somebody says they must avoid, asked just before."""
    if not _AVOID_ASKED.search(question):
        return None
    found = _AVOIDED.search(text)
    what = (found["what"] or found["all"] or "").strip().lower() if found else ""
    if not what or _NO.match(what) or what in {"a bit", "a little", "in case", "one thing", "joking", "kidding"}:
        return None
    return _statement(text, f"{name} must avoid {what} (allergic or intolerant).", SPEAKER, "allergy", what, None)


def answer_fragment(text: str, setting: Setting, name: str) -> Statement | None:
    """Return the statement that a short answer makes together with the question before it, or None.

    >>> answer_fragment("Bit.", Setting("Nadia", True, before="Nice! What's your dog's name?"), "Nadia").text
    "Nadia's dog is called Bit."
    """
    avoided = _avoided(text, setting.before.strip()[-240:], name) if len(text) < 160 else None
    if avoided is not None:
        return avoided
    pets = _which_animal(text, setting, name)
    if pets is not None:
        return pets
    answer = text.strip().strip(".!").strip()
    if not _PLAIN.match(answer) or len(answer.split()) > 5 or _NO.match(answer):
        return None
    question = setting.before.strip()[-240:]
    asked = _NAME_OF.search(question)
    if asked and question.rstrip().endswith("?"):
        who = (asked["who"] or asked["who2"] or "").strip().removesuffix("'s")
        tie = tie_of(who.split()[-1].lower()) if who else None
        if (tie and answer[:1].isupper()) or (tie and tie.key in ANIMALS):
            return _statement(
                text,
                f"{possessive(name)} {who} {'are' if tie.plural else 'is'} called {answer}.",
                tie.key,
                "name",
                answer,
                Name(answer, "unknown" if tie.key in ANIMALS else "person", tie.key),
            )
    return _about_self(text, answer, question, name)


_IS_IT = re.compile(r"\b[Ii]s (?P<who>[A-ZÀ-Þ][\w'-]+) an? (?P<kind>[a-z]+)(?: or an? [a-z]+)?\?")
_KIND_OF = re.compile(
    r"\bwhat (?:kind|breed|sort|type) of (?P<kind>[a-z]+) is (?P<who>[A-ZÀ-Þ][\w'-]+|he|she|it)\b[^?]*\?", re.IGNORECASE
)
_KIND = re.compile(
    r"^(?:no,? |yes,? |yep,? |yeah,? |nope,? )?(?:he'?s |she'?s |it'?s )?(?:an? )?(?P<kind>[a-z]+(?: "
    r"[a-z]+)?)(?=[.,!]|$)",
    re.IGNORECASE,
)
_HOW_MANY = re.compile(r"\bhow many (?:(?P<what>[a-z]+) )?(?:do|have) you\b[^?]*\?", re.IGNORECASE)
_COUNTED = re.compile(
    r"^(?:just |only |i have |we have )*(?P<n>two|three|four|five|six|\d{1,2})[,:]? (?:called |named |of them[,:]? )?"
    r"(?P<names>[A-ZÀ-Þ][\w'-]+(?:, [A-ZÀ-Þ][\w'-]+)*,? (?:and|&) [A-ZÀ-Þ][\w'-]+)",
    re.IGNORECASE,
)
_ANIMAL_WORD = re.compile(r"\b[a-z]+\b", re.IGNORECASE)


def _which_animal(text: str, setting: Setting, name: str) -> Statement | None:
    """Return what kind of animal somebody's is, or what their animals are called, asked just before."""
    question = setting.before.strip()[-300:]
    is_it = _IS_IT.search(question) or _KIND_OF.search(question)
    kind = _KIND.match(text.strip())
    tie = tie_of(is_it["kind"].lower()) if is_it else None
    if is_it and kind and tie and tie.key in ANIMALS:
        said = kind["kind"].lower()
        answer = tie_of(said.split()[-1])
        if said in {"yes", "yep", "yeah", "no", "nope"}:
            return None
        who = is_it["who"] if is_it["who"][0].isupper() else f"{possessive(name)} {is_it['kind'].lower()}"
        if answer is not None and answer.key in ANIMALS:
            article = "an" if said[0] in "aeiou" else "a"
            value = f"{who} ({said})" if is_it["who"][0].isupper() else said
            return _statement(
                text,
                f"{name} has {article} {said} called {who}."
                if is_it["who"][0].isupper()
                else f"{who} is {article} {said}.",
                SPEAKER,
                "pet",
                value,
                Name(who, "unknown", answer.key) if is_it["who"][0].isupper() else None,
            )
        return None
    counted = _COUNTED.match(text.strip())
    asked = _HOW_MANY.search(question)
    if counted and asked:
        near = [
            asked["what"] or "",
            *reversed(_ANIMAL_WORD.findall(question)),
            *reversed(_ANIMAL_WORD.findall(setting.earlier)),
        ]
        animal = next((word.lower() for word in near if (found := tie_of(word.lower())) and found.key in ANIMALS), "")
        if animal:
            noun = animal if animal.endswith("s") else animal + "s"
            tie = tie_of(noun) or tie_of(animal)
            return _statement(
                text,
                f"{possessive(name)} {counted['n']} {noun} are called {counted['names']}.",
                tie.key if tie else SPEAKER,
                "name",
                counted["names"],
                None,
            )
    return None


def _about_self(text: str, answer: str, question: str, name: str) -> Statement | None:
    if _WHERE_LIVE.search(question):
        place = re.sub(r"^in ", "", answer, flags=re.IGNORECASE)
        return _statement(text, f"{name} lives in {place}.", SPEAKER, "home", place, Name(place, "place"))
    if _WHAT_DO.search(question):
        return _statement(
            text,
            f"{name} works as {answer[0].lower() + answer[1:]}.",
            SPEAKER,
            "role",
            re.sub(r"^(?:an?|the) ", "", answer, flags=re.IGNORECASE),
            None,
        )
    if _HOW_OLD.search(question) and re.fullmatch(r"\d{1,3}", answer):
        return _statement(text, f"{name} is {answer} years old.", SPEAKER, "age", answer, None)
    asked = _YOUR_X.search(question)
    if asked:
        what = asked["what"].strip().lower()
        key = re.sub(r"favorite", "favourite", what) if what.startswith("fav") else _KEYS.get(what, "")
        if key:
            return _statement(text, f"{possessive(name)} {what} is {answer}.", SPEAKER, key, answer, None)
    return None


def _first_line(text: str) -> str:
    """Return the first paragraph of a message, no longer than a quotation may be."""
    return text.strip().split("\n", 1)[0].strip()[:300]


def _statement(quote: str, text: str, subject: str, attr: str, value: str, name: Name | None) -> Statement:
    return Statement(
        quote=_first_line(quote),
        text=text,
        language="en",
        kind="identity" if attr == "name" else "state",
        subject=subject,
        attr=attr,
        value=value,
        names=(name,) if name else (),
        confidence=0.75,
    )
