"""The reader of one message: takes its sentences in order and keeps what was named on the way."""

import dataclasses
import re
from collections.abc import Sequence
from datetime import date

from reverie.model.statement import DateSpan, Statement
from reverie.text.dates import DateMention, add_months
from reverie.text.grammar import Setting
from reverie.text.portuguese.clause.antecedents import Antecedent, Antecedents
from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.clause.clauses import clauses_of
from reverie.text.portuguese.clause.clefts import unfold
from reverie.text.portuguese.clause.dating import date_edits, mentions_in, smooth
from reverie.text.portuguese.clause.possessives import Possession, possessions_in
from reverie.text.portuguese.clause.pronouns import joined, pronoun_edits
from reverie.text.portuguese.clause.rewriting import conjugated, third_person
from reverie.text.portuguese.clause.sparing import Scene, group_start, impersonal
from reverie.text.portuguese.clause.view import Trait, View
from reverie.text.portuguese.message.building import Builder, is_dull
from reverie.text.portuguese.message.moods import (
    Mood,
    asks_for_writing,
    is_question,
    mood_of,
    opens_draft,
    opens_role_play,
)
from reverie.text.portuguese.message.openers import skip_openers
from reverie.text.portuguese.message.repairs import is_repair, is_waiting, repaired
from reverie.text.portuguese.message.workflows import Workflow
from reverie.text.portuguese.traits.attributes import trait_of
from reverie.text.portuguese.traits.fragments import fragment
from reverie.text.portuguese.traits.instructions import instruction_text, instruction_trait, scope_of
from reverie.text.portuguese.traits.labels import dated_noun, label
from reverie.text.portuguese.traits.liking import LIKES
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.edits import Edit
from reverie.text.portuguese.words.tokens import Token, fold, tokens_of, upper_first
from reverie.text.portuguese.words.voice import Voice
from reverie.text.sentences import Span, split

_CASUAL = re.compile(r"\b(?:nao|voce|ja|tambem|entao|amanha|irma|mae|ate|sao|so|eh|ta|to|vc|tb)\b", re.I)
_ACCENT = re.compile(r"[áàâãéêíóôõúçÁÀÂÃÉÊÍÓÔÕÚÇ]")
_ASKS = re.compile(
    r"^(?:e |mas |entao |por isso |e agora )*(?:o que|oq|que|qual|quais|como|onde|quando|quem|quanto|"
    r"quantos|podes|pode|voce|sabes|tens|tem|ha|da para|da pra|devo|posso|achas|acha|vale|"
    r"consegues|consegue|alguma|algum|porque|sera|dicas|ideias|sugestoes|me ajuda|ajuda-me|preciso|"
    r"quero saber|faz sentido)\b"
)
_SAYING = bag("dizer escrever responder perguntar contar gritar comentar afirmar jurar sussurrar avisar")
_MOVING = bag("ficar passar adiar mudar marcar remarcar reagendar agendar antecipar")
_COMING = bag(
    "comecar embarcar voltar partir viajar chegar mudar casar entregar apresentar operar ir vir "
    "regressar terminar acabar fazer abrir fechar inaugurar lancar defender assinar receber sair"
)
_LASTING = bag(
    "morar viver residir trabalhar ser gostar adorar amar detestar odiar suportar aguentar preferir "
    "usar ter saber conhecer falar estudar custar"
)
_LONGEST = 900
"""Characters of a sentence that somebody typed; what is longer is a list or a paste without stops."""
_QUIET = bag("e mas depois hoje ontem agora entao em dia ja so")
_AMBIGUOUS = frozenset({"disse", "quis", "trouxe", "soube", "pude", "fiz"})


