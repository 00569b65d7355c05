"""Messages: each sentence of a message read in order, with what the one before it leaves for the next."""

import re
from dataclasses import dataclass, field, replace

from reverie.model.statement import SPEAKER, Name, Statement
from reverie.text.english import moods
from reverie.text.english.bones.names import names_in, with_capitals
from reverie.text.english.bones.parse import parse_clause
from reverie.text.english.bones.tokens import put_right
from reverie.text.english.reading.asides import asides_in, named_ties
from reverie.text.english.reading.clauses import Clause, split_clauses, strip_openers, without_address
from reverie.text.english.reading.ellipsis import got_job
from reverie.text.english.reading.forgetting import forget_requests
from reverie.text.english.reading.fragments import answer_fragment
from reverie.text.english.reading.instructions import read_instruction
from reverie.text.english.reading.noun_rules import read_noun_rule
from reverie.text.english.reading.statements import Context, read_clause
from reverie.text.english.reading.workflows import read_workflow
from reverie.text.english.retelling.quoting import quotation
from reverie.text.english.retelling.wording import possessive
from reverie.text.english.words.kin import ANIMALS, tie_of
from reverie.text.grammar import Reading, Setting
from reverie.text.sentences import Span, split
from reverie.text.wordlist import words_of

_MOST_SENTENCES = 400
_LONGEST_SENTENCE = 1500
_CORRECTION = re.compile(
    r"^\W*(?:(?:oh|wait|no|so|but|well|hm+|sorry|ok)\W+)*actually\b"
    r"|\bactually (?:it'?s|that'?s|the|my)\b|\b(?:correction|scratch that|i meant|i was wrong|that was wrong|wait no"
    r"|no wait|my mistake|turns out|i misspoke|(?:i (?:have )?|i've )?misread|not true any ?more|hang on|strike that|typo|not the \d{1,2}(?:st|nd|rd|th)|no,? sorry|sorry,? (?:no|i meant|it'?s|that'?s)|i mean)\b",
    re.IGNORECASE,
)
_INNER_SPEECH = re.compile(r'["“][^"”]*\b(?:I|I\'m|I\'ve|my|me|we)\b[^"”]*["”]')
_INLINE_CODE = re.compile(r"`[^`]*[ =(/][^`]*`")
_SPEAKS = re.compile(r"\b(?:i|i'm|we|my|it|she|he)\b", re.IGNORECASE)
_BARE_TIME = re.compile(
    r"(?:last (?:night|week|month|year|\w+day)|yesterday|the (?:night|day|week) before last|this "
    r"(?:morning|afternoon|week)|on \w+day|today|tonight|(?:\w+ ){1,2}(?:days|weeks|months|years) ago"
    r"|in (?:19|20)\d\d|back in)\b",
    re.IGNORECASE,
)
_SELF = re.compile(
    r"^(?:(?:hi|hey|hello|good (?:morning|evening|afternoon)|greetings)\b[^.!?]{0,20}[,!. ]+)?(?:my "
    r"name is|my name's|i am called|i'm called|i go by|the name's|this is) "
    r"(?P<name>(?-i:[A-ZÀ-Þ])[\w'-]+(?: (?-i:[A-ZÀ-Þ])[\w'-]+){0,3}|(?<=name is )[a-z]{3,12}(?=[.,!]|$"
    r"| and ))",
    re.IGNORECASE,
)
_TIED = re.compile(r"\b(?P<name>[a-z]{3,12}) \((?:my |our )?(?P<tie>[a-z]+)\)")
"""A name in small letters that brackets explain: "imani (roommate)"."""
_IM_NAME = re.compile(
    r"^(?i:(?:hi|hey|hello|good (?:morning|evening|afternoon)|greetings)\b[^.!?]{0,20}?[,!. ]+)?(?:I'm"
    r"|I am) (?P<name>[A-ZÀ-Þ][a-zà-ÿ'-]+(?: [A-ZÀ-Þ][a-zà-ÿ'-]+)?)(?:[.,!]|$| and i\b| from | by the "
    r"way)"
)


