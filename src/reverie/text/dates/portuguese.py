"""How Portuguese says when."""

import re

from reverie.text.dates import readings as r
from reverie.text.dates.mention import Frame, Reading, Rule, Rules
from reverie.text.dates.portuguese_words import (
    BEFORE,
    DEADLINE,
    FIXED,
    FULL_MONTH,
    HOLIDAYS,
    LASTING,
    MARKS,
    MONTH,
    MONTHS,
    NUMBER,
    NUMBERS,
    PART,
    PARTS,
    SEASONS,
    TRIGGER,
    UNIT,
    UNITS,
    WEEKDAY,
    WEEKDAYS,
)

_YEAR = r"(?P<year>(?:19|20)\d\d)(?![\d/]|-\d|\.\d)"
_DAY = r"(?P<day>\d{1,2}|primeiro)(?:[.]?[ºo°](?=[ ]))?"
_NEXT = r"(?P<next>[ ]+que[ ]+vem)|[ ]+(?P<tail>passad[oa]|retrasad[oa]|anterior|seguinte)"
_HEAD = r"(?:(?P<head>pr[óo]xim[oa]|[úu]ltim[oa]|est[ea]|nest[ea]|dest[ea]|pass?ad[oa])[ ]+)?"


def _count(match: re.Match[str]) -> float:
    words = " ".join(match["count"].lower().split())
    return float(words) if words.isdigit() else NUMBERS[words]


def _unit(match: re.Match[str]) -> r.Unit:
    return UNITS[match["unit"].lower()[:3]]


def _month(match: re.Match[str]) -> int:
    return MONTHS[match["month"].lower()[:3]]


def _day(match: re.Match[str]) -> int:
    return 1 if match["day"].lower() == "primeiro" else int(match["day"])


def _offset(match: re.Match[str]) -> int | None:
    """Return -1, 0 or 1 for last, this and next, said before or after the noun; None when nothing says it."""
    head, tail = (match["head"] or "").lower(), (match["tail"] or "").lower()
    if match["next"] or head.startswith("pr") or tail == "seguinte":
        return 1
    if tail.startswith("retrasad"):
        return -2
    if tail or head.startswith(("ú", "u", "pas")):
        return -1
    return 0 if head else None


def _cut(reading: Reading | None, match: re.Match[str]) -> Reading | None:
    words = match["part"]
    return r.part_of(reading, PARTS[words.lower()]) if words and words.lower() in PARTS else reading


def _day_month(match: re.Match[str], frame: Frame) -> Reading | None:
    if match["year"]:
        return r.on_day(int(match["year"]), _month(match), _day(match))
    return r.day_without_year(_month(match), _day(match), frame, match)


def _days_month(match: re.Match[str], frame: Frame) -> Reading | None:
    year = int(match["year"]) if match["year"] else None
    return r.days_of_month(int(match["first"]), _day(match), (year, _month(match)), frame, match)


def _month_day(match: re.Match[str], frame: Frame) -> Reading | None:
    which = _offset(match)
    return r.month_day(_day(match), frame, match) if which is None else r.day_of_month(_day(match), which)


def _bare_month(match: re.Match[str], frame: Frame) -> Reading | None:
    which = _offset(match)
    if which is None and not match["prep"] and not match["part"]:
        return None
    if which is None:
        return _cut(r.month_without_year(_month(match), frame, match), match)
    return _cut(r.named_month(_month(match), which), match)


def _ago(match: re.Match[str], frame: Frame) -> Reading | None:
    count = _count(match) + (0.5 if match["half"] else 0)
    unit = _unit(match)
    if match["that"] and MARKS.past.search(frame.text, match.end(), match.end() + 24):
        return r.ago(count, unit, frame)
    if match["that"] or (match["open"] and not match["back"] and _lasts(match, frame)):
        return r.lasting(count, unit)
    return r.ago(count, unit, frame, exact=bool(match["today"]))


def _lasts(match: re.Match[str], frame: Frame) -> bool:
    """Tell whether "há três anos" stands in a clause about the present."""
    text = frame.text
    before = re.split(r"[.!?;,]\s|\bmas\b|\be\b", text[max(0, match.start() - 80) : match.start()])[-1]
    after = re.split(r"[.!?;,]|\bmas\b|\be\b", text[match.end() : match.end() + 60])[0]
    clause = f"{before} {after}"
    return bool(LASTING.search(clause)) and not MARKS.past.search(clause)


