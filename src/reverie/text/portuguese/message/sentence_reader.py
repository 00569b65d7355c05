"""The reader of one message: takes its sentences in order and keeps what was named on the way."""

import dataclasses
import re
from collections.abc import Sequence

from reverie.text.dates import DateMention
from reverie.text.grammar import Setting
from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.clause.clauses import clauses_of
from reverie.text.portuguese.clause.clefts import unfold
from reverie.text.portuguese.message.asides import asides, thing_named
from reverie.text.portuguese.message.before import whom_before
from reverie.text.portuguese.message.beside import dwelling, leaves_job, own_trade
from reverie.text.portuguese.message.clause_reader import ClauseReader
from reverie.text.portuguese.message.delays import delayed, is_put_off, put_off, settled, settles
from reverie.text.portuguese.message.features import features, thing_got
from reverie.text.portuguese.message.moods import Mood, is_what_if, mood_of, opens_draft, opens_role_play
from reverie.text.portuguese.message.openers import skip_openers
from reverie.text.portuguese.message.repairs import is_repair, is_waiting, repaired
from reverie.text.portuguese.message.voices import before_question, beside_request, is_mine, own_words
from reverie.text.portuguese.message.workflows import Workflow
from reverie.text.portuguese.retelling.dating import mentions_in, smooth
from reverie.text.portuguese.retelling.possessives import possessions_in
from reverie.text.portuguese.retelling.rewriting import third_person
from reverie.text.portuguese.retelling.sparing import Scene
from reverie.text.portuguese.retelling.view import Trait
from reverie.text.portuguese.traits.fragments import address, fragment, kind_of_pet, named_pet
from reverie.text.portuguese.traits.instructions import instruction_text, instruction_trait, scope_of
from reverie.text.portuguese.traits.labels import dated_noun, label
from reverie.text.portuguese.words.relations import is_feminine
from reverie.text.portuguese.words.tokens import Token, tokens_of, upper_first
from reverie.text.sentences import Span, split

_CASUAL = re.compile(r"\b(?:nao|voce|ja|tambem|entao|amanha|irma|mae|ate|sao|so|eh|ta|to|vc|tb)\b", re.I)
_ACCENT = re.compile(r"[áàâãéêíóôõúçÁÀÂÃÉÊÍÓÔÕÚÇ]")
_OWN = re.compile(
    r"\b(?:eu|meu|minha|nosso|nossa|[a-z]+ei|[a-z]+ei-me|sou|estou|vou|fui|tenho|me mud\w+|mudámos|mudamos)\b", re.I
)
"""First persons in a text received: somebody else's."""
_MARKS = frozenset('"“«„')
_FIRST_WORDS = 4
"""A sentence that begins before this place is the first of its message and answers the question before."""
_LONGEST = 900
"""Characters of a sentence that somebody typed; what is longer is a list or a paste without stops."""


