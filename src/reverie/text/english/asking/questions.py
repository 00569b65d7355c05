"""Questions: what is asked, about whom, for which time."""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Literal

from reverie.model.statement import PERSON, NameKind, Question, QuestionKind
from reverie.text.dates import resolve_question_period
from reverie.text.english.asking.asked import attributes_asked
from reverie.text.english.bones.tokens import put_right
from reverie.text.english.words.closed import STOP, WORD
from reverie.text.english.words.kin import THINGS, tie_of
from reverie.text.english.words.places import PLACES
from reverie.text.english.words.synonyms import synonyms_of
from reverie.text.wordlist import words_of

Expected = NameKind | Literal["date", "number", ""]

_LEAD = re.compile(
    r"^(?:(?:hey|hi|ok|okay|so|and|also|please|quick question|remind me|tell me|do you (?:remember"
    r"|know|recall)|can you (?:tell|remind) me|could you (?:tell|remind) me|i (?:forgot|wonder|was "
    r"wondering)|what do you know about)\b[,: ]*)+",
    re.IGNORECASE,
)
_KINDS: tuple[tuple[re.Pattern[str], QuestionKind], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), kind)  # type: ignore[misc]
    for pattern, kind in (
        (r"\bhow (?:many|much)\b", "how_many"),
        (r"\bhow old\b|\bwhat age\b", "how_old"),
        (r"\bhow long\b", "how_long"),
        (r"\b(?:since )?when\b|\b(?:what|which) (?:date|day|year|month|time)\b|\bdate of\b", "when"),
        (r"\bwhere\b", "where"),
        (r"\bwho(?:m|se)?\b", "who"),
        (r"\bwhy\b", "why"),
        (r"^(?:list|name all|give me (?:a list|all))\b", "list"),
        (r"\bwhich\b", "which"),
        (r"\bwhat\b|\bwhat's\b", "what"),
        (r"\bhow\b", "how"),
    )
)
_YES_NO = re.compile(
    r"^(?:am|is|are|was|were|do|does|did|have|has|had|can|could|should|will|would|isn't|aren't|don't"
    r"|doesn't|didn't|haven't|can't)\b",
    re.IGNORECASE,
)
_PAST = re.compile(
    r"\bbefore\s*[?.,]|\bbefore\s*$|\b[Bb]efore (?:that|then|this|now|moving|joining|switching|i\b"
    r"|we\b|(?-i:[A-Z]))|\b(?:used to|previous(?:ly)?|former(?:ly)?|earlier|originally|at first|in "
    r"the past|back then|old (?:job|flat|apartment|house|home|address|car|bike|phone|laptop|company"
    r"|employer|boss|role|address|place)|ex-|last (?:job|employer|company|address|flat)|first "
    r"(?:choice|idea|plan)|no longer|any ?more)\b",
    re.IGNORECASE,
)
_ALL = re.compile(
    r"\bhow (?:many|often)\b|\b(?:list|all (?:the|my|of)|every|each|everything)\b|\bwhich (?:\w+ "
    r"){0,2}\w*[^\Wsui]s (?:have|did|do|are|were|has|does|was|am)\b|\bwhat (?:\w+ ){0,2}(?:things|kinds|hobbies|books"
    r"|films|movies|places|countries|cities|pets|instruments|languages|activities|sports|events|items"
    r"|steps|types|games|classes|gifts|foods|songs|shows)\b|\bwhich .{0,30}\bhave (?:i|we)\b|\bwho "
    r"(?:all|else)\b|\bwhat are (?:my|all|the)\b",
    re.IGNORECASE,
)
_MY_TIE = re.compile(
    r"\b(?:my|our)\s+(?P<adj>(?:eldest|oldest|youngest|older|younger|elder|little|big|best|old|new"
    r"|late|former|twin)\s+)?(?P<tie>[a-z]+(?:-[a-z]+)*)(?P<own>'s"
    r"|s')?(?:\s+(?P<name>[A-ZÀ-Þ][\w'-]*))?",
    re.IGNORECASE,
)
_NAMED_SUBJECT = re.compile(
    r"\b(?:does|did|do|is|was|are|were|has|had|have|will|can|could|would"
    r"|should)\s+(?P<a>[A-ZÀ-Þ][\w-]*(?:\s+[A-ZÀ-Þ][\w-]*)*)"
    r"|\b(?P<b>(?:(?:Mrs|Mr|Ms|Dr|Miss|Prof|Aunt|Uncle)\.?\s+(?:(?:van|von|de|da|du|der|den|la|le|el|al)\s+)*)?"
    r"[A-ZÀ-Þ][\w-]*(?:\s+[A-ZÀ-Þ][\w-]*)*)'s?\s|\babout "
    r"(?P<c>[A-ZÀ-Þ][\w-]*(?:\s+[A-ZÀ-Þ][\w-]*)*)"
)
_LONGEST = 1000
_PLACED = frozenset({"partner", "client", "manager", "lawyer"})
_I_HAVE = re.compile(r"\b(?:do|did|have|had|does|are|am) (?:i|we)\b|\bi (?:have|had|own|got)\b", re.IGNORECASE)
_FIRST = re.compile(r"\b(?:i|i'm|i've|i'd|me|my|mine|we|our|us|myself)\b", re.IGNORECASE)
_NOT_KEY = words_of("""
    after before right straight comes come following
    who whom whose what which where when why how many much long old often does did do is are was were has have had
    can could will would should kind type sort thing things living tell remember know name called ever right
    currently these days nowadays moment year month time date day days first last use used using going still again
    previously formerly people person someone somebody
""")
_EXPECTS: dict[QuestionKind, Expected] = {
    "who": "person", "where": "place", "when": "date", "how_many": "number", "how_old": "number", "how_long": "number",
}  # fmt: skip
_ORGANIZATION = re.compile(
    r"\b(?:which|what) (?:company|firm|employer|organi[sz]ation|university|school|bank|airline)\b"
    r"|\bwho (?:do|does|did) .+ work for\b",
    re.IGNORECASE,
)
_PLACE = re.compile(
    r"\b(?:which|what) (?:\w+ )?(?:city|town|country|village|place|neighbou?rhood|hotel|restaurant"
    r"|area|district|street)\b",
    re.IGNORECASE,
)
_WHEN_WORDS = re.compile(
    r"\b(?:(?:19|20)\d\d|january|february|march|april|may(?= \d|$)|june|july|august|september|october"
    r"|november|december|last (?:week|month|year|summer|spring|autumn|winter)|yesterday|today|this "
    r"(?:week|month|year))\b",
    re.IGNORECASE,
)
_AMONG = re.compile(
    r"\b(?:who|which one|anyone|anybody) (?:in|of|among) (?:my|our) (?:family|relatives|kids|children)\b", re.IGNORECASE
)
_ORDER = re.compile(r"\b(?:right |just |directly |immediately )?(?:after|before|first|last|next|step)\b", re.IGNORECASE)
_PROCESS = re.compile(
    r"\b(?:runbook|routine|workflow|process|procedure|recipe|checklist|pipeline|protocol)\b", re.IGNORECASE
)
_SCENE = re.compile(
    r"^(?:in|on|at|for|during|when) [^,?]{4,60}, (?=(?:what|which|who|when|where|how)\b)", re.IGNORECASE
)
_DAY_WORDS = re.compile(
    r"\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june"
    r"|july|august|september|october|november|december)\b",
    re.IGNORECASE,
)


