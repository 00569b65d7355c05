"""Orders: what asks the listener to do something, now or from now on."""

import re
from collections.abc import Sequence

from reverie.text.portuguese.verbs.forms import readings
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import Token, fold

_HELP = re.compile(
    r"\b(?:preciso de (?:uma?|uns|umas) |quero que |preciso (?:de )?(?:tua |sua |uma |alguma "
    r")?(?:ajuda|que (?:me|voc[eê]|tu))|preciso de (?:uma? )?(?:dica|sugest|ideia|conselho|texto|"
    r"mensagem|receita|resumo)s?|"
    r"(?:quer(?:o|ia)|gostaria de|gostava de|posso|tenho de|podia) (?:s[oó] )?(?:te |lhe )?(?:saber|"
    r"perguntar|perceber|entender|tirar (?:uma )?d[uú]vida|pedir|um conselho|uma (?:dica|sugest|"
    r"receita|ideia))|"
    r"(?:quero|queria|gostaria|gostava|preciso) (?:de )?que (?:me |voc[eê] |tu )|tenho uma "
    r"(?:d[uú]vida|pergunta|quest[aã]o)|minha (?:d[uú]vida|pergunta) [eé]|estou (?:a perguntar|"
    r"perguntando)|"
    r"(?:me |podes? (?:me )?|pode (?:me )?)(?:ajuda|ajudar|ajude)|ajuda-me|ajude-me|preciso escrever|"
    r"preciso de escrever)",
    re.I,
)
_STANDING = re.compile(
    r"\b(?:sempre|nunca|jamais|a partir de (?:agora|hoje)|daqui (?:para|pra|por|em) (?:a )?(?:frente|"
    r"diante)|de agora em diante|doravante|d[eo] hoje em diante|da pr[oó]xima vez|das pr[oó]ximas "
    r"vezes|"
    r"quando (?:me |eu )?(?:respond|escrev|pedi|fizer|der|sugeri|falar|mandar|perguntar|explica)\w*|"
    r"(?:toda|todas as|cada) ve(?:z|zes) que|sempre que|(?:nas|em) (?:tuas|suas|todas as) "
    r"(?:respostas|mensagens)|"
    r"em todas as|(?:n[ao]s|em) \w+s(?=,)|regra|por norma|por padr[aã]o|por defeito|em geral|para "
    r"todos os|daqui pra frente|não volt\w+ a|deix\w+ de)\b",
    re.I,
)
_WRITING = re.compile(
    r"\b(?:escrev|redi[gj]|respond|traduz|manda|mande|envi|diz|diga|prepar|elabor|rascunh|mensagem|"
    r"msg|email|e-mail|carta|texto|legenda|post)\w*",
    re.I,
)
_REQUESTS = bag(
    "escrever fazer dar dizer ajudar explicar mostrar listar traduzir resumir corrigir criar gerar "
    "sugerir responder usar lembrar recomendar "
    "comparar procurar verificar rever mandar enviar por continuar imaginar contar analisar olhar "
    "montar organizar calcular "
    "transformar refazer reescrever adicionar remover colocar preparar planear planejar converter "
    "formatar descrever elaborar anotar guardar esquecer "
    "apagar considerar chamar evitar manter assinar incluir deixar tirar trocar mudar falar tratar "
    "pensar pesquisar buscar registar registrar marcar poupar avisar "
    "ignorar parar tentar assumir propor acrescentar encurtar reduzir separar juntar comecar "
    "terminar salvar lembrar apresentar ordenar simplificar melhorar aumentar indicar"
)
_IMPERATIVES = bag(
    "faz faça faca diz diga da de poe ponha ve veja le leia vem venha sugere sugira corrige corrija "
    "traduz traduza resume resuma escreve escreva"
)
_ORDER_FRAMES = bag("quando sempre se para em no na nos nas toda cada")
_BEFORE_ORDER = bag(
    "por favor nao entao e mas ok agora so tambem sempre nunca me pf pfv olha depois primeiro n ah "
    "bom boa se a partir de daqui diante hoje"
)
_SOOTHING = bag("esquecer preocupar ligar apressar chatear mexer ter ser estar ficar deixar ir rir zangar precisar")
_INSTRUCTING = re.compile(
    r"\b(?:respond(?:e|a|am|er)(?:-me)?\b.{0,30}\bem (?:portugu|ingl|espanhol|franc|pt)|(?:me "
    r"(?:chama|chame|trata|trate)|(?:chama|chame|trata|trate)-me)(?: s[oó])? (?:de|por)\b|"
    r"(?:podes|pode|voc[eê] pode) (?:me )?(?:chamar|tratar)(?:-me)? (?:de|por)\b|prefiro (?:sempre "
    r")?(?:que (?:me|voc[eê]|tu|as|respond|escrev|us)|respostas?|resumos?|listas)|(?:gosto|gostava|"
    r"gostaria|quero|queria) (?:de )?(?:que (?:me )?(?:respond|escrev|us|trat|cham|mand|envi|expli)|"
    r"(?:as )?respostas)|"
    r"\b(?:d[aáeê]|p[oõ]e|ponha|manda|mande|escreve|escreva|faz|faça|passa|"
    r"passe)(?:-me)? (?:sempre )?tudo (?:em|sem|com)\b|"
    r"\btudo em (?:gramas|minúsculas|reais|euros|graus|quil[oô]metros|metros|portugu[eê]s)\b|"
    r"\bcomigo (?:é )?(?:sem|nada de|s[oó])\b|"
    r"\b(?:nunca|jamais) me (?:manda|d[aá]|coloca|fala|usa|escreve|responde|chama|trata|ponhas?|coloques?|"
    r"coloque|d[eê]s?|mandes?|mande|trates?|trate|chames?|chame|respondas?|sugiras?|fales?|"
    r"fale|uses?|envies?|escrevas?|escreva|fa[cç]as?)\b|\bpoup[ae](?:-me)? (?:os|as|nos|nas)\b|"
    r"^\W*(?:ok |mas |e |ah |olha |por favor |sff |pf )*(?:sem|zero|nada de) [^,.;:!?\n]{3,40}"
    r"(?:,? (?:sff|pf|por favor|nunca|ok|obrigad[oa]|t[aá]|nas respostas|comigo))|"
    r"quero-[oa]s?\b|n[aã]o gosto que me|preferia (?:sempre )?que (?:me |voc[eê] |tu )|\b(?:pdf|png|"
    r"jpe?g|docx?|word|excel|csv|markdown|xlsx)\b[^?.]{0,40}\b(?:nunca|em vez d|ao inv[eé]s d|jamais)|"
    r"\b(?:nunca|sempre)\b[^?.]{0,20}\b(?:pdf|png|docx|csv|markdown)\b|n[aã]o (?:quero|gosto de|"
    r"suporto) (?:mais )?(?:respostas?|listas|bullet|emojis?|tabelas)|(?:sem|nada de|zero) (?:emojis?|"
    r"listas|bullet\w*|tabelas|enrola[cç][aã]o|rodeios|markdown|negritos?)|n[aã]o (?:me )?(?:uses?|"
    r"mandes?|mande|respondas?|responda|escrevas?|escreva|trates?|trate|ponhas?|coloque|envies?|envie|"
    r"sugiras?|sugira|chames?|chame|incluas?|inclua|fa[cç]as?)\b)",
    re.I,
)


