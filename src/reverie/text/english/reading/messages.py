"""Messages: each sentence of a message read in order, with what the one before it leaves for the next."""

import re
from collections.abc import Sequence
from dataclasses import replace

from reverie.model.statement import SPEAKER, Statement
from reverie.text.english import moods
from reverie.text.english.bones.names import is_common, with_capitals
from reverie.text.english.bones.parse import parse_clause
from reverie.text.english.bones.tokens import put_right
from reverie.text.english.reading.address import without_address
from reverie.text.english.reading.asides import asides_in, named_ties
from reverie.text.english.reading.clauses import Clause, split_clauses, strip_openers
from reverie.text.english.reading.corrections import corrected, is_correction
from reverie.text.english.reading.forgetting import forget_requests
from reverie.text.english.reading.fragments import answer_fragment
from reverie.text.english.reading.hiring import got_job
from reverie.text.english.reading.instructions import read_instruction
from reverie.text.english.reading.introductions import my_what, self_name
from reverie.text.english.reading.noun_rules import read_noun_rule
from reverie.text.english.reading.statements import Context, read_clause
from reverie.text.english.reading.talk import Talk
from reverie.text.english.reading.workflows import read_workflow
from reverie.text.english.retelling.quoting import quotation
from reverie.text.english.words.kin import THINGS, tie_of
from reverie.text.grammar import Reading, Setting
from reverie.text.sentences import Span, split
from reverie.text.wordlist import words_of

_MOST_SENTENCES = 400
_LONGEST_SENTENCE = 1500
_INNER_SPEECH = re.compile(r'["“][^"”]*\b(?:I|I\'m|I\'ve|my|me|we)\b[^"”]*["”]')
_INLINE_CODE = re.compile(r"`[^`]*[ =(/][^`]*`")
_SPEAKS = re.compile(r"\b(?:i|i'm|we|my|it|she|he)\b", re.IGNORECASE)
_BARE_TIME = re.compile(
    r"(?:last (?:night|week|month|year|\w+day)|yesterday|the (?:night|day|week) before last|this "
    r"(?:morning|afternoon|week)|on \w+day|today|tonight|(?:\w+ ){1,2}(?:days|weeks|months|years) ago"
    r"|in (?:19|20)\d\d|back in)\b",
    re.IGNORECASE,
)
_TIED = re.compile(r"\b(?P<name>[a-z]{3,12}) \((?:my |our )?(?P<tie>[a-z]+)\)")
"""A name in small letters that brackets explain: "imani (roommate)"."""
_MY_NAMED = re.compile(
    r"\bmy (?:[a-z]+ )??(?P<tie>[a-z]{3,12}) (?P<name>[a-z]{3,12})(?= (?:is|was|has|had|needs|wants|texted|called|said"
    r"|says|lives|works|moved|came|went|got|loves|hates)\b|,? (?:he|she)(?:'?s|\b))"
)
"""A name in small letters after the tie: "my brother toua has …"."""
_NO_NAMES = words_of("""
    food bed box litter sitter walker door collar toy toys treat treats show hair fur walk just also still now then only
    always never who and but she her his him not did does really already here there today
""")


def _tied_names(text: str) -> frozenset[str]:
    """Return the names in small letters that stand beside a tie."""
    found = {match["name"].capitalize() for match in _TIED.finditer(text) if tie_of(match["tie"].lower())}
    for match in _MY_NAMED.finditer(text):
        name, tie = match["name"], tie_of(match["tie"])
        if tie and not tie.plural and tie.key not in THINGS and name not in _NO_NAMES and not is_common(name):
            found.add(name.capitalize())
    return frozenset(found)


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
    tied = _tied_names(text)
    if tied:
        setting = replace(setting, known_names=setting.known_names | tied)
    talk = Talk(text, setting, setting.speaker or nameless)
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


def _read_sentence(talk: Talk, span: Span, sentence: str, *, had_fragment: bool) -> None:
    """Read one sentence: its mood first, then its clauses."""
    plain = with_capitals(put_right(sentence), talk.setting.known_names)
    before = [said for said in (talk.hired, talk.last) if said]
    talk.last = plain
    hired = got_job(plain, talk.following)
    if hired:
        talk.hired = f"the job at {hired}"
    if talk.setting.listener:
        plain = without_address(plain, talk.setting.listener)
    if had_fragment or _is_unsaid(sentence, plain):
        return
    self_name(talk, plain)
    if len(sentence) < 40:
        my_what(talk, sentence, before[-1] if before else "")
    question = moods.is_question(plain)
    clauses = split_clauses(talk.text, span.start, span.end)
    if question:
        clauses = [clause for clause in clauses[:-1] if not moods.is_question(clause.text)]
    _read_asides(talk, span, sentence)
    _read_clauses(talk, span, clauses, Context(talk.setting, talk.name, tuple(before), plain, is_correction(sentence)))


def _read_clauses(talk: Talk, span: Span, clauses: Sequence[Clause], within: Context) -> None:
    """Read the clauses of a sentence in order; one that stays dark alone goes with the one before."""
    before = [*within.before]
    held: tuple[Clause, Context, list[Statement]] | None = None
    for clause in clauses:
        context = replace(within, before=tuple(before))
        clause = corrected(talk, clause, before, corrects=within.corrects)
        if talk.hired and got_job(put_right(clause.text), talk.following):
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


def _is_unsaid(sentence: str, plain: str) -> bool:
    """Tell whether a sentence is code, a what-if, or somebody else's words in the first person."""
    if _INLINE_CODE.search(sentence) or _INNER_SPEECH.search(sentence):
        return True
    return moods.is_whatif(plain) and not read_instruction(plain, plain)


def _read_asides(talk: Talk, span: Span, sentence: str) -> None:
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


def _joined(talk: Talk, first: Clause, second: Clause) -> Clause:
    """Return two neighbouring clauses as one."""
    text = strip_openers(talk.text[first.start : second.end])
    return replace(first, text=text, end=second.end)


def _read(talk: Talk, clause: Clause, span: Span, context: Context) -> list[Statement]:
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
