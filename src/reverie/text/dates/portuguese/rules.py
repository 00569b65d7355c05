"""The shapes of Portuguese words about time, the most telling first."""

import re

from reverie.text.dates import absolute, relative
from reverie.text.dates.mention import Read, Rule, Rules
from reverie.text.dates.portuguese import reading
from reverie.text.dates.portuguese.words import (
    BEFORE,
    DEADLINE,
    FULL_MONTH,
    HINTS,
    MARKS,
    MONTH,
    NUMBER,
    PART,
    UNIT,
    WEEKDAY,
)

_YEAR = r"(?P<year>(?:19|20)\d\d)(?![\w/]|-\d|\.\d)"
_DAY = r"(?P<day>\d{1,2}|primeiro)(?:[.]?[ºo°](?=[ ]))?"
_NEXT = r"(?P<next>[ ]+q(?:ue)?[ ]+vem)|[ ]+(?P<tail>passad[oa]|retrasad[oa]|anterior|seguinte)"
_HEAD = r"(?:(?P<head>pr[óo]xim[oa]|[úu]ltim[oa]|est[ea]|nest[ea]|dest[ea]|pass?ad[oa])[ ]+)?"


_NOUN_AFTER = (
    r"(?![ ]+(?:vez|vaga|parte|filh\w|mão|edição|rodada|etapa|fase|fila|posição|casa|rua|guerra|semana"
    r"|metade|aula|sessão"
    r"|opini[ãa]o|bicicleta|faixa|loja|mensagem|consulta|volta|op[çc][ãa]o|chance|dose|tentativa|opção|língua|temporada|classe|"
    r"divisão|pessoa|linha|página|versão"
    r"|d[oa]s?\b(?! (?:manhã|tarde|noite)))\b)"
)
_RULES: tuple[tuple[str, str, Read], ...] = (
    (
        "year",
        r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)(?P<sep>[-/.])(?P<month>\d{1,2})(?P=sep)(?P<day>\d{1,2})(?![\d/])",
        absolute.iso_day,
    ),
    ("year", r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)-(?P<month>0[1-9]|1[0-2])(?![\d-])", absolute.iso_month),
    (
        "digit month",
        rf"\b(?P<d>(?P<first>\d{{1,2}})[ ]*(?:-|–|[ ]a|[ ]e"
        rf"|[ ]ao?[ ]dia)[ ]*{_DAY}[ ]+de[ ]+{MONTH}(?:,?[ ]+(?:de[ ]+)?{_YEAR})?)",
        reading.days_month,
    ),
    (
        "month",
        rf"(?<![\w.])(?P<d>(?:(?:{WEEKDAY}),?[ ]+)?(?:dia[ ]+)?{_DAY}[ ]+(?:de[ ]+)?{MONTH}(?:,?[ ]+"
        rf"(?:de[ ]+)?{_YEAR})?)",
        reading.day_month,
    ),
    (
        "year month",
        rf"(?<![\w-])(?P<d>{PART}{MONTH}(?:[ ]+de[ ]+|[ /]){_YEAR})",
        lambda match, _frame: reading.cut_of(absolute.in_month(int(match["year"]), reading.month_of(match)), match),
    ),
    (
        "digit",
        r"(?<![\d/.-])(?P<one>\d{1,2})(?P<sep>[/.-])(?P<two>\d{1,2})(?P=sep)(?P<year>(?:19"
        r"|20)\d\d)(?!\d)",
        absolute.day_first,
    ),
    (
        "digit",
        r"\b(?:dia|em|no|ao|at[ée]|desde|de)[ ]+(?:o[ ]+)?(?:dia[ ]+)?(?P<d>(?P<one>\d{1,2})/"
        r"(?P<two>\d{1,2}))(?P<year>)(?![/\d])",
        absolute.day_first,
    ),
    (
        "digit",
        rf"\b(?P<d>dia[ ]+{_DAY}(?:[ ]+d[oe][ ]*{_HEAD}m[êe]s(?:{_NEXT})?|[ ]+(?=dest[ea])dest[ea][ ]+m[êe]s)?)"
        rf"(?![ ]*(?:de[ ]+\w|[/:\d]))",
        reading.month_day,
    ),
    (
        "unit",
        rf"\b(?P<open>h[áa]|faz(?:em)?)[ ]+(?:cerca[ ]de[ ]+|mais[ ]de[ ]+|quase[ ]+|uns[ ]+|umas[ ]+"
        rf"|j[áa][ ]+)?{NUMBER}[ ]+{UNIT}"
        r"(?P<half>[ ]+e[ ]+meio)?(?P<back>[ ]+atr[áa]s)?(?P<that>[ ]+que)?(?P<today>)\b",
        reading.ago,
    ),
    (
        "unit",
        rf"\b(?P<open>tem)[ ]+{NUMBER}[ ]+{UNIT}(?P<half>[ ]+e[ ]+meio)?(?P<back>)(?P<that>[ ]+que)"
        r"(?P<today>)\b",
        reading.ago,
    ),
    (
        "unit",
        rf"\b{NUMBER}[ ]+{UNIT}(?P<half>[ ]+e[ ]+meio)?(?P<open>)(?P<back>[ ]+atr[áa]s)(?P<that>)"
        r"(?P<today>)\b",
        reading.ago,
    ),
    (
        "unit",
        rf"\b(?P<d>(?P<prep>daqui[ ]+a|dentro[ ]+de|em)[ ]+(?:cerca[ ]de[ ]+|exatamente[ ]+"
        rf"|mais[ ]+)?{NUMBER}[ ]+{UNIT})",
        reading.ahead,
    ),
    (
        "unit",
        rf"\b(?:n?[oa]s[ ]+)?(?P<d>(?P<which>[úu]ltim[oa]s|pr[óo]xim[oa]s)[ ]+{NUMBER}[ ]+{UNIT})",
        reading.window,
    ),
    (
        "near",
        r"\b(?:ontem(?:[ ]+(?:à|a)[ ]+noite)?|anteontem|antes[ ]+de[ ]+ontem|trasanteontem"
        r"|depois[ ]+de[ ]+amanh[ãa]|amanh[ãa]"
        r"|hj|hoje(?:[ ]+(?:à|a)[ ]+noite)?|esta[ ]+(?:manhã|tarde|noite))\b",
        reading.fixed,
    ),
    (
        "unit",
        rf"(?<![\w-])(?P<d>{PART}{_HEAD}(?:a[ ]+)?(?P<unit>semana|m[êe]s|trimestre|ano"
        r"|fim[ ]de[ ]semana|final[ ]de[ ]semana)"
        rf"(?:{_NEXT})?)\b(?![ ]+(?:novo|letivo|de[ ]+\d))",
        reading.which_unit,
    ),
    (
        "unit",
        r"\b(?P<d>(?:para|pra|p'ra)[ ]+(?:a[ ]+)?semana)\b(?![ ]+(?:inteira|toda|que|q[ ]|passada|seguinte|"
        r"pr[óo]xima|santa|d[aeo]|em))",
        reading.coming_week,
    ),
    (
        "unit",
        r"\b(?P<d>n?ess[ea][ ]+(?P<unit>semana|m[êe]s|ano))\b",
        reading.that_unit,
    ),
    (
        "unit",
        r"\b(?:no|ao|n?este|durante[ ]o|para[ ]o)[ ]+(?P<d>(?:fim"
        r"|final)[ ]de[ ]semana)\b(?![ ]+(?:passad|que|seguinte|anterior|d[eo]))",
        relative.this_weekend_rule,
    ),
    (
        "weekday",
        rf"\b(?P<skip>(?:tod[oa]s?[ ]+[oa]s?|cada|às|aos|nos|nas|(?<!at[ée][ ])(?:ao|"
        rf"à))[ ]+(?:{WEEKDAY})s?(?:[- ]feiras?)?"
        rf"|(?:{WEEKDAY})[ ]+(?:a|à|até)[ ]+(?:{WEEKDAY})|pela[ ]+(?:{WEEKDAY}))\b"
        rf"|\b(?:(?P<prep>n[oa]|at[ée](?:[ ]+[àao]o?)?|desde(?:[ ]+[oa])?|para(?:[ ]+[oa])?|pr[oa](?:[ ]+a)?"
        r"|antes[ ]+d[eoa]|n?um[ao]?)[ ]+)?"
        rf"(?P<d>{_HEAD}(?P<weekday>(?P<sure>s[áa]bado|domingo|(?:segunda|ter[çc]a|quarta|quinta|sexta)[- ]feira)"
        rf"|segunda|ter[çc]a|quarta|quinta|sexta)(?:{_NEXT})?)\b{_NOUN_AFTER}",
        reading.weekday,
    ),
    (
        "month",
        rf"(?<![\w-])(?P<d>{PART}{_HEAD}{FULL_MONTH}(?:{_NEXT})?)(?P<prep>)(?![ ]*\d|[ ]+de[ ]+\d)",
        reading.bare_month,
    ),
    (
        "month",
        rf"\b(?P<prep>em|desde|at[ée]|de|para|durante|antes[ ]de|a[ ]partir[ ]de|a|e|entre)[ ]+"
        rf"(?P<d>{PART}{_HEAD}{FULL_MONTH}(?:{_NEXT})?)(?![ ]*\d|[ ]+de[ ]+\d)",
        reading.bare_month,
    ),
    (
        "season",
        rf"\b(?P<d>{_HEAD}(?P<season>primavera|ver[ãa]o|outono|inverno)(?:{_NEXT})?(?:[ ]+de[ ]+{_YEAR})?)",
        reading.season,
    ),
    (
        "feast",
        rf"\b(?:no|na|ao?|at[ée](?:[ ]o)?|desde(?:[ ]o)?|antes[ ]do|pelo"
        rf"|para[ ]o)[ ]+(?P<d>{_HEAD}(?P<holiday>v[ée]spera[ ]de[ ](?:natal|ano[ ]novo)"
        rf"|dia[ ]de[ ](?:natal|ano[ ]novo)|natal|r[ée]veillon|passagem[ ]de[ ]ano"
        rf"|ano[ ]novo)(?:{_NEXT})?(?:[ ]+de[ ]+{_YEAR})?)\b",
        reading.holiday,
    ),
    ("year", r"(?<![\d/.-])(?P<d>(?:19|20)\d\d[ ]*[-–][ ]*(?P<last>(?:19|20)\d\d|\d\d))(?![\d/.-])", reading.years),
    (
        "year",
        rf"(?:\b(?:em|desde|at[ée]|de|a|para|antes[ ]de|por[ ]volta[ ]de|entre|e|ano[ ]de|ano)[ ]+|\(|^"
        r"|(?=(?:in[íi]cio|come[çc]o|princ[íi]pio|meados|finais|fim|final)\b))"
        rf"(?P<d>{PART}{_YEAR})(?![ ]*(?:[%€$£:]|mb\b|gb\b|kg\b|km\b|euros|reais|pessoas|palavras"
        r"|passos|horas|linhas|p[áa]ginas|pontos))",
        lambda match, _frame: reading.cut_of(absolute.in_year(int(match["year"])), match),
    ),
    ("digit", r"\b(?P<d>(?:anos|d[ée]cada[ ]de)[ ]+(?P<decade>(?:19|20)\d0|[2-9]0))\b", reading.decade),
)
RULES = Rules(
    hints=HINTS,
    rules=tuple(
        Rule(frozenset(needs.split()), re.compile(pattern, re.IGNORECASE), read) for needs, pattern, read in _RULES
    ),
    marks=MARKS,
    before=BEFORE,
    until_is_by=DEADLINE,
    joint=re.compile(r"[ ]*(?:-|–|—)[ ]*|[ ]+(?:a|ao|à|at[ée]|e)[ ]+(?:(?:o|a)[ ]+)?(?:dia[ ]+)?", re.IGNORECASE),
    strong_joint=re.compile(r"[ ]*(?:-|–|—)[ ]*", re.IGNORECASE),
    opening=re.compile(r"\b(?:de|entre|desde|do|da)[ ]+(?:o[ ]+)?(?:dia[ ]+)?\Z", re.IGNORECASE),
)
