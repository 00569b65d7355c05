"""Tokens of an English clause, and chat spelling put right before anything else looks at it."""

import re
from functools import lru_cache
from typing import NamedTuple

_TOKEN = re.compile(r"[^\W\d_]+(?:['.&-][^\W\d_]+)*(?:'(?=\s|$))?|[€$£¥]?\d+(?:[.,:/-]\d+)*[^\W_]*%?|\S")

_SPELLED = {
    "i'm": "I'm",
    "im": "I'm",
    "ive": "I've",
    "i've": "I've",
    "i'll": "I'll",
    "i'd": "I'd",
    "i": "I",
    "dont": "don't",
    "doesnt": "doesn't",
    "didnt": "didn't",
    "cant": "can't",
    "wont": "won't",
    "isnt": "isn't",
    "arent": "aren't",
    "wasnt": "wasn't",
    "werent": "weren't",
    "havent": "haven't",
    "hasnt": "hasn't",
    "hadnt": "hadn't",
    "couldnt": "couldn't",
    "wouldnt": "wouldn't",
    "shouldnt": "shouldn't",
    "shes": "she's",
    "hes": "he's",
    "theyre": "they're",
    "thats": "that's",
    "whats": "what's",
    "theres": "there's",
    "youre": "you're",
    "weve": "we've",
    "theyve": "they've",
    "wanna": "want to",
    "gonna": "going to",
    "gotta": "have to",
    "gotten": "gotten",
    "lemme": "let me",
    "cannot": "can't",
    "u": "you",
    "ur": "your",
    "bc": "because",
    "cuz": "because",
    "cos": "because",
    "coz": "because",
    "thru": "through",
    "tho": "though",
    "rn": "right now",
    "prolly": "probably",
    "dunno": "don't know",
    "hafta": "have to",
    "everyday": "every day",
    "anymore": "any more",
    "yrs": "years",
    "bday": "birthday",
    "tmrw": "tomorrow",
    "tmr": "tomorrow",
    "thurs": "Thursday",
    "prob": "probably",
    "ppl": "people",
}
_MAY_BE_SPELLED = re.compile(
    r"\b(?:" + "|".join(sorted((re.escape(word) for word in _SPELLED), key=len, reverse=True)) + r")\b", re.IGNORECASE
)
_ID_ILL = re.compile(
    r"\b(id|ill)\b(?= (?:say|like|love|rather|have|be|do|go|never|need|miss|try|get|take|see|call|make|buy))",
    re.IGNORECASE,
)
_ITS = re.compile(
    r"\b(?:its)\b(?= (?:a|an|the|my|our|not|no|been|going|so|too|very|really|just|only|all|on|in|at"
    r"|like|better|hard|called|about|time|\d)\b)",
    re.IGNORECASE,
)
_WERE = re.compile(r"^were(?= (?:going|moving|getting|having|planning|not) )", re.IGNORECASE)
_PARENTS = ("mom ", "mum ", "dad ", "grandma ", "grandpa ", "nan ", "nana ")
_BARE_PARENT = re.compile(
    r"^(?:mom|mum|dad|grandma|grandpa|nana?)(?= (?:is|was|has|had|will|would|can|could|does|did|says|said|works|lives"
    r"|wants|gets|got|came|comes|went|goes|needs|likes|loves|hates|makes|made|called|moved|turned)\b)",
)
_W = re.compile(r"(?<= )w(?= [a-z]{3,}\b)")
"""A lone small w for "with"."""
_SPACES = re.compile(r"\s+")


class Token(NamedTuple):
    """A word, number or mark, with its place in the clause."""

    text: str
    low: str
    start: int
    end: int


@lru_cache(maxsize=256)
def tokens_of(text: str) -> tuple[Token, ...]:
    """Return the tokens of a text in order.

    >>> [token.text for token in tokens_of("I'm 34, and it cost €12.50.")]
    ["I'm", '34', ',', 'and', 'it', 'cost', '€12.50', '.']
    """
    lower = text.lower()
    if len(lower) != len(text):
        return tuple(
            Token(match.group(), match.group().lower(), match.start(), match.end()) for match in _TOKEN.finditer(text)
        )
    spans = [match.span() for match in _TOKEN.finditer(text)]
    return tuple([Token(text[start:end], lower[start:end], start, end) for start, end in spans])


def _spell(match: re.Match[str]) -> str:
    word = match.group()
    better = _SPELLED.get(word.lower(), word)
    if better[0].islower() and word[0].isupper():
        return better[0].upper() + better[1:]
    return better


_APART = str.maketrans(dict.fromkeys('.,;:!?()[]{}"“”…/–—-*_~#+=&@<>|%$€£0123456789\\', " "))


def _is_misspelled(text: str) -> bool:
    """Tell whether any word needs another spelling, which is much quicker than looking for each of them."""
    for word in text.translate(_APART).split():
        better = _SPELLED.get(word) or _SPELLED.get(word.lower())
        if better is not None and better != word:
            return True
    # marks that the table does not part from words: leave it to the pattern
    return not text.isascii()


_DROPPED_G = re.compile(r"(?<=[a-z]{2})(?<!\bcab)(?<!\bmart)in'(?= [a-z])")
"""livin', startin'"""


@lru_cache(maxsize=512)
def put_right(text: str) -> str:
    """Return a clause with plain apostrophes, single blanks and the contractions that chats write without them.

    >>> put_right("im sure shes  fine, dont worry, id say")
    "I'm sure she's fine, don't worry, I'd say"
    """
    text = _SPACES.sub(" ", text.replace("’", "'").replace("‘", "'").replace("`", "'")).strip()
    if _is_misspelled(text):
        text = _MAY_BE_SPELLED.sub(_spell, text)
    low = text.lower()
    if "id" in low or "ill" in low:
        text = _ID_ILL.sub(lambda match: "I'd" if match.group(1).lower() == "id" else "I'll", text)
    if "in' " in low:
        text = _DROPPED_G.sub("ing", text)
    if low.startswith(_PARENTS):
        text = _BARE_PARENT.sub(r"my \g<0>", text)
    if " w " in low:
        text = _W.sub("with", text)
    if "its" in low:
        text = _ITS.sub(lambda match: "It's" if match.group()[0] == "I" else "it's", text)
    if low.startswith("were "):
        text = _WERE.sub("We're", text)
    return text