@dataclass
class _Talk:
    """What is known while a message is read, sentence after sentence."""

    text: str
    setting: Setting
    name: str
    statements: list[Statement] = field(default_factory=list)
    last: str = ""
    """The sentence before."""
    names: list[str] = field(default_factory=list)
    hired: str = ""
    """Words that name who has just hired the speaker, for the sentences after."""
    following: str = ""
    """The sentence after the one being read."""


def read_message(text: str, setting: Setting, nameless: str) -> Reading:
    """Return what a message states, what it asks to forget, and the name the speaker gives.

    >>> reading = read_message("Boxes everywhere. I moved from Porto to Braga.", Setting("Nadia", True), "The user")
    >>> [(s.text, s.attr, s.value, s.ends) for s in reading.statements]
    [('Nadia moved from Porto to Braga.', 'home', 'Braga', 'Porto')]
    """
    if not text or not text.strip():
        return Reading()
    forget = forget_requests(text)
    if moods.is_fiction(text):
        return Reading(forget=forget)
    tied = frozenset(match["name"].capitalize() for match in _TIED.finditer(text) if tie_of(match["tie"].lower()))
    if tied:
        setting = replace(setting, known_names=setting.known_names | tied)
    talk = _Talk(text, setting, setting.speaker or nameless)
    spans = [span for span in split(text)[:_MOST_SENTENCES] if span.kind in {"prose", "list"}]
    fragment = answer_fragment(text, setting, talk.name) if setting.before else None
    if fragment is not None:
        talk.statements.append(fragment)
    explained, in_steps = read_workflow(text, talk.name, spans, setting.earlier)
    talk.statements.extend(explained)
    skip_next = False
    sentences = _with_tails(text, spans)
    for number, span in enumerate(sentences):
        following = sentences[number + 1] if number + 1 < len(sentences) else None
        talk.following = text[following.start : following.end] if following is not None else ""
        sentence = text[span.start : span.end]
        if skip_next or span.end - span.start > _LONGEST_SENTENCE:
            skip_next = False
            continue
        if any(start <= span.start < end for start, end in in_steps) or any(
            request.quote in sentence or sentence in request.quote for request in forget
        ):
            continue
        if moods.is_ironic(sentence):
            skip_next = True
            continue
        _read_sentence(talk, span, sentence, had_fragment=fragment is not None and span is spans[0])
    return Reading(_unique(talk.statements), forget, tuple(dict.fromkeys(talk.names)))


_CORRECTION_MARKS = (
    "actually", "correct", "scratch", "meant", "wrong", "wait", "mistake", "turns out", "misspoke", "misread", "hang on", "strike that", "typo",
    "not the ", "sorry", "i mean", "not true",
)  # fmt: skip


def is_correction(sentence: str) -> bool:
    """Tell whether a sentence takes back something said before.

    >>> is_correction("no wait, it's the 14th"), is_correction("I moved to Braga")
    (True, False)
    """
    low = sentence.lower()
    return any([mark in low for mark in _CORRECTION_MARKS]) and bool(_CORRECTION.search(sentence))


def _with_tails(text: str, spans: list[Span]) -> list[Span]:
    """Return the sentences, a bare time joined to the one before: "fox got Henrietta. last night."."""
    joined: list[Span] = []
    for span in spans:
        words = text[span.start : span.end]
        if (
            joined
            and len(words) < 70
            and _BARE_TIME.match(words)
            and not _SPEAKS.search(words)
            and parse_clause(words) is None
            and text[span.start - 2 : span.start] != "\n\n"
            and text[joined[-1].end - 1] != "?"
        ):
            joined[-1] = Span(joined[-1].start, span.end, joined[-1].kind)
        else:
            joined.append(span)
    return joined


