"""Names: capitalised spans of a clause that name somebody or something, with a guess at the kind."""

import re
from functools import lru_cache

from reverie.model.statement import Name, NameKind
from reverie.text.english.words.closed import PREPOSITIONS, is_adverb
from reverie.text.english.words.given import GIVEN
from reverie.text.english.words.kin import ANIMALS, tie_of
from reverie.text.english.words.places import PLACES
from reverie.text.english.words.trades import NATIONALITIES
from reverie.text.english.words.verbs import is_form, readings
from reverie.text.wordlist import words_of

_NAME_WORD = r"(?:[A-ZÀ-ÖØ-Þ][\w&.'-]*[\w&]|[A-Z])"
_SPAN = re.compile(rf"\b{_NAME_WORD}(?:\s+(?:(?:of|the|de|da|do|del|la|van|von|der|and|for|&)\s+)?{_NAME_WORD})*")
_QUOTED = re.compile(r'["“]([^"“”]{2,60})["”]')
_NOT_NAMES = words_of("""
    i i'm i've i'd i'll january february march april may june july august september october november december monday
    tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun ok okay btw fyi tv pdf png csv
    docx api ai us eu am pm usd eur gbp wifi diy lol omg faq url hr it ui ux pc the a an my our your his her their
    this that these those and but or so if when while after before because since as at in on for with from to of by
    no not yes maybe also just then now there here what who how why where which we he she it they you everyone
    everything nothing something someone mom dad mum mother father grandma grandpa christmas easter god dr mr mrs ms
    am is are was were be been have has had do does did can could will would should thanks thank hi hey hello dear
    good great well sorry please new last next first hope today yesterday tomorrow tonight all both some many most
    one two three
""")
_EVERYDAY = words_of("""
    art life nature yoga love music work family parenthood health time food money travel sport sports school writing
    store business dance success change fashion coffee tea chocolate pottery people kids children friends everyone
    home history science technology tech math exercise sleep water rain snow weather winter summer spring autumn
    fall traffic rent dinner lunch breakfast cake bread cheese meat fish fruit salad pasta rice eggs basketball
    football soccer tennis golf chess swimming camping gardening photography poetry literature fantasy faith hope
    trust honesty courage patience practice progress teamwork nobody whoever half plenty storage battery screen code
    python git email mail internet social media gym meditation therapy stress anxiety grief memories setbacks
    challenges books movies games animals dogs cats pets horses flowers plants trees wow oh hey yes yeah yep nope
    aww aw woah whoa gosh oof ouch ugh yay haha bye congrats cheers sure absolutely definitely totally hopefully
    maybe perhaps almost otherwise anyway whenever wherever though although despite another several most more less
    least much many few lots tons overall personally honestly happy sad glad sorry proud crazy funny weird cool nice
    sweet long short big small late early hard easy cheap same other various different proper plain fresh whole
    mixed strong soft local fox wind sun moon god mom mum dad
""")
_ABSTRACT = (
    "ing",
    "ly",
    "tion",
    "sion",
    "ness",
    "ment",
    "hood",
    "ship",
    "ity",
    "ism",
    "ance",
    "ence",
    "ture",
    "ology",
    "graphy",
    "ics",
    "ful",
    "less",
    "ous",
)
_FIRST_NAMES_THAT_ARE_VERBS = frozenset(
    {"grace", "mark", "will", "rob", "drew", "pat", "sue", "chase", "hope", "joy", "bill", "jack"}
) - {"will", "hope"}
ORGANIZATION_END = re.compile(
    r"\b(?:Inc|Ltd|LLC|GmbH|Corp|Co|Labs?|University|College|School|Academy|Institute|Hospital|Clinic"
    r"|Bank|Foundation|Group|Systems|Technologies|Studios?|Media|Press|Association|Society|Council"
    r"|Agency|Union|Museum|Library|Coop|Cooperative|Partners|Coaches|Travel|Health|Rail|Airlines?"
    r"|Airways|Railways?|Insurance|Consulting|Logistics|Energy|Software|Solutions|Ministry|Department"
    r"|Orchestra|Choir|FC|Club|Team|Church|Logistics|Robotics|Motors|Works|Holdings|Capital|Ventures"
    r"|Theatre|Theater|Bakery|Café|Cafe)\.?$"
)
_PLACE_END = re.compile(
    r"\b(?:Street|Road|Avenue|Lane|Square|Park|Beach|Island|Islands|Mountains?|Lake|River|Valley|Falls"
    r"|Bay|Hill|Hills|County|City|Town|Village|Airport|Station|Bridge|Canyon|Forest|Trail|Plaza|Coast"
    r"|Desert|Gardens?)$"
)
_WORK_BEFORE = re.compile(
    r"\b(?:at|for|joined?|joining|from|with|by|left|leaving|hired by|employer|company|firm)\s+$", re.IGNORECASE
)
_EMPLOY = re.compile(
    r"\b(?:work(?:s|ed|ing)?|job|role|position|intern(?:ship|ed)?|employed|hired|engineer|manager"
    r"|contract|offer|start(?:ed|ing)?|interview(?:ed)?)\b[^.]{0,40}\b(?:at|for|with|from"
    r"|by)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
_PLACE_BEFORE = re.compile(
    r"\b(?:live[sd]?|living|moved?|moving|based|born|trip|travel\w*|flight|fl(?:y|ew|ying)|stay(?:ed"
    r"|ing)?|vacation|holiday|grew up|drove|driving|train|come|came|am|i'm|is|back|conference|office"
    r"|apartment|flat|house|visit\w*|visited)\s+(?:\w+\s+){0,2}?(?:in|to|from|near|around|outside"
    r"|visit\w*)?\s*$",
    re.IGNORECASE,
)
_PERSON_AFTER = re.compile(
    r"^\s*(?:'s\s+(?:birthday|wedding|house|place|mom|mum|dad|wife|husband|kid|son|daughter)"
    r"|,?\s*who\b|(?:said|says|told|thinks|loves|hates|likes|asked|recommended|suggested|came|called"
    r"|texted|invited|helped|taught|rang|wants|wanted|drove|lives|lived|hates|works|goes|went|gave|got"
    r"|moved|married|cooks|cooked|plays|played|studies|studied|is my|is allergic|is married|is an? "
    r"(?:nurse|doctor|teacher|vegan|vegetarian)|fainted|turned|held|keeps|showed|brought|died|retired"
    r"|left|quit|had a|has a|and i\b|and I\b|is (?:\d|raging|afraid|worried|happy|pregnant|sick|ill"
    r"|proud|upset|excited))\b)"
)
_PERSON_BEFORE = re.compile(
    r"\b(?:(?:dinner|lunch|coffee|went|talked|spoke|walk|trip|drinks|date|argued|chatting|stayed"
    r"|living|lives|live) with|told|met|asked|texted|named|called|friend|thanks to|invited|helped"
    r"|dating|married|married to|Dr\.?|doctor|Doctor|Mr\.?|Mrs\.?|Ms\.?|Prof\.?|Aunt|Uncle)\s+$"
)
_TIE_BEFORE = re.compile(
    r"(?:my|our|'s|his|her|their)\s+(?:[a-z-]+\s+){0,2}?([a-z-]+),?\s+(?:is\s+called\s+|named\s+|called\s+|is\s+)?$",
    re.IGNORECASE,
)
_TIE_AFTER = re.compile(
    r"^,\s+(?:my|our)\s+(?:[a-z-]+\s+){0,2}?([a-z-]+)\b(?:,|\.|$)|^\s+is\s+my\s+(?:[a-z-]+\s+){0,2}?([a-z-]+)\b",
    re.IGNORECASE,
)
_MY_TIE = re.compile(r"\b(?:my|our)\s+$", re.IGNORECASE)


_CAPITAL = re.compile(r"[A-HJ-ZÀ-Þ]|I[a-z]")
_SMALL = re.compile(r"\b[a-zà-ÿ]{3,}\b")
_AMBIGUOUS = words_of("""
    max jean robin mark bill ray frank rose ruby iris ivy holly lee ash kim rob art dawn sue pat grace hope joy will
    june april may nick jo drew glen guy dana chase victor ada eve ella noor per leo olaf viola
""")


@lru_cache(maxsize=512)
def with_capitals(text: str, known: frozenset[str]) -> str:
    """Return a text typed in small letters with the capitals of names that are known, or common as given names.

    >>> with_capitals("yusuf is allergic to honey", frozenset())
    'Yusuf is allergic to honey'
    """
    if _CAPITAL.search(text):
        return text

    def better(match: re.Match[str]) -> str:
        word = match.group()
        capital = word.capitalize()
        return (
            capital
            if (capital in known and not is_common(word)) or (word in GIVEN and word not in _AMBIGUOUS)
            else word
        )

    return _SMALL.sub(better, text)


def names_in(text: str, *, known: frozenset[str] = frozenset(), skip: tuple[str, ...] = ()) -> tuple[Name, ...]:
    """Return the names of a clause as it was said, each once.

    >>> [(n.surface, n.kind, n.relation) for n in names_in("My cousin Otto works at Ferrum Labs in Leeds.")]
    [('Otto', 'person', 'cousin'), ('Ferrum Labs', 'organization', ''), ('Leeds', 'place', '')]
    """
    found: dict[str, Name] = {}
    taken: list[tuple[int, int]] = []
    for match in _QUOTED.finditer(text):
        title = match.group(1)
        if title[0].isupper() and 1 <= len(title.split()) <= 8 and title[-1] not in ".!?,":
            found.setdefault(title, Name(title, "work"))
        taken.append(match.span())
    for match in _SPAN.finditer(text):
        if any(start <= match.start() < end for start, end in taken):
            continue
        for start, surface in _pieces(match, text):
            if surface in skip or surface in found:
                continue
            kind, relation = _kind(text, start, start + len(surface), surface)
            alone = start == 0 and " " not in surface
            if alone and kind == "unknown" and surface not in known and surface[1:].lower() == surface[1:]:
                # a single capital at the start of a sentence is too little
                continue
            found[surface] = Name(surface, kind, relation)
    return tuple(found.values())


def _pieces(match: re.Match[str], text: str) -> list[tuple[int, str]]:
    """Return the names inside a run of capitalised words: common words at its start fall away, "and" parts people."""
    start, surface = match.start(), match.group()
    pieces: list[tuple[int, str]] = []
    at = 0
    for part in re.split(r"(\s+(?:and|for|the)\s+)", surface):
        if not re.fullmatch(r"\s+(?:and|for|the)\s+", part):
            pieces.append((start + at, part))
        at += len(part)
    out: list[tuple[int, str]] = []
    for begin, piece in pieces:
        first = begin == 0 or text[:begin].rstrip()[-1:] in {"", ".", "!", "?", ":", '"'}
        words = piece.split()
        while words and (
            (_plain(words[0]) and not (len(words) > 1 and not first and _begins_name(words[0])))
            or (first and len(words) > 1 and _drops(words[0]))
        ):
            begin += len(words[0]) + (len(piece) - len(piece[len(words[0]) :].lstrip()) - len(words[0]))
            piece = piece[len(words[0]) :].lstrip()
            words = words[1:]
            first = False
        while words and _plain(words[-1]):
            piece = piece[: -len(words[-1])].rstrip()
            words = words[:-1]
        surface = piece.removesuffix("'s").rstrip("'.")
        if not words or (first and len(words) == 1 and is_common(words[0])) or len(surface) < 2:
            continue
        if surface.isupper() and len(surface) > 5 and " " not in surface:
            continue
        out.append((begin, surface))
    return out


def _begins_name(word: str) -> bool:
    """Tell whether a plain word may be the first of a name: "New York", "American Airlines"."""
    return word.lower() in NATIONALITIES or word == "New"


def _drops(word: str) -> bool:
    """Tell whether an everyday word before a name is no part of it: "Told Cathal", but not "Iron Man"."""
    return is_common(word) and not (is_form(word.lower(), "base") and not is_form(word.lower(), "past"))


def _plain(word: str) -> bool:
    if "'" in word and word.lower().split("'")[1] in {"m", "ve", "ll", "re", "d", "t"}:
        return True
    return (
        word.lower().removesuffix("'s").strip(".") in _NOT_NAMES | PREPOSITIONS
        or word.lower().removesuffix("'s") in NATIONALITIES
    )


def is_common(word: str) -> bool:
    """Tell whether a word at the start of a sentence is an everyday word with a capital."""
    low = word.lower().removesuffix("'s")
    if low in GIVEN:
        return False
    if low in _NOT_NAMES or low in _EVERYDAY or low.endswith(_ABSTRACT):
        return True
    return is_adverb(low) or bool(readings(low)) or tie_of(low) is not None


def _kind(text: str, start: int, end: int, surface: str) -> tuple[NameKind, str]:
    before, after = text[max(0, start - 60) : start], text[end : end + 40]
    tie = _TIE_BEFORE.search(before)
    relation = tie_of(tie.group(1).lower()) if tie else None
    if relation is None:
        later = _TIE_AFTER.match(after)
        relation = tie_of((later.group(1) or later.group(2)).lower()) if later else None
    if relation and relation.key not in {"company", "team"}:
        return ("unknown" if relation.key in ANIMALS else "person"), relation.key
    if surface in PLACES or _PLACE_END.search(surface):
        return "place", ""
    if ORGANIZATION_END.search(surface) or _EMPLOY.search(before):
        return "organization", ""
    if surface.split()[0].lower() in GIVEN and surface not in PLACES:
        return "person", ""
    if _PERSON_AFTER.match(after) or (
        _PERSON_BEFORE.search(before) and surface[:1].isupper() and not any(c.isdigit() for c in surface)
    ):
        return "person", ""
    if _PLACE_BEFORE.search(before) and re.search(r"\b(?:in|to|from|near|around|outside|visit\w*|visited)\s*$", before):
        return "place", ""
    return "unknown", ""