def asks_for_writing(text: str) -> bool:
    """Tell whether a request is for a text, whose contents are dictated."""
    return bool(_WRITING.search(text))


def is_standing(text: str) -> bool:
    """Tell whether a request is meant for all times to come."""
    return bool(_STANDING.search(text))


_ACCENTED = frozenset({"da", "de", "ve", "le", "esta", "e"})
"""Orders only with their accent: "dá", "dê", "vê", "lê"."""


def imperative_at(tokens: Sequence[Token]) -> int:
    """Return the word at which an order to the listener stands, or -1."""
    i = 0
    while i < len(tokens) - 1 and tokens[i].key in _BEFORE_ORDER and tokens[i].lowered != "dê":
        i += 1
    if i >= len(tokens):
        return -1
    token = tokens[i]
    base = token.key.split("-")[0]
    forms = readings(base)
    if any(f.person == "1s" and f.tense in {"pres", "pret"} for f in forms) and not any(
        f.person == "3s" for f in forms
    ):
        return -1
    if base in _ACCENTED and "-" not in token.key and token.lowered == base:
        return -1
    clitic = "-me" in token.key or (i and tokens[i - 1].key == "me")
    if (i and tokens[i - 1].key in {"nao", "nunca"}) or (
        i > 1 and tokens[i - 2].key in {"nao", "nunca"} and tokens[i - 1].key == "me"
    ):
        asks = any(f.tense == "subj" and f.person in {"2s", "3s", "3p"} for f in forms) and not any(
            f.tense == "pres" and f.person == "3s" for f in forms
        )
        return i if asks or base in {"me"} else -1
    for form in forms:
        ordering = (form.tense == "pres" and form.person == "3s") or (
            form.tense == "subj" and form.person in {"3s", "3p"}
        )
        if (
            ordering
            and (clitic or fold(form.lemma) in _REQUESTS)
            and not (form.tense == "pres" and any(f.tense == "impf" for f in forms))
        ):
            return i
    return i if base in _IMPERATIVES else -1


def is_request(text: str, tokens: Sequence[Token]) -> bool:
    return bool(_HELP.search(text)) or (imperative_at(tokens) >= 0)


def is_instruction(text: str, tokens: Sequence[Token]) -> bool:
    return bool(_INSTRUCTING.search(text)) or _forbids(tokens) or (is_standing(text) and _orders(text, tokens))


def _forbids(tokens: Sequence[Token]) -> bool:
    """ "Não me dês conselhos": what is forbidden is forbidden for good."""
    at = imperative_at(tokens)
    first = at
    while (
        first > 0
        and tokens[first].start - tokens[first - 1].end == 1
        and tokens[first - 1].key in {"nao", "nunca", "me"}
    ):
        first -= 1
    if at < 1 or not {"nao", "nunca"} & {t.key for t in tokens[first:at]}:
        return False
    return not any(fold(f.lemma) in _SOOTHING for f in readings(tokens[at].key.split("-")[0]))


def _orders(text: str, tokens: Sequence[Token]) -> bool:
    """Tell whether an order stands at the front or behind a comma: "quando te pedir código, usa …"."""
    if imperative_at(tokens) >= 0:
        return True
    if not {t.key for t in tokens[:4]} & _ORDER_FRAMES:
        return False
    cuts = [
        i
        for i in range(1, len(tokens))
        if "," in text[tokens[i - 1].end - tokens[0].start : tokens[i].start - tokens[0].start]
    ]
    return any(imperative_at(tokens[i:]) >= 0 for i in cuts)
