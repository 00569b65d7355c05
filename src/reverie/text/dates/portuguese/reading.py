"""What each shape of Portuguese words about time comes to."""

import re

from reverie.text.dates import absolute, parts, relative
from reverie.text.dates.mention import Frame, Reading
from reverie.text.dates.portuguese.words import (
    FIXED,
    HOLIDAYS,
    LASTING,
    MARKS,
    MONTHS,
    NUMBERS,
    PARTS,
    SEASONS,
    UNITS,
    WEEKDAYS,
)


def count_of(match: re.Match[str]) -> float:
    words = " ".join(match["count"].lower().split())
    return float(words) if words.isdigit() else NUMBERS[words]


def unit_of(match: re.Match[str]) -> relative.Unit:
    return UNITS[match["unit"].lower()[:3]]


def month_of(match: re.Match[str]) -> int:
    return MONTHS[match["month"].lower()[:3]]


def day_of(match: re.Match[str]) -> int:
    return 1 if match["day"].lower() == "primeiro" else int(match["day"])


def offset_of(match: re.Match[str]) -> int | None:
    """Return -1, 0 or 1 for last, this and next, said before or after the noun; None when nothing says it."""
    head, tail = (match["head"] or "").lower(), (match["tail"] or "").lower()
    if match["next"] or head.startswith("pr") or tail == "seguinte":
        return 1
    if tail.startswith("retrasad"):
        return -2
    if tail or head.startswith(("ú", "u", "pas")):
        return -1
    return 0 if head else None


def cut_of(reading: Reading | None, match: re.Match[str]) -> Reading | None:
    words = match["part"]
    return parts.part_of(reading, PARTS[words.lower()]) if words and words.lower() in PARTS else reading


def day_month(match: re.Match[str], frame: Frame) -> Reading | None:
    if match["year"]:
        return absolute.on_day(int(match["year"]), month_of(match), day_of(match))
    return absolute.day_without_year(month_of(match), day_of(match), frame, match)


def days_month(match: re.Match[str], frame: Frame) -> Reading | None:
    year = int(match["year"]) if match["year"] else None
    return absolute.days_of_month(int(match["first"]), day_of(match), (year, month_of(match)), frame, match)


def month_day(match: re.Match[str], frame: Frame) -> Reading | None:
    which = offset_of(match)
    return (
        absolute.month_day(day_of(match), frame, match)
        if which is None
        else absolute.day_of_month(day_of(match), which)
    )


def bare_month(match: re.Match[str], frame: Frame) -> Reading | None:
    which = offset_of(match)
    if which is None and not match["prep"] and not match["part"]:
        return None
    if which is None:
        return cut_of(absolute.month_without_year(month_of(match), frame, match), match)
    return cut_of(absolute.named_month(month_of(match), which), match)


def ago(match: re.Match[str], frame: Frame) -> Reading | None:
    count = count_of(match) + (0.5 if match["half"] else 0)
    unit = unit_of(match)
    if match["that"] and MARKS.past.search(frame.text, match.end(), match.end() + 24):
        return relative.ago(count, unit, frame)
    if match["that"] or (match["open"] and not match["back"] and lasts(match, frame)):
        return relative.lasting(count, unit)
    return relative.ago(count, unit, frame, exact=bool(match["today"]))


def lasts(match: re.Match[str], frame: Frame) -> bool:
    """Tell whether "há três anos" stands in a clause about the present."""
    text = frame.text
    before = re.split(r"[.!?;,]\s|\bmas\b|\be\b", text[max(0, match.start() - 80) : match.start()])[-1]
    after = re.split(r"[.!?;,]|\bmas\b|\be\b", text[match.end() : match.end() + 60])[0]
    clause = f"{before} {after}"
    return bool(LASTING.search(clause)) and not MARKS.past.search(clause)


