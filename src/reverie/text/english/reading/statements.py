"""Statements: one clause turned into what it says, about whom, worded in the third person."""

import re
from dataclasses import dataclass

from reverie.model.statement import Statement, StatementKind
from reverie.text.english import moods
from reverie.text.english.bones.clause import Parse
from reverie.text.english.bones.names import with_capitals
from reverie.text.english.bones.parse import parse_clause
from reverie.text.english.bones.tokens import put_right
from reverie.text.english.facts import Fact
from reverie.text.english.reading.address import without_address
from reverie.text.english.reading.alone import is_shown, leaves_others_open, points_away
from reverie.text.english.reading.anew import told_anew
from reverie.text.english.reading.attaching import all_facts, names_of, subject_of, with_fact
from reverie.text.english.reading.between import is_between_two
from reverie.text.english.reading.clauses import Clause, complete
from reverie.text.english.reading.ellipsis import filled
from reverie.text.english.reading.empty import says_nothing
from reverie.text.english.reading.hiring import with_employer
from reverie.text.english.reading.moving import housed
from reverie.text.english.reading.worth import is_of_anybody, is_pointing, is_untold, is_worth_keeping
from reverie.text.english.retelling.companions import as_one, as_we, together
from reverie.text.english.retelling.dating import Dated, resolve_dates
from reverie.text.english.retelling.pointing import without_this
from reverie.text.english.retelling.pronouns import resolve
from reverie.text.english.retelling.voice import Voice, retell
from reverie.text.grammar import Setting
from reverie.text.wordlist import words_of

_REPORT = words_of("""
    say tell mention claim insist suggest recommend think believe ask reckon warn promise announce explain
""")
_STARTING = re.compile(r"^(?:start|leave|fly|move) (?:at|on|to|in|as) ", re.IGNORECASE)
_INNER_STOP = re.compile(
    r"(?<=\w)[.!]+ (?=(?:last|yesterday|the (?:night|day|week) before|this|on \w+day|today|tonight"
    r"|\w+ \w+ ago|in (?:19|20)\d\d|back in)\b)",
    re.IGNORECASE,
)
_BRACKETED = re.compile(r"(?<=\w) \((?:they|it|it's|its|he|she|this|that|which|we|i)\b[^()]*\)", re.IGNORECASE)
"""An aside with its own pronoun in brackets."""
_STILL_GOING = re.compile(r"\b(?:have|has|'ve|'s) (?:\w+ ){0,2}been (?:\w+ )?\w+ing\b")
_LETS = re.compile(
    r"^let's (?P<rest>(?:use|go with|take|pick|choose|book|stick with|do|have|meet|call|keep) .+)", re.IGNORECASE
)
_SHORTEST = 4
_WOULD = re.compile(r"\b(?:love|like|rather|prefer|never|hate|want|miss|hope)\b")
_MEANT = re.compile(r"^I (?:meant?|mean)\b")
_SETTLED = frozenset({"home", "employer", "role"})
_DECIDED = re.compile(
    r"^\W*(?:ok(?:ay)?\W+|so\W+)?(?:it'?s |that'?s |we'?ve |i'?ve )?(?:been )?(?:decided|settled|decision|final "
    r"decision)\s*[:,–-]",
    re.IGNORECASE,
)
_NOT_PLANNED = words_of("""
    hope look think plan consider want wonder wait expect dread aim intend try live work stay study
""")


@dataclass(frozen=True, slots=True)
class Context:
    """What a clause stands in."""

    setting: Setting
    name: str
    before: tuple[str, ...] = ()
    """What was said just before: the last sentence, and the clauses of this one so far."""
    sentence: str = ""
    corrects: bool = False


def read_clause(clause: Clause, context: Context) -> list[Statement]:
    """Return what a clause states; the quotation is left to the caller.

    >>> context = Context(Setting("Nadia", True), "Nadia")
    >>> [s.text for s in read_clause(Clause("my sister Ana hates rain", 0, 24), context)]
    ["Nadia's sister Ana hates rain."]
    """
    text = _prepared(clause.text, context)
    if not text:
        return []
    dated = resolve_dates(text, context.setting.said_at, context.setting.timezone)
    said, company = as_we(dated.text, context.name)
    if context.setting.listener and is_shown(said):
        return []
    parse = parse_clause(without_this(said))
    if parse is None or parse.kind == "you" or is_pointing(parse):
        return []
    known = resolve(parse, context.before, context.name)
    if known is None or (known == parse.text and parse.kind == "pronoun"):
        return []
    if known != parse.text:
        return _resolved(known, dated, clause, context)
    return _state(parse, dated, clause, context, company)


