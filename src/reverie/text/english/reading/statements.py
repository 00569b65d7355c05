"""Statements: one clause turned into what it says, about whom, worded in the third person."""

import re
from dataclasses import dataclass, replace

from reverie.model.statement import SPEAKER, DatedFact, Name, Statement, StatementKind
from reverie.text.attributes import RELATIONS, free_key
from reverie.text.english import moods
from reverie.text.english.bones.clause import Parse
from reverie.text.english.bones.names import names_in, with_capitals
from reverie.text.english.bones.parse import parse_clause
from reverie.text.english.bones.tokens import put_right
from reverie.text.english.facts import Fact, facts_of
from reverie.text.english.reading.clauses import Clause, complete, without_address
from reverie.text.english.reading.ellipsis import filled
from reverie.text.english.retelling.dating import Dated, resolve_dates
from reverie.text.english.retelling.pronouns import resolve, things_in
from reverie.text.english.retelling.voice import Voice, retell
from reverie.text.english.words.closed import AUXILIARIES, PREPOSITIONS, content_count
from reverie.text.english.words.verbs import is_form
from reverie.text.grammar import Setting
from reverie.text.wordlist import words_of

_OPINION = re.compile(r"^(?:think|believe|feel|find|reckon|guess|consider)$")
_REPORT = words_of("""
    say tell mention claim insist suggest recommend think believe ask reckon warn promise announce explain
""")
_STARTING = re.compile(r"^(?:start|leave|fly|move) (?:at|on|to|in|as) ", re.IGNORECASE)
_INNER_STOP = re.compile(
    r"(?<=\w)[.!]+ (?=(?:last|yesterday|the (?:night|day|week) before|this|on \w+day|today|tonight"
    r"|\w+ \w+ ago|in (?:19|20)\d\d|back in)\b)",
    re.IGNORECASE,
)
_THIS = re.compile(
    r"(?<= )this (?=(?P<next>[a-z]+)\b)(?!(?:week|month|year|morning|evening|afternoon|weekend|summer"
    r"|winter|spring|autumn|fall|time|one|is|was|has|way|kind|sort|point|much|far|and|in|to|for|too"
    r"|coming|past|last|so|really|all|\w+day)\b)"
)
_THESE = re.compile(r"(?<= )these (?=[a-z]+\b)(?!(?:days|two|three|are|were|have|past|last|and|in|to|for)\b)")
_VAGUE_SUBJECT = re.compile(
    r"^(?:(?:something|nothing|everything|anything|someone|somebody else|everyone|nobody|a lot|all"
    r"|that|this|these|those|one|the (?:only|best|worst|whole|hardest|coolest) (?:thing|part)|(?:\w+ "
    r")?things?)\b|(?:in|on|at|between|from|by|since|until|before|after|during) )"
)
_STILL_GOING = re.compile(r"\b(?:have|has|'ve|'s) (?:\w+ ){0,2}been (?:\w+ )?\w+ing\b")
_WITH = re.compile(
    r"\b(?:with|took|taking|bring|brought) (?P<who>(?:my|our|the) (?:whole |little |old |best "
    r")?(?:family|kids|boys|girls|husband|wife|partner|parents|sister|brother|mum|mom|dad|friends"
    r"|friend|team|colleagues|daughter|son|children|girlfriend|boyfriend|cousin|flatmate"
    r"|neighbour)\b(?: [A-Z][\w'-]+)?|[A-Z][a-zà-ÿ]+(?= (?:and|last|on|in|at|to|yesterday|today)\b"
    r"|[.,!]|$))"
)
_AND_I = re.compile(
    r"^(?P<lead>(?:[A-Z][^,.]{2,30}, )?)(?P<who>(?:(?:my|our) [a-z-]+(?: [a-z-]+)?(?: [A-Z][\w'-]+)?"
    r"|[A-Z][a-zà-ÿ]+))(?: and I\b|, and I\b)",
    re.IGNORECASE,
)
_AND_VERB = re.compile(r"\band (?:then |also |now |finally )?(?P<verb>[a-z]+)\b")
_LETS = re.compile(
    r"^let's (?P<rest>(?:use|go with|take|pick|choose|book|stick with|do|have|meet|call|keep) .+)", re.IGNORECASE
)
_MEANT = re.compile(r"^I (?:meant?|mean)\b")
_NOT_PLANNED = words_of("""
    hope look think plan consider want wonder wait expect dread aim intend try live work stay study
""")
_WEAK = re.compile(r"\b(?:thing|stuff|something|anything|everything|somewhere|whatever)\b", re.IGNORECASE)


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
    text = _INNER_STOP.sub(" ", put_right(clause.text))
    if context.setting.listener:
        text = without_address(text, context.setting.listener)
    text = with_capitals(complete(filled(text)), context.setting.known_names)
    decided = _LETS.match(text)
    if decided and not talk_of_it(decided["rest"]):
        text = f"I decided to {decided['rest']}"
    if len(text) < 4 or moods.is_chatter(text) or moods.is_question(text) or _MEANT.match(text):
        return []
    if moods.is_request(text) and not _STARTING.match(text):
        return []
    dated = resolve_dates(text, context.setting.said_at, context.setting.timezone)
    said = dated.text
    pair = _AND_I.match(said)
    if pair:
        said = pair["lead"] + "we" + said[pair.end() :]
    parse = parse_clause(_without_this(said))
    if parse is None or parse.kind == "you":
        return []
    known = resolve(parse, context.before, context.name)
    if known is None:
        return []
    if known != parse.text:
        return _resolved(known, parse, dated, clause, context)
    if parse.kind == "pronoun":
        return []
    together = ""
    if pair:
        together = f"{context.name} and {re.sub(r'^(?:my|our) ', 'their ', pair['who'], flags=re.IGNORECASE)}"
    return _state(parse, dated, clause, context, together)


