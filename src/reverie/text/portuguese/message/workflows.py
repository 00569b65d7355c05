"""Workflows: a way of doing something told step by step, in prose or as a numbered list."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from reverie.text.portuguese.verbs.forms import readings
from reverie.text.portuguese.words.tokens import fold, tokens_of
from reverie.text.sentences import Span

_FIRST = re.compile(
    r"(?:^|[:;,.!?\n]\s*|\be\s+|\bque\s+)(?:eu )?(primeir[oa](?!\s+(?:filh|vez|dia|ano|anivers|"
    r"encontro|emprego|trabalho|coisa que))|come[cç]o por|em primeiro lugar|1[ºª.)])\b",
    re.I,
)
_NEXT = re.compile(
    r"(?:^|[,;.!?:\n]\s*|\be\s+)(?:e\s+)?(?:s[oó] )?(depois(?! d[eoa]s?\b| que\b)|em seguida|a seguir|"
    r"de seguida|logo a seguir|a[ií]|ent[aã]o|por fim|por [uú]ltimo|no fim|no final|finalmente|em "
    r"segundo lugar|segundo|terceiro)\b,?\s*",
    re.I,
)
_INTRO = re.compile(
    r"\b(?:(?:meu|nosso|o) (?:processo|fluxo|m[eé]todo|ritual|procedimento|esquema)|(?:minha|nossa|a) "
    r"(?:rotina|checklist)|passo a passo|passos|fa[cç]o (?:sempre )?assim|[eé] assim|funciona assim|"
    r"como (?:eu )?fa[cç]o|como se faz|os passos)\b",
    re.I,
)
_TITLE = re.compile(
    r"(?:(?:receita|processo|fluxo|m[eé]todo|rotina|ritual|procedimento|passos|checklist|passo a passo) "
    r"(?:d[eoa]s?|para|p[a]?ra (?:o|a)?) ?(?P<a>[^:,.;!?]{3,60})|como (?:eu |se )?(?:fa[cç]o|faz|"
    r"preparo|prepara|monto|publico|trato|organizo|escrevo) (?P<b>[^:,.;!?]{3,60})|"
    r"\bn[oa] (?P<e>[^:,.;!?]{4,40}?),? (?:é|eu fa[cç]o|fa[cç]o|fazemos|funciona) (?:sempre )?assim|"
    r"(?:^|[.!?]\s*)(?:(?:para|pra) (?P<c>[^:,.;!?]{4,60})))",
    re.I,
)
_ITEMS = re.compile(r"\b(?:passos?|processo|fluxo|rotina|checklist|procedimento|etapas?|assim)\b", re.I)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a workflow, by its place in the message."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Workflow:
    """Steps told in a row."""

    title: str
    steps: tuple[Step, ...]
    first_span: int
    """The first span that it takes, and the one after the last."""
    after_span: int


def find_workflow(text: str, spans: Sequence[Span]) -> Workflow | None:
    """Return the workflow that a message tells, or None.

    >>> from reverie.text.sentences import split
    >>> text = "Para auditar: primeiro exporto a lista, depois testo com teclado e por fim escrevo o relatório."
    >>> found = find_workflow(text, split(text))
    >>> found.title, [text[s.start:s.end] for s in found.steps]
    ('auditar', ['exporto a lista', 'testo com teclado', 'escrevo o relatório'])
    """
    if (
        not _NEXT.search(text)
        and not _NUMBER.search(text)
        and not _HOW.search(text)
        and not any(span.kind == "list" for span in spans)
    ):
        return None
    return _listed(text, spans) or _told(text, spans) or _numbered(text, spans) or _behind_colon(text, spans)


_HOW = re.compile(
    r"\b(?:como (?:eu |se |a gente )?(?:fa[cç]o|faz|fazemos|preparo|prepara|monto|cuido)|(?:a |o )?(?:minha|meu|nossa|"
    r"nosso) (?:receita|m[eé]todo|"
    r"rotina|ritual|processo|jeito|maneira)|passo a passo)\b[^:\n]{0,90}:\s*",
    re.I,
)


def _behind_colon(text: str, spans: Sequence[Span]) -> Workflow | None:
    """Read acts in a row behind "como eu faço o feijão:": "deixo de molho, cozinho, refogo"."""
    for i, span in enumerate(spans):
        match = _HOW.search(text, span.start, span.end) if span.kind == "prose" else None
        if match is None or text[span.start : span.end].endswith("?"):
            continue
        steps: list[Step] = []
        at = match.end()
        for cut in re.finditer(
            r"(?:[,;]\s+(?:e\s+)?|\s+e\s+(?=por [uú]ltimo|por fim|no fim|depois))(?:(?:a[ií]|depois|dps|ent[aã]o|por "
            r"[uú]ltimo|por fim|no fim|a seguir)\s+)*",
            text[at : span.end],
        ):
            _append(text, steps, at, match.end() + cut.start())
            at = match.end() + cut.end()
        _append(text, steps, at, span.end)
        acts = sum(_is_act(text[step.start : step.end]) for step in steps)
        if len(steps) >= 3 and acts * 2 >= len(steps):
            return Workflow(_title(text, span.start, match.end()), tuple(steps), i, i + 1)
    return None


def _is_act(words: str) -> bool:
    """Tell whether a piece begins with something that one does."""
    tokens = tokens_of(words)
    first = next(
        (t for t in tokens if t.key not in {"a", "ai", "depois", "por", "ultimo", "entao", "eu", "se", "e"}), None
    )
    return first is not None and any(f.tense in {"pres", "subj", "inf"} for f in readings(first.key.split("-")[0]))


_NUMBER = re.compile(r"(?:^|[\s:;,(])(\d{1,2})(?:[.)]|ª|º)\s+(?=\D)")


def _numbered(text: str, spans: Sequence[Span]) -> Workflow | None:
    """Read steps numbered within one sentence: "1) ligo 2) separo 3) vou"."""
    for i, span in enumerate(spans):
        words = _words(text, span)
        marks = list(_NUMBER.finditer(words))
        if len(marks) < 3 or [int(m.group(1)) for m in marks] != list(range(1, len(marks) + 1)):
            continue
        steps: list[Step] = []
        for mark, after in zip(marks, [*marks[1:], None], strict=True):
            _append(text, steps, span.start + mark.end(), span.start + (after.start() if after else len(words)))
        return Workflow(_title(text, span.start, span.start + marks[0].start()), tuple(steps), i, i + 1)
    return None


def _listed(text: str, spans: Sequence[Span]) -> Workflow | None:
    """Read a list whose introduction says that it is a process."""
    for i, span in enumerate(spans):
        if span.kind != "list" or i == 0 or spans[i - 1].kind != "prose":
            continue
        intro = text[spans[i - 1].start : spans[i - 1].end]
        last = i
        while last < len(spans) and spans[last].kind == "list":
            last += 1
        if last - i < 2 or not _INTRO.search(intro) or not _ITEMS.search(intro):
            return None
        return Workflow(
            _title(text, spans[i - 1].start, spans[i - 1].end),
            tuple(Step(s.start, s.end) for s in spans[i:last]),
            i - 1,
            last,
        )
    return None


def _told(text: str, spans: Sequence[Span]) -> Workflow | None:
    prose = [i for i, span in enumerate(spans) if span.kind == "prose"]
    marked = [i for i in prose if _NEXT.search(_words(text, spans[i]))]
    opening = next((i for i in prose if _FIRST.search(_words(text, spans[i]))), None)
    if opening is None:
        opening = next((i for i in marked if _count(text, spans[i]) >= 2), None)
        if opening is None or opening in marked[1:]:
            before = _before_run(text, prose, marked, spans)
            opening = opening if before is None else before
        if opening is None:
            return None
    last = opening
    while last + 1 < len(spans) and last + 1 in marked and _leads(text, spans[last + 1]):
        last += 1
    if last > opening and last + 1 < len(spans) and last + 1 in prose and _is_list_of_acts(text, spans[last + 1]):
        last += 1
    if last == opening and not _count(text, spans[opening]):
        return None
    if any(text[spans[i].start : spans[i].end].endswith("?") for i in range(opening, last + 1)):
        return None
    steps = _steps(text, spans, opening, last)
    if len(steps) < (3 if not _FIRST.search(_words(text, spans[opening])) else 2):
        return None
    title = _title(text, max(spans[0].start, spans[opening].start - 160), steps[0].start)
    return Workflow(title, tuple(steps), opening, last + 1)


def _before_run(text: str, prose: Sequence[int], marked: Sequence[int], spans: Sequence[Span]) -> int | None:
    """Return the sentence before two or more in a row that begin with "depois": the first step, unmarked."""
    leading = [i for i in marked if _leads(text, spans[i])]
    for one, two in pairwise(leading):
        if two == one + 1 and one - 1 in prose and one - 1 not in leading:
            return one - 1
    return None


def _leads(text: str, span: Span) -> bool:
    return bool(_NEXT.match(_words(text, span))) or bool(
        re.match(r"(?:s[oó]|e) ", text[span.start : span.start + 3], re.I)
    )


def _is_list_of_acts(text: str, span: Span) -> bool:
    """Tell whether a sentence goes on with the steps, bare: "divide, descansa, molda, forno"."""
    words = _words(text, span)
    pieces = [piece.strip() for piece in words.split(",")]
    return len(pieces) >= 3 and all(0 < len(piece.split()) <= 4 for piece in pieces) and "?" not in words


def _count(text: str, span: Span) -> int:
    return sum(1 for _ in _NEXT.finditer(_words(text, span)))


def _words(text: str, span: Span) -> str:
    return text[span.start : span.end]


def _steps(text: str, spans: Sequence[Span], opening: int, last: int) -> list[Step]:
    """Cut the region at its ordering words."""
    begin = spans[opening].start
    first = _FIRST.search(_words(text, spans[opening]))
    if first:
        begin += first.end()
    else:
        colon = text.find(":", begin, spans[opening].end)
        begin = colon + 1 if colon > 0 else begin
    steps: list[Step] = []
    for i in range(opening, last + 1):
        start = begin if i == opening else spans[i].start
        end = spans[i].end
        offset = start
        for match in _NEXT.finditer(text[start:end]):
            _append(text, steps, start, offset + match.start())
            start = offset + match.end()
        _append(text, steps, start, end)
    return steps


def _append(text: str, steps: list[Step], start: int, end: int) -> None:
    """Add a step, or two where a second act in the first person follows a comma."""
    for cut in re.finditer(r",\s+", text[start:end]):
        word = re.match(r"[^\W\d_]+", text[start + cut.end() : end])
        if (
            word
            and cut.start() > 3
            and any(f.person == "1s" and f.tense == "pres" for f in readings(fold(word.group())))
        ):
            _append_one(text, steps, start, start + cut.start())
            _append(text, steps, start + cut.end(), end)
            return
    _append_one(text, steps, start, end)


def _append_one(text: str, steps: list[Step], start: int, end: int) -> None:
    piece = text[start:end]
    bare = piece.strip(" ,;.:!\n—–-")
    if len(bare) < 2:
        return
    start += piece.index(bare)
    bare = re.sub(r"\s+e$", "", bare)
    steps.append(Step(start, start + len(bare)))


def _title(text: str, start: int, end: int) -> str:
    """Return what the steps are for, from the words before them."""
    found = ""
    for match in _TITLE.finditer(text[start:end]):
        found = next(g for g in match.groups() if g)
    words = re.sub(r"^(?:o|a|os|as|um|uma)\s+", "", found.strip(), flags=re.I)
    words = re.split(r"\s+(?:é|eu|sempre|fa[cç]o)\b", words)[0].strip()
    return words if fold(words) not in {"mim", "isso", "voce", "ti"} else ""
