"""Reading: from a message to its statements, sentence by sentence."""

import dataclasses
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from reverie.model.statement import SPEAKER, DatedFact, ForgetRequest, Name, Statement
from reverie.text.grammar import Reading, Setting
from reverie.text.portuguese.attributes import trait_of
from reverie.text.portuguese.clauses import Clause, clauses_of
from reverie.text.portuguese.dating import date_edits, dated_facts, mentions_in, smooth
from reverie.text.portuguese.forgetting import forget_request
from reverie.text.portuguese.moods import Mood, is_question, mood_of, opens_draft, opens_role_play
from reverie.text.portuguese.names import as_names
from reverie.text.portuguese.possessives import gender_of, names_of, possessions_in
from reverie.text.portuguese.rewriting import Scene, impersonal, third_person
from reverie.text.portuguese.traits import Trait, View
from reverie.text.portuguese.voice import Voice
from reverie.text.portuguese.words import content_count, fold, tokens_of, upper_first
from reverie.text.sentences import Span, split

_CORRECTING = re.compile(
    r"\b(?:na verdade|na realidade|afinal|corre[cç][aã]o|errata|enganei-me|me enganei|engano meu|quis dizer|queria dizer|quero dizer|erro meu|melhor dizendo|"
    r"me expressei mal|expliquei-me mal|retifico|corrigindo|mudei de ideias?|pensando melhor|esquece, (?:é|e)|n[aã]o era|disse mal|falei errado|estava errad[oa])\b",
    re.I,
)
_MARKS_OF_NO_ACCENTS = re.compile(r"\b(?:nao|voce|ja|tambem|entao|amanha|irma|mae|ate|sao|so)\b", re.I)
_ACCENT = re.compile(r"[áàâãéêíóôõúçÁÀÂÃÉÊÍÓÔÕÚÇ]")
_DULL = re.compile(
    r"^(?:vai (?:pensar|ver|tentar|experimentar|dizer|contar)|espera que|sabe|está (?:bem|a ver|vendo|pronto|pronta)|fica à espera|agradece|pensa que sim|acha que (?:sim|não)|"
    r"entende|entendeu|percebe|percebeu|gostou|adorou|concorda|não sabe|tem (?:razão|certeza|dúvidas)|vai fazer isso|quer isso|já volta|volta já|tem de ir|precisa (?:de )?ir|"
    r"disse|queria (?:saber|perguntar)|quer saber|não (?:entende|percebe|lembra|se lembra)|lembra|pergunta|fez isso|viu|experimentou|tentou|é (?:isso|só|assim|verdade)|foi (?:isso|mal)|pede desculpa)(?:\s+(?:isso|isto|tudo|muito|depois|já|mesmo|nada|bem|hoje))*\.$",
    re.I,
)


@dataclass(slots=True)
class _Memory:
    """What one sentence leaves for the next."""

    subject: str = ""
    """Key of the last third-person subject."""
    phrase: str = ""
    """How to name it again."""
    gender: str = ""
    spoken: bool = True
    """The sentence before had the speaker as its subject."""
    names: dict[str, Name] = field(default_factory=dict)
    ironic: bool = False


def read_message(text: str, setting: Setting) -> Reading:
    """Return what a message states; see `Grammar.read_message`."""
    statements: list[Statement] = []
    forget: list[ForgetRequest] = []
    self_names: list[str] = []
    memory = _Memory()
    reader = _Reader(text, setting, memory)
    for span in split(text):
        if span.kind not in {"prose", "list"}:
            continue
        sentence = text[span.start : span.end]
        request = forget_request(sentence)
        if request is not None:
            forget.append(request)
            continue
        if not reader.read(span, statements, self_names):
            break
    return Reading(tuple(statements), tuple(forget), tuple(dict.fromkeys(self_names)))