def _prepared(said: str, context: Context) -> str:
    """Return the words of a clause ready to be taken apart; nothing when it states nothing."""
    text = _INNER_STOP.sub(" ", put_right(_BRACKETED.sub("", said)))
    if context.setting.listener:
        text = without_address(text, context.setting.listener)
    text = with_capitals(complete(_completed(text, context)), context.setting.known_names)
    text = _for_body(text, context.before)
    decided = _LETS.match(text)
    if decided and not _names_nothing(decided["rest"]):
        text = f"I decided to {decided['rest']}"
    if len(text) < _SHORTEST or moods.is_chatter(text) or moods.is_question(text) or _MEANT.match(text):
        return ""
    return "" if moods.is_request(text) and not _STARTING.match(text) else text


def _completed(text: str, context: Context) -> str:
    """Return a clause with what it leaves to what was said before: a move, a weekly day, a sum, an employer."""
    setting = context.setting
    wider = [said[-400:] for said in (setting.earlier, setting.before) if said]
    text = told_anew(housed(text, context.before), [*wider, *(said for said in context.before if said)])
    return with_employer(filled(text), context.before)


_SAT = re.compile(
    r"^(?P<body>(?:the|our) (?:\w+ )?(?:board|committee|council|panel|jury|commission|cabinet))\b.{0,20}"
    r"\b(?:sat|met|voted|convened|decided)\b",
    re.IGNORECASE,
)
_WE_CHOSE = re.compile(
    r"^(?:we|they) (?:have |finally )?(?:took|chose|picked|selected|went with|went for|settled on|taken|chosen) "
    r"(?P<what>(?:the )?[A-ZÀ-Þ].+)"
)


def _for_body(text: str, before: tuple[str, ...]) -> str:
    """Return "we took Luma" after "The board met" as what the board chose."""
    chosen = _WE_CHOSE.match(text)
    sat = _SAT.match(before[-1]) if chosen and before else None
    return f"{sat['body']} chose {chosen['what']}" if chosen and sat else text


def _names_nothing(rest: str) -> bool:
    """Tell whether what follows "let's" names nothing: "let's do it", "let's see"."""
    return bool(
        re.match(
            r"(?:see|talk|say|take (?:the|some|a|it|our) (?:time|moment|break|look|step|chance|breath)"
            r"|do (?:it|this|that)|go\b(?! with)|get|try (?:it|this|that|again)|start|continue"
            r"|move on|make an effort|keep|hope|not|focus|discuss|catch|chat)\b",
            rest,
        )
    ) or bool(re.search(r"\b(?:it|this|that|them|you|together)\b", rest))


def _resolved(known: str, dated: Dated, clause: Clause, context: Context) -> list[Statement]:
    """Read a clause again in which a pronoun was replaced by what it stands for."""
    name = context.name
    again = parse_clause(known.replace(f"{name}'s ", "my ", 1) if known.startswith(f"{name}'s ") else known)
    if again is None or again.kind in {"pronoun", "you"}:
        return []
    return _state(again, dated, clause, context)