def talk_of_it(rest: str) -> bool:
    """Tell whether what follows "let's" names nothing: "let's do it", "let's see"."""
    return bool(
        re.match(
            r"(?:see|talk|say|do (?:it|this|that)|go\b(?! with)|get|try (?:it|this|that|again)|start|continue"
            r"|move on|make an effort|keep|hope|not|focus|discuss|catch|chat)\b",
            rest,
        )
    ) or bool(re.search(r"\b(?:it|this|that|them|you|together)\b", rest))


def _without_this(text: str) -> str:
    """Return a clause in which what was shown or pointed at is only "a" thing: "took this pic" says no more alone."""
    if " this " not in text and " these " not in text:
        return text
    return _THESE.sub("some ", _THIS.sub(_some, text))


def _some(match: re.Match[str]) -> str:
    if match["next"] in PREPOSITIONS | AUXILIARIES:
        return match.group()
    return "an " if match["next"][0] in "aeiou" else "a "


def _resolved(known: str, parse: Parse, dated: Dated, clause: Clause, context: Context) -> list[Statement]:
    """Read a clause again in which a pronoun was replaced by what it stands for."""
    name = context.name
    again = parse_clause(known.replace(f"{name}'s ", "my ", 1) if known.startswith(f"{name}'s ") else known)
    if again is None or again.kind in {"pronoun", "you"}:
        return []
    return _state(again, dated, clause, context)


def _state(parse: Parse, dated: Dated, clause: Clause, context: Context, together: str = "") -> list[Statement]:
    if parse.tense == "would" and parse.kind not in {"I", "dropped"}:
        return []
    voice = Voice(context.name, context.setting.listener, together or _together(parse, context))
    planned = _as_plan(parse, dated)
    words = retell(planned or parse, voice)
    if not words:
        return []
    facts = _facts(parse) if not (moods.is_hedged(parse.text) or planned) else []
    if moods.is_wish(parse.text):
        facts = [fact for fact in facts if fact.kind == "preference" and parse.verb not in {"want", "hope", "wish"}]
    subject = _subject(parse)
    kind = _kind(parse, dated, facts, planned=planned is not None)
    if not facts and not _worth(words, context.name, parse, clause, context.setting.listener):
        return []
    base = Statement(
        quote="", text=words, language="en", kind=kind, subject=subject, dates=dated.dates, negated=parse.negated,
        names=_names(parse, dated.text, context), confidence=_confidence(parse, facts, clause), corrects=context.corrects,
    )  # fmt: skip
    if not facts:
        return [base]
    return [_with_fact(base, fact, parse, context, first=number == 0) for number, fact in enumerate(facts)]


def _facts(parse: Parse) -> list[Fact]:
    """Return the facts of a clause, and those of a second verb of the same subject ("sold my car and bought a Brompton")."""
    facts = facts_of(parse)
    if parse.kind not in {"I", "dropped"} or " and " not in parse.rest:
        return facts
    for match in _AND_VERB.finditer(parse.rest):
        verb = match["verb"]
        if not (is_form(verb, "past") if parse.tense == "past" else is_form(verb, "base") and parse.tense == "present"):
            continue
        second = parse_clause(f"I {parse.rest[match.start('verb') :]}")
        if second is None:
            continue
        for fact in facts_of(second):
            if fact.attr and all(fact.attr != other.attr for other in facts):
                words = retell(second, Voice("")) if not fact.words else ""
                facts.append(
                    replace(
                        fact, words=fact.words or (words or "").strip(" .")[:1].lower() + (words or "").strip(" .")[1:]
                    )
                )
            elif fact.attr:
                # both verbs are about one thing: the later value stands, the earlier ends
                facts = [
                    replace(other, value=other.value or fact.value) if other.attr == fact.attr else other
                    for other in facts
                ]
    return [fact for fact in facts if fact.attr] or facts


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


