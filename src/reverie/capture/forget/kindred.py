"""Private matters and the words that give them away: who says “the medicine” means the message with the 50 mg."""

import re
from collections.abc import Mapping
from typing import Final

KINDS: Final[dict[str, re.Pattern[str]]] = {
    name: re.compile(pattern, re.IGNORECASE)
    for name, pattern in {
        "debt": r"\b(?:loans?|lend|lent|borrow(?:ed|ing)?|owe[ds]?|owing|debts?|repay|d[ií]vidas?|empr[eé]stimos?|"
        r"empresta\w*"
        r"|emprestei|dev(?:o|es|e|em|ia|iam|endo)(?:-\w+)?|a dever|pedi emprestado|endividad\w+|fiado|calote|em "
        r"atraso|atrasad[oa]s?)\b|借|欠|贷款|债|还钱",
        "medicine": r"\b(?:medicines?|medication|meds|pills?|tablets?|prescri\w+|rem[eé]dios?|medicamentos?|"
        r"medica[cç][aã]o"
        r"|comprimidos?|p[ií]lulas?|receitou|antibi[oó]ti\w+|insulina?|paracetamol|aspirina?"
        r"|\w{2,}(?:prill?|sartana?|prazole?|statina?s?|olol|zepam|zolam|oxetina?e?|tralina?e?|alopram|mycin|micina|"
        r"cill?ina?"
        r"|profeno?|formina?|dipin[eo]|gliptina?|triptana?|parina?|xabana?|tiroxina?|thyroxine|quetiapina?e?|"
        r"fenidato)|\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|miligramas|milligrams))\b|药|毫克|片剂|[半一二两三\d]片|开了.{2,6}片",
        "test": r"\b(?:check-?ups?|test results?|blood tests?|lab results?|scans?|biops\w+|diagnos\w+|exames?|"
        r"an[aá]lises"
        r"|bi[oó]psias?|diagn[oó]sticos?|resultados? d[oa]s? \w+)\b|体检|化验|诊断|活检|结节|确诊",
        "pay": r"\b(?:salar(?:y|ies)|pay(?:check|slip)?|wages?|(?:an?|my|h(?:is|er)|the|pay|our|their) raise"
        r"|earn(?:s|ed|ing)?|\d+k|bonus|sal[aá]rios?|"
        r"ordenados?"
        r"|ganho|recebo|aumento|bónus)\b|工资|薪水|月薪|年薪|奖金|加薪",
        "interview": r"\b(?:interviews?|interviewed|applied|job offers?|entrevistas?|candidat\w+|proposta)\b"
        r"|面试|应聘|录取",
        "therapy": r"\b(?:therap\w+|counsel\w+|psycholog\w+|psychiatr\w+|terapia|terapeuta|psic[oó]log\w+|psiquiatra)\b"
        r"|心理医生|心理咨询|治疗师|咨询师",
        "pregnancy": r"\b(?:pregnan\w+|expecting|due date|miscarriage|gr[aá]vida|gravidez"
        r"|aborto)\b|怀孕|孕|预产期|流产",
        "breakup": r"\b(?:break-?up|broke up|divorce[ds]?|separat(?:ed|ion)|my ex|div[oó]rcio|divorci\w+|separa\w+"
        r"|acab(?:ei|ámos|amos) com|terminei com|meu ex|minha ex)\b|分手|离婚|前任|前男友|前女友",
        "quarrel": r"\b(?:quarrel\w*|argu(?:ed|ment|ments|ing)|fell out|row with|brig(?:a|as|uei|ou|ámos|amos|ado|ando)"
        r"|discuti|discutimos|discuss(?:ão|ões)|zang(?:a|uei|ou|ad[oa]|ámos))\b|吵架|吵了|争吵|闹翻",
    }.items()
}
"""What matters of these kinds are called, and the words with which people speak of them, in three languages."""


