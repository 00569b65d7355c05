"""Introductions: the speaker's own name, and who or what a name just said is: "my cat."."""

import re
from dataclasses import replace

from reverie.model.statement import SPEAKER, Name, Statement
from reverie.text.english import moods
from reverie.text.english.bones.names import names_in
from reverie.text.english.bones.tokens import put_right
from reverie.text.english.reading.talk import Talk
from reverie.text.english.retelling.quoting import quotation
from reverie.text.english.retelling.wording import possessive
from reverie.text.english.words.kin import ANIMALS, tie_of
from reverie.text.wordlist import words_of

_MY_WHAT = re.compile(r"^(?:he'?s |she'?s |it'?s )?(?:my|our) (?P<what>(?:[a-z]+ )?[a-z]+)$", re.IGNORECASE)
_SELF = re.compile(
    r"^(?:(?:hi|hey|hello|good (?:morning|evening|afternoon)|greetings)\b[^.!?]{0,20}[,!. ]+)?(?:my "
    r"name is|my name's|i am called|i'm called|i go by|the name's|this is) "
    r"(?P<name>(?-i:[A-ZÀ-Þ])[\w'-]+(?: (?-i:[A-ZÀ-Þ])[\w'-]+){0,3}|(?<=name is )[a-z]{3,12}(?=[.,!]|$"
    r"| and ))",
    re.IGNORECASE,
)
_IM_NAME = re.compile(
    r"^(?i:(?:hi|hey|hello|good (?:morning|evening|afternoon)|greetings)\b[^.!?]{0,20}?[,!. ]+)?(?:I'm"
    r"|I am) (?P<name>[A-ZÀ-Þ][a-zà-ÿ'-]+(?: [A-ZÀ-Þ][a-zà-ÿ'-]+)?)(?:[.,!]|$| and i\b| from | by the "
    r"way)"
)


def my_what(talk: Talk, sentence: str, before: str) -> None:
    """Read "my cat." after a sentence that names one: "that was Pudim walking over the keyboard. my cat."."""
    match = _MY_WHAT.match(put_right(sentence).strip(" .!"))
    tie = tie_of(match["what"].split()[-1].lower()) if match else None
    if match is None or tie is None or tie.plural or not before:
        return
    named = [
        name.surface
        for name in names_in(before, known=talk.setting.known_names, skip=(talk.name,))
        if name.kind in {"person", "unknown"}
    ]
    if len(named) != 1:
        return
    animal = tie.key in ANIMALS
    at = talk.text.find(sentence)
    talk.statements.append(
        Statement(
            quote=quotation(
                talk.text,
                at,
                at + len(sentence),
                within=(max(0, talk.text.rfind(before[:20], 0, at)), at + len(sentence)),
            ),
            text=f"{named[0]} is {possessive(talk.name)} {match['what'].lower()}.",
            language="en",
            kind="identity",
            subject=SPEAKER if animal else named[0],
            attr="pet" if animal else "",
            value=f"{named[0]} ({match['what'].lower()})" if animal else "",
            names=(Name(named[0], "unknown" if animal else "person", tie.key),),
            confidence=0.75,
        )
    )
    if animal:
        named_so = f"{possessive(talk.name)} {match['what'].lower()} is called {named[0]}."
        talk.statements.append(
            replace(talk.statements[-1], text=named_so, subject=tie.key, attr="name", value=named[0])
        )


def self_name(talk: Talk, sentence: str) -> None:
    """Read the name that the speaker gives: "my name is Nadia", "Hi, I'm Nadia."."""
    match = _SELF.match(sentence) or _IM_NAME.match(sentence)
    if match:
        name = match["name"].strip()
        name = name if name[0].isupper() else name.capitalize()
        lead = match.group().lower()
        if "this is" in lead and (talk.setting.listener or talk.statements or len(sentence) > 60):
            return
        if moods.is_question(sentence) or name.split()[0].lower() in _NO_NAMES:
            return
        talk.names.append(name)
        talk.statements.append(
            Statement(
                quote=match.group().strip(),
                text=f"{possessive(talk.name)} name is {name}.",
                language="en",
                kind="identity",
                attr="name",
                value=name,
                names=(Name(name, "person"),),
                confidence=0.95,
            )
        )


_NO_NAMES = words_of("""
    a an the not so just very really here back sorry sure glad happy fine good okay ok sad tired sick done gone new
    old in on at from italian french german english portuguese brazilian american chinese british irish spanish
    dutch vegan vegetarian christian muslim jewish catholic hindu buddhist what how why when i my me your our
""")