class SentenceReader:
    """Reads the sentences of one message and gathers statements."""

    def __init__(self, text: str, setting: Setting) -> None:
        self.text = text
        self.setting = setting
        self.clauses = ClauseReader(text, setting)
        self.voice = self.clauses.voice
        self.known = self.clauses.known
        self.builder = self.clauses.builder
        self.statements = self.clauses.statements
        self.self_names = self.clauses.self_names
        self.delayed = ""
        """What the message says is late, until it says for when it is put off."""
        self.thing = ""
        """What the sentence before says was got or is had: the next may tell its brand or colour."""
        self.left = False
        """The message says that an employer was left: what the speaker lives on now may follow."""
        self.plain = False
        """The text is already told straight."""
        self.loose = not _ACCENT.search(text) and bool(_CASUAL.search(text) or len(text) > 24)

    def _mentions(self, span: Span, *, future: bool | None) -> list[DateMention]:
        return mentions_in(self.text, span.start, span.end, self.setting.said_at, self.setting.timezone, future=future)

    def finish(self) -> None:
        """Add what the message says only together with the one before it."""
        for statement in tuple(self.statements) if self.setting.before_is_assistant else ():
            told = named_pet(statement, self.setting.before, self.voice)
            if told is not None:
                self.statements.append(
                    dataclasses.replace(self.builder.related(told[0], told[1]), quote=statement.quote)
                )
                return

    def read(self, span: Span, *, is_only: bool) -> bool:
        """Read one sentence; False when the rest of the message is no longer the speaker's own word."""
        self.builder.origin = span.start
        if self.text[span.start] not in _MARKS:
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
        about = (
            "" if self.plain or span.start >= _FIRST_WORDS or self.statements else whom_before(sentence, self.setting)
        )
        if about:
            self.read_straight([about], span.start, span.end)
            return True
        plain_ones, whole = ([], False) if self.plain or is_what_if(sentence) else asides(sentence)
        if whole:
            self.read_straight(plain_ones, span.start, span.end)
            return True
        if self.delayed and settles(sentence):
            rest = settled(sentence)
            self.read_straight([f"{self.delayed} {rest[:1].lower()}{rest[1:]}"], span.start, span.end)
            self.delayed = ""
            return True
        self._read_sentence(span, sentence, is_only=is_only)
        self.delayed = delayed(sentence) or self.delayed
        plain_ones = [*plain_ones, *self._features(sentence)]
        if plain_ones:
            self.read_straight(plain_ones, span.start, span.end)
        named = None if self.plain else thing_named(sentence)
        if named is not None:
            self._read_named(named[0], named[1], span)
        return True

    def _features(self, sentence: str) -> list[str]:
        """Return what a sentence says of the thing that it, or the one before, says was got."""
        if self.plain or is_what_if(sentence):
            return []
        found = [*features(sentence, self.thing), *dwelling(sentence, self.known)]
        if self.left:
            found += own_trade(sentence)
        self.left = self.left or leaves_job(sentence)
        self.thing = thing_got(sentence)
        return found

    def _read_named(self, thing: str, name: str, span: Span) -> None:
        article = "A" if is_feminine(thing.split()[0]) else "O"
        trait = Trait("possession", f"{thing.lower()} name", name)
        self.clauses.keep(
            self.builder.plain(f"{article} {thing.lower()} {self.voice.of} chama-se {name}.", trait, span), trait
        )

    def read_reported(self, span: Span) -> None:
        """Read of a text handed over what it says of a date that is put off: about the thing, nobody's own word."""
        for piece in split(self.text[span.start : span.end].strip(' "“”«»')):
            sentence = self.text[span.start : span.end].strip(' "“”«»')[piece.start : piece.end]
            if is_put_off(sentence) and not _OWN.search(sentence):
                self.read_straight([put_off(sentence)], span.start, span.end)

    def _read_sentence(self, span: Span, sentence: str, *, is_only: bool) -> None:
        tokens = tokens_of(self.text, span.start, span.end)
        self.known.next_sentence()
        self.clauses.last_day = None
        if is_only and self._read_fragment(sentence, span):
            return
        mood = mood_of(sentence, tokens)
        if mood == "irony":
            self.clauses.ironic = True
        elif mood == "instruction":
            self._read_instruction(sentence, span)
        elif mood in {"statement", "wish", "question", "request"}:
            self._read_clauses(span, mood, tokens)
        if mood == "request":
            self.known.note_request(self.text, tokens)
            self.clauses.spoken = self.known.subject is None
        self.known.note_words(self.text, tokens)

    def read_straight(self, sentences: Sequence[str], start: int, end: int) -> None:
        """Read plain sentences that stand for a stretch of the message, whose words say them."""
        quote = self.text[start:end].strip()
        if len(quote) > 300 or "\n" in quote:
            quote = max(quote.split("\n"), key=len)[:300].strip()
        known = {(s.subject, s.attr, s.value) for s in self.statements if s.attr}
        lines = {s.text for s in self.statements}
        for sentence in sentences:
            other = SentenceReader(sentence, self.setting)
            other.plain = True
            for piece in split(sentence):
                other.read(piece, is_only=False)
            for one in other.statements:
                if (one.subject, one.attr, one.value) in known or one.text in lines:
                    continue
                self.statements.append(dataclasses.replace(one, quote=quote))

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
        self.clauses.keep(self.builder.plain(found[0], found[1], span), found[1])
        return True

    def _read_instruction(self, sentence: str, span: Span) -> None:
        if self.setting.listener:
            return
        line = instruction_text(sentence, self.voice)
        if line:
            self.clauses.keep(
                self.builder.plain(line, instruction_trait(sentence), span, scope=scope_of(sentence)),
                Trait("instruction"),
            )

    def read_workflow(self, workflow: Workflow, spans: Sequence[Span]) -> None:
        """Turn the steps of a workflow into statements under one title."""
        title = workflow.title or self.clauses.last_object or f"como {self.voice.plain} faz"
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
            lines = [line.rstrip(".") for c in clauses if (line := self._rewritten(c))]
            return "; ".join(lines) + "." if lines else None
        piece = self.text[start:end].strip()
        if re.search(r"\b(?:eu|meu|minha|me|mim|você|tu)\b", piece, re.I) and not clauses:
            return None
        return piece.rstrip(".") + "."

    def _rewritten(self, clause: Clause) -> str | None:
        owned = possessions_in(self.text, clause.tokens)
        if clause.who not in {"speaker", "we", "third"}:
            return None
        present = next((f for f in clause.forms if f.tense == "pres" and f.person == "1p"), None)
        if present is not None and clause.who == "we":
            clause = dataclasses.replace(clause, form=present)
        line = third_person(clause, Scene(self.voice, self.setting.listener, ""), owned, ())
        return smooth(line) if line else None

    def _read_clauses(self, span: Span, mood: Mood, tokens: Sequence[Token]) -> None:
        sentence = self.text[span.start : span.end]
        if (is_repair(sentence) or is_mine(tokens)) and self._repair(sentence, span):
            return
        if is_mine(tokens) and self._mine(sentence, span):
            return
        if is_waiting(sentence):
            return
        clauses = clauses_of(self.text, span.start, span.end, loose=self.loose)
        if mood == "question":
            clauses = before_question(clauses)
        elif mood == "request":
            clauses = beside_request(clauses)
        elif clauses and all(clause.main < 0 for clause in clauses):
            self._read_verbless(sentence, span)
            return
        del tokens
        for clause in own_words(clauses):
            self.clauses.read(clause, span, mood)

    def _mine(self, sentence: str, span: Span) -> bool:
        """ "Não sou alérgica a dipirona. A minha é ibuprofeno.": what one has in place of what was denied."""
        old = next((s for s in reversed(self.statements) if s.negated and s.attr == "allergy" and s.ends), None)
        told = re.search(r"(?:é|será) (?:(?:a|ao|à|de) )?(?P<new>[^,.;!?]{3,30})", sentence)
        if old is None or told is None:
            return False
        before = len(self.statements)
        self.read_straight([f"Tenho alergia a {told.group('new').strip()}."], span.start, span.end)
        self.statements[before:] = [
            dataclasses.replace(s, ends=old.ends, corrects=True) if s.attr == "allergy" else s
            for s in self.statements[before:]
        ]
        return True

    def _repair(self, sentence: str, span: Span) -> bool:
        mentions = self._mentions(span, future=True)
        found = repaired(sentence, self.statements, mentions)
        if found is None:
            return False
        self.statements[-1] = found
        return True

    def _read_verbless(self, sentence: str, span: Span) -> None:
        told = None
        if span.start < _FIRST_WORDS and self.setting.before:
            told = address(sentence, self.setting.before, self.voice) or kind_of_pet(sentence, self.setting.before)
        if told is not None:
            self.clauses.keep(self.builder.plain(told[0], told[1], span), told[1])
            return
        trait = label(sentence)
        mentions = self._mentions(span, future=None)
        trait = trait or dated_noun(sentence, span.start, mentions)
        if trait is None:
            return
        line = smooth(self.builder.dated(span, mentions))
        self.clauses.keep(self.builder.plain(line, trait, span, mentions=mentions), trait)
