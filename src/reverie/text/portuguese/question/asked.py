"""Which attribute keys would answer a question, best first."""

import re

from reverie.model.statement import QuestionKind
from reverie.text.attributes import free_key
from reverie.text.portuguese.question.other_words import BY_OTHER_WORDS, at_work
from reverie.text.portuguese.words.nouns import FAVOURITE_WORDS, KEYS, THING_NOUNS, key_of
from reverie.text.portuguese.words.tokens import fold, tokens_of

_PATTERNS: tuple[tuple[str, tuple[str, ...]], ...] = (
    *BY_OTHER_WORDS,
    (r"\braca\b", ("breed", "pet")),
    (
        r"\b(?:onde|cidade|pais|terra|zona|bairro|sitio)\b.{0,24}\b(?:mor|viv|resid)\w+|\bpara onde "
        r".{0,12}mud\w+|\bmor(?:o|ava|ei) (?:onde|em|no|na)\b|^\W*(?:eu )?(?:ainda )?(?:moro|vivo) ",
        ("home", "address"),
    ),
    (
        r"\b(?:onde|empresa|quem|firma|sitio|lugar)\b.{0,30}\btrabalh\w+|\bempresa (?:em que|onde)|\bmeu "
        r"(?:emprego|empregador|trabalho)|\bpara quem trabalh|^\W*(?:eu )?(?:ainda )?trabalh\w+ (?:na|no|"
        r"em|para)",
        ("employer", "workplace", "role"),
    ),
    (
        r"\b(?:o que|em que|no que|com que|de que|que|como que|como o que)\b.{0,44}\b(?:faco|faz|fazia|trabalho|"
        r"trabalha|"
        r"trabalhava)\b(?: (?:a|o) (?:minha|meu) [\w ]{2,24}| (?:a|o) [\w]{2,16})?(?: da vida| na vida| "
        r"profissionalmente)?\W*$|\b(?:profissao|cargo|funcao|ocupacao|ganha a vida|ganho a vida|que faz "
        r"da vida|que tipo de trabalho|(?:em|com) (?:o )?que (?:e que )?(?:a |o )?(?:minha |meu )?[\w ]{0,24}trabalha|"
        r"(?:e|era) o que profissional|que faco da vida|em que e que trabalh)",
        ("role", "employer"),
    ),
    (
        r"\bcomo (?:e que )?(?:me |se )?cham\w+|\bqual (?:e |o )*(?:meu |seu )?nome|\bo nome d|\bcomo "
        r"(?:me|se) chama|\bmeu nome",
        ("name",),
    ),
    (r"\b(?:tratad|alcunha|apelido|que me chamem|gosto de ser chamad|me chamar)", ("nickname", "name")),
    (r"\b(?:quantos anos|que idade|idade)\b", ("age", "birthday")),
    (
        r"\b(?:fac[oa] anos|faz anos|fazem anos|aniversario|data de nascimento|quando (?:e que )?nasc|em "
        r"que (?:dia|ano) (?:e que )?nasc|dia de anos)",
        ("birthday", "age"),
    ),
    (r"\bonde (?:fica|ficava|e(?! que)|era)\b", ("place", "address")),
    (
        r"\b(?:onde|em que (?:cidade|terra|pais)|de onde)\b.{0,14}\b(?:nasc|sou|e natural|venho)\w*|"
        r"terra natal|cidade natal",
        ("birthplace", "nationality"),
    ),
    (r"\bnacionalidade|de que pais", ("nationality", "birthplace")),
    (
        r"\balergi|\bintoler|\bnao (?:posso|pode|poderia) (?:comer|beber|com)\b|\b(?:faz|fazem|faz-me) mal\b",
        ("allergy",),
    ),
    (r"\b(?:vegetarian|vegan|dieta|como carne|come carne|comer carne|pescetarian)", ("diet",)),
    (
        r"\b(?:problema|restricao|condicao|limitacao|cuidado)s? (?:alimentar|com (?:a )?comida)",
        ("allergy", "health", "diet"),
    ),
    (r"\b(?:doenca|condicao|problemas? de saude|diagnos|sofro de|sofre de|saude)", ("health", "allergy")),
    (
        r"\b(?:medicacao|medicament|remedio|comprimido|que tomo|tomo para|toma para|"
        r"e que tomo)",
        ("medication", "health"),
    ),
    (r"\btipo (?:de sangue|sanguineo)|grupo sanguineo", ("blood type",)),
    (r"\b(?:linguas|idiomas)\b|\bque lingua\w* (?:e que )?fal", ("language",)),
    (
        r"\b(?:em que lingua|que lingua|que idioma|em que idioma).{0,30}\b(?:respost|responde|"
        r"responda)",
        ("answer language",),
    ),
    (
        r"\b(?:filhos?|filhas?|criancas|miudos)\b.{0,10}(?:tenho|tem)|\bquantos filhos|\b(?:tenho|tem) "
        r"filh",
        ("children",),
    ),
    (r"\b(?:quantos|tenho|tem) (?:irmaos|irmas)", ("siblings",)),
    (
        r"\b(?:animal|animais|bicho|pet)\b|\b(?:tenho|tem) (?:gato|cao|cachorro|um gato|um cao|um "
        r"cachorro)|que raca",
        ("pet",),
    ),
    (
        r"\b(?:que|qual|quais?) (?:e |o |e o )?(?:meu )?(?:carro|automovel|carrinha)\b|\b(?:carro|"
        r"carrinha|viatura) (?:e que )?(?:tenho|conduzo|dirijo)|\b(?:qual|que marca|que "
        r"modelo).{0,14}\bmeu carro",
        ("car",),
    ),
    (
        r"\bveiculo\b|\b(?:que|o que|em que) (?:e que )?(?:conduzo|dirijo|ando (?:agora )?a conduzir)|"
        r"\bcom que (?:carro|veiculo)",
        ("motorbike", "car", "bike"),
    ),
    (r"\b(?:que|qual).{0,14}\b(?:mota|moto|motocicleta|scooter)\b|\b(?:mota|moto) (?:e que )?tenho", ("motorbike",)),
    (r"\b(?:que|qual).{0,8}\b(?:bicicleta|bike)\b", ("bike",)),
    (r"\b(?:que|qual).{0,8}\b(?:telemovel|celular|smartphone)\b", ("phone",)),
    (r"\b(?:que|qual).{0,8}\b(?:computador|portatil|notebook|laptop)\b", ("computer",)),
    (r"\b(?:casad[oa]|solteir[oa]|divorciad[oa]|estado civil)\b", ("marital status", "partner")),
    (r"\b(?:que|qual|toco|toca).{0,14}\binstrument|\bque (?:e que )?toco\b", ("instrument",)),
    (r"\bnomes? d[oa]s (?:meus |minhas |nossos )?(?:filh|crianc|miud|menin)", ("children", "name")),
    (r"\b(?:posso|pode|podemos) (?:comer|beber|tomar)", ("allergy", "diet")),
    (r"\b(?:moro|vivo|mora|vive|resido|morava|vivia) (?:em|no|na|nos|nas)\b", ("home",)),
    (r"\b(?:parceir|socio|socia)\w* (?:em|no|na|para)\b", ()),
    (r"\b(?:exercicio|atividade fisica|mexo o corpo)", ("exercise", "sport")),
    (r"\b(?:desporto|esporte|modalidade|pratico|treino o que)", ("sport", "exercise")),
    (
        r"\b(?:que|qual) (?:e |era )?(?:o )?(?:meu )?(?:time|clube|equipa|equipe)(?: (?:do coracao|de futebol))?\W*$|"
        r"\b(?:por que|para que|pra que|que|qual) (?:time|clube|equipa|equipe) (?:e que )?(?:eu )?(?:torco|apoio|sou)|"
        r"\bpor quem (?:e que )?(?:eu )?torco|\bde que (?:clube|time) (?:e que )?sou",
        ("team",),
    ),
    (
        r"\b(?:onde|em que (?:cidade|terra|universidade|faculdade|escola)|cidade)\b.{0,30}\b(?:tirei|fiz|tirou|fez|faz|"
        r"estud\w+|me formei|formei-me|se formou|anda a estudar)\b(?! (?:anos|aniversario))",
        ("school", "study"),
    ),
    (
        r"\b(?:qual|que|o que)\b.{0,30}\b(?:acabei (?:por )?(?:compra\w+|leva\w+|escolhe\w+|fica\w+)|"
        r"(?:comprei|escolhi|levei|peguei) (?:afinal|no fim))|\bpor qual .{0,20}(?:me decidi|decidi-me|optei)",
        ("purchase",),
    ),
    (
        r"\b(?:como (?:e que )?vou|como (?:e que )?me desloco|transporte).{0,24}(?:trabalho|escritorio|"
        r"emprego|faculdade)?",
        ("commute",),
    ),
    (r"\b(?:horario|horas).{0,18}\b(?:trabalh|expediente)|das quantas", ("working hours",)),
    (r"\bque horas.{0,14}\b(?:acord|levant)", ("wake time",)),
    (
        r"\b(?:que|o que).{0,10}\bestud|\bque curso|\bcurso (?:e que )?(?:faco|tirei)|"
        r"em que me formei",
        ("study", "school"),
    ),
    (r"\b(?:onde|universidade|faculdade|escola).{0,14}\bestud", ("school", "study")),
    (
        r"\b(?:que (?:numero|tamanho) (?:e que )?(?:eu )?(?:calco|calca|uso de sapato)|quanto (?:e que )?(?:eu )?calco|"
        r"numero (?:de|do) sapato|que calco|calco quanto)",
        ("shoe size",),
    ),
    (r"\b(?:altura|quanto (?:e que )?meco)\b", ("height",)),
    (r"\b(?:prazo|data limite|deadline|ate quando|entregar|para quando)\b", ("deadline", "date")),
    (r"\b(?:orcamento|verba)\b", ("budget",)),
    (
        r"\b(?:quanto|por quanto|a quanto|a como) (?:e que |eu |me |hoje |agora |ainda |ja |e a |e o |esta |estou )*"
        r"(?:cust\w+|pag\w+|gast\w+|cobr\w+|vend\w+|fic\w+|sai|saem|val\w+|lev\w+|mensalidade|prestacao|quota|taxa)|"
        r"\b(?:preco|mensalidade|prestacao|propinas?|quota|anuidade|tarifa)\b|\bvalor d[aoe]|\b(?:por|a) quanto\b|"
        r"\b(?:que|qual a) (?:quantia|montante|soma)\b",
        ("price", "rent", "budget"),
    ),
    (r"\bquanto (?:e que )?(?:eu )?(?:ganho|recebo|tiro)\b|\b(?:salario|ordenado)\b", ("salary",)),
    (r"\b(?:renda|aluguel)\b", ("rent", "price")),
    (r"\bque horas\b|\ba que horas\b", ("time",)),
    (
        r"\bquem (?:e que )?(?:lidera|gere|chefia|coordena|manda|e o responsavel|dirige|rege|comanda|"
        r"conduz|orienta|esta a frente|e (?:o|a) (?:maestr\w+|regente|lider|chefe|responsavel|"
        r"director\w*|diretor\w*) d)",
        ("leader",),
    ),
    (r"\b(?:objetivo|objectivo|meta)\b", ("goal",)),
    (
        r"\b(?:dias? da semana|que dias?|em que dias?|quais (?:os )?dias|que horas|quando|que horario|qual (?:e )?o "
        r"horario)\b",
        ("schedule",),
    ),
    (
        r"\b(?:operadora|rede movel|tarifario|(?:empresa|companhia|fornecedor) (?:de|da|do) (?:telefone|telemovel|"
        r"celular|internet|net))\b",
        ("carrier",),
    ),
    (r"\b(?:qual|que|em que|de que|onde)\b.{0,24}\b(?:banco|conta bancaria|conta no banco|minha conta)\b", ("bank",)),
    (r"\bmarca\b", ("brand",)),
    (r"\b(?:de que cor|qual (?:e |era )?a cor|que cor (?:e |tem |era ))", ("colour",)),
    (r"\bmodelo\b", ("model",)),
    (r"\bstreaming\b|\bque (?:servicos?|plataformas?|assinaturas?)\b", ("streaming",)),
    (r"\breligiao\b", ("religion",)),
    (r"\bfuso\b", ("timezone",)),
    (r"\b(?:email|e-mail|correio eletronico)\b", ("email",)),
    (r"\b(?:numero de (?:telefone|telemovel|celular)|telefone)\b", ("phone number",)),
    (r"\b(?:morada|endereco|rua|que andar|bairro)\b", ("address", "home")),
    (
        r"\b(?:marido|mulher|esposa|namorad[oa]|companheir[oa]|noiv[oa]|parceir[oa](?! (?:em|no|na|para|"
        r"d[eoa])\b)|com quem (?:e que )?(?:sou|estou) casad[oa]|com quem casei|casei com quem)\b",
        ("partner", "name"),
    ),
)
_RULES = [(re.compile(pattern), keys) for pattern, keys in _PATTERNS]
_LIKES = re.compile(
    r"\b(?:gosto|adoro|amo|detesto|odeio|suporto|prefiro|gosta|adora|ama|detesta|odeia|suporta|"
    r"prefere|curto|curte)\b(?:\s+(?:de|do|da|dos|das|muito|mesmo|o|a))*\s+(?P<what>[^?,.]+)"
)
_WHAT_IS = re.compile(
    r"\b(?:qual|quais|quem)\b\s*(?:e que |e |sao |era |foi |eram )*(?:o |a |os |as )*(?P<what>(?:meu |"
    r"minha |meus |minhas |nosso |nossa )?[^?,.]+)"
)
_TOOL = re.compile(
    r"\b(?:que|qual|com que|com o que)\b.*\b(?:uso|usa|utilizo|utiliza|usava)\b.*?\bpara (?P<what>[^?,.]+)"
)
_MARK_IN = re.compile(r"\bnotas? .{0,24}?\b(?P<at>n[oa]) (?P<in>[a-z]+(?: d[aeo]s? [a-z]+)?)")
_NOISE = re.compile(r"\s+(?:agora|atualmente|hoje(?: em dia)?|neste momento|afinal|mesmo|atual|actual)\b")


