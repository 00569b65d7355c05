"""Work and study: employer, role, hours, school, and how they change."""

import re

from reverie.text.portuguese.clause.names import is_town, kind_of
from reverie.text.portuguese.retelling.view import ARTICLES, IN, Trait, View
from reverie.text.portuguese.verbs.finite import touches
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.disciplines import DISCIPLINE
from reverie.text.portuguese.words.nouns import CARS
from reverie.text.portuguese.words.professions import PROFESSION, SUFFIXED
from reverie.text.portuguese.words.tokens import fold

_JOB_NOUNS = bag("emprego trabalho empresa cargo posto")
_NOT_EMPLOYER = bag(
    "casa remoto equipa equipe dia noite manha tarde turno turnos part-time full-time tempo regime "
    "semana fim area projeto projetos conjunto paz media torno sabado domingo segunda varios algo "
    "isso silencio"
)
_TIMES = re.compile(
    r"\b(?:das?|dos) (\d{1,2}[h:]?\d{0,2}(?:h)?) (?:às|as|até às|ate as|até|a) (?:às "
    r")?(\d{1,2}[h:]?\d{0,2}h?)\b|\bde (\d{1,2}h?) às (\d{1,2}h?)",
    re.I,
)
_WAY = re.compile(
    r"\bde (?:bicicleta|bike|carro|metr[oô]|comboio|trem|autocarro|[oô]nibus|barco|moto|mota|"
    r"trotinete|el[eé]trico|ferry)\b|\ba p[eé]\b",
    re.I,
)
_COURSES = bag("mestrado doutoramento doutorado licenciatura graduacao faculdade curso pos-graduacao mba")


def employed(view: View) -> Trait | None:
    """ "trabalho na Vale como engenheira", "comecei na Vale", "entrei para a Vale"."""
    lemma, first = view.lemma, view.first_lemma
    starting = first in {"comecar", "passar", "voltar", "ir", "entrar"} or lemma in {"comecar", "entrar", "ingressar"}
    if lemma == "estar" and view.tense == "pres" and (placed := _placed(view)):
        return placed
    if lemma not in {"trabalhar", "estagiar"} and not (
        lemma in {"comecar", "entrar", "ingressar"} and view.tense == "pret"
    ):
        return _beginning(view)
    hours = _TIMES.search(view.clause.text, view.clause.start, view.clause.end)
    if lemma == "trabalhar" and hours and not view.clause.negated and view.tense == "pres":
        return Trait("state", "working hours", hours.group())
    at = view.find(IN | {"para", "pra", "pela", "pelo", "com"}, within=5)
    as_ = view.find({"como", "de"}, within=12)
    role = view.bare(as_ + 1, also=("na", "no", "em", "numa", "num")) if as_ >= 0 and view.key(as_) == "como" else ""
    name = view.name_at(at + 1) if at >= 0 else ""
    plain = (
        ""
        if name or at < 0 or view.key(at + 1) in _NOT_EMPLOYER or view.key(at) not in {"num", "numa"}
        else view.bare(at + 1)
    )
    if lemma in {"comecar", "entrar", "ingressar"} and (not name or re.match(DISCIPLINE, name)):
        return None
    return _employment(view, name or plain, role, starting=starting)


def _beginning(view: View) -> Trait | None:
    """ "começo a 7 de julho na Vale": a plan whose day is certain, and from that day on the employer."""
    if view.lemma not in {"comecar", "entrar"} or not view.spoken or view.clause.negated or view.tense != "pres":
        return None
    at = view.find({"na", "no"}, within=8)
    while at >= 0 and view.is_date(at):
        at = view.find({"na", "no"}, at + 1, within=8)
    name = view.name_at(at + 1) if at >= 0 else ""
    if not name or is_town(fold(name.split()[0])) or not any(m.direction != "past" for m in view.dates):
        return None
    text = f"{{}} trabalha {view.key(at)} {name}"
    return Trait("plan", more=(Trait("state", "employer", name, role="since", text=text),))


def _placed(view: View) -> Trait | None:
    """ "estou na Localiza como analista"."""
    at = view.find(IN, within=1)
    as_ = view.find({"como"}, within=8)
    name = view.name_at(at + 1) if at >= 0 else ""
    role = view.bare(as_ + 1, also=("na", "no", "em")) if as_ >= 0 else ""
    firm = kind_of(name, view.key(at + 1), "trabalhar") == "organization" if name else False
    begun = any(m.role_hint == "since" for m in view.dates)
    if (
        not name
        and at >= 0
        and view.key(at + 1)
        in {"clinica", "empresa", "loja", "escola", "startup", "hospital", "banco", "agencia", "prefeitura", "camara"}
    ):
        name, firm = view.bare(at + 1), True
    return _employment(view, name, role, starting=True) if name and (role or (firm and begun)) else None


