"""Every error raised on purpose.

```
ReverieError               exit 1
├── UsageError             exit 2   the call makes no sense as it stands
├── InputError             exit 3   a file, id or text from outside cannot be used
│   ├── MemoryTreeError             a file of the memory tree is damaged
│   └── UnknownRecordError          nothing is stored under that id, path or account
├── RefusedError           exit 4   a guard, a budget or a lease said no
│   ├── CheckFailed                 a changeset was refused; carries its findings
│   ├── StaleBase                   the memory moved on since a changeset was planned: merge or plan again
│   ├── PendingEdits                files of a changeset were changed by hand and not adopted yet
│   ├── NoAccess                    this user may not write where the call has to
│   └── LeaseTimeout                another writer kept the lease longer than the wait
└── ProviderError          exit 5   something outside this program failed
```

A message names the path, says what was expected and what to do next.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from reverie.model.change import Finding


def shortened(name: str, most: int = 80) -> str:
    """Return a name from outside as a message shows it: in quotes, and cut where it is long.

    Example:
        >>> shortened("Kyoto"), shortened("Kyoto partners", most=5)
        ("'Kyoto'", "'Kyoto'…")
    """
    return repr(name) if len(name) <= most else f"{name[:most]!r}…"


class ReverieError(Exception):
    """Something this program decided not to do, with the reason and the repair."""

    exit_code: ClassVar[int] = 1
    code: ClassVar[str] = "error"

    def __init__(self, message: str, *, hint: str = "", path: str = "") -> None:
        """Keep the sentence for people and the parts for programs.

        Args:
            message: What happened, in one sentence.
            hint: What to do about it.
            path: The file or record it is about, when there is one.
        """
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.path = path


class UsageError(ReverieError):
    """The call makes no sense as it stands."""

    exit_code = 2
    code = "usage"


class InputError(ReverieError):
    """A file, id or text from outside cannot be used."""

    exit_code = 3
    code = "bad_input"


class MemoryTreeError(InputError):
    """A file of the memory tree is damaged."""

    code = "damaged_file"


class UnknownRecordError(InputError):
    """Nothing is stored under that id, path or account."""

    code = "unknown_record"


class RefusedError(ReverieError):
    """A guard, a budget or a lease said no."""

    exit_code = 4
    code = "refused"


class CheckFailed(RefusedError):  # noqa: N818 - the name is the outcome, as in the glossary
    """A changeset was refused; carries its findings."""

    code = "check_failed"

    def __init__(self, message: str, findings: Sequence["Finding"], *, hint: str = "", path: str = "") -> None:
        """Keep the findings beside the message.

        Args:
            message: What was refused.
            findings: Every complaint of the checks.
            hint: What to do about it.
            path: The first page concerned.
        """
        super().__init__(message, hint=hint, path=path)
        self.findings = tuple(findings)


class StaleBase(RefusedError):  # noqa: N818 - the name is the outcome
    """The memory moved on since a changeset was planned: merge or plan again."""

    code = "stale_base"

    def __init__(self, message: str, *, base: int = 0, head: int = 0, hint: str = "", path: str = "") -> None:
        """Keep both revisions beside the message.

        Args:
            message: What was refused.
            base: The revision that the changeset was planned against.
            head: The revision that the memory has now.
            hint: What to do about it.
            path: The first file concerned.
        """
        super().__init__(message, hint=hint, path=path)
        self.base = base
        self.head = head


class PendingEdits(RefusedError):  # noqa: N818 - the name is the outcome
    """Files of a changeset were changed by hand and not adopted yet."""

    code = "pending_edits"

    def __init__(self, message: str, paths: Sequence[str], *, hint: str = "") -> None:
        """Keep the paths beside the message.

        Args:
            message: What was refused.
            paths: Every file of the changeset that somebody else changed on disk.
            hint: What to do about it.
        """
        super().__init__(message, hint=hint, path=paths[0] if paths else "")
        self.paths = tuple(paths)


class NoAccess(RefusedError):  # noqa: N818 - the name is the outcome
    """This user may not write where the call has to."""

    code = "no_access"


class LeaseTimeout(RefusedError):  # noqa: N818 - the name is the outcome
    """Another writer kept the lease longer than the wait."""

    code = "lease_timeout"


class ProviderError(ReverieError):
    """Something outside this program failed."""

    exit_code = 5
    code = "provider"
