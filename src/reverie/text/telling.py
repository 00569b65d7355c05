"""Whether a sentence tells something: neither asks, supposes, requests, jokes, greets nor plays a part."""

import re
from typing import Final

from reverie.text.grammars import GRAMMARS, grammar_for

_PART: Final = re.compile(
    r"\b(?:pretend|role-?play|act as|imagine|once upon a time|my character|finge|finja|faz de conta|era uma vez"
    r"|minha personagem)\b|假装|扮演|想象你|从前有",
    re.IGNORECASE,
)
_ASKING_FOR_MORE: Final = re.compile(
    r"^\W*(?:ok|okay|now|so|and|then|agora|e|ent[aã]o)?\W*(?:what|how|why|who|where|when|which|whats|hows|qual|como|"
    r"onde|quem"
    r"|porqu[eê])\b",
    re.IGNORECASE,
)
_QUOTATION: Final = re.compile(
    r"\"[^\"]{40,}\"|“[^”]{40,}”|«[^»]{40,}»|「[^」]{15,}」|“[^”]{15,}”|【[^】]{15,}】", re.DOTALL
)
_FIRST: Final = re.compile(
    r"\b(?:i|i'm|im|i've|ive|i'd|id|i'll|me|my|mine|myself|we|we're|us|our|ours|eu|me|mim|meus?|minhas?|nós|nos|nossos?"
    r"|nossas?|a gente|comigo|connosco|conosco)\b|[我俺咱]|本人",
    re.IGNORECASE,
)
_PAST: Final = re.compile(
    r"(?<!am )(?<!is )(?<!are )(?<!get )(?<!got )(?<!'m )(?<!'re )\bused to\b|\bback then\b"
    r"|\bcostumava\w*\b|\bantigamente\b|\bdantes\b|以前|曾经|过去",
    re.IGNORECASE,
)
_WISHES: Final = re.compile(
    r"(?<!不)(?<!没)(?:想(?:过)?(?:要|再|去|先)?(?:买|换|养|租|学|搬|开|养|装|考|报|找)|在看|看中|看上了|考虑(?:过)?(?:买|换|养|租|学|搬|要)|打算(?:买|换|养|租))"
)
_GOT_IT: Final = re.compile(r"(?:买|换|养|租|学|搬|开|装|考|报|定|订)(?:了|好了|到了|下了|下来)|已经|终于")
_OTHER: Final = re.compile(
    r"\b(?:he|he's|hes|she|she's|shes|they|they're|theyre|him|her|his|their|them|ele|ela|eles|elas|dele|dela|deles|"
    r"delas"
    r"|lhe|lhes)\b|[他她它]",
    re.IGNORECASE,
)


def tells(sentence: str, language: str) -> bool:
    """Tell whether a sentence states something, in a language with a grammar; a question or a what-if does not.

    >>> tells("Got him from the rescue in Tuam.", "en"), tells("If I moved to Bergen, what would it cost?", "en")
    (True, False)
    >>> tells("E se eu morasse em Bergen?", "pt"), tells("帮我写一封邮件", "zh")
    (False, False)
    """
    if _PART.search(sentence) or _ASKING_FOR_MORE.match(sentence) or sentence.rstrip().endswith(("?", "？")):
        return False
    return (grammar_for(language) or GRAMMARS["en"]).states(sentence)


_ASKS_CHINESE: Final = re.compile(r"[吗嗎呢么麼][\s。~～]*$")
_BESIDE_QUESTION: Final = re.compile(r"^.{12,}?[,，;；]\s*\S|^.{12,}? (?:and|so|but|e|mas|ent[aã]o) ", re.IGNORECASE)


def only_asks(sentence: str) -> bool:
    """Tell whether a sentence asks, or plays a part, and tells nothing beside it.

    >>> only_asks("What would Bergen cost?"), only_asks("my rent here in Leith goes up to 980, can he do that?")
    (True, False)
    >>> only_asks("小雨在成都当幼儿园老师"), only_asks("这样可以吗")
    (False, True)
    """
    if _PART.search(sentence) or _ASKING_FOR_MORE.match(sentence):
        return True
    asks = sentence.rstrip().endswith(("?", "？")) or _ASKS_CHINESE.search(sentence) is not None
    return asks and not _BESIDE_QUESTION.match(sentence)


def is_of_wishes(words: str) -> bool:
    """Tell whether words speak of what somebody only thinks of having or doing.

    >>> is_of_wishes("想买一台二手钢琴"), is_of_wishes("买了一台二手钢琴")
    (True, False)
    """
    return bool(_WISHES.search(words)) and not _GOT_IT.search(words)


def is_of_past(words: str) -> bool:
    """Tell whether words speak of what was once and is no more.

    >>> is_of_past("i used to want meetings before 11, thats over"), is_of_past("I am used to it")
    (True, False)
    """
    return bool(_PAST.search(words))