def attributes_asked(text: str, kind: QuestionKind, *, about_person: bool) -> tuple[str, ...]:
    """Return the keys that would answer, best first.

    >>> attributes_asked("Onde moro?", "where", about_person=True)
    ('home', 'address')
    >>> attributes_asked("Qual é a minha cor favorita?", "which", about_person=True)
    ('favourite colour',)
    """
    del about_person
    folded = fold(text)
    found: dict[str, None] = {}
    for word in folded.split():
        if word.strip("?.,!") in FAVOURITE_WORDS:
            found.update(dict.fromkeys(_favourite(folded)))
            break
    for pattern, keys in _RULES:
        if pattern.search(folded):
            found.update(dict.fromkeys(keys))
    found.update(dict.fromkeys(_free(text, folded)))
    found.update(dict.fromkeys(_format_keys(folded)))
    if kind == "when":
        found.setdefault("date")
    if "allergy" in found and "medication" in found:  # the medicine is what one cannot take, not what one takes
        del found["medication"]
    if mark := _MARK_IN.search(folded):
        whole = mark.group("in")
        found.update({f"nota {mark.group('at')} {whole}": None, f"nota {mark.group('at')} {whole.split()[0]}": None})
    found = at_work(found, folded, kind)
    if kind == "where" and not found:
        found.update({"place": None, "home": None})
    return tuple(found)[:5]


