"""Undertakings: phrases that name a piece of work of some length ("the Japan sprint", "minha tese", "装修项目")."""

import re
from functools import lru_cache
from typing import Final

_ENGLISH: Final = (
    "project|sprint|launch|renovation|refurbishment|thesis|dissertation|wedding|exhibition|festival|marathon|campaign|"
    "migration|redesign|rollout|pilot|workshop|conference|hackathon|startup|website|podcast|newsletter|audit|study|"
    "survey|fundraiser|tournament|rebrand"
)
_PORTUGUESE: Final = (
    "projeto|projecto|sprint|lançamento|obra|reforma|tese|dissertação|tcc|casamento|exposição|festival|maratona|campanha|"
    "migração|conferência|startup|podcast|auditoria|estudo|inquérito|torneio|remodelação"
)
_CHINESE: Final = "项目|冲刺|论文|婚礼|展览|装修|马拉松|工作坊|调研|网站|播客|课题|迁移"
_NOUNS: Final = rf"(?:{_ENGLISH}|{_PORTUGUESE})"
_SMALL: Final = (
    "of|at|in|on|for|to|is|are|was|from|with|by|and|or|de|da|do|das|dos|em|no|na|para|com|e|é|foi|que|that|which"
)
_WORD: Final = rf"(?!(?:{_SMALL})\s)[^\W\d_][\w'’-]*"

_LATIN: Final = re.compile(
    rf"\b(?:the|my|our|this|o|a|os|as|meu|minha|nosso|nossa|este|esta)\s+"
    rf"(?P<name>(?:{_WORD}\s+){{1,3}}{_NOUNS}\b(?:\s+(?:in|of|em|no|na|do|da|de)\s+(?-i:[A-ZÀ-Þ]){_WORD})?"
    rf"|{_NOUNS}\s+(?:in|of|em|no|na|do|da|de)\s+(?-i:[A-ZÀ-Þ]){_WORD})",
    re.IGNORECASE,
)
_HAN: Final = re.compile(rf"[\u4e00-\u9fffA-Za-z0-9]{{2,8}}(?:{_CHINESE})")
_DULL: Final = re.compile(
    r"(?:same|new|old|next|last|first|second|whole|current|big|small|other|only|entire|best|final|real|main|actual|next)",
    re.I,
)
_BREAK: Final = re.compile(r"[的了在是我你他她们这那和跟与把对做]")


@lru_cache(maxsize=8)  # each statement of a message asks for all of it
def find_undertakings(text: str) -> tuple[str, ...]:
    """Return the undertakings that a text names, without their articles, each once.

    >>> find_undertakings("We got money for the universal design sprint in Japan, the Japan sprint for short.")
    ('universal design sprint in Japan', 'Japan sprint')
    >>> find_undertakings("the project is late"), find_undertakings("厨房装修下周开始")
    ((), ('厨房装修',))
    """
    found = []
    for match in _LATIN.finditer(text):
        words = " ".join(match["name"].split())
        first = words.split()[0]
        if not (_DULL.fullmatch(first) and len(words.split()) == 2):
            found.append(words)
    for match in _HAN.finditer(text):
        words = _BREAK.split(match.group())[-1]
        if len(words) > 3:
            found.append(words)
    return tuple(dict.fromkeys(found))