def ahead(match: re.Match[str], frame: Frame) -> Reading | None:
    if match["prep"].lower() == "em" and (
        frame.future(match.start(), match.end()) is not True
        or re.search(r"\b[Dd]e \w+ \Z", frame.text[max(0, match.start() - 12) : match.start()])
    ):
        # "em duas semanas aprendi" tells how long it took
        return None
    return relative.ahead(count_of(match), unit_of(match), frame)


def window(match: re.Match[str], _frame: Frame) -> Reading | None:
    return relative.window(count_of(match), unit_of(match), future=match["which"].lower().startswith("pr"))


def fixed(match: re.Match[str], _frame: Frame) -> Reading | None:
    words = " ".join(match[0].lower().split())
    return relative.days_off(FIXED[words if words in FIXED else words.split()[0]])


def which_unit(match: re.Match[str], frame: Frame) -> Reading | None:
    which, unit = offset_of(match), unit_of(match)
    if which is None:
        if not match["part"] or unit == "weekend":
            return None
        which = 0
    if unit == "weekend" and which == 0:
        return relative.this_weekend(frame, match)
    return cut_of(relative.unit_off(which, unit), match)


_SUPPLIES = re.compile(
    r"\b(?:ementas?|menus?|card[áa]pios?|planos?|compras|listas?|receitas?|refei[çc][õo]es|marmitas?|comida|"
    r"almo[çc]os|jantares|"
    r"roupa|tempo|previs[ãa]o|ideias?)\b[^.!?\n]{0,30}\Z",
    re.IGNORECASE,
)


def coming_week(match: re.Match[str], frame: Frame) -> Reading | None:
    """Read "para a semana" as the week to come, as Portugal says; not where one shops for a week."""
    if frame.southern or _SUPPLIES.search(frame.text[max(0, match.start() - 60) : match.start()]):
        return None
    return relative.unit_off(1, "week")


def that_unit(match: re.Match[str], frame: Frame) -> Reading | None:
    """Read "esse ano" as this year, as Brazil says; in Portugal it is a year spoken of before."""
    if not frame.southern:
        return None
    return relative.unit_off(0, unit_of(match))


_BARE_END = re.compile(
    r"\s*(?:\Z|[.!?;,)\n]|(?:às|as|pelas)[ ]\d|de[ ](?:manh[ãa]|tarde|noite|madrugada)|[àa][ ](?:tarde|noite)|"
    r"sem[ ]falta|"
    r"(?:e|mas|pra|para)[ ](?!(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)))",
    re.IGNORECASE,
)
_BARE_VERB = re.compile(
    r"[ ]+(?:eu[ ]|n[ãa]o[ ]|n[ ]|j[áa][ ]|a[ ]gente[ ]|me[ ])?(?:vou|vamos|vai|fui|fomos|tenho|temos|tem|"
    r"come[çc]o|come[çc]a|h[áa]|[ée]|foi|estou|t[ôo]u?|"
    r"volto|voltamos|chego|chega|entrego|mudo|saio|fa[çc]o|vem|venho|levo|abre|fecha|faz|trabalho|viajo|casa|"
    r"caso|opero|apanhei|"
    r"comprei|recebi|\w{3,}ei|\w{2,}[áa]mos)\b",
    re.IGNORECASE,
)
_BARE_BEFORE = re.compile(r"(?:\A|[.!?;,:\n(]|\b(?:e|mas|pois|que|q|s[óo]|j[áa]|ent[ãa]o))\s*\Z", re.IGNORECASE)
_NOT_BEFORE = re.compile(
    r"\b(?:[oa]s?|um|uma|d[aeo]s?|em|por|com|ou|ao?s?|à|às|cada|toda|todas|minha|sua|essa|esta|at[ée]|mais|"
    r"segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:[- ]feira)?[ ,]*(?:e[ ]+)?\Z",
    re.IGNORECASE,
)
_NOT_AFTER = re.compile(
    r"[ ]*(?:,|e|ou|a|à|até|/)[ ]*(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)\b", re.IGNORECASE
)