def _employment(view: View, employer: str, role: str, *, starting: bool) -> Trait | None:
    if view.clause.ended:
        return Trait("state", "employer", ends=employer, negates=True, role="until") if employer else None
    if view.clause.negated:
        return Trait("state")
    if view.future or (view.first_lemma == "ir" and view.tense == "pres"):
        return Trait("plan")
    if view.tense in {"impf", "cond"} or (view.tense == "pret" and not starting):
        return Trait("state")
    if not employer and not role:
        return None
    if not employer:
        return Trait("state", "role", role, role="since")
    more = (
        (Trait("state", "role", role, role="since", text=f"{{}} trabalha como {role}"),) if role and view.spoken else ()
    )
    return Trait("event" if view.tense == "pret" else "state", "employer", employer, role="since", more=more)


def profession(view: View) -> Trait | None:
    """ "sou enfermeira", "fui promovida a gerente", "virei chefe de sala"."""
    if view.lemma == "promover" and view.find({"a"}) >= 0:
        at = view.find({"a"})
        value = view.bare(at + 1, also=("na", "no"))
        return Trait("event", "role", value, role="since") if value and not view.clause.negated else None
    if view.lemma not in {"ser", "virar", "tornar"} or view.tense not in {"pres", "pret"} or view.future:
        return None
    at = view.after
    while view.key(at) in {"um", "uma", "tambem", "agora", "ja", "hoje", "so", "atualmente"}:
        at += 1
    if at >= len(view.tokens) or not (is_profession(view, at) or _is_post(view, at)):
        return None
    value = view.phrase(at, also=("na", "no", "numa", "num", "aqui", "ca"), allow=("e",))
    if view.clause.ended:
        return Trait("state", "role", ends=value, negates=True, role="until")
    if view.clause.negated or (view.lemma == "ser" and view.tense == "pret"):
        return Trait("state")
    at = view.find(IN, at, within=6)
    employer = view.name_at(at + 1) if at >= 0 else ""
    link = view.key(at)
    if at >= 0 and not employer and (of := view.find({"do", "da"}, at, within=4)) >= 0:
        named = view.name_at(of + 1)
        if named and kind_of(named, "", "") == "organization":
            employer, link = named, "n" + view.key(of)[1:]
    text = f"{{}} trabalha {link} {employer}"
    more: tuple[Trait, ...] = ()
    if employer and view.spoken:
        town = kind_of(employer, "em", "morar") == "place" and is_town(fold(employer.split()[0]))
        more = (Trait("state", "workplace" if town else "employer", employer, role="since", text=text),)
    return Trait("state", "role", value, role="since", more=more)


def _is_post(view: View, at: int) -> bool:
    """ "É oficial de registo na conservatória": a bare noun of a person with what or where behind it."""
    if view.spoken or view.key(at) in _NO_POST or view.key(at).endswith(("ado", "ada", "ido", "ida", "vel", "mente")):
        return False
    who = view.inherited or view.subject_words()
    named = (who[:1].isupper() and who.split()[0].lower() not in {"o", "a"}) or any(p.relation for p in view.owned)
    place = view.find({"na", "no", "em", "numa", "num"}, at, within=6)
    return named and view.key(at + 1) in {"de", "do", "da"} and place >= 0


_NO_POST = bag(
    "fa natural amigo amiga irmao irma filho filha mae pai parte capaz cheio cheia gente pessoa de do da um uma o a"
)


def is_profession(view: View, at: int) -> bool:
    """Tell whether the word at `at` names what somebody does for a living."""
    if PROFESSION.match(view.key(at)):
        return True
    following = view.key(at + 1)
    ends = at + 1 >= len(view.tokens) or not touches(view.clause.text, view.tokens[at], view.tokens[at + 1])
    return bool(SUFFIXED.match(view.key(at))) and (
        ends or following in IN | {"de", "do", "da", "e", "ha", "faz", "desde"}
    )


def leaving(view: View) -> Trait | None:
    """ "saí da Vale", "demiti-me", "fui despedida", "troquei a Vale pela Embraer"."""
    if view.tense != "pret" or view.clause.negated:
        return None
    if view.lemma == "trocar":
        return _swapped(view)
    if view.lemma not in {"sair", "demitir", "despedir", "reformar", "aposentar", "pedir", "deixar"}:
        return None
    if view.lemma == "pedir" and "demissao" not in view.keys()[:3]:
        return None
    at = view.find({"da", "do", "de"}, within=4)
    name = view.name_at(at + 1) if at >= 0 else (view.name_at(view.after) if view.lemma == "deixar" else "")
    if not name or view.lemma == "deixar":
        return Trait("event")
    return Trait("event", "employer", ends=name, negates=True, role="until")


