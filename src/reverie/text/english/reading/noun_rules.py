"""Rules without a verb: "british spelling please, always", "no emojis in commit messages", "uv, not pip. always uv"."""

import re

from reverie.text.attributes import free_key
from reverie.text.english.bones.parse import parse_clause
from reverie.text.english.reading.instructions import Instruction, read_instruction
from reverie.text.english.words.verbs import is_form

_FOR_ALL = (
    r"(?:always\b(?! (?:been|was|were|had|a pleasure))|from now on|every ?time|everywhere|in (?:all|every|any)\b|for "
    r"(?:all|every|any)\b"
    r"|not (?:just|only) (?:here|now|this|today)|as (?:usual|always)|(?:goes|go) for (?:every|all|any)|by default"
    r"|going forward)"
)
_STANDING = re.compile(_FOR_ALL, re.IGNORECASE)
_PLEASE = re.compile(r"[\s,]+(?:please|pls|plz)\b", re.IGNORECASE)
_NO = re.compile(
    r"^(?:and |also |add: |but |ok |so )*no (?P<what>(?!worries|problem|way|idea|thanks|need|doubt|one|matter|more"
    r"|longer|luck|clue|rush"
    r"|wonder|news|point|chance|reason|kidding)[a-z][\w'-]*(?: [\w'-]+){0,5}?)(?: (?:please|pls))?$",
    re.IGNORECASE,
)
_NO_WHERE = re.compile(r"\b(?:in|on|for|with|before|after|at|to) ", re.IGNORECASE)
_NO_OUTPUT = re.compile(
    r"\b(?:emojis?|exclamation marks?|bullets?|bullet (?:points|lists?)|dots|tables?|comments?|docstrings?|jargon"
    r"|abbreviations|headings?"
    r"|markdown|bold|em dashes|dashes|pngs?|pdfs?|preamble|intro(?:duction)?s?|disclaimers?|small talk|filler"
    r"|flattery|apologies|meetings?"
    r"|calls?|emails?|swearing|acronyms|footnotes|caps|type hints|pandas|pip|semicolons?|links?)\b",
    re.IGNORECASE,
)
_OUTPUT = re.compile(
    r"\b(?:emails?|e-mails|answers?|replies|letters?|messages|summar(?:y|ies)|reports|texts|spelling|english|units"
    r"|dates|code|comments"
    r"|tests|type hints|docstrings|sentences|paragraphs|words|lines|tone|language|headings|lists|commit messages"
    r"|names|figures|charts"
    r"|foot[- ]pounds|inch(?:es)?|feet|miles|kilomet(?:er|re)s|grams|kilos|ounces|cups|imperial|fahrenheit|litres"
    r"|liters"
    r"|recipes|pdfs?|translations|explanations|quotes|hours|clock|celsius|metric)\b",
    re.IGNORECASE,
)
_HABITUAL = re.compile(
    r"\b(?:emails|e-mails|answers|replies|letters|messages|summaries|texts|spelling|sentences|reports)\b", re.IGNORECASE
)
_SPEAKS = re.compile(r"\b(?:i|i'm|i've|we|he|she|they|it|it's|you|there|that's|this|these)\b", re.IGNORECASE)
_ALWAYS = re.compile(
    r"^(?:and |but |so |ok )*always (?P<what>[\w.+#'-]+(?: [\w.+#'-]+){0,4})(?:,? (?:in|for|on) (?P<where>[^.;]+))?$",
    re.IGNORECASE,
)
_NOT_ALWAYS = re.compile(
    r"^(?:the|a|an|my|been|so|very|too|good|nice|fun|great|happy|here|there|there's|something)\b", re.IGNORECASE
)
_SIGN = re.compile(
    r"^(?:and |please |just |also |ok |good |yes )*sign (?:it |off |them |everything |mine |my (?:letters|emails"
    r"|mails) )?"
    r"(?:only |just |as |with |off )*[\"“']?(?P<as>[A-ZÀ-Þ][\w. ]{0,24}?\.?)[\"”']?(?: (?:tho|though|please|only|not"
    r"|always|from)\b.*|,.*)?$"
)
_TOUCH = re.compile(
    r"^(?:and |please |but |ok )*(?P<when>never|always) (?P<verb>[a-z]+) (?P<what>(?:the|my|our|any|anything|raw|all"
    r"|every|a|an|"
    r"without|with|in|to|from|on)\b.*)$",
    re.IGNORECASE,
)
_NO_TOUCH = frozenset({"be", "give", "mind", "forget", "remember", "believe", "stop", "underestimate", "get", "have"})
_FOR_ALL_MY = re.compile(
    r"\b(?:that'?s|this is|it'?s|that goes|goes|same) for (?P<what>all|every|any)\b", re.IGNORECASE
)
_LONGEST = 18