def _subject(parse: Parse) -> str:
    if parse.kind in {"I", "we", "dropped"}:
        return SPEAKER
    if parse.tie is not None:
        if parse.name:
            return parse.name
        return parse.tie.key if parse.owner in {"me", ""} else f"{parse.owner}'s {parse.tie.key}"
    if parse.owner not in {"", "me"}:
        return parse.owner
    if parse.kind == "name" and parse.name:
        return parse.name
    return SPEAKER


def _kind(parse: Parse, dated: Dated, facts: list[Fact], *, planned: bool) -> StatementKind:
    for fact in facts:
        if fact.kind != "state":
            return fact.kind
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


def _worth(words: str, name: str, parse: Parse, clause: Clause, listener: str) -> bool:
    """Tell whether a sentence without a known attribute says enough to be remembered."""
    plain = words.replace(name, "")
    count = content_count(plain)
    if count < 2 or (count < 3 and _WEAK.search(plain)):
        return False
    subject = parse.subject.lower()
    if subject.startswith(("your ", "you ")) or _VAGUE_SUBJECT.match(subject):
        return False
    if (
        parse.kind == "thing"
        and parse.tense in {"present", "modal"}
        and name in words
        and not re.search(r"\b(?:I|me|my|I'm|I've)\b", parse.text)
    ):
        # "pets brighten our days" is about everybody
        return False
    if parse.kind == "we" and parse.tense in {"present", "modal"} and not clause.noted and listener:
        # "we can really be ourselves": people in general more often than these people
        return bool(re.search(r"\d|\b[A-Z]", plain[1:]))
    if clause.noted or parse.kind in {"I", "we", "dropped", "mine"}:
        return True
    if parse.kind == "name":
        return True
    if not listener and re.match(r"(?:the|our) ", subject) and count >= 3:
        # told to an assistant, "the wifi password is on the fridge" is worth keeping
        return True
    return name in words or parse.tense == "past" or bool(re.search(r"\d", words))


def _with_fact(base: Statement, fact: Fact, parse: Parse, context: Context, *, first: bool) -> Statement:
    subject, attr = base.subject, fact.attr
    if fact.subject == SPEAKER:
        subject = SPEAKER
    elif fact.subject:
        if fact.subject[:1].isupper() or fact.subject in RELATIONS:
            subject = fact.subject
        else:
            subject, attr = SPEAKER, free_key(f"{fact.subject} {fact.attr}")
    dates = base.dates
    if fact.starts and attr:
        dates = tuple(replace(dated, role="since") if dated.role == "on" else dated for dated in dates)
    text = base.text
    if fact.words and not first:
        text = _second(fact.words, parse, context.name)
    return replace(
        base, text=text, subject=subject, attr=attr, value=fact.value, ends=fact.ends, dates=dates, negated=base.negated or fact.negated,
        kind=fact.kind if fact.kind != "state" or (base.kind in {"event"} and attr) else base.kind,
    )  # fmt: skip


def _second(words: str, parse: Parse, name: str) -> str:
    """Word a second fact of the same clause as a sentence of its own."""
    who = name
    if parse.kind in {"mine", "thing", "name"}:
        who = re.sub(r"^(?:my|our)\b", f"{name}'s", parse.subject, flags=re.IGNORECASE)
        who = who[0].upper() + who[1:]
    return f"{who} {words}."


def _names(parse: Parse, text: str, context: Context) -> tuple[Name, ...]:
    found = names_in(text, known=context.setting.known_names, skip=(context.name,))
    if parse.name and parse.tie is not None and all(name.surface != parse.name for name in found):
        found = (Name(parse.name, "person", parse.tie.key), *found)
    elif parse.kind == "name" and parse.name and all(name.surface != parse.name for name in found):
        found = (Name(parse.name), *found)
    return found


def _together(parse: Parse, context: Context) -> str:
    """Return whom "we" stands for when the sentence or the one before names a companion."""
    if not re.search(r"\b(?:we|us|our)\b", parse.text, re.IGNORECASE):
        return ""
    if re.match(r"^(?:engaged|married|divorced)\b", parse.rest):
        return f"{context.name} and their partner"
    companions = {match["who"] for text in context.before for match in _WITH.finditer(text)}
    if len(companions) == 1:
        return f"{context.name} and {companions.pop()}".replace("and my ", "and their ").replace(
            "and our ", "and their "
        )
    things = [thing for text in context.before for thing in things_in(text, context.name, whole=True)]
    people = [thing for thing in things if thing.gender in {"f", "m"} and not thing.plural]
    if len({thing.words for thing in people}) == 1:
        return f"{context.name} and {people[0].words}".replace(f"and {context.name}'s", "and their")
    return ""


__all__ = ["Context", "DatedFact", "read_clause"]