def _ahead(match: re.Match[str], frame: Frame) -> Reading | None:
    if match["prep"].lower() == "em" and frame.future(match.start(), match.end()) is not True:
        # "em duas semanas aprendi" tells how long it took
        return None
    return r.ahead(_count(match), _unit(match), frame)


def _window(match: re.Match[str], _frame: Frame) -> Reading | None:
    return r.window(_count(match), _unit(match), future=match["which"].lower().startswith("pr"))


def _fixed(match: re.Match[str], _frame: Frame) -> Reading | None:
    words = " ".join(match[0].lower().split())
    return r.days_off(FIXED[words if words in FIXED else words.split()[0]])


def _which_unit(match: re.Match[str], frame: Frame) -> Reading | None:
    which, unit = _offset(match), _unit(match)
    if which is None:
        if not match["part"] or unit == "weekend":
            return None
        which = 0
    if unit == "weekend" and which == 0:
        return r.this_weekend(frame, match)
    return _cut(r.unit_off(which, unit), match)


def _weekday(match: re.Match[str], frame: Frame) -> Reading | None:
    if match["skip"] or not (match["prep"] or match["head"] or match["tail"] or match["next"] or match["sure"]):
        return None
    number = WEEKDAYS[match["weekday"].lower()[:3]]
    which = _offset(match)
    if which == -2:
        return r.weekday(number, future=False, weeks=1)
    if which == -1 or which == 1:
        return r.weekday(number, future=which == 1)
    future = frame.future(match.start(), match.end())
    if which == 0 and future is False:
        return r.weekday_of_week(number, 0)
    deadline = (match["prep"] or "").lower().startswith(("at", "para", "antes"))
    return r.weekday(number, future=which == 0 or bool(future) or (deadline and future is None))


def _season(match: re.Match[str], frame: Frame) -> Reading | None:
    number = SEASONS[match["season"].lower()]
    if match["year"]:
        return r.season_of_year(number, int(match["year"]), southern=frame.southern)
    which = _offset(match)
    return None if which is None else r.season(number, which, southern=frame.southern)


def _holiday(match: re.Match[str], frame: Frame) -> Reading | None:
    month, day = HOLIDAYS[" ".join(match["holiday"].lower().split())]
    if match["year"]:
        return r.on_day(int(match["year"]), month, day)
    which = _offset(match)
    return r.day_without_year(month, day, frame, match, future=None if which is None else which >= 0)


def _years(match: re.Match[str], _frame: Frame) -> Reading | None:
    first, last = match["d"][:4], match["last"]
    return r.years(int(first), int(last if len(last) == 4 else first[:2] + last))


def _decade(match: re.Match[str], _frame: Frame) -> Reading | None:
    first = int(match["decade"])
    first += 0 if first > 99 else 1900
    return r.years(first, first + 9)


