"""Blocks: the runs of lines in a message, told apart as prose, lists, code, quotations and pasted text."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from reverie.text.handover import hands_over, inline_end
from reverie.text.wordlist import words_of

Kind = Literal["prose", "list", "code", "quote", "pasted"]


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a message, without surrounding blanks, and whose words it holds."""

    start: int
    end: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class Block:
    """A run of characters of one kind, as cut by lines."""

    start: int
    end: int
    kind: Kind


_FENCE = re.compile(r"[ ]{0,3}(`{3,}|~{3,})")
_ITEM = re.compile(
    r"[ \t]*(?:[-*+•‣◦·–][ \t]+(?:\[[ xX]\][ \t]+)?|\(?\d{1,3}[.)][ \t]+|\d{1,3}、[ \t]*"
    r"|[（(]\d{1,2}[）)][ \t]*|[a-z]\)[ \t]+)"
)
_HEADING = re.compile(r"#{1,6}[ \t]+")
_SPEAKER = re.compile(
    r"[ \t]*(?:\[[^\]\n]{3,30}\][ \t]*|\d{1,2}:\d{2}(?::\d{2})?[ \t]*(?:[ap]m)?[ \t]*[-–—]?[ \t]*)?"
    r"[*_]{0,2}([^\W\d_][\w.'’-]{0,24}(?:[ ][^\W\d_][\w.'’-]{0,24}){0,2})"
    r"(?:[ ]?\([^)\n]{1,20}\))?[*_]{0,2}[:：][ \t]*\S"
)
_STAMPED = re.compile(r"[ \t]*[\[(]?\d{1,4}[-/.:]\d{1,2}[-/.:]\d{1,4}[^\n]{0,24}?[:\])\-–][ \t]*\S")
_HEADER = re.compile(
    r"(?:From|To|Cc|Bcc|Subject|Date|Sent|Reply-To|De|Para|Assunto|Data|Enviado"
    r"|发件人|收件人|主题|日期|抄送|发送时间)[:：][ \t]*\S"
)
_WROTE = re.compile(
    r"(?:On[ ][^\n]{4,120}wrote|(?:Em|No dia|A)[ ][^\n]{4,120}escreveu|-{2,}[ ]?(?:Original Message|Forwarded message"
    r"|Mensagem original|Mensagem encaminhada|原始邮件|转发的?邮件)[ ]?-{0,}|在?[ ]?[^\n]{4,60}写道)[:：]?[ \t]*$"
)
_TRACE = re.compile(
    r"Traceback \(most recent call last\)|[ \t]+at [\w.$<>]+\(|[ \t]+File \"|panic: |Exception in thread"
)
_TRACE_END = re.compile(r"[\w.]*(?:Error|Exception|Interrupt|Warning)\b")
_SHELL = re.compile(r"(?:\$|>>>|\.\.\.|[\w.-]+@[\w.-]+[:~][^\n]{0,40}[$#])[ ]\S")
_TRIPLE = re.compile(r'"""|\'\'\'')
_LABELS = words_of(
    """
    note notes update edit ps p.s question q a answer todo task tasks reminder remember goal goals plan plans
    summary context background problem result results example examples warning important deadline budget name
    age city country job role address phone email hobby hobbies language languages likes dislikes rule rules
    preference preferences fyi btw tl;dr tldr status decision decisions idea ideas option step next today
    tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday morning afternoon evening
    breakfast lunch dinner title subject topic date time place location where when who what why how pros cons
    allergies birthday thanks ok okay well so also and but nota notas atualização atualizaçao pergunta resposta
    tarefa lembrete objetivo objetivos plano resumo contexto problema exemplo importante prazo orçamento nome
    idade cidade país morada telefone idioma idiomas regra regras decisão ideia opção passo hoje amanhã ontem
    segunda terça quarta quinta sexta sábado domingo manhã tarde noite pequeno-almoço almoço jantar título
    assunto data hora local obs 注意 备注 更新 问题 答案 任务 提醒 目标 计划 总结 背景 例子 重要 截止 预算 姓名
    名字 年龄 城市 国家 职业 地址 电话 邮箱 语言 爱好 规则 决定 想法 步骤 今天 明天 昨天 早上 下午 晚上 早餐
    午餐 晚餐 标题 主题 日期 时间 地点 结论
    """
)
_LOOKS_MARKED = re.compile(r"[`~\n>#]|^[ \t]*[-*+•‣◦·–\d(（\[{$]|[:：]|\"\"\"|'''|^\t|^ {4}")


def blocks(text: str) -> list[Block]:
    """Return the blocks of a message in order; together they hold every line that is not blank.

    >>> [b.kind for b in blocks("Look:\\n```\\nx = 1\\n```\\n1. measure\\n2. fix")]
    ['prose', 'code', 'list', 'list']
    """
    if not _LOOKS_MARKED.search(text):
        return [Block(0, len(text), "prose")]
    return _Reader(text).read()


