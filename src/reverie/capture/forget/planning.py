"""Planning: from what a person names to the sessions and messages that are meant."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from reverie.brain.account import Account
from reverie.capture.forget.plan import ForgetPlan, Place, place_of
from reverie.capture.forget.subject import Subject, messages_about
from reverie.capture.forget.work import Work
from reverie.errors import InputError, UnknownRecordError, UsageError, shortened
from reverie.model.hit import HitKind
from reverie.model.known import KnownClaim
from reverie.model.session import Session
from reverie.store.layout import LONGEST_PATH
from reverie.text.analyzer import analyze, content_words
from reverie.text.grammar import Setting
from reverie.text.grammars import GRAMMARS
from reverie.wiki.paths import record_kind, session_at

MOST_FOUND: Final = 2000
MESSAGES: Final[tuple[HitKind, ...]] = ("message",)
CLAIMS: Final[tuple[HitKind, ...]] = ("claim", "note")


@dataclass
class Planner:
    """Finds what is meant in one account; changes nothing."""

    account: Account
    person: str = ""

    def by_session(self, session_id: str) -> ForgetPlan:
        """Plan to forget a whole session."""
        self.account.log.path(session_id)
        return self._complete({session_id: None})

    def by_message(self, name: str) -> ForgetPlan:
        """Plan to forget one message, named `ID#mN`.

        Raises:
            UnknownRecordError: There is no such message.
        """
        session_id, message_id = place_of(name)
        known = {message.id for message in self.account.log.read(session_id).messages}
        if message_id not in known:
            raise UnknownRecordError(f"There is no message {name}.", hint=f"See `reverie session show {session_id}`.")
        return self._complete({session_id: {message_id}})

    def by_page(self, name: str) -> ForgetPlan:
        """Plan to forget a page, or one claim of it (`PATH#^k3`), and the messages that nothing else rests on.

        Raises:
            UnknownRecordError: There is no such page or claim.
        """
        name, _, anchor = name.partition("#")
        path = self._path_of(name)
        if session_at(path):
            return self.by_session(session_at(path))
        claims = self.account.index.pages.claims_of(path)
        if anchor:
            claims = [claim for claim in claims if claim.anchor.lstrip("^") == anchor.lstrip("^")]
            if not claims:
                raise UnknownRecordError(f"There is no claim {anchor} on {path}.", path=path)
        own = {(claim.path, claim.anchor) for claim in claims}
        texts = {claim.text for claim in claims}
        places = [
            place
            for place in dict.fromkeys(place for claim in claims for place in claim.evidence)
            if all(self._is_echo(other, own, texts) for other in self.account.index.pages.claims_citing(*place))
        ]
        plan = self._complete(_by_session(places))
        pages = () if anchor else (path,)
        return self._shown(replace(plan, pages=pages, sentences=tuple(dict.fromkeys(claim.text for claim in claims))))

    def by_query(self, query: str) -> ForgetPlan:
        """Plan to forget a subject: the messages about it, and those behind claims that name it.

        Raises:
            UsageError: The words name nothing.
        """
        words = _target(query)
        subject = Subject.of(words, lambda tokens: self.account.index.frequency(tokens, MESSAGES))
        if not subject:
            raise UsageError(
                f"{query!r} does not say what to forget.", hint="Name the subject: `reverie forget 'the sleep study'`."
            )
        seeds: dict[str, set[str]] = {}
        for session_id, message_id in self._behind_claims(subject, words):
            seeds.setdefault(session_id, set()).add(message_id)
        said = self.account.index.passages(MESSAGES)
        likely = (one.session_id for one in said if subject.held(one.text))
        titled = (ref.id for ref in self.account.log.iter_refs() if subject.titles(ref.title))
        sessions = dict.fromkeys((*seeds, *likely, *titled))
        meant: dict[str, set[str] | None] = {}
        for session_id in sessions:
            if self.account.log.has(session_id):
                session = self.account.log.read(session_id)
                about = messages_about(session, subject, frozenset(seeds.get(session_id, ())))
                meant[session_id] = set(about)
        return self._complete(meant)

    def asked(self) -> ForgetPlan:
        """Plan what was asked for in sessions and still waits."""
        pending = self.account.state.forget_requests.pending(self.account.name)
        return self._complete(_by_session((one.session_id, one.message_id) for one in pending))

    def _behind_claims(self, subject: Subject, words: str) -> list[Place]:
        """Return the evidence of claims that name the subject, and of all that stands on a page called so."""
        pages = self.account.index.pages
        found = self.account.index.search(analyze(words), kinds=CLAIMS, k=MOST_FOUND)
        claims = [one.passage.as_known() for one in found if subject.fits(one.passage.text)]
        named = set(pages.pages_named(words))
        for row in pages.pages("knowledge/"):
            if record_kind(row.path) == "page" and set(content_words(row.title)) == subject.weights.keys():
                named.add(row.path)
        claims += [claim for path in sorted(named) for claim in pages.claims_of(path)]
        return list(dict.fromkeys(place for claim in claims for place in claim.evidence))

    def _complete(self, meant: Mapping[str, set[str] | None]) -> ForgetPlan:
        """Return the plan for these messages by session; None, and all that anybody said, stands for the session."""
        sessions: list[str] = []
        messages: list[Place] = []
        for session_id, ids in meant.items():
            if not self.account.log.has(session_id):
                continue
            session = self.account.log.read(session_id)
            if ids is None or _is_all(session, ids):
                sessions.append(session_id)
            else:
                there = (message.id for message in session.messages if message.id in ids)
                messages += [(session_id, message_id) for message_id in there]
        return self._shown(ForgetPlan(sessions=tuple(sessions), messages=tuple(messages)))

    def _shown(self, plan: ForgetPlan) -> ForgetPlan:
        if not plan:
            return plan
        return replace(plan, lines=tuple(Work(self.account, replace(plan, lines=()), self.person).lines()))

    def _is_echo(self, claim: KnownClaim, own: set[Place], texts: set[str]) -> bool:
        """Tell whether a claim is one of those to forget, or the same in a note or a summary."""
        if (claim.path, claim.anchor) in own or claim.text in texts:
            return True
        return record_kind(claim.path) == "summary"

    def _path_of(self, name: str) -> str:
        try:
            if self.account.layout.file(name).is_file():
                return name
        except InputError:
            pass  # no path at all: perhaps a title
        path = self.account.index.pages.page_by_alias(name)
        if path is None:
            raise UnknownRecordError(
                f"There is no page {shortened(name)}.", path=name[:LONGEST_PATH], hint="`reverie search` finds paths."
            )
        return path


def _is_all(session: Session, ids: set[str]) -> bool:
    """Tell whether nothing that a person said would be left of a session."""
    return not any(message.role == "user" and message.id not in ids for message in session.messages)


def _by_session(places: Iterable[Place]) -> dict[str, set[str] | None]:
    found: dict[str, set[str]] = {}
    for session_id, message_id in places:
        found.setdefault(session_id, set()).add(message_id.partition(".")[0])
    return dict(found)


def _target(query: str) -> str:
    """Return the subject of a request; words that are no request are the subject themselves."""
    setting = Setting(speaker="", is_person=True)
    for grammar in GRAMMARS.values():
        targets: Sequence[str] = [one.target for one in grammar.read_message(query, setting).forget if one.target]
        if targets:
            return targets[0]
    return query
