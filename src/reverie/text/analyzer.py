"""The analyzer: from any text to the tokens that the index holds and that questions look for."""

import re
import unicodedata
from functools import lru_cache

from reverie.text.words.stems import stem
from reverie.text.words.stopwords import CHINESE, STOP_WORDS

SINGLE = "u"
"""Before a lone Chinese, Japanese or Korean character: such a token answers only a query of one character."""

_CJK = (
    r"\u2e80-\u2eff\u3005\u3007\u3040-\u30ff\u3100-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    r"\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff"
)
_UNSPACED = r"\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
_PIECE = re.compile(
    rf"[{_CJK}]+|[{_UNSPACED}]+|(?:(?![{_CJK}{_UNSPACED}])[^\W_])+(?:['’](?:(?![{_CJK}{_UNSPACED}])[^\W_])+)*"
)
_ASCII_PIECE = re.compile(r"[a-z0-9]+(?:'[a-z0-9]+)*")
_MARKS = dict.fromkeys(range(0x300, 0x370))
_CJK_FIRST = re.compile(rf"[{_CJK}]")
_UNSPACED_FIRST = re.compile(rf"[{_UNSPACED}]")
_GRAM = 3
_LONGEST = 64
"""Longer words are cut: nobody searches for them, and they would swell the index."""


def fold(text: str) -> str:
    """Return the text in small letters without accents; other scripts keep the marks that tell words apart.

    >>> fold("São Brás, ﬁne ＡＢＣ"), fold("ข้าว") == "ข้าว"
    ('sao bras, fine abc', True)
    """
    if text.isascii():
        return text.lower()
    bare = unicodedata.normalize("NFKD", text).translate(_MARKS)
    return unicodedata.normalize("NFKC", bare).casefold()


def analyze(text: str) -> list[str]:
    """Return the tokens of a text in order, as the index holds them.

    >>> analyze("My sister's moved to São Brás")
    ['my', 'sister', 'move', 'to', 'sao', 'bra']
    >>> analyze("温室backup-7")
    ['温室', 'u温', 'u室', 'backup', '7']
    """
    folded = fold(text)
    if folded.isascii():
        return [_token(word) for word in _ASCII_PIECE.findall(folded)]
    tokens: list[str] = []
    for piece in _PIECE.findall(folded):
        first = piece[0]
        if first < "\u0e00":
            tokens.append(_token(piece))
        else:
            tokens.extend(_pieces(piece))
    return tokens


def query_terms(text: str) -> list[str]:
    """Return what a question looks for: its tokens without function and question words, each once.

    Never empty while the text holds any word at all.

    >>> query_terms("Where does my sister live?"), query_terms("Who is it?"), query_terms("我儿子叫什么名字？")
    (['sister', 'live'], ['who', 'be', 'it'], ['儿子', '子叫', '名字'])
    """
    terms = _content(text, cut=CHINESE)
    return terms or list(dict.fromkeys(analyze(text)))


def content_words(text: str) -> list[str]:
    """Return the words that carry the content, as tokens, each once; for Chinese its pairs of characters.

    >>> content_words("The report goes out as PDF, never as PNG.")
    ['report', 'go', 'pdf', 'never', 'png']
    """
    return _content(text, cut=CHINESE)


def _content(text: str, cut: re.Pattern[str]) -> list[str]:
    """Return the tokens that are no stop words, each once, in order."""
    folded = fold(text)
    if folded.isascii():
        words = _ASCII_PIECE.findall(folded)
        return list(dict.fromkeys(_token(word) for word in words if _plain(word) not in STOP_WORDS))
    found: list[str] = []
    for piece in _PIECE.findall(folded):
        if not _CJK_FIRST.match(piece):
            if _UNSPACED_FIRST.match(piece):
                found.extend(_pieces(piece))
            elif _plain(piece) not in STOP_WORDS:
                found.append(_token(piece))
            continue
        for part in cut.split(piece):
            if len(part) > 1:
                found.extend(part[i : i + 2] for i in range(len(part) - 1))
            elif part:
                found.append(SINGLE + part)
    return list(dict.fromkeys(found))


@lru_cache(maxsize=100_000)
def _token(word: str) -> str:
    """Return the token of one folded word: no possessive, no apostrophe, its stem."""
    return stem(_plain(word))[:_LONGEST]


def _plain(word: str) -> str:
    """Return a word without its possessive ending and its apostrophes ("sister's", "don't" → "sister", "dont")."""
    if "'" not in word and "’" not in word:
        return word
    word = word.replace("’", "'")
    return (word.removesuffix("'s") if word not in _CONTRACTIONS else word).replace("'", "")


_CONTRACTIONS = frozenset(
    {"it's", "he's", "she's", "that's", "what's", "where's", "who's", "there's", "let's", "how's"}
)


def _pieces(piece: str) -> list[str]:
    """Return the tokens of a run that is written without blanks: pairs and single characters, or groups of three."""
    if _UNSPACED_FIRST.match(piece):
        if len(piece) <= _GRAM:
            return [piece]
        return [piece[i : i + _GRAM] for i in range(len(piece) - _GRAM + 1)]
    if not _CJK_FIRST.match(piece):
        return [_token(piece)]
    pairs = [piece[i : i + 2] for i in range(len(piece) - 1)]
    return pairs + [SINGLE + character for character in piece]
