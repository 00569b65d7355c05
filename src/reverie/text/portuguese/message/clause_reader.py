"""The reader of clauses: from a clause to its statements, with the memory of those before."""

import dataclasses
from datetime import date

from reverie.model.statement import Statement
from reverie.text.grammar import Setting
from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.message.building import Builder, is_dull
from reverie.text.portuguese.message.moods import Mood
from reverie.text.portuguese.message.timing import view_of
from reverie.text.portuguese.retelling.antecedents import Antecedent, Antecedents
from reverie.text.portuguese.retelling.dating import date_edits, smooth
from reverie.text.portuguese.retelling.possessives import Possession, possessions_in
from reverie.text.portuguese.retelling.pronouns import pronoun_edits
from reverie.text.portuguese.retelling.rewriting import conjugated, third_person
from reverie.text.portuguese.retelling.sparing import Scene, group_start, impersonal
from reverie.text.portuguese.retelling.view import Trait, View
from reverie.text.portuguese.traits.attributes import trait_of
from reverie.text.portuguese.traits.figures import MONEY
from reverie.text.portuguese.traits.liking import LIKES
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.edits import Edit
from reverie.text.portuguese.words.voice import Voice
from reverie.text.sentences import Span

_QUIET = bag("e mas depois hoje ontem agora entao em dia ja so")
_AMBIGUOUS = frozenset({"disse", "quis", "trouxe", "soube", "pude", "fiz"})


class ClauseReader:
    """Reads clauses one after the other and remembers what they name."""

    def __init__(self, text: str, setting: Setting) -> None:
        self.text = text
        self.setting = setting
        self.voice = Voice(setting.speaker)
        self.known = Antecedents(self.voice)
        self.builder = Builder(text, self.voice)
        self.statements: list[Statement] = []
        self.self_names: list[str] = []
        self.ironic = False
        self.spoken = True
        self.last_object = ""
        self.last_liked = ""
        self.last_noun = ""
        self.last_key = ""
        self.last_day: date | None = None
        self.denied: tuple[str, str] = ("", "")
        """Key and value that the clause before said not to hold."""

    def read(self, clause: Clause, span: Span, mood: Mood) -> None:
        if clause.main < 0 or clause.form is None:
            return
        owned = possessions_in(self.text, clause.tokens)
        phrase = self._inherited(clause)
        self.known.note_owned(clause, owned)
        view = view_of(clause, owned, self.setting, self.last_day, phrase or "")
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
        trait = self._contrasted(view, trait)
        if mood == "wish" and trait.kind == "opinion":
            trait = dataclasses.replace(trait, kind="plan")
        if is_dull(line, view, trait, self.voice) or (self.ironic and trait.kind in {"preference", "opinion"}):
            return
        self._note_object(view)
        self._note_key(view, trait)
        named = subject if impersonal(clause) else self.known.subject
        self.keep(self.builder.of_clause(view, span, trait, line, named), trait)
        self.statements.extend(self.builder.further(self.statements[-1], view, trait))

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
        if word not in {"ele", "ela"} or (clause.form is not None and clause.form.person == "3p"):
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
        if any(t.key == "partir" for t in front):
            front = [t for t in front if t.key not in {"a", "partir", "de", "do"}]
        view = view_of(clause, (), self.setting, self.last_day)
        if any(not view.is_date(clause.tokens.index(t)) for t in front):
            return None
        return self.known.subject.phrase

    @staticmethod
    def _behind(view: View) -> Antecedent | None:
        """Return the subject that stands behind its verb: "morreu o meu peixe", "entrou a Mariana"."""
        if view.owned and view.owned[0].relation:
            tie = view.owned[0].names[0] if view.owned[0].names else view.owned[0].relation
            return Antecedent(tie, tie, "", is_person=True)
        name = view.name_at(view.after) if view.after < len(view.tokens) else ""
        return Antecedent(name, name, "", is_person=True) if name else None

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

    def _contrasted(self, view: View, trait: Trait) -> Trait:
        """ "Não moro em Lisboa, moro em Almada": what the first denies is what the second puts right."""
        key, value = self.denied
        self.denied = ("", "")
        if view.clause.negated and not view.clause.ended:
            straight = dataclasses.replace(view, clause=dataclasses.replace(view.clause, negated=False))
            told = trait_of(straight)
            self.denied = (told.attr, told.value)
            return trait
        if key and key == trait.attr and value and value != trait.value and not trait.ends:
            return dataclasses.replace(trait, ends=value)
        return trait

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
            or MONEY.search(view.clause.words_from(view.after) if view.after < len(view.tokens) else "")
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
            self.keep(self.builder.of_clause(view, span, trait, smooth(line), None), trait)

    def _note_object(self, view: View) -> None:
        if view.after < len(view.tokens):
            words = view.bare(view.after)
            self.last_object = words if 3 < len(words) < 50 else self.last_object

    def keep(self, statement: Statement, trait: Trait) -> None:
        self.statements.append(statement)
        if trait.self_name:
            self.self_names.append(trait.self_name)
