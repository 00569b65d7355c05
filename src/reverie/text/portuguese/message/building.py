"""Building: statements from what was read, with the words that say them."""

import dataclasses
import re
from collections.abc import Sequence

from reverie.model.statement import SPEAKER, DatedFact, Name, NameKind, Statement
from reverie.text.attributes import RELATIONS
from reverie.text.dates import DateMention, format_span
from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.clause.names import as_names
from reverie.text.portuguese.retelling.antecedents import Antecedent
from reverie.text.portuguese.retelling.dating import date_edits, dated_facts, value_of
from reverie.text.portuguese.retelling.possessives import Possession, names_of
from reverie.text.portuguese.retelling.view import Trait, View
from reverie.text.portuguese.verbs.forms import readings
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.edits import apply_edits
from reverie.text.portuguese.words.relations import GROUPS, PARTNERS, PETS
from reverie.text.portuguese.words.tokens import Token, content_count, fold, is_function, tokens_of, upper_first
from reverie.text.portuguese.words.voice import Voice
from reverie.text.sentences import Span

_CORRECTING = re.compile(
    r"\b(?:na verdade|na realidade|afinal|corre[cç][aã]o|errata|enganei-me|me enganei|engano meu|quis "
    r"dizer|queria dizer|quero dizer|erro meu|melhor dizendo|"
    r"me expressei mal|expliquei-me mal|re(?:c)?tifico|corrijo|corrigindo|te falei errado|dei-te mal|mudei de ideias?|"
    r"pensando melhor|esquece, "
    r"(?:é|e)|n[aã]o era|disse mal|falei errado|estava errad[oa])\b|^\W*n[aã]o, ",
    re.I,
)
_MOVER = re.compile(r"(?P<who>.+?)(?: j[aá]| ent[aã]o| agora)?(?: se)? (?:mud|transfer|come[cç]|entr)\w+", re.I)
"""Who moves or begins, at the front of the sentence that says so."""
_LIGHT = bag(
    "ser estar ter ir fazer poder haver ficar dar querer ver dizer achar pensar saber vir continuar "
    "precisar dever parecer passar por mandar enviar experimentar tentar testar"
)
_THIN = bag(
    "bem mal assim coisa coisas vez tempo dia parte tipo nada tudo isso isto cedo tarde logo certeza "
    "razao ideia duvida duvidas melhor pior pronto pronta ok meio "
    "favor conta agora ja mesmo muito demais curioso curiosa feliz contente triste cansado cansada "
    "farto farta bom boa otimo otima normal igual verdade ajuda novo feito"
)