_PLANNED = re.compile(
    r"\b(?:think(?:s|ing) (?:of|about)|consider(?:s|ing)|wants? to|would like to|(?:plans?|hopes?|intends?|is going) to"
    r"|(?:est[áa] )?(?:a pensar|pensando)|pens(?:a|ou)(?: em| at[ée] em)?|quer(?:ia)?|gosta(?:va|ria) de|adora(?:va|"
    r"ria)|pretende|tenciona"
    r"|plane(?:ia|ja)|pondera|hesita|sonha|vai|ia)\b|想|打算|考虑|计划|犹豫",
    re.IGNORECASE,
)
_DID: Final = re.compile(
    r"\bdid (?:i|we) (?:\w+ )?(?:buy|choose|pick|hire|sell|rent|adopt|order|book)\b|\b(?:comprei|escolhi|vendi|"
    r"contratei|aluguei"
    r"|adot[eé]i|encomendei|assinei|acabei (?:por )?(?:compr|escolh|fic|lev)\w+)\b|[买选卖租]了",
    re.IGNORECASE,
)


def is_only_planned(words: str, question: str) -> bool:
    """Tell whether a question asks what was done and words tell only what is thought of, wanted or still to come.

    >>> is_only_planned("Ada is thinking of buying a van.", "Which van did I buy?")
    True
    >>> is_only_planned("Ada bought a van.", "Which van did I buy?")
    False
    """
    return bool(_DID.search(question)) and bool(_PLANNED.search(words)) and not _DONE.search(words)


_DONE: Final = re.compile(
    r"\b(?:bought|chose|picked|hired|sold|rented|adopted|ordered|booked|went with|comprou|escolheu|vendeu|contratou|"
    r"alugou|ficou"
    r"|levou|adotou|encomendou|assinou|decidiu|decidiu-se|peguei|comprei|escolhi|fiquei|acab(?:ou|ei))\b|买了|选了|卖了|租了|"
    r"决定",
    re.IGNORECASE,
)


def quoted_ranges(text: str) -> tuple[tuple[int, int], ...]:
    """Return where long quotations stand: somebody else's words, or a text handed over.

    >>> quoted_ranges('She wrote "I live in Moycullen now, so it is the far side for me." and left.')
    ((10, 66),)
    """
    return tuple(match.span() for match in _QUOTATION.finditer(text))


_ENDED: Final = re.compile(r"不(?:再)?(?:做|当|干|开|在|住|养|教|带|骑|弹|學|学|當|幹|開|養|帶|騎|彈)[^，,。]{0,10}了")


def is_of_end(words: str) -> bool:
    """Tell whether words say only, in Chinese, that somebody no longer does something: not what came after.

    >>> is_of_end("小雨不做月嫂了。"), is_of_end("小雨在夜市卖臭豆腐。")
    (True, False)
    """
    return bool(_ENDED.search(words)) and not re.search(r"[，,]", words)


def is_of_me(words: str) -> bool:
    """Tell whether words name the one who says them.

    >>> is_of_me("where do i live"), is_of_me("when is marama due")
    (True, False)
    """
    return bool(_FIRST.search(words))


def is_of_others(words: str) -> bool:
    """Tell whether words speak of somebody else and not of the one who says them.

    >>> is_of_others("she's the alto beside us"), is_of_others("shes a radiographer"), is_of_others("Moro no Porto.")
    (False, True, False)
    """
    return bool(_OTHER.search(words)) and not _FIRST.search(words)


_SUPPOSES: Final = re.compile(
    r"\b(?:what|and) if\b|\bif (?:i|we) (?:were|was|did|had|could|ever|\w+ed|took|went|got|left|quit|sold|bought)\b"
    r"|\b(?:suppose|supposing|imagine (?:if|i|we)|wondering|tempted to|dream(?:ing)? of)\b"
    r"|\b(?:e )?se (?:(?:eu|n[oó]s|a gente) )?(?:fosse|tivesse|estivesse|pudesse|\w{3,}(?:[aei]sse|[aá]ssemos))\b"
    r"|\b(?:imagina se|sonho em|quem me dera|tava pensando em|estava a pensar em)\b"
    r"|\b(?:thought (?:about|of)|was thinking (?:of|about)|considered|toyed with)\b"
    r"|\b(?:ainda |j[aá] |at[eé] )?(?:pensei|pens[aá]mos|pensava) em\b"
    r"|考虑过|想过|要是|如果|假如|倘若|万一|假设",
    re.IGNORECASE,
)


def supposes(words: str) -> bool:
    """Tell whether words suppose something that is not so.

    >>> supposes("what if i did a phd after all?"), supposes("E se eu mudasse para Braga?"), supposes("I moved.")
    (True, True, False)
    """
    return bool(_SUPPOSES.search(words))