def _read_sentence(talk: _Talk, span: Span, sentence: str, *, had_fragment: bool) -> None:
    """Read one sentence: its mood first, then its clauses."""
    plain = with_capitals(put_right(sentence), talk.setting.known_names)
    before = [said for said in (talk.hired, talk.last) if said]
    talk.last = plain
    hired = got_job(plain, talk.following)
    if hired:
        talk.hired = f"the job at {hired}"
    if talk.setting.listener:
        plain = without_address(plain, talk.setting.listener)
    if _INLINE_CODE.search(sentence):
        return
    if moods.is_whatif(plain) and not read_instruction(plain, plain):
        return
    if _INNER_SPEECH.search(sentence) or had_fragment:
        return
    _self_name(talk, plain)
    if len(sentence) < 40:
        _my_what(talk, sentence, before[-1] if before else "")
    question = moods.is_question(plain)
    clauses = split_clauses(talk.text, span.start, span.end)
    if question:
        clauses = [clause for clause in clauses[:-1] if not moods.is_question(clause.text)]
    _read_asides(talk, span, sentence)
    corrects = is_correction(sentence)
    held: tuple[Clause, Context, list[Statement]] | None = None
    for clause in clauses:
        context = Context(talk.setting, talk.name, tuple(before), sentence=plain, corrects=corrects)
        clause = _corrected(talk, clause, before, corrects=corrects)
        if hired and got_job(put_right(clause.text), talk.following):
            clause = replace(clause, text=f"I got {talk.hired}")
        found = _read(talk, clause, span, context)
        if held is not None and clause.soft and not found:
            # "she" stays dark alone: let the clause before go on with it, where "she" is clear
            joined = _joined(talk, held[0], clause)
            found = _read(talk, joined, span, held[1])
            held = (joined, held[1], found or held[2])
        else:
            if held is not None:
                talk.statements.extend(held[2])
            held = (clause, context, found)
        before.append(with_capitals(put_right(clause.text), talk.setting.known_names))
    if held is not None:
        talk.statements.extend(held[2])


def _read_asides(talk: _Talk, span: Span, sentence: str) -> None:
    """Read what a sentence gives in passing, a question or a request included."""
    within = (span.start, span.end)
    for aside in asides_in(sentence, span.start):
        context = Context(talk.setting, talk.name, sentence=aside.text)
        for statement in read_clause(Clause(aside.text, aside.start, aside.end), context):
            talk.statements.append(
                replace(statement, quote=quotation(talk.text, aside.start, aside.end, within=within))
            )
    said = frozenset(statement.subject for statement in talk.statements)
    for statement in named_ties(sentence, talk.name, said):
        talk.statements.append(replace(statement, quote=quotation(talk.text, *within, within=within)))


def _joined(talk: _Talk, first: Clause, second: Clause) -> Clause:
    """Return two neighbouring clauses as one."""
    text = strip_openers(talk.text[first.start : second.end])
    return replace(first, text=text, end=second.end)


_CORRECTED_DAY = re.compile(
    r"^(?:(?:it|that)(?:'s| is| was| will be)|make (?:it|that))(?: actually| now| in fact| really)* (?P<on>on |at )?(?P<when>(?:the )?\d{1,2}"
    r"(?:st|nd|rd|th)?\b.*|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*|(?:january|february|march|april|may|june|july"
    r"|august|september|october|november|december)\b.*|\d[\d.,]*k?\b.*|[€$£]\d.*)$",
    re.IGNORECASE,
)
_WHEN_WAS = re.compile(
    r"\b(?:the|your|my|our) (?P<what>[a-z][\w' -]{2,40}?) (?:is|was|are)(?: now| due| set for| planned for| on| for| at)* (?=(?:the )?\d|(?:mon|tues"
    r"|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)",
    re.IGNORECASE,
)
_DATED_KEY = re.compile(r"(?:^| )(?:date|deadline|time|budget|price|last day|first day|birthday)$")
_MY_WHAT = re.compile(r"^(?:he'?s |she'?s |it'?s )?(?:my|our) (?P<what>(?:[a-z]+ )?[a-z]+)$", re.IGNORECASE)


_MOVED = re.compile(
    r"\b(?P<what>(?:the|my|our) [\w' -]{3,40}?) (?:has |have |had |'s |is |was |got )*(?:been )?(?:got |getting )?(?:moved|pushed|postponed|delayed"
    r"|rescheduled|shifted|changed|put off|put back|brought forward)\b",
    re.IGNORECASE,
)


