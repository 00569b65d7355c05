"""Facts of the vehicle that somebody has, where it is named in passing: "my 2011 Silverado needs brakes"."""

import re
from collections.abc import Iterator

from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, short
from reverie.text.english.facts.possessions import brand_of

_VEHICLE = re.compile(
    r"^(?:old |new |poor |trusty |work )*(?:car|truck|van|pickup|pick-up|suv|ride|wagon|minivan)\b", re.IGNORECASE
)
_OLD = re.compile(r"\b(?:old|first|last|previous|former|dream|next|rental|dad|mom|mum)\b", re.IGNORECASE)
_ARTICLE = re.compile(r"^(?:it'?s |its |an? |the |used |new )+", re.IGNORECASE)
_LET_GO = re.compile(
    r"^(?:on |in |up on |rid of )?(?:my |the |our )(?P<what>[\w' -]{2,30}?)(?: in)?(?=$|[,.;]| for | last | on "
    r"| yesterday | today)"
)
_LOST = {"trade": "in ", "give": "up on ", "get": "rid of ", "total": "", "crash": "", "scrap": ""}


def owned(parse: Parse) -> Iterator[Fact]:
    """Read the car in "my 2011 silverado needs brakes", "my van, a 2012 Transit, failed", "my truck, 04 tacoma"."""
    if parse.owner != "me" or parse.tie or parse.kind != "mine" or _OLD.search(parse.noun):
        return
    words = parse.subject.split(",")[0].split(None, 1)[-1]
    if brand_of(words) == "car" and short(words, 4):
        yield Fact("car", words, kind="possession", subject="@speaker")
    elif _VEHICLE.match(parse.noun):
        said = f"{parse.subject}, {parse.rest}".split(",")[1:5]
        for piece in said:
            named = _ARTICLE.sub("", piece.strip(" .!"))
            if brand_of(named) == "car" and short(named, 5):
                yield Fact("car", named, kind="possession", subject="@speaker")
                return


def let_go(parse: Parse) -> Iterator[Fact]:
    """Read the car that is gone in "traded in the silverado", "gave up on the tacoma", "totalled the civic"."""
    lead = _LOST.get(parse.verb)
    if (
        lead is None
        or parse.kind not in {"I", "we", "dropped"}
        or parse.tense not in {"past", "perfect"}
        or parse.negated
    ):
        return
    rest = parse.rest
    if lead and not rest.startswith((lead, "my ", "the ", "our ")):
        return
    match = _LET_GO.match(rest)
    if (
        match
        and brand_of(match["what"].split()[-1], loose=bool(lead)) == "car"
        and (lead == "" or lead.strip() in rest)
    ):
        yield Fact("car", ends=match["what"], kind="event", subject="@speaker", starts=True)