class SentenceReader:
    """Reads the sentences of one message and gathers statements."""

    def __init__(self, text: str, setting: Setting) -> None:
        self.text = text
        self.setting = setting
        self.voice = Voice(setting.speaker)
        self.known = Antecedents(self.voice)
        self.statements: list[Statement] = []
        self.self_names: list[str] = []
        self.builder = Builder(text, self.voice)
        self.ironic = False
        self.spoken = True
        self.last_object = ""
        self.last_liked = ""
        self.last_day: date | None = None
        self.last_noun = ""
        self.last_key = ""
        self.loose = not _ACCENT.search(text) and bool(_CASUAL.search(text) or len(text) > 24)

    def joined_of(self, phrase: str) -> str:
        """Return "de" and a phrase."""
        return joined("de", phrase)

    def read(self, span: Span, *, is_only: bool) -> bool:
        """Read one sentence; False when the rest of the message is no longer the speaker's own word."""
        self.builder.origin = span.start
        span = Span(skip_openers(self.text, span.start, span.end), span.end, span.kind)
        sentence = self.text[span.start : span.end]
        if len(sentence) > _LONGEST:
            return True
        plain = unfold(sentence)
        if plain is not None:
            self._read_plain(plain, span)
            return True
        if opens_draft(sentence) or opens_role_play(sentence):
            return False
        tokens = tokens_of(self.text, span.start, span.end)
        self.known.next_sentence()
        self.last_day = None
        if is_only and self._read_fragment(sentence, span):
            return True
        mood = mood_of(sentence, tokens)
        if mood == "irony":
            self.ironic = True
        elif mood == "instruction":
            self._read_instruction(sentence, span)
        elif mood in {"statement", "wish", "question", "request"}:
            self._read_clauses(span, mood, tokens)
        if mood == "request":
            self.known.note_request(self.text, tokens)
            self.spoken = self.known.subject is None
        self.known.note_words(self.text, tokens)
        return True

    def _read_plain(self, plain: str, span: Span) -> None:
        """Read the straight form of a cleft; the words that say it stay the person's own."""
        other = SentenceReader(plain, self.setting)
        for piece in split(plain):
            other.read(piece, is_only=False)
        quote = self.builder.quote(span.start, span.end, span)
        self.statements.extend(dataclasses.replace(s, quote=quote) for s in other.statements)

    def _read_fragment(self, sentence: str, span: Span) -> bool:
        if not self.setting.before:
            return False
        found = fragment(sentence, self.setting.before, self.voice)
        if found is None:
            return False
        self._keep(self.builder.plain(found[0], found[1], span), found[1])
        return True

    def _read_instruction(self, sentence: str, span: Span) -> None:
        if self.setting.listener:
            return
        line = instruction_text(sentence, self.voice)
        if line:
            self._keep(
                self.builder.plain(line, instruction_trait(sentence), span, scope=scope_of(sentence)),
                Trait("instruction"),
            )

    def read_workflow(self, workflow: Workflow, spans: Sequence[Span]) -> None:
        """Turn the steps of a workflow into statements under one title."""
        title = workflow.title or self.last_object or f"como {self.voice.plain} faz"
        for number, step in enumerate(workflow.steps, 1):
            line = self._step_line(step.start, step.end)
            if line is None:
                continue
            body = line[:1].lower() + line[1:] if not line.startswith(self.voice.plain) else line
            span = next((s for s in spans if s.start <= step.start < s.end), spans[workflow.first_span])
            text = f"{upper_first(title)}, passo {number}: {body}"
            self.statements.append(
                self.builder.step(text, title, Span(max(span.start, step.start), min(span.end, step.end), span.kind))
            )

    def _step_line(self, start: int, end: int) -> str | None:
        """Return a step in the third person, or as said where it has no first person."""
        clauses = clauses_of(self.text, start, end, loose=self.loose)
        if clauses and clauses[0].who in {"speaker", "we"} and clauses[0].main >= 0:
            whole = " ".join(
                line.rstrip(".") if i == 0 else line.rstrip(".")
                for i, c in enumerate(clauses)
                if (line := self._rewritten(c))
            )
            if len(clauses) == 1 or not whole:
                return f"{whole}." if whole else None
            lines = [line.rstrip(".") for c in clauses if (line := self._rewritten(c))]
            return "; ".join(lines) + "."
        piece = self.text[start:end].strip()
        if re.search(r"\b(?:eu|meu|minha|me|mim|você|tu)\b", piece, re.I) and not clauses:
            return None
        return piece.rstrip(".") + "."

    def _rewritten(self, clause: Clause) -> str | None:
        owned = possessions_in(self.text, clause.tokens)
        if clause.who not in {"speaker", "we", "third"}:
            return None
        line = third_person(clause, Scene(self.voice, self.setting.listener, ""), owned, ())
        return smooth(line) if line else None

    def _read_clauses(self, span: Span, mood: Mood, tokens: Sequence[Token]) -> None:
        sentence = self.text[span.start : span.end]
        if (is_repair(sentence) or self._is_mine(tokens)) and self._repair(sentence, span):
            return
        if is_waiting(sentence):
            return
        clauses = clauses_of(self.text, span.start, span.end, loose=self.loose)
        if mood == "question":
            clauses = self._before_question(clauses)
        elif mood == "request":
            clauses = self._beside_request(clauses)
        elif clauses and all(clause.main < 0 for clause in clauses):
            self._read_verbless(sentence, span)
            return
        del tokens
        for clause in self._own_words(clauses):
            self._read_clause(clause, span, mood)

    def _own_words(self, clauses: Sequence[Clause]) -> list[Clause]:
        """Leave out what somebody else says: "ele disse: vivo em Beja", "vivo em Beja, disse ela"."""
        kept: list[Clause] = []
        for clause in clauses:
            saying = bool(set(clause.chain) & _SAYING)
            if (
                saying
                and clause.who in {"none", "pronoun"}
                and kept
                and clause.subject[0] == clause.subject[1]
                and clause.main <= 1
            ):
                kept.pop()
                continue
            if (
                kept
                and set(kept[-1].chain) & _SAYING
                and kept[-1].who != "speaker"
                and ":" in self.text[kept[-1].tokens[-1].end : clause.tokens[0].start + 1]
            ):
                return kept[:-1]
            kept.append(clause)
        return kept

    def _repair(self, sentence: str, span: Span) -> bool:
        mentions = self._mentions(span.start, span.end, future=True)
        found = repaired(sentence, self.statements, mentions)
        if found is None:
            return False
        self.statements[-1] = found
        return True

    def _read_verbless(self, sentence: str, span: Span) -> None:
        trait = label(sentence)
        mentions = self._mentions(span.start, span.end, future=None)
        trait = trait or dated_noun(sentence, span.start, mentions)
        if trait is None:
            return
        line = smooth(self.builder.dated(span, mentions))
        self._keep(self.builder.plain(line, trait, span, mentions=mentions), trait)

    def _mentions(self, start: int, end: int, *, future: bool | None) -> list[DateMention]:
        return mentions_in(self.text, start, end, self.setting.said_at, self.setting.timezone, future=future)

    def _before_question(self, clauses: Sequence[Clause]) -> list[Clause]:
        """Keep what is stated before the asking begins: "sou alérgica a nozes, o que posso comer?"."""
        if len(clauses) < 2:
            return []
        last = clauses[-1]
        if not _ASKS.match(fold(self.text[last.start : last.end])):
            return []
        return [
            c
            for c in clauses[:-1]
            if c.who in {"speaker", "we"} and not is_question(self.text[c.start : c.end], c.tokens)
        ]

    @staticmethod
    def _is_mine(tokens: Sequence[Token]) -> bool:
        """Tell "a minha é …", which leaves out what was just spoken of."""
        keys = [t.key for t in tokens[:4]]
        return (
            len(keys) == 4
            and keys[0] in {"a", "o"}
            and keys[1] in {"minha", "meu", "nossa", "nosso"}
            and tokens[2].text in {"é", "foi", "será", "fica", "ficou"}
        )

    def _beside_request(self, clauses: Sequence[Clause]) -> list[Clause]:
        """Keep what is stated before or beside an order: "tenho um aprendiz e quero que …"."""
        kept: list[Clause] = []
        for clause in clauses:
            words = self.text[clause.start : clause.end]
            if mood_of(words, clause.tokens) != "statement":
                if asks_for_writing(words):
                    break
                continue
            explicit = clause.subject[0] < clause.subject[1] or (clause.form is not None and clause.form.person == "1s")
            if (
                explicit
                and clause.who in {"speaker", "we", "third"}
                and not self.text[: clause.start].rstrip().endswith(":")
            ):
                kept.append(clause)
        return kept

    def _read_clause(self, clause: Clause, span: Span, mood: Mood) -> None:
        if clause.main < 0 or clause.form is None:
            return
        owned = possessions_in(self.text, clause.tokens)
        phrase = self._inherited(clause)
        self.known.note_owned(clause, owned)
        view = self._view(clause, owned, phrase or "")
        if clause.who == "third" and all(
            view.is_date(i) or clause.tokens[i].key in {"o", "a"} for i in range(*clause.subject)
        ):
            return
        ellipsis = self._ellipsis(view)
        if ellipsis is not None:
            self._read_ellipsis(view, span, ellipsis)
            return
        line = self._line(view, phrase) if phrase is not None else None
        self.last_day = next((m.span.last for m in reversed(view.dates) if m.granularity == "day"), self.last_day)
        subject = self.known.subject if clause.who in {"pronoun", "none"} and phrase else None
        if clause.who == "pronoun" and phrase:
            subject = self.known.resolve(clause.tokens[clause.subject[0]].key)
        if subject is None and impersonal(clause):
            subject = self._behind(view)
        self.spoken = clause.who in {"speaker", "we"}
        self.known.note_subject(clause, owned)
        self.known.note_words(self.text, clause.tokens, clause.lemma)
        if subject is not None:
            self.known.subject = subject
        if line is None:
            return
        trait = trait_of(view)
        line, trait = self._liked(view, line, trait)
        if mood == "wish" and trait.kind == "opinion":
            trait = dataclasses.replace(trait, kind="plan")
        if is_dull(line, view, trait, self.voice) or (self.ironic and trait.kind in {"preference", "opinion"}):
            return
        self._note_object(view)
        self._note_key(view, trait)
        named = subject if impersonal(clause) else self.known.subject
        self._keep(self.builder.of_clause(view, span, trait, line, named), trait)
        self.statements.extend(self.builder.further(self.statements[-1], view, trait))

    def _view(self, clause: Clause, owned: Sequence[Possession], inherited: str = "") -> View:
        future = self._points_ahead(clause)
        mentions = self._mentions(clause.start, clause.end, future=future)
        mentions = [self._settled(clause, m) for m in mentions if not self._is_no_date(clause, m)]
        tense = clause.form.tense if clause.form else ""
        ahead = any(m.direction == "future" and m.role_hint != "since" for m in mentions) and tense in {"pres", "fut"}
        return View(clause, owned, mentions, ahead, inherited)

    @staticmethod
    def _points_ahead(clause: Clause) -> bool | None:
        """Say which way dates without a year point: the words of the verb tell what the dates alone cannot."""
        keys = {t.key for t in clause.tokens}
        tense = clause.form.tense if clause.form else ""
        if "desde" in keys:
            return False
        if set(clause.chain) & _MOVING and clause.who not in {"speaker", "we"} and keys & {"para", "pra"}:
            return True
        if tense == "pres" and ("ate" in keys or clause.chain[0] in _COMING):
            return True
        return None

    def _settled(self, clause: Clause, mention: DateMention) -> DateMention:
        """Read "há três anos" beside a present as since when, and a bare "dia 28" in the month spoken of."""
        present = clause.form is not None and clause.form.tense == "pres" and clause.chain[0] not in _COMING
        if present and fold(mention.words).startswith(("ha ", "faz ")) and not mention.role_hint:
            mention = dataclasses.replace(mention, role_hint="since")
        first = mention.span.first
        if first is None or mention.granularity != "day":
            return mention
        bare = re.fullmatch(r"(?:dia )?\d{1,2}", fold(mention.words)) is not None
        if bare and self.last_day is not None and first < self.last_day:
            month = 0 if first.day > self.last_day.day else 1
            day = add_months(self.last_day.replace(day=1), month)
            try:
                moved = day.replace(day=first.day)
            except ValueError:
                return mention
            return dataclasses.replace(mention, span=DateSpan(moved, moved))
        return mention

    @staticmethod
    def _behind(view: View) -> Antecedent | None:
        """Return the subject that stands behind its verb: "morreu o meu peixe", "entrou a Mariana"."""
        if view.owned and view.owned[0].relation:
            tie = view.owned[0].names[0] if view.owned[0].names else view.owned[0].relation
            return Antecedent(tie, tie, "", is_person=True)
        name = view.name_at(view.after) if view.after < len(view.tokens) else ""
        return Antecedent(name, name, "", is_person=True) if name else None

    @staticmethod
    def _is_no_date(clause: Clause, mention: DateMention) -> bool:
        """ "Faz 80 anos" may be the verb itself; "hoje não gosto" says nowadays."""
        if clause.main >= 0 and mention.start <= clause.tokens[clause.main].start < mention.end:
            return True
        stative = clause.form is not None and clause.form.tense == "pres" and clause.lemma in _LASTING
        return stative and fold(mention.words) in {"hoje", "hoje em dia"}

    def _line(self, view: View, phrase: str) -> str | None:
        edits = pronoun_edits(view, self.known)
        if edits is None:
            return None
        scene = Scene(self.voice, self.setting.listener, phrase)
        yearly = view.lemma in {"fazer", "nascer"} or any(t.key == "aniversario" for t in view.tokens)
        edits += date_edits(self.text, view.clause.start, view.dates, yearly=yearly)
        line = third_person(view.clause, scene, view.owned, edits)
        return smooth(line) if line else None

    def _inherited(self, clause: Clause) -> str | None:
        """Return the phrase for a subject left out or pronominal; None when the text does not decide it."""
        if clause.who in {"speaker", "we"}:
            left_out = clause.subject[0] == clause.subject[1]
            both = any(f.person == "3s" for f in clause.forms)
            if left_out and both and (not self.spoken or clause.tokens[clause.main].key in _AMBIGUOUS):
                return None
            return ""
        if clause.who == "third" or impersonal(clause):
            return ""
        if clause.who == "listener":
            return "" if self.setting.listener else None
        if clause.who == "pronoun":
            return self._pronoun(clause)
        return self._left_out(clause)

    def _pronoun(self, clause: Clause) -> str | None:
        word = clause.tokens[clause.subject[0]].key
        if word not in {"ele", "ela"}:
            return None
        found = self.known.resolve(word)
        return found.phrase if found else None

    def _left_out(self, clause: Clause) -> str | None:
        """A third person without subject goes on with the one before, when it stands at the front."""
        if self.known.subject is None or self.spoken or clause.form is None or clause.form.person != "3s":
            return None
        following = clause.tokens[clause.after].key if clause.after < len(clause.tokens) else ""
        if following in {"tudo", "nada", "que"} or clause.form.lemma in {"parecer", "dar", "bastar", "faltar", "valer"}:
            return None
        front = [t for t in clause.tokens[: group_start(clause)] if t.key not in _QUIET]
        view = self._view(clause, ())
        if any(not view.is_date(clause.tokens.index(t)) for t in front):
            return None
        return self.known.subject.phrase

    def _liked(self, view: View, line: str, trait: Trait) -> tuple[str, Trait]:
        """ "Adorava coentros, hoje não suporto": the second takes its object from the first."""
        if trait.attr.startswith("preference: "):
            self.last_liked = trait.attr.removeprefix("preference: ")
        elif trait.kind == "opinion" and view.lemma in LIKES and view.after < len(view.tokens):
            self.last_liked = view.bare(view.after + (1 if view.key(view.after) == "de" else 0))
        elif view.lemma in LIKES and view.after >= len(view.tokens) and self.last_liked and view.spoken:
            value = f"não {conjugated(view.lemma)}" if view.clause.negated else conjugated(view.lemma)
            link = " de" if view.lemma == "gostar" else ""
            return f"{line[:-1]}{link} {self.last_liked}.", Trait("preference", f"preference: {self.last_liked}", value)
        return line, trait

    def _note_key(self, view: View, trait: Trait) -> None:
        """Remember what "a do meu marido" would leave out: the noun and its key."""
        owned = view.subject_owned()
        if owned is not None and trait.attr and not owned.relation:
            tokens = view.tokens
            self.last_noun = self.text[tokens[owned.noun].start : tokens[owned.end - 1].end]
            self.last_key = trait.attr

    def _ellipsis(self, view: View) -> Possession | None:
        """Tell "a da minha irmã é azul", which leaves out the noun of the clause before."""
        first, last = view.clause.subject
        keys = [t.key for t in view.tokens[first:last]]
        if (
            view.clause.who != "third"
            or len(keys) < 3
            or keys[0] not in {"o", "a"}
            or keys[1] not in {"do", "da", "de"}
        ):
            return None
        return next((p for p in view.owned if first < p.index < last), Possession(-1, -1, -1, "", (), apposition=False))

    def _read_ellipsis(self, view: View, span: Span, owned: Possession) -> None:
        if not self.last_noun or not owned.relation or view.lemma != "ser" or view.clause.negated:
            return
        token = view.tokens[view.clause.subject[0]]
        edits = [Edit(token.end, token.end, f" {self.last_noun}")]
        line = third_person(view.clause, Scene(self.voice, self.setting.listener, ""), view.owned, edits)
        value = view.bare(view.after)
        if line and value:
            subject = owned.names[0] if owned.names else owned.relation
            trait = Trait("state", self.last_key, value, subject=subject)
            self._keep(self.builder.of_clause(view, span, trait, smooth(line), None), trait)

    def _note_object(self, view: View) -> None:
        if view.after < len(view.tokens):
            words = view.bare(view.after)
            self.last_object = words if 3 < len(words) < 50 else self.last_object

    def _keep(self, statement: Statement, trait: Trait) -> None:
        self.statements.append(statement)
        if trait.self_name:
            self.self_names.append(trait.self_name)