def _corrected(talk: _Talk, clause: Clause, before: list[str], *, corrects: bool) -> Clause:
    """Put what was dated or counted before in place of "it": "no wait, it's the 14th"."""
    match = _CORRECTED_DAY.match(put_right(clause.text))
    if match is None or not (corrects or any(is_correction(said) or _MOVED.search(said) for said in before[-2:])):
        return clause
    moved = next((found for said in reversed(before) if (found := _MOVED.search(said))), None)
    if moved is not None:
        return replace(clause, text=f"{moved['what']} is {match['on'] or ''}{match['when']}")
    started = talk.statements[-1] if talk.statements else None
    if started is not None and started.attr == "employer" and " starts at " in started.text:
        return replace(clause, text=f"I start at {started.value} on {match['when']}")
    key = next((one.attr for one in reversed(talk.statements) if _DATED_KEY.search(one.attr)), "")
    if not key:
        said = [*_WHEN_WAS.finditer(talk.setting.earlier or talk.setting.before)] or [*_WHEN_WAS.finditer(talk.setting.before)]
        key = said[-1]["what"] if said else ""
    if not key or not re.search(r"[a-z]", key):
        return clause
    what = key.removesuffix(" date") if key.endswith(" date") and len(key.split()) > 1 else key
    return replace(clause, text=f"the {what} is {match['on'] or ''}{match['when']}")


def _my_what(talk: _Talk, sentence: str, before: str) -> None:
    """Read "my cat." after a sentence that names one: "that was Pudim walking over the keyboard. my cat."."""
    match = _MY_WHAT.match(put_right(sentence).strip(" .!"))
    tie = tie_of(match["what"].split()[-1].lower()) if match else None
    if match is None or tie is None or tie.plural or not before:
        return
    named = [name.surface for name in names_in(before, known=talk.setting.known_names, skip=(talk.name,)) if name.kind in {"person", "unknown"}]
    if len(named) != 1:
        return
    animal = tie.key in ANIMALS
    at = talk.text.find(sentence)
    talk.statements.append(
        Statement(
            quote=quotation(talk.text, at, at + len(sentence), within=(max(0, talk.text.rfind(before[:20], 0, at)), at + len(sentence))),
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
        talk.statements.append(replace(talk.statements[-1], text=named_so, subject=tie.key, attr="name", value=named[0]))


def _read(talk: _Talk, clause: Clause, span: Span, context: Context) -> list[Statement]:
    """Read one clause into statements with their quotation."""
    within = (span.start, span.end)
    instruction = read_instruction(put_right(clause.text), context.sentence) if not talk.setting.listener else None
    if instruction is None and clause.first and not talk.setting.listener:
        instruction = (
            read_instruction(context.sentence, context.sentence)
            if clause.text[:12] in context.sentence[:60] and moods.is_imperative(clause.text)
            else None
        )
    if instruction is None and not talk.setting.listener:
        instruction = read_noun_rule(put_right(clause.text), context.sentence, talk.following)
    if instruction is not None:
        quote = quotation(talk.text, clause.start, clause.end, within=within)
        words = instruction.text.format(talk.name)
        if instruction.attr == "nickname":
            talk.names.append(instruction.value)
        return [
            Statement(
                quote=quote,
                text=words.rstrip(".") + "." if not words.endswith('"') else words,
                language="en",
                kind="instruction",
                subject=SPEAKER,
                attr=instruction.attr,
                value=instruction.value,
                ends=instruction.ends,
                scope=instruction.scope,
                confidence=0.85,
                corrects=context.corrects,
            )
        ]
    found = read_clause(clause, context)
    return [
        replace(statement, quote=quotation(talk.text, clause.start, clause.end, within=within)) for statement in found
    ]


def _self_name(talk: _Talk, sentence: str) -> None:
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


def _unique(statements: list[Statement]) -> tuple[Statement, ...]:
    """Return the statements in order without those that say the same."""
    seen: dict[tuple[str, str, str], Statement] = {}
    for statement in statements:
        if statement.attr == "name" and any(
            other.attr == "name"
            and other.subject == statement.subject
            and other.value.casefold() == statement.value.casefold()
            for other in seen.values()
        ):
            continue
        seen.setdefault((statement.text, statement.attr, statement.value), statement)
    return tuple(seen.values())
