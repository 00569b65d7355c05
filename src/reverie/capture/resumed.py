"""Sessions that were resumed under a new id and repeat their beginning: one session, told in two files."""

import json
from dataclasses import replace

from reverie.model.session import Session
from reverie.store.session_log import TRANSCRIPT, SessionLog


class Resumed:
    """Knows sessions by their first message, those of this import and those that are stored."""

    def __init__(self, log: SessionLog) -> None:
        """Read nothing yet: most imports have no session that needs it."""
        self._log = log
        self._roots: dict[tuple[str, str], str] = {}
        self._knows_stored = False

    def under_first_id(self, session: Session) -> Session:
        """Return the session under the id by which its beginning is known.

        Args:
            session: A session whose importer noted a mark of its first message, as `root` in its extra facts.
        """
        root = session.extra.get("root")
        if not root:
            return session
        key = (session.source, root)
        is_news = key not in self._roots and self._log.find(session.source, session.native_id) is None
        if is_news and not self._knows_stored:
            self._read_stored()
        native_id = self._roots.setdefault(key, session.native_id)
        return session if native_id == session.native_id else replace(session, native_id=native_id)

    def _read_stored(self) -> None:
        """Take in the first lines of the stored sessions, once an import."""
        self._knows_stored = True
        for ref in self._log.iter_refs():
            with (self._log.layout.file(ref.path) / TRANSCRIPT).open("rb") as stream:
                extra = json.loads(stream.readline()).get("extra", {})
            root = extra.get("root")
            if root:
                self._roots.setdefault((ref.source, root), ref.native_id)