def read_question(text: str, *, now: datetime, timezone: str, person_names: Sequence[str]) -> Question:
    """Return a question as understood.

    >>> from datetime import UTC
    >>> now = datetime(2025, 6, 10, tzinfo=UTC)
    >>> question = read_question("Where did I live in March 2025?", now=now, timezone="UTC", person_names=["Nadia"])
    >>> question.subject, question.kind, question.attrs, str(question.as_of.first)
    ('@person', 'where', ('home',), '2025-03-01')
    """
    asked = put_right(_LEAD.sub("", text.strip()[:_LONGEST]) or text[:_LONGEST])
    kind = _kind(asked)
    subject, subject_words = _subject(asked, person_names)
    among = bool(_AMONG.search(asked))
    attrs = () if among else attributes_asked(asked, kind, subject)
    as_of = None if kind == "when" else resolve_question_period(asked, "en", now, timezone)
    if _ORDER.search(asked) and not _PROCESS.search(asked):
        asked = _SCENE.sub("", asked)
    keywords = _keywords(_WHEN_WORDS.sub(" ", asked) if as_of else asked, subject_words, person_names)
    keywords = _telling(keywords, attrs, among=among)
    return Question(
        text=text,
        language="en",
        kind=kind,
        subject=subject,
        attrs=attrs,
        keywords=keywords,
        synonyms=tuple(synonyms_of(word.lower()) for word in keywords),
        as_of=as_of,
        wants_past=bool(_PAST.search(asked)),
        wants_all=bool(_ALL.search(asked)),
        expects=_expects(asked, kind),
        polarity_words=_predicate(asked) if kind == "yes_no" else (),
    )


