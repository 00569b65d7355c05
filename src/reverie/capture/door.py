"""The door: a foreign session comes in, and goes on cleaned, without secrets, each message stamped with its trust.

From here on nobody looks at the text again to learn who said it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from reverie.capture.forgotten import Forgotten, NothingForgotten
from reverie.capture.found import Found, LeftOut, Notes
from reverie.capture.speakers import Naming, Person, find_person
from reverie.model.session import Message, Origin, Role, Session, Trust
from reverie.text.injection import strip_recalled
from reverie.text.secrets import redact

_LONGEST_TITLE = 200
_SHORT_TITLE = 60


@dataclass(frozen=True, slots=True)
class Door:
    """Lets sessions in; what stays out is counted."""

    naming: Naming = field(default_factory=Naming)
    forgotten: Forgotten = field(default_factory=NothingForgotten)

    def admit(self, session: Session, notes: Notes) -> Found:
        """Return the session as it may be stored, or why it may not.

        Example:
            >>> hello = Message("", "user", "<memories>Likes tea.</memories>We meet in Kyoto.", trust=Trust.FOREIGN)
            >>> admitted = Door().admit(Session("", "", "chatgpt", native_id="c1", messages=(hello,)), Notes())
            >>> [(message.text, message.trust.name) for message in admitted.messages]
            [('We meet in Kyoto.', 'PERSON')]
        """
        session = replace(session, native_id=clean(session.native_id))
        if self._is_forgotten(session):
            return LeftOut("forgotten", "forgotten session", session.native_id)
        person = find_person(session, self.naming, notes)
        before = notes.counts[_FORGOTTEN]
        messages = tuple(self._messages(session, person, notes))
        if not any(message.role in ("user", "assistant") for message in messages):
            if notes.counts[_FORGOTTEN] > before:
                return LeftOut("forgotten", "session of forgotten messages only", session.native_id)
            return LeftOut("empty", "session of recalled memories only", session.native_id)
        return replace(
            session,
            title=self._title(session.title),
            messages=messages,
            person=clean(person.speaker),
            extra={key: redact(clean(value)).text for key, value in session.extra.items()},
        )

    def _is_forgotten(self, session: Session) -> bool:
        """Tell whether the session was forgotten, under its own id or under the one whose beginning it repeats."""
        root = session.extra.get("root")
        names = (session.native_id, *((f"root:{root}",) if root else ()))
        return any(self.forgotten.is_forgotten_session(session.source, name) for name in names)

    def _title(self, title: str) -> str:
        """Return the title as it may be stored: none where it was made from forgotten words."""
        kept = _title(title)
        return "" if kept and self.forgotten.is_forgotten_title(kept) else kept

    def _messages(self, session: Session, person: Person, notes: Notes) -> Iterator[Message]:
        scope = f"{session.source}\x00{session.native_id}"
        for message in session.messages:
            text = self._text(message.text, notes)
            if text and self.forgotten.is_forgotten_message(text, at=message.at, scope=scope):
                notes.add(_FORGOTTEN)
            elif text:
                trust = trust_of(message.role, session.origin, is_person=person.spoke(message))
                yield _stamped(message, text, trust)

    def _text(self, text: str, notes: Notes) -> str:
        """Return the words that may be stored: nothing when none are left."""
        spoken, blocks = strip_recalled(clean(text))
        if blocks:
            notes.add("recalled memories and reminders cut out", blocks)
        if not spoken.strip():
            return ""
        redacted = redact(spoken)
        for kind, count in redacted.found:
            notes.add(f"secret replaced: {kind}", count)
        return redacted.text


_FORGOTTEN = "forgotten message left out"


def _stamped(message: Message, text: str, trust: Trust) -> Message:
    """Return the message with the text that may be stored; field by field, as this runs for every message."""
    return Message(
        message.id,
        message.role,
        text,
        message.at,
        clean(message.speaker),
        trust,
        message.branch,
        clean(message.native_id),
        clean(message.parent_id),
        clean(message.model),
        message.flags,
    )


def trust_of(role: Role, origin: Origin, *, is_person: bool) -> Trust:
    """Return how far words may be believed, by who said them and who started the session.

    >>> trust_of("user", "person", is_person=True).name, trust_of("user", "machine", is_person=True).name
    ('PERSON', 'ASSISTANT')
    """
    if origin == "foreign":
        return Trust.FOREIGN
    if role == "user":
        if origin == "machine":
            return Trust.ASSISTANT  # a program wrote it, whatever the role says
        return Trust.PERSON if is_person else Trust.PARTICIPANT
    return Trust.ASSISTANT if role == "assistant" else Trust.TOOL


def clean(text: str) -> str:
    """Return text that any file and index can hold: no NUL, no halves of surrogate pairs; the rest as it is.

    >>> clean("caf\\u00e9 \\ud83d\\x00!")
    'café �!'
    """
    if "\x00" in text:
        text = text.replace("\x00", "")
    if text.isascii():
        return text
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def title_for(session: Session) -> str:
    """Return the session's title; without one, the beginning of what the person said, else the day.

    >>> hello = Message("", "user", "In Kyoto we meet Sora City Lab.\\nBook rooms.")
    >>> title_for(Session("", "", "chatgpt", messages=(hello,)))
    'In Kyoto we meet Sora City Lab.'
    """
    if session.title:
        return session.title
    for message in session.messages:
        if message.role == "user" and not message.branch:
            line = next((line for line in message.text.splitlines() if line.strip()), "")
            return _cut(" ".join(line.split()), _SHORT_TITLE)
    return f"Session of {session.started_at.date().isoformat()}" if session.started_at else "Untitled session"


def _title(title: str) -> str:
    return _cut(redact(clean(" ".join(title.split()))).text, _LONGEST_TITLE) if title else ""


def _cut(text: str, longest: int) -> str:
    """Cut at a word where there are words, and say that something was cut."""
    if len(text) <= longest:
        return text
    head = text[: longest - 1]
    return (head.rsplit(" ", 1)[0] if " " in head[longest // 2 :] else head) + "…"
