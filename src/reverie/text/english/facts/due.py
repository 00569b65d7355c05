"""Facts of deadlines: what must be in by when."""

import re
from collections.abc import Iterator

from reverie.text.attributes import free_key
from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, bare, short

_HAND_IN = (
    r"(?:handed in|submitted|turned in|delivered|finished|completed|filed|paid|sent in|sent off|posted|done|ready|in"
    r"|returned|hand in|submit|turn in|deliver|finish|complete|file|pay|send in|return)"
)
_ISO = r"(?P<date>\d{4}-\d\d-\d\d)"
_MUST_BE = re.compile(
    rf"^(?:now |only )?(?:to )?(?:be )?{_HAND_IN}\b(?: [a-z]+){{0,3}}? (?:by|before|no later than) {_ISO}"
)
_MUST = re.compile(
    rf"^(?:to )?(?:{_HAND_IN}) (?P<what>(?:my|the|our) [a-z][a-z ]{{2,30}}?) (?:in )?(?:by|before) {_ISO}"
)

_HAS_TO = re.compile(r"\b(?:must|should|have to|has to|need to|needs to|had better)\b", re.IGNORECASE)


def due(parse: Parse) -> Iterator[Fact]:
    """Read "the thesis must be handed in by 30 June", "I have to hand in my thesis by 30 June"."""
    if parse.negated:
        return
    if parse.kind in {"thing", "mine"} and parse.noun and short(parse.noun, 3):
        if parse.tense == "modal" or parse.verb in {"be", "have", "need"}:
            match = _MUST_BE.match(parse.rest) or _MUST_BE.match(f"{parse.verb} {parse.rest}")
            if match:
                yield Fact("deadline", match["date"], subject=free_key(parse.noun))
    elif parse.kind in {"I", "we"}:
        match = _MUST.match(parse.rest) or _MUST.match(f"{parse.verb} {parse.rest}")
        if match and _HAS_TO.search(parse.text):
            yield Fact("deadline", match["date"], subject=free_key(bare(match["what"])))
