"""Sentences: a message cut into spans, each marked as the writer's own words or as something else."""

import re

from reverie.text.sentences.blocks import Block, Span, blocks
from reverie.text.wordlist import words_of

_END = re.compile(
    r"""
      [。！？；][。！？；!?…]*[”’」』）)"]*          # CJK stops need no blank after them
    | …{1,3}(?=[^\w\s]*\s|\s*$)[”’」』）)"]*
    | [.!?]+(?:[!?…]|["'”’)\]»])*(?=\s|$)            # Latin stops do
    | (?<=[\u3040-\u30ff\u4e00-\u9fff])[.!?]+(?=[\u4e00-\u9fff])
    | [\U0001F300-\U0001FAFF\u2600-\u27BF\uFE0F\u200d]+(?=\s+[^\W\d_a-z])   # an emoji before a capital
    """,
    re.VERBOSE,
)
_TAIL = re.compile(r"(?:[ \t]*[\U0001F300-\U0001FAFF\u2600-\u27BF\uFE0F\u200d]+)+")
"""Emoji after a stop belong to the sentence before them."""
_QUOTED = re.compile(r'“[^“”\n]{0,400}”|"[^"\n]{0,400}"|«[^«»\n]{0,400}»|「[^「」\n]{0,400}」|『[^『』\n]{0,400}』')
_LAST_WORD = re.compile(r"[^\s(\[\"'“«]+$")
_SAID_AFTER = re.compile(
    r"\s*(?:[^\W\d_][\w'-]*\s+(?:said|says|asked|wrote|replied|told|disse|perguntou|escreveu|respondeu)\b"
    r"|(?:said|asked|wrote|disse|perguntou)\s|[\u4e00-\u9fff]{0,5}[说道问答喊叫写]|[，,])"
)

_TITLES = words_of(
    """
    dr dra mr mrs ms prof profa sr sra srta sto sta st av rua exmo exma eng arq dom fr rev hon gen col lt sgt
    capt vs cf fig vol ca approx aprox no nº n.º nr núm num tel art cap pag pág pp ref dept depto al e.g i.e
    p.ex ex r.g
    """
)
"""Abbreviations that never end a sentence before a word."""
_MAYBE = words_of(
    """
    etc inc ltd ltda co corp jr p.m a.m d.c a.c min max hrs hr hs jan feb fev mar apr abr aug ago
    """
)
_MAYBE |= words_of(
    """
    sep sept set oct out nov dec dez mon tue tues wed thu thur thurs fri sat sun pm am
    """
)
"""Abbreviations that end a sentence only before a capital."""
_STARTERS = words_of(
    """
    i i'm i've i'll my the we our he she it they his her their this that there but and so then after when eu o
    a os as ele ela eles nós meu minha depois quando mas
    """
)


def split(text: str) -> tuple[Span, ...]:
    """Return the sentences of a message in order, each with its place and its kind.

    Prose is cut at sentence ends; a list item is one span without its bullet; code, a block quote and each line
    of something pasted is one span. Facts are to be read from `prose` and `list` only: the rest are not the
    writer's own words.

    >>> text = "Dr. Silva called at 3.30 p.m. today. Great! :)\\n- buy ink\\n> I hate rain"
    >>> [(text[s.start:s.end], s.kind) for s in split(text)][:3]
    [('Dr. Silva called at 3.30 p.m. today.', 'prose'), ('Great!', 'prose'), (':)', 'prose')]
    >>> [(text[s.start:s.end], s.kind) for s in split(text)][3:]
    [('buy ink', 'list'), ('> I hate rain', 'quote')]
    """
    found: list[Span] = []
    for block in blocks(text):
        if block.kind == "prose":
            found.extend(split_prose(text, block.start, block.end))
        else:
            _append(found, text, block)
    return tuple(found)


def split_prose(text: str, start: int = 0, end: int | None = None) -> list[Span]:
    """Return the sentences between two offsets, taking everything there for prose.

    >>> text = "我住在波尔图。我姐姐住在布拉加！"
    >>> [text[s.start:s.end] for s in split_prose(text)]
    ['我住在波尔图。', '我姐姐住在布拉加！']
    """
    end = len(text) if end is None else end
    found: list[Span] = []
    quoted = _quotations(text, start, end)
    begin = start
    for match in _END.finditer(text, start, end):
        stop = match.end()
        if stop <= begin or not _ends(text, match, begin, end):
            continue
        if quoted and _inside(quoted, match, text, end):
            continue
        tail = _TAIL.match(text, stop, end)
        if tail:
            stop = tail.end()
        _append(found, text, Block(begin, stop, "prose"))
        begin = stop
    _append(found, text, Block(begin, end, "prose"))
    return found


def _append(found: list[Span], text: str, block: Block) -> None:
    """Add a span without the blanks around it; nothing when only blanks are left."""
    piece = text[block.start : block.end]
    bare = piece.strip()
    if bare:
        start = block.start + piece.index(bare[0])
        found.append(Span(start, start + len(bare), block.kind))


def _quotations(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Return the places in quotation marks; stops inside them end no sentence."""
    if '"' in text or "“" in text or "«" in text or "「" in text or "『" in text:
        return [match.span() for match in _QUOTED.finditer(text, start, end)]
    return []


def _inside(quoted: list[tuple[int, int]], match: re.Match[str], text: str, end: int) -> bool:
    """Tell whether a stop lies inside quotation marks, or closes a quotation that the sentence goes on after."""
    for first, last in quoted:
        if first < match.start() < last:
            if match.end() < last:
                return True
            return bool(_SAID_AFTER.match(text, last, end))
    return False


def _ends(text: str, match: re.Match[str], begin: int, end: int) -> bool:
    """Tell whether a stop ends a sentence, or belongs to an abbreviation or to a sentence that goes on."""
    mark = match.group()
    if mark[0] not in ".!?…" or match.end() >= end:
        return True
    after = text[match.end() : match.end() + 24].lstrip()
    if not after:
        return True
    if mark[0] == "…" or mark.startswith(".."):
        return not after[0].islower()
    if mark[0] != ".":
        # "what a day!" she said – but chats also start sentences with small letters
        return not (len(mark) > 1 and mark[-1] in "\"'”’»)" and after[0].islower())
    if len(mark) > 1 and after[0].islower():
        return False
    return not _abbreviated(text, match.start(), begin, after)


def _abbreviated(text: str, stop: int, begin: int, after: str) -> bool:
    """Tell whether the full stop at `stop` belongs to the word before it."""
    word = _LAST_WORD.search(text, max(begin, stop - 12), stop)
    if word is None:
        return False
    last = word.group()
    folded = last.lower()
    if folded in _TITLES:
        # "he said no. We left" – "no." is a number only before one
        return folded not in {"no", "al", "ex", "st", "num", "rua"} or (
            after[0].isdigit() if folded in {"no", "num"} else folded != "rua"
        )
    if folded in _MAYBE:
        return after[0].islower() or after[0].isdigit()
    if len(last) == 1 and last.isupper() and last not in "IAEO":
        return after[0].isupper() and after.split()[0].lower() not in _STARTERS
    if "." in last and len(last) <= 6 and last.replace(".", "").isalpha():
        return after.split()[0].lower() not in _STARTERS
    return False
