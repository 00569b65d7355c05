"""The words with which Portuguese says when, in Portugal and in Brazil, with or without accents."""

import re

from reverie.text.dates.hints import Hints, table
from reverie.text.dates.parts import Part
from reverie.text.dates.relative import Unit
from reverie.text.dates.tense import TenseMarks

MONTHS = {
    name: number
    for number, name in enumerate(
        ("jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"), 1
    )
}
FULL_MONTH = (
    r"(?P<month>janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro"
    r"|novembro|dezembro)\b"
)
MONTH = (
    r"(?P<month>janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro"
    r"|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\b(?:\.(?=[ ]?(?:de[ ])?\d))?"
)
"""Any month; its first three letters are the key. Short forms are words too ("mar", "out"): only beside a number."""
WEEKDAYS = {"seg": 0, "ter": 1, "qua": 2, "qui": 3, "sex": 4, "sab": 5, "sáb": 5, "dom": 6}
WEEKDAY = r"(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:[- ]feira)?|s[áa]bado|domingo"
NUMBERS: dict[str, float] = {
    "um": 1,
    "uma": 1,
    "dois": 2,
    "duas": 2,
    "um par de": 2,
    "três": 3,
    "tres": 3,
    "quatro": 4,
    "cinco": 5,
    "seis": 6,
    "sete": 7,
    "oito": 8,
    "nove": 9,
    "dez": 10,
    "onze": 11,
    "doze": 12,
    "treze": 13,
    "quinze": 15,
    "vinte": 20,
    "trinta": 30,
    "meio": 0.5,
    "meia": 0.5,
}
NUMBER = (
    r"(?P<count>\d{1,3}|um[ ]par[ ]de|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze"
    r"|doze|treze|quinze"
    r"|vinte|trinta|mei[oa])"
)
UNITS: dict[str, Unit] = {"min": "minute", "hor": "hour", "dia": "day", "sem": "week", "mês": "month", "mes": "month"}
UNITS |= {"ano": "year", "fim": "weekend", "fin": "weekend", "tri": "quarter"}
UNIT = r"(?P<unit>minutos?|horas?|dias?|semanas?|m[êe]s(?:es)?|trimestres?|anos?|fins?[ ]de[ ]semana)\b"
PARTS: dict[str, Part] = {
    "início": "early",
    "inicio": "early",
    "começo": "early",
    "comeco": "early",
    "princípio": "early",
    "meados": "mid",
    "meio": "mid",
    "finais": "late",
    "fim": "end",
    "final": "end",
}
PART = (
    r"(?:(?:o[ ]+)?(?P<part>in[íi]cio|come[çc]o|princ[íi]pio|meados|meio|finais|fim"
    r"|final)[ ]+(?:d[oa]s?[ ]+"
    r"|de[ ]+(?!semana)|d(?=est)))?"
)
SEASONS = {"primavera": 0, "verão": 1, "verao": 1, "outono": 2, "inverno": 3}
HOLIDAYS = {
    "véspera de natal": (12, 24),
    "dia de natal": (12, 25),
    "natal": (12, 25),
    "véspera de ano novo": (12, 31),
    "réveillon": (12, 31),
    "reveillon": (12, 31),
    "passagem de ano": (12, 31),
    "dia de ano novo": (1, 1),
    "ano novo": (1, 1),
}
FIXED = {
    "hoje": 0,
    "hj": 0,
    "esta manhã": 0,
    "esta tarde": 0,
    "esta noite": 0,
    "hoje à noite": 0,
    "ontem": -1,
    "ontem à noite": -1,
    "anteontem": -2,
    "antes de ontem": -2,
    "trasanteontem": -3,
    "amanhã": 1,
    "amanha": 1,
    "depois de amanhã": 2,
    "depois de amanha": 2,
}
MARKS = TenseMarks(
    future=re.compile(
        r"\b(?:vou|vais|vai|vamos|v[ãa]o|irei|ir[áa]|pr[óo]xim[oa]s?|q(?:ue)?[ ]vem|amanh[ãa]|preciso"
        r"|precisamos|tenho[ ](?:de|que)"
        r"|temos[ ](?:de|que)|tem[ ]que|quero|queremos|pretendo|devo|prazo|marcad[oa]s?|agendad[oa]s?"
        r"|previst[oa]s?|espero"
        r"|lembr[ae](?:-me)?|planeio|planejo|tenciono|\w{3,}(?:arei|erei|irei|arão|erão|irão|ará|erá"
        r"|irá)|será|serão|terei|terá)\b",
        re.IGNORECASE,
    ),
    past=re.compile(
        r"\b(?:fui|foi|fomos|foram|fiz|fez|fizemos|fizeram|estive|esteve|estivemos|tive|teve|tivemos"
        r"|era|eram|estava|estavam"
        r"|tinha|vim|veio|viemos|vieram|disse|dissemos|trouxe|pus|p[ôo]s|pude|soube|quis|vi|viu|li|ia"
        r"|iam|fazia|havia|vivia"
        r"|dei|deu|demos|ontem|anteontem|passad[oa]s?|atr[áa]s|[úu]ltim[oa]|nasci"
        r"|(?!vamos|estamos|temos)\w{3,}[áa]mos|\w{3,}(?:aram|eram|iram|avam?)|\w{3,}ei|(?!sou\b|vou\b"
        r"|estou\b|dou\b)\w{2,}ou"
        r"|(?!meu\b|teu\b|seu\b)\w{2,}eu|\w{2,}iu|\w{2,}[íi]mos|\w{2,}[aeiáéí]mo-nos)\b",
        re.IGNORECASE,
    ),
    arranged=re.compile(
        r"\b(?:disse|falei|contei|escrevi|mencionei)(?:-[a-z]+)*[ ][^,;.]{0,60}?\b(?:é|são) (?:n[oa]s?|em|a|dia)\b"
        r"|\b(?:reservei|reservámos|marquei|marcámos|combinei|combinámos|combinamos|inscrevi|inscreveu|adiei|adiou|adiámos"
        r"|agendei|agendámos|convidou|convidaram|comprei[ ]bilhetes?)\b",
        re.IGNORECASE,
    ),
    planned=re.compile(
        r"\b(?:é|são|está|estão|começa|come[çc]am|abre|sai|parte|chega|tenho|temos|tem|acaba|termina"
        r"|encontro|reunimos)\b",
        re.IGNORECASE,
    ),
    since=re.compile(r"\bdesde\b", re.IGNORECASE),
    clause=re.compile(
        r"[,;:()]|\s[-–—]\s|\b(?:e|mas|porque|quando|enquanto|ent[ãa]o|pois"
        r"|embora)\b",
        re.IGNORECASE,
    ),
)
LASTING = re.compile(
    r"\b(?:t[ôou]u?|tá|moro|vivo|trabalho|estudo|uso|toco|jogo|fa[çc]o|tenho|sou|estou|namoro|conhe[çc]o"
    r"|conhecemo-nos|estamos|somos|temos"
    r"|vivemos|moramos|mora|vive|trabalha|estuda|tem|é|está|estão|vivem|moram|namora|dirijo|conduzo"
    r"|treino|corro|pratico"
    r"|sofro|tomo|não[ ]como|não[ ]bebo|não[ ]fumo)\b",
    re.IGNORECASE,
)
"""A verb in the present beside "há três anos" says that it lasts; one in the past, that it happened then."""
HINTS = Hints(
    table(
        near="hoje hj ontem anteontem trasanteontem amanhã amanha manhã tarde noite",
        unit="minuto minutos hora horas dia dias semana semanas mês mes meses trimestre trimestres ano anos",
        month="janeiro fevereiro março marco abril maio junho julho agosto setembro outubro novembro dezembro"
        " jan fev mar abr mai jun jul ago set out nov dez",
        weekday="segunda terça terca quarta quinta sexta sábado sabado domingo segundas terças quartas quintas sextas"
        " sábados domingos",
        season="primavera verão verao outono inverno",
        feast="natal réveillon reveillon passagem ano",
        digit="primeiro dia anos década decada",
    ),
    {},
)
BEFORE = re.compile(
    r"(?:\b(?:(?P<since>desde|a[ ]partir)(?=[ ])|(?P<until>at[ée])|(?P<by>antes|para)|(?P<on>em"
    r"|n[oa]s?|num|numa|durante|a(?=[ ]+\Z)))"
    r"(?:[ ]+(?:d?[eoa]s?|ao?|à|n[oa]|em))?(?:[ ]+o|[ ]+a)?(?:[ ]+dia)?[ ]+)\Z",
    re.IGNORECASE,
)
DEADLINE = re.compile(
    r"\b(?:entreg\w+|envi\w+|pag\w+|acab\w+|termin\w+|prazo|preciso|tenho[ ](?:de|que)|temos[ ](?:de"
    r"|que)|tem[ ](?:de|que)|deve"
    r"|pront[oa]s?|responder|decidir|inscri\w+)\b",
    re.IGNORECASE,
)
