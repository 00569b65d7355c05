"""Moods: whether a sentence states something, or asks, imagines, requests, quotes, jokes or only greets."""

import re
from collections.abc import Callable, Sequence
from typing import Literal

from reverie.text.portuguese.message.orders import is_instruction, is_request
from reverie.text.portuguese.verbs.forms import readings
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
    r"\b(?:e se (?:eu|a gente|n[oó]s|o|a)\b(?!-)|imagin[ae](?:-se)? (?:que|se|s[oó])|imaginemos|imaginando "
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


def opens_draft(text: str) -> bool:
    """Tell whether what follows this sentence is a text handed over, not the speaker's own statement."""
    return bool(_DRAFT.search(text))


def opens_role_play(text: str) -> bool:
    """Tell whether this sentence asks for make-believe, so that "I" may be anybody from here on."""
    return bool(_ROLE_PLAY.search(text))


def _is_wish(text: str, tokens: Sequence[Token]) -> bool:
    del tokens
    return bool(re.match(r"^\W*(?:\w+\W+){0,4}?(?:gostaria|gostava|adoraria|queria|amaria)\b", text, re.I))


_ORDER: tuple[tuple[Mood, Callable[[str, Sequence[Token]], bool]], ...] = (
    ("irony", lambda text, tokens: bool(_IRONY.search(text))),
    ("what_if", lambda text, tokens: is_what_if(text)),
    ("draft", lambda text, tokens: opens_draft(text)),
    ("instruction", lambda text, tokens: not is_question(text, tokens) and is_instruction(text, tokens)),
    ("question", is_question),
    ("request", is_request),
    ("quoted", lambda text, tokens: bool(_QUOTED_VOICE.search(text))),
    ("wish", _is_wish),
)