_COMING = re.compile(
    r"\b(?:vou|vamos|vai|tenho|temos|tem|come[çc]o|come[çc]a|volto|volta|voltamos|chego|chega|entrego|mudo|"
    r"saio|fa[çc]o|vem|venho|levo|"
    r"abre|fecha|viajo|caso|opero|vejo|vemos|falo|falamos|ligo|mando|pago|passo|encontro|parto|embarco|fica|"
    r"marco|apresento)\b",
    re.IGNORECASE,
)


_COMING_BEFORE = re.compile(
    r"\b(?:come[çc]o|começa|volto|chego|entrego|mudo|saio|venho|viajo|parto|embarco)[ ]+\Z", re.IGNORECASE
)


def _around(match: re.Match[str], frame: Frame) -> str:
    """Return the words of the same clause beside a day."""
    before = re.split(r"[.!?;,]", frame.text[max(0, match.start() - 40) : match.start()])[-1]
    return before + " | " + re.split(r"[.!?;,]", frame.text[match.end() : match.end() + 20])[0]


def is_bare_day(match: re.Match[str], frame: Frame) -> bool:
    """Tell whether a bare "sexta" is the day: at the end of what is said, or before a verb at its front."""
    before, after = frame.text[max(0, match.start() - 24) : match.start()], frame.text[match.end() : match.end() + 24]
    if _NOT_BEFORE.search(before) or _NOT_AFTER.match(after):
        return False
    if _COMING_BEFORE.search(before):
        return not re.match(r"[ ]+(?:vez|parte|fase|aula|loja|casa)", after)
    if _BARE_END.match(after):
        return bool(re.search(r"\w[ ]+\Z", before)) or (match.start() == 0 and "," in after[:1])
    return bool(_BARE_BEFORE.search(before) and _BARE_VERB.match(after))


def weekday(match: re.Match[str], frame: Frame) -> Reading | None:
    if match["skip"]:
        return None
    sure = match["prep"] or match["head"] or match["tail"] or match["next"] or match["sure"]
    if not sure and not is_bare_day(match, frame):
        return None
    number = WEEKDAYS[match["weekday"].lower()[:3]]
    which = offset_of(match)
    if which == -2:
        return relative.weekday(number, future=False, weeks=1)
    if which == -1 or which == 1:
        return relative.weekday(number, future=which == 1)
    future = frame.future(match.start(), match.end())
    if which == 0 and future is False:
        return relative.weekday_of_week(number, 0)
    leads = (match["prep"] or "").lower()
    if leads.startswith(("para", "pr")) or (not sure and _COMING.search(_around(match, frame))):
        return relative.weekday(number, future=True)
    deadline = leads.startswith(("at", "antes"))
    return relative.weekday(number, future=which == 0 or bool(future) or (deadline and future is None))


def season(match: re.Match[str], frame: Frame) -> Reading | None:
    number = SEASONS[match["season"].lower()]
    if match["year"]:
        return parts.season_of_year(number, int(match["year"]), southern=frame.southern)
    which = offset_of(match)
    return None if which is None else parts.season(number, which, southern=frame.southern)


def holiday(match: re.Match[str], frame: Frame) -> Reading | None:
    month, day = HOLIDAYS[" ".join(match["holiday"].lower().split())]
    if match["year"]:
        return absolute.on_day(int(match["year"]), month, day)
    which = offset_of(match)
    return absolute.day_without_year(month, day, frame, match, future=None if which is None else which >= 0)


def years(match: re.Match[str], _frame: Frame) -> Reading | None:
    first, last = match["d"][:4], match["last"]
    return absolute.years(int(first), int(last if len(last) == 4 else first[:2] + last))


def decade(match: re.Match[str], _frame: Frame) -> Reading | None:
    return absolute.decade(int(match["decade"]))