LIKELY: Final[dict[str, re.Pattern[str]]] = {
    **KINDS,
    **{
        name: re.compile(pattern, re.IGNORECASE)
        for name, pattern in {
            "medicine": KINDS["medicine"].pattern + r"|[半一二两三\d]片",
            "debt": r"\b(?:loans?|lend|lent|borrow(?:ed|ing)?|owe[ds]?|owing|debts?|repay|d[ií]vidas?|empr[eé]st\w+"
            r"|endividad\w+|fiado|calote|a dever|dev(?:o|es?|em|ia|iam|endo)(?:-\w+)? (?:ao?s? |n[oa] |r\$ ?)?\d\S*)\b"
            r"|借|欠|贷款|债",
            "weight": r"\b(?:weigh(?:s|ed|t|ing)?|pounds overweight|\d+(?:[.,]\d+)?\s?(?:kg|kilos?|quilos?|lbs?"
            r"|pounds|stone)|peso"
            r"|pes(?:o|ava|ei)|balan[cç]a)\b|体重|\d\s?(?:斤|公斤|kg)",
            "illness": r"\b(?:illness(?:es)?|ill|disease|sick(?:ness)?|diagnos\w+|cancer|tumou?r|depress\w+|anxiety"
            r"|hiv|stroke"
            r"|parkinson\S*|alzheimer\S*|dementia|hepatitis|doen[cç]as?|doente|cancro|c[aâ]ncer|tumor|depress[aã]o|ansiedade)\b"
            r"|病|癌|肿瘤|抑郁|焦虑|确诊",
            "password": r"\b(?:passwords?|passcodes?|pin|door codes?|senhas?|palavras?-passe"
            r"|c[oó]digo d[aoe]\w* \w+)\b|密码|口令",
            "love": r"\b(?:crush|affair|in love|fell for|dating|kissed|cheat(?:ed|ing)?|a fim d[aoe]|apaixon\w+"
            r"|namor\w+|paix[aã]o"
            r"|beij\w+|tra[ií]\w+|caso com)\b|暗恋|喜欢上|约会|出轨|外遇|表白",
            "court": r"\b(?:court|lawsuit|sued?|suing|processo|tribunal|advogad[oa]|ju[ií]z)\b"
            r"|官司|起诉|法院|律师",
            "drink": r"\b(?:drunk|drinking (?:problem|again|too much)|alcohol\w*|sober|relaps\w+|rehab|bebedeiras?"
            r"|beber (?:demais|muito)|[aá]lcool"
            r"|b[eê]bad[oa]|reca[ií]da)\b"
            r"|喝酒|酗酒|戒酒|醉",
        }.items()
    },
}
"""The same more loosely, and more kinds: too many messages speak so to take them all."""

_NAMED: Final = {
    "debt": re.compile(r"\b(?:money|cash|dinheiro|grana)\b|[钱款]", re.IGNORECASE),
    "illness": re.compile(
        r"\b(?:health(?! (?:insurance|cent|care|club|food|visitor))|medical (?:condition|issue)"
        r"|(?<!plano de )(?<!centro de )sa[uú]de)\b|健康|身[体體](?!乳|霜)",
        re.IGNORECASE,
    ),
    "love": re.compile(r"\b(?:love life|relationship|namoro|vida amorosa)\b|感情|恋爱", re.IGNORECASE),
}
"""What a matter is called by those who want it forgotten, though it is not told so."""


def kind_of(words: str, kinds: Mapping[str, re.Pattern[str]] = KINDS) -> str:
    """Return the kind of private matter that words name; empty for any other.

    >>> kind_of("o remédio"), kind_of("the credit union loan"), kind_of("借钱"), kind_of("the goats")
    ('medicine', 'debt', 'debt', '')
    """
    named = kinds if kinds is KINDS else {**kinds, **_NAMED}
    return next((name for name, pattern in named.items() if pattern.search(words) or kinds[name].search(words)), "")


def speaks_of(kind: str, text: str, kinds: Mapping[str, re.Pattern[str]] = KINDS) -> bool:
    """Tell whether a text speaks of a matter of a kind.

    >>> speaks_of("medicine", "ando a tomar ramipril"), speaks_of("debt", "I lent him 300"), speaks_of("", "x")
    (True, True, False)
    """
    return bool(kind) and kinds[kind].search(text) is not None
