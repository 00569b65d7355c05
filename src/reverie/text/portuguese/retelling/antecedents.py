"""Antecedents: who and what a message has named so far, for the pronouns that come after."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.clause.names import is_town, kind_of, names_in
from reverie.text.portuguese.retelling.possessives import Possession
from reverie.text.portuguese.verbs.finite import finite_at
from reverie.text.portuguese.words.relations import GROUPS, relation_of
from reverie.text.portuguese.words.tokens import Token, fold
from reverie.text.portuguese.words.voice import Voice

_FEMININE = frozenset({"a", "da", "na", "à", "pela", "dona", "sra", "senhora", "dra", "tia", "prima", "irmã"})
_MASCULINE = frozenset({"o", "do", "no", "ao", "pelo", "seu", "sr", "senhor", "dr", "tio", "primo", "irmão"})
_TO_WHOM = re.compile(r"\b(?P<to>[Aà]o|à) (?P<name>(?:dona |seu |senhora? |dra?\. )?[A-ZÀ-Ý][\w-]+)")
"""Whom a message goes to: the thing it is about is theirs."""
_PLACE_WORDS = frozenset({"em", "para", "pra", "até"})


@dataclass(frozen=True, slots=True)
class Antecedent:
    """Somebody or something named."""

    phrase: str
    """How to name it again: "Ana", "a irmã de Nadia"."""
    subject: str
    """Its key as a subject."""
    gender: str
    """"f", "m", or empty."""
    is_person: bool


@dataclass(slots=True)
class Antecedents:
    """What the sentences of one message have named, sentence by sentence."""

    voice: Voice
    now: list[Antecedent] = field(default_factory=list)
    before: list[Antecedent] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    subject: Antecedent | None = None
    """The subject of the clause before, when it was a third person."""
    thing: Antecedent | None = None
    """The last thing that was a subject."""

    def next_sentence(self) -> None:
        """Begin a sentence: what the one before named moves back, what was before that is too far."""
        if self.now:
            self.before = self.now
            self.now = []

    def resolve(self, word: str) -> Antecedent | None:
        """Return whom "ele" or "ela" means, where only one can be meant."""
        gender = "f" if word.startswith("ela") or word.endswith("ela") else "m"
        for near in (self.now, self.before):
            people = {a.subject: a for a in near if a.is_person and a.gender in {gender, ""}}
            if len(people) == 1:
                return next(iter(people.values()))
            if people:
                return None
        if self.subject is not None and self.subject.gender == gender:
            return self.subject
        return None

    def place(self) -> str:
        """Return the only place named so far, or an empty string."""
        return self.places[-1] if len(set(self.places)) == 1 else ""

    def note_words(self, text: str, tokens: Sequence[Token], lemma: str = "") -> None:
        """Remember the people and places that a sentence names."""
        start = tokens[0].start if tokens else -1
        self.places += [t.text for t in tokens if t.is_capital and is_town(t.key)]
        for i in range(1, len(tokens)):
            relation = relation_of(tokens[i].key, tokens[i].text) if tokens[i - 1].lowered in {"o", "a"} else ""
            if relation and relation not in GROUPS:
                lead = tokens[i - 1].lowered
                self._add(Antecedent(f"{lead} {tokens[i].text}", relation, "f" if lead == "a" else "m", is_person=True))
        for i, _, surface in names_in(text, tokens, sentence_start=start):
            lead = tokens[i - 1].text.lower() if i else ""
            kind = kind_of(surface, tokens[i - 1].key if i else "", lemma)
            if surface.isupper() and len(surface) > 1:
                continue
            if kind == "place" or lead in _PLACE_WORDS:
                self.places.append(surface)
            elif kind == "person" or (
                kind == "unknown" and lead in _FEMININE | _MASCULINE | {"com"} and lead not in {"na", "no"}
            ):
                self._add(Antecedent(surface, surface, _gender(lead, surface), is_person=True))

    def note_request(self, text: str, tokens: Sequence[Token]) -> None:
        """Remember what a request is about: "diz-lhe que a escada atrasa"."""
        for i in range(len(tokens) - 3):
            if tokens[i].key == "que" and tokens[i + 1].key in {"o", "a"} and finite_at(text, tokens, i + 3):
                words = text[tokens[i + 1].start : tokens[i + 2].end]
                owner = _TO_WHOM.search(text, tokens[0].start, tokens[i].start)
                if owner and tokens[i + 2].text.islower() and not relation_of(tokens[i + 2].key):
                    words += f" d{'a' if owner.group('to').lower() == 'à' else 'o'} {owner.group('name')}"
                self.subject = _plain_subject(words)

    def note_owned(self, clause: Clause, owned: Sequence[Possession]) -> None:
        """Remember the relations that a clause names: "a minha irmã Ana"."""
        for one in owned:
            if not one.relation or one.relation in GROUPS:
                continue
            noun = _spelled(clause.tokens[one.noun])
            gender = _owner_gender(clause, one)
            if len(one.names) == 1:
                self._forget_name(one.names[0])
                self._add(Antecedent(one.names[0], one.names[0], gender, is_person=True))
            elif not one.names and not noun.lower().endswith("s"):
                self._add(
                    Antecedent(
                        f"{'a' if gender == 'f' else 'o'} {noun} {self.voice.of}", one.relation, gender, is_person=True
                    )
                )

    def note_subject(self, clause: Clause, owned: Sequence[Possession]) -> None:
        """Remember the third-person subject of a clause."""
        if clause.who in {"pronoun", "none"}:
            return
        if clause.who != "third":
            self.subject = None
            return
        self.subject = self._subject_of(clause, owned)
        if self.subject is not None and not self.subject.is_person:
            self.thing = self.subject

    def _subject_of(self, clause: Clause, owned: Sequence[Possession]) -> Antecedent | None:
        first, last = clause.subject
        words = clause.text[clause.tokens[first].start : clause.tokens[last - 1].end]
        own = next(
            (p for p in owned if first <= p.index < last and (p.index - first <= 1 or p.apposition or p.postposed)),
            None,
        )
        if own is None and any(first <= p.index < last for p in owned):
            words = re.sub(r"\b(d[oae]s?) (?:meus?|minhas?|nossos?|nossas?) ", r"\1 ", words) + f" {self.voice.of}"
        if own is not None and own.relation and own.relation not in GROUPS:
            noun = _spelled(clause.tokens[own.noun])
            gender = _owner_gender(clause, own)
            if len(own.names) == 1:
                return Antecedent(own.names[0], own.names[0], gender, is_person=True)
            return Antecedent(
                f"{'a' if gender == 'f' else 'o'} {noun} {self.voice.of}", own.relation, gender, is_person=True
            )
        if own is not None:
            noun = clause.tokens[own.noun].text
            gender = _owner_gender(clause, own)
            key = clause.text[clause.tokens[own.noun].start : clause.tokens[own.end - 1].end]
            return Antecedent(
                f"{'a' if gender == 'f' else 'o'} {key} {self.voice.of}", fold(key), gender, is_person=False
            )
        for his in ("dele", "dela"):
            if his in fold(words).split() and (meant := self.resolve(his)) is not None:
                words = re.sub(rf"\b{his}\b", joined("de", meant.phrase), words)
        return _plain_subject(words)

    def _add(self, one: Antecedent) -> None:
        if one.subject not in {a.subject for a in self.now}:
            self.now.append(one)

    def _forget_name(self, surface: str) -> None:
        self.now = [a for a in self.now if a.subject != surface]


def joined(preposition: str, phrase: str) -> str:
    """Join a preposition and a phrase that may begin with an article.

    >>> joined("de", "a irmã de Nadia"), joined("de", "Otto")
    ('da irmã de Nadia', 'de Otto')
    """
    head, _, rest = phrase.partition(" ")
    if rest and head in {"o", "a", "os", "as"}:
        return {"de": "d", "em": "n"}[preposition] + phrase
    return f"{preposition} {phrase}"


def _spelled(token: Token) -> str:
    return token.lowered if token.text.islower() else token.text


def _owner_gender(clause: Clause, one: Possession) -> str:
    return "f" if clause.tokens[one.index].key.startswith(("minha", "nossa")) else "m"


def _gender(lead: str, surface: str) -> str:
    if lead in _FEMININE:
        return "f"
    if lead in _MASCULINE:
        return "m"
    last = fold(surface.split()[0])[-1]
    return {"a": "f", "o": "m"}.get(last, "")


_MADE_OF = re.compile(r" de [a-zà-ÿ-]+(?= d[oa]s? )")


def _plain_subject(words: str) -> Antecedent | None:
    if len(words) > 48 or "," in words:
        return None
    bare = re.sub(r"^(?:o|a|os|as|um|uma)\s+", "", words, flags=re.I)
    lead = words.split()[0].lower()
    phrase = words if bare == words else lead + words[len(lead) :]
    if lead in {"um", "uma"}:
        phrase = ("o" if lead == "um" else "a") + words[len(lead) :]
    head = fold(bare).split()[0] if bare else ""
    relation = relation_of(head, bare.split()[0]) if bare else ""
    gender = {"a": "f", "uma": "f", "as": "f", "o": "m", "um": "m", "os": "m"}.get(
        lead, _gender("", bare) if bare else ""
    )
    is_person = (bare[:1].isupper() and bare.replace(" ", "").isalpha()) or bool(relation and relation not in GROUPS)
    bare = _MADE_OF.sub("", bare)
    subject = relation if relation and len(bare.split()) == 1 and relation not in GROUPS else bare
    return Antecedent(phrase, subject, gender, is_person)
