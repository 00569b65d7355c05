"""The names of everything under the home folder: pure path logic, no file is touched here."""

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from reverie.errors import InputError, shortened

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base 32 in lower case: no i, l, o or u, so that an id survives being read aloud."""

SHORTEST_ID = 10
LONGEST_PART, LONGEST_PATH = 255, 3000
"""In bytes and in characters: what every file system takes."""
LONGEST_ACCOUNT = 64

_ACCOUNT = re.compile(r"[^\W_][\w.@+-]*", re.UNICODE)
_SESSION_ID = re.compile(rf"[{ALPHABET}]{{{SHORTEST_ID},52}}")
_SESSION_FOLDER = re.compile(rf"(?:\d{{4}}-\d{{2}}-\d{{2}}-)?([{ALPHABET}]{{{SHORTEST_ID},52}})")
_RESERVED = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)


def check_account(name: str) -> str:
    """Return the account name, or say why it cannot be one.

    A name becomes a folder, so it must stay one on every file system: no separators, no upper case (two accounts
    that differ in case only would share a folder on some machines, and with it their memory).

    Raises:
        InputError: The name is empty, too long, or could leave its folder.

    Example:
        >>> check_account("nadia")
        'nadia'
        >>> check_account("../otto")
        Traceback (most recent call last):
        reverie.errors.InputError: '../otto' cannot be an account name.
    """
    folded = unicodedata.normalize("NFC", name).casefold()
    fits = 0 < len(name) <= LONGEST_ACCOUNT and len(name.encode("utf-8", "replace")) <= 200
    if (
        fits
        and name == folded
        and _ACCOUNT.fullmatch(name)
        and not name.endswith(".")
        and not _RESERVED.fullmatch(name)
    ):
        return name
    hint = "Use up to 64 lower-case letters, digits and . _ @ + -, beginning with a letter or digit."
    raise InputError(f"{name!r} cannot be an account name.", hint=hint)


def session_id_for(source: str, native_id: str, length: int = SHORTEST_ID) -> str:
    """Return the session's own id: the same for the same source and native id, everywhere and always.

    Args:
        source: The format it came in.
        native_id: Its id there.
        length: Characters; one more on every collision inside an account.

    Example:
        >>> session_id_for("chatgpt", "abc") == session_id_for("chatgpt", "abc", 12)[:10]
        True
    """
    digest = hashlib.sha256(f"{source}\x00{native_id}".encode("utf-8", "replace")).digest()
    number = int.from_bytes(digest, "big") << 4  # 256 bits make 51.2 characters: pad to 52
    return "".join(ALPHABET[(number >> shift) & 31] for shift in range(255, 255 - 5 * length, -5))


def is_session_id(text: str) -> bool:
    """Say whether the text has the shape of a session id."""
    return _SESSION_ID.fullmatch(text) is not None


def zone_of(name: str) -> ZoneInfo:
    """Return the zone of that name; UTC when there is no such zone."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def local_time(at: datetime, timezone: str) -> datetime:
    """Return the moment on the clock of a zone; a time without a zone is taken as UTC, never as this machine's.

    Example:
        >>> from datetime import UTC
        >>> local_time(datetime(2026, 7, 2, 23, 30, tzinfo=UTC), "Europe/Lisbon").isoformat()
        '2026-07-03T00:30:00+01:00'
    """
    aware = at if at.tzinfo is not None else at.replace(tzinfo=UTC)
    try:
        return aware.astimezone(zone_of(timezone))
    except OverflowError:  # the first and last day of the calendar have no neighbours to move to
        return aware


