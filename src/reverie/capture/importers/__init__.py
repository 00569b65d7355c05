"""One foreign chat format a file, each yielding sessions."""

from collections.abc import Callable, Iterator, Mapping
from typing import BinaryIO

from reverie.capture.found import Context, Found
from reverie.capture.importers.chatgpt import read_chatgpt
from reverie.capture.importers.claude_code import read_claude_code
from reverie.capture.importers.generic import read_generic

Reader = Callable[[BinaryIO, Context], Iterator[Found]]

READERS: Mapping[str, Reader] = {
    "chatgpt": read_chatgpt,
    "claude-code": read_claude_code,
    "generic": read_generic,
}
"""How each format is read: UTF-8 bytes in, sessions out."""

__all__ = ["READERS", "Reader"]