def _telling(keywords: tuple[str, ...], attrs: tuple[str, ...], *, among: bool) -> tuple[str, ...]:
    """Leave out the words that the key asked for already says: "which voice do I sing in the choir"."""
    if among:
        return tuple(word for word in keywords if word.lower() not in {"eat", "allergic", "have"})
    first = attrs[0] if attrs else ""
    if first in _OWN_SAY or first.startswith("how to take ") or first.endswith(" deadline"):
        return tuple(word for word in keywords if word.lower() in first.split())[:1]
    return keywords


_OWN_SAY = frozenset({"voice", "station"})


def _kind(asked: str) -> QuestionKind:
    if _YES_NO.match(asked) and not re.search(r"\bor\b.*\?|\bleft or right\b", asked):
        return "yes_no"
    best: tuple[int, QuestionKind] | None = None
    for pattern, kind in _KINDS:
        match = pattern.search(asked)
        if match and (best is None or match.start() < best[0]):
            best = (match.start(), kind)
    return best[1] if best else "what"


def _expects(asked: str, kind: QuestionKind) -> Expected:
    if _ORGANIZATION.search(asked):
        return "organization"
    if _PLACE.search(asked):
        return "place"
    return _EXPECTS.get(kind, "")


def _subject(asked: str, person_names: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Return whom the question is about, and the words that say so."""
    if _AMONG.search(asked):
        return "", ("family", "relatives")
    tied = _tied_subject(asked)
    if tied is not None:
        return tied
    own = {part.casefold() for name in person_names for part in (name, *name.split())}
    named = _named_subject(asked, own)
    if named is not None:
        return named
    if _FIRST.search(asked):
        return PERSON, ()
    folded = asked.casefold()
    for name in own:
        if re.search(rf"\b{re.escape(name)}\b", folded):
            return PERSON, (name,)
    return "", ()


def _tied_subject(asked: str) -> tuple[str, tuple[str, ...]] | None:
    """Read "my sister Ana", "my sister's dog"; None where no tie is asked about."""
    for match in _MY_TIE.finditer(asked):
        tie = tie_of(match["tie"].lower())
        if tie is None or tie.key in THINGS:
            continue
        if not match["own"] and tie.key in _PLACED and re.match(r"\s+(?:in|at|for|on) ", asked[match.end("tie") :]):
            continue
        name = (match["name"] or "").removesuffix("'s")
        if name[:1].isupper() and name.lower() not in STOP and not _DAY_WORDS.fullmatch(name):
            return name, (match["tie"].lower(), name.lower())
        if not match["own"] and _I_HAVE.search(asked):
            # "what kind of dog do I have" is about me
            return None
        return tie.key, (match["tie"].lower(),)
    return None


def _named_subject(asked: str, own: set[str]) -> tuple[str, tuple[str, ...]] | None:
    """Read the name that the question is about, after "does", before 's, or after "about"."""
    for match in _NAMED_SUBJECT.finditer(asked):
        name = (match["a"] or match["b"] or match["c"] or "").strip()
        low = name.lower()
        if name.casefold() in own:
            return PERSON, tuple(low.split())
        if not name or low in STOP or _DAY_WORDS.search(name) or (name in PLACES and match["b"]):
            continue
        if low.split()[0] not in {"i", "i'm", "what", "which", "who"}:
            return name, tuple(low.split())
    return None


def _keywords(asked: str, subject_words: tuple[str, ...], person_names: Sequence[str]) -> tuple[str, ...]:
    left_out = set(subject_words) | {part.casefold() for name in person_names for part in name.split()}
    found: dict[str, None] = {}
    for match in WORD.finditer(asked):
        word = match.group().removesuffix("'s")
        low = word.lower()
        if low in STOP or low in _NOT_KEY or low in left_out or (len(low) < 2 and not low.isdigit()):
            continue
        found[word] = None
    return tuple(found)


def _predicate(asked: str) -> tuple[str, ...]:
    """Return the words of a yes/no question after its subject: "like okra"."""
    match = re.match(
        r"^\w+(?:n't)? (?:i|we|you|he|she|they|it|(?:my|our|the) [\w-]+(?: [A-Z]\w+)?|[A-Z]\w+) (?P<rest>.+?)[?\s]*$",
        asked,
        re.IGNORECASE,
    )
    return tuple(match["rest"].split()) if match else ()
