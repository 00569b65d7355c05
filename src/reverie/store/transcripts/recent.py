"""Transcripts that were just written, so that whoever reads them next need not parse them again."""

from pathlib import Path

from reverie.store.transcripts.catalogue import Stamp, stamp_of
from reverie.store.transcripts.lines import Transcript

MOST_MESSAGES = 6_000
"""About one batch of an import, a few megabytes."""


class RecentTranscripts:
    """Remembers the transcripts written last, as long as their files are the very ones."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self._known: dict[str, tuple[Stamp, Transcript]] = {}
        self._messages = 0

    def get(self, session_id: str, file: Path) -> Transcript | None:
        """Return a transcript if it is remembered and nobody wrote to its file since."""
        known = self._known.get(session_id)
        if known is None:
            return None
        try:
            return known[1] if stamp_of(file) == known[0] else None
        except FileNotFoundError:
            return None

    def put(self, session_id: str, file: Path, transcript: Transcript) -> None:
        """Remember a transcript that was just written."""
        self.drop(session_id)
        self._known[session_id] = stamp_of(file), transcript
        self._messages += len(transcript.messages)
        while self._messages > MOST_MESSAGES and len(self._known) > 1:
            self.drop(next(iter(self._known)))

    def drop(self, session_id: str) -> None:
        """Forget a transcript that changes or is gone."""
        known = self._known.pop(session_id, None)
        if known is not None:
            self._messages -= len(known[1].messages)
