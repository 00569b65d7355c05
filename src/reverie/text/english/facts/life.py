"""Facts of a life: where somebody comes from, age, birthday, family, animals."""

import re
from collections.abc import Iterator

from reverie.model.statement import StatementKind
from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, bare, cut, proper, short
from reverie.text.english.words.kin import ANIMALS, tie_of
from reverie.text.english.words.trades import NATIONALITIES

_AGE = re.compile(
    r"^(?:about |nearly |almost |only |just |now |already |turning )?(?P<n>\d{1,3})(?: ?(?:years? old"
    r"|yrs? old|years?|yo|y/o))?(?: (?:now|today|already))?$|^(?P<m>\d{1,3})[- ]years?[- ]old",
    re.IGNORECASE,
)
_AGES = re.compile(
    r"^(?P<n>\d{1,2}(?:, ?\d{1,2})*,? (?:and|&) \d{1,2})(?: years old| now)?(?:$|,| and\b)", re.IGNORECASE
)
_COUNT = r"(?P<n>a|an|one|two|three|four|five|six|seven|eight|nine|ten|\d+|no|twin|some)"
_HAVE_TIE = re.compile(rf"^{_COUNT} (?P<adj>(?:[\w'-]+ ){{0,3}}?)(?P<noun>[a-z-]+)\b(?P<after>.*)", re.IGNORECASE)
_CALLED = re.compile(
    r"^,? ?(?:called|named|whose name is|by the name of|:|-|–) ?(?P<name>[A-ZÀ-Þ][\w'-]*(?: "
    r"[A-ZÀ-Þ][\w'-]*)*(?:(?:, [A-ZÀ-Þ][\w'-]*)*,? (?:and|&) [A-ZÀ-Þ][\w'-]*)?)|^,? "
    r"(?P<names>[A-ZÀ-Þ][\w'-]+(?:(?:, [A-ZÀ-Þ][\w'-]+)*,? (?:and|&) [A-ZÀ-Þ][\w'-]+)?)$"
)
_BE_CALLED = re.compile(r"^(?:called|named) (?P<name>\w[\w'. -]{0,40})$")
_FAMILY_KEYS: dict[str, str] = {
    **dict.fromkeys(("wife", "husband", "partner", "girlfriend", "boyfriend", "fiance"), "partner"),
    **dict.fromkeys(("daughter", "son", "child"), "children"),
    **dict.fromkeys(("sister", "brother", "sibling"), "siblings"),
}


def origin(parse: Parse) -> Iterator[Fact]:
    """Read where somebody was born or comes from."""
    rest = parse.rest
    if parse.verb == "grow" and rest.startswith("up "):
        match = re.match(r"^up (?:in|near|on|outside) (.+)", rest)
        if match and short(cut(match.group(1)), 5):
            yield Fact("birthplace", cut(match.group(1)))
    elif parse.verb == "be" and not parse.negated:
        match = re.match(r"^born (?:and (?:raised|bred) )?(?:in|near|at) (?!\d)(.+)", rest) or re.match(
            r"^(?:originally )?from (?!the (?:other|same)|a |my )(.+)", rest
        )
        if (
            match
            and short(cut(match.group(1)), 5)
            and not re.match(r"\d|\w+day\b", match.group(1))
            and proper(cut(match.group(1)).removeprefix("the "))
        ):
            yield Fact("birthplace", cut(match.group(1)))
        elif rest.split(",")[0].split(" and ")[0].strip().lower() in NATIONALITIES:
            yield Fact("nationality", rest.split(",")[0].split(" and ")[0].strip())
    elif parse.verb == "come" and parse.tense == "present":
        match = re.match(r"^(?:originally )?from (?!a |the |work)(.+)", rest)
        if match and proper(cut(match.group(1))):
            yield Fact("birthplace", cut(match.group(1)))


def age(parse: Parse) -> Iterator[Fact]:
    """Read an age, ages of children, a birthday."""
    rest = parse.rest
    if (
        parse.verb == "be"
        and parse.tense == "present"
        and not parse.negated
        and (parse.kind == "I" or parse.tie or parse.kind == "name")
    ):
        ages = _AGES.match(rest)
        if ages and parse.tie and parse.tie.plural:
            yield Fact("age", ages["n"])
            return
        match = _AGE.match(cut(rest) if not rest.endswith("old") else rest)
        if match and int(match["n"] or match["m"]) < 120:
            yield Fact("age", match["n"] or match["m"])
    elif parse.verb == "turn" and parse.tense in {"present", "future", "progressive"}:
        match = re.match(r"^\d{1,3} (?:on |this )?(\d{4}-\d\d-\d\d)", rest)
        if match:
            yield Fact("birthday", match.group(1))
    elif parse.verb == "turn" and parse.tense in {"past", "perfect"}:
        match = re.match(r"^(\d{1,3})\b(?! degrees|%)", rest)
        if match:
            yield Fact("age", match.group(1), kind="event")
    elif parse.verb == "celebrate" and parse.tense == "past":
        match = re.match(r"^(?:my|their|her|his) (\d{1,3})(?:st|nd|rd|th) birthday", rest)
        if match and parse.kind in {"I", "dropped", "we"}:
            yield Fact("age", match.group(1), kind="event")


