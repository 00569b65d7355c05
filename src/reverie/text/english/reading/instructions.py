"""Standing instructions: how the person wants things done from now on, told apart from a request for once."""

import re
from dataclasses import dataclass

from reverie.text.attributes import free_key
from reverie.text.english.reading.for_all import is_for_all
from reverie.text.english.words.verbs import is_form

_STANDING = re.compile(
    r"\b(?:always|never|from now on|in (?:the )?future|going forward|every time|whenever|each time|by "
    r"default|as a rule|for all|in all|for (?:any|every)|any time|anytime|house rules?|remember to"
    r"|make sure (?:to|you|that)|no matter what|unless i say|ever again|anything else|don't ever|at "
    r"all times|henceforth)\b",
    re.IGNORECASE,
)
_TO_ASSISTANT = re.compile(
    r"^(?:and |also |but |oh |ok |please |so |just |btw )*(?:(?:i(?:'d| would) (?:like|prefer)|i "
    r"(?:want|need|prefer|expect|ask)) (?:for )?you (?:always )?(?:to|not to|never to)|you (?:should"
    r"|must|can|may|shouldn't|needn't|don't need to) (?:always|never)?|i(?:'d| would) (?:rather"
    r"|prefer it if|prefer if|like it if|appreciate it if) you|i don't (?:want|need|like) (?:you to"
    r"|it when you|any)|(?:when|whenever|if|every time|each time|any time|before|after) (?:you|i "
    r"(?:ask|say|send|paste|give|write|mention|request)))\b",
    re.IGNORECASE,
)
_STYLE = re.compile(
    r"\b(?:answers?|repl(?:y|ies)|respon(?:d|ses?)|emojis?|bullet(?: point)?s?|bullets|paragraphs?"
    r"|headings?|tables?|lists|comments?|docstrings?|type hints|markdown|pdfs?|png|csv|units?|metric"
    r"|celsius|fahrenheit|tone|formal|informal|casual|concise|short|brief|long|british|american"
    r"|spelling|english|portuguese|chinese|german|spanish|french|jargon|em dash(?:es)?|exclamation"
    r"|small talk|sugarcoat|disclaimers?|code|summar(?:y|ies)|signed?|sign off|signature|format"
    r"|language|reports?|drafts?|letters?|e-?mails?|messages?|dates?|recipes|sources?|citations?"
    r"|links?|steps?|examples?|questions?|explanations?|words|sentences?|lower ?case|apolog\w+"
    r"|compliments?|flattery|filler|intro(?:duction)?s?)\b",
    re.IGNORECASE,
)
_CALL_ME = re.compile(
    r"^(?:please |and |so |but |just |you can |everyone |everybody |people |friends |all my friends "
    r"|my friends |they )*(?:always )?calls? me (?P<name>[\w' -]{1,30}?)(?:$|[.,!;]| (?:please|not"
    r"|instead|everyone|from|for short|and|by|when|because|though|btw))",
    re.IGNORECASE,
)
_LABEL = re.compile(
    r"^(?:[^:]{0,30}\b(?:house )?rules?(?: \d+)?|(?:one|another|a) (?:more |last |other |small |final )*(?:thing"
    r"|request|favou?r|point)[^:]{0,20}"
    r"|for the future|note(?: for the future)?)\s*:\s*",
    re.IGNORECASE,
)
_LEAD_SCOPE = re.compile(
    r"^(?:from now on|in (?:the )?future|going forward|by default|as a rule|(?:for|in|with|on) "
    r"(?!now\b|example\b|instance\b)[^,.]{3,50}?),? (?=(?:please )?(?:don't|do not|never|always|use"
    r"|avoid|only|no|keep|write|give|send|answer|reply|respond)\b)",
    re.IGNORECASE,
)
_DONT = re.compile(
    r"^(?:please |and |also |but |so |just |pls )*(?:please )?(?P<not>don't|do not|never|stop|avoid|no"
    r"|always|only)\s+(?P<rest>.+)$",
    re.IGNORECASE,
)
_ONCE = re.compile(
    r"\b(?:this (?:letter|text|email|message|one|code|poem|list|time|report|function|paragraph|draft)"
    r"|that (?:page|one|line|letter|list|slide)|the (?:above|following|second|first|third|last) (?:one|paragraph|line"
    r"|sentence|part|version)"
    r"|right now|for now|today|tonight|here is|below|attached)\b",
    re.IGNORECASE,
)
_NOT_RULES = re.compile(
    r"^(?:please )?(?:don't (?:worry|forget|know|think|you|get me wrong|mind|bother|hesitate|give up"
    r"|stop|be (?:sorry|silly|afraid|shy|so hard))|never (?:mind|give up|stop|again|forget|be afraid)"
    r"|no (?:worries|problem|way|idea|thanks|one|doubt|need|matter|kidding|more|longer|rush|pressure"
    r"|offence|offense|wonder|clue|luck|big deal)|always (?:remember|believe|be|keep (?:going|dancing"
    r"|believing))|only \d)\b",
    re.IGNORECASE,
)
_SCOPE = re.compile(
    r"\b(?:for|in|with|on|when(?:ever)? (?:you|i|we) (?:write|send|make|do|review|draft|ask for|give "
    r"me|generate)) (?:the |my |our |any |all |a |an )?(?P<scope>(?:[\w-]+ ){0,2}(?:letters?|e-?mails?"
    r"|reports?|code reviews?|code|recipes?|sprint|project|summar(?:y|ies)|messages?|drafts?|posts?"
    r"|slides?|presentations?|minutes|documents?|docs|texts?|invoices?|work|translations?|school|class"
    r"|commit messages?|tickets?|newsletters?|the \w+ project))\b",
    re.IGNORECASE,
)
_FORMAT = re.compile(
    r"\b(?:(?P<what>reports?|letters?|invoices?|slides|drafts?|documents?|files?|figures?|charts?"
    r"|exports?|minutes|data|everything|things|it)\b[^.,;]{0,30}?\b)?(?:as|in|to|use) (?:an? "
    r")?(?P<yes>pdf|png|jpe?g|svg|csv|xlsx?|docx?|markdown|html|json|yaml|latex|odt|epub|plain text"
    r"|word|excel|google docs?)s?(?: format| files?)?\b(?:[^.;]*?\b(?:not|never|instead of|rather than"
    r"|no)\b (?:as |in )?(?:an? )?(?P<no>pdf|png|jpe?g|svg|csv|xlsx?|docx?|markdown|html|json|yaml"
    r"|latex|odt|epub|plain text|word|excel)s?)?",
    re.IGNORECASE,
)
_LANGUAGE = re.compile(
    r"\b(?:answers?|reply|replies|respond|write|talk|speak)\b[^.;]{0,30}\bin (?P<lang>english"
    r"|portuguese|chinese|german|spanish|french|italian|dutch|mandarin|japanese)\b",
    re.IGNORECASE,
)
_VERBISH = re.compile(r"^(?P<verb>[a-z-]+)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Instruction:
    """A rule for the work of the assistant."""

    text: str
    """In the third person, with {} where the name goes."""
    attr: str = ""
    value: str = ""
    ends: str = ""
    scope: str = ""


def read_instruction(clause: str, sentence: str) -> Instruction | None:
    """Return the standing instruction that a clause gives, or None.

    >>> read_instruction("Always send the report as PDF, never PNG", "").text
    '{} wants the assistant to always send the report as PDF, never PNG'
    >>> read_instruction("write me a poem", "") is None
    True
    """
    clause = _LABEL.sub("", clause.strip(" .!"))
    called = _CALL_ME.match(clause)
    if called and called["name"].lower() not in {
        "back",
        "later",
        "crazy",
        "when",
        "if",
        "a",
        "tomorrow",
        "an idiot",
        "tonight",
    }:
        name = called["name"].strip()
        return Instruction(f"{{}} wants to be called {name}", "nickname", name)
    if len(clause.split()) > 45 or _NOT_RULES.match(clause) or not (is_for_all(clause) or _is_rule(clause, sentence)):
        return None
    scope = _SCOPE.search(clause)
    attr, value, ends = _keyed(clause)
    return Instruction(_worded(clause), attr, value, ends, free_key(scope["scope"]) if scope else "")


def _is_rule(clause: str, sentence: str) -> bool:
    if _ONCE.search(clause):
        return False
    clause = _LEAD_SCOPE.sub("", clause)
    standing = bool(_STANDING.search(clause)) or (bool(_STANDING.search(sentence)) and len(sentence) < 240)
    style = bool(_STYLE.search(clause))
    if _TO_ASSISTANT.match(clause):
        return (style or standing) and "?" not in clause
    match = _DONT.match(clause)
    if match:
        word, rest = match["not"].lower(), match["rest"].lower()
        first = _VERBISH.match(rest)
        verb = first["verb"] if first else ""
        if word in {"no", "only"}:
            return (
                style
                and len(rest.split()) <= 12
                and bool(
                    re.search(
                        r"\b(?:please|pls|ever|in (?:your|any|the)|for (?:me|any)|when|from now)\b",
                        clause,
                        re.IGNORECASE,
                    )
                )
            )
        if word in {"always", "never"} and not is_form(verb, "base"):
            return style and not is_form(verb, "third", "past", "participle")
        if word in {"stop", "avoid"}:
            return style and (verb.endswith("ing") or word == "avoid")
        return is_form(verb, "base") and (style or (standing and word not in {"always", "never"}))
    first = _VERBISH.match(
        re.sub(
            r"^(?:please |and |also |from now on,? |in (?:the )?future,? |going forward,? |for [^,]{3,40}, "
            r"|by default,? |when(?:ever)? [^,]{3,60}, |if [^,]{3,60}, |remember:? |then )+",
            "",
            clause,
            flags=re.IGNORECASE,
        )
    )
    verb = first["verb"].lower() if first else ""
    if verb in {
        "use",
        "keep",
        "answer",
        "begin",
        "open",
        "finish",
        "reply",
        "write",
        "send",
        "give",
        "respond",
        "sign",
        "start",
        "end",
        "make",
        "put",
        "format",
        "export",
        "include",
        "add",
        "skip",
        "be",
        "ask",
        "call",
        "show",
        "convert",
        "cite",
        "address",
        "talk",
        "speak",
        "stick",
        "check",
        "list",
        "explain",
        "round",
        "name",
        "remind",
        "close",
        "weigh",
        "quote",
        "spell",
        "greet",
        "mention",
        "do",
        "leave",
        "summarize",
        "summarise",
    }:
        return (standing and (style or "you" in sentence.lower() or "from now on" in clause.lower())) or (
            style
            and verb in {"keep", "stick"}
            and bool(re.search(r"\b(?:short|brief|concise|to|it|answers|plain|simple)\b", clause))
        )
    return False


def _keyed(clause: str) -> tuple[str, str, str]:
    """Return attribute, value and the value that is ruled out, for the formats and the language of answers."""
    language = _LANGUAGE.search(clause)
    if language:
        return "answer language", language["lang"].capitalize(), ""
    form = _FORMAT.search(clause)
    if form:
        what = (form["what"] or "").lower()
        key = (
            "format"
            if what in {"", "everything", "things", "it", "files", "file", "data"}
            else f"{what.rstrip('s')} format"
        )
        return key, form["yes"], form["no"] or ""
    return "", "", ""


def _worded(clause: str) -> str:
    """Word an instruction about the assistant in the third person, else quote it."""
    plain = re.sub(r"^(?:please|pls|and|also|but|so|oh|ok|just|btw)[, ]+", "", clause, flags=re.IGNORECASE)
    plain = re.sub(r"[, ]+(?:please|pls|thanks|thank you|ok)$", "", plain, flags=re.IGNORECASE).strip(" ,;:")
    if re.search(
        r"\b(?:i|i'm|i've|i'd|i'll|me|my|we|our|us|you|your)\b",
        re.sub(
            r"\b(?:give|send|tell|show|ask|write|call|remind|for|to|with) me\b|\byour (?=answers?|repl|respon"
            r"|text|code|writing|summar|message|sentence|explanation|suggestion)",
            "",
            plain,
        ),
        re.IGNORECASE,
    ):
        return f'{{}} asks: "{clause.strip()}"'
    spoken = re.sub(r"\b(give|send|tell|show|ask|write|call|remind|for|to|with) me\b", r"\1 them", plain)
    spoken = re.sub(r"\byour (?=[a-z])", "its ", spoken)
    lead = _LEAD_SCOPE.match(spoken)
    if lead:
        inner = _worded(spoken[lead.end() :])
        return inner if "asks:" in inner else f"{lead.group().strip(' ,')}, ".capitalize() + inner
    match = _DONT.match(spoken)
    if match:
        word, rest = match["not"].lower(), match["rest"].rstrip(".! ")
        if word in {"don't", "do not", "never", "always"} and not is_form(rest.split()[0].lower(), "base"):
            return f'{{}} asks: "{clause.strip()}"'
        forms = {
            "don't": f"{{}} does not want the assistant to {rest}",
            "do not": f"{{}} does not want the assistant to {rest}",
            "never": f"{{}} wants the assistant never to {rest}",
            "always": f"{{}} wants the assistant to always {rest}",
            "stop": f"{{}} wants the assistant to stop {rest}",
            "avoid": f"{{}} wants the assistant to avoid {rest}",
            "no": f"{{}} wants no {rest}",
            "only": f"{{}} wants only {rest}",
        }
        return forms[word]
    first = _VERBISH.match(spoken)
    if first and is_form(first["verb"].lower(), "base"):
        return f"{{}} wants the assistant to {spoken[0].lower() + spoken[1:]}".rstrip(".! ")
    return f'{{}} asks: "{clause.strip()}"'
