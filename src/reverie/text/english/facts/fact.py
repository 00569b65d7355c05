"""One attribute that a clause gives, and the shapes of values that all rules share."""

import re
from dataclasses import dataclass

from reverie.model.statement import StatementKind
from reverie.text.english.bones.clause import Parse

CUT = re.compile(
    r"\s*(?:[,;!?(\[–—]|(?<!\bSt)[.:](?!\S)|\s-\s|\b(?:and|but|so|because|since|which|who|that|when|while|where"
    r"|although|though|if|after|before|until|till|for (?:the|now|about|good|a|\d+|ages|years|months)"
    r"|as of|these days|now|right now|at the moment|currently|any more|though|too|again|already|at "
    r"last|finally|on \d{4}-|in \d{4}\b|from \d{4}|in the week|during|last|this|next|with|to (?:be|get"
    r"|help|see|make)|where|via|instead|rather|not|then|btw|actually|last|today|soon|earlier|ago"
    r"|yesterday)\b)"
)
"""Where the value of a place, an employer or a role ends."""
LIGHT_CUT = re.compile(
    r"\s*(?:[;!?(\[–—]|(?<!\bSt)\.(?!\S)|,\s|\s-\s|\b(?:but|so|because|since|which|who|when|while|although"
    r"|though|after|before|until|these days|now|right now|at the moment|currently|any more|though|too"
    r"|again|already|if)\b)"
)
"""Where the value of a "my X is Y" ends."""
_ARTICLE = re.compile(r"^(?:the|a|an|my|our|some|this|his|her|their)\s+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Fact:
    """What a rule found in a clause."""

    attr: str = ""
    value: str = ""
    ends: str = ""
    kind: StatementKind = "state"
    subject: str = ""
    """Set when the fact is about something else than the subject of the clause ("launch")."""
    starts: bool = False
    """The date of the clause is the day the value began ("moved to Braga on …")."""
    words: str = ""
    """A second sentence for this fact alone, in the third person after the subject: "works as a nurse"."""
    negated: bool = False


def cut(text: str) -> str:
    """Return the start of a text up to where a value ends.

    >>> cut("Porto, near the river"), cut("Leeds and I love it"), cut("the Maree road in 2019")
    ('Porto', 'Leeds', 'the Maree road')
    """
    match = CUT.search(text)
    return (text[: match.start()] if match else text).strip(" '\"“”,")


def light_cut(text: str) -> str:
    """Return the start of a text up to the first clause mark."""
    match = LIGHT_CUT.search(text)
    return (text[: match.start()] if match else text).strip(" '\"“”,")


def bare(text: str) -> str:
    """Return a noun phrase without its article."""
    return _ARTICLE.sub("", text.strip())


def proper(text: str) -> bool:
    """Tell whether a value looks like a name: it starts with a capital."""
    return bool(text) and text[0].isupper() and text.lower() not in {"i", "i'm"}


def is_somebody(parse: Parse) -> bool:
    """Tell whether a clause is about a person: the speaker, somebody named, or somebody tied to the speaker."""
    return parse.kind in {"I", "we", "dropped", "name"} or parse.tie is not None


def short(text: str, words: int = 6) -> bool:
    """Tell whether a value is there and has few words."""
    return 0 < len(text.split()) <= words
