"""Words by which people tell that something is new, and words for what is over: the later of two tellings has them."""

import re
from typing import Final

_NEWS: Final = re.compile(
    r"\b(?:now|nowadays|these days|any ?more|no longer|instead|mov(?:ed|ing)|chang\w+|switch\w*|swapp?\w*|rais\w+"
    r"|(?:put|went|gone|going) (?:me |it |us )?(?:up|down)|from (?:now|the (?:first|next)|next|this|\d|jan|feb|mar|apr"
    r"|may|jun|jul|aug|sep|oct|nov|dec)\w*|starting|as of|sold|bought|got (?:a|an|the|rid)|turns out|actually|mistaken?"
    r"|wrong|correct\w*|settled|decided|ended up|finally|took over|taken over|replac\w+|left|quit|retir\w+|new)\b"
    r"|\b(?:agora|a partir d\w+|desde|mud\w+|pass(?:ou|[aá]mos|aram|ei)|troc\w+|sub(?:iu|i|imos)|baix(?:ou|ei|aram)"
    r"|nov[oa]s?|j[aá] n[aã]o|n[aã]o mais|afinal|enganei|errad[oa]|corrig\w+|vend(?:i|eu|emos)|compr(?:ei|ou|[aá]mos)"
    r"|fic(?:ou|[aá]mos|uei)|fiquei|decid\w+|deix(?:ei|ou|[aá]mos)|larg(?:uei|ou)|fech(?:ei|ou|[aá]mos)|virou"
    r"|assum\w+|saiu|sa[ií]|entr(?:ei|ou)|em vez)\b"
    r"|更正|现在|如今|目前|改|换|搬|从.{1,6}(?:起|开始)|以后|不再|新|涨|降|卖了|买了|其实|错了|记错|不是.{1,12}是|定了|决定|终于"
    r"|接手|调到|辞|退休|入职",
    re.IGNORECASE,
)
_OVER: Final = re.compile(
    r"\b(?:not|never|no longer|isn['’]?t|wasn['’]?t|aren['’]?t|weren['’]?t|instead of|rather than|used to|sold|wrong"
    r"|was going to|were going to|wanted|previous(?:ly)?|formerly|not any ?more|cannot|can['’]?t|i (?:said"
    r"|told (?:you|u)))\b"
    r"|\b(?:n[aã]o|nunca|em vez d\w+|ao inv[eé]s d\w+|vend(?:i|emos|eu)|deix(?:ei|[aá]mos|ou)|antes|antig\w+"
    r"|estava para|errad[oa]|engano|queria(?:m|mos)?|eu disse(?:-(?:lhe|te))?|(?:te |lhe )?(?:disse|falei) que)\b"
    r"|不是|不做|不干|不再|别|没有|不在|卖了|以前|之前|原来|本来|原本|先前|过去|取消|想要|退了|而不是|戒|停了|走了",
    re.IGNORECASE,
)
_ASKS_OVER: Final = re.compile(
    r"\b(?:not|avoid|never|stay away|allerg\w+|used to|before|why|sell|sold|refuse\w*|turn(?:ed)? down)\b|n['’]t\b"
    r"|\b(?:n[aã]o|nunca|al[eé]rg\w+|evitar|antes|vend\w+|por ?qu[eê]|pq|recus\w+)\b|不|没|别|过敏"
    r"|为什么|以前|之前|卖|忌",
    re.IGNORECASE,
)


def tells_news(words: str) -> bool:
    """Tell whether words say that something is so from now on.

    >>> tells_news("we're on thursdays now"), tells_news("passámos os ensaios para segunda"), tells_news("Rain again.")
    (True, True, False)
    """
    return bool(_NEWS.search(words))


def tells_of_end(words: str) -> bool:
    """Tell whether words name what is not, or no longer, so.

    >>> tells_of_end("instead of tuesdays"), tells_of_end("we meet on thursdays")
    (True, False)
    """
    return bool(_OVER.search(words))


def asks_of_end(question: str) -> bool:
    """Tell whether a question is about what is not, or no longer, so."""
    return bool(_ASKS_OVER.search(question))
