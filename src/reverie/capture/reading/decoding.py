"""Bytes of any usual encoding come in, UTF-8 comes out, and whoever watches sees how far reading is."""

import codecs
import io
from collections.abc import Callable
from typing import TYPE_CHECKING, BinaryIO, cast

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

CHUNK = 1 << 20

_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16: its mark begins with the one of UTF-16
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def encoding_of(head: bytes) -> tuple[str, int]:
    """Return the encoding of a file that begins so, and the length of its byte order mark.

    >>> encoding_of("[1]".encode("utf-16-le")), encoding_of(b"[1]")
    (('utf-16-le', 0), ('utf-8', 0))
    """
    for mark, name in _BOMS:
        if head.startswith(mark):
            return name, len(mark)
    if len(head) > 3 and head[1] == 0 and head[3] == 0 and head[0]:
        return "utf-16-le", 0
    if len(head) > 3 and head[0] == 0 and head[2] == 0 and head[1]:
        return "utf-16-be", 0
    return "utf-8", 0


def decode_head(head: bytes) -> str:
    """Return the first bytes of a file as text, whatever is wrong with them."""
    encoding, mark = encoding_of(head)
    return codecs.getincrementaldecoder(encoding)("replace").decode(head[mark:])


def open_utf8(stream: BinaryIO, on_read: Callable[[int], None]) -> BinaryIO:
    """Return the file as UTF-8 without a byte order mark; `on_read` hears of every piece that was read."""
    reader = io.BufferedReader(_Metered(stream, on_read), CHUNK)
    encoding, mark = encoding_of(reader.peek(4)[:4])
    reader.read(mark)
    if encoding == "utf-8":
        return cast(BinaryIO, reader)
    return cast(BinaryIO, io.BufferedReader(_Transcoded(cast(BinaryIO, reader), encoding), CHUNK))


class _Metered(io.RawIOBase):
    """A file that tells how many bytes were taken from it."""

    def __init__(self, stream: BinaryIO, on_read: Callable[[int], None]) -> None:
        super().__init__()
        self._stream = stream
        self._on_read = on_read

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "WriteableBuffer") -> int:
        view = memoryview(buffer)
        data = self._stream.read(len(view))
        view[: len(data)] = data
        self._on_read(len(data))
        return len(data)


class _Transcoded(io.RawIOBase):
    """A file in another encoding, read as UTF-8."""

    def __init__(self, stream: BinaryIO, encoding: str) -> None:
        super().__init__()
        self._stream = stream
        self._decoder = codecs.getincrementaldecoder(encoding)("replace")
        self._left = b""
        self._ended = False

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "WriteableBuffer") -> int:
        while not self._left and not self._ended:
            data = self._stream.read(CHUNK)
            self._ended = not data
            self._left = self._decoder.decode(data, final=self._ended).encode("utf-8", "replace")
        view = memoryview(buffer)
        size = min(len(view), len(self._left))
        view[:size] = self._left[:size]
        self._left = self._left[size:]
        return size
