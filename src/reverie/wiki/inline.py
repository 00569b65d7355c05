"""What stands inside one claim: sentence, fields, citation marks, inline evidence and id; and back again."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from reverie.model.citation import Evidence
from reverie.model.page import Claim, Field

SESSION = r"(?:[0-9a-z]{10,52}|connectors/[\w.-]+/[\w.-]+)"
MESSAGE = r"m\d+(?:\.a\d+)?"
_VALUE = r'(?:\\.|"(?:\\.|[^"\\])*"|[^()"\\]|\([^()]*\))*'
_WORDS = r"(?![ \t]*\}\})[^\n}]{0,600}(?:\}(?!\})[^\n}]{0,200}){0,5}"
"""Up to the first two closing braces, on one line, and not blank."""

TOKEN = re.compile(
    r"""
      (?P<code>(?P<ticks>`+)(?!`).{0,2000}?[^`](?P=ticks)(?!`))
    | (?P<literal>`+ | \\[!-/:-@\[-`{-~] | <!--.{0,1000}?--> | \[\[[^\[\]\n]*\]\])
    | (?P<cite>\[cite:(?P<number>\d{1,6})\])
    | (?P<evidence>\{\{(?P<session>SESSION)\#(?P<message>MESSAGE)\|(?P<quote>WORDS)\}\})
    | (?P<brace>\{\{)
    | (?P<field>\((?P<name>[a-z][a-z-]*)::(?P<value>VALUE)\))
    """.replace("WORDS", _WORDS)
    .replace("SESSION", SESSION)
    .replace("MESSAGE", MESSAGE)
    .replace("VALUE", _VALUE),
    re.VERBOSE | re.DOTALL,
)
"""One pass over running text; what lies in code, comments and links is passed over as it stands.

The bounds keep a hostile page from costing quadratic time; no honest span comes near them.
"""

_PLAIN = r"(?:[^\[\](){}`\\^<]|\((?![a-z][a-z-]*::))*"
_CANONICAL = re.compile(
    rf"({_PLAIN}(?:\[\[[^\[\](){{}}`\\^<\n]*\]\]{_PLAIN})*)"
    r"((?: \([a-z][a-z-]*:: (?:[^()\"\\\n]|\"[^()\"\\\n]*\")*\))*)"
    r"((?: \[cite:\d{1,6}\])*)(?: \^([A-Za-z][A-Za-z0-9-]*))?\r?\n?"
)
"""The form that the formatter writes; most claims have it, and it is read at a third of the cost."""
_CANONICAL_FIELD = re.compile(r"\(([a-z][a-z-]*)::([^()]*)\)")
_NUMBER = re.compile(r"\d+")
_ID = re.compile(r"(?:^|\s)\^(k\d+|[A-Za-z][A-Za-z0-9-]*)\s*\Z")
_DATED = re.compile(r'(?P<value>(?:\\.|[^"\\])*?) ?, ?"(?P<words>(?:\\.|[^"\\])*)"\Z')
_CLOSING = re.compile(r"[.,;:!?)。，；：！？）]")
_NEEDS_ESCAPE = re.compile(
    r"[`\\]|\{\{|\[\[|\[(?=cite:)|\((?=[a-z][a-z-]*::)|<(?=!--)|\^(?=[A-Za-z][A-Za-z0-9-]*\s*\Z)"
)
_ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")
_LINK = re.compile(r"!?\[\[([^\[\]|\n]*?)(?:\\?\|([^\[\]\n]*))?\]\]")


@dataclass(frozen=True, slots=True)
class Inline:
    """The parts of one claim."""

    text: str
    fields: tuple[Field, ...]
    citations: tuple[int, ...]
    evidence: tuple[Evidence, ...]
    id: str


@lru_cache(maxsize=8192)  # a page is read before, while and after it changes, and most of its lines stay
def read_inline(raw: str) -> Inline:
    """Take the text of one claim apart.

    Args:
        raw: A list item or paragraph without its bullet.

    Example:
        >>> parts = read_inline("Nadia lives in Porto. (said:: 2026-03-02) [cite:1] ^k4")
        >>> parts.text, parts.fields[0].value, parts.citations, parts.id
        ('Nadia lives in Porto.', '2026-03-02', (1,), 'k4')
    """
    found = _CANONICAL.fullmatch(raw)
    if found is not None:
        text, listed, cited, claim_id = found.groups()
        read = tuple(_read_field(*pair) for pair in _CANONICAL_FIELD.findall(listed)) if listed else ()
        numbers = tuple(map(int, _NUMBER.findall(cited))) if cited else ()
        return Inline(" ".join(text.split()), read, numbers, (), claim_id or "")
    return _read_tokens(raw)


def _read_tokens(raw: str) -> Inline:
    """Take any claim apart, token by token."""
    claim_id = ""
    if "^" in raw:
        found = _ID.search(raw)
        if found:
            claim_id = found[1]
            raw = raw[: found.start()]
    pieces: list[str] = []
    fields: list[Field] = []
    citations: list[int] = []
    evidence: list[Evidence] = []
    end = 0
    for token in TOKEN.finditer(raw):
        kind = token.lastgroup
        # lastgroup is the outermost group that closed last, so it names the alternative.
        if kind == "cite":
            citations.append(int(token["number"]))
        elif kind == "field":
            fields.append(_read_field(token["name"], token["value"]))
        elif kind == "evidence":
            evidence.append(Evidence(token["session"], token["message"], token["quote"].strip()))
        else:
            continue
        _add_piece(pieces, raw[end : token.start()])
        end = token.end()
    _add_piece(pieces, raw[end:])
    return Inline(" ".join("".join(pieces).split()), tuple(fields), tuple(citations), tuple(evidence), claim_id)


def render_inline(claim: Claim) -> str:
    """Return the canonical line of a claim without its bullet: sentence, fields, marks, evidence, id.

    Example:
        >>> render_inline(Claim("Nadia lives in Porto.", (Field("said", "2026-03-02"),), (1,), id="k4"))
        'Nadia lives in Porto. (said:: 2026-03-02) [cite:1] ^k4'
    """
    parts = [_safe(" ".join(claim.text.split()))] if claim.text else []
    parts.extend(render_field(field) for field in claim.fields)
    parts.extend(f"[cite:{number}]" for number in claim.citations)
    parts.extend(render_evidence(item) for item in claim.evidence)
    if claim.id:
        parts.append(f"^{claim.id}")
    return " ".join(parts)


def render_field(field: Field) -> str:
    """Return a field as it stands in a claim.

    Example:
        >>> render_field(Field("on", "2026-03-31", "last Tuesday"))
        '(on:: 2026-03-31, "last Tuesday")'
    """
    value = " ".join(field.value.split())
    if not _is_plain(value):
        value = re.sub(r'([\\"()])', r"\\\1", value)
    if field.words:
        words = " ".join(field.words.split()).replace("\\", "\\\\").replace('"', '\\"')
        value = f'{value}, "{words}"'
    return f"({field.name}:: {value})"


def render_evidence(evidence: Evidence) -> str:
    """Return inline evidence, as anybody may write it; the formatter gives it a number.

    Example:
        >>> render_evidence(Evidence("7f3ak2m9qx", "m12", "in Kyoto we meet Sora City Lab"))
        '{{7f3ak2m9qx#m12|in Kyoto we meet Sora City Lab}}'
    """
    return f"{{{{{evidence.session_id}#{evidence.message_id}|{' '.join(evidence.quote.split())}}}}}"


def escape(words: str) -> str:
    """Return plain words as Markdown in which nothing can be taken for a mark, field, link, evidence or id.

    Example:
        >>> escape("the form [cite:3] and {{x}} ^k1")
        'the form \\\\[cite:3] and \\\\{\\\\{x}} \\\\^k1'
    """
    return _NEEDS_ESCAPE.sub(lambda found: "".join(f"\\{char}" for char in found[0]), " ".join(words.split()))


def plain(text: str) -> str:
    """Return the sentence of a claim as it reads: links by their label, escapes undone.

    Example:
        >>> plain("Met [[sora-city-lab|Sora City Lab]].")
        'Met Sora City Lab.'
    """
    if "[[" in text:
        text = _LINK.sub(lambda found: (found[2] or found[1]).strip(), text)
    return _ESCAPE.sub(r"\1", text) if "\\" in text else text


def fold_fields(fields: Sequence[Field], name: str, value: str, words: str = "") -> tuple[Field, ...]:
    """Return the fields with one of them set: in its old place, or at the end.

    Example:
        >>> fold_fields((Field("said", "2026"),), "until", "2026-05")
        (Field(name='said', value='2026', words=''), Field(name='until', value='2026-05', words=''))
    """
    new = Field(name, value, words)
    if all(field.name != name for field in fields):
        return (*fields, new)
    return tuple(new if field.name == name else field for field in fields)


def _safe(text: str) -> str:
    """Return a sentence in which nothing would be read as a mark, field, evidence or id when it is parsed again.

    Sentences made from what people said may hold anything; those that were parsed hold nothing of the kind any more.
    """
    if not _NEEDS_ESCAPE.search(text):
        return text

    def tame(token: re.Match[str]) -> str:
        if token.lastgroup in ("cite", "field"):
            return f"\\{token[0]}"
        if token.lastgroup in ("evidence", "brace"):
            return f"\\{{\\{token[0][1:]}"
        return token[0].replace("`", "\\`") if token[0][0] == "`" and token.lastgroup == "literal" else token[0]

    return re.sub(r"(?:^|(?<=\s))\^(?=[A-Za-z][A-Za-z0-9-]*\s*\Z)", r"\\^", TOKEN.sub(tame, text))


def _read_field(name: str, raw: str) -> Field:
    words = ""
    value = " ".join(raw.split())
    if '"' in value:
        found = _DATED.match(value)
        if found:
            value, words = found["value"], _ESCAPE.sub(r"\1", found["words"])
    return Field(name, _ESCAPE.sub(r"\1", value) if "\\" in value else value, words)


def _is_plain(value: str) -> bool:
    """Tell whether a value can stand in a field without escapes."""
    if '"' in value or "\\" in value:
        return False
    depth = 0
    for char in value:
        depth += (char == "(") - (char == ")")
        if depth not in (0, 1):
            return False
    return depth == 0


def _add_piece(pieces: list[str], piece: str) -> None:
    """Join what stood on both sides of a token: no blank is left in front of a closing sign."""
    if pieces and pieces[-1].endswith((" ", "\n", "\t")) and _CLOSING.match(piece):
        pieces[-1] = pieces[-1].rstrip()
    pieces.append(piece)