def read_noun_rule(clause: str, sentence: str, after: str) -> Instruction | None:
    """Return the standing rule that words without a verb give, or None.

    Args:
        clause: The clause, plainly spelled.
        sentence: The sentence it stands in.
        after: The sentence after it: "always, not just here." makes a rule of what came before.

    >>> read_noun_rule("no emojis in commit messages", "no emojis in commit messages", "").text
    '{} wants no emojis in commit messages'
    >>> read_noun_rule("no pizza today", "no pizza today", "") is None
    True
    """
    clause = clause.strip(" .!,;")
    if not clause or len(clause.split()) > _LONGEST or "?" in sentence:
        return None
    signed = _SIGN.match(clause)
    if signed:
        name = signed["as"].strip(" ")
        return Instruction(
            f"{{}} wants to be signed as {name}", "signature", name.rstrip(".") if len(name) > 4 else name
        )
    touched = _TOUCH.match(clause)
    if touched and is_form(touched["verb"].lower(), "base") and touched["verb"].lower() not in _NO_TOUCH:
        what = f"{touched['verb']} {touched['what']}"
        if not _SPEAKS.search(what) and " my " not in f" {what} ":
            how = "never to" if touched["when"].lower() == "never" else "always to"
            return Instruction(f"{{}} wants the assistant {how} {what}", "", "")
    return _denied(clause) or _always(clause, sentence, after) or _asked(clause, sentence, after)


def _denied(clause: str) -> Instruction | None:
    """Read "no emojis in lists", "no meetings on fridays"."""
    match = _NO.match(clause)
    if match is None or _SPEAKS.search(clause):
        return None
    what = match["what"]
    where = _NO_WHERE.search(what)
    if not _NO_OUTPUT.search(what) or where is None or re.search(r"\b(?:that|this|the) \w+$", what):
        return None
    attr = "" if "meeting" not in what and "call" not in what else f"preference: {free_key(what)}"
    return Instruction(f"{{}} wants no {what}", attr, "dislikes" if attr else "")


def _always(clause: str, sentence: str, after: str) -> Instruction | None:
    """Read "always uv, in all my projects"."""
    match = _ALWAYS.match(clause)
    if match is None or _NOT_ALWAYS.match(match["what"]):
        return None
    first = match["what"].split()[0].lower()
    if is_form(first, "base", "past", "third", "ing") or _SPEAKS.search(match["what"]):
        return None
    where = re.sub(r"\b(?:my|our)\b", "their", match["where"] or "")
    tail = f", in {where}" if where else ""
    if not where and not _STANDING.search(sentence.lower().replace("always", "", 1)) and not _OUTPUT.search(clause):
        return None
    return Instruction(f"{{}} always wants {match['what']}{tail}", "", "")


def _asked(clause: str, sentence: str, after: str) -> Instruction | None:
    """Read "british spelling please, colour not color", "type hints everywhere from now on"."""
    bare = _PLEASE.sub("", clause).strip(" ,")
    if not bare or (_SPEAKS.search(bare) and not _FOR_ALL_MY.search(bare)):
        return None
    standing = bool(_STANDING.search(clause)) or bool(
        re.match(
            r"^(?:and )?(?:always\b|every ?time|from now on|not (?:just|only)|in all|for all|goes for|that'?s for all)",
            after,
            re.I,
        )
    )
    asked = bare != clause
    if not _OUTPUT.search(bare) or not (standing or (asked and _HABITUAL.search(bare))):
        return None
    if re.match(
        r"^(?:and |also )*(?:can|could|would|will|please|what|how|why|the|a|an|this|that|my|our)\b", bare, re.IGNORECASE
    ):
        return None
    first = bare.split()[0].lower()
    if (
        is_form(first, "base", "past") and first not in {"answer", "test", "type", "quote", "sign", "short"}
    ) or _is_told(bare):
        return read_instruction(clause, sentence)
    if _FOR_ALL_MY.search(bare):
        attr, value = standing_format(bare)
        return Instruction(f'{{}} asks: "{bare}"', attr, value)
    return Instruction(f"{{}} wants {bare}", "", "")


def _is_told(words: str) -> bool:
    """Tell whether the words have a subject and a verb of their own."""
    parsed = parse_clause(words)
    return parsed is not None and parsed.kind != "dropped" and parsed.tense in {"past", "perfect", "future", "modal"}


def standing_format(words: str) -> tuple[str, str]:
    """Return the key and the value of a file format that words ask for.

    >>> standing_format("tagged pdf, and that's for all my reports")
    ('report format', 'tagged pdf')
    """
    form = re.search(
        r"\b(?:tagged |plain |searchable )?(?:pdf|png|jpe?g|svg|csv|xlsx?|docx?|markdown|html|json|plain text)\b",
        words,
        re.I,
    )
    if form is None:
        return "", ""
    what = re.search(
        r"\b(?:all|every|any) (?:of )?(?:my |the |our )?(report|letter|invoice|draft|document|figure|chart|slide"
        r"|export)s?\b",
        words,
        re.I,
    )
    return (f"{what.group(1).lower()} format" if what else "format"), form.group()
