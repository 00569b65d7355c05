"""Moods: whether a sentence states something, or asks, imagines, requests, quotes, jokes or only greets."""

import re
from collections.abc import Callable, Sequence
from typing import Literal

from reverie.text.portuguese.verbs.forms import readings
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import Token, fold

Mood = Literal[
    "statement", "question", "what_if", "wish", "request", "instruction", "irony", "chatter", "draft", "quoted"
]

_TAG = re.compile(
    r",?\s*(?:né|ne|certo|não é|nao é|nao e|sabe|sabes|viu|percebes|entendeu|tá|ok|não|nao|hein|pois "
    r"não|não achas|não acha)\s*\?+\s*$",
    re.I,
)
_ASKING = re.compile(
    r"^\W*(?:(?:e|mas|agora|ent[aã]o|olha|bom|desculp[ae]|por favor|oi|ol[aá]|ah|ok|j[aá] agora|"
    r"ali[aá]s|outra (?:coisa|pergunta|d[uú]vida))[\s,.!:-]+)*"
    r"(?:qual|quais|o que|oq|por que|porqu[eê] (?:é|e|n[aã]o|que)|ser[aá] que|quant[oa]s?|cad[eê]|"
    r"como (?:se|posso|fa[cç]o|fazer|[eé]|est[aá]s?|vai|"
    r"d[ae]v|foi|fa[cç]|consigo|eu)|que (?:tal|horas|dia|tipo|outr[oa]s?)|sabes? (?:se|como|onde|qual|quando|quem)|"
    r"voc[eê] (?:sabe|pode|consegue|acha|conhece|tem)|d[aá] p(?:a)?ra|tem como|alguma (?:ideia|"
    r"sugest[aã]o|dica)|algum(?:a)? \w+ que)\b",
    re.I,
)
_ASKING_BEHIND = re.compile(
    r":\s*(?:como (?:posso|fa[cç]o|fazer|se|é)|qual|quais|o que|quant[oa]s?|onde|por ?qu[eê])\b", re.I
)
_ASKING_VERB = re.compile(
    r"^\W*(?:e\s+)?(?:quando|onde|quem|aonde|de onde|para onde|a que horas|em que)\s+(?:é|e|foi|será|"
    r"fica|está|vai|posso|devo|tem|são)\b",
    re.I,
)
_WHAT_IF = re.compile(
    r"\b(?:e se (?:eu|a gente|n[oó]s|o|a)\b|imagin[ae](?:-se)? (?:que|se|s[oó])|imaginemos|imaginando "
    r"que|supon(?:ha|do|hamos)|sup[oõ]e que|digamos que|faz de conta|"
    r"fa[cç]amos de conta|fing[ei] que|fingindo que|hipot[eé]tic\w+|hip[oó]tese|em teoria|no caso de "
    r"eu|caso eu|se um dia|se algum dia|se calhasse|s[oó] por curiosidade|"
    r"se eu (?:ganhasse|fosse|tivesse|pudesse)|como se (?:eu )?(?:fosse|tivesse))",
    re.I,
)
_IF_SUBJUNCTIVE = re.compile(r"\bse\s+(?:\w+\s+){0,5}?(\w+(?:sse|ssem|ssemos|sses))\b", re.I)
_IRONY = re.compile(
    r"^\W*(?:(?:ah|oh|ai|uau|olha|pois|claro|sim|nossa)[\s,]+)*(?:que (?:maravilha|bom|alegria|fixe|"
    r"giro|del[ií]cia|beleza|sorte|lindo|[oó]timo)|[oó]timo|brilhante|fant[aá]stico|excelente|"
    r"perfeito|"
    r"maravilha|espetacular|lindo|genial|adoro|amo)\b[^.?]*\b(?:mais um[a]?|outr[oa] vez|de novo|"
    r"outr[oa])\b|\bsqn\b|\bs[oó] que n[aã]o\b\W*$|#?ironia|era (?:mesmo|s[oó]|tudo) o que (?:eu "
    r")?(?:me )?(?:faltava|precisava|queria)|"
    r"exatamente para isto que (?:eu )?vivo|tudo o que (?:eu )?(?:mais )?(?:queria|precisava|sonhava)|"
    r"\bnot!|/s\s*$|🙄",
    re.I,
)
_CHATTER = re.compile(
    r"^\W*(?:(?:muito |muit[ií]ssimo )?obrigad[oa]|valeu|ol[aá]|oi+|bom dia|boa (?:tarde|noite)|tchau|"
    r"at[eé] (?:logo|amanh[aã]|j[aá]|mais)|ok(?:ay)?|certo|entendi|entendido|percebi|perfeito|"
    r"[oó]timo|boa|"
    r"beleza|blz|show|fixe|top|legal|massa|isso|exato|exatamente|sim|n[aã]o|claro|combinado|fechado|"
    r"t[aá] bom|est[aá] bem|de nada|abra[cç]os?|beijos?|bjs|kk+|haha\w*|rs+|adorei|gostei|"
    r"faz sentido|boa ideia|que (?:bom|pena|chato|fixe|giro|legal|lindo|fofo)|parab[eé]ns|desculpa|"
    r"com certeza|pois (?:é|e)|vou (?:pensar|ver|tentar|experimentar)(?: nisso| isso)?|depois (?:digo|"
    r"conto)\w*|nada mais|era s[oó] isso|é isso|por hoje é (?:s[oó]|tudo))"
    r"(?:[\s,]+(?:obrigad[oa]|sim|mesmo|muito|demais|a[ií]|pela \w+|por \w+|ent[aã]o|tchau|valeu|"
    r"ajudou|pessoal|gente|a todos|tudo bem|[àa] todos)){0,3}\W*$",
    re.I,
)
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
_DRAFT = re.compile(
    r"(?:\b(?:segue|seguem|abaixo|aqui (?:vai|est[aá]|tens|tem)|este é|eis|recebi|mandaram-me|me "
    r"mandaram|enviaram-me|colei|estou a colar|vou colar|o texto|o email|o e-mail|a mensagem|o "
    r"par[aá]grafo|a letra|o original|"
    r"traduz\w*|corrig\w*|corrij\w*|rev[eê]\w*|revis\w*|resum\w*|reescrev\w*|melhor[ae]\w*|formata\w*|"
    r"analis[ae]\w*|ele escreveu|ela escreveu|ele disse|ela disse|diz assim|dizia|"
    r"respondeu)\b[^:\n]*:)\W*$",
    re.I,
)
_QUOTED_VOICE = re.compile(
    r"[\"“«][^\"”»]*\b(?:eu|meu|minha|sou|estou|tenho|moro|vou|me|adoro|odeio|trabalho|quero|gosto)\b[^\"”»]*[\"”»]",
    re.I,
)
_ROLE_PLAY = re.compile(
    r"\b(?:faz(?:es|e)? o papel|fa[cç]a o papel|finge (?:que|ser)|finja|age como|aja como|és (?:o|a|"
    r"um|uma)|voc[eê] é (?:o|a|um|uma)|escrev[ae](?:-me)? (?:um|uma) (?:conto|hist[oó]ria|poema|"
    r"di[aá]logo|cena|m[uú]sica|letra|personagem)|"
    r"(?:minha|meu|a|o) personagem|no (?:meu )?(?:conto|romance|livro|jogo|rpg) (?:que|,)|na minha "
    r"hist[oó]ria|monólogo|na primeira pessoa)",
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


def mood_of(text: str, tokens: Sequence[Token]) -> Mood:
    """Return what kind of speech act one sentence is.

    >>> from reverie.text.portuguese.words.tokens import tokens_of
    >>> [mood_of(s, tokens_of(s)) for s in ("Moro em Braga.", "E se eu morasse em Bergen?")]
    ['statement', 'what_if']
    """
    if _CHATTER.match(text) or not tokens:
        return "chatter"
    for mood, holds in _ORDER:
        if holds(text, tokens):
            return mood
    return "statement"


def is_what_if(text: str) -> bool:
    """Tell whether a sentence only imagines."""
    if _WHAT_IF.search(text):
        return True
    match = _IF_SUBJUNCTIVE.search(text)
    return bool(match) and any(f.tense == "subj_impf" for f in readings(fold(match.group(1)))) if match else False


def is_question(text: str, tokens: Sequence[Token]) -> bool:
    """Tell whether a sentence asks, with or without its mark."""
    bare = text.rstrip(' \t)"”»')
    if bare.endswith("?") or "?!" in bare[-4:]:
        return not _TAG.search(bare) or len(tokens) < 4
    if _ASKING_BEHIND.search(text):
        return True
    return bool(_ASKING.match(text)) or (bool(_ASKING_VERB.match(text)) and "," not in text)


def asks_for_writing(text: str) -> bool:
    """Tell whether a request is for a text, whose contents are dictated."""
    return bool(_WRITING.search(text))


def opens_draft(text: str) -> bool:
    """Tell whether what follows this sentence is a text handed over, not the speaker's own statement."""
    return bool(_DRAFT.search(text))


def opens_role_play(text: str) -> bool:
    """Tell whether this sentence asks for make-believe, so that "I" may be anybody from here on."""
    return bool(_ROLE_PLAY.search(text))


def is_standing(text: str) -> bool:
    """Tell whether a request is meant for all times to come."""
    return bool(_STANDING.search(text))


def imperative_at(tokens: Sequence[Token]) -> int:
    """Return the word at which an order to the listener stands, or -1."""
    i = 0
    while i < len(tokens) - 1 and tokens[i].key in _BEFORE_ORDER:
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


_BEFORE_ORDER = bag(
    "por favor nao entao e mas ok agora so tambem sempre nunca me pf pfv olha depois primeiro n ah "
    "bom boa se a partir de daqui diante hoje"
)


def _is_request(text: str, tokens: Sequence[Token]) -> bool:
    return bool(_HELP.search(text)) or (imperative_at(tokens) >= 0)


def _is_instruction(text: str, tokens: Sequence[Token]) -> bool:
    if is_question(text, tokens):
        return False
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


_SOOTHING = bag("esquecer preocupar ligar apressar chatear mexer ter ser estar ficar deixar ir rir zangar precisar")


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


_INSTRUCTING = re.compile(
    r"\b(?:respond(?:e|a|am|er)(?:-me)?\b.{0,30}\bem (?:portugu|ingl|espanhol|franc|pt)|(?:me "
    r"(?:chama|chame|trata|trate)|(?:chama|chame|trata|trate)-me)(?: s[oó])? (?:de|por)\b|"
    r"(?:podes|pode|voc[eê] pode) (?:me )?(?:chamar|tratar)(?:-me)? (?:de|por)\b|prefiro (?:sempre "
    r")?(?:que (?:me|voc[eê]|tu|as|respond|escrev|us)|respostas?|resumos?|listas)|(?:gosto|gostava|"
    r"gostaria|quero|queria) (?:de )?(?:que (?:me )?(?:respond|escrev|us|trat|cham|mand|envi|expli)|"
    r"(?:as )?respostas)|"
    r"quero-[oa]s?\b|n[aã]o gosto que me|preferia (?:sempre )?que (?:me |voc[eê] |tu )|\b(?:pdf|png|"
    r"jpe?g|docx?|word|excel|csv|markdown|xlsx)\b[^?.]{0,40}\b(?:nunca|em vez d|ao inv[eé]s d|jamais)|"
    r"\b(?:nunca|sempre)\b[^?.]{0,20}\b(?:pdf|png|docx|csv|markdown)\b|n[aã]o (?:quero|gosto de|"
    r"suporto) (?:mais )?(?:respostas?|listas|bullet|emojis?|tabelas)|(?:sem|nada de|zero) (?:emojis?|"
    r"listas|bullet\w*|tabelas|enrola[cç][aã]o|rodeios|markdown|negritos?)|n[aã]o (?:me )?(?:uses?|"
    r"mandes?|mande|respondas?|responda|escrevas?|escreva|trates?|trate|ponhas?|coloque|envies?|envie|"
    r"sugiras?|sugira|chames?|chame|incluas?|inclua|fa[cç]as?)\b)",
    re.I,
)


def _is_wish(text: str, tokens: Sequence[Token]) -> bool:
    del tokens
    return bool(re.match(r"^\W*(?:\w+\W+){0,4}?(?:gostaria|gostava|adoraria|queria|amaria)\b", text, re.I))


_ORDER: tuple[tuple[Mood, Callable[[str, Sequence[Token]], bool]], ...] = (
    ("irony", lambda text, tokens: bool(_IRONY.search(text))),
    ("what_if", lambda text, tokens: is_what_if(text)),
    ("draft", lambda text, tokens: opens_draft(text)),
    ("instruction", _is_instruction),
    ("question", is_question),
    ("request", _is_request),
    ("quoted", lambda text, tokens: bool(_QUOTED_VOICE.search(text))),
    ("wish", _is_wish),
)