class Builder:
    """Makes the statements of one message."""

    def __init__(self, text: str, voice: Voice) -> None:
        self.text = text
        self.voice = voice
        self.origin = 0
        """Where the sentence in hand begins, its openers included."""
        self.tied: set[tuple[str, str]] = set()

    def plain(
        self, line: str, trait: Trait, span: Span, *, scope: str = "", mentions: Sequence[DateMention] = ()
    ) -> Statement:
        """Return a statement whose sentence is already worded."""
        kind = trait.kind
        return Statement(
            quote=self.quote(span.start, span.end, span),
            text=upper_first(line),
            language="pt",
            kind=kind,
            subject=SPEAKER if trait.subject in {"", "@speaker"} else trait.subject,
            attr=trait.attr,
            value=trait.value,
            dates=dated_facts(mentions, default=trait.role, fixed=trait.attr == "date"),
            ends=trait.ends,
            corrects=self._corrects(span),
            names=(Name(trait.value, "unknown" if trait.relation in PETS else "person", trait.relation),)
            if kind == "relation" and trait.value
            else (),
            scope=scope,
        )

    def related(self, line: str, trait: Trait) -> Statement:
        """Return the statement that somebody is somebody's; its quotation is put in by the caller."""
        kind: NameKind = "unknown" if trait.relation in PETS else "person"
        names = (Name(trait.value, kind, trait.relation),)
        return Statement("", line, "pt", trait.kind, trait.subject, trait.attr, trait.value, names=names)

    def step(self, line: str, title: str, span: Span) -> Statement:
        """Return one step of a workflow."""
        return Statement(self.quote(span.start, span.end, span), upper_first(line), "pt", "workflow", group=title)

    def dated(self, span: Span, mentions: Sequence[DateMention]) -> str:
        """Return a sentence as said, its dates resolved."""
        line = apply_edits(self.text, span.start, span.end, date_edits(self.text, span.start, mentions))
        line = re.sub(r"^\W*(?:e |agora |só |ah |então |ent[aã]o |ok |mas |falta )+", "", line, flags=re.I)
        return upper_first(line.rstrip(".! ") + ".")

    def of_clause(self, view: View, span: Span, trait: Trait, line: str, subject: Antecedent | None) -> Statement:
        """Return the statement that a clause makes."""
        clause = view.clause
        if trait.text:
            line = self._worded(trait)
        known = names_of(view.owned)
        if trait.relation and trait.kind == "relation":
            known[trait.value] = Name(trait.value, "unknown" if trait.relation in PETS else "person", trait.relation)
        names = as_names(self.text, clause.tokens, clause.lemma, sentence_start=span.start, known=known)
        about = _subject(clause, trait, subject, self.voice)
        return Statement(
            quote=self.quote(clause.start, clause.end, span),
            text=line,
            language="pt",
            kind=trait.kind,
            subject=about,
            attr=trait.attr,
            value=trait.value.rstrip(". "),
            dates=dated_facts([m for m in view.dates if not _is_of_value(m, trait)], default=trait.role),
            ends=trait.ends.rstrip(". "),
            corrects=self._corrects(span),
            negated=clause.negated or trait.negates,
            names=_with_tie(names, about) if trait.attr else names,
            confidence=0.5 if trait.kind == "opinion" else 0.7,
        )

    def further(self, statement: Statement, view: View, trait: Trait) -> list[Statement]:
        """Return what a clause says besides: the state an event leads to, who is who."""
        found = [self._state(statement, one) for one in trait.more]
        for one in view.owned:
            found.extend(self._ties(statement, view.clause, one, trait))
        return found

    def _state(self, statement: Statement, trait: Trait) -> Statement:
        begun = tuple(dataclasses.replace(d, role="since") for d in statement.dates[:1] if d.role in {"on", "since"})
        begun = begun if trait.role == "since" else ()
        tail = f" desde {format_span(begun[0].span)}" if begun and ".." not in format_span(begun[0].span) else ""
        text = self._worded(trait)[:-1] + tail + "."
        if trait.text.startswith("{} ") and statement.subject != SPEAKER and trait.subject in {"", statement.subject}:
            head = _MOVER.match(statement.text)
            text = f"{head.group('who')}{text.removeprefix(upper_first(self.voice.plain))}" if head else statement.text
        names = tuple(n for n in statement.names if n.surface != trait.value or not trait.relation)
        if trait.relation:
            names = (Name(trait.value, "unknown" if trait.relation in PETS else "person", trait.relation),)
        return dataclasses.replace(
            statement,
            text=text,
            kind=trait.kind,
            attr=trait.attr,
            value=trait.value,
            ends=trait.ends,
            dates=begun,
            names=_with_tie(names, trait.subject or statement.subject),
            subject=trait.subject or statement.subject,
        )

    def _worded(self, trait: Trait) -> str:
        """Return the sentence that a trait brings along."""
        line = trait.text.replace("{of}", self.voice.of).replace("{}", self.voice.plain)
        return upper_first(line) + "."

    def _ties(self, statement: Statement, clause: Clause, one: Possession, trait: Trait) -> list[Statement]:
        """Return who is who: "O marido de Nadia chama-se Rui."."""
        if not one.relation or not one.names or one.relation in GROUPS:
            return []
        first = one.noun if one.postposed else one.index + 1
        last = one.noun if one.postposed else one.end - 1
        head = self.text[clause.tokens[first].start : clause.tokens[last].end]
        found = []
        for name in one.names:
            if (one.relation, name) in self.tied or trait.value == name:
                continue
            self.tied.add((one.relation, name))
            feminine = clause.tokens[one.index].key.startswith(("minha", "nossa"))
            partner = one.relation in PARTNERS and not head.lower().startswith(("ex", "antig"))
            if len(one.names) > 1:
                text = f"{name} é {'uma das' if feminine else 'um dos'} {head} {self.voice.of}."
            else:
                text = f"{'A' if feminine else 'O'} {head} {self.voice.of} chama-se {name}."
            found.append(
                Statement(
                    statement.quote,
                    text,
                    "pt",
                    "relation",
                    SPEAKER if partner else name,
                    "partner" if partner else "name",
                    name,
                    names=tuple(n for n in statement.names if n.surface == name),
                )
            )
        return found

    def quote(self, start: int, end: int, span: Span) -> str:
        """Return the words that say it: the sentence; with its neighbour when short, its clause when long."""
        sentence = self.text[span.start : span.end]
        if "\n" not in sentence and len(sentence) <= 300:
            return self._widened(span) if content_count(sentence) < 3 else sentence
        piece = self.text[start:end].strip()
        line = max(piece.split("\n"), key=len)
        return line[:300].strip()

    def _widened(self, span: Span) -> str:
        """Take more of the paragraph when the sentence alone has fewer than three content words."""
        first = self.text.rfind("\n", 0, span.start) + 1
        last = self.text.find("\n", span.end)
        last = len(self.text) if last < 0 else last
        whole = self.text[first:last].strip()
        if len(whole) <= 300:
            return whole
        ahead = self.text[span.start : min(last, span.start + 300)]
        stop = max(ahead.rfind(mark) for mark in ".!?")
        return ahead[: stop + 1].strip() if stop >= span.end - span.start - 1 else self.text[span.start : span.end]

    def _corrects(self, span: Span) -> bool:
        return bool(_CORRECTING.search(self.text[min(self.origin, span.start) : span.end]))


