"""One Dream run: orient, summarise, attach, update; the outcome is a proposal that nobody has seen yet."""

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Protocol

from reverie.dream.attach import Attached, Attacher
from reverie.dream.dating import local_day
from reverie.dream.draft import DraftPage
from reverie.dream.forgetting import Place, forgotten_places, titles_left, without
from reverie.dream.generating import generated_files
from reverie.dream.homes import Owner
from reverie.dream.mending import Check, mend, render
from reverie.dream.orient import Orientation
from reverie.dream.people import known_people, people_in
from reverie.dream.reading import Reader, first_self_name, is_spoken, read_session
from reverie.dream.staging import BrainView, StagingTree
from reverie.dream.summarize import summarize, summary_path
from reverie.dream.update import RunNews, changelog, sum_up
from reverie.dream.verify import doubts
from reverie.dream.wording import word
from reverie.errors import ReverieError
from reverie.model.change import Change, Finding, Remove, Write
from reverie.model.page import Page
from reverie.model.reading import Saying, SessionReading
from reverie.model.session import Message, Session
from reverie.model.statement import SPEAKER
from reverie.text.grammars import GRAMMARS
from reverie.wiki.citations import fit_quote
from reverie.wiki.formatting import format_page
from reverie.wiki.numbering import settle
from reverie.wiki.paths import PROFILE, transcript_resolver

Progress = Callable[[str, int, int], None]
"""Told phase, done, total."""

Refuses = Callable[[Saying], bool]
"""Tells whether the deletion log names a statement: its sentence, its message or its session."""


class SessionSource(Protocol):
    """Where a run reads sessions."""

    def read(self, session_id: str) -> Session:
        """Return one session."""
        ...


@dataclass
class Proposal:
    """What a run would change, and what it can say about it."""

    changes: tuple[Change, ...]
    consumed: dict[str, int]
    news: RunNews
    attached: Attached
    forgotten: dict[Place, str] = field(default_factory=dict)
    """Messages that the person asked to forget → the message that asks."""
    person: str = ""
    findings: tuple[Finding, ...] = ()
    """What the checks refused and the run dropped."""


@dataclass
class _Outcome:
    """What a run has to tell when it is done."""

    news: RunNews
    attached: Attached
    findings: list[Finding] = field(default_factory=list)


def nothing_refused(_saying: Saying) -> bool:
    """Return False: for an account that never forgot anything."""
    return False


@dataclass(frozen=True, slots=True)
class _Heard:
    """One session as read: what it says and which of it may land."""

    reading: SessionReading
    sayings: tuple[Saying, ...]
    total: int


def dream(
    orientation: Orientation,
    brain: BrainView,
    source: SessionSource,
    check: Check,
    progress: Progress,
    refuses: Refuses = nothing_refused,
) -> Proposal:
    """Return what the sessions in scope change in the Brain.

    One session that cannot be read never blocks the others: it is named in the news and stays unconsumed.
    """
    news = RunNews()
    readings, person = _read_all(orientation, source, known_people(brain), (news, progress))
    tree = StagingTree.over(brain)
    asked = forgotten_places(readings, brain, source.read)
    forgotten = orientation.forgotten | asked.keys()
    if forgotten:
        tree.redact(set(forgotten), titles_left(forgotten, brain, source.read))
        news.forgotten = len(asked)
    name = person or (GRAMMARS.get(orientation.language) or GRAMMARS["en"]).nameless
    owner = Owner(PROFILE, name, orientation.language)
    attacher = Attacher(tree, owner, orientation.today)
    summaries: dict[str, Page] = {}
    for number, heard in enumerate(_hear(readings, forgotten, tree, owner, (news, refuses))):
        timezone = heard.reading.session.timezone or orientation.timezone
        _summarise(heard, owner, timezone, summaries)
        texts = {message.id: message.text for message in heard.reading.session.messages if is_spoken(message)}
        attacher.attach_all(heard.sayings, {"": heard.reading.session.title, **texts}, timezone)
        progress("attach", number + 1, len(readings))
    outcome = _Outcome(news, attacher.outcome)
    changes = _update(orientation, tree, summaries, outcome, check)
    last = {work.session_id: work.last for work in orientation.work}
    consumed = {reading.session.id: max(last[reading.session.id], reading.last_number) for reading in readings}
    return Proposal(changes, consumed, news, attacher.outcome, asked, person, tuple(outcome.findings))


def _read_all(
    orientation: Orientation, source: SessionSource, known: frozenset[str], watched: tuple[RunNews, Progress]
) -> tuple[list[SessionReading], str]:
    """Read every session in scope; when the person's name comes up for the first time, read again with it."""
    news, progress = watched
    sessions: list[tuple[Session, int]] = []
    for work in orientation.work:
        try:
            sessions.append((source.read(work.session_id), work.used))
        except (OSError, ValueError, ReverieError) as error:  # a damaged transcript is a ReverieError
            news.failed.append((work.session_id, f"{type(error).__name__}: {error}"))
    person = orientation.person
    reader = Reader(person, orientation.timezone, orientation.language, known)
    readings = list(_readings(sessions, reader, news, progress))
    if not person:
        person = first_self_name(readings)
        if person:
            readings = list(_readings(sessions, replace(reader, person_name=person), RunNews(), progress))
    news.sessions = [reading.session.id for reading in readings]
    return readings, person


