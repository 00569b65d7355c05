"""Blocks: the runs of lines in a message, told apart as prose, lists, code, quotations and pasted text."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from reverie.text.sentences.chatlog import chat_lines
from reverie.text.sentences.handover import hands_over, inline_end, said_end

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
_OPEN_QUOTE = {'"': '"', "“": "”", "„": "“", "«": "»", "「": "」", "『": "』"}
_LONG_QUOTE = 90
_LONGEST_QUOTE = 8000
"""Characters in quotation marks from which on a paragraph is a pasted text rather than a saying."""
_AFTER_QUOTE = re.compile(r"[\s.,;]*(?:\([^()\n]{1,40}\)|[-–—~][^\n]{1,40})?[\s.]*$")
_LOOKS_MARKED = re.compile(r"[`~\n>#\"“„«「『]|^[ \t]*[-*+•‣◦·–\d(（\[{$]|[:：]|\"\"\"|'''|^\t|^ {4}")


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
        self.chat = chat_lines([text[start:end].rstrip() for start, end in self.lines])

    def _line(self, number: int) -> str:
        start, end = self.lines[number]
        return self.text[start:end].rstrip()

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
        if number in self.chat:
            return self._paste(number, number + 1)
        if bare[0] in _OPEN_QUOTE:
            return self._quotation(number, bare)
        return number

    def _quotation(self, number: int, bare: str) -> int:
        """Return the line after a long text in quotation marks that fills its paragraphs, else the same line."""
        closing = _OPEN_QUOTE[bare[0]]
        begin = self.lines[number][0] + self._line(number).index(bare[0])
        end = self.text.find(closing, begin + 1)
        while 0 <= end < begin + _LONGEST_QUOTE and not _AFTER_QUOTE.match(self.text, end + 1, self._line_end(end)):
            end = self.text.find(closing, end + 1)
        if not _LONG_QUOTE <= end - begin < _LONGEST_QUOTE:
            return number
        after = next(k for k in range(number, len(self.lines)) if self.lines[k][1] > end) + 1
        return self._paste(number, after)

    def _line_end(self, at: int) -> int:
        """Return where the line that holds a place ends."""
        end = self.text.find("\n", at)
        return len(self.text) if end < 0 else end

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
        said = 0 if heading else said_end(line)
        if said:
            start = self.lines[number][0]
            self.found.append(Block(start, start + said, "prose"))
            self._add(number, number + 1, "pasted", skip=said)
            return number + 1
        self._add(number, after, "prose", skip=heading.end() if heading else 0)
        if after < len(self.lines) and hands_over(line, gap=not self._line(after)) and not self._marked(after):
            return self._paste(after, len(self.lines))
        return after

    def _marked(self, number: int) -> bool:
        """Tell whether the next text is fenced or quoted: then that alone was handed over."""
        while number < len(self.lines) - 1 and not self._line(number):
            number += 1
        line = self._line(number)
        return bool(_FENCE.match(line) or line.lstrip().startswith((">", '"""')))

    def _continues(self, number: int) -> bool:
        """Tell whether this line goes on with the sentence of the one before (text wrapped by a mail program)."""
        before, line = self._line(number - 1), self._line(number)
        return len(before) >= 60 and before[-1] not in ".!?:;。！？；：…" and line[:1].islower()
