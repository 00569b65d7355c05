"""Whether a quotation holds: verbatim, of one paragraph, long enough to prove something."""

import re
import unicodedata
from functools import lru_cache

from reverie.text.wordlist import words_of
from reverie.wiki.folding import fold_space
from reverie.wiki.links import visible_runs
from reverie.wiki.marks import marks

LONGEST = 300
LEAST_WORDS = 3

_PARAGRAPH = re.compile(r"\n[^\S\n]*\n")
_WORD = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+|[^\W_]+(?:['’][^\W_]+)*")
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_FUNCTION_CJK = frozenset("的了是在我你他她它们這这那也和就都而及与着或吗呢吧啊把被从對对为為個个")
_FUNCTION = words_of(
    """a an the and or but if of to in on at by for with from as is are was were be been am i you he she it we they
    me my your his her its our their us them this that there so not no yes do does did has have had will would can could
    o os as um uma e ou mas se de do da dos das em no na nos nas por para com que eu tu ele ela nós eles elas você
    meu minha seu sua é são foi era ser está estou não sim lhe isso isto muito já"""
)
"""Words that prove nothing. A list of the file format's own, not the analyzer's: a page that was right must not become
wrong because the search learnt a word."""


def holds(quote: str, message_text: str) -> bool:
    """Tell whether a quotation stands in a message and is long enough to prove something.

    Example:
        >>> holds("send the report as PDF", "Please send the  report\\nas PDF, never PNG.")
        True
        >>> holds("the report", "Please send the report as PDF."), holds("Yes.", "Yes.")
        (False, True)
    """
    return not quote_problem(quote, message_text)


def quote_problem(quote: str, message_text: str) -> str:
    """Return why a quotation does not hold; empty when it does.

    Letters are compared composed (NFC) and white space folded; everything else must be the very words. A quotation
    begins and ends where words do: "happy about it" does not stand in "unhappy about it".
    """
    folded = fold_space(quote)
    if not folded:
        return "the quotation is empty"
    if len(folded) > LONGEST:
        return f"the quotation has {len(folded)} characters; at most {LONGEST} are allowed"
    if not stands_in(folded, message_text):
        whole = fold_space(message_text)
        if folded in whole:
            return "the quotation runs over two paragraphs, or begins or ends inside a word"
        return "the message does not hold these words"
    if not _is_enough(folded) and folded != fold_space(message_text):
        return f"the quotation has fewer than {LEAST_WORDS} content words and is not the whole message"
    return ""


def stands_in(words: str, text: str) -> bool:
    """Tell whether words stand in one paragraph of a text, as whole words, after folding white space."""
    if words in text and _stands_whole(words, text):
        return True
    words = fold_space(words)
    return any(_stands_whole(words, part) for part in _paragraphs(text) if words in part)


@lru_cache(maxsize=8)
def _paragraphs(text: str) -> tuple[str, ...]:
    """Return the paragraphs of a message, folded: kept, because each claim that cites it asks for them."""
    return tuple(fold_space(part) for part in _PARAGRAPH.split(text))


def count_words(text: str) -> int:
    """Return how many content words a text has; of Chinese and Japanese, the pairs of neighbouring signs.

    Example:
        >>> count_words("in Kyoto we meet Sora City Lab"), count_words("é o relatório"), count_words("我住在波尔图")
        (5, 1, 3)
    """
    count = 0
    for word in _WORD.findall(unicodedata.normalize("NFC", text).casefold()):
        if _CJK.match(word):
            signs = sum(char not in _FUNCTION_CJK for char in word)
            count += max(signs - 1, min(signs, 1))
        else:
            count += word not in _FUNCTION
    return count


def _is_enough(text: str) -> bool:
    """Tell whether a text has enough content words, looking no further than it must."""
    count = 0
    for found in _WORD.finditer(text):
        word = found[0].casefold()
        if _CJK.match(word):
            return count_words(text) >= LEAST_WORDS
        count += word not in _FUNCTION
        if count == LEAST_WORDS:
            return True
    return False


def fit_quote(words: str, message_text: str) -> str | None:
    """Return a quotation around these words that holds, as short as can be; None when there is none.

    Words that prove too little alone are widened to their neighbours in the same paragraph; words that are too
    long are cut at the last word that fits.

    Example:
        >>> fit_quote("in Porto", "Hello! I live in Porto since May. Lovely.")
        'live in Porto since'
        >>> fit_quote("in Lisbon", "I live in Porto.") is None
        True
    """
    words = fold_space(words)
    whole = fold_space(message_text)
    for paragraph in _paragraphs(message_text):
        start = paragraph.find(words)
        if not words or start < 0:
            continue
        end = start + len(words)
        if len(words) > LONGEST:
            end = _word_end(paragraph, start)
        found = _widen(paragraph, start, end)
        if holds(found, message_text):
            return found
    return whole if len(whole) <= LONGEST and words and words in whole and holds(whole, message_text) else None


def page_marks(text: str) -> list[int]:
    """Return the numbers of all citation marks of a page; examples in code are none.

    Example:
        >>> page_marks("A claim ends so:\\n\\n```\\nIt is slate. [cite:3]\\n```\\n\\nThe mill has two wheels. [cite:1]")
        [1]
    """
    if "[cite:" not in text:
        return []
    return [number for _, run in visible_runs(text) if "[cite:" in run for number in marks(run)]


def _stands_whole(words: str, text: str) -> bool:
    at = text.find(words)
    while at >= 0:
        if "\n" in words and _PARAGRAPH.search(words):
            return False
        if not _inside_word(text, at) and not _inside_word(text, at + len(words)):
            return True
        at = text.find(words, at + 1)
    return False


def _inside_word(text: str, at: int) -> bool:
    """Tell whether a place cuts a word of a script that separates words by blanks."""
    if at <= 0 or at >= len(text):
        return False
    return _is_spaced(text[at - 1]) and _is_spaced(text[at])


def _is_spaced(char: str) -> bool:
    return char.isalnum() and (char < "\u0590" or "\u1e00" <= char < "\u2000")


def _word_end(text: str, start: int) -> int:
    """Return the end of the last word within the longest quotation from here."""
    limit = start + LONGEST
    if limit >= len(text):
        return len(text)
    cut = text.rfind(" ", start, limit + 1)
    return cut if cut > start else limit


def _widen(text: str, start: int, end: int) -> str:
    """Take in neighbouring words, first behind and then before, until the quotation proves something."""
    while _inside_word(text, start):
        start -= 1
    while _inside_word(text, end):
        end += 1
    forward = True
    while not _is_enough(text[start:end]) and (start > 0 or end < len(text)):
        if (forward and end < len(text)) or start == 0:
            following = text.find(" ", end + 1)
            end = following if following > 0 else len(text)
        else:
            start = text.rfind(" ", 0, max(start - 1, 0)) + 1
        forward = not forward
        if end - start > LONGEST:
            break
    return text[start:end].strip()