def _readings(
    sessions: Sequence[tuple[Session, int]], reader: Reader, news: RunNews, progress: Progress
) -> Iterator[SessionReading]:
    """Read sessions in order; who is named in one is known in the next."""
    for number, (session, used) in enumerate(sessions):
        try:
            reading = read_session(session, used, reader)
        except Exception as error:  # noqa: BLE001 - one bad session is named and left for later, never the end of a run
            news.failed.append((session.id, f"{type(error).__name__}: {error}"))
        else:
            reader = replace(reader, known_names=reader.known_names | people_in(reading))
            yield reading
        progress("read", number + 1, len(sessions))


def _hear(
    readings: Iterable[SessionReading],
    forgotten: Set[Place],
    tree: StagingTree,
    owner: Owner,
    tellers: tuple[RunNews, Refuses],
) -> Iterator[_Heard]:
    """Yield each session with the statements that survive verification, without what is to be forgotten."""
    news, refuses = tellers
    for reading in readings:
        messages = {message.id: message for message in reading.session.messages}
        befores = _befores(reading.session)
        kept = []
        for saying in reading.sayings:
            reason = "forgotten at the person's word"
            if refuses(saying):
                reason = "forgotten"
            elif (saying.session_id, saying.message_id) not in forgotten:
                checked = _verified(saying, messages[saying.message_id], befores.get(saying.message_id), tree, owner)
                if isinstance(checked, Saying):
                    kept.append(checked)
                    continue
                reason = checked
            news.dropped[reason] = news.dropped.get(reason, 0) + 1
        yield _Heard(without(reading, forgotten), tuple(kept), len(reading.session.messages))


def _verified(
    saying: Saying, message: Message, before: Message | None, tree: StagingTree, owner: Owner
) -> Saying | str:
    """Return the statement with a quotation that holds, or the name of the rule that it fails."""
    quote = fit_quote(saying.statement.quote, message.text)
    if quote is None:
        return "quotation"
    name = owner.name if saying.by_person else saying.speaker
    found = doubts(saying, message, before, lambda word: tree.book.find(word) is not None, name)
    if found:
        return found[0].rule
    return saying.quoting(quote) if saying.by_person or name in saying.statement.text else _attributed(saying, quote)


def _attributed(saying: Saying, quote: str) -> Saying:
    """Return a participant's statement that does not name its speaker as a remark: attributed, or not at all."""
    statement = saying.statement
    quoted = quote.replace("“", "'").replace("”", "'")
    text = word("said", statement.language, name=saying.speaker, quote=quoted)
    return replace(
        saying, statement=replace(statement, text=text, quote=quote, kind="remark", attr="", subject=SPEAKER)
    )


def _befores(session: Session) -> dict[str, Message]:
    found: dict[str, Message] = {}
    last: Message | None = None
    for message in session.messages:
        if message.branch:
            continue
        if last is not None:
            found[message.id] = last
        last = message
    return found


def _summarise(heard: _Heard, owner: Owner, timezone: str, summaries: dict[str, Page]) -> None:
    reading = heard.reading
    if not any(is_spoken(message) for message in reading.session.messages):
        return
    day = local_day(reading.session.started_at, timezone)
    page = summarize(reading, heard.sayings, owner.name, day.isoformat() if day is not None else "")
    if page is not None:
        summaries[summary_path(reading, day)] = page


def _update(
    orientation: Orientation, tree: StagingTree, summaries: dict[str, Page], outcome: "_Outcome", check: Check
) -> tuple[Change, ...]:
    """Finish the pages, drop what the checks refuse, make the generated files anew; list all that differs."""
    brain, news = tree.brain, outcome.news
    texts: dict[str, str] = dict(tree.files)
    for path, page in summaries.items():
        texts[path] = format_page(settle(page, transcript_resolver(path, brain.folder), claim_ids=False))
    for draft in list(tree.changed()):
        if draft.path.startswith("knowledge/"):
            sum_up(draft)
        texts[draft.path] = render(draft, tree)
    changed = {path: text for path, text in texts.items() if brain.read(path) != text}
    outcome.findings = mend(tree, changed, check)
    news.superseded = outcome.attached.superseded
    news.removed = sorted(tree.removed - set(texts))
    if not changed and not news.removed:
        return ()
    for draft in tree.changed():
        if draft.path.startswith("knowledge/") and draft.path in changed:
            _tell(draft, news)
    path = f"knowledge/changelog/{orientation.today.isoformat()}-{orientation.run}.md"
    changed[path] = changelog(orientation.run, orientation.today.isoformat(), news)
    generated = generated_files(tree, {path: page for path, page in summaries.items() if path in texts})
    changed |= {path: text for path, text in generated.items() if brain.read(path) != text}
    writes = [Write(path, changed[path]) for path in sorted(changed)]
    return (*writes, *(Remove(path) for path in news.removed))


def _tell(draft: DraftPage, news: RunNews) -> None:
    if draft.base is None:
        news.created.append((draft.path, draft.title))
    else:
        before = sum(1 for _ in draft.base.claims())
        news.changed.append((draft.path, draft.title, max(0, draft.count() - before)))
