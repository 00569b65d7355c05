"""Facts of sums: the rent somebody pays, what they charge for their work, what one thing costs now."""

import re
from collections.abc import Iterator

from reverie.text.attributes import free_key
from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact

_SUM = (
    r"(?P<sum>(?:[€$£¥]|R|CA\$|US\$|NZ\$|A\$)? ?\d[\d.,]*(?: ?(?:k|euros?|dollars?|pounds?|bucks|quid|rand|€|\$|£))?)"
)
_DWELLING = r"(?:place|flat|apartment|apt|room|house|studio|condo|unit|basement)"
_PAYS_FOR_HOME = re.compile(
    rf"^(?:now |only |just |about |around )*{_SUM}(?: (?:a|per|each|every) month)? (?:for (?:this|my|our|the|a) "
    rf"(?:\w+ )?{_DWELLING}|(?:in |for |of )?rent)\b|^rent of {_SUM.replace('sum', 'sum2')}",
    re.IGNORECASE,
)
_TO_SUM = re.compile(
    rf"^(?:going |gone |went )?(?:up |down |back )?(?:from \S+ )?to {_SUM}(?!\S*[:h%])\b", re.IGNORECASE
)
_IS_SUM = re.compile(
    rf"^(?:now |still |only |just )*{_SUM}(?! ?(?:%|am|pm|years?|days?|minutes?|hours?|people|km|miles?)\b)\b"
)
_RAISED = re.compile(
    rf"^(?:my |our |the |her |his )?(?P<what>rent|(?:[\w-]+ ){{0,2}}(?:fee|fees|rate|rates|price|prices))"
    rf"(?: (?:for|of) (?:an? |the )?(?P<of>[\w -]{{3,30}}?))?(?: (?:from \S+ ))? ?(?:up |down )?to {_SUM}",
    re.IGNORECASE,
)
_CHARGES = re.compile(
    rf"^(?:now |only |just |about |around )*{_SUM}(?P<per> (?:an|a|per) [a-z]+)?(?: now)?(?: for (?:an? |the |my )?"
    r"(?P<of>[a-z][\w' -]{2,30}?))?(?= now\b|[,.;]|$| and\b| but\b)",
    re.IGNORECASE,
)
_FEE = re.compile(
    r"^(?:(?P<what>[\w-]+(?: [\w-]+)?) )?(?P<key>fee|rate|price|charge)s?(?: (?:for|of) (?:an? "
    r"|the )?(?P<of>[\w -]{3,30}))?$",
    re.IGNORECASE,
)
_FOR = re.compile(r"^ for (?:an? |the |my )?(?P<of>[a-z][\w' -]{2,30}?)(?=[,.;]|$| and\b| but\b)", re.IGNORECASE)
_PLAIN = frozenset({"standard", "normal", "usual", "hourly", "day", "daily", "new", "current", "base", "basic", "old"})


def rent(parse: Parse) -> Iterator[Fact]:
    """Read "I pay 1,050 for this place", "rent is going up to 1175", "they raised the rent to 900"."""
    if parse.negated or parse.tense in {"would", "modal", "used"}:
        return
    rest = parse.rest
    if parse.verb == "pay" and parse.kind in {"I", "we", "dropped"} and parse.tense != "past":
        match = _PAYS_FOR_HOME.match(rest)
        if match:
            yield Fact("rent", (match["sum"] or match["sum2"]).strip(), subject="@speaker")
    elif parse.noun.lower() in {"rent", "rent here"} and parse.owner in {"", "me"}:
        match = _TO_SUM.match(rest) or (_IS_SUM.match(rest) if parse.verb == "be" else None)
        if match:
            yield Fact("rent", match["sum"].strip(), subject="@speaker", starts=parse.verb != "be")
    elif parse.verb in {"raise", "increase", "put", "lower", "bump", "drop"}:
        match = _RAISED.match(rest)
        if match and match["what"].lower() == "rent":
            yield Fact("rent", match["sum"].strip(), subject="@speaker", starts=True)


def charges(parse: Parse) -> Iterator[Fact]:
    """Read what somebody takes for their work: "I charge 45 an hour for lessons", "my fee for a tuning is R950"."""
    if parse.negated or parse.tense in {"would", "modal", "used"}:
        return
    if parse.verb == "charge" and parse.kind in {"I", "we", "dropped"} and parse.tense != "past":
        match = _CHARGES.match(parse.rest)
        if match:
            yield _fee(match["of"] or "", f"{match['sum'].strip()}{match['per'] or ''}")
    elif parse.kind in {"mine", "thing"} and parse.owner in {"", "me"} and parse.verb in {"be", "go", "rise"}:
        named = _FEE.match(parse.noun)
        value = _IS_SUM.match(parse.rest) if parse.verb == "be" else _TO_SUM.match(parse.rest)
        if named and value and (parse.owner or named["of"]):
            after = _FOR.match(parse.rest[value.end() :])
            plain = (named["what"] or "").lower() in _PLAIN
            what = named["of"] or (after["of"] if after else "") or ("" if plain else named["what"] or "")
            yield _fee(what, value["sum"].strip())
    elif parse.verb in {"raise", "increase", "put", "lower", "bump"} and parse.kind in {"I", "we", "dropped"}:
        match = _RAISED.match(parse.rest)
        if match and match["what"].lower() != "rent":
            yield _fee(match["of"] or "", match["sum"].strip())


def is_fee(noun: str) -> bool:
    """Tell whether a noun is what somebody takes for their work: "standard fee", "rate for lessons"."""
    match = _FEE.match(noun)
    return match is not None and match["key"].lower() in {"fee", "rate"}


def _fee(of: str, value: str) -> Fact:
    """Return the sum under the thing it is asked for, or as the speaker's fee."""
    thing = re.sub(r"^(?:standard|normal|usual|regular|single|basic) ", "", of.strip().lower())
    return Fact(f"{free_key(thing)} price" if thing else "fee", value, subject="@speaker")