_NOUN_AFTER = (
    r"(?![ ]+(?:vez|vaga|parte|filh\w|mão|edição|rodada|etapa|fase|fila|posição|casa|rua|guerra|semana|metade|aula|sessão"
    r"|tentativa|opção|língua|temporada|classe|divisão|pessoa|linha|página|versão|d[oa]s?\b(?! (?:manhã|tarde|noite)))\b)"
)
_RULES: tuple[tuple[str, r.Read], ...] = (
    (
        r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)(?P<sep>[-/.])(?P<month>\d{1,2})(?P=sep)(?P<day>\d{1,2})(?![\d/])",
        r.iso_day,
    ),
    (r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)-(?P<month>0[1-9]|1[0-2])(?![\d-])", r.iso_month),
    (
        rf"\b(?P<d>(?P<first>\d{{1,2}})[ ]*(?:-|–|[ ]a|[ ]e|[ ]ao?[ ]dia)[ ]*{_DAY}[ ]+de[ ]+{MONTH}(?:,?[ ]+(?:de[ ]+)?{_YEAR})?)",
        _days_month,
    ),
    (
        rf"(?<![\w.])(?:(?:{WEEKDAY}),?[ ]+)?(?:dia[ ]+)?(?P<d>{_DAY}[ ]+(?:de[ ]+)?{MONTH}(?:,?[ ]+(?:de[ ]+)?{_YEAR})?)",
        _day_month,
    ),
    (
        rf"(?<![\w-])(?P<d>{PART}{MONTH}(?:[ ]+de[ ]+|[ /]){_YEAR})",
        lambda match, _frame: _cut(r.in_month(int(match["year"]), _month(match)), match),
    ),
    (r"(?<![\d/.-])(?P<one>\d{1,2})(?P<sep>[/.-])(?P<two>\d{1,2})(?P=sep)(?P<year>(?:19|20)\d\d)(?!\d)", r.day_first),
    (
        r"\b(?:dia|em|no|ao|at[ée]|desde|de)[ ]+(?:o[ ]+)?(?:dia[ ]+)?(?P<d>(?P<one>\d{1,2})/(?P<two>\d{1,2}))(?P<year>)(?![/\d])",
        r.day_first,
    ),
    (
        rf"\b(?P<d>dia[ ]+{_DAY}(?:[ ]+d[oe][ ]*{_HEAD}m[êe]s(?:{_NEXT})?|[ ]+(?=dest[ea])dest[ea][ ]+m[êe]s)?)"
        rf"(?![ ]*(?:de[ ]+\w|[/:\d]))",
        _month_day,
    ),
    (
        rf"\b(?P<open>h[áa]|faz(?:em)?)[ ]+(?:cerca[ ]de[ ]+|mais[ ]de[ ]+|quase[ ]+|uns[ ]+|umas[ ]+|j[áa][ ]+)?{NUMBER}[ ]+{UNIT}"
        r"(?P<half>[ ]+e[ ]+meio)?(?P<back>[ ]+atr[áa]s)?(?P<that>[ ]+que)?(?P<today>)\b",
        _ago,
    ),
    (rf"\b(?P<open>tem)[ ]+{NUMBER}[ ]+{UNIT}(?P<half>[ ]+e[ ]+meio)?(?P<back>)(?P<that>[ ]+que)(?P<today>)\b", _ago),
    (rf"\b{NUMBER}[ ]+{UNIT}(?P<half>[ ]+e[ ]+meio)?(?P<open>)(?P<back>[ ]+atr[áa]s)(?P<that>)(?P<today>)\b", _ago),
    (
        rf"\b(?P<d>(?P<prep>daqui[ ]+a|dentro[ ]+de|em)[ ]+(?:cerca[ ]de[ ]+|exatamente[ ]+|mais[ ]+)?{NUMBER}[ ]+{UNIT})",
        _ahead,
    ),
    (
        rf"\b(?:n?[oa]s[ ]+)?(?P<d>(?P<which>[úu]ltim[oa]s|pr[óo]xim[oa]s)[ ]+{NUMBER}[ ]+{UNIT})",
        _window,
    ),
    (
        r"\b(?:ontem(?:[ ]+(?:à|a)[ ]+noite)?|anteontem|antes[ ]+de[ ]+ontem|trasanteontem|depois[ ]+de[ ]+amanh[ãa]|amanh[ãa]"
        r"|hoje(?:[ ]+(?:à|a)[ ]+noite)?|esta[ ]+(?:manhã|tarde|noite))\b",
        _fixed,
    ),
    (
        rf"(?<![\w-])(?P<d>{PART}{_HEAD}(?:a[ ]+)?(?P<unit>semana|m[êe]s|trimestre|ano|fim[ ]de[ ]semana|final[ ]de[ ]semana)"
        rf"(?:{_NEXT})?)\b(?![ ]+(?:novo|letivo|de[ ]+\d))",
        _which_unit,
    ),
    (
        r"\b(?:no|ao|n?este|durante[ ]o|para[ ]o)[ ]+(?P<d>(?:fim|final)[ ]de[ ]semana)\b(?![ ]+(?:passad|que|seguinte|anterior|d[eo]))",
        r.this_weekend_rule,
    ),
    (
        rf"\b(?P<skip>(?:tod[oa]s?[ ]+[oa]s?|cada|às|aos|nos|nas)[ ]+(?:{WEEKDAY})s?(?:[- ]feiras?)?"
        rf"|(?:{WEEKDAY})[ ]+(?:a|à|até)[ ]+(?:{WEEKDAY})|pela[ ]+(?:{WEEKDAY}))\b"
        rf"|\b(?:(?P<prep>n[oa]|at[ée](?:[ ]+[àao]o?)?|desde(?:[ ]+[oa])?|para(?:[ ]+[oa])?|antes[ ]+d[eoa]|n?um[ao]?)[ ]+)?"
        rf"(?P<d>{_HEAD}(?P<weekday>(?P<sure>s[áa]bado|domingo|(?:segunda|ter[çc]a|quarta|quinta|sexta)[- ]feira)"
        rf"|segunda|ter[çc]a|quarta|quinta|sexta)(?:{_NEXT})?)\b{_NOUN_AFTER}",
        _weekday,
    ),
    (
        rf"(?<![\w-])(?P<d>{PART}{_HEAD}{FULL_MONTH}(?:{_NEXT})?)(?P<prep>)(?![ ]*\d|[ ]+de[ ]+\d)",
        _bare_month,
    ),
    (
        rf"\b(?P<prep>em|desde|at[ée]|de|para|durante|antes[ ]de|a[ ]partir[ ]de|a|e|entre)[ ]+"
        rf"(?P<d>{PART}{_HEAD}{FULL_MONTH}(?:{_NEXT})?)(?![ ]*\d|[ ]+de[ ]+\d)",
        _bare_month,
    ),
    (
        rf"\b(?P<d>{_HEAD}(?P<season>primavera|ver[ãa]o|outono|inverno)(?:{_NEXT})?(?:[ ]+de[ ]+{_YEAR})?)",
        _season,
    ),
    (
        rf"\b(?:no|na|ao?|at[ée](?:[ ]o)?|desde(?:[ ]o)?|antes[ ]do|pelo|para[ ]o)[ ]+(?P<d>{_HEAD}(?P<holiday>v[ée]spera[ ]de[ ](?:natal|ano[ ]novo)"
        rf"|dia[ ]de[ ](?:natal|ano[ ]novo)|natal|r[ée]veillon|passagem[ ]de[ ]ano|ano[ ]novo)(?:{_NEXT})?(?:[ ]+de[ ]+{_YEAR})?)\b",
        _holiday,
    ),
    (r"(?<![\d/.-])(?P<d>(?:19|20)\d\d[ ]*[-–][ ]*(?P<last>(?:19|20)\d\d|\d\d))(?![\d/.-])", _years),
    (
        rf"(?:\b(?:em|desde|at[ée]|de|a|para|antes[ ]de|por[ ]volta[ ]de|entre|e|ano[ ]de|ano)[ ]+|\(|^|(?=(?:in[íi]cio|come[çc]o|princ[íi]pio|meados|finais|fim|final)\b))"
        rf"(?P<d>{PART}{_YEAR})(?![ ]*(?:[%€$£:]|mb\b|gb\b|kg\b|km\b|euros|reais|pessoas|palavras|passos|horas|linhas|p[áa]ginas|pontos))",
        lambda match, _frame: _cut(r.in_year(int(match["year"])), match),
    ),
    (r"\b(?P<d>(?:anos|d[ée]cada[ ]de)[ ]+(?P<decade>(?:19|20)\d0|[2-9]0))\b", _decade),
)
RULES = Rules(
    trigger=TRIGGER,
    rules=tuple(Rule(re.compile(pattern, re.IGNORECASE), read) for pattern, read in _RULES),
    marks=MARKS,
    before=BEFORE,
    until_is_by=DEADLINE,
    joint=re.compile(r"[ ]*(?:-|–|—)[ ]*|[ ]+(?:a|ao|à|at[ée]|e)[ ]+(?:(?:o|a)[ ]+)?(?:dia[ ]+)?", re.IGNORECASE),
    strong_joint=re.compile(r"[ ]*(?:-|–|—)[ ]*", re.IGNORECASE),
    opening=re.compile(r"\b(?:de|entre|desde|do|da)[ ]+(?:o[ ]+)?(?:dia[ ]+)?\Z", re.IGNORECASE),
)
