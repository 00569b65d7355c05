"""Traits: what attribute of whom a clause sets, and the view of a clause that the rules look through."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from reverie.model.statement import DateRole, StatementKind
from reverie.text.dates import DateMention
from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.clause.names import names_in
from reverie.text.portuguese.retelling.possessives import Possession
from reverie.text.portuguese.verbs.finite import finite_at, touches
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import Token

STOPS = bag(
    "desde ha porque pois que quando enquanto mas embora se para com como por onde ate apesar "
    "durante e ou agora hoje ontem atualmente "
    "faz sem entao so ja tambem pra nao sempre nunca"
)
ARTICLES = bag("o a os as um uma uns umas meu minha meus minhas nosso nossa nossos nossas")
IN = bag("em no na nos nas num numa")
_LOOSE_ENDS = bag("e ou de do da em no na a o ao dos das um uma por pelo pela mais")


@dataclass(frozen=True, slots=True)
class Trait:
    """One reading of a clause as an attribute, a preference, a plan."""

    kind: StatementKind = "state"
    attr: str = ""
    value: str = ""
    ends: str = ""
    subject: str = ""
    """Whom or what it is about when that is not the subject of the clause."""
    role: DateRole = "on"
    """What a date in the clause means when its words do not tell."""
    text: str = ""
    """A sentence in place of the rewritten clause; `{}` stands for the speaker."""
    more: tuple["Trait", ...] = ()
    """What the clause says besides, each with its own sentence."""
    relation: str = ""
    """The tie of the one named by `value` to the speaker."""
    self_name: str = ""
    negates: bool = False
    """The value is gone: nothing takes its place."""


@dataclass(frozen=True, slots=True)
class View:
    """A clause and what was found in it."""

    clause: Clause
    owned: Sequence[Possession]
    dates: Sequence[DateMention]
    future: bool
    """The clause speaks of what is to come."""
    inherited: str = ""
    """The subject as named before, where the clause leaves it out."""

    @property
    def tokens(self) -> Sequence[Token]:
        return self.clause.tokens

    @property
    def after(self) -> int:
        return self.clause.after

    @property
    def lemma(self) -> str:
        return self.clause.lemma

    @property
    def first_lemma(self) -> str:
        return self.clause.chain[0] if self.clause.chain else ""

    @property
    def tense(self) -> str:
        return self.clause.form.tense if self.clause.form else ""

    @property
    def spoken(self) -> bool:
        return self.clause.who in {"speaker", "we"}

    def key(self, i: int) -> str:
        return self.tokens[i].key if 0 <= i < len(self.tokens) else ""

    def keys(self, start: int | None = None) -> list[str]:
        return [t.key for t in self.tokens[self.after if start is None else start :]]

    def find(self, words: Collection[str], start: int | None = None, within: int = 99) -> int:
        """Return the first word from `start` that is one of `words`; -1 when there is none."""
        begin = self.after if start is None else start
        for i in range(begin, min(len(self.tokens), begin + within)):
            if self.tokens[i].key in words:
                return i
        return -1

    def is_date(self, i: int) -> bool:
        """Tell whether a word belongs to a date."""
        token = self.tokens[i]
        return any(m.start < token.end and token.start < m.end for m in self.dates)

    def name_at(self, i: int) -> str:
        """Return the capitalised run that begins at word `i` (an article before it skipped)."""
        if self.key(i) in ARTICLES:
            i += 1
        for first, _, surface in names_in(self.clause.text, self.tokens[i:], sentence_start=-1):
            return surface if first == 0 else ""
        return ""

    def phrase(self, i: int, *, also: Collection[str] = (), allow: Collection[str] = (), most: int = 7) -> str:
        """Return the noun phrase from word `i` up to a comma, a date or a word that starts something else."""
        last = i
        while last < len(self.tokens) and last - i < most:
            token = self.tokens[last]
            if last > i and not touches(self.clause.text, self.tokens[last - 1], token):
                break
            if (
                token.key in {"eu", "nos", "gente", "voce"}
                or (token.key in STOPS and token.key not in allow)
                or token.key in also
                or self.is_date(last)
            ):
                break
            if (last > i and token.text.lower() == "é") or (
                last > i + 1 and finite_at(self.clause.text, self.tokens, last) and not token.is_capital
            ):
                break
            last += 1
        while last > i and self.tokens[last - 1].key in _LOOSE_ENDS:
            last -= 1
        return self.clause.text[self.tokens[i].start : self.tokens[last - 1].end] if last > i else ""

    def bare(self, i: int, **options: Collection[str]) -> str:
        """Return the noun phrase from word `i` without its article."""
        while self.key(i) in ARTICLES and i + 1 < len(self.tokens):
            i += 1
        return self.phrase(i, **options)  # type: ignore[arg-type]

    def subject_words(self) -> str:
        first, last = self.clause.subject
        if self.inherited:
            return self.inherited
        return self.clause.text[self.tokens[first].start : self.tokens[last - 1].end] if last > first else ""

    def subject_owned(self) -> Possession | None:
        """Return the "my …" that the clause is about."""
        first, last = self.clause.subject
        return next((p for p in self.owned if first <= p.index < last and p.index - first <= 1), None)
