"""Read sessions with the grammars: session → what it says, message by message."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from reverie.dream.remarks import remarks
from reverie.model.reading import Saying, SessionReading
from reverie.model.session import Message, Session, Trust
from reverie.model.statement import ForgetRequest, Statement
from reverie.text.grammar import Grammar, Reading, Setting
from reverie.text.grammars import GRAMMARS, grammar_of
from reverie.text.language import detect
from reverie.text.taking_back import put_in_place
from reverie.text.topics import topic_of

UNSPOKEN_FLAGS = frozenset({"hidden", "meta", "compaction", "pasted", "command"})
"""Marks of user lines that no person typed."""


@dataclass(frozen=True, slots=True)
class Reader:
    """What stays the same while many sessions are read."""

    person_name: str
    timezone: str
    language: str = "en"
    known_names: frozenset[str] = frozenset()


def is_spoken(message: Message) -> bool:
    """Tell whether a message holds words that a person typed, on the path that was kept."""
    return (
        message.role == "user"
        and not message.branch
        and message.trust >= Trust.PARTICIPANT
        and not UNSPOKEN_FLAGS.intersection(message.flags)
        and bool(message.text.strip())
    )


def read_session(session: Session, used: int, reader: Reader) -> SessionReading:
    """Return what the messages with higher numbers than `used` say; those before them serve as context only."""
    path = [message for message in session.messages if not message.branch]
    speakers = _speakers(path)
    language = _session_language(path, reader.language)
    sayings: list[Saying] = []
    forget: list[tuple[str, ForgetRequest]] = []
    self_names: list[str] = []
    new_ids = {message.id for message in session.messages if int(message.id[1:]) > used}
    before: Message | None = None
    earlier: dict[str, str] = {}
    for message in path:
        if message.id in new_ids and is_spoken(message):
            grammar = _grammar(message.text, language)
            setting = _setting(message, before, session, speakers, reader, earlier.get(message.speaker, ""))
            reading = grammar.read_message(message.text, setting)
            statements = put_in_place(message.text, reading.statements)
            message_topic = topic_of(message.text, grammar.code)
            sayings.extend(
                Saying(
                    statement=statement,
                    session_id=session.id,
                    message_id=message.id,
                    speaker="" if message.trust is Trust.PERSON else message.speaker,
                    trust=message.trust,
                    said_at=message.at,
                    topic=statement.topic or topic_of(statement.text, grammar.code, fallback=message_topic),
                )
                for statement in (*statements, *_remarks(message, reading, grammar, setting))
            )
            forget.extend((message.id, request) for request in reading.forget)
            if message.trust is Trust.PERSON:
                self_names.extend(reading.self_names)
        if message.role in ("user", "assistant") and message.text.strip():
            before = message
        if is_spoken(message):
            earlier[message.speaker] = message.text
    return SessionReading(session, used, tuple(sayings), tuple(forget), tuple(self_names), language)


def _remarks(message: Message, reading: Reading, grammar: Grammar, setting: Setting) -> list[Statement]:
    """Return what the grammar leaves unsaid; nothing of a message that asks to be forgotten."""
    if reading.forget:
        return []
    return remarks(message, reading.statements, grammar.code, setting.speaker or grammar.nameless)


def first_self_name(readings: Iterable[SessionReading]) -> str:
    """Return the first name that the person gave themselves, or an empty text."""
    return next((name for reading in readings for name in reading.self_names), "")


def _speakers(path: Sequence[Message]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(message.speaker for message in path if message.role == "user" and message.speaker))


def _session_language(path: Sequence[Message], fallback: str) -> str:
    """Return the language most of the person's words are in."""
    counts: dict[str, int] = {}
    for message in path[:40]:
        if is_spoken(message):
            code = detect(message.text)
            counts[code] = counts.get(code, 0) + len(message.text)
    known = {code: size for code, size in counts.items() if code in GRAMMARS}
    return max(known, key=lambda code: known[code]) if known else fallback


def _grammar(text: str, language: str) -> Grammar:
    return grammar_of(text, language)


def _setting(
    message: Message, before: Message | None, session: Session, speakers: tuple[str, ...], reader: Reader, earlier: str
) -> Setting:
    is_person = message.trust is Trust.PERSON
    others = [name for name in speakers if name != message.speaker]
    return Setting(
        speaker=(reader.person_name or message.speaker) if is_person else message.speaker,
        is_person=is_person,
        listener=others[0] if len(others) == 1 else "",
        said_at=message.at,
        timezone=session.timezone or reader.timezone,
        before=before.text if before is not None else "",
        before_is_assistant=before is not None and before.role == "assistant",
        earlier=earlier,
        known_names=reader.known_names,
    )
