"""Words by which people tell that something is new, and words for what is over: the later of two tellings has them."""

import re
from typing import Final

_NEWS: Final = re.compile(
    r"\b(?:now|nowadays|these days|any ?more|no longer|instead|mov(?:ed|ing)|chang\w+|switch\w*|swapp?\w*|rais\w+"
    r"|(?:put|went|gone|going) (?:me |it |us )?(?:up|down)|from (?:now|the (?:first|next)|next|this|\d|jan|feb|mar|apr"
    r"|may|jun|jul|aug|sep|oct|nov|dec)\w*|starting|as of|sold|bought|got (?:a|an|the|rid)|turns out|actually|mistaken?"
    r"|wrong|correct\w*|settled|decided|i (?:told|said)|ended up|finally|took over|taken over|replac\w+|left|quit"
    r"|retir\w+|new)\b"
    r"|\b(?:agora|a partir d\w+|desde|mud\w+|pass(?:ou|[aá]mos|aram|ei)|troc\w+|sub(?:iu|i|imos)|baix(?:ou|ei|aram)"
    r"|eu disse|disse-(?:lhe|te)|nov[oa]s?|j[aá] n[aã]o|n[aã]o mais|afinal|enganei|errad[oa]|corrig\w+|vend(?:i|eu"
    r"|emos)|compr(?:ei|ou|[aá]mos)"
    r"|fic(?:ou|[aá]mos|uei)|fiquei|decid\w+|deix(?:ei|ou|[aá]mos)|larg(?:uei|ou)|fech(?:ei|ou|[aá]mos)|virou"
    r"|assum\w+|saiu|sa[ií]|entr(?:ei|ou)|em vez)\b"
    r"|更正|现在|如今|目前|改|换|搬|从.{1,6}(?:起|开始)|以后|不再|新|涨|降|卖了|买了|其实|错了|记错|不是.{1,12}是|定了|决定|终于"
    r"|接手|调到|辞|退休|入职|不干了|不做了|改行|我(?:上次|之前)?说",
    re.IGNORECASE,
)
_OVER: Final = re.compile(
    r"\b(?:not|never|no longer|isn['’]?t|wasn['’]?t|aren['’]?t|weren['’]?t|instead of|rather than|used to|sold|wrong"
    r"|was going to|were going to|(?:was|were) (?:only|just)|(?:is|are) gone|wanted|previous(?:ly)?|formerly"
    r"|not any ?more|cannot"
    r"|can['’]?t|i (?:said"
    r"|told (?:you|u)))\b"
    r"|\b(?:n[aã]o|nunca|em vez d\w+|ao inv[eé]s d\w+|vend(?:i|emos|eu)|deix(?:ei|[aá]mos|ou)|antes|antig\w+"
    r"|estava para|errad[oa]|engano|queria(?:m|mos)?|n (?:d[aá]|[eé]|tem|tenho|vou|posso|faço|uso)|se despediu"
    r"|despediu-se|eu disse(?:-(?:lhe|te))?|(?:te |lhe )?(?:disse(?:-lhe|-te)?|falei)"
    r" que)\b"
    r"|不是|不做|不干|不再|不要|别|没有|不在|卖了|以前|之前|原来|本来|原本|先前|过去|取消|想要|退了|退休了|离开了|而不是|戒|停了|走了",
    re.IGNORECASE,
)
_CORRECTS: Final = re.compile(
    r"\b(?:wrong(?:ly)?|mistaken?|mistook|mixed up|correct(?:ion|ing)|emend\w+|corre[cç]\w+|corrig\w+|engan\w+"
    r"|errad[oa]|afinal)\b"
    r"|更正|纠正|[记说写弄搞][错錯]|其实是|其實是",
    re.IGNORECASE,
)
_RETOLD: Final = re.compile(
    r"\b(?:i|we) (?:said|told|wrote|put|called)\b|\b(?:disse|dissemos|falei|escrevi)\b"
    r"|[我俺](?:们)?[^，,。]{0,6}[说說写寫讲]"
    r"(?![错錯])",
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


def corrects(words: str) -> bool:
    """Tell whether words put right what was told before.

    >>> corrects("i told you the 14th, wrong, it's the 19th"), corrects("We meet on the 19th.")
    (True, False)
    """
    return bool(_CORRECTS.search(words))


def tells_again(words: str) -> bool:
    """Tell whether words say what was said before: in a correction, that is what was wrong.

    >>> tells_again("i told you the 14th"), tells_again("上个月我说种了十二种"), tells_again("it's the 19th")
    (True, True, False)
    """
    return bool(_RETOLD.search(words))


def asks_of_end(question: str) -> bool:
    """Tell whether a question is about what is not, or no longer, so."""
    return bool(_ASKS_OVER.search(question))
