"""Asides: facts given in passing, whatever else the sentence does: "as a nurse", "(I'm vegan)", "my sister Ana"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from reverie.model.statement import SPEAKER, Name, Statement
from reverie.text.english.reading.passing import in_passing
from reverie.text.english.words.kin import ANIMALS, FAMILY, tie_of
from reverie.text.english.words.trades import DIETS, is_trade
from reverie.text.wordlist import words_of

_AS_A = re.compile(r"\b[Aa]s an? (?P<what>[a-z][\w -]{2,40}?)(?:,| (?:i|I|who|with|in|at|from)\b)")
_BRACKETS = re.compile(r"\((?P<inside>(?:i|i'm|im|i've|my|we)\b[^()]{4,120})\)", re.IGNORECASE)
_NO_FOOD = re.compile(
    r"\b(?:no|without|avoid(?:ing)?|not?) (?P<what>[a-z]+(?: [a-z]+)?),?\s*(?:\(|because |- |– |as "
    r"|since )?(?P<why>(?:i|i'm|im|she|he)\b[^().,]*\b(?:swell|allerg|rash|react|hives|itch|throw up"
    r"|get sick|break out|intoleran)\w*[^().,]*)",
    re.IGNORECASE,
)
_ALLERGIC = re.compile(
    r"\b(?:that|because|since|as|but|so|cause|cos|bc|and|says|,) (?P<said>(?:i'm|i am|im|i’m) (?:\w+ly |very |also "
    r")?(?:allergic|intolerant) to "
    r"[\w-]+(?: [\w-]+)?(?:(?:,| and| or) [\w-]+(?= |[.,;!?)]|$))?|(?:i'm|i am|im|i’m) (?:coeliac|celiac|lactose "
    r"intolerant)"
    r"|i (?:can't|cant|can’t|cannot) (?:eat|do|have|drink|stomach) (?:any )?(?:dairy|gluten|lactose|wheat|nuts"
    r"|peanuts|shellfish|soy|milk|eggs"
    r"|seafood|fish|meat|alcohol|caffeine|sugar)\b)",
    re.IGNORECASE,
)
_MY_FLAT = re.compile(
    r"(?<![\w'])(?:my|our) (?:new |little |tiny |small |own )?(?P<what>flat|apartment|place|house|studio|home) "
    r"(?:here |over |up |down )?in "
    r"(?P<where>(?-i:[A-ZÀ-Þ])[\w'-]+(?: (?-i:[A-ZÀ-Þ])[\w'-]+)*)",
    re.IGNORECASE,
)
_MONTHS = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
_DATED = re.compile(
    r"(?:^|[,;(–-]\s*)(?P<said>(?:my |the )?(?P<what>last day|first day|deadline|due date|start date):? "
    rf"(?P<when>(?:the )?\d{{1,2}}(?:st|nd|rd|th)?(?: of)? {_MONTHS}|{_MONTHS} \d{{1,2}}(?:st|nd|rd|th)?"
    r"|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b",
    re.IGNORECASE,
)
_NAMED = re.compile(
    r"\b(?:my|our) (?P<adj>(?:[a-z]+(?:-[a-z]+)* ){0,2}?)(?P<tie>[a-z]+(?:-[a-z]+)*),? "
    r"(?P<name>(?-i:[A-ZÀ-Þ])[a-zà-ÿ]+)\b(?!\s+(?-i:[A-ZÀ-Þ]))"
)
_NAMED_AFTER = re.compile(
    r"(?<![.!?] )\b(?P<name>[A-ZÀ-Þ][a-zà-ÿ]+), (?:my|our) (?P<adj>(?:[a-z]+ "
    r"){0,2}?)(?P<tie>[a-z]+(?:-[a-z]+)*)\b(?=[,.!?]|$)"
)
_NOT_NAMED = words_of("""
    mr mrs ms dr prof
    january february march april may june july august september october november december monday tuesday wednesday
    thursday friday saturday sunday christmas easter english french german spanish portuguese and i the is are was
""")


@dataclass(frozen=True, slots=True)
class Aside:
    """A clause to read on its own, and where it stands."""

    start: int
    end: int
    text: str


_MAY_BE_ALLERGIC = re.compile(r"allerg|intoleran|coeliac|celiac|i can")


def _as_trade(sentence: str, start: int) -> Iterator[Aside]:
    """Yield what somebody speaks as: "as a nurse, …"."""
    for match in _AS_A.finditer(sentence):
        what = match["what"]
        if (is_trade(what) or what in DIETS) and not re.search(r"\b(?:such|same|soon|well|long|far|much|if)\b", what):
            article = "an" if what[0] in "aeiou" else "a"
            yield Aside(start + match.start(), start + match.end("what"), f"I am {article} {what}")


def asides_in(sentence: str, start: int) -> Iterator[Aside]:
    """Yield the clauses that stand in brackets or as "as a …", in the first person.

    >>> [aside.text for aside in asides_in("As a nurse, what should I eat (I'm vegan)?", 0)]
    ['I am a nurse', "I'm vegan"]
    """
    if "s a" in sentence:
        yield from _as_trade(sentence, start)
    if "(" in sentence:
        for match in _BRACKETS.finditer(sentence):
            yield Aside(start + match.start("inside"), start + match.end("inside"), match["inside"])
    if _MAY_BE_ALLERGIC.search(sentence):
        for match in _ALLERGIC.finditer(sentence):
            yield Aside(start + match.start("said"), start + match.end("said"), match["said"])
    if "my " in sentence or "our " in sentence:
        for match in _MY_FLAT.finditer(sentence):
            yield Aside(start + match.start(), start + match.end(), f"my {match['what']} is in {match['where']}")
    low = sentence.lower()
    for match in _DATED.finditer(sentence) if " day" in low or "deadline" in low or " date" in low else ():
        yield Aside(start + match.start("said"), start + match.end("said"), f"my {match['what']} is {match['when']}")
    yield from (Aside(start + begin, start + end, text) for begin, end, text in in_passing(sentence))
    food = _NO_FOOD.search(sentence)
    if (
        food
        and food["what"].split()[0] not in {"more", "idea", "one", "way", "problem", "to", "the", "a"}
        and food["why"].lower().startswith("i")
    ):
        yield Aside(start + food.start(), start + food.end(), f"I can't eat {food['what']}")


def named_ties(sentence: str, speaker: str, said: frozenset[str]) -> Iterator[Statement]:
    """Yield who somebody is when a sentence names them beside their tie: "my sister Ana", "Ana, my sister,".

    >>> [s.text for s in named_ties("What should I buy for my sister Ana?", "Nadia", frozenset())]
    ["Ana is Nadia's sister."]
    """
    if "my " not in sentence and "our " not in sentence and "My " not in sentence and "Our " not in sentence:
        return
    for pattern in (_NAMED, _NAMED_AFTER):
        for match in pattern.finditer(sentence[:1].lower() + sentence[1:]):
            tie = tie_of(match["tie"])
            name = match["name"]
            if (
                tie is None
                or tie.plural
                or tie.key not in FAMILY | ANIMALS
                or name.lower() in _NOT_NAMED
                or name in said
            ):
                continue
            words = f"{match['adj']}{match['tie']}".strip()
            yield Statement(
                quote="",
                text=f"{name} is {speaker}'s {words}.",
                language="en",
                kind="identity",
                subject=name,
                names=(Name(name, "unknown" if tie.key in ANIMALS else "person", tie.key),),
                confidence=0.8,
            )


__all__ = ["SPEAKER", "Aside", "asides_in", "named_ties"]
