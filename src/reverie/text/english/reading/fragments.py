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


def _statement(quote: str, text: str, subject: str, attr: str, value: str, name: Name | None) -> Statement:
    return Statement(
        quote=quote.strip()[:300],
        text=text,
        language="en",
        kind="identity" if attr == "name" else "state",
        subject=subject,
        attr=attr,
        value=value,
        names=(name,) if name else (),
        confidence=0.75,
    )