def _swapped(view: View) -> Trait | None:
    """ "troquei A por B": the new in place of the old."""
    at = view.find({"por", "pelo", "pela", "pelos", "pelas", "num", "numa"})
    if at < 0 or view.after >= len(view.tokens):
        return None
    old = view.bare(view.after, also=("por", "pelo", "pela"))
    new = view.bare(at + 1)
    if not old or not new:
        return Trait("event")
    if CARS.search(fold(old)) or CARS.search(fold(new)):
        return Trait("event", "car", new, ends=old, role="since")
    return Trait("event", "", new, ends=old)


def studying(view: View) -> Trait | None:
    """ "estudo Biologia na USP", "faço um mestrado em Design", "formei-me em Direito"."""
    if (
        view.lemma in {"estudar", "cursar", "fazer", "tirar", "frequentar"}
        and view.tense == "pres"
        and not view.clause.negated
        and not view.future
    ):
        at = view.after
        while view.key(at) in ARTICLES:
            at += 1
        course = view.key(at) in _COURSES
        if view.lemma in {"fazer", "tirar", "frequentar"} and not course:
            return None
        value = view.phrase(at, allow=("e",), also=("na", "no", "numa", "num"))
        school_at = view.find({"na", "no"}, at)
        school = view.name_at(school_at + 1) if school_at >= 0 else ""
        if not value or view.key(at) in IN | {"para"}:
            school = school or (view.name_at(at + 1) if view.key(at) == "em" else "")
            return Trait("state", "school", school) if school else None
        text = f"{{}} estuda {view.key(school_at)} {school}"
        more = (Trait("state", "school", school, role="since", text=text),) if school and view.spoken else ()
        return Trait("state", "study", value, role="since", more=more)
    return _studied(view)


def _studied(view: View) -> Trait | None:
    """ "estudei em Coimbra", "tirei o curso de Direito em Lisboa": the town or school, once and for all."""
    if view.tense != "pret" or view.clause.negated or view.clause.ended:
        return None
    course = view.lemma in {"tirar", "fazer"} and set(view.keys()[:3]) & {"curso", "faculdade", "licenciatura"}
    if not course and view.lemma not in {"estudar", "formar", "licenciar"}:
        return None
    places = [view.name_at(i + 1) for i in range(view.after, len(view.tokens) - 1) if view.key(i) in IN]
    named = [name for name in places if name and (view.lemma == "estudar" or is_town(fold(name)))]
    return Trait("event", "school", named[-1]) if named else None


def rhythm(view: View) -> Trait | None:
    """ "acordo às 6h", "vou de bicicleta para o trabalho"."""
    if view.tense != "pres" or view.clause.negated:
        return None
    words = view.clause.words_from(view.after)
    if view.lemma in {"acordar", "levantar"} and (
        match := re.search(
            r"\b(?:às|as|pelas) (\d{1,2}(?:[h:]\d{0,2})?h?(?: e (?:meia|um quarto|quinze|vinte))?|seis|sete|"
            r"cinco|oito)\b",
            words,
        )
    ):
        return Trait("state", "wake time", match.group(1))
    if (
        view.lemma in {"ir", "deslocar", "pedalar"}
        and _WAY.search(words)
        and re.search(r"\b(?:trabalho|escrit[oó]rio|emprego|servi[cç]o|faculdade)\b", words)
    ):
        return Trait("state", "commute", _WAY.search(words).group())  # type: ignore[union-attr]
    return None


_OWN_ACCOUNT = re.compile(
    r"\bpor (?:minha )?conta pr[oó]pria\b|\bpor minha conta\b|\bcomo (?:freelancer|aut[oó]nom[oa]|independente)\b|\ba "
    r"recibos verdes\b|"
    r"\bno meu pr[oó]prio neg[oó]cio\b|\bpara mim (?:mesm[oa]|pr[oó]pri[oa])\b",
    re.I,
)


def self_employed(view: View) -> Trait | None:
    """ "agora estou por conta própria", "trabalho como freelancer"."""
    if not view.spoken or view.clause.negated or view.tense != "pres" or view.after >= len(view.tokens):
        return None
    own = _OWN_ACCOUNT.search(view.clause.words_from(view.after))
    if own is None or view.lemma not in {"trabalhar", "estar", "ficar", "andar", "ser"} or view.future:
        return None
    return Trait("state", "employer", re.sub(r"^(?:por|como|a|no|para) ", "", own.group(), flags=re.I), role="since")


RULES = (self_employed, employed, profession, leaving, studying, rhythm)