def _format_keys(folded: str) -> list[str]:
    """ "em que formato quero os relatórios" → report format, format."""
    if "format" not in folded and not re.search(r"\b(?:pdf|png|word|excel|csv)\b", folded):
        return []
    noun = next((THING_NOUNS[w.strip("?.,")] for w in folded.split() if w.strip("?.,") in THING_NOUNS), "")
    return [f"{noun} format", "format"] if noun else ["format"]


def _favourite(folded: str) -> list[str]:
    words = [w.strip("?.,!") for w in folded.split()]
    at = next(i for i, w in enumerate(words) if w in FAVOURITE_WORDS)
    noun = words[at - 1] if at else ""
    return [key_of(f"{noun} favorito")] if noun else []


def _free(text: str, folded: str) -> list[str]:
    """Keys made of the question's own words."""
    keys: list[str] = []
    tool = _TOOL.search(folded)
    if tool:
        keys.append(f"tool for {free_key(_NOISE.sub('', tool.group('what')).strip())}")
        keys.append("tool")
    likes = _LIKES.search(folded)
    if likes:
        keys.append(f"preference: {_as_said(text, likes.group('what').strip())}")
    what = _WHAT_IS.search(folded)
    if what:
        phrase = _NOISE.sub("", what.group("what")).strip()
        head = re.split(r"\s+d[oae]s?\s+", phrase, maxsplit=1)[0]
        for candidate in (phrase, head):
            bare = re.sub(r"^(?:meu|minha|meus|minhas|nosso|nossa)\s+", "", candidate)
            if bare in KEYS:
                keys.append(KEYS[bare])
            elif (
                candidate == phrase
                and head == phrase
                and not re.search(r"\b(?:meus?|minhas?|nossos?|nossas?)\b", bare)
                and bare
                and len(bare.split()) <= 5
                and not any(w in FAVOURITE_WORDS for w in bare.split())
            ):
                keys.append(key_of(_as_said(text, bare)))
    return keys


def _as_said(text: str, folded_phrase: str) -> str:
    """Return the words of the text that a folded phrase stands for."""
    tokens = tokens_of(text)
    wanted = folded_phrase.split()
    keys = [t.key for t in tokens]
    for i in range(len(keys) - len(wanted) + 1):
        if keys[i : i + len(wanted)] == wanted:
            return free_key(text[tokens[i].start : tokens[i + len(wanted) - 1].end])
    return folded_phrase