def session_path(session_id: str, started_at: datetime | None, timezone: str = "") -> str:
    """Return where a session is born, relative to the memory tree.

    Example:
        >>> from datetime import UTC
        >>> session_path("7f3ak2m9qx", datetime(2026, 3, 2, 10, 14, tzinfo=UTC))
        'sessions/2026/03/2026-03-02-7f3ak2m9qx'
        >>> session_path("7f3ak2m9qx", None)
        'sessions/undated/7f3ak2m9qx'
    """
    if started_at is None:
        return f"sessions/undated/{session_id}"
    day = local_time(started_at, timezone).date()
    return f"sessions/{day.year:04d}/{day.month:02d}/{day.isoformat()}-{session_id}"


def session_id_in(path: str) -> str:
    """Return the session id that a path of the memory tree runs through, or an empty string.

    Example:
        >>> session_id_in("sessions/2026/03/2026-03-02-7f3ak2m9qx/transcript.md")
        '7f3ak2m9qx'
        >>> session_id_in("knowledge/profile.md")
        ''
    """
    parts = path.split("/")
    if parts[0] != "sessions":
        return ""
    for part in parts[2:4]:
        match = _SESSION_FOLDER.fullmatch(part)
        if match:
            return match[1]
    return ""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the parts of one account lie."""

    home: Path
    account: str
    root: Path = field(init=False)
    """The account's own folder."""
    memory: Path = field(init=False)
    """The memory tree: what an agent sees."""

    def __post_init__(self) -> None:
        """Refuse a name that could leave its folder."""
        root = self.home / "accounts" / check_account(self.account)
        object.__setattr__(self, "root", root)  # frozen, and asked for with every file: made once
        object.__setattr__(self, "memory", root / "memory")

    @property
    def sessions(self) -> Path:
        """All sessions of the memory tree."""
        return self.memory / "sessions"

    @property
    def git_dir(self) -> Path:
        """The repository of the memory tree."""
        return self.memory / ".git"

    @property
    def index_db(self) -> Path:
        """The search index: derived and disposable."""
        return self.root / "index.db"

    @property
    def deletions_log(self) -> Path:
        """Keyed hashes of what was forgotten."""
        return self.root / "deletions.log"

    @property
    def writer_lock(self) -> Path:
        """The lease of the one writer."""
        return self.root / "writer.lock"

    @property
    def sessions_lock(self) -> Path:
        """The lease of whoever appends to sessions; a Dream that lands need not wait for it."""
        return self.root / "sessions.lock"

    @property
    def journal(self) -> Path:
        """What `apply` was about to do: there only while it does it, or after a crash."""
        return self.root / "apply.journal"

    @property
    def purging(self) -> Path:
        """There while a purge goes on, or after one that was interrupted."""
        return self.root / "purge.pending"

    @property
    def unindexed(self) -> Path:
        """Ids of sessions written but not yet in the search index, one a line."""
        return self.root / "sessions.unindexed"

    def file(self, path: str) -> Path:
        """Return the file at a path of the memory tree, refusing one that leads out of it."""
        parts = path.split("/")
        if path.startswith("/") or "\\" in path or "\x00" in path or any(part in {"", ".", ".."} for part in parts):
            raise InputError(
                f"{path!r} does not lie in the memory tree.", hint="Give a path such as knowledge/index.md."
            )
        if any(len(part.encode("utf-8", "replace")) > LONGEST_PART for part in parts) or len(path) > LONGEST_PATH:
            raise InputError(f"{shortened(path)} is too long for a path.", hint="`reverie search` finds paths.")
        if parts[0].casefold() == ".git":
            raise InputError(f"{path!r} belongs to the repository.", hint="Only the memory's own files can be written.")
        return self.memory.joinpath(*parts)


def state_db_path(home: Path) -> Path:
    """Return the workflow state of all accounts."""
    return home / "state.db"


def accounts_folder(home: Path) -> Path:
    """Return the folder that has one folder an account."""
    return home / "accounts"


def account_names(home: Path) -> Iterator[str]:
    """Yield the names of the accounts that exist, in order."""
    folder = accounts_folder(home)
    if folder.is_dir():
        yield from sorted(entry.name for entry in folder.iterdir() if (entry / "memory").is_dir())