def birthday(parse: Parse) -> Iterator[Fact]:
    """Read "born on 12 May", "born in 1990"."""
    born = re.match(r"^born (?:on |in |the )?(.*\d.*)$", parse.rest) if parse.verb == "be" else None
    date = re.search(r"\d{4}(?:-\d\d(?:-\d\d)?)?|\b\d{1,2} \w+\b", born.group(1)) if born else None
    if date and not parse.negated:
        words = f"was born {'on' if len(date.group()) > 7 else 'in'} {date.group()}"
        yield Fact("birthday", date.group(), words=words)


def family(parse: Parse) -> Iterator[Fact]:
    """Read "I have two sisters", "we got a puppy called Bit"."""
    if parse.verb not in {"have", "adopt", "get", "own", "raise", "keep", "rescue"} or parse.tense in {
        "future",
        "would",
        "modal",
    }:
        return
    if parse.verb in {"adopt", "get", "rescue"} and parse.tense in {"past", "perfect"}:
        after = _NEW_PET.search(parse.rest)
        kind_of = tie_of(after["kind"].lower()) if after else None
        if after and kind_of and kind_of.key in ANIMALS:
            kind_words = f"{after['adj'] or ''}{after['kind']}".strip()
            yield Fact("pet", f"{after['name']} ({kind_words})", kind="possession", starts=True)
            return
    match = _HAVE_TIE.match(parse.rest)
    tie = tie_of(match["noun"].lower()) if match else None
    if match is None or tie is None:
        return
    if parse.verb != "have" and tie.key not in ANIMALS:
        return
    gone = parse.negated or match["n"].lower() == "no" or parse.tense == "used"
    called = _CALLED.match(match["after"])
    name = (called["name"] or called["names"]) if called else ""
    phrase = f"{match['n']} {match['adj']}{match['noun']}".strip()
    value = name or (phrase if match["n"].lower() not in {"a", "an"} else f"{match['adj']}{match['noun']}")
    attr = "pet" if tie.key in ANIMALS else _FAMILY_KEYS.get(tie.key, "")
    if not attr:
        return
    if attr == "pet" and name:
        value = f"{name} ({bare(phrase)})"
    kind: StatementKind = "possession" if attr == "pet" else "relation"
    if parse.tense == "used":
        yield Fact(attr, ends=value, kind=kind)
    else:
        yield Fact(attr, value, kind=kind, negated=gone, starts=parse.verb in {"adopt", "get"})


_NEW_PET = re.compile(
    r"(?:^|, |: |[-–] )(?:an? |the )?(?P<adj>(?:[a-z-]+ ){0,2})?(?P<kind>[a-z-]+),? (?:called |named |by the name of "
    r")?(?P<name>[A-ZÀ-Þ][\w'-]+)\b"
)


def naming(parse: Parse) -> Iterator[Fact]:
    """Read what somebody or an animal is called."""
    rest = parse.rest
    if parse.verb != "be" or parse.negated:
        return
    if parse.kind == "thing" and not parse.tie and parse.noun and rest.startswith(("called ", "named ")):
        yield Fact("name", cut(rest.split(" ", 1)[1]), kind="identity", subject=parse.noun.lower())
        return
    match = _BE_CALLED.match(cut(rest) if " and " not in rest[:40] else rest.split(",")[0])
    if match and (parse.tie or parse.kind in {"I", "mine"}):
        key = "name"
        yield Fact(key, match["name"].strip(), kind="identity")
    elif parse.noun in {"name", "full name", "first name", "surname", "last name", "real name"} and parse.kind in {
        "mine",
        "thing",
    }:
        value = cut(rest)
        if short(value, 4):
            yield Fact("name", value, kind="identity", subject=parse.owner if parse.owner != "me" else "")
    elif parse.noun in {"nickname"} and parse.owner == "me":
        yield Fact("nickname", cut(rest), kind="identity")


def tied(parse: Parse) -> Iterator[Fact]:
    """Read marriages and partings."""
    rest = parse.rest
    if parse.verb == "be" and parse.kind in {"I", "we"}:
        match = re.match(
            r"^(single|engaged|married|divorced|widowed|separated|a widow|a widower)\b(?: to (?P<who>[A-Z]\w+"
            r"|my \w+ [A-Z]\w+))?",
            rest,
        )
        if match:
            yield Fact("marital status", match.group(1), negated=parse.negated, kind="relation")
            if match["who"] and not parse.negated:
                yield Fact(
                    "partner",
                    match["who"].split()[-1],
                    kind="relation",
                    words=f"is {match.group(1)} to {match['who'].split()[-1]}",
                )
    elif parse.verb == "get" and parse.tense == "past":
        match = re.match(r"^(engaged|married|divorced)\b", rest)
        if match and parse.kind in {"I", "we", "dropped"}:
            yield Fact("marital status", match.group(1), kind="event", starts=True)
    elif parse.verb == "marry" and parse.tense == "past" and proper(cut(rest)):
        yield Fact("partner", cut(rest), kind="event", starts=True)
    elif parse.verb == "break" and rest.startswith("up with "):
        yield Fact("partner", ends=cut(rest[8:]), kind="event")