def _is_of_value(mention: DateMention, trait: Trait) -> bool:
    """Tell whether a date is what ends, or the weekday of a schedule, rather than a day on which anything happens."""
    if (
        trait.attr.endswith(" schedule")
        and mention.granularity == "day"
        and not any(c.isdigit() for c in mention.words)
    ):
        return True
    return bool(trait.ends) and value_of(mention) == trait.ends


def _with_tie(names: tuple[Name, ...], subject: str) -> tuple[Name, ...]:
    """Name a relative spoken of by the tie alone, so that what holds of them joins what is known under their name."""
    if subject not in RELATIONS or subject in GROUPS or any(name.surface == subject for name in names):
        return names
    return (*names, Name(subject, "unknown" if subject in PETS else "person", subject))


def _subject(clause: Clause, trait: Trait, subject: Antecedent | None, voice: Voice) -> str:
    if trait.subject:
        return SPEAKER if trait.subject in {"@speaker", voice.name} else trait.subject
    if clause.who in {"speaker", "we"} or subject is None:
        return SPEAKER
    return subject.subject


def is_dull(line: str, view: View, trait: Trait, voice: Voice) -> bool:
    """Tell whether a sentence has too little in it to be worth keeping."""
    if view.lemma == "querer" and (
        view.after >= len(view.tokens) or view.clause.text[view.tokens[view.after - 1].end] in ",:"
    ):
        return True
    if trait.attr == "password" or (trait.kind == "decision" and view.after >= len(view.tokens)):
        return True
    if trait.attr or trait.self_name:
        return False
    if not view.spoken and view.clause.who != "third" and content_count(line) < 2:
        return True
    dated = [t for i, t in enumerate(view.tokens) if view.is_date(i)]
    acts = sum(lemma not in _LIGHT for lemma in view.clause.chain)
    weight = acts + sum(_weight(t) for t in view.tokens[: view.clause.main] if t not in dated)
    weight += sum(_weight(t) for t in view.tokens[max(view.after, view.clause.main + 1) :] if t not in dated)
    del voice
    named = view.inherited[:1].isupper()
    enough = 1 if dated or named or trait.kind == "decision" or (view.spoken and view.lemma == "ser") else 2
    return weight < enough


def _weight(token: Token) -> int:
    """Names and nouns weigh, light verbs and bare numbers do not."""
    key = token.key.split("-")[0]
    if token.is_capital and not is_function(key) and not readings(key):
        return 2
    if is_function(key) or key in _THIN or key.isdigit():
        return 0
    lemmas = {fold(f.lemma) for f in readings(key)}
    return 0 if lemmas & _LIGHT else 1


_ = (DatedFact, tokens_of)