def _state(parse: Parse, dated: Dated, clause: Clause, context: Context, company: str = "") -> list[Statement]:
    if parse.tense == "would" and not (parse.kind in {"I", "dropped"} and _WOULD.search(parse.text)):
        return []
    company = company or together(parse, context.before, context.name)
    if context.setting.listener and not company:
        one = as_one(parse)
        parse = (parse_clause(one) if one else None) or parse
    voice = Voice(context.name, context.setting.listener, company)
    planned = _as_plan(parse, dated)
    words = retell(planned or parse, voice)
    if not words:
        return []
    facts = all_facts(parse) if not moods.is_hedged(parse.text) else []
    if planned:
        # a move or a new job with its day is settled; other plans only say what may come
        facts = [fact for fact in facts if fact.attr in _SETTLED and fact.starts]
    if moods.is_wish(parse.text):
        facts = [fact for fact in facts if fact.kind == "preference" and parse.verb not in {"want", "hope", "wish"}]
    if context.setting.listener and (
        (facts and _is_praise(parse, context)) or _tells_nobody_else(parse, words, facts, dated, context)
    ):
        return []
    subject = subject_of(parse)
    kind = _kind(parse, dated, facts, context.sentence, planned=planned is not None)
    if not facts and not is_worth_keeping(
        words, context.name, parse, noted=clause.noted, listener=context.setting.listener
    ):
        return []
    base = Statement(
        quote="",
        text=words,
        language="en",
        kind=kind,
        subject=subject,
        dates=dated.dates,
        negated=parse.negated,
        names=names_of(parse, dated.text, known=context.setting.known_names, speaker=context.name),
        confidence=_confidence(parse, facts, clause),
        corrects=context.corrects,
    )
    if not facts:
        return [base]
    return [with_fact(base, fact, parse, context.name, first=number == 0) for number, fact in enumerate(facts)]


def _tells_nobody_else(parse: Parse, words: str, facts: list[Fact], dated: Dated, context: Context) -> bool:
    """Tell whether what is said between two people is not understood, or worth nothing, without their talk."""
    has_day = bool(dated.dates)
    if leaves_others_open(words, parse, context.name, dated=has_day):
        return True
    if parse.kind == "thing" and is_of_anybody(parse):
        return True
    if any(fact.attr and fact.kind != "preference" for fact in facts):
        return False
    return (
        points_away(parse)
        or is_untold(words)
        or says_nothing(parse, dated=has_day)
        or is_between_two(parse, context.sentence, dated=has_day)
    )


def _is_praise(parse: Parse, context: Context) -> bool:
    """Tell whether a liking is praise for what the other has just shown: "Wow, I love the colours!"."""
    if parse.verb not in _LIKED or not _SHOWN.match(parse.rest):
        return False
    return (
        parse.kind == "dropped"
        or any(_WOW.search(said) for said in (*context.before, context.sentence))
        or bool(_WOW.search(context.setting.before[-200:]))
    )


_LIKED = frozenset({"love", "like", "adore", "enjoy"})
_SHOWN = re.compile(r"^(?:the|those|these|this|that|how) ", re.IGNORECASE)
_WOW = re.compile(
    r"\b(?:wow|woah|whoa|aww?|omg|gorgeous|stunning|beautiful|amazing|awesome|incredible|cute|lovely|cool|great|nice"
    r"|pic|pics|photo|picture|look|looks"
    r"|check (?:it|this|these|them) out|here's)\b",
    re.IGNORECASE,
)


def _as_plan(parse: Parse, dated: Dated) -> Parse | None:
    """Return "I'm going to Rome next week" as "I plan to go to Rome …", when it is one."""
    if (
        parse.kind not in {"I", "dropped"}
        or parse.tense != "progressive"
        or not dated.future
        or parse.verb in _NOT_PLANNED
        or dated.past
        or parse.negated
    ):
        return None
    rest = f"{parse.verb} {parse.rest}".strip()
    return parse_clause(f"I plan to {rest}")


def _kind(parse: Parse, dated: Dated, facts: list[Fact], sentence: str, *, planned: bool) -> StatementKind:
    for fact in facts:
        if fact.kind != "state":
            return fact.kind
    if _DECIDED.match(sentence):
        return "decision"
    if (
        planned
        or parse.tense == "future"
        or (moods.is_wish(parse.text) and parse.tense in {"present", "would", "progressive"})
    ):
        return "plan"
    if parse.verb in _REPORT and parse.kind in {"I", "we", "dropped"} and parse.tense == "present":
        return "opinion"
    if parse.tense in {"past", "perfect"} and not facts and not _STILL_GOING.search(parse.text):
        return "event"
    return "state"


def _confidence(parse: Parse, facts: list[Fact], clause: Clause) -> float:
    if moods.is_hedged(parse.text):
        return 0.4
    if clause.noted:
        return 0.9
    if parse.verb in _REPORT and parse.kind not in {"I", "we", "dropped"}:
        return 0.5
    if facts:
        return 0.85 if parse.kind in {"I", "we", "dropped"} else 0.8
    if moods.is_wish(parse.text) or parse.tense in {"would", "modal"}:
        return 0.55
    return 0.65
