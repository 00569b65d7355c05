"""Kinds of values that a question asks for, and whether a text holds one: a weekday, an hour, a sum, a colour."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from reverie.text.words.traditional import fold

_I: Final = re.IGNORECASE
_COLOURS: Final = (
    r"\b(?:red|blue|green|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y|silver|gold(?:en)?|beige|cream|navy"
    r"|teal|turquoise|maroon|burgundy|copper|charcoal|lilac|mustard|ivory|bronze"
    r"|vermelh[oa]|azul|verde|amarel[oa]|laranja|rox[oa]|lilás|rosa|castanh[oa]|marrom|pret[oa]|branc[oa]|cinzent[oa]"
    r"|cinza|pratead[oa]|dourad[oa]|bege|creme|bordô|violeta|turquesa)s?\b"
    r"|[红蓝绿黄橙紫粉棕黑白灰银金褐青]色?"
)
_WEEKDAYS: Final = (
    r"\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tues?|weds?|thurs?|fri|sat|sun)s?\b|\bweekends?\b"
    r"|\b(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)s?\b|\bfins? de semana\b"
    r"|(?:星期|礼拜|週|周)[一二三四五六日天末]|[一二三四五六]{2,3}(?=[去上有练跑的])"
)
_DAYS: Final = (
    rf"{_WEEKDAYS}|\d{{4}}-\d\d|\b\d{{1,2}}(?:st|nd|rd|th)?\b|\b(?:january|february|march|april|may|june|july|august"
    r"|september|october|november|december|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro"
    r"|novembro|dezembro|tomorrow|today|yesterday|amanhã|hoje|ontem)\b|[一二三四五六七八九十\d]+[月日号]|[昨今明]天"
)
_NUMBER: Final = (
    r"\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty"
    r"|hundred|thousand|half|um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte"
    r"|trinta|quarenta|cinquenta|cem|cento|mil|mei[oa])\b|[一二两三四五六七八九十百千万半]"
)
_MONEY: Final = (
    r"[€$£¥]|\b(?:R|CA|US|NZ|A)\$|\bR\d|\b\d[\d.,]* ?(?:k|mil|euros?|reais|real|dollars?|pounds?|bucks|quid"
    r"|cents|rand|eur|usd)\b"
    r"|(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d{2,}(?![\d:h%-]| ?(?:years?|yrs?|anos|km|kg|cm|mm|min|minutes?|hours?"
    r"|am|pm)\b)"
    r"|\b(?:hundred|thousand|mil|cem|duzentos|trezentos|quinhentos)\b|\d+ ?(?:块|元|万|千)"
    r"|[一二两兩三四五六七八九十百千万]+(?:块|塊|元|百|千|万|萬)[一二两兩三四五六七八九]?"
)
_HOURS: Final = (
    r"\b\d{1,2}[:.h]\d\d\b|\b\d{1,2} ?(?:am|pm|a\.m|p\.m|h|horas|o'clock|oclock)\b|\b(?:at|by|til|until|around|às|as|à|"
    r"pelas|after|from|to|now) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|uma|duas|três"
    r"|quatro|cinco|seis|sete|oito|nove|dez|onze)\b|\b(?:noon|midnight|meio-dia|meia-noite|half past|quarter)\b"
    r"|[\d一二两三四五六七八九十]+点|\d{1,2}:\d\d|中午|半夜"
)


@dataclass(frozen=True, slots=True)
class AnswerType:
    """A kind of value: its name, how it is asked for, and what it looks like."""

    name: str
    asked: re.Pattern[str]
    held: re.Pattern[str]


TYPES: Final = (
    AnswerType(
        "weekday",
        re.compile(
            r"\b(?:which|what) (?:week ?day|evenings?|nights?|mornings?|afternoons?|days? of the week)\b"
            r"|\b(?:que|qual|quais|quantos) dias? da semana\b|\bque (?:noite|manhã|tarde)s?\b"
            r"|(?:星期|礼拜|週|周)几",
            _I,
        ),
        re.compile(_WEEKDAYS, _I),
    ),
    AnswerType(
        "day",
        re.compile(
            r"\b(?:which|what) (?:days?|dates?)\b|\b(?:que|qual|quais) (?:é |o |a )?(?:dias?|data)\b|哪一?天|几号", _I
        ),
        re.compile(_DAYS, _I),
    ),
    AnswerType(
        "hour",
        re.compile(r"\b(?:what|which) time\b(?! of (?:year|day))|\bwhat hour\b|\bque horas?\b|几点", _I),
        re.compile(_HOURS, _I),
    ),
    AnswerType(
        "money",
        re.compile(
            r"\bhow much (?:money|cash)\b|\bhow much (?:do|does|did|is|was|will|would|am|are|were)\b.{0,40}"
            r"\b(?:cost|pay|paid|charge|earn|owe|rent|fee|price|worth|spend|lend|borrow)\b"
            r"|\b(?:what|which) (?:sum|price|fee|rent)\b"
            r"|\bwhat (?:do|does|did) .{1,25} (?:charge|cost|pay|owe)\b"
            r"|\b(?:por quanto(?! tempo)|que quantia|que valor|quanto (?:é que )?(?:eu |o |a |me )*(?:pag\w+"
            r"|cust\w+|cobr\w+"
            r"|dev\w+|ganh\w+|gast\w+|emprest\w+))\b|多少钱|多少錢|几块钱|几块|收多少|房租多少|什么价",
            _I,
        ),
        re.compile(_MONEY, _I),
    ),
    AnswerType(
        "temperature",
        re.compile(
            r"\b(?:what|which) temperatures?\b|\bhow (?:hot|cold)\b"
            r"|\b(?:que|qual|quantos) (?:é )?(?:a )?(?:temperatura|graus)\b"
            r"|(?:多少|几)度",
            _I,
        ),
        re.compile(r"\d ?(?:°|º|degrees?|deg\b|graus|[cf]\b)|[\d一二三四五六七八九十百] ?[度℃]", _I),
    ),
    AnswerType(
        "amount",
        re.compile(
            r"\bhow (?:much|many|long|old|far|tall|big|often)\b(?! (?:sense|fun))"
            r"|\b(?:(?:por |a |de )?quant[oa]s?|que (?:idade|tamanho|altura))\b"
            r"|\b(?:what|which) (?:[\w'’]+ ){0,2}(?:dose|dosage|mileage|weight|height|percentage"
            r"|temperature|length|width|capacity|age|distance|amount|quantity)\b"
            r"|\b(?:qual|quais|que) (?:é |era |foi |são )?(?:[oa]s? )?(?:minha |meu |sua |seu )?(?:dose|dosagem"
            r"|quilometragem|peso|altura|taxa|percentagem|porcentagem|temperatura|idade|dist[âa]ncia|n[úu]mero)\b"
            r"|多少|几(?:个|次|岁|年|天|只|块|分|小时|斤|口|公斤|毫克|码|号|度|公里)|多久|多大|多高|多重|多宽|剂量|尾号|号码",
            _I,
        ),
        re.compile(_NUMBER, _I),
    ),
    AnswerType(
        "colour",
        re.compile(r"\b(?:what|which) colou?rs?\b|\b(?:que|qual a) cor(?:es)?\b|什么颜色|啥颜色|哪种颜色", _I),
        re.compile(_COLOURS, _I),
    ),
    AnswerType(
        "year",
        re.compile(
            r"\b(?:what|which) year\b|\bwhat(?: is| was|['’]s) the (?:model )?year\b"
            r"|\b(?:que|qual(?: é| era| foi)?(?: o)?) ano\b|哪(?:一)?年|几几年",
            _I,
        ),
        re.compile(r"\b(?:19|20)\d\d\b|\d\d年|[今去前明]年|\b(?:last|this|next) year\b|\bano passado\b", _I),
    ),
)


@lru_cache(maxsize=64)  # asked of every candidate of a question
def asked_type(question: str) -> AnswerType | None:
    """Return the kind of value that a question asks for; None where any words may answer.

    >>> asked_type("On which evening does my choir meet?").name, asked_type("Who leads the choir?")
    ('weekday', None)
    """
    folded = fold(question)
    return next((one for one in TYPES if one.asked.search(folded)), None)


_NAME_ASKED: Final = re.compile(
    r"\bname of\b|\bnames?\?|\b(?:called|named)\b|'s (?:full |first |last )?name\b"
    r"|(?<!\bem meu )(?<!\bno meu )\bnome\b|\bchama(?:m|va)?\b",
    _I,
)
_CALLED: Final = re.compile(r"\b(?:is|are|was) (?:called|named)\b|\bchama-?(?:se|m-se)?\b", _I)
_CAPITAL: Final = re.compile(r"\b[A-ZÀ-ÖØ-Þ][\w'’-]+")
_NAME_ASKED_ZH: Final = re.compile(r"叫什[么麼]|叫啥|姓什[么麼]|姓啥|名字")
_NAMED_ZH: Final = re.compile(
    r"叫|姓|名字|名叫|是[^的，。]{1,4}(?:[，。]|$)|[老小阿][\u4e00-\u9fff]|[\u4e00-\u9fff](?:老师|老師|医生|醫師|师傅|師傅)"
)


def lacks_value(question: str, text: str, own_names: Sequence[str] = ()) -> bool:
    """Tell whether a text holds no value of the kind that a question asks for.

    Args:
        question: As asked.
        text: What may answer it.
        own_names: Names of the one who asks, which answer no question after a name.

    >>> lacks_value("On which evening does my choir meet?", "The choir has changed its evening.")
    True
    >>> lacks_value("On which evening does my choir meet?", "We sing on Wednesdays.")
    False
    """
    kind = asked_type(question)
    if kind is not None:
        return not kind.held.search(fold(text))
    if _NAME_ASKED_ZH.search(question):
        return not _NAMED_ZH.search(text)
    if not _NAME_ASKED.search(question) or _CALLED.search(text):
        return False
    known = f"{question} {' '.join(own_names)}".casefold()
    return all(name.casefold().removesuffix("'s") in known for name in _CAPITAL.findall(text))


CERTAIN: Final = frozenset({"weekday", "money", "colour", "year"})


def must_hold(question: str) -> bool:
    """Tell whether only what holds the value may answer: a name, a weekday, a sum, a colour, a year.

    >>> must_hold("What is the name of Ana's husband?"), must_hold("How long is the drive?")
    (True, False)
    """
    kind = asked_type(question)
    if kind is not None:
        return kind.name in CERTAIN
    return bool(_NAME_ASKED.search(question) or _NAME_ASKED_ZH.search(question))


AMOUNTS: Final = frozenset(("price", "rent", "salary", "budget"))
"""Attributes that only a number can be: a sentence without one is no answer, whatever else it shares."""
_NO_FIGURE: Final = re.compile(
    r"\d{4}(?:-\d{2}){1,2}|\d{4}年(?:[\d一二三四五六七八九十]+月)?(?:[\d一二三四五六七八九十]+[日号])?"
    r"|\b(?:19|20)\d{2}\b(?!\s?(?:€|euros?|reais|dollars?|pounds?|yuan|元|块))|第[\d一二三四五六七八九十]+[步次个天]"
    r"|[周星期礼拜]+[一二三四五六]|一(?:直|样|起|下|点|些|般|定|个|只|台|辆|部|家|位|条|张|份|把|间)"
)
_FIGURE: Final = re.compile(
    r"\d|[一二两三四五六七八九十百千万]|\b(?:hundred|thousand|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten"
    r"|five|mil|cem|cento|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|dez|quinze|doze|cinco|oito"
    r"|\w+centos|free|grátis|nada|nothing)\b",
    _I,
)


def holds_number(text: str) -> bool:
    """Tell whether a sentence gives a number that is neither a day, a year nor the place of a step.

    >>> holds_number("起司蛋饼卖52"), holds_number("2025-05-12把车卖了"), holds_number("做法第2步：放盐")
    (True, False, False)
    >>> holds_number("Ada got a van of 2018."), holds_number("Custa quinze euros.")
    (False, True)
    """
    return bool(_FIGURE.search(_NO_FIGURE.sub(" ", text)))