class _Reader:
    """Reads the sentences of one message in order."""

    def __init__(self, text: str, setting: Setting, memory: _Memory) -> None:
        self.text = text
        self.setting = setting
        self.memory = memory
        self.voice = Voice(setting.speaker)
        self.loose = not _ACCENT.search(text) and bool(_MARKS_OF_NO_ACCENTS.search(text) or len(text) > 24)

    def read(self, span: Span, statements: list[Statement], self_names: list[str]) -> bool:
        """Read one sentence; False when the rest of the message is no longer the speaker's own word."""
        sentence = self.text[span.start : span.end]
        tokens = tokens_of(self.text, span.start, span.end)
        mood = mood_of(sentence, tokens)
        if mood == "draft" or opens_draft(sentence) or opens_role_play(sentence):
            return False
        if mood == "irony":
            self.memory.ironic = True
        if mood in {"irony", "what_if", "chatter", "quoted"}:
            return True
        clauses = clauses_of(self.text, span.start, span.end, loose=self.loose)
        if mood == "question":
            clauses = self._before_question(clauses)
        if mood in {"request", "instruction"}:
            clauses = []
        for clause in clauses:
            self._read_clause(clause, span, mood, statements, self_names)
        return True

    def _before_question(self, clauses: Sequence[Clause]) -> Sequence[Clause]:
        """Keep what is stated before the asking begins: "sou alérgica a nozes, o que posso comer?"."""
        if len(clauses) < 2:
            return ()
        last = clauses[-1]
        asks = fold(self.text[last.start : last.end])
        if not re.match(r"^(?:e |mas |entao |por isso )?(?:o que|que|qual|quais|como|onde|quando|quem|quanto|podes|pode|voce|sabes|tens|tem|ha|da para|devo|posso|achas|acha|vale|consegues|consegue|alguma|porque|sera)\b", asks):
            return ()
        return [c for c in clauses[:-1] if c.who in {"speaker", "we"} and not is_question(self.text[c.start : c.end], c.tokens)]

    def _read_clause(self, clause: Clause, span: Span, mood: Mood, statements: list[Statement], self_names: list[str]) -> None:
        if clause.main < 0:
            return
        subject = self._inherited(clause)
        if subject is None:
            return
        owned = possessions_in(self.text, clause.tokens)
        mentions = mentions_in(self.text, clause.start, clause.end, self.setting.said_at, self.setting.timezone)
        mentions = [m for m in mentions if m.end <= clause.end]
        future = any(m.direction == "future" for m in mentions) and clause.form is not None and clause.form.tense in {"pres", "fut"}
        view = View(clause, owned, mentions, future)
        trait = trait_of(view)
        scene = Scene(self.voice, self.setting.listener, subject)
        yearly = trait.attr == "birthday"
        line = third_person(clause, scene, owned, date_edits(self.text, clause.start, mentions, yearly=yearly))
        self._remember(clause, owned)
        if line is None:
            return
        line = smooth(line)
        if self._is_dull(line, clause, trait):
            return
        if self.memory.ironic and trait.kind in {"preference", "opinion"}:
            return
        names = names_of(owned)
        all_names = as_names(self.text, clause.tokens, clause.lemma, sentence_start=span.start, known=names)
        statement = self._statement(clause, span, view, trait, line, all_names)
        statements.append(statement)
        statements.extend(self._further(statement, trait, owned))
        if trait.self_name and self._is_own_name(trait.self_name):
            self_names.append(trait.self_name)

    def _is_own_name(self, name: str) -> bool:
        return bool(name)

    def _inherited(self, clause: Clause) -> str | None:
        """Return the phrase for a subject left out or pronominal; None when the text does not decide it."""
        if clause.who in {"speaker", "we"}:
            if clause.forms and any(f.person == "3s" for f in clause.forms) and clause.subject[0] == clause.subject[1] and not self.memory.spoken:
                return None
            return ""
        if clause.who == "third" or impersonal(clause):
            return ""
        if clause.who == "listener":
            return "" if self.setting.listener else None
        if clause.who == "pronoun":
            word = clause.tokens[clause.subject[0]].key
            if word not in {"ele", "ela"} or not self.memory.phrase:
                return None
            return self.memory.phrase if self.memory.gender in {"", "f" if word == "ela" else "m"} else None
        if self.memory.phrase and not self.memory.spoken and clause.form is not None and clause.form.person == "3s":
            return self.memory.phrase
        return None

    def _remember(self, clause: Clause, owned: Sequence) -> None:  # type: ignore[type-arg]
        self.memory.spoken = clause.who in {"speaker", "we"}
        if clause.who != "third":
            return
        first, last = clause.subject
        words = self.text[clause.tokens[first].start : clause.tokens[last - 1].end]
        own = next((p for p in owned if first <= p.index < last), None)
        if own is not None and own.relation:
            noun = clause.tokens[own.noun].text
            self.memory.gender = gender_of(noun)
            self.memory.subject = own.names[0] if own.names else own.relation
            article = "a" if self.memory.gender == "f" else "o"
            self.memory.phrase = own.names[0] if len(own.names) == 1 else f"{article} {noun} {self.voice.of}"
            return
        if own is not None or len(words) > 40:
            self.memory.phrase = self.memory.subject = ""
            return
        bare = re.sub(r"^(?:o|a|os|as)\s+", "", words, flags=re.I)
        self.memory.subject = bare
        self.memory.phrase = words if bare == words else words[0].lower() + words[1:]
        self.memory.gender = "f" if words.lower().startswith("a ") else "m" if words.lower().startswith("o ") else ""

    def _is_dull(self, line: str, clause: Clause, trait: Trait) -> bool:
        name = self.voice.plain
        body = line[len(name) :].strip() if fold(line).startswith(fold(name)) else line
        if content_count(body) < (1 if trait.attr or clause.who == "third" else 2):
            return True
        return bool(_DULL.match(body))

    def _statement(self, clause: Clause, span: Span, view: View, trait: Trait, line: str, names: tuple[Name, ...]) -> Statement:
        attr, value, ends = trait.attr, trait.value, trait.ends
        kind = trait.kind
        unsure = kind == "opinion" and trait.attr == ""
        default = trait.role if kind != "plan" else "on"
        dates = dated_facts(view.dates, default=default)
        if trait.text:
            attr, value, ends = "", "", ""
            dates = _recast(dates)
        return Statement(
            quote=self._quote(clause, span),
            text=line,
            language="pt",
            kind=kind,
            subject=self._subject(clause, trait),
            attr=attr,
            value=value,
            dates=dates,
            ends=ends,
            corrects=bool(_CORRECTING.search(self.text[span.start : span.end])),
            negated=clause.negated or trait.negates,
            names=names,
            confidence=0.5 if unsure else 0.7,
        )

    def _subject(self, clause: Clause, trait: Trait) -> str:
        if trait.subject == "@speaker" or (clause.who in {"speaker", "we"} and not trait.subject):
            return SPEAKER
        if trait.subject:
            return trait.subject
        if clause.who in {"third", "pronoun", "none"}:
            return self.memory.subject or SPEAKER
        return self.setting.listener or SPEAKER

    def _further(self, statement: Statement, trait: Trait, owned: Sequence) -> list[Statement]:  # type: ignore[type-arg]
        """Return the second thing a clause says: the state an event leads to, who is who."""
        found = []
        if trait.text:
            dates = tuple(dataclasses.replace(d, role="since") if d.role == "on" else d for d in statement.dates) if trait.attr in {"home"} else statement.dates
            role_only = trait.attr in {"employer"} and " como " in trait.text
            attr, value = (trait.attr, trait.value)
            text = upper_first(trait.text.format(self.voice.plain)) + _since(dates) + "."
            if role_only:
                attr, value = "role", trait.text.split(" como ", 1)[1]
            found.append(dataclasses.replace(statement, text=text, kind="state", attr=attr, value=value, ends="" if role_only else trait.ends, dates=dates))
        del owned
        return found

    def _quote(self, clause: Clause, span: Span) -> str:
        """Return the words that say it: the sentence, or its clause when that is too long."""
        sentence = self.text[span.start : span.end]
        if "\n" in sentence or len(sentence) > 300:
            piece = self.text[clause.start : clause.end]
            piece = piece.split("\n\n")[0]
            return piece[:300].strip()
        return sentence


def _recast(dates: tuple[DatedFact, ...]) -> tuple[DatedFact, ...]:
    return tuple(dataclasses.replace(d, role="on") if d.role == "since" else d for d in dates)


def _since(dates: tuple[DatedFact, ...]) -> str:
    return ""
