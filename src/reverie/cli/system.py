"""What the operating system refused, as an error that names the file and what to do about it."""

import errno
import os

from reverie.errors import InputError, NoAccess, ProviderError, ReverieError

DENIED = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})


def explain(error: OSError) -> ReverieError:
    """Return the error to show for one of the system's.

    Example:
        >>> explain(PermissionError(errno.EACCES, "Permission denied", "/home/nadia/config.toml")).message
        '/home/nadia/config.toml cannot be used: permission denied.'
    """
    path = os.fsdecode(error.filename) if isinstance(error.filename, str | bytes) else ""
    reason = (error.strerror or str(error) or type(error).__name__).rstrip(".")
    message = f"{path or 'A file'} cannot be used: {reason[:1].lower()}{reason[1:]}."
    if error.errno in DENIED:
        hint = "Give your user the right to use it, or name another folder with --home."
        return NoAccess(message, hint=hint, path=path)
    if error.errno in FULL:
        hint = "Make room there, then run the command again: what was finished is kept."
        return ProviderError(message, hint=hint, path=path)
    if error.errno == errno.EIO:
        return ProviderError(message, hint="Look after that disk; then run the command again.", path=path)
    return InputError(message, hint="Put it right, or move it away, then run the command again.", path=path)
