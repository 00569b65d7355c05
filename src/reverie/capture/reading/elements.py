"""JSON values from a file of any size, one at a time: the members of a list, or values that follow one another.

Bytes come from an open file; values go to the importer of the format. Only one value is ever held, and one that is
too large to hold is stepped over.
"""

import codecs
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, BinaryIO

from reverie.capture.found import Notes

MOST_MEMORY = 32 << 20
"""Bytes of memory that the text of one value may take."""

_CHUNK = 1 << 20
_LARGE = 8 << 20
_NEAR_END = 64
"""An error this close to the end of what was read may be no error: read on before saying so."""

_decode = json.JSONDecoder(strict=False).raw_decode
_BETWEEN = re.compile(r"[\s,\x00\ufeff]*")
_JUNK = re.compile(r"[^\[\]{}\",\s]+|\S")
_TO_BRACKET = re.compile(r'[^"\[\]{}]*+(?:"[^"\\]*+(?:\\.[^"\\]*+)*+"[^"\[\]{}]*+)*+', re.DOTALL)
_TO_QUOTE = re.compile(r'[^"\\]*+(?:\\.[^"\\]*+)*+', re.DOTALL)
_WRAPPER = re.compile(r'\s*\{\s*"(?:conversations|sessions)"\s*:\s*(?=\[)')


def is_wrapped(beginning: str) -> bool:
    """Tell a list of sessions that is the only field of an object."""
    return _WRAPPER.match(beginning) is not None


@dataclass(frozen=True, slots=True)
class Damaged:
    """A value that could not be read, and why."""

    reason: str


def read_elements(stream: BinaryIO, notes: Notes) -> Iterator[Any]:
    """Yield the values of a JSON list, or of a file with one value after another; `Damaged` for what is none.

    Args:
        stream: UTF-8 bytes; what is no UTF-8 is replaced and counted.
        notes: Takes counts of replaced bytes and of a list that is never closed.

    Example:
        >>> import io
        >>> list(read_elements(io.BytesIO(b'[{"id": 1}, {"id": 2}, {"id'), Notes()))
        [{'id': 1}, {'id': 2}, Damaged(reason='cut off at the end of the file')]
    """
    window = _Window(stream, notes)
    window.fill()
    listed = window.enter_list()
    while window.seek_value():
        if listed and window.text[window.at] == "]":
            return
        yield window.take()
    if listed:
        notes.add("list that is not closed: the file is cut off")


class _Window:
    """The part of the file that is looked at now, as text."""

    def __init__(self, stream: BinaryIO, notes: Notes) -> None:
        self.text = ""
        self.at = 0
        self.ended = False
        self._stream = stream
        self._notes = notes
        self._lines = self._columns = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")("strict")

    def fill(self, size: int = _CHUNK) -> None:
        """Read on, and forget what lies behind."""
        data = self._stream.read(size)
        self.ended = not data
        try:
            more = self._decoder.decode(data, final=self.ended)
        except UnicodeDecodeError:
            more = self._replaced(data)
        self._forget()
        self.text += more

    def _forget(self) -> None:
        """Drop what lies behind, and remember how many lines and columns that were."""
        last = self.text.rfind("\n", 0, self.at)
        self._columns = self.at - last - 1 if last >= 0 else self._columns + self.at
        self._lines += self.text.count("\n", 0, self.at)
        self.text, self.at = self.text[self.at :], 0

    def _place(self, at: int) -> str:
        """Say where in the file a place of the window is."""
        last = self.text.rfind("\n", 0, at)
        column = at - last if last >= 0 else self._columns + at + 1
        return f"line {self._lines + self.text.count(chr(10), 0, at) + 1}, column {column}"

    def _replaced(self, data: bytes) -> str:
        """Decode what is not all UTF-8, and count what had to be replaced."""
        pending = self._decoder.getstate()[0]
        lenient = codecs.getincrementaldecoder("utf-8")("replace")
        raw = pending + data
        text = lenient.decode(raw, final=self.ended)
        self._decoder.reset()
        self._decoder.decode(lenient.getstate()[0])
        self._notes.add("bytes that are no UTF-8, replaced", text.count("\ufffd") - raw.count(b"\xef\xbf\xbd"))
        return text

    def enter_list(self) -> bool:
        """Step into the list that the file is, or that is the only thing in it."""
        start = _BETWEEN.match(self.text)
        self.at = start.end() if start else 0
        wrapper = _WRAPPER.match(self.text, self.at)
        if wrapper:
            self.at = wrapper.end()
        if self.text.startswith("[", self.at):
            self.at += 1
            return True
        return False

    def seek_value(self) -> bool:
        """Go to where the next value begins; False at the end of the file."""
        while True:
            between = _BETWEEN.match(self.text, self.at)
            self.at = between.end() if between else self.at
            if self.at < len(self.text):
                return True
            if self.ended:
                return False
            self.fill()

    def take(self) -> Any:
        """Return the value that begins here, and go behind it."""
        while True:
            try:
                value, self.at = _decode(self.text, self.at)
                if self.at > _LARGE:
                    self._forget()  # its memory is needed for what is made of the value
                return value
            except RecursionError:
                return self._step_over("nested too deeply")
            except json.JSONDecodeError as error:
                if self._is_wrong(error):
                    return self._step_over(f"no valid JSON in {self._place(error.pos)} ({error.msg})")
            except ValueError:  # a number of thousands of digits
                return self._step_over("a number that is too long")
            if sys.getsizeof(self.text) > MOST_MEMORY:
                return self._step_over(f"larger than {MOST_MEMORY >> 20} MiB")
            # more each time, so that a large value is not parsed again for every piece of it
            self.fill(max(_CHUNK, min(_LARGE, len(self.text) - self.at)))

    def _is_wrong(self, error: json.JSONDecodeError) -> bool:
        """Tell a mistake from a value that merely goes on behind the window."""
        if self.ended:
            return True
        return not error.msg.startswith("Unterminated string") and error.pos < len(self.text) - _NEAR_END

    def _step_over(self, reason: str) -> Damaged:
        """Go behind a value without reading it, by counting brackets."""
        if self.text[self.at] not in '[{"':
            junk = _JUNK.match(self.text, self.at)
            self.at = junk.end() if junk else self.at + 1
            return Damaged(reason)
        depth = 0
        while True:
            depth, found = self._next_bracket(depth)
            if not found:
                self.at = len(self.text)
                return Damaged(reason if reason.startswith("larger") else "cut off at the end of the file")
            if depth <= 0:
                return Damaged(reason)

    def _next_bracket(self, depth: int) -> tuple[int, bool]:
        while True:
            match = _TO_BRACKET.match(self.text, self.at)
            at = match.end() if match else self.at
            if at < len(self.text) and self.text[at] != '"':
                self.at = at + 1
                return depth + (1 if self.text[at] in "[{" else -1), True
            if at < len(self.text):  # a string that the window cuts
                if not self._leave_string(at):
                    return depth, False
                continue
            self.at = at
            if self.ended:
                return depth, False
            self.fill()

    def _leave_string(self, quote: int) -> bool:
        """Go behind a string that may be longer than any window."""
        self.at = quote + 1
        while True:
            match = _TO_QUOTE.match(self.text, self.at)
            self.at = match.end() if match else self.at
            if self.text.startswith('"', self.at):
                self.at += 1
                return True
            if self.ended:
                return False
            self.fill()