class _Reader:
    """Walks over the lines of one message and says of each run what it is."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines: list[tuple[int, int]] = []
        at = 0
        for line in text.splitlines(keepends=True):
            self.lines.append((at, at + len(line)))
            at += len(line)
        self.found: list[Block] = []
        self.speakers = self._count_speakers()

    def _line(self, number: int) -> str:
        start, end = self.lines[number]
        return self.text[start:end].rstrip()

    def _count_speakers(self) -> dict[str, int]:
        """Return how often each would-be speaker opens a line; labels such as "Note:" are no speakers."""
        counts: dict[str, int] = {}
        for number in range(len(self.lines)):
            name = _speaker(self._line(number))
            if name:
                counts[name] = counts.get(name, 0) + 1
        return counts

    def read(self) -> list[Block]:
        number = 0
        while number < len(self.lines):
            number = self._step(number)
        return self.found

    def _step(self, number: int) -> int:
        """Read the block that starts on this line and return the line after it."""
        line = self._line(number)
        bare = line.lstrip()
        if not bare:
            return number + 1
        readers: tuple[tuple[Kind, Callable[[int, str, str], int]], ...] = (
            ("code", self._code),
            ("quote", self._quote),
            ("pasted", self._pasted),
            ("list", self._list),
        )
        for kind, reader in readers:
            after = reader(number, line, bare)
            if after > number:
                if kind == "code" or kind == "quote":
                    self._add(number, after, kind)
                return after
        return self._prose(number)

    def _add(self, first: int, after: int, kind: Kind, skip: int = 0) -> None:
        self.found.append(Block(self.lines[first][0] + skip, self.lines[after - 1][1], kind))

    def _code(self, number: int, line: str, bare: str) -> int:
        """Fenced or indented code, JSON, shell lines, stack traces."""
        fence = _FENCE.match(line)
        if fence:
            mark = fence.group(1)
            for other in range(number + 1, len(self.lines)):
                if self._line(other).strip().startswith(mark) and not self._line(other).strip().strip(mark[0]):
                    return other + 1
            return len(self.lines)
        if _TRACE.match(line):
            return self._trace(number)
        if line[0] == "\t" or line.startswith("    "):
            return self._while(number, lambda text: not text or text[0] == "\t" or text.startswith("    "))
        if _SHELL.match(line):
            return self._while(number, lambda text: bool(_SHELL.match(text)))
        if bare[0] in "{[" and self._is_json(number):
            return self._json_end(number)
        return number

    def _trace(self, number: int) -> int:
        """Return the line after a stack trace: the one that names the error ends it."""
        after = number + 1
        while after < len(self.lines):
            line = self._line(after)
            after += 1
            if _TRACE_END.match(line):
                break
            if line and line[0] not in " \t":
                after -= 1
                break
        return after

    def _is_json(self, number: int) -> bool:
        """Tell whether a line opens a JSON value rather than a remark in brackets."""
        line = self._line(number)
        return line.strip() in {"{", "[", "[{"} or bool(re.match(r"\s*[\[{]+\s*\"[^\"\n]*\"\s*[:,\]]", line))

    def _json_end(self, number: int) -> int:
        depth = 0
        for after in range(number, len(self.lines)):
            line = self._line(after)
            depth += line.count("{") + line.count("[") - line.count("}") - line.count("]")
            if depth <= 0:
                return after + 1
        return len(self.lines)

    def _quote(self, number: int, line: str, bare: str) -> int:
        if bare[0] != ">":
            return number
        return self._while(number, lambda text: text.lstrip().startswith(">"))

    def _while(self, number: int, holds: Callable[[str], bool]) -> int:
        after = number + 1
        while after < len(self.lines) and holds(self._line(after)):
            after += 1
        return after

    def _pasted(self, number: int, line: str, bare: str) -> int:
        """A chat log, an e-mail with its headers, text in triple quotes."""
        if _TRIPLE.match(bare):
            mark = bare[:3]
            if bare.count(mark) < 2:
                for other in range(number + 1, len(self.lines)):
                    if mark in self._line(other):
                        return self._paste(number, other + 1)
                return self._paste(number, len(self.lines))
            return self._paste(number, number + 1)
        if _WROTE.match(bare):
            return self._paste(number, len(self.lines))
        if _HEADER.match(bare) and number + 1 < len(self.lines) and _HEADER.match(self._line(number + 1).lstrip()):
            return self._paste(number, len(self.lines))
        name = _speaker(line)
        if name and (sum(self.speakers.values()) > 1 or _STAMPED.match(line)):
            return self._paste(number, number + 1)
        return number

    def _paste(self, first: int, after: int) -> int:
        for number in range(first, after):
            self._add(number, number + 1, "pasted")
        return after

    def _list(self, number: int, line: str, bare: str) -> int:
        mark = _ITEM.match(line)
        if not mark or mark.end() >= len(line):
            return number
        after = number + 1
        while after < len(self.lines):
            following = self._line(after)
            if not following or following[0] not in " \t" or _ITEM.match(following):
                break
            after += 1
        self._add(number, after, "list", skip=mark.end())
        return after

    def _prose(self, number: int) -> int:
        line = self._line(number)
        heading = _HEADING.match(line)
        after = number + 1
        if not heading:
            while after < len(self.lines) and self._continues(after):
                after += 1
        inline = 0 if heading else inline_end(line)
        if inline:
            start = self.lines[number][0]
            self.found.append(Block(start, start + inline, "prose"))
            self._add(number, number + 1, "pasted", skip=inline)
            return self._paste(number + 1, len(self.lines))
        self._add(number, after, "prose", skip=heading.end() if heading else 0)
        if after < len(self.lines) and hands_over(line, gap=not self._line(after)):
            return self._paste(after, len(self.lines))
        return after

    def _continues(self, number: int) -> bool:
        """Tell whether this line goes on with the sentence of the one before (text wrapped by a mail program)."""
        before, line = self._line(number - 1), self._line(number)
        return len(before) >= 60 and before[-1] not in ".!?:;。！？；：…" and line[:1].islower()


def _speaker(line: str) -> str:
    """Return who would be speaking in a line of a chat log, or an empty string."""
    if ":" not in line[:60] and "：" not in line[:60]:
        return ""
    match = _SPEAKER.match(line)
    if not match:
        return ""
    name = match.group(1)
    words = name.casefold().split()
    if (
        name.casefold() in _LABELS
        or words[0] in _LABELS
        or words[-1] in _LABELS
        or not (name[0].isupper() or name[0] > "\u2e80")
    ):
        return ""
    return name
