"""Timing: the dates of a clause, read in the light of its verb and of the clauses before."""

import dataclasses
import re
from collections.abc import Sequence
from datetime import date

from reverie.model.statement import DateSpan
from reverie.text.dates import DateMention, add_months
from reverie.text.grammar import Setting
from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.retelling.dating import mentions_in
from reverie.text.portuguese.retelling.possessives import Possession
from reverie.text.portuguese.retelling.view import View
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import fold

_MOVING = bag("ficar passar adiar mudar marcar remarcar reagendar agendar antecipar")
_RAISING = bag("aumentar subir baixar reduzir reajustar anunciar avisar")
_COMING = bag(
    "comecar embarcar voltar partir viajar chegar mudar casar entregar apresentar operar ir vir "
    "regressar terminar acabar fazer abrir fechar inaugurar lancar defender assinar receber sair"
)
_LASTING = bag(
    "morar viver residir trabalhar ser gostar adorar amar detestar odiar suportar aguentar preferir "
    "usar ter saber conhecer falar estudar custar"
)


def view_of(
    clause: Clause, owned: Sequence[Possession], setting: Setting, last_day: date | None, inherited: str = ""
) -> View:
    """Return a clause with its dates resolved.

    Args:
        clause: The clause.
        owned: Its possessives.
        setting: When and where it was said.
        last_day: The last day that the clauses before it named, for a bare "dia 28".
        inherited: Its subject, where that was named before.
    """
    future = _points_ahead(clause)
    found = mentions_in(clause.text, clause.start, clause.end, setting.said_at, setting.timezone, future=future)
    mentions = [_settled(clause, m, last_day) for m in found if not _is_no_date(clause, m)]
    tense = clause.form.tense if clause.form else ""
    ahead = any(m.direction == "future" and m.role_hint != "since" for m in mentions) and tense in {"pres", "fut"}
    return View(clause, owned, mentions, ahead, inherited)


def _points_ahead(clause: Clause) -> bool | None:
    """Say which way dates without a year point: the words of the verb tell what the dates alone cannot."""
    keys = {t.key for t in clause.tokens}
    tense = clause.form.tense if clause.form else ""
    if "desde" in keys:
        return False
    if set(clause.chain) & _MOVING and clause.who not in {"speaker", "we"} and keys & {"para", "pra"}:
        return True
    if "partir" in keys and tense != "impf" and (tense != "pret" or set(clause.chain) & _RAISING):
        return True
    if tense == "pres" and ("ate" in keys or clause.chain[0] in _COMING):
        return True
    return None


def _settled(clause: Clause, mention: DateMention, last_day: date | None) -> DateMention:
    """Read "há três anos" beside a present as since when, and a bare "dia 28" in the month spoken of."""
    present = clause.form is not None and clause.form.tense == "pres" and clause.chain[0] not in _COMING
    if present and fold(mention.words).startswith(("ha ", "faz ")) and not mention.role_hint:
        mention = dataclasses.replace(mention, role_hint="since")
    first = mention.span.first
    if first is None or mention.granularity != "day":
        return mention
    bare = re.fullmatch(r"(?:dia )?\d{1,2}", fold(mention.words)) is not None
    if bare and last_day is not None and first < last_day:
        month = 0 if first.day > last_day.day else 1
        day = add_months(last_day.replace(day=1), month)
        try:
            moved = day.replace(day=first.day)
        except ValueError:
            return mention
        return dataclasses.replace(mention, span=DateSpan(moved, moved))
    return mention


def _is_no_date(clause: Clause, mention: DateMention) -> bool:
    """ "Faz 80 anos" may be the verb itself; "hoje não gosto" says nowadays."""
    if clause.main >= 0 and mention.start <= clause.tokens[clause.main].start < mention.end:
        return True
    stative = clause.form is not None and clause.form.tense == "pres" and clause.lemma in _LASTING
    return stative and fold(mention.words) in {"hoje", "hoje em dia"}
